"""The puzzle of the lines of a right program, in both languages: with buttons, or half-written as text."""

from autograder.i18n.message import _

# ---------------------------------------------------------------- what is to be done

HALF_WRITTEN = _(
    "Here is a right `{name}` with gaps: each `# ...` is one of the lines below. Write the whole "
    "function in your own file or cell."
)
THEN_CHECK = _("Then check it:")

# ---------------------------------------------------------------- what becomes of an order


# ---------------------------------------------------------------- help


# ---------------------------------------------------------------- with buttons
