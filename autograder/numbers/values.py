"""What the classic game costs after its first two moves, and the best next guess: a table that was
computed, and kept.

Of situations that only names tell apart, one is kept; nor are those with few codes left: they are
soon computed.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from pathlib import Path

from autograder.numbers.games import Game, Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import split
from autograder.numbers.symmetry import first_guesses, second_guesses

KEPT = Path(__file__).parent / "values.txt"
CLASSIC = "MM(4, 6)"
FEW = 50  # codes: where no more are left, nothing is kept
MOVES = 2

Code = tuple[int, ...]
Turn = tuple[Code, Code]  # a guess and its answer
# the places in a new order, and the new names of colours
_Names = tuple[tuple[int, ...], dict[int, int]]


def value(turns: Sequence[Turn]) -> tuple[int, Code] | None:
    """The tries that all codes left after these turns still take, played as well as can be; and the
    best next guess."""
    if len(turns) > MOVES:
        return None
    key, (places, names) = _smallest(turns)
    if key not in kept():
        return None
    total, guess = kept()[key]
    former = {new: colour for colour, new in names.items()}
    unused = (colour for colour in range(1, 7) if colour not in names)
    back = [0] * len(places)
    for place, colour in zip(places, guess, strict=True):
        if colour not in former:
            former[colour] = next(unused)
        back[place] = former[colour]
    return total, tuple(back)


@cache
def kept() -> dict[str, tuple[int, Code]]:
    """The table: by the turns as text, the total and the best guess."""
    lines = [line.rsplit(" ", 2) for line in KEPT.read_text(encoding="ascii").splitlines()]
    return {key: (int(total), tuple(map(int, guess))) for key, total, guess in lines}


def computed() -> Iterator[str]:
    """The lines of the table, in order of their turns; it takes minutes."""
    game = mastermind(4, 6)
    search = Optimum(game, symmetric=True)
    done: set[str] = set()
    for made, turns, left in _situations(game):
        key, (places, names) = _smallest(turns)
        if key not in done:
            done.add(key)
            total = search.cost(left, made=made)
            yield (
                f"{key} {total}"
                f" {_written(_renamed(game.guesses[search.best(left)], places, names))}"
            )


def _situations(game: Game) -> Iterator[tuple[tuple[int, ...], list[Turn], Ranks]]:
    """The guesses, the turns and the codes left, wherever there are many."""
    yield (), [], game.secrets
    for first in map(int, first_guesses(game)):
        for answer, left in _parts(game, first, game.secrets):
            turns = [(game.guesses[first], game.answers[answer])]
            yield (first,), turns, left
            for second in map(int, second_guesses(game, first)):
                for other, fewer in _parts(game, second, left):
                    yield (
                        (first, second),
                        [*turns, (game.guesses[second], game.answers[other])],
                        fewer,
                    )


def _parts(game: Game, guess: int, candidates: Ranks) -> Iterator[tuple[int, Ranks]]:
    return ((answer, part) for answer, part in split(game, guess, candidates) if len(part) > FEW)


def _smallest(turns: Sequence[Turn]) -> tuple[str, _Names]:
    """The turns as text, renamed and put in the order in which that comes first; and how they were
    renamed."""
    found: list[tuple[str, _Names]] = []
    for order, places in product(permutations(turns), permutations(range(4))):
        names: dict[int, int] = {}
        words = [
            word for guess, answer in order for word in (_renamed(guess, places, names), answer)
        ]
        found.append((" ".join(map(_written, words)), (places, names)))
    return min(found, key=lambda one: one[0])


def _renamed(code: Code, places: Sequence[int], names: dict[int, int]) -> Code:
    """A code whose pegs are put in that order, and its colours renamed; new ones get the next
    name."""
    return tuple(names.setdefault(code[place], len(names) + 1) for place in places)


def _written(numbers: Code) -> str:
    return "".join(map(str, numbers))
