"""The hunt for wrong answers with examples of one's own, in both languages: on the terminal and in a notebook."""

from autograder.i18n.message import Message, _

# ---------------------------------------------------------------- what cannot be used, and why


# ---------------------------------------------------------------- what there is to hunt

NO_OWN_MISTAKE = _(
    "There is no mistake of yours to hunt here. `check` notes those that it knows by name; then "
    "hunt them in the same folder."
)
REMINDER = _("More than a week ago, you made a mistake that an example can catch. Catch it now:")

# ---------------------------------------------------------------- one example


# ---------------------------------------------------------------- all examples


def own_mistakes(count: int, name: str, slug: str, form: str) -> Message:
    """Return what there is to hunt of a learner's own mistakes in one function."""
    said = (
        _(
            "A wrong program of `{name}` ({slug}) makes a mistake that you once made. Write an "
            "example that catches it, as in `{form}`."
        )
        if count == 1
        else _(
            "{count} wrong programs of `{name}` ({slug}) make mistakes that you once made. Write "
            "examples that catch them, one a line, as in `{form}`."
        )
    )
    return said.format(count=count, name=name, slug=slug, form=form)
