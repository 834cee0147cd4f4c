"""A game looked back at: what each move taught, the tries it lost against the best one, and luck,
apart."""

from dataclasses import dataclass
from fractions import Fraction
from importlib.util import find_spec
from math import log2
from typing import TYPE_CHECKING

from autograder.board.game import BoardGame
from autograder.board.rules import typed
from autograder.i18n.formats import number
from autograder.i18n.message import Message, _, plural

if TYPE_CHECKING:
    from autograder.numbers.review import Judged

COLUMNS = (
    _("move"),
    _("answer"),
    _("codes before"),
    _("codes after"),
    _("bits"),
    _("lost"),
    _("luck"),
    _("best"),
)
HOW_BITS = _("bits: what the answer taught; each halves the number of codes.")


_NONE = "–"


@dataclass(frozen=True)
class Review:
    """A game that is over.

    Attributes:
        judged: For each move what it lost, or None where that is not computed.
        start: The tries the best player expects where the first move is judged; None where it is
            not.
        still: Those still to be expected when the game ended without the code.
        why_not: Why some moves are not judged; empty where all are.
    """

    game: BoardGame
    judged: "tuple[Judged | None, ...]"
    start: Fraction | None
    still: Fraction
    why_not: Message

    @property
    def lost(self) -> Fraction:
        return sum((one.lost for one in self.judged if one), Fraction())

    @property
    def luck(self) -> Fraction:
        return sum((one.luck for one in self.judged if one), Fraction())

    @property
    def legend(self) -> Message:
        """What stands in the columns, as far as anything does."""
        return (
            HOW_BITS
            + _(
                "lost: the tries this move costs on average, against the best move. luck: the "
                "tries its answer saved, against the average. best: a move that loses nothing."
            )
            if any(self.judged)
            else HOW_BITS
        )

    def rows(self, language: str) -> list[list[str]]:
        """A row of cells for each move, under `COLUMNS`."""
        counts = list(map(len, self.game.candidates_by_turn))
        found = []
        for turn, before, after, one in zip(
            self.game.turns, counts, counts[1:], self.judged, strict=False
        ):
            judged = [_NONE, _NONE, _NONE]
            if one:
                best = one.best if one.lost else turn.guess
                judged = [_two_places(one.lost, language), _signed(one.luck, language), typed(best)]
            bits = _two_places(log2(before / after), language)
            found.append(
                [typed(turn.guess), typed(turn.answer), str(before), str(after), bits, *judged]
            )
        return found

    def told(self, yours: bool, evil: bool = False) -> Message:
        """What was lost in all, and what was luck; `evil`: against a codemaker without a code."""
        if not any(self.judged):
            return self.why_not
        if evil:
            return (
                _(
                    "You lost {lost}. A codemaker without a code leaves nothing to luck: that "
                    "column says what its answers cost you, beside the average over the codes "
                    "that were left.",
                    lost=_tries(self.lost),
                )
                + self.why_not
            )
        gave = _("luck gave {luck}") if self.luck >= 0 else _("luck took {luck}")
        lost = _("You lost {lost}; {luck}.") if yours else _("This player lost {lost}; {luck}.")
        summary = lost.format(lost=_tries(self.lost), luck=gave.format(luck=abs(float(self.luck))))
        if self.start is None:
            return summary + self.why_not
        values = {
            "start": float(self.start),
            "lost": abs(float(self.lost)),
            "sign": "−" if self.luck >= 0 else "+",
            "luck": abs(float(self.luck)),
            "used": float(len(self.game.turns) + self.still),
        }
        still = (
            _(
                "The code was not found: on average, {still} more would have been needed.",
                still=abs(float(self.still)),
            )
            if self.still
            else Message()
        )
        return (
            summary
            + _(
                "The best player expects {start} tries from the start; {start} + {lost} {sign} "
                "{luck} = {used}, up to rounding.",
                **values,
            )
            + still
        )


def look_back(game: BoardGame) -> Review:
    """A game that is over, reviewed; the first time, it takes a few seconds."""
    nothing = [None] * len(game.turns)
    if find_spec("numpy") is None:
        return Review(
            game,
            tuple(nothing),
            None,
            Fraction(),
            _(
                "What was lost cannot be computed here, where the library numpy is missing; on a "
                "computer with the workbook, `mastermind play --review` says it."
            ),
        )
    from autograder.numbers.review import MANY, expected_of, judged

    expected = expected_of(game.setting.length, game.setting.colours)
    if not expected:
        return Review(
            game,
            tuple(nothing),
            None,
            Fraction(),
            _("This game is too large for its moves to be judged."),
        )
    turns = [(turn.guess, turn.answer) for turn in game.turns]
    found = tuple(judged(expected, turns))
    start = expected.tries(expected.game.secrets) if found[0] else None
    why_not = (
        Message()
        if all(found)
        else _(
            "Where more than {most} codes are left, moves are judged in the classic game only: "
            "the first ones are not counted.",
            most=MANY,
        )
    )
    still = Fraction()
    # what the sums come to; it is what the codes left still take
    if start is not None and not game.found:
        still = start - len(turns) + sum((one.lost - one.luck for one in found if one), Fraction())
    return Review(game, found, start, still, why_not)


def _tries(value: Fraction) -> Message:
    """0.5 tries, 1 try; French counts in the plural from two on."""
    size = abs(float(value))
    is_one = number(float(value), "en") == "1"
    # 0 stands for what is neither one nor two: plural in English, singular in French
    count = 1 if is_one else 0 if value < 2 else 2
    return plural("{n} try", "{n} tries", count=count, n=size)


def _two_places(value: Fraction | float, language: str) -> str:
    """A number of a column."""
    return number(float(value), language, ".2f")


def _signed(value: Fraction, language: str) -> str:
    return f"{'−' if value < 0 else '+'}{_two_places(abs(value), language)}"
