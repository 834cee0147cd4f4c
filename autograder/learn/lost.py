"""Where in a call a right answer becomes impossible: what will be returned only grows, and is beyond it already."""

import ast
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from autograder.i18n import trace as wording
from autograder.i18n.text import Text

if TYPE_CHECKING:
    from autograder.learn.trace import Step

_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
_ELSEWHERE = (ast.Global, ast.Nonlocal, ast.Yield, ast.YieldFrom, ast.Await)
_FRESH = (ast.List, ast.ListComp)  # a list that nothing else knows
_ADDING = ("append", "extend")
_TRUSTED = {"len", "abs", "min", "max", "int", "bool", "count"}  # as long as nobody gives these names to others
_NAMING = ("name", "arg", "asname", "rest")  # of functions, parameters, imports and patterns
_OF_NO_PARTS = (int, float, str, bool, type(None))


@dataclass(frozen=True)
class Lost:
    """The step after which no right answer can come, by rank, and why."""

    rank: int
    why: Text


def lost_in(steps: Sequence["Step"], source: str, call: str, expected: str) -> Lost | None:
    """The first step after which the call that is followed cannot return the expected value; None: none is known.

    Only what holds for any course of the call counts: variables are returned, each gets its first value once, outside
    of all loops, and from then on is only added to, or only taken from.
    """
    right = _value(expected)
    function = _called(source, call, steps) if right else None
    if right is None or function is None:
        return None
    found = (_lost(steps, function, name, value) for name, value in _returned(function, right[0]))
    return min((lost for lost in found if lost), key=lambda lost: lost.rank, default=None)


def _lost(steps: Sequence["Step"], function: ast.FunctionDef, name: str, right: Any) -> Lost | None:
    first = _first(function, name)
    way = _way(function, name, first, type(right)) if first else None
    if first is None or way is None:
        return None
    cannot, said = way
    for rank, step in enumerate(steps):
        now = _value(dict(step.changes).get(name, "")) if step.call == 1 and step.line >= first.lineno else None
        if now and type(now[0]) is type(right) and cannot(now[0], right):
            return Lost(rank, said.format(name=name, expected=repr(right)))
    return None


