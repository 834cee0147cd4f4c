"""What a hidden check is written with: the decorator `task`, and the fixture `submission` (a `Subject`)."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Any

from autograder import wording
from autograder.cases import Cases
from autograder.display import clean, show, show_call
from autograder.report import ERROR, FAILED, PASSED, TIMEOUT, Verdict
from autograder.running import CALL_SECONDS, Outcome, Runner
from autograder.sandbox.client import WorkerGone
from autograder.text import Text

Function = Callable[..., Any]


@dataclass(frozen=True)
class Check:
    """One promise a task makes: its points, and the check that has to be passed before it is looked at."""

    task: str
    name: str
    points: float
    promise: Text
    after: str | None
    function: Function


def task(name: str, points: float, after: Function | None = None) -> Callable[[Function], Function]:
    """Declare a pytest function as a check of a task. Its docstring is the promise, `en:` and `fr:`."""

    def declare(function: Function) -> Function:
        before: Check | None = getattr(after, "check", None)
        check = Check(
            name,
            function.__name__.removeprefix("test_"),
            points,
            promise_of(function.__doc__ or ""),
            before.name if before else None,
            function,
        )
        function.check = check  # type: ignore[attr-defined]
        return function

    return declare


def promise_of(docstring: str) -> Text:
    """The two sentences of a docstring. Raises ValueError when one is missing."""
    fields = dict(
        line.strip().split(": ", 1) for line in docstring.splitlines() if line.strip()[:4] in ("en: ", "fr: ")
    )
    if fields.keys() != {"en", "fr"}:
        raise ValueError("a docstring with one line 'en: …' and one line 'fr: …' was expected")
    return Text(**fields)


class NotPassed(Exception):
    """A check was not passed; it holds the verdict."""

    def __init__(self, verdict: Verdict):
        super().__init__(verdict.message.en if verdict.message else verdict.status)
        self.verdict = verdict


def same(received: Any, expected: Any) -> bool:
    """Equal as plain data. Numbers by value (the type has a check of its own), everything else by type too."""
    numbers = (bool, int, float, Fraction)
    if type(expected) in numbers and type(received) in numbers:
        if type(expected) is float or type(received) is float:
            try:
                return math.isclose(received, expected, rel_tol=1e-9, abs_tol=1e-12)
            except OverflowError:
                return False
        return bool(received == expected)
    if type(received) is not type(expected):
        return False
    if type(expected) in (list, tuple):
        return len(received) == len(expected) and all(map(same, received, expected))
    return bool(received == expected)


class Subject:
    """The learner's functions, as a check sees them: it calls them and compares; it never runs them itself."""

    def __init__(self, runner: Runner):
        self._runner = runner
        self._seen: list[Outcome] = []

    # ---- the promises

    def agrees(self, reference: Function, on: Cases) -> None:
        """Every answer equals the reference's. The first disagreement is the counterexample.

        When the answers agree as soon as the file is loaded afresh before each call, the mistake is something
        that survives from one call to the next: another check looks at that (`repeats`), and this one is passed.
        """
        name, expected = reference.__name__, on.expected(reference)
        problem = self._first_disagreement(name, on, expected)
        if problem and self._disagrees_afresh(name, on, expected):
            raise NotPassed(problem)

    def returns(self, name: str, kind: type, on: Cases) -> None:
        """Every answer is of exactly that type."""
        outcomes = self._outcomes(name, on)
        for arguments, outcome in zip(on, outcomes, strict=False):
            call = show_call(name, arguments)
            self._raise_unless_value(name, outcome, kind.__name__, arguments)
            if type(outcome.value) is not kind:
                found = type(outcome.value).__name__
                found = getattr(outcome.value, "type_name", found)
                sentence = wording.NOT_OF_TYPE.get(found, wording.NOT_OF_TYPE[""])
                message = sentence.format(call=call, received=show(outcome.value), type=clean(found, 40))
                raise NotPassed(self._verdict(FAILED, message, call, show(outcome.value), kind.__name__))

    def leaves_arguments_alone(self, name: str, on: Cases) -> None:
        """No call changes its arguments, be it one that raises: other checks look at that."""
        outcomes = self._outcomes(name, on)
        for arguments, outcome in zip(on, outcomes, strict=False):
            call = show_call(name, arguments)
            if outcome.gone:
                raise NotPassed(self._explain(name, arguments, outcome, ""))
            if outcome.changed is not None:
                after = ", ".join(map(show, outcome.changed))
                message = wording.CHANGED.format(call=call, received=after)
                raise NotPassed(self._verdict(FAILED, message, call, after, ", ".join(map(show, arguments))))

    def repeats(self, reference: Function, on: Cases) -> None:
        """Each call, made twice in a row, gives the reference's answer both times."""
        name, expected = reference.__name__, on.twice.expected(reference)
        outcomes = self._outcomes(name, on.twice)
        for arguments, outcome, right in zip(on.twice, outcomes, expected, strict=False):
            call = show_call(name, arguments)
            self._raise_unless_value(name, outcome, show(right), arguments)
            if not same(outcome.value, right):
                message = wording.SECOND_CALL.format(call=call, received=show(outcome.value), expected=show(right))
                raise NotPassed(self._verdict(FAILED, message, call, show(outcome.value), show(right)))

    # ---- how they are kept

    def _outcomes(self, name: str, cases: Cases) -> list[Outcome]:
        self._seen = list(self._runner.outcomes(name, cases))
        return self._seen

    def _first_disagreement(self, name: str, cases: Cases, expected: list[Any]) -> Verdict | None:
        outcomes = self._outcomes(name, cases)
        for arguments, outcome, right in zip(cases, outcomes, expected, strict=False):
            if outcome.raised or outcome.gone or not same(outcome.value, right):
                return self._explain(name, arguments, outcome, show(right))
        return None

    def _disagrees_afresh(self, name: str, cases: Cases, expected: list[Any]) -> bool:
        outcomes = self._runner.outcomes(name, cases, afresh=True)
        return not all(
            not outcome.raised and not outcome.gone and same(outcome.value, right)
            for outcome, right in zip(outcomes, expected, strict=False)
        )

    def _verdict(self, status: str, message: Text, call: str, received: str, expected: str) -> Verdict:
        answers = "\n".join(outcome.summary() for outcome in self._seen)
        return Verdict(status, message, call, received, expected, sha256(answers.encode()).hexdigest()[:16])

    def _raise_unless_value(self, name: str, outcome: Outcome, expected: str, arguments: tuple[Any, ...]) -> None:
        if outcome.raised or outcome.gone:
            raise NotPassed(self._explain(name, arguments, outcome, expected))

    def _explain(self, name: str, arguments: tuple[Any, ...], outcome: Outcome, expected: str) -> Verdict:
        """The sentence for a wrong answer, an exception, or the end of the program."""
        call = show_call(name, arguments)
        if outcome.gone:
            return self._about_the_end(name, call, outcome.gone, expected)
        if outcome.raised:
            raised = outcome.raised
            error = Text(*[clean(f"{raised.type_name}: {raised.message}".rstrip(": "), 200)] * 2)
            if raised.line:
                error = wording.AT.format(error=error, place=self._runner.submission.place(raised.line))
            message = wording.RAISED.format(call=call, error=error, expected=expected)
            if raised.type_name == "EOFError":
                message += wording.ASKED
            elif raised.type_name == "TypeError" and raised.line is None:
                message += wording.ARGUMENTS.format(count=len(arguments), call=call)
            return self._verdict(ERROR, message, call, error.en, expected)
        received = show(outcome.value)
        sentence = wording.NOTHING if outcome.value is None else wording.RETURNED
        message = sentence.format(call=call, received=received, expected=expected)
        if outcome.value is None and self._runner.printed:
            message += wording.PRINTED.format(call=call)
        return self._verdict(FAILED, message, call, received, expected)

    def _about_the_end(self, name: str, call: str, gone: WorkerGone, expected: str) -> Verdict:
        if gone.why == "not again":
            return Verdict(TIMEOUT, wording.NOT_AGAIN.format(name=name))
        if gone.why == "no time left":
            return Verdict(TIMEOUT, wording.NO_TIME_LEFT)
        if gone.why == "timeout":
            message = wording.TIMEOUT.format(call=call, seconds=f"{CALL_SECONDS:g}")
            return self._verdict(TIMEOUT, message, call, "…", expected)
        sentence = {"crash": wording.STOPPED, "too large": wording.TOO_LARGE}.get(gone.why, wording.TAMPERED)
        message = sentence.format(call=call, detail=wording.ending(gone.why, gone.detail))
        return self._verdict(ERROR, message, call, "…", expected)


KEPT = Verdict(PASSED)
