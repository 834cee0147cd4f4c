"""Games and strategies by the names one types, and the trees the engine makes of them."""

import re
from dataclasses import dataclass
from typing import Any

from autograder.i18n import trees as said
from autograder.i18n.errors import InputError
from autograder.numbers.games import MAX_CODES, Game, bulls_and_cows, mastermind
from autograder.numbers.optimum import UNLIMITED, Optimum
from autograder.numbers.playing import first_candidate
from autograder.numbers.strategies import RULES, choose
from autograder.numbers.trees import Tree, tree_of
from autograder.trees.verify import FORMAT, VERSION, Rules, verified

SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"  # of Bulls and Cows
FIRST_CONSISTENT = "first-consistent"
_RULES = {"knuth": "minimax", "expected-size": "expected size", "entropy": "entropy", "most-parts": "most parts"}
_NAME = re.compile(r"(bulls-)?([1-9])x([1-9]\d?)(-different)?")


@dataclass(frozen=True)
class Asked:
    """A strategy of a game by its name; `only_possible`, `longest` and `breadth` as for `Optimum`."""

    name: str
    rules: Rules
    only_possible: bool = False
    longest: int | None = None
    breadth: int | None = None

    @property
    def title(self) -> str:
        """The name of the strategy, with what was asked of it."""
        limits = ["only possible codes"] if self.only_possible else []
        limits += [f"at most {self.longest} tries"] if self.longest is not None else []
        limits += [f"the best of {self.breadth} guesses"] if self.breadth is not None else []
        return ", ".join([self.name, *limits])


def rules_named(name: str) -> Rules:
    """The game that a name stands for. Raises InputError when it stands for none, or for one that is too large."""
    found = _NAME.fullmatch(name)
    if not found or (found[1] and found[4]):
        raise InputError(said.NO_GAME.format(name=name))
    pegs, colours = int(found[2]), int(found[3])
    signs = DIGITS if found[1] else SIGNS
    if colours > len(signs):
        raise InputError(said.TOO_MANY_COLOURS.format(most=len(signs), colours=colours))
    rules = Rules(pegs, signs[:colours], not (found[1] or found[4]), not found[1])
    codes = colours**pegs if rules.repeats_in_guesses else rules.number()
    if not rules.number():
        raise InputError(said.NO_SUCH_CODES.format(game=name, pegs=pegs, colours=colours))
    if codes > MAX_CODES:
        raise InputError(said.TOO_LARGE.format(game=name, codes=codes, most=MAX_CODES))
    return rules


def file_of(asked: Asked) -> dict[str, Any]:
    """The tree of a strategy as a file has it; it has been walked through. Raises InputError when there is none."""
    game = game_of(asked.rules)
    content = file_with(asked.rules, asked.title, _node(asked.rules, game, _tree(asked, game)))
    if asked.longest is not None and content["worst"] > asked.longest:
        raise _too_short(asked, game)
    return content


def file_with(rules: Rules, title: str, tree: Any) -> dict[str, Any]:
    """A tree of the format in its file, with what it takes; it has been walked through. Raises InputError."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "game": {
            "pegs": rules.pegs,
            "colours": rules.colours,
            "repeats in secrets": rules.repeats_in_secrets,
            "repeats in guesses": rules.repeats_in_guesses,
        },
        "strategy": title,
        "tree": tree,
    }
    found = verified(content)
    return {**content, "secrets": found.secrets, "total": found.total, "worst": found.worst, "tree": tree}


def game_of(rules: Rules) -> Game:
    """The game of some rules, as the engine has it."""
    if rules.repeats_in_guesses:
        return mastermind(rules.pegs, len(rules.colours), rules.repeats_in_secrets)
    return bulls_and_cows(rules.pegs, rules.colours)


def _tree(asked: Asked, game: Game) -> Tree:
    if asked.name == FIRST_CONSISTENT:
        return tree_of(game, lambda candidates, _: first_candidate(game, candidates))
    if asked.name != "optimal":
        rule = RULES[_RULES[asked.name]]
        return tree_of(game, lambda candidates, _: choose(game, candidates, rule, asked.only_possible))
    longest = UNLIMITED if asked.longest is None else asked.longest
    try:
        return Optimum(game, asked.only_possible, longest, symmetric=True, breadth=asked.breadth).tree()
    except ValueError:
        raise _too_short(asked, game) from None


def _too_short(asked: Asked, game: Game) -> InputError:
    return InputError(said.TOO_SHORT.format(game=game.name, tries=asked.longest))


def _node(rules: Rules, game: Game, tree: Tree) -> Any:
    """A part of a tree as the format has it."""
    guess = _written(rules, game.guesses[tree.guess])
    branches = {
        "{},{}".format(*game.answers[rank]): _node(rules, game, branch) for rank, branch in tree.branches.items()
    }
    return [guess, branches] if branches else guess


def _written(rules: Rules, code: Any) -> str:
    return code if isinstance(code, str) else "".join(rules.colours[colour - 1] for colour in code)
