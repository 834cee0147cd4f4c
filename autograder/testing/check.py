"""How a hidden check is declared, and how it says that it was not passed."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from autograder.checking.failure import Failure, fingerprint
from autograder.i18n.message import Message, finding, written_by_author
from autograder.reports.model import FAILED, NOT_REACHED, PASSED, Reason, Verdict

Function = Callable[..., Any]
WAITS = finding("check.waits", "This will be looked at when an easier promise is kept: “{promise}”")


@dataclass(frozen=True)
class Check:
    """One promise a task makes: its points, and the check that has to be passed before it is looked
    at."""

    task: str
    name: str
    points: float
    promise: Message
    after: str | None
    function: Function


def check(
    task: str, points: float, after: Function | None = None
) -> Callable[[Function], Function]:
    """Declare a function as a hidden check of a task.

    Args:
        task: The function that learners write, as it is called in the module's source.
        points: What passing the check earns.
        after: An easier check of the same task, which has to be passed before this one is
            looked at.

    The function takes one argument, the submission (a `Subject`), and returns when all is well; its
    name begins with `test_`, so that pytest finds it. The first paragraph of its docstring says to
    learners what their function must do. Three checks in a row::

        @check("mal_places", points=1)
        def test_mal_places_without_repeats(submission):
            \"""Without repeated colours, a peg is misplaced when its colour is elsewhere.\"""
            submission.agrees(reference.mal_places, on=Cases([([1, 2], [2, 1]), ([1, 2], [3, 4])]))

        @check("mal_places", points=0.5, after=test_mal_places_without_repeats)
        def test_mal_places_is_an_integer(submission):
            \"""The result must be a whole number.\"""
            submission.returns(reference.mal_places, int, on=Cases([([1, 2], [2, 1])]))

        @check("mal_places", points=0.5, after=test_mal_places_without_repeats)
        def test_mal_places_leaves_its_arguments_alone(submission):
            \"""After the call, the lists must be what they were before.\"""
            submission.leaves_arguments_alone("mal_places", on=Cases([([1, 2], [2, 1])]))

    A course in several languages writes a line for each of them instead::

            \"""
            en: The result must be a whole number.
            fr: Le résultat doit être un nombre entier.
            \"""

    Raises:
        ValueError: There is no docstring, the name does not begin with `test_`, or the points are
            no number.
    """

    def declare(function: Function) -> Function:
        if not function.__name__.startswith("test_"):
            raise ValueError(
                f"{function.__name__}: the name of a check begins with test_, so that pytest"
                " finds it"
            )
        if type(points) not in (int, float):
            raise ValueError(
                f"{function.__name__}: points={points!r} is no number; write points=1, say, or"
                " points=0.5"
            )
        before: Check | None = getattr(after, "check", None)
        function.check = Check(  # type: ignore[attr-defined]
            task,
            function.__name__.removeprefix("test_"),
            float(points),  # what is written of it is read back as one
            _described(function),
            before.name if before else None,
            function,
        )
        return function

    return declare


_IN_A_LANGUAGE = re.compile(r"^\s*([a-z]{2,3}): +(.*\S)", re.MULTILINE)


def _described(function: Function) -> Message:
    """Return what the docstring of a check says to learners."""
    docstring = (function.__doc__ or "").strip()
    if _IN_A_LANGUAGE.match(docstring):
        return written_by_author(dict(_IN_A_LANGUAGE.findall(docstring)))
    description = " ".join(re.split(r"\n\s*\n", docstring)[0].split())
    if not description:
        raise ValueError(
            f"{function.__name__}: a docstring that says what the function must do was expected"
        )
    return Message(description)


NotPassed = Failure


def not_passed(
    message: Message,
    call: str,
    received: str,
    expected: str,
    behaviour: Sequence[object] = (),
    status: str = FAILED,
    question: Message | None = None,
) -> NotPassed:
    """Return the exception for a check that found something out by itself.

    Args:
        message: What it found; it has a code, as in `finding("game.lost-too-early", "…")`.
        call: The call that shows it, as code.
        received: What came back, as code.
        expected: What was expected, as code.
        behaviour: What is the same for the same mistake, and differs for another one; with the
            code of the message, known mistakes are recognised by it. Empty: by nothing.
        status: Whether the function was wrong, stopped with an error, or did not end.
        question: What the learner is asked; None for a general question.

    Raises:
        ValueError: The message has no code.
    """
    if not message.code:
        raise ValueError('give the finding a code: finding("task.what-is-wrong", "…")')
    alike = fingerprint([message.code, *map(str, behaviour)]) if behaviour else ""
    return NotPassed(Verdict(status, message, call, received, expected, alike, question))


@contextmanager
def unforeseen() -> Iterator[None]:
    """Look at cases that one submission alone meets: what fails there identifies no known
    mistake."""
    try:
        yield
    except NotPassed as failed:
        raise NotPassed(replace(failed.verdict, fingerprint="")) from None


def not_reached(other: Function) -> NotPassed:
    """The exception for a check that makes no sense before another one is passed."""
    check: Check = other.check  # type: ignore[attr-defined]
    message = WAITS.format(promise=check.promise)
    return NotPassed(Verdict(NOT_REACHED, message, reason=Reason.AFTER_ANOTHER))


KEPT = Verdict(PASSED)
