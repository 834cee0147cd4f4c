"""What Python's own errors mean, under the traceback of the cell that raised them."""

import builtins
import linecache
import re
import traceback
import warnings
from collections.abc import Sequence
from typing import Any

from autograder.checking.exceptions import meaning
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language

_EXPLAINS = "mastermind_explains"  # what the shell remembers, so that nothing is explained twice
_OUR_CALL = re.compile(r"\b_(Check|Hint|Hunt|Again)\.__call__\b")  # what Python calls `hint(…)`


def explain_errors(shell: Any) -> None:
    """Have the shell say, from the next error on, what it means where that is known; the traceback
    stays as it is."""
    if _EXPLAINS in shell.meta:
        return
    shell.meta[_EXPLAINS] = True
    # the one place through which errors of all kinds go, syntax errors too
    show = shell._showtraceback

    def shown(kind: type[BaseException], error: BaseException, lines: Sequence[str]) -> None:
        said = explained(shell, error)
        show(kind, error, [*lines, f"\n{said[language()]}"] if said else list(lines))

    shell._showtraceback = shown


def explained(shell: Any, error: BaseException) -> Message | None:
    """The line of the notebook that an exception comes from, and what it means; None when that is
    not known."""
    if isinstance(error, SyntaxError) and error.msg == "incomplete input":
        error = _as_it_is(error)
    reached = list(traceback.walk_tb(error.__traceback__))
    names = (
        {*reached[-1][0].f_locals, *reached[-1][0].f_globals, *dir(builtins)} if reached else set()
    )
    message = _OUR_CALL.sub(lambda ours: ours[1].lower(), str(getattr(error, "msg", error)))
    said = meaning(type(error).__name__, message, names)
    if said is None:
        return None
    lines = [(frame.f_code.co_filename, line) for frame, line in reached]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno or 0))
    places = [(count, line) for file, line in lines if (count := _count_of(shell, file))]
    if not places:
        return said
    count, line = places[-1]
    return _(
        "{place}: {said}", place=_("cell [{count}], line {line}", count=count, line=line), said=said
    )


def _as_it_is(error: SyntaxError) -> SyntaxError:
    """The error of a cell that nothing follows: IPython reads it as if more could."""
    file = error.filename or ""
    try:
        with warnings.catch_warnings(action="ignore"):
            compile("".join(linecache.getlines(file)), file, "exec", dont_inherit=True)
    except SyntaxError as found:
        return found
    return error


def _count_of(shell: Any, file: str) -> int:
    """The number beside the cell that Python knows as that file; 0 when it is none."""
    _, label = shell.compile.format_code_name(file) or ("", "")
    number = re.search(r"\d+", label)
    return int(number[0]) if number else 0
