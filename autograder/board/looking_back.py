"""A game looked back at: what each move taught, the tries it lost against the best one, and luck,
apart."""

from dataclasses import dataclass
from fractions import Fraction
from importlib.util import find_spec
from math import log2
from typing import TYPE_CHECKING

from autograder.board.game import BoardGame
from autograder.board.rules import typed
from autograder.i18n import review as said
from autograder.i18n.formats import number
from autograder.i18n.text import Text

if TYPE_CHECKING:
    from autograder.numbers.review import Judged

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
    why_not: Text

    @property
    def lost(self) -> Fraction:
        return sum((one.lost for one in self.judged if one), Fraction())

    @property
    def luck(self) -> Fraction:
        return sum((one.luck for one in self.judged if one), Fraction())

    @property
    def legend(self) -> Text:
        """What stands in the columns, as far as anything does."""
        return said.HOW_BITS + said.HOW_JUDGED if any(self.judged) else said.HOW_BITS

    def rows(self, language: str) -> list[list[str]]:
        """A row of cells for each move, under `said.COLUMNS`."""
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

    def told(self, yours: bool, evil: bool = False) -> Text:
        """What was lost in all, and what was luck; `evil`: against a codemaker without a code."""
        if not any(self.judged):
            return self.why_not
        if evil:
            return said.NO_LUCK.format(lost=_tries(self.lost)) + self.why_not
        gave = said.LUCK_GAVE if self.luck >= 0 else said.LUCK_TOOK
        lost = said.YOU_LOST if yours else said.IT_LOST
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
        still = said.STILL.format(still=abs(float(self.still))) if self.still else Text("", "")
        return summary + said.BALANCE.format(**values) + still


def look_back(game: BoardGame) -> Review:
    """A game that is over, reviewed; the first time, it takes a few seconds."""
    nothing = [None] * len(game.turns)
    if find_spec("numpy") is None:
        return Review(game, tuple(nothing), None, Fraction(), said.NO_NUMPY)
    from autograder.numbers.review import MANY, expected_of, judged

    expected = expected_of(game.setting.length, game.setting.colours)
    if not expected:
        return Review(game, tuple(nothing), None, Fraction(), said.TOO_LARGE)
    turns = [(turn.guess, turn.answer) for turn in game.turns]
    found = tuple(judged(expected, turns))
    start = expected.tries(expected.game.secrets) if found[0] else None
    why_not = Text("", "") if all(found) else said.FROM.format(most=MANY)
    still = Fraction()
    # what the sums come to; it is what the codes left still take
    if start is not None and not game.found:
        still = start - len(turns) + sum((one.lost - one.luck for one in found if one), Fraction())
    return Review(game, found, start, still, why_not)


def _tries(value: Fraction) -> Text:
    """0.5 tries, 1 try; French counts in the plural from two on."""
    english, french = (
        said.ONE_TRY if few else said.TRIES
        for few in (number(float(value), "en") == "1", value < 2)
    )
    size = abs(float(value))
    return Text(english.format(n=size)["en"], french.format(n=size)["fr"])


def _two_places(value: Fraction | float, language: str) -> str:
    """A number of a column."""
    return number(float(value), language, ".2f")


def _signed(value: Fraction, language: str) -> str:
    return f"{'−' if value < 0 else '+'}{_two_places(abs(value), language)}"