def _value(text: str) -> tuple[Any] | None:
    """The value that a text is, alone in a tuple; None where it is none, or was cut."""
    with suppress(ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        return None if "…" in text else (ast.literal_eval(text),)
    return None


def _called(source: str, call: str, steps: Sequence["Step"]) -> ast.FunctionDef | None:
    """The function whose call is followed, where its answer is the whole of what is seen and only its lines give it."""
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        followed = ast.parse(call, mode="eval").body
        name = getattr(followed.func, "id", "") if isinstance(followed, ast.Call) else ""
        lines = {step.line for step in steps if step.call == 1}
        module = ast.parse(source)
        if any(_bound(node) in _TRUSTED for node in ast.walk(module)):
            return None
        plain = (node for node in module.body if isinstance(node, ast.FunctionDef) and not node.decorator_list)
        named = (node for node in plain if node.name == name)
        return next((node for node in named if lines and lines <= {*range(node.lineno, _end(node))}), None)
    return None


def _end(node: ast.FunctionDef) -> int:
    return (node.end_lineno or node.lineno) + 1


def _bound(node: ast.AST) -> str | None:
    """The name that a part of a program gives something, if it does."""
    if isinstance(node, ast.Name):
        return None if isinstance(node.ctx, ast.Load) else node.id
    return next((name for key in _NAMING if (name := getattr(node, key, None))), None)


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The parts of a function, those of functions inside it left out."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _INNER):
            waiting += ast.iter_child_nodes(node)


def _returned(function: ast.FunctionDef, right: Any) -> Iterator[tuple[str, Any]]:
    """The variables that a function returns, with the right value of each; none where it may return anything else."""
    ends = [node.value for node in _own(function) if isinstance(node, ast.Return)]
    if len({ast.unparse(end) if end else "" for end in ends}) != 1:
        return
    end = ends[0]
    if isinstance(end, ast.Name):
        yield end.id, right
    elif isinstance(end, ast.Tuple) and type(right) is tuple and len(end.elts) == len(right):
        yield from ((part.id, value) for part, value in zip(end.elts, right, strict=True) if isinstance(part, ast.Name))


def _first(function: ast.FunctionDef, name: str) -> ast.Assign | None:
    """What gives a variable its first value, once; None where something else may know the variable by its name."""
    for node in ast.walk(function):
        inner = isinstance(node, _INNER) and node is not function
        named = not isinstance(node, ast.Name | ast.arg) and _bound(node) == name
        if named or isinstance(node, _ELSEWHERE) or (inner and _uses(node, name)):
            return None
    statement = next((statement for statement in function.body if _uses(statement, name)), None)
    if isinstance(statement, ast.Assign) and [ast.unparse(target) for target in statement.targets] == [name]:
        return None if _uses(statement.value, name) else statement
    return None


def _uses(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(node))


def _way(
    function: ast.FunctionDef, name: str, first: ast.Assign, kind: type
) -> tuple[Callable[[Any, Any], bool], Text] | None:
    """How a variable changes, whatever happens: whether one value can become another no more, and what is said then."""
    parts = [part for part in _own(function) if part is not first and _holds(part, name)]
    changed = [part for part in parts if _stores(part, name)]
    if kind is int and changed:
        if all(_is_added(part, name, ast.Add) for part in changed):
            return (lambda now, right: now > right), wording.ONLY_GROWS
        if all(_is_added(part, name, ast.Sub) for part in changed):
            return (lambda now, right: now < right), wording.ONLY_SHRINKS
    only_fresh = kind is list and isinstance(first.value, _FRESH) and all(_is_longer(part, name) for part in parts)
    if only_fresh or (kind in (str, tuple) and all(any(_added(part, name, ast.Add)) for part in changed)):
        return _begins_otherwise, wording.ONLY_ADDED_TO
    return None


def _begins_otherwise(now: Any, right: Any) -> bool:
    """Whether what is only added to cannot become that value; what may itself change inside is not judged."""
    return bool(right[: len(now)] != now) and all(isinstance(part, _OF_NO_PARTS) for part in now)


def _holds(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.iter_child_nodes(node))


def _stores(node: ast.AST, name: str) -> bool:
    named = (part for part in ast.iter_child_nodes(node) if isinstance(part, ast.Name) and part.id == name)
    return any(not isinstance(part.ctx, ast.Load) for part in named)


def _added(node: ast.AST, name: str, sign: type[ast.operator]) -> Iterator[ast.expr]:
    """What is added to a variable, or taken from it; on the left of it too, where numbers are added."""
    if isinstance(node, ast.AugAssign) and isinstance(node.op, sign):
        yield node.value
    elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.value, ast.BinOp):
        sides = [node.value.left, node.value.right]
        if isinstance(node.value.op, sign) and isinstance(sides[0], ast.Name) and sides[0].id == name:
            yield sides[1]


def _is_added(node: ast.AST, name: str, sign: type[ast.operator]) -> bool:
    """Whether a statement adds something never negative to a variable, or takes it from it, and does nothing else."""
    return any(_is_never_negative(value) for value in _added(node, name, sign))


def _is_never_negative(node: ast.expr) -> bool:
    """Whether a value is at least 0, whatever its variables are worth."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and node.value >= 0
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Add | ast.Mult) and all(map(_is_never_negative, (node.left, node.right)))
    if isinstance(node, ast.IfExp):
        return all(map(_is_never_negative, (node.body, node.orelse)))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        of_such = node.func.id in ("min", "max", "int", "bool") and all(map(_is_never_negative, node.args))
        return node.func.id in ("len", "abs") or of_such
    counts = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "count"
    return counts or isinstance(node, ast.Compare)


def _is_longer(node: ast.AST, name: str) -> bool:
    """Whether a part of a function leaves a list as it is, or adds to its end."""
    if isinstance(node, ast.Attribute):
        return node.attr in _ADDING
    if isinstance(node, ast.Subscript):
        return isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "len"
    return isinstance(node, ast.Return | ast.Compare | ast.BinOp | ast.UnaryOp) or any(_added(node, name, ast.Add))
