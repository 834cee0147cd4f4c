"""The lessons: what the audit expects of them."""

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from autograder.course import Course, Module
from autograder.text import LANGUAGES

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_SECONDS = 20  # for the code of one lesson


def findings(course: Course, modules: Iterable[Module]) -> Iterator[str]:
    """Each module has a lesson in both languages, with the same skeleton, and its code runs."""
    for slug in (module.slug for module in modules):
        paths = [course.root / "course_notes" / language / f"{slug}.md" for language in LANGUAGES]
        missing = [path for path in paths if not path.is_file()]
        if missing:
            yield from (f"{path.relative_to(course.root)} is missing: write the lesson of {slug}" for path in missing)
            continue
        texts = [path.read_text(encoding="utf-8") for path in paths]
        where = f"course_notes/*/{slug}.md"
        for what, of in (("order of headings, tables and code", _skeleton), ("numbers", _numbers), ("code", _code)):
            english, french = map(of, texts)
            if english != french:
                yield f"{where}: the two languages do not have the same {what}"
        for path, text in zip(paths, texts, strict=True):
            error = _error(text)
            if error:
                yield f"{path.relative_to(course.root)}: its code stops with {error}"
    for language in LANGUAGES:
        folder: Path = course.root / "course_notes" / language
        for path in folder.glob("*") if folder.is_dir() else ():
            if path.stem not in course.modules:
                yield f"{path.relative_to(course.root)}: no module has that name; rename or remove it"


def _skeleton(text: str) -> list[str]:
    lines = _BLOCK.sub("<code>\n", text).split("\n")
    kinds = (line.split()[0] if line[0] == "#" else "|" * line.count("|") for line in lines if line.strip())
    return [kind for line, kind in zip(filter(str.strip, lines), kinds, strict=True) if kind or line == "<code>"]


def _numbers(text: str) -> list[list[str]]:
    """Of each paragraph, whatever their order: a sentence may turn in translation."""
    return [sorted(_NUMBER.findall(paragraph)) for paragraph in text.split("\n\n")]


def _code(text: str) -> list[list[str]]:
    """The tokens of each block of Python, but for what may be translated: comments and texts."""
    translated = (tokenize.COMMENT, tokenize.STRING)
    return [
        [
            token.string if token.type not in translated else ""
            for token in tokenize.generate_tokens(io.StringIO(code).readline)
        ]
        for language, code in _BLOCK.findall(text)
        if language == "python"
    ]


def _error(text: str) -> str:
    """How the code of a lesson ends, each block by itself; empty when all is well."""
    for language, code in _BLOCK.findall(text):
        if language == "python":
            command = [sys.executable, "-I", "-c", code]
            done = subprocess.run(
                command, capture_output=True, text=True, timeout=_SECONDS, stdin=subprocess.DEVNULL, check=False
            )
            if done.returncode:
                return done.stderr.strip().rpartition("\n")[2]
    return ""
