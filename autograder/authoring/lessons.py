"""The lessons, and the pages around them: what the audit expects of them."""

import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator

from autograder.course.module import Course, Module

# a block of code that is run
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PICTURE = re.compile(r"^!\[[^\]]*\]\((.*)\)$")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
PAGES = ("index", "glossary", "literature", "teachers")  # besides a lesson for each module
# in a traceback, a line of what `run` ran
_PLACE = re.compile(r'^  File "<string>", line (\d+)', re.MULTILINE)
_SECONDS = 20  # for the code of one lesson


def findings(course: Course, modules: Iterable[Module]) -> Iterator[str]:
    """Each page is there in all languages, with the same skeleton; so is a lesson for each module.
    Its code runs."""
    folders = [course.notes / language for language in course.languages]
    pages = [name for name in PAGES if any((folder / f"{name}.md").is_file() for folder in folders)]
    for name in [*(module.slug for module in modules), *pages]:
        paths = [folder / f"{name}.md" for folder in folders]
        missing = [path for path in paths if not path.is_file()]
        if missing:
            yield from (
                f"{path.relative_to(course.root)} is missing: write this page" for path in missing
            )
            continue
        texts = [path.read_text(encoding="utf-8") for path in paths]
        first, *twins = texts
        for what in dict.fromkeys(what for twin in twins for what in differences(first, twin)):
            yield f"course_notes/*/{name}.md: its languages do not have the same {what}"
        for path, text in zip(paths, texts, strict=True):
            error = error_in(text)
            if error:
                yield (
                    f"{path.relative_to(course.root)}: its code stops with {error}; each block runs"
                    " by itself"
                )
    for folder in folders:
        for path in folder.glob("*") if folder.is_dir() else ():
            if path.stem not in (*course.modules, *PAGES, "figures"):
                yield (
                    f"{path.relative_to(course.root)}: no module has that name; rename or remove it"
                )


def differences(text: str, twin: str) -> Iterator[str]:
    """What a page and its twin do not have in common, and should."""
    for what, of in (
        ("order of headings, tables, pictures and code", _skeleton),
        ("numbers", _numbers),
        ("code", _code),
    ):
        if of(text) != of(twin):
            yield what


def _skeleton(text: str) -> list[str]:
    lines = _BLOCK.sub("<code>\n", text).split("\n")
    return [kind for kind in map(_kind, lines) if kind]


def _kind(line: str) -> str:
    """What a line is, in either language; empty for a line of prose."""
    if line.startswith(("#", "<code>")):
        return line.split()[0]
    picture = _PICTURE.match(line)
    return picture[1] if picture else "|" * line.count("|")


def _numbers(text: str) -> list[list[str]]:
    """The numbers of each paragraph, sorted: a sentence may turn in translation."""
    return [sorted(_NUMBER.findall(paragraph)) for paragraph in text.split("\n\n")]


def _code(text: str) -> list[list[str]]:
    """The tokens of each block of Python, but for what may be translated: comments and texts."""
    translated = (tokenize.COMMENT, tokenize.STRING)
    return [
        [
            token.string if token.type not in translated else ""
            for token in tokenize.generate_tokens(io.StringIO(code).readline)
        ]
        for code in PYTHON.findall(text)
    ]


def error_in(text: str) -> str:
    """Run the code of a lesson, each block by itself; the first error in words, or an empty
    text."""
    for block in PYTHON.finditer(text):
        done = run(block[1])
        if done.returncode:
            error = done.stderr.strip().rpartition("\n")[2]
            places = [int(line) for line in _PLACE.findall(done.stderr)]
            if not places:
                return error
            # `run` puts a line before the block
            number = text.count("\n", 0, block.start(1)) + places[-1] - 1
            return f"{error} (line {number}: {text.splitlines()[number - 1].strip()})"
    return ""


def run(code: str) -> subprocess.CompletedProcess[str]:
    """One block of a lesson, in a process of its own; what it draws at random is the same each
    time."""
    seeded = f"import random; random.seed(0)\n{code}"
    command = [sys.executable, "-I", "-c", seeded]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        stdin=subprocess.DEVNULL,
        check=False,
    )
