"""Calls made through a probe, in the sandbox and on the reference alike; and speeds compared."""

from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from autograder.intake import Submission
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox
from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed
from autograder.testing.runner import Runner, Session
from autograder.testing.subject import Subject
from solutions import m02_pegs as reference


@probe(shown=lambda word, letter: f"occurences(list({word!r}), {letter!r})")
def of_a_word(submission: ModuleType, word: str, letter: str) -> Any:
    from collections import UserList

    return submission.occurences(UserList(word), letter)


WORDS = Cases([("", "a"), ("banana", "a"), ("banana", "n")], by=of_a_word)


@pytest.fixture
def subject_of(tier: Tier) -> Iterator[Callable[[str], Subject]]:
    sandbox, runners = Sandbox(tier), []

    def made(source: str) -> Subject:
        runners.append(
            Runner(sandbox, Submission("somebody", "", source), ["occurences"], {}, Session())
        )
        return Subject(runners[-1])

    yield made
    for runner in runners:
        runner.close()
    sandbox.close()


def test_a_probe_calls_both(subject_of: Callable[[str], Subject]) -> None:
    right = subject_of("def occurences(l, n):\n    return sum(x == n for x in l)\n")
    right.agrees(reference.occurences, on=WORDS)
    right.returns(reference.occurences, int, on=WORDS)
    right.repeats(reference.occurences, on=WORDS)
    right.leaves_arguments_alone("occurences", on=WORDS)
    assert right.answers("occurences", WORDS, "0") == [0, 3, 2]
    assert right.draw("occurences", on=WORDS[:2], example="0") == [0, 3]
    with pytest.raises(
        NotPassed, match=r"`occurences\(list\('banana'\), 'a'\)` returned `2`; `3` was expected"
    ):
        subject_of("def occurences(l, n):\n    return 2 * (n in l)\n").agrees(
            reference.occurences, on=WORDS
        )


def test_what_a_probe_cannot_do_is_an_exception_of_the_call(
    subject_of: Callable[[str], Subject],
) -> None:
    with pytest.raises(NotPassed, match="AttributeError"):
        subject_of("def other(l, n):\n    return 0\n").answers("occurences", WORDS, "0")


@probe()
def in_a_long_list(submission: ModuleType, length: int) -> Any:
    return submission.occurences(list(range(60)) * length, 7)


LONG = Cases([(2000,)], by=in_a_long_list, seconds=20)
SLOW = (
    "def occurences(l, n):\n    return len([x for x in l for y in range(10) if x == n and y =="
    " 0])\n"
)


COUNTS = "def occurences(l, n):\n    return l.count(n)\n\n"


@pytest.mark.slow
def test_speeds_are_compared(subject_of: Callable[[str], Subject]) -> None:
    assert subject_of(COUNTS).times_as_fast(reference.occurences, LONG, SLOW) > 3
    assert subject_of(SLOW).times_as_fast(reference.occurences, LONG, SLOW) < 3
    endless = "def occurences(l, n):\n    while True:\n        pass\n"
    one = Cases([(1,)], by=in_a_long_list, seconds=0.5)
    with pytest.raises(NotPassed, match="had not finished"):
        subject_of(endless).times_as_fast(reference.occurences, one, SLOW)


@pytest.mark.slow
def test_what_there_is_to_read_is_not_timed(subject_of: Callable[[str], Subject]) -> None:
    """The file of a learner who solved all the other tasks is long."""
    others = "def other():\n" + "    x = [1, 2, 3]\n" * 20_000

    assert subject_of(COUNTS + others).times_as_fast(reference.occurences, LONG, SLOW) > 3


@pytest.mark.slow
def test_what_is_computed_beforehand_is_timed_and_what_is_shown_is_not(
    subject_of: Callable[[str], Subject],
) -> None:
    long = "sum(range(30_000_000))"

    assert (
        subject_of(f"{COUNTS}print({long})\n").times_as_fast(reference.occurences, LONG, SLOW) > 3
    )
    assert (
        subject_of(f"{COUNTS}kept = {long}\n").times_as_fast(reference.occurences, LONG, SLOW) > 3
    ), "of no use here"
    used = f"kept = {long}\n\n\ndef occurences(l, n):\n    return kept and l.count(n)\n"
    assert subject_of(used).times_as_fast(reference.occurences, LONG, SLOW) < 3


def test_a_wrong_answer_is_not_fast(subject_of: Callable[[str], Subject]) -> None:
    with pytest.raises(NotPassed, match="`2000` was expected"):
        subject_of("def occurences(l, n):\n    return 0\n").times_as_fast(
            reference.occurences, LONG, SLOW
        )


@probe(shown=lambda word, n, times: f"occurences({word})  # n = {n}")
def with_globals(submission: ModuleType, word: list[int], n: int, times: int) -> Any:
    return submission.occurences(word)() * times


@pytest.mark.parametrize(
    ("source", "asked"),
    [
        (
            "def occurences(l, n):\n    return lambda: 0\n",
            "Does your function accept a call with 1 argument, as",
        ),
        ("def occurences(l):\n    return lambda n: 0\n", None),  # not the call that is shown
        ("def occurences(l):\n    return 0\n", None),
    ],
)
def test_the_arguments_counted_are_those_of_the_call_shown(
    subject_of: Callable[[str], Subject], source: str, asked: str | None
) -> None:
    with pytest.raises(NotPassed) as failed:
        subject_of(source).answers("occurences", Cases([([1], 1, 1)], by=with_globals), "0")
    question = failed.value.verdict.question

    assert question["en"].startswith(asked or "?") if question else asked is None
