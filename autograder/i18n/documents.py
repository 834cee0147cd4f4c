"""Documents of several paragraphs: Markdown files beside the code, one for each language."""

from pathlib import Path


def read_document(stem: Path, language: str) -> str:
    """Read a document in a language, or in English when no file of it is in that language.

    Args:
        stem: The path of the document without language and suffix: `templates/start` is
            `templates/start.fr.md` in French.
        language: The code of the language, such as "fr".

    Returns:
        The Markdown of the document, as its translator typed it, with the blanks to fill in.
    """
    path = stem.with_name(f"{stem.name}.{language}.md")
    if not path.is_file():
        path = stem.with_name(f"{stem.name}.en.md")
    return path.read_text(encoding="utf-8")
