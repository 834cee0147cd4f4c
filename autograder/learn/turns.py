"""The turns of the loops in a call that is followed line by line, and what to ask after each of them."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from autograder.learn.chance import lines_of_chance

if TYPE_CHECKING:
    from autograder.learn.trace import Step


@dataclass(frozen=True)
class Turn:
    """One turn of a loop: its first and last step, by rank; a variable, and its value after the turn."""

    first: int
    last: int
    name: str
    value: str

    def is_value(self, answer: str) -> bool:
        """Whether somebody's answer can be read as one; where the value is a text, it may lack its quotes."""
        right = _literal(self.value)
        return right is None or type(right[0]) is str or _literal(answer) is not None

    def is_right(self, answer: str) -> bool:
        """Whether somebody's answer is that value."""
        said, right = _literal(answer), _literal(self.value)
        if said and right and said == right and type(said[0]) is type(right[0]):
            return True
        return answer.strip() in (self.value, *(right or ()))


def _literal(text: str) -> tuple[Any] | None:
    """The value that a text is, alone in a tuple; None where it is none."""
    with suppress(ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        return (ast.literal_eval(text.strip()),)
    return None


@dataclass(frozen=True)
class _Loop:
    """A loop: the lines it stands on, the variables that it sets by itself, and those that a turn may change."""

    first: int
    last: int
    sets: frozenset[str]
    may_change: tuple[str, ...]


def turns_of(steps: Sequence["Step"], source: str, cut: int) -> Iterator[Turn]:
    """The turns of the innermost loops, in order; none that is cut (0: nothing is), changes nothing, or draws lots."""
    chance = lines_of_chance(source)
    loops = {loop.first: loop for loop in _loops(source)}
    names = {loop: _telling(loop, steps) for loop in loops.values()}
    after = 0
    for rank, step in enumerate(steps):
        loop = loops.get(step.line)
        if loop is None or not names[loop] or rank < after:
            continue
        last = _last_of_turn(steps, rank, loop)
        drawn = any(other.line in chance for other in steps[rank + 1 : last + 1])
        within = [other for other in steps[rank + 1 : last + 1] if other.call == step.call]
        value = _value(steps[: last + 1], step.call, names[loop])
        if (
            within
            and value
            and not drawn
            and not any(other.line in loops for other in within)
            and not rank < cut <= last
        ):
            yield Turn(rank, last, names[loop], value)
            after = last + 1


def _loops(source: str) -> Iterator[_Loop]:
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.For | ast.While):
                target = ast.walk(node.target) if isinstance(node, ast.For) else ()
                sets = frozenset(part.id for part in target if isinstance(part, ast.Name))
                may_change = tuple(name for name in _changed_in(node) if name not in sets)
                yield _Loop(node.lineno, node.body[-1].end_lineno or node.lineno, sets, may_change)


def _changed_in(loop: ast.For | ast.While) -> Iterator[str]:
    """The variables that lines of a loop give a value to, or whose elements they do; a name may come again."""
    for node in (part for statement in loop.body for part in ast.walk(statement)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name):
            yield node.value.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):  # l.append(x)
            called = node.value.func
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                yield called.value.id


def _telling(loop: _Loop, steps: Sequence["Step"]) -> str:
    """The variable that changes most often in a loop; of several, the one that changes last. Empty: there is none.

    Where none changes, one that could: who counts nothing is to see that the counter stays as it is.
    """
    within = (step for step in steps if loop.first < step.line <= loop.last)
    counts = Counter(name for step in within for name, _ in step.changes if name not in loop.sets)
    if counts:
        return max(reversed(counts), key=lambda name: counts[name])
    seen = {name for step in steps if step.line < loop.first for name, _ in step.changes}
    return next((name for name in reversed(loop.may_change) if name in seen), "")


def _last_of_turn(steps: Sequence["Step"], first: int, loop: _Loop) -> int:
    """The rank of the last step before the loop begins again, or is left."""
    for rank in range(first + 1, len(steps)):
        step = steps[rank]
        if step.call == steps[first].call and not loop.first < step.line <= loop.last:
            return rank - 1
    return len(steps) - 1


def _value(steps: Sequence["Step"], call: int, name: str) -> str:
    """The value of a variable of a call after these steps; empty where it has none."""
    values = [value for step in steps if step.call == call for other, value in step.changes if other == name]
    return values[-1] if values else ""
