"""One call of a submission, watched line by line: which lines ran, and which values changed there.

For whoever wants to see it: no mark depends on it. A submission may spoil what is seen of itself,
and no more.
"""

import ast
import sys
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR, CO_VARARGS, CO_VARKEYWORDS
from itertools import islice
from opcode import opname
from types import CodeType, FrameType
from typing import Any

from autograder.sandbox.alarm import FILE_NAME, Endless
from autograder.sandbox.loader import failure

FIRST, LAST = 100, 100  # lines kept from the beginning, and up to the end
MOST = 5_000  # lines after which nothing more is looked at
MOST_CHANGES = 12  # values shown of one line
_ITEMS, _LEVELS, _CHARACTERS, _BITS = 12, 4, 120, 400  # of one value
_DATA = (
    type(None),
    bool,
    int,
    float,
    complex,
    str,
    bytes,
    range,
    list,
    tuple,
    set,
    frozenset,
    dict,
)
_BRACKETS: dict[type, Sequence[str]] = {
    list: "[]",
    tuple: "()",
    dict: "{}",
    set: "{}",
    frozenset: ("frozenset({", "})"),
}
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_NAME = vars(type)["__name__"].__get__
_WAITS = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR


class Enough(BaseException):
    """So many lines ran that nothing more is looked at."""


def shown(value: Any, level: int = _LEVELS) -> str:
    """A value in a few characters; of what is not plain data the type. Nothing of the submission
    runs for it."""
    kind = type(value)
    if not _is_data(value):
        return f"<{_name(kind)}>"
    if kind in _BRACKETS:
        return _shown_together(value, kind, level)
    if kind is int and value.bit_length() > _BITS:
        return "…"
    if kind in (str, bytes):
        return repr(value[:_CHARACTERS]) + ("…" if len(value) > _CHARACTERS else "")
    return repr(value)


def _is_data(value: Any) -> bool:
    """Whether a value is plain data. A type whose own type is the submission's is not even
    compared."""
    kind = type(value)
    return type(kind) is type and kind in _DATA


def _name(kind: type) -> str:
    """The name of a type, whatever its own type says."""
    return str.__str__(_NAME(kind))[:80]


def _shown_together(value: Any, kind: type, level: int) -> str:
    """A collection: its first elements, and how many there are when they are many."""
    if not level:
        return "…"
    items = islice(value.items() if kind is dict else value, _ITEMS)
    parts = [
        ": ".join(shown(part, level - 1) for part in (item if kind is dict else (item,)))
        for item in items
    ]
    parts += (
        [f"… ({len(value)})"]
        if len(value) > _ITEMS
        else [""]
        if kind is tuple and len(value) == 1
        else []
    )
    left, right = _BRACKETS[kind] if value or kind is not set else ("set(", ")")
    text = f"{left}{', '.join(parts).rstrip(' ')}{right}"
    return text if len(text) <= 2 * _CHARACTERS else f"{text[: 2 * _CHARACTERS]}…"


@dataclass
class _Step:
    """One line of one call, and what became of it."""

    call: int  # the rank of the call it belongs to
    depth: int
    line: int
    changes: list[list[str]] = field(default_factory=list)  # names and values
    # how the call ended there: "return", "yield" or "raise", and what
    end: list[str] = field(default_factory=list)

    def packed(self) -> list[Any]:
        return [self.call, self.depth, self.line, self.changes, self.end]


@dataclass
class _Call:
    """A call under way: the line that is running, and the values as they were last seen."""

    step: _Step
    values: dict[str, str]


