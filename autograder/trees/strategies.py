"""Games and strategies by the names one types, and the trees the engine makes of them."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural, quoted
from autograder.i18n.typography import as_typed
from autograder.numbers.games import MAX_CODES, Game, Ranks, bulls_and_cows, mastermind
from autograder.numbers.optimum import UNLIMITED, Optimum
from autograder.numbers.playing import first_candidate
from autograder.numbers.strategies import RULES, choose
from autograder.numbers.trees import Tree, tree_of
from autograder.trees.verify import FORMAT, MOST_PEGS, VERSION, Rules, verified


def best_of(guesses: int) -> Message:
    """What a search that leaves guesses out has found; it is no optimum."""
    return plural("best of one guess looked at", "best of {count} guesses looked at", count=guesses)


# by whether the first guess was given, and whether only codes that may be the secret are proposed
TOO_SHORT = {
    (False, False): _("no strategy ends every game of {game} in {tries}"),
    (False, True): _(
        "no strategy that proposes only possible codes ends every game of {game} in {tries}"
    ),
    (True, False): _("no strategy that begins with {first} ends every game of {game} in {tries}"),
    (True, True): _(
        "no strategy that begins with {first} and proposes only possible codes ends every game of "
        "{game} in {tries}"
    ),
}


SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"  # of Bulls and Cows
OPTIMAL, FIRST_CONSISTENT = "optimal", "first-consistent"
_RULES = {
    "knuth": "minimax",
    "expected-size": "expected size",
    "entropy": "entropy",
    "most-parts": "most parts",
}
_NAME = re.compile(r"(bulls-)?([1-9]\d?)x([1-9]\d?)(-different)?", re.IGNORECASE)


@dataclass(frozen=True)
class Asked:
    """A strategy of a game by its name; `only_possible`, `longest` and `breadth` as for `Optimum`.

    `first`: the proposition it begins with, if not with its own.
    """

    name: str
    rules: Rules
    only_possible: bool = False
    longest: int | None = None
    breadth: int | None = None
    first: str | None = None

    @property
    def title(self) -> str:
        """The name of the strategy, with what was asked of it, as a file has it."""
        return as_typed(self.described["en"])

    @property
    def described(self) -> Message:
        """The same for people, in both languages."""
        found = quoted(self.name) if self.breadth is None else best_of(self.breadth)
        for text in self._limits():
            found = _("{name}, {limit}", name=found, limit=text)
        return found

    def _limits(self) -> Iterator[Message]:
        if self.only_possible:
            yield _("only possible codes")
        if self.longest is not None:
            yield _(
                "at most {tries}", tries=plural("{count} try", "{count} tries", count=self.longest)
            )
        if self.first is not None:
            yield _("{code} first", code=self.first)


@dataclass
class Progress:
    """How far a search is, for somebody who waits: `sets` counts those it has dealt with."""

    sets: Callable[[], int] = lambda: 0


def rules_named(name: str) -> Rules:
    """The game that a name stands for. Raises InputError when there is none, or when it is too
    large."""
    found = _NAME.fullmatch(name)
    if not found or (found[1] and found[4]):
        raise InputError(
            _(
                "{name} is no game: write 4x6 for 4 pegs of 6 colours, 4x6-different when no "
                "secret has a colour twice, bulls-4x10 for Bulls and Cows",
                name=name,
            )
        )
    pegs, colours = int(found[2]), int(found[3])
    signs = DIGITS if found[1] else SIGNS
    if colours > len(signs):
        raise InputError(
            _(
                "a file of a tree has a sign for each colour, and there are {most} signs: "
                "{colours} colours are too many",
                most=len(signs),
                colours=colours,
            )
        )
    rules = Rules(pegs, signs[:colours], not (found[1] or found[4]), not found[1])
    if not rules.number():
        raise InputError(
            _(
                "{game} has no codes: {pegs} different colours cannot be taken from {colours}",
                game=name,
                pegs=pegs,
                colours=colours,
            )
        )
    _check_size(rules)
    return rules


def _check_size(rules: Rules) -> None:
    """Refuse a game that is too large to be played. Raises InputError."""
    codes = len(rules.colours) ** rules.pegs if rules.repeats_in_guesses else rules.number()
    if codes > MAX_CODES:
        raise InputError(
            _(
                "{game} has {codes} codes, more than are looked at here ({most} at most)",
                game=name_of(rules),
                codes=codes,
                most=MAX_CODES,
            )
        )
    if rules.pegs > MOST_PEGS:
        raise InputError(
            _(
                "{game} has {pegs} pegs, more than are looked at here ({most} at most)",
                game=name_of(rules),
                pegs=rules.pegs,
                most=MOST_PEGS,
            )
        )


def described(rules: Rules) -> str:
    """The name of a game, with the signs of its colours."""
    return f"{name_of(rules)} ({rules.colours})"


def name_of(rules: Rules) -> str:
    """The name that stands for a game, whatever the signs of its colours are."""
    before = "" if rules.repeats_in_guesses else "bulls-"
    after = "" if rules.repeats_in_secrets or before else "-different"
    return f"{before}{rules.pegs}x{len(rules.colours)}{after}"


def file_of(asked: Asked, progress: Progress | None = None) -> dict[str, Any]:
    """The tree of a strategy as a file has it; it has been walked through. Raises InputError when
    there is none."""
    _check_size(asked.rules)
    _check_first(asked)
    game = game_of(asked.rules)
    tree = _tree(asked, game, progress or Progress())
    content = file_with(asked.rules, asked.title, _node(asked.rules, game, tree))
    if asked.longest is not None and content["worst"] > asked.longest:
        raise InputError(
            _(
                "{name} does not end every game of {game} in {tries}: its longest one takes "
                "{worst}",
                **_asked_for(asked),
                worst=content["worst"],
            )
        )
    return content


def _check_first(asked: Asked) -> None:
    """Refuse a first guess with which nothing can begin. Raises InputError."""
    first, rules = asked.first, asked.rules
    if first is None:
        return
    secrets, told = rules.secrets(), {"code": clean(first), "game": name_of(rules)}
    if not rules.allows(first):
        raise InputError(
            _(
                "{code} is no code of {game}; {example} is one",
                **told,
                example=secrets[len(secrets) // 2],
            )
        )
    if asked.only_possible and first not in secrets:
        raise InputError(_("--only-possible: {code} cannot be the secret of {game}", **told))
    answers = {rules.answer(first, secret) for secret in secrets}
    if len(answers) == 1 and answers != {rules.won}:
        raise InputError(
            _("{code} teaches nothing in {game}: every secret gives the same answer", **told)
        )


def file_with(
    rules: Rules, title: str, tree: Any, secrets: Sequence[str] | None = None
) -> dict[str, Any]:
    """A tree of the format in its file, with what it takes; it has been walked through. Raises
    InputError.

    `secrets`: those it can find, if these are not all; it says nothing of what it takes then.
    """
    content = {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.stated,
        "strategy": title,
        "tree": tree,
    }
    found = verified(content, secrets)
    if secrets is not None:
        return content
    return {
        **content,
        "secrets": found.secrets,
        "total": found.total,
        "worst": found.worst,
        "tree": tree,
    }


def game_of(rules: Rules) -> Game:
    """The game of some rules, as the engine has it."""
    if rules.repeats_in_guesses:
        return mastermind(rules.pegs, len(rules.colours), rules.repeats_in_secrets)
    return bulls_and_cows(rules.pegs, rules.colours)


def _tree(asked: Asked, game: Game, progress: Progress) -> Tree:
    return (
        _best(asked, game, progress) if asked.name == OPTIMAL else _of_a_rule(asked, game, progress)
    )


def _first(asked: Asked, game: Game) -> int | None:
    """The rank of the first guess that was asked for."""
    ranks = (
        rank for rank, code in enumerate(game.guesses) if _written(asked.rules, code) == asked.first
    )
    return next(ranks, None)


def _of_a_rule(asked: Asked, game: Game, progress: Progress) -> Tree:
    first = _first(asked, game)
    rule = None if asked.name == FIRST_CONSISTENT else RULES[_RULES[asked.name]]
    done = count()

    def chosen(candidates: Ranks, turn: int) -> int:
        seen = next(done)
        progress.sets = lambda: seen
        if turn == 1 and first is not None:
            return first
        return (
            choose(game, candidates, rule, asked.only_possible)
            if rule
            else first_candidate(game, candidates)
        )

    return tree_of(game, chosen)


def _best(asked: Asked, game: Game, progress: Progress) -> Tree:
    longest = UNLIMITED if asked.longest is None else asked.longest
    first = _first(asked, game)
    search = Optimum(
        game, asked.only_possible, longest, symmetric=True, breadth=asked.breadth, first=first
    )
    progress.sets = lambda: search.sets
    try:
        return search.tree()
    except ValueError:
        raise InputError(_too_short(asked).format(**_asked_for(asked))) from None


def _too_short(asked: Asked) -> Message:
    """What a search that found nothing has shown: only one that leaves nothing out speaks of all
    strategies."""
    if asked.breadth is not None:
        return _(
            "among the guesses that were looked at, none was found with which every game of {game} "
            "ends in {tries}; others may do it: take a larger --breadth, or leave it out"
        )
    return TOO_SHORT[asked.first is not None, asked.only_possible]


def _asked_for(asked: Asked) -> dict[str, Any]:
    """What a refusal says of a strategy that takes too long."""
    assert asked.longest is not None
    name = replace(asked, longest=None).described
    return {
        "name": name,
        "game": name_of(asked.rules),
        "tries": plural("{count} try", "{count} tries", count=asked.longest),
        "first": asked.first,
    }


def _node(rules: Rules, game: Game, tree: Tree) -> Any:
    """A part of a tree as the format has it."""
    guess = _written(rules, game.guesses[tree.guess])
    branches = {
        _key(game.answers[rank]): _node(rules, game, branch)
        for rank, branch in tree.branches.items()
    }
    return [guess, branches] if branches else guess


def _key(answer: Any) -> str:
    return "{},{}".format(*answer)


def _written(rules: Rules, code: Any) -> str:
    if isinstance(code, str):
        return code
    return "".join(rules.colours[colour - 1] for colour in code)
