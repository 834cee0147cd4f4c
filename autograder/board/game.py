"""A game so far: what was proposed, what was answered, and what can be concluded from it."""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from autograder.board.rules import Answer, Code, Rules, score
from autograder.i18n.message import Message


@dataclass(frozen=True)
class BoardTurn:
    """A proposition and its answer."""

    guess: Code
    answer: Answer
    notes: tuple[Message, ...] = ()  # where the learner's functions disagree
    calls: tuple[Message, ...] = ()  # the same in full: how to see it again

    def fits(self, code: Code) -> bool:
        return score(code, self.guess) == self.answer


@dataclass(frozen=True)
class BoardGame:
    """The turns of a game, in order. Each change gives a new game."""

    setting: Rules
    turns: tuple[BoardTurn, ...] = ()

    @property
    def found(self) -> bool:
        return any(turn.answer == self.setting.win for turn in self.turns)

    def with_turn(self, turn: BoardTurn) -> "BoardGame":
        game = replace(self, turns=(*self.turns, turn))
        vars(game)["candidates_by_turn"] = (
            *self.candidates_by_turn,
            tuple(code for code in self.candidates if turn.fits(code)),
        )
        return game

    def corrected(self, rank: int, answer: Answer, last: bool = False) -> "BoardGame":
        """The same propositions, one of them answered otherwise; `last`: those after it are taken
        back."""
        turn = replace(self.turns[rank], answer=answer)
        return replace(
            self, turns=(*self.turns[:rank], turn, *(() if last else self.turns[rank + 1 :]))
        )

    @cached_property
    def candidates_by_turn(self) -> tuple[tuple[Code, ...], ...]:
        """The codes still possible at the start, and after each turn; in order."""
        found = [self.setting.codes()]
        for turn in self.turns:
            found.append(tuple(code for code in found[-1] if turn.fits(code)))
        return tuple(found)

    @property
    def candidates(self) -> tuple[Code, ...]:
        return self.candidates_by_turn[-1]

    def contradiction(self) -> tuple[int, ...]:
        """The ranks of as few turns as possible that cannot all be answered truly; none when a code
        is left."""
        if self.candidates:
            return ()
        ranks = range(len(self.turns))
        kept = {
            frozenset(rank for rank in ranks if self.turns[rank].fits(code))
            for code in self.setting.codes()
        }
        return next(
            (
                group
                for size in range(1, len(ranks) + 1)
                for group in combinations(ranks, size)
                if not any(fitting.issuperset(group) for fitting in kept)
            ),
            (),
        )
