"""What a cell shows after `hunt`: each example and what became of it, then how many are caught."""

from collections.abc import Iterator

from autograder.examples.hunting import Hunt, Tried
from autograder.examples.written import Written
from autograder.notebook.shown import Paragraph, Shown


def hunt_shown(hunt: Hunt, read: Written, language: str) -> Shown:
    """Try the examples, and show all that is to be said. Raises SandboxError."""
    paragraphs = [Paragraph(one[language], faint=True) for one in read.refused]
    markdown = [one[language] for one in read.refused]
    for example in read.examples:
        tried = hunt.try_example(example)
        paragraphs.append(Paragraph(f"`{example.text}`\n" + "\n".join(said[language] for said, _ in tried.told())))
        markdown.append(f"```python\n{example.text}\n```\n" + "\n".join(_lines_of(tried, language)))
    heading, *others = (said[language] for said in hunt.standing())
    paragraphs += map(Paragraph, others)
    whole = "\n\n".join([f"**{heading}**", *markdown, "  \n".join(others)])
    return Shown(language, "plain" if hunt.free else "good", heading, tuple(paragraphs), markdown=whole)


def _lines_of(tried: Tried, language: str) -> Iterator[str]:
    first, *others = tried.told()
    yield f"{first[0][language]}\n"
    for said, code in others:
        yield f"- {said[language]}"
        if code:
            yield "\n".join(f"  {line}" for line in ["```python", *code.splitlines(), "```"])
