"""Read what a game prints, whatever the words around it: answers, codes, words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from autograder.i18n.display import clean

Answer = tuple[int, int]
"""How many pegs are well placed, and how many are misplaced."""

_TERMINAL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")  # colours, cursor moves
_END = 20_000  # characters of the end of a text that are read
_PLACES = 12  # numbers from the start or the end of a text among which an answer is looked for

_ZERO = re.compile(r"\b(?:aucune?|z[ée]ro|none|no)\b", re.IGNORECASE)  # instead of 0
_TOUCHING = re.compile(r"(?<!\d)(\d)(\d)(?!\d)")  # both numbers of an answer: 02
_WELL, _MISPLACED = r"(?:biens?|well|correct|exacte?s?|bulls?)", r"(?:mal|misplaced|badly|cows?)"
_BLACK, _WHITE = r"(?:blacks?|noirs?|reds?|rouges?)", r"(?:whites?|blancs?)"


def typed(code: Sequence[int]) -> str:
    """Return a code as a player types it."""
    return " ".join(map(str, code))


def plain(text: str) -> str:
    """Return the text without the control sequences of a terminal."""
    return _TERMINAL.sub("", text)


def excerpt(text: str, limit: int = 90) -> str:
    """Return the beginning of a printed text, on one line, fit to be shown."""
    return clean(" ".join(plain(text).split()), limit)


def words(text: str) -> set[str]:
    """Return the words of a text, in small letters."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", plain(text))}


def shows_code(text: str, code: Sequence[int]) -> bool:
    """Return whether the pegs of a code are in a text one after the other, with no other digit."""
    return typed(code).replace(" ", "") in re.sub(r"\D", "", plain(text))


# ---------------------------------------------------------------- answers


@dataclass(frozen=True)
class Reading:
    """How the answers of a game were read.

    Attributes:
        wrong: The indexes of the texts that do not show their answer.
        alike: What is wrong with all of them: "order" or "labels" (the two numbers are exchanged),
            "well placed only", "misplaced only", "total only"; empty for anything else.
    """

    wrong: tuple[int, ...] = ()
    alike: str = ""


def read_answers(texts: Sequence[str], answers: Sequence[Answer]) -> Reading:
    """Find where all texts show their answers: beside words, or always at the same two places.

    At the same places, the well placed pegs are expected first. A word may stand for 0, and both
    numbers may touch.

    Args:
        texts: What was printed after each proposition.
        answers: The answer that each text should show.
    """
    shown = [_ZERO.sub("0", plain(text)[-_END:]) for text in texts]
    exchanged = [(misplaced, well) for well, misplaced in answers]
    labelled = [*_beside(shown, _WELL, _MISPLACED)]
    if exchanged != list(answers) and exchanged in labelled and list(answers) not in labelled:
        return Reading(_differences(exchanged, answers), "labels")
    apart = [_TOUCHING.sub(r"\1 \2", text) for text in shown]
    placed = [*_at_places(shown), *_at_places(apart)]
    found = [*labelled, *_beside(shown, _BLACK, _WHITE), *placed]
    wrong = min((_differences(one, answers) for one in found), key=len)
    is_common = 2 * len(wrong) > len(texts)
    return Reading(wrong, _what_is_alike(shown, placed, answers) if is_common else "")


def _what_is_alike(
    shown: list[str], placed: list[list[Answer | None]], answers: Sequence[Answer]
) -> str:
    """Return what is wrong with all answers, where it is the same."""
    if [(misplaced, well) for well, misplaced in answers] in placed:
        return "order"
    rows = [_numbers(text) for text in shown]
    columns = [[row[place] for row in rows] for place in range(min(map(len, rows)))]
    for alike, numbers in {
        "well placed only": [well for well, _misplaced in answers],
        "misplaced only": [misplaced for _well, misplaced in answers],
        "total only": list(map(sum, answers)),
    }.items():
        if numbers in columns:
            return alike
    return ""


def _differences(found: Sequence[Answer | None], answers: Sequence[Answer]) -> tuple[int, ...]:
    return tuple(i for i, answer in enumerate(answers) if found[i] != answer)


def _numbers(text: str) -> list[int]:
    return [int(digits[:9]) for digits in re.findall(r"\d+", text)]


def _at_places(texts: list[str]) -> Iterator[list[Answer | None]]:
    """Go through the answers read at any two places, from the start or from the end."""
    rows = [_numbers(text) for text in texts]
    from_start, from_end = range(_PLACES), range(-_PLACES, 0)
    for first, second in [*combinations(from_start, 2), *combinations(from_end, 2)]:
        needed = max(second + 1, -first)
        yield [(row[first], row[second]) if len(row) >= needed else None for row in rows]


def _beside(texts: list[str], well: str, misplaced: str) -> Iterator[list[Answer | None]]:
    """Go through the answers read after those words, or before them: first or last in a text."""
    for pattern in (r"(?<![^\W_]){}(?![^\W_])\D*?(\d+)", r"(\d+)\D*?(?<![^\W_]){}(?![^\W_])"):
        finders = [re.compile(pattern.format(word), re.IGNORECASE) for word in (well, misplaced)]
        rows = [[finder.findall(text) for finder in finders] for text in texts]
        for index in (0, -1):
            yield [
                (int(wells[index][:9]), int(others[index][:9])) if wells and others else None
                for wells, others in rows
            ]


# ---------------------------------------------------------------- codes

_GOES_ON = re.compile(r"(?<=\d)[ ,]* (?:and|et|puis|then) (?=\d)")


def codes_in(text: str, pegs: int = 4, colours: int = 6) -> list[list[int]]:
    """Return the codes that can be read in a text, in order: 1122, 1 1 2 2, [1, 1, 2, 2] or so.

    Where some codes have the same signs between all their digits, those are meant, and not what
    begins before ("Essai 1 : 1 1 2 2").

    Args:
        text: What was printed.
        pegs: How many pegs a code has.
        colours: How many colours there are, nine at most.
    """
    read = _GOES_ON.sub(", ", plain(text)[-_END:])
    peg, more = f"[1-{colours}]", pegs - 1
    code = rf"(?<!\d)(?=({peg}(?:(?:{peg}){{{more}}}|(?:[\W_]{{1,40}}{peg}){{{more}}}))(?!\d))"
    found = re.findall(code, read)
    even = [one for one in found if len({*re.split(r"\d", one)[1:-1]}) <= 1]
    return [[int(sign) for sign in one if sign.isdigit()] for one in even or found]
