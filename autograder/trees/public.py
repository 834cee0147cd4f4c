"""The YAML in which github.com/arfst23/Mastermind gives its strategies, read and written.

Colours are digits from 0 on; an answer has an X for a peg well placed, an O for one misplaced. A guess stands before
its answers, also the winning one; a branch that is a last guess stands behind its answer.
"""

import re
from collections.abc import Iterator
from typing import Any

from autograder.i18n import trees as said
from autograder.i18n.errors import InputError
from autograder.trees.verify import FORMAT, VERSION, Rules, answer, rules_of

_DIGITS = "0123456789"
_GUESS, _ANSWER = re.compile(r"( *)- (\d+)"), re.compile(r"( *)(?:- |  )([XO-]+):(?: (\d+))?")
_SHOWN = 60  # signs of a line


def as_yaml(content: dict[str, Any]) -> str:
    """A tree as that format has it. Raises InputError when there are no pegs, or more colours than digits."""
    if "kind" in content["game"]:
        raise InputError(said.PEGS_ONLY)
    rules = rules_of(content["game"])
    if len(rules.colours) > len(_DIGITS):
        raise InputError(said.TOO_MANY_COLOURS.format(most=len(_DIGITS), colours=len(rules.colours)))
    digits = str.maketrans(rules.colours, _DIGITS[: len(rules.colours)])
    tree = content["tree"] if isinstance(content["tree"], list) else [content["tree"], {}]
    return "\n".join(["---", *_lines(tree, rules, digits, ()), ""])


def _lines(node: Any, rules: Rules, digits: dict[int, int], moves: tuple[tuple[str, str], ...]) -> Iterator[str]:
    guess, branches = node
    indent = "    " * len(moves)
    yield f"{indent}- {guess.translate(digits)}"
    if _possible(guess, rules, moves):
        branches = {**branches, f"{rules.pegs},0": guess}
    for rank, (key, branch) in enumerate(branches.items()):
        placed, misplaced = map(int, key.split(","))
        head = f"{indent}{' ' if rank else '-'} {('X' * placed + 'O' * misplaced).ljust(rules.pegs, '-')}:"
        yield f"{head} {branch.translate(digits)}" if isinstance(branch, str) else head
        if not isinstance(branch, str):
            yield from _lines(branch, rules, digits, (*moves, (guess, key)))


def _possible(guess: str, rules: Rules, moves: tuple[tuple[str, str], ...]) -> bool:
    """Whether a guess may be the secret after some guesses and their answers."""
    repeats = rules.repeats_in_secrets or len(set(guess)) == rules.pegs
    return repeats and all(answer(made, guess) == given for made, given in moves)


def from_yaml(text: str, rules: Rules) -> dict[str, Any]:
    """A tree of that format as ours has it: the file does not say its game. Raises InputError when it is none."""
    lines = list(enumerate(text.rstrip().splitlines(), 1))
    if lines and lines[0][1] == "---":
        del lines[0]
    lines.reverse()
    tree = _read(lines, "", rules)
    if lines:
        raise _odd(lines)
    return {"format": FORMAT, "version": VERSION, "game": rules.stated, "tree": tree}


def _read(lines: list[tuple[int, str]], indent: str, rules: Rules) -> Any:
    """The part of a tree that begins at the last of some lines, which are taken away."""
    found = _GUESS.fullmatch(lines[-1][1]) if lines else None
    if not found or found[1] != indent:
        raise _odd(lines)
    lines.pop()
    guess, branches, won = _signs(found[2], rules), {}, f"{rules.pegs},0"
    while lines and (found := _ANSWER.fullmatch(lines[-1][1])) and found[1] == indent:
        key, last = f"{found[2].count('X')},{found[2].count('O')}", _signs(found[3] or "", rules)
        if key in branches or (key == won and last != guess):
            raise _odd(lines)
        lines.pop()
        branches[key] = last or _read(lines, indent + "    ", rules)
    branches.pop(won, None)
    return [guess, branches] if branches else guess


def _signs(digits: str, rules: Rules) -> str:
    """A code in the signs of our game; a digit that is no colour stays."""
    return digits.translate(str.maketrans(_DIGITS[: len(rules.colours)], rules.colours[: len(_DIGITS)]))


def _odd(lines: list[tuple[int, str]]) -> InputError:
    """What is said of the last of some lines, or of a file that ends too early."""
    number, words = lines[-1] if lines else (0, "")
    return InputError(said.BAD_LINE.format(line=number, words=ascii(words[:_SHOWN])) if lines else said.ENDS_EARLY)
