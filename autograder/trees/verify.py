"""Whether a file is a strategy: a walk through a tree, with nothing but the rules of the game.

This program trusts nobody: it makes the codes and the answers itself, and shares nothing with what
finds strategies.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import perm
from pathlib import Path
from typing import Any

from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _

FORMAT, VERSION = "mastermind tree", 1
MOST_PEGS = 8
_MOST_CODES = 1 << 16
_SHOWN = 40  # signs of a value that is no part of a tree


@dataclass(frozen=True)
class Rules:
    """A game: so many pegs, the signs of its colours, and whether a secret or a guess may hold one
    of them twice."""

    pegs: int
    colours: str
    repeats_in_secrets: bool = True
    repeats_in_guesses: bool = True

    @property
    def stated(self) -> dict[str, Any]:
        """The game as a file has it."""
        return {
            "pegs": self.pegs,
            "colours": self.colours,
            "repeats in secrets": self.repeats_in_secrets,
            "repeats in guesses": self.repeats_in_guesses,
        }

    @property
    def won(self) -> str:
        """The answer that ends it."""
        return f"{self.pegs},0"

    def secrets(self) -> list[str]:
        """All secrets, in order."""
        if self.repeats_in_secrets:
            return ["".join(code) for code in product(self.colours, repeat=self.pegs)]
        return ["".join(code) for code in permutations(self.colours, self.pegs)]

    def answers(self) -> set[str]:
        """All answers."""
        pegs = range(self.pegs + 1)
        return {
            f"{placed},{misplaced}"
            for placed in pegs
            for misplaced in pegs
            if placed + misplaced <= self.pegs
        }

    def number(self) -> int:
        """The number of secrets."""
        return (
            len(self.colours) ** self.pegs
            if self.repeats_in_secrets
            else perm(len(self.colours), self.pegs)
        )

    def allows(self, guess: str) -> bool:
        """Whether a guess is a code."""
        right = len(guess) == self.pegs and set(guess) <= set(self.colours)
        return right and (self.repeats_in_guesses or len(set(guess)) == self.pegs)

    def answer(self, guess: str, secret: str) -> str:
        """The answer to a guess."""
        return answer(guess, secret)


@dataclass(frozen=True)
class Verified:
    """What a strategy was found to take: the number of tries of each secret, in order."""

    rules: Rules
    tries: dict[str, int]

    @property
    def counts(self) -> dict[int, int]:
        """The number of secrets by the number of tries."""
        return dict(sorted(Counter(self.tries.values()).items()))

    @property
    def secrets(self) -> int:
        return len(self.tries)

    @property
    def total(self) -> int:
        return sum(self.tries.values())

    @property
    def worst(self) -> int:
        return max(self.tries.values())


def answer(guess: str, secret: str) -> str:
    """The answer, as "1,2": well placed, and misplaced."""
    placed = sum(one == other for one, other in zip(guess, secret, strict=True))
    common = sum(min(guess.count(colour), secret.count(colour)) for colour in set(guess))
    return f"{placed},{common - placed}"


def verify(path: Path) -> Verified:
    """Walk through the tree of a file. Raises InputError with the first thing that is wrong."""
    return walked(path)[1]


def walked(path: Path) -> tuple[dict[str, Any], Verified]:
    """What the file says, and what the same walk found."""
    try:
        content = content_of(path.read_bytes().decode())
        return content, verified(content)
    except UnicodeDecodeError:
        problem = _("it is no text (UTF-8)")
    except InputError as error:
        problem = error.text
    raise InputError(_("{name}: {problem}", name=path.name, problem=problem))


def content_of(text: str) -> dict[str, Any]:
    """What a text says, if it is JSON of this format; else InputError is raised."""
    try:
        content = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise InputError(_("it is no JSON, from line {line} on", line=error.lineno)) from None
    except RecursionError:
        raise InputError(_("it is nested too deeply to be a tree")) from None
    if not isinstance(content, dict) or (content.get("format"), content.get("version")) != (
        FORMAT,
        VERSION,
    ):
        raise InputError(
            _(
                'it is no tree of ours: it has to begin with "format": "mastermind tree", '
                '"version": 1'
            )
        )
    return content


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        key = next(
            key for key, count in Counter(key for key, _unused in pairs).items() if count > 1
        )
        raise InputError(_("an object has {key} twice", key=_shown(key)))
    return found


def verified(content: dict[str, Any], secrets: Sequence[str] | None = None) -> Verified:
    """Walk through a tree as the format has it, for all secrets or for some.

    Raises InputError with the first thing that is wrong.
    """
    for key in ("game", "tree"):
        if key not in content:
            raise InputError(_('"{key}" is missing', key=key))
    rules = rules_of(content["game"])
    found = Verified(rules, walk(rules, content["tree"], secrets))
    if secrets is not None:
        return found
    for key in ("secrets", "total", "worst"):
        if key in content and content[key] != getattr(found, key):
            raise InputError(
                _(
                    'it says that "{key}" is {said}; it is {found}',
                    key=key,
                    said=_shown(content[key]),
                    found=getattr(found, key),
                )
            )
    return found


def rules_of(game: Any) -> Rules:
    """The rules a file states.

    Raises InputError when they are none, or of a game too large to be walked through.
    """
    game = game if isinstance(game, dict) else {}
    pegs, colours = game.get("pegs"), game.get("colours")
    repeats = game.get("repeats in secrets"), game.get("repeats in guesses")
    right = (
        type(pegs) is int and isinstance(colours, str) and all(type(one) is bool for one in repeats)
    )
    if not right or not 1 <= pegs <= MOST_PEGS or not colours or len(set(colours)) < len(colours):
        raise InputError(
            _(
                '"game" has to say "pegs" (a number from 1 to 8), "colours" (a text of different '
                'signs), "repeats in secrets" and "repeats in guesses" (true or false)'
            )
        )
    rules = Rules(pegs, colours, *repeats)
    if not 1 <= rules.number() <= _MOST_CODES:
        raise InputError(
            _(
                "its game has {codes} codes, and no more than {most} are walked through",
                codes=rules.number(),
                most=_MOST_CODES,
            )
        )
    return rules


def walk(rules: Rules, tree: Any, secrets: Sequence[str] | None = None) -> dict[str, int]:
    """The number of tries of each secret, in order; of all, or of some, whatever branches there are
    for others.

    Raises InputError with the first thing that is wrong.
    """
    tries: dict[str, int] = {}
    answers = rules.answers()
    waiting: list[tuple[Any, list[str], tuple[str, ...]]] = [
        (tree, rules.secrets() if secrets is None else [*secrets], ())
    ]
    while waiting:
        node, candidates, moves = waiting.pop()
        guess, branches = _node(node, moves)
        if not rules.allows(guess):
            raise InputError(
                _(
                    "{place}: {guess} is no code of this game",
                    place=_place(moves),
                    guess=_shown(guess),
                )
            )
        parts: dict[str, list[str]] = {}
        for secret in candidates:
            parts.setdefault(rules.answer(guess, secret), []).append(secret)
        tries |= dict.fromkeys(parts.pop(rules.won, ()), len(moves) + 1)
        if wrong := [key for key in branches if key not in answers]:
            told = {
                "place": _place(moves),
                "guess": guess,
                "answer": _shown(wrong[0]),
                "example": rules.won,
            }
            raise InputError(
                _(
                    "{place}, {guess} has a branch for {answer}, which is no answer of this game; "
                    "{example} is one",
                    **told,
                )
            )
        _compare(guess, parts, branches, moves, whole=secrets is None)
        after = [(branches[key], part, (*moves, f"{guess} {key}")) for key, part in parts.items()]
        waiting += reversed(after)
    return dict(sorted(tries.items()))


def _node(node: Any, moves: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """The guess of a part of a tree, and its branches."""
    guess, branches = (
        (node, {}) if isinstance(node, str) else node if _is_pair(node) else (None, {})
    )
    if not isinstance(guess, str) or not isinstance(branches, dict):
        raise InputError(
            _(
                '{place}: {value} is no part of a tree; it has to be a code, or ["code", '
                '{{"answer": …}}]',
                place=_place(moves),
                value=_shown(node),
            )
        )
    return guess, branches


def _is_pair(node: Any) -> bool:
    return isinstance(node, list) and len(node) == 2


def _compare(
    guess: str,
    parts: dict[str, list[str]],
    branches: dict[str, Any],
    moves: Sequence[str],
    whole: bool,
) -> None:
    """Refuse an answer without a branch; and where all secrets are looked at, a branch without
    one."""
    for key, part in parts.items():
        if key not in branches:
            told = {"place": _place(moves), "guess": guess, "answer": key, "secret": part[0]}
            raise InputError(
                _(
                    "{place}, {guess} has no branch for the answer {answer}, which the secret "
                    "{secret} gives",
                    **told,
                )
            )
    for key in branches:
        if whole and key not in parts:
            raise InputError(
                _(
                    "{place}, {guess} has a branch for {answer}, an answer that no secret left "
                    "there gives",
                    place=_place(moves),
                    guess=guess,
                    answer=_shown(key),
                )
            )


def _place(moves: Sequence[str]) -> Message:
    return _("after {moves}", moves=" → ".join(moves)) if moves else _("at the first guess")


def _shown(value: Any) -> str:
    """A value of a file, short and printable."""
    shown = ascii(value)
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
