"""The call that a verdict speaks of, followed line by line through the learner's own functions."""

import ast
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass

from autograder.checking.outcomes import NotLoadable
from autograder.checking.runner import Session
from autograder.checking.sentences import LATER_CALL, RETURNED, SECOND_CALL, SURVIVES, ending
from autograder.course.call_graph import definition, reached
from autograder.course.module import Module
from autograder.examples.called import is_same
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _
from autograder.intake import Submission
from autograder.judging.judge import make_runner
from autograder.reports.model import CheckReport, TaskReport
from autograder.sandbox.client import Raised, SandboxError, WorkerGone
from autograder.sandbox.servers import Sandbox
from autograder.sandbox.tracing import FIRST

NOT_FOLLOWED = _("The call could not be followed line by line: {detail}.")


# of findings that tell what a call returned
_ANSWERED = {message.code for message in (RETURNED, SECOND_CALL, LATER_CALL)}
_WIDE = 240  # characters of one value
_CUT = "…"  # in what is shown of a value, or of a call, that is too long


@dataclass(frozen=True)
class Step:
    """One line that ran: of which call, how deep in calls, its number where the learner reads it,
    what became of it."""

    call: int
    depth: int
    line: int
    number: int
    code: str
    changes: tuple[tuple[str, str], ...]
    end: tuple[str, ...]  # "return", "yield" or "raise", and what


@dataclass(frozen=True)
class Trace:
    """A call followed line by line: before step `cut`, lines are `left_out`; `closing`: what is
    said last."""

    call: str
    expected: str
    steps: tuple[Step, ...]
    cut: int
    left_out: int
    closing: tuple[Message, ...]

    def number(self, rank: int) -> int:
        """Return which of the lines that were followed a step is, from 1."""
        return rank + 1 + (self.left_out if rank >= self.cut else 0)


def trace_of(
    module: Module,
    submission: Submission,
    sandbox: Sandbox,
    task: TaskReport,
    check: CheckReport,
    right: Collection[str] = (),
) -> Trace | Message:
    """Follow the call of a check that was not passed; a sentence where there is no such call.

    Lines of functions that are `right`, and of those that they use, are left out.
    """
    call = check.verdict.call or ""
    if not is_code(call):
        return _("There is no single call to follow line by line here.")
    runner = make_runner(module, submission, sandbox, Session(), task.judged_with)
    asking = {*_asking(submission.source)}
    source = submission.source
    wrong = {one.name for one in module.tasks if one.name not in right}
    used = {other for name in right for other in reached(source, name, wrong)}
    right = {*right, *used} - wrong
    # whoever asks must be seen, be it in a function that is right
    skipped = [name for name in right if not _comes_to_ask(source, name, asking)]
    asked = check.verdict.question.code if check.verdict.question else ""
    try:
        seen = runner.trace(call, asked == SURVIVES.code, skipped)
    except WorkerGone as gone:
        return NOT_FOLLOWED.format(detail=ending(gone.why, gone.detail))
    except Raised as raised:
        return NOT_FOLLOWED.format(
            detail=_("it ended with `{error}`", error=clean(str(raised), 120))
        )
    except NotLoadable as problem:
        return NOT_FOLLOWED.format(detail=problem.reason)
    except SandboxError:
        return NOT_FOLLOWED.format(detail=_("the machine was too busy"))
    finally:
        runner.close()
    steps, count, end = seen
    if "EOFError" in end[1:2] or not asking.isdisjoint(
        line for _unused, _unused, line, _unused, _unused in steps
    ):
        return _(
            "What fails here asks for something with `input`: what is typed cannot be played "
            "again, so these lines are not followed."
        )
    shown = tuple(_step(submission, *step) for step in steps)
    closing = tuple(_closing(check, shown, count, end))
    # else it is not of what is returned
    expected = (check.verdict.expected or "") if check.message.code in _ANSWERED else ""
    return Trace(call, expected, shown, FIRST, count - len(steps), closing)


def is_code(call: str) -> bool:
    """Whether what is shown of a call is all of it, and nothing else: statements, and an expression
    at the end."""
    try:
        body = ast.parse(call).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    whole = not any(
        isinstance(node, ast.Constant) and node.value is ...
        for node in ast.walk(ast.Module(body, []))
    )
    return whole and bool(body) and isinstance(body[-1], ast.Expr)


def _asking(source: str) -> Iterator[int]:
    """The lines of a file on which `input` is called."""
    with suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        for node in ast.walk(ast.parse(source)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "input"
            ):
                yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _comes_to_ask(source: str, name: str, asking: Collection[int]) -> bool:
    """Return whether a function, or one that it uses, has a line on which `input` is called."""
    used = [definition(source, one) for one in (name, *reached(source, name))] if asking else []
    return any(first <= line <= last for first, last in filter(None, used) for line in asking)


def _step(
    submission: Submission,
    call: int,
    depth: int,
    line: int,
    changes: list[list[str]],
    end: list[str],
) -> Step:
    code = clean(submission.line(line).expandtabs(4).rstrip(), _WIDE)
    told = tuple((clean(name, 60), clean(value, _WIDE)) for name, value in changes)
    number = submission.cell_and_line(line)[1]
    return Step(call, depth, line, number, code, told, tuple(clean(part, _WIDE) for part in end))


def _closing(
    check: CheckReport, steps: tuple[Step, ...], count: int, end: list[str]
) -> list[Message]:
    """What happened to the call, and to this one, where that differs."""
    said = [check.message]
    if not steps:
        said.append(_("No line of yours ran in this call."))
    if end[0] == "enough":
        return [_("Stopped after {count} lines: does every loop come to an end?", count=count)]
    now = end[1]
    if (
        end[0] == "returned"
        and check.message.code in _ANSWERED
        and _differ(now, check.verdict.received or "")
    ):
        said.append(
            _(
                "Made by itself, the call gave `{now}` here: its answer depends on chance, or on "
                "the calls before it.",
                now=clean(now, _WIDE),
            )
        )
    return said


def _differ(one: str, other: str) -> bool:
    """Whether what is shown of two values says that they are not equal: another order of keys does
    not."""
    try:
        values = [ast.literal_eval(text) for text in (one, other)]
    except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        return False
    return _CUT not in one + other and "..." not in other and not is_same(*values)
