"""Each number of the lessons and statements is computed by a fact, has a source, or is of a kind
that needs none."""

import re
from collections.abc import Iterator
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal

import pytest

from autograder.course.module import Course
from autograder.course.percent import cells
from autograder.numbers.facts import CITED, FACTS
from autograder.tests.settings import LANGUAGES

# ---------------------------------------------------------------- what needs no fact, and why

_NO_NUMBERS = (  # kinds of text whose digits state nothing
    r"^```.*?^```$",  # programs: the audit runs them
    r"`[^`]*`",  # pieces of programs
    r"\]\([^)]*\)",  # the addresses of links and pictures
    r"\$[^$]*\$",  # formulas
    r"MM\*?\([^)]*\)",  # the names of games
    r"\b\d(?: \d)+ ?…?",  # codes, in sentences
)
_NO_FACTS = {  # numbers of one module, or of all
    "": {
        "1947 1948 1968 1976 1977 77 1978 79 1982 1983": "years",
        "1993 1996 1999 2005 2007 2009 2011 2013 2014 2020": "more years",
        "1111 1112 1122 1123 1234": "codes that are written as one word",
    },
    "m03_codemaker": {
        "10 11": "the rule of the game: ten tries, not eleven",
        "17 18": "what the program above the line shows",
        "100": "out of how many",
    },
    "m05_averages": {
        "4.8 25 10000 100 4.70 4.60": "means somebody might find, in questions to the reader"
    },
    "m06_bulls_and_cows": {
        "123": "the first guess of an example",
        "200": "games somebody might play, in a question to the reader",
    },
    "m07_elimination": {
        "10": "an example counted in a hint",
        "0.01": "in a question to the reader",
    },
    "m09_bounds": {
        "1000": "in a question to the reader",
        "16": "a theorem holds from so many colours on",
        "10": "an example with many pegs",
    },
    "m10_optimum": {
        "127": "what a byte holds",
        "300 80": "megabytes, measured",
        "31926": "a page of a site",
    },
}


def _excepted(slug: str) -> set[str]:
    return {
        number
        for kind in ("", slug)
        for numbers in _NO_FACTS.get(kind, {})
        for number in numbers.split()
    }


# ---------------------------------------------------------- numbers, and the facts they belong to

_NUMBER = re.compile(r"(?<![\w.])(?:\d{1,3}(?: 000)+|\d+(?:\.\d+)?)(?![\w])")


def _stated(slug: str) -> list[list[str]]:
    """The numbers of each fact of a module, and of the first one, which says how large games
    are."""
    known = [*FACTS, *CITED]
    return [
        _numbers(fact.stated) for fact in known if {fact.module, *fact.also} & {slug[:3], "m01"}
    ]


def _numbers(text: str) -> list[str]:
    return [number.replace(" ", "") for number in _NUMBER.findall(text)]


def _is(number: str, stated: str) -> bool:
    """Whether a number is the stated one, rounded to its decimals."""
    if number == stated or "." not in number:
        return number == stated
    unit = Decimal(1).scaleb(-len(number.partition(".")[2]))
    return Decimal(number) in {
        Decimal(stated).quantize(unit, how) for how in (ROUND_HALF_UP, ROUND_HALF_EVEN)
    }


def _in_a_row(row: list[str], stated: list[str]) -> bool:
    """Whether the numbers of a row follow each other in a fact."""
    starts = range(len(stated) - len(row) + 1)
    return any(all(map(_is, row, stated[start:])) for start in starts)


# ---------------------------------------------------------------- pages


def _plain(text: str) -> str:
    for kind in _NO_NUMBERS:
        text = re.sub(kind, "_", text, flags=re.MULTILINE | re.DOTALL)
    return text


def _rows_and_prose(text: str) -> tuple[list[list[str]], str]:
    """The numbers of each row of the tables, but for headings and labels; and all that is said in
    sentences."""
    text = re.sub(r"^```.*?^```$|`[^`]*`", "_", text, flags=re.MULTILINE | re.DOTALL)
    found, prose = [], []
    lines = text.split("\n")
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if not line.startswith("|"):
            prose.append(line)
        elif not below.startswith("|---"):
            numbers, said = _cells(line)
            found.append(numbers)
            prose += said
    return [row for row in found if row], "\n".join(prose)


def _cells(line: str) -> tuple[list[str], list[str]]:
    """The numbers of a row, and its cells that are sentences; the first cell, if it is a word, is a
    label."""
    row = [cell.strip() for cell in line.strip("|").split("|")]
    row = row[1:] if re.search(r"[^\W\d_]", row[0]) else row
    said = [cell for cell in row if len(re.findall(r"[^\W\d_]+", cell)) > 2]
    return [number for cell in row if cell not in said for number in _numbers(cell)], said


def _pages(course: Course, slug: str, language: str) -> Iterator[str]:
    yield (course.root / "course_notes" / language / f"{slug}.md").read_text(encoding="utf-8")
    for cell in cells(course.module(slug).source):
        if cell.kind == "markdown" and cell.marks.get("lang") == language:
            yield cell.text


def _strange(course: Course, slug: str, language: str) -> Iterator[str]:
    """The numbers of two digits or more, or with decimals, and the rows of tables, that belong to
    nothing."""
    facts = _stated(slug)
    known = {number for fact in facts for number in fact} | _excepted(slug)
    for page in _pages(course, slug, language):
        rows, prose = _rows_and_prose(page)
        for row in rows:
            if not _excepted(slug).issuperset(row) and not any(
                _in_a_row(row, fact) for fact in facts
            ):
                yield "| " + " | ".join(row)
        for number in _numbers(_plain(prose)):
            if len(number) > 1 and not any(_is(number, other) for other in known):
                yield number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_belongs_to_a_fact(course: Course, language: str) -> None:
    strange = {slug: [*_strange(course, slug, language)] for slug in course.modules}
    assert {slug: numbers for slug, numbers in strange.items() if numbers} == {}