class Tracer:
    """Notes the lines of a submission's functions."""

    def __init__(self, source: str, skipped: Collection[str] = ()):
        self._skipped = skipped
        self._first: list[_Step] = []
        self._last: deque[_Step] = deque(maxlen=LAST)
        self.count = 0
        self._calls: dict[FrameType, _Call] = {}
        self._rank = self._depth = 0
        self._together = _comprehensions(source)

    @property
    def steps(self) -> list[list[Any]]:
        """The first and the last lines that ran, in their order."""
        return [step.packed() for step in (*self._first, *self._last)]

    def begin(self, frame: FrameType, event: str, _argument: Any) -> Any:
        """For `sys.settrace`: a function begins, or a generator goes on."""
        code = frame.f_code
        if event != "call" or code.co_filename != FILE_NAME or code.co_name.startswith("<"):
            return None
        if self._calls and code.co_name in self._skipped:
            return None
        self._depth += 1
        if frame not in self._calls:
            self._rank += 1
            values = _values(frame)
            step = self._noted(_Step(self._rank, self._depth, frame.f_lineno))
            step.changes = [[name, values[name]] for name in _parameters(code) if name in values][
                :MOST_CHANGES
            ]
            self._calls[frame] = _Call(step, values)
        return self._go_on

    def _go_on(self, frame: FrameType, event: str, argument: Any) -> Any:
        call = self._calls[frame]
        if event == "line":
            self._line(frame, call)
        elif event == "return":
            self._see(frame, call)
            self._return(frame, call.step, argument)
        elif event == "exception" and argument[0] is not StopIteration:  # which ends a loop, too
            call.step.end = ["raise", _name(argument[0])]
        return self._go_on

    def _line(self, frame: FrameType, call: _Call) -> None:
        step, line = call.step, frame.f_lineno
        if step.line in self._together and self._together.get(line) == self._together[step.line]:
            return  # the next element of the same comprehension
        self._see(frame, call)
        call.step = self._noted(_Step(step.call, step.depth, line))

    def _return(self, frame: FrameType, step: _Step, value: Any) -> None:
        self._depth -= 1
        if step.end[:1] != ["raise"] and _only_waits(frame):
            step.end = ["yield", shown(value)]
        else:
            step.end = step.end or ["return", shown(value)]
            del self._calls[frame]

    def _see(self, frame: FrameType, call: _Call) -> None:
        """Note what has changed since the call was last looked at."""
        values = _values(frame)
        changed = [
            [name, value] for name, value in values.items() if call.values.get(name) != value
        ]
        call.step.changes += changed[: MOST_CHANGES - len(call.step.changes)]
        call.values = values

    def _noted(self, step: _Step) -> _Step:
        self.count += 1
        if self.count > MOST:
            raise Enough
        (self._first if len(self._first) < FIRST else self._last).append(step)
        return step


def _only_waits(frame: FrameType) -> bool:
    """Whether a frame that hands out a value will go on: a generator does, until it returns."""
    return (
        bool(frame.f_code.co_flags & _WAITS)
        and "RETURN" not in opname[frame.f_code.co_code[frame.f_lasti]]
    )


def _parameters(code: CodeType) -> Iterator[str]:
    stars = bool(code.co_flags & CO_VARARGS) + bool(code.co_flags & CO_VARKEYWORDS)
    return iter(code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + stars])


def _values(frame: FrameType) -> dict[str, str]:
    """The variables of a call, and the data of the file that it names, as they are now."""
    outside = frame.f_globals
    named = [name for name in frame.f_code.co_names if name in outside]
    seen = {name: outside[name] for name in named if _is_data(outside[name])}
    found = {}
    for name, value in {**seen, **frame.f_locals}.items():
        if type(name) is str and name.isidentifier():
            with suppress(Exception):  # another thread may be changing it
                found[name] = shown(value)
    return found


def _comprehensions(source: str) -> dict[int, int]:
    """To each line of a comprehension, the first line of it."""
    found: dict[int, int] = {}
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, _COMPREHENSIONS):
                found |= dict.fromkeys(
                    range(node.lineno, (node.end_lineno or node.lineno) + 1), node.lineno
                )
    return found


def watched(
    call: str, names: dict[str, Any], source: str, skipped: Collection[str] = ()
) -> list[Any]:
    """Make a call, typed as it would be in Python, and tell what was seen: the steps, how many
    there were, the end.

    Lines of the functions named in `skipped` are left out where they run inside another call.
    The end: "returned" and a value, "raised" and what `failure` tells, or "enough".
    """
    *before, last = ast.parse(call).body
    assert isinstance(last, ast.Expr)
    names, tracer, around = dict(names), Tracer(source, skipped), sys.gettrace()
    exec(compile(ast.Module(before, []), "<call>", "exec", dont_inherit=True), names)
    asked = compile(ast.Expression(last.value), "<call>", "eval", dont_inherit=True)
    try:
        sys.settrace(tracer.begin)
        end = ["returned", shown(eval(asked, names))]
    except (Enough, Endless):
        end = ["enough"]
    except BaseException as error:
        end = ["raised", *failure(error)[:3]]
    finally:
        sys.settrace(around)
    return [tracer.steps, min(tracer.count, MOST), end]
