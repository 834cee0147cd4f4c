"""The lines of a call in the order in which their results are known: calls that a line makes come before its result."""

import ast
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from autograder.learn.trace import Step

_HALF = 100  # rows before what is cut out of a long call, and after
_WIDE = 240  # characters of a call


def rows_of(
    steps: Sequence["Step"], source: str, right: Collection[str], cut: int
) -> tuple[tuple["Step", ...], int, int]:
    """What is shown of the lines that ran; before which row lines are left out, and how many: 0, 0 where none are.

    A call of a function that is `right` is one row. `cut`: the rank of the first step after those that nobody kept.
    """
    heads = _heads(source, right)
    before, after = [*_with_right_as_one(steps[:cut] if cut else steps, heads)], []
    rows, waiting = _in_order(before, [])
    if cut:
        after = [*_with_right_as_one(steps[cut:], heads)]
    end, waiting = _in_order(after, waiting)
    end += [one for one in reversed(waiting) if _tells(one)]
    if cut or len(rows) + len(end) > 2 * _HALF:
        whole = rows + end
        rows, end = (rows, end) if cut else (whole[:_HALF], whole[_HALF:])
        rows, end = rows[:_HALF], end[-_HALF:]
        return (*rows, *end), len(rows), _left_out(rows, end)
    return (*rows, *end), 0, 0


def _left_out(rows: Sequence["Step"], end: Sequence["Step"]) -> int:
    """How many lines ran between two parts of what is shown."""
    last = max(row.ran for row in rows)
    return min((row.ran for row in end if row.ran > last), default=last + 1) - last - 1


def _in_order(steps: Sequence["Step"], waiting: list["Step"]) -> tuple[list["Step"], list["Step"]]:
    """The rows of these lines, and what still waits: results of lines that called something, the outermost first."""
    rows: list[Step] = []
    waiting = [*waiting]
    for step, following in zip(steps, (*steps[1:], None), strict=False):
        while waiting and waiting[-1].depth >= step.depth:
            rows += [one for one in (waiting.pop(),) if _tells(one)]
        if following and following.depth > step.depth:
            rows.append(replace(step, changes=(), end=()))
            waiting.append(replace(step, after=True))
        else:
            rows.append(step)
    return rows, waiting


def _tells(step: "Step") -> bool:
    """Whether anything became of a line."""
    return bool(step.changes or step.end)


# ---------------------------------------------------------------- functions that are right


def _heads(source: str, names: Collection[str]) -> dict[int, str]:
    """The lines on which calls of these functions begin; of those only that receive nothing but plain arguments."""
    found: dict[int, str] = {}
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name in names and _is_plain(node.args):
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                found |= dict.fromkeys(range(first, node.lineno + 1), node.name)
    return found


def _is_plain(arguments: ast.arguments) -> bool:
    return not (arguments.vararg or arguments.kwarg or arguments.kwonlyargs)


def _with_right_as_one(steps: Sequence["Step"], heads: dict[int, str]) -> Iterator["Step"]:
    """The same lines; each call of a right function, with all that it calls, is one row."""
    rank, seen = 0, {1}
    while rank < len(steps):
        step = steps[rank]
        inside = [*_inside(steps, rank)] if step.call not in seen and step.line in heads else []
        own = [one for one in inside if one.call == step.call]
        ends = [one.end[0] for one in own if one.end]
        seen.add(step.call)
        if ends == ["return"] and own[-1].end:
            code = f"{heads[step.line]}({', '.join(value for _, value in step.changes)})"[:_WIDE]
            yield replace(step, code=code, changes=(), end=("returned", own[-1].end[1]))
            rank += len(inside)
        else:
            yield step
            rank += 1


def _inside(steps: Sequence["Step"], first: int) -> Iterator["Step"]:
    """The lines of a call that begins there, and of those it makes."""
    begun = steps[first]
    for step in steps[first:]:
        if step.depth < begun.depth or (step.depth == begun.depth and step.call != begun.call):
            return
        yield step
