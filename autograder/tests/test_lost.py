"""The step of a followed call after which no right answer is possible: found where it is certain, nowhere else."""

import pytest

from autograder.i18n import trace as wording
from autograder.i18n.text import Text
from autograder.learn.lost import lost_in
from autograder.learn.trace import Step
from autograder.sandbox.in_process import InsideWorker
from autograder.sandbox.loader import Loadable

_COUNTS = "def f(l):\n    c = 0\n    for x in l:\n        {change}\n    return c\n"
_LISTS = "def f(l):\n    r = []\n    for x in l:\n        {change}\n    return r\n"


def _steps(source: str, call: str) -> tuple[Step, ...]:
    worker = InsideWorker()
    worker.load(Loadable(source))
    steps, _, _ = worker.trace(call, source, 30)
    worker.close()
    return tuple(
        Step(number, depth, line, line, "", tuple((name, value) for name, value in changes), tuple(end))
        for number, depth, line, changes, end in steps
    )


def _change_at(source: str, call: str, expected: str) -> tuple[tuple[str, str], Text] | None:
    """What changed in the step that is found, and why it is that one."""
    steps = _steps(source, call)
    lost = lost_in(steps, source, call, expected)
    return (steps[lost.rank].changes[-1], lost.why) if lost else None


@pytest.mark.parametrize(
    "change",
    [
        "c += 1",
        "c = c + 1",
        "c += x == x",
        "c += min(l.count(x), 1)",
        "c += 1 if x else 0",
        "if x: c += len([x])",
    ],
)
def test_a_counter_beyond_the_right_answer(change: str) -> None:
    source = _COUNTS.format(change=change)
    said = wording.ONLY_GROWS.format(name="c", expected="1")
    assert _change_at(source, "f([1, 2, 3])", "1") == (("c", "2"), said)
    assert _change_at(source, "f([1, 2, 3])", "3") is None


def test_what_is_only_taken_from() -> None:
    source = "def f(l):\n    c = len(l)\n    for x in l:\n        c -= x == 1\n    return c\n"
    said = wording.ONLY_SHRINKS.format(name="c", expected="3")
    assert _change_at(source, "f([1, 2, 1])", "3") == (("c", "2"), said)
    assert _change_at(source, "f([1, 2, 1])", "1") is None


@pytest.mark.parametrize(
    "change", ["r.append(x)", "r += [x]", "r = r + [x]", "r.extend([x])", "if not r or r[-1] != x: r.append(x)"]
)
def test_a_list_that_begins_otherwise(change: str) -> None:
    source = _LISTS.format(change=change)
    said = wording.ONLY_ADDED_TO.format(name="r", expected="[1, 3]")
    assert _change_at(source, "f([1, 2, 3])", "[1, 3]") == (("r", "[1, 2]"), said)
    assert _change_at(source, "f([1, 2, 3])", "[1, 2, 3]") is None


def test_a_text_that_begins_otherwise() -> None:
    source = "def f(l):\n    t = ''\n    for x in l:\n        t += str(x)\n    return t\n"
    said = wording.ONLY_ADDED_TO.format(name="t", expected="'112'")
    assert _change_at(source, "f([1, 2, 3])", "'112'") == (("t", "'12'"), said)


def test_of_two_answers_the_one_that_is_lost_first() -> None:
    source = "def f(l):\n    a = 0\n    b = 0\n    for x in l:\n        a += 1\n        b += 2\n    return a, b\n"
    said = wording.ONLY_GROWS.format(name="b", expected="1")
    assert _change_at(source, "f([1, 2, 3])", "(2, 1)") == (("b", "2"), said)
    assert _change_at(source, "f([1, 2, 3])", "(3, 6)") is None


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            "def f(l):\n    for y in l:\n        c = 0\n        for x in l:\n            c += 1\n    return c\n",
            id="reset",
        ),
        pytest.param(
            "def f(l):\n    c = 0\n    for x in l:\n        c += 2\n    c = 1\n    return c\n", id="set again"
        ),
        pytest.param("def f(l):\n    c = 0\n    for x in l:\n        c += x\n    return c\n", id="may be negative"),
        pytest.param("def f(l):\n    c = 0\n    for x in l:\n        c += 1\n    return c - 2\n", id="not returned"),
        pytest.param(
            "def f(l):\n    c = 0\n    for x in l:\n        c += 1\n        if c > 5: return 1\n    return c\n",
            id="two ends",
        ),
        pytest.param(
            "def f(l):\n    c = 0\n    def g():\n        nonlocal c\n        c = 1\n    for x in l:\n        c += 1\n"
            "    g()\n    return c\n",
            id="inner function",
        ),
        pytest.param(
            "c = 0\ndef f(l):\n    global c\n    c = 0\n    for x in l:\n        c += 1\n    return c\n", id="global"
        ),
        pytest.param(
            "def f(l):\n    c = 0\n    for x in l:\n        c += 1\n    for c in l: pass\n    return c\n", id="for"
        ),
        pytest.param(
            "def f(l):\n    c = 0\n    for x in l:\n        c += 1\n    match 1:\n        case c: pass\n    return c\n",
            id="pattern",
        ),
        pytest.param(
            "def len(x): return -1\ndef f(l):\n    c = 5\n    for x in l:\n        c += len(l)\n    return c\n",
            id="not that len",
        ),
        pytest.param(
            "def d(g): return lambda l: 1\ndef f(l):\n    c = 0\n    for x in l:\n        c += 1\n    return c\n"
            "f = d(f)\n",
            id="another function by then",
        ),
    ],
)
def test_nothing_is_said_where_a_right_answer_is_still_possible(source: str) -> None:
    steps = _steps(source, "f([1, 2, 3])")
    assert lost_in(steps, source, "f([1, 2, 3])", "1") is None


@pytest.mark.parametrize(
    "change",
    ["r.append(x); r.sort()", "r.append(x); q = r; q.pop()", "r.append([x])", "r.append(x); r[0] = 1", "l.append"],
)
def test_a_list_that_something_else_may_change_is_not_judged(change: str) -> None:
    source = _LISTS.format(change=change)
    assert lost_in(_steps(source, "f([2, 3])"), source, "f([2, 3])", "[1]") is None


def test_only_a_call_that_is_the_whole_of_what_is_seen_is_judged() -> None:
    source = _COUNTS.format(change="c += 1")
    steps = _steps(source, "f([1, 2, 3])")
    assert lost_in(steps, source, "f([1, 2, 3])", "1")
    assert lost_in(steps, source, "-f([1, 2, 3])", "1") is None
    assert lost_in(steps, source, "f([1]); f([1, 2, 3])", "1") is None
    for expected in ("True", "0.5", "a number", "[1, …", ""):
        assert lost_in(steps, source, "f([1, 2, 3])", expected) is None
