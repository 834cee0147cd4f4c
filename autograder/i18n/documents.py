"""Documents of several paragraphs: files beside the code, one for each language."""

from pathlib import Path

from autograder.i18n.catalogue import ENGLISH


def read_document(stem: Path, language: str, suffix: str = ".md") -> str:
    """Read a document in a language, or in English when no file of it is in that language.

    Args:
        stem: The path of the document without language and suffix: `templates/start` is
            `templates/start.fr.md` in French.
        language: The code of the language, such as "fr".
        suffix: That of the files.

    Returns:
        The text of the document, as its translator typed it, with the blanks to fill in.
    """
    path = _path(stem, language, suffix)
    return (path if path.is_file() else _path(stem, ENGLISH, suffix)).read_text(encoding="utf-8")


def language_of_document(stem: Path, language: str, suffix: str) -> str:
    """Return in which language a document is read by who asks for `language`."""
    return language if _path(stem, language, suffix).is_file() else ENGLISH


def _path(stem: Path, language: str, suffix: str) -> Path:
    return stem.with_name(f"{stem.name}.{language}{suffix}")
