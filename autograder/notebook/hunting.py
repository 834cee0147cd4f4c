"""What a cell shows after `hunt`: each example and what became of it, then how many are caught."""

from collections.abc import Iterator

from autograder.examples.hunting import Hunt, Tried
from autograder.examples.written import Written, form_of
from autograder.i18n.message import _
from autograder.learn.own_mistakes import introduce_hunt
from autograder.notebook.shown import Paragraph, Shown, sentence


def hunt_shown(hunt: Hunt, read: Written, language: str) -> Shown:
    """Try the examples, and show all that is to be said. Raises SandboxError."""
    paragraphs = [Paragraph(one[language], faint=True) for one in read.refused]
    markdown = [one[language] for one in read.refused]
    for example in read.examples:
        tried = hunt.try_example(example)
        paragraphs.append(
            Paragraph(f"`{example.text}`\n" + "\n".join(said[language] for said, _ in tried.told()))
        )
        markdown.append(f"```python\n{example.text}\n```\n" + "\n".join(_lines_of(tried, language)))
    heading, *others = (said[language] for said in hunt.standing())
    paragraphs += map(Paragraph, others)
    whole = "\n\n".join([f"**{heading}**", *markdown, "  \n".join(others)])
    return Shown(
        language, "plain" if hunt.free else "good", heading, tuple(paragraphs), markdown=whole
    )


def begun_shown(hunt: Hunt, own: bool, language: str) -> Shown:
    """Say how a hunt begins. `own`: it is one for the learner's own mistakes."""
    name, form, count = hunt.task.name, form_of(hunt.task.name), hunt.count
    if not own:
        return sentence(
            _(
                "{count} wrong programs of `{name}` can be caught by an example. Write yours "
                'between two times three quotes, one a line: `hunt("{name}", """{form}""")`.',
                count=count,
                name=name,
                form=form,
            ),
            language,
        )
    call = f'hunt("{name}", """{form}""", mine=True)'
    said = [introduce_hunt(count, name, hunt.module.slug, form), *hunt.still_free()]
    first, *others = (Paragraph(one[language]) for one in said)
    return Shown(language, "plain", "", (first, *others, Paragraph("", call)))


def _lines_of(tried: Tried, language: str) -> Iterator[str]:
    first, *others = tried.told()
    yield f"{first[0][language]}\n"
    for said, code in others:
        yield f"- {said[language]}"
        if code:
            yield "\n".join(f"  {line}" for line in ["```python", *code.splitlines(), "```"])
