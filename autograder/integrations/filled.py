"""Templates, as they lie in this package, filled in."""

import re
from pathlib import Path

from autograder.i18n.documents import read_document

_FOLDER = Path(__file__).parent / "templates"
_BLANK = re.compile(r"@\{(\w+)\}")  # which no shell and no workflow knows


def write(template: str, place: Path, **words: str) -> None:
    """Write a template with each `@{word}` replaced; what begins with `#!` may be run. Raises
    KeyError, OSError."""
    text = filled((_FOLDER / template).read_text(encoding="utf-8"), **words)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8", newline="\n")
    if text.startswith("#!"):
        place.chmod(0o755)


def write_readme(platform: str, folder: Path, language: str, **words: str) -> None:
    """Write `README.md` into a folder: what a teacher does with it at that platform.

    Args:
        platform: The folder of the templates that has the document `readme`.
        folder: Where the page is written.
        language: The language of the page.
        words: What replaces each `@{word}`.

    Raises:
        KeyError: When a word is missing.
        OSError: When the page cannot be written.
    """
    text = filled(read_document(_FOLDER / platform / "readme", language), **words)
    (folder / "README.md").write_text(text, encoding="utf-8", newline="\n")


def filled(text: str, **words: str) -> str:
    """The text with each `@{word}` replaced. Raises KeyError."""
    return _BLANK.sub(lambda blank: words[blank[1]], text)
