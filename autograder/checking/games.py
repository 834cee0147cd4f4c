"""Games: scripted players, and how to read what a program prints, whatever its wording."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from autograder.i18n.display import clean
from autograder.sandbox.client import Player

Answer = tuple[int, int]  # well placed, misplaced
Reader = Callable[[str], Answer | None]  # the answer a text gives, read in some way

_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")  # colours, cursor moves
# a whole word, or one between underscores; never a part of another word
_WORD = r"(?<![^\W_]){}(?![^\W_])"
_WELL = _WORD.format(r"(?:biens?|well|correct|exacts?|bulls?|bonn?e?s?)")
_MISPLACED = _WORD.format(r"(?:mal|mals|misplaced|badly|wrong|cows?|mauvaise?s?)")
_NONE = re.compile(_WORD.format(r"(?:aucune?|zéro|zero|none|no)"), re.IGNORECASE)  # instead of 0
# both numbers of an answer, without a space: 02
_SIDE_BY_SIDE = re.compile(r"(?<!\d)(\d)(\d)(?!\d)")
_BLACK = _WORD.format(r"(?:blacks?|noirs?|reds?|rouges?)")
_WHITE = _WORD.format(r"(?:whites?|blancs?)")
_TOKENS, _COLOURED = (
    re.compile(rf"(?P<well>{well})|(?P<misplaced>{misplaced})|(?P<number>\d+)", re.IGNORECASE)
    for well, misplaced in ((_WELL, _MISPLACED), (_BLACK, _WHITE))
)
_FARTHEST = 14  # numbers from the start or the end of a text among which an answer is looked for


def script(lines: Iterable[str]) -> Player:
    """A player who types these lines, then no more."""
    left = iter(lines)
    return lambda _printed: next(left, None)


def typed(code: Sequence[int]) -> str:
    """A code as a player types it."""
    return " ".join(map(str, code))


def plain(text: str) -> str:
    """The text without the control sequences of a terminal."""
    return _CONTROL.sub("", text)


def excerpt(text: str, limit: int = 90) -> str:
    """The beginning of a printed text, on one line, fit to be shown."""
    return clean(" ".join(plain(text).split()), limit)


# ---------------------------------------------------------------- answers: well placed, misplaced


def _numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", plain(text)[-5000:]) if len(found) < 10]


def _at(first: int, second: int) -> Reader:
    """The numbers at two places, counted from the start, or from the end when negative."""

    def read(text: str) -> Answer | None:
        numbers = _numbers(text)
        try:
            return numbers[first], numbers[second]
        except IndexError:
            return None

    return read


def _by_label(before: bool, last: bool, words: re.Pattern[str]) -> Reader:
    """The numbers beside the words for well placed and misplaced: the word before or after its
    number."""

    def read(text: str) -> Answer | None:
        tokens = [
            (found.lastgroup or "", found[0]) for found in words.finditer(plain(text)[-5000:])
        ]
        tokens = [
            one
            for one, following in zip(tokens, [*tokens[1:], ("", "")], strict=False)
            if one[0] == "number" or one[0] != following[0]
        ]
        found = {}
        for rank, (kind, _) in enumerate(tokens):
            beside = rank + 1 if before else rank - 1
            is_number = 0 <= beside < len(tokens) and tokens[beside][0] == "number"
            if kind != "number" and is_number and (last or kind not in found):
                found[kind] = int(tokens[beside][1][:9])
        return (found["well"], found["misplaced"]) if len(found) == 2 else None

    return read


_LABELLED, _BY_COLOUR = (
    [_by_label(before, last, words) for before in (True, False) for last in (True, False)]
    for words in (_TOKENS, _COLOURED)
)
_PLACES = [*combinations(range(_FARTHEST), 2), *combinations(range(-_FARTHEST, 0), 2)]
_POSITIONAL = [_at(*places) for places in _PLACES]
_ALONE = [_at(place, place) for place in range(-_FARTHEST, _FARTHEST)]


@dataclass(frozen=True)
class Reading:
    """The answers of a game as they were read: the ranks of the wrong ones, and what is wrong with
    all alike."""

    wrong: tuple[int, ...] = ()
    # order, labels (the two numbers are exchanged); well placed only, misplaced only, total only
    alike: str = ""


def read_answers(texts: Sequence[str], answers: Sequence[Answer]) -> Reading:
    """Find a way of reading, the same for all texts, in which each gives its answer.

    The numbers stand beside words for well placed and misplaced, or else always at the same two
    places, in that order; a word may stand for 0, and both numbers may touch.
    """
    as_shown = _read(texts, answers)
    if as_shown.wrong:
        for written, meant in ((_NONE, "0"), (_SIDE_BY_SIDE, r"\1 \2")):
            if not _read([written.sub(meant, text) for text in texts], answers).wrong:
                return Reading()
    return as_shown


def _read(texts: Sequence[str], answers: Sequence[Answer]) -> Reading:

    def right(reader: Reader, wanted: Sequence[Answer] = answers) -> list[bool]:
        return [reader(text) == answer for text, answer in zip(texts, wanted, strict=True)]

    labelled = [
        reader for reader in _LABELLED if texts and all(reader(text) is not None for text in texts)
    ]
    by_place = [*_POSITIONAL, *_BY_COLOUR]  # what a colour means is anybody's choice
    best = max(map(right, labelled or by_place), key=sum)
    if all(best):
        return Reading()
    wrong = tuple(rank for rank, good in enumerate(best) if not good)
    exchanged = [(misplaced, well) for well, misplaced in answers]
    swapped = any(all(right(reader, exchanged)) for reader in labelled or _POSITIONAL)
    if labelled and not swapped and any(all(right(reader)) for reader in by_place):
        # the words stood beside other numbers: “2/4 bien placés”, or the next try's
        return Reading()
    if swapped:
        return Reading(wrong, "labels" if labelled else "order")
    if 2 * len(wrong) > len(texts):
        for alike, one in (
            ("well placed only", [well for well, _ in answers]),
            ("misplaced only", [misplaced for _, misplaced in answers]),
            ("total only", [well + misplaced for well, misplaced in answers]),
        ):
            if any(all(right(reader, [(number, number) for number in one])) for reader in _ALONE):
                return Reading(wrong, alike)
    return Reading(wrong)


# ---------------------------------------------------------------- codes

# Between two digits of a code: any signs but letters and digits, a word that goes on counting (“1,
# 1, 2 et 2”), or each time the same short one (“1 og 1 og 2 og 2”); a sentence with counts has
# other words, and a number of two digits is no digit of a code.
_SIGNS = r"[\W_]{1,40}"
_WIDE = re.compile(r"\s{41,}")  # more than may stand between two pegs of a code
_READ = 20_000  # characters of the end of a text in which codes are looked for
_GOES_ON = re.compile(r"(?<=\d)[ ,]*[ ](?:and|et|puis|then)[ ](?=\d)")
_SHORT_WORD = r"[ ][^\W\d_]{1,3}[ ]"


@cache
def _code(pegs: int, colours: int) -> re.Pattern[str]:
    peg = f"[1-{colours}]"
    more = pegs - 1
    gaps = rf"(?:{peg}){{{more}}}|(?:{_SIGNS}{peg}){{{more}}}"
    others = gaps + (
        rf"|(?P<word>{_SHORT_WORD}){peg}(?:(?P=word){peg}){{{pegs - 2}}}" if pegs > 1 else ""
    )
    return re.compile(rf"(?<!\d)(?=({peg}(?:{others}))(?!\d))")


def codes_in(text: str, pegs: int = 4, colours: int = 6) -> list[list[int]]:
    """All codes that can be read in a text, in order: 1122, 1 1 2 2, [1, 1, 2, 2]…; of nine colours
    at most.

    Where some have the same between all their digits, they are meant, and not what begins before
    (“Essai 1 : 1 1 2 2”).
    """
    read = _GOES_ON.sub(", ", _WIDE.sub(" " * 41, plain(text))[-_READ:])
    found = [one[1] for one in _code(pegs, colours).finditer(read)]
    even = [one for one in found if len({*re.split(r"\d", one)[1:-1]}) <= 1]
    return [[int(sign) for sign in one if sign.isdigit()] for one in even or found]


_DENIES = re.compile(
    r"\b(?:perd|lost\b|lose|pas\b|non?\b|not\b|cannot|never|jamais|aucun|rien|nothing|none|sans|dommage|rat[ée]|[ée]ch"
    r"|d[ée]sol|sorry|unfortunate|malheureuse|ordinateur|computer|machine|almost|presque|fail|over\b|fini|[ée]puis|plus\b"
    r"|more\b|err|mistake|wrong|faux|fausse|tromp|trich|cheat|contradi|impossible|in(?:co|val)|tort\b|\w+n't\b"
    r"|(?:0|z[ée]ro) (?:code|candidat|possib))",
    re.IGNORECASE,
)


def claims(text: str, what: re.Pattern[str]) -> bool:
    """Whether a text says something like that, and no word of it may take that back."""
    return bool(what.search(plain(text))) and not _DENIES.search(plain(text))


def words(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", plain(text))}
