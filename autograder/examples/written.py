"""From lines that a learner wrote to examples: one call with plain values, and the answer it should
have."""

import ast
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _

_SHOWN = 60  # characters of what cannot be used
_MOST_UNREAD = 20  # lines
_NOT_READ = (SyntaxError, ValueError, RecursionError, MemoryError)


@dataclass(frozen=True)
class Example:
    """A call of a function with plain values, and the answer it should have; `text`: as it was
    written.

    `is_bare`: no answer was written, so that it is a truth value.
    """

    function: str
    text: str
    arguments: tuple[Any, ...]
    value: Any
    named: dict[str, Any] = field(default_factory=dict, compare=False)
    is_bare: bool = field(default=False, compare=False)

    @property
    def call(self) -> str:
        """Its call, as Python writes it."""
        named = (f"{name}={value!r}" for name, value in self.named.items())
        return f"{self.function}({', '.join((*map(repr, self.arguments), *named))})"

    @property
    def plain(self) -> str:
        """It as `example` would write it: the same text for the same example, however somebody
        wrote it."""
        return f"assert {self.call} == {self.value!r}"


@dataclass(frozen=True)
class Written:
    """What somebody wrote: the examples in it, and a sentence for each line that is none."""

    examples: tuple[Example, ...] = ()
    refused: tuple[Message, ...] = ()


class _Refused(Exception):
    """A statement that is no example; why, in a sentence that lacks its beginning."""

    def __init__(self, said: Message, **words: str):
        super().__init__(said["en"])
        self.said, self.words = said, words


def example(function: str, arguments: tuple[Any, ...], value: Any) -> Example:
    """An example made of values, as somebody would write it."""
    made = Example(function, "", arguments, value)
    return replace(made, text=made.plain)


def form_of(function: str) -> str:
    """How an example is written."""
    return _("assert {name}(…) == …", name=function).typed("en")


def written(
    text: str, names: Collection[str], among_others: bool = False, alone: bool = False
) -> Written:
    """Read the examples of a task.

    Args:
        text: One example a line; nothing of it is run.
        names: Those of the task; the first one is its own.
        among_others: The text is a program, and only its examples of this task are looked for.
        alone: One example was typed, and nobody wants to be told its line.
    """
    place = _("This is no example: {why}") if alone else _("Line {line} is no example: {why}")
    form = form_of(next(iter(names)))
    text, statements, unread = _statements(text, 1 if among_others else _MOST_UNREAD)
    found: list[Example] = []
    refused = [
        place.format(
            line=line,
            why=_(
                "it cannot be read ({reason}). Write one example a line: `{form}`.",
                reason=reason,
                form=form,
            ),
        )
        for line, reason in unread
    ]
    for statement in statements:
        try:
            if not among_others or _is_about(statement, names):
                found.append(_example(statement, text, tuple(names)))
        except _Refused as problem:
            words = {"name": next(iter(names)), "form": form} | problem.words
            refused.append(place.format(line=statement.lineno, why=problem.said.format(**words)))
    return Written(tuple(found), tuple(refused))


def _statements(text: str, most: int) -> tuple[str, list[ast.stmt], list[tuple[int, str]]]:
    """A text without the lines that cannot be read, its statements, and those lines, each with the
    reason.

    With `most` such lines, there are no statements.
    """
    unread: list[tuple[int, str]] = []
    while True:
        try:
            return text, ast.parse(text).body, unread
        except _NOT_READ as error:
            line, reason = (
                getattr(error, "lineno", None) or 1,
                clean(str(getattr(error, "msg", error)), _SHOWN),
            )
            unread.append((line, reason))
        lines = text.split("\n")
        # leaving it out would change nothing
        if len(unread) == most or not "".join(lines[line - 1 : line]).strip():
            return text, [], unread
        text = "\n".join([*lines[: line - 1], "", *lines[line:]])


def _is_about(statement: ast.stmt, names: Collection[str]) -> bool:
    """Whether a statement of a program says something of the task in an `assert`, wherever that
    stands."""
    asserts = [part for part in ast.walk(statement) if isinstance(part, ast.Assert)]
    called = (part.func for one in asserts for part in ast.walk(one) if isinstance(part, ast.Call))
    return any(isinstance(one, ast.Name) and one.id in names for one in called)


def _example(statement: ast.stmt, text: str, names: tuple[str, ...]) -> Example:
    if not isinstance(statement, ast.Assert):
        inside = any(isinstance(part, ast.Assert) for part in ast.walk(statement))
        raise _Refused(
            _(
                "an `assert` inside a loop, a condition or a function is not read. Write each "
                "example on a line of its own, with its values."
            )
            if inside
            else _("it must begin with `assert`, as in `{form}`.")
        )
    call, value = _sides(statement.test, names)
    arguments = tuple(_plain(one) for one in call.args)
    named = {one.arg or "": _plain(one.value if one.arg else call) for one in call.keywords}
    is_bare = not isinstance(statement.test, ast.Compare)
    return Example(
        names[0], ast.get_source_segment(text, statement) or "", arguments, value, named, is_bare
    )


def _sides(test: ast.expr, names: tuple[str, ...]) -> tuple[ast.Call, Any]:
    """The call and the answer it should have: `f(…) == 1`, `1 == f(…)`, or for a truth value
    `f(…)`, `not f(…)`."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _call(test.operand, names), False
    if not isinstance(test, ast.Compare):
        return _call(test, names), True
    if len(test.ops) != 1 or not isinstance(test.ops[0], ast.Eq | ast.Is):
        raise _Refused(
            _(
                "an example says with `==` what the answer is, not what it is not, or about how "
                "much."
            )
        )
    left, right = test.left, test.comparators[0]
    if not isinstance(left, ast.Call):
        left, right = right, left
    call = _call(left, names)
    return call, _plain(right)


def _call(node: ast.expr, names: tuple[str, ...]) -> ast.Call:
    if not isinstance(node, ast.Call):
        raise _Refused(
            _(
                "an example compares one call of `{name}` with its answer, and does nothing else: "
                "`{form}`."
            )
        )
    if not isinstance(node.func, ast.Name) or node.func.id not in names:
        raise _Refused(
            _("it calls `{other}`; a call of `{name}` is wanted here."), other=_shown(node.func)
        )
    return node


def _plain(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except (TypeError, *_NOT_READ):
        raise _Refused(
            _(
                "`{part}` is to be computed. Write the values themselves: numbers, texts, lists, "
                "tuples…"
            ),
            part=_shown(node),
        ) from None


def _shown(node: ast.expr) -> str:
    try:
        return clean(ast.unparse(node), _SHOWN)
    except RecursionError:  # hundreds of dots or signs in a row
        return "…"
