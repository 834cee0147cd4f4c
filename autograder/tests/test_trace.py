"""A learner's function followed line by line: what is seen of it, and what a hostile one costs."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.learn.advice import failure_to_follow
from autograder.learn.state import Progress
from autograder.learn.trace import Step, Trace, _differ, is_code, trace_of
from autograder.learn.trace_page import html
from autograder.learn.trace_text import predict, rows, step_through
from autograder.notebook import Follow, checked
from autograder.notebook.cells import CellRun
from autograder.sandbox.client import Worker, WorkerGone
from autograder.sandbox.doctor import Tier
from autograder.sandbox.forms import is_trace
from autograder.sandbox.in_process import InlineChannel
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import sandbox_of
from autograder.sandbox.tracing import FIRST, LAST, MOST

COUNTS_TWICE = """
def mal_places(l1, l2):
    c = 0
    for i in range(len(l1)):
        for j in range(len(l2)):
            if l1[i] == l2[j] and i != j:
                c = c + 1
    return c
"""


@pytest.fixture(params=["confined", "inside"])
def follow(request: pytest.FixtureRequest, tier: Tier) -> Iterator[Any]:
    """A function that follows a call of a source: in a process of its own, and in this one as in a
    browser."""
    workers: list[Worker] = []

    def followed(
        source: str, call: str, skipped: Sequence[str] = (), seconds: float = 30
    ) -> list[Any]:
        is_confined = request.param == "confined"
        worker = sandbox_of(tier).spawn() if is_confined else Worker(InlineChannel())
        workers.append(worker)
        worker.load(Loadable(source))
        return worker.trace(call, source, seconds, skipped)

    yield followed
    for worker in workers:
        worker.close()


def _told(seen: list[Any]) -> list[tuple[int, dict[str, str], list[str]]]:
    """The lines that ran, what changed in each, how it ended."""
    return [(line, dict(changes), end) for _, _, line, changes, end in seen[0]]


def test_each_line_that_ran_with_the_values_that_changed(follow: Any) -> None:
    source = (
        "def f(l):\n    c = 0\n    for x in l:\n        if x:\n            c += x\n    return c\n"
    )
    seen = follow(source, "f([0, 3])")

    assert _told(seen) == [
        (1, {"l": "[0, 3]"}, []),
        (2, {"c": "0"}, []),
        (3, {"x": "0"}, []),
        (4, {}, []),
        (3, {"x": "3"}, []),
        (4, {}, []),
        (5, {"c": "3"}, []),
        (3, {}, []),
        (6, {}, ["return", "3"]),
    ]
    assert seen[1:] == [9, ["returned", "3"]]


def test_lists_changed_in_place_and_values_of_the_file(follow: Any) -> None:
    source = "seen = []\ndef f(l):\n    l.pop()\n    seen.append(1)\n    return seen\n"

    assert _told(follow(source, "f([1, 2])"))[1:] == [
        (3, {"l": "[1]"}, []),
        (4, {"seen": "[1]"}, []),
        (5, {}, ["return", "[1]"]),
    ]


def test_calls_within_calls(follow: Any) -> None:
    seen = follow("def f(n):\n    return 1 if n == 0 else n * f(n - 1)\n", "f(1)")

    assert [(call, depth, line, end) for call, depth, line, _, end in seen[0]] == [
        (1, 1, 1, []),
        (1, 1, 2, ["return", "1"]),
        (2, 2, 1, []),
        (2, 2, 2, ["return", "1"]),
    ]


def test_a_generator_goes_on_where_it_was(follow: Any) -> None:
    seen = follow("def g():\n    yield 1\n    yield 2\ndef f():\n    return list(g())\n", "f()")

    assert [(call, line, end) for call, _, line, _, end in seen[0]] == [
        (1, 4, []),
        (1, 5, ["return", "[1, 2]"]),
        (2, 1, []),
        (2, 2, ["yield", "1"]),
        (2, 3, ["yield", "2"]),
    ]


def test_a_comprehension_is_one_line(follow: Any) -> None:
    source = (
        "def f(l):\n    m = [\n        x + 1\n        for x in l\n    ]\n    return sum(x for x in"
        " m)\n"
    )

    told = [one for one in _told(follow(source, "f([1, 2])")) if one[1] or one[2]]
    # newer ones begin with the elements, not with the statement
    line = 2 if sys.version_info < (3, 12) else 4
    assert told == [(1, {"l": "[1, 2]"}, []), (line, {"m": "[2, 3]"}, []), (6, {}, ["return", "5"])]


def test_an_exception_is_seen_where_it_is_raised_and_where_it_passes(follow: Any) -> None:
    seen = follow("def g():\n    return [][0]\ndef f():\n    return g()\n", "f()")

    assert [(line, end) for line, _, end in _told(seen) if end] == [
        (4, ["raise", "IndexError"]),
        (2, ["raise", "IndexError"]),
    ]
    assert seen[2][:2] == ["raised", "IndexError"]


def test_a_long_call_is_cut_in_the_middle(follow: Any) -> None:
    seen = follow("def f():\n    for i in range(300):\n        j = i\n    return j\n", "f()")

    assert (len(seen[0]), seen[1]) == (FIRST + LAST, 603)
    assert _told(seen)[-1] == (4, {}, ["return", "299"])


HOSTILE = {
    "repr": (
        "class A:\n    def __repr__(self): raise SystemExit\ndef f():\n    a = A()\n    return 1"
    ),
    "name": (
        "class M(type): __name__ = property(lambda c: 1 / 0)\nclass A(metaclass=M): pass\ndef"
        " f(a=A()): pass"
    ),
    "equality": (
        "class M(type): __eq__ = __hash__ = lambda *a: 1 / 0\nclass A(metaclass=M): pass\ndef"
        " f(a=A()): pass"
    ),
    "subclass": (
        "class A(list):\n    def __iter__(self): 1 / 0\n    __len__ = __iter__\ndef f(a=A()):\n   "
        " return 1"
    ),
    "million": (
        "def f():\n    l = list(range(10**6))\n    d = dict.fromkeys(l)\n    s = 'a' * 10**6\n   "
        " return len(s)"
    ),
    "itself": "def f():\n    l = []\n    l.append(l)\n    d = {1: l}\n    return 1",
    "huge": "def f():\n    n = 10 ** 100000\n    return 1",
    "untraced": "import sys\ndef f():\n    sys.settrace(None)\n    x = 1\n    return 1",
    "many names": "def f():\n" + "".join(f"    a{i} = {i}\n" for i in range(400)) + "    return 1",
    "exit": "def f():\n    raise SystemExit",
    "thread": (
        "import threading as t\ndef f():\n    x = t.Thread(target=int)\n    x.start()\n    x.join()"
    ),
}


@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE)
def test_what_is_odd_is_seen_all_the_same(follow: Any, source: str) -> None:
    seen = follow(source, "f()")

    assert is_trace(seen)
    assert seen[1] > 1
    assert all(len(value) < 400 for _, changes, _ in _told(seen) for value in changes.values())


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("while True: pass", id="loop"),
        pytest.param(
            "while True:\n        try: x = 1\n        except BaseException: pass",
            id="swallowing",
            marks=pytest.mark.slow,
        ),
        pytest.param("f()", id="recursion", marks=pytest.mark.slow),
    ],
)
def test_what_does_not_end_is_ended(follow: Any, body: str) -> None:
    # in a browser, a loop that swallows everything is ended from without
    with suppress(WorkerGone):
        seen = follow(f"def f():\n    {body}\n", "f()", seconds=1)
        assert seen[1] <= MOST
        assert seen[2] == ["enough"] or seen[2][:2] == ["raised", "RecursionError"]


def test_a_forged_answer_is_refused() -> None:
    step = [1, 1, 1, [["a", "1"]], []]

    assert is_trace([[step], 1, ["returned", "1"]])
    for forged in (
        [[step], 0, ["returned", "1"]],
        [[step] * (FIRST + LAST + 1), MOST, ["returned", "1"]],
        [[[1, 1, -1, [], []]], 1, ["enough"]],
        [[[1, 1, 1, [["a", 1]], []]], 1, ["enough"]],
        [[[1, 1, 1, [], ["jump", "1"]]], 1, ["enough"]],
        [[step], 1, ["passed", "1"]],
        ["step", 1, ["enough"]],
    ):
        assert not is_trace(forged)


def test_what_is_followed_is_a_whole_call() -> None:
    assert is_code("f([1, 2])  # with its own score")
    assert is_code("game = f(); len(game.guesses)")
    assert not is_code("f([1, 2, ...])")
    assert not is_code("f([1, 2…")
    assert not is_code("With the secret 1 2 3 4")
    assert not is_code("x = f()")


# ---------------------------------------------------------------- what learners see


@pytest.fixture(scope="module")
def trace(pegs: Module, reference: str, tier: Tier) -> Trace:
    """The case of a wrong function, followed."""
    submission = Submission("somebody", source=reference + COUNTS_TWICE)
    sandbox = sandbox_of(tier)
    report = judge_one(pegs, submission, sandbox, fresh=False)
    failure = failure_to_follow(report, "mal_places")
    assert failure
    found = trace_of(pegs, submission, sandbox, *failure)
    assert isinstance(found, Trace)
    return found


def test_the_last_line_tells_what_was_expected(trace: Trace) -> None:
    assert trace.call == "mal_places([1, 1, 1, 2], [1, 1, 1, 1])"
    *_, last = rows(trace, "en")
    assert last.endswith("return c                               returns 9; expected: 0")
    *_, last = rows(trace, "fr")
    assert as_typed(last).endswith("renvoie 9 ; attendu : 0")


_CALLS = """
def double(n):
    return n + n
def f(n):
    n = double(n) + g(2)
    return n
def g(n):
    return double(n)
"""


def test_lines_of_right_functions_are_left_out(follow: Any) -> None:
    assert [line for _, _, line, _, _ in follow(_CALLS, "f(1)", ["double"])[0]] == [4, 5, 7, 8, 6]
    # what is called is seen
    assert [line for _, _, line, _, _ in follow(_CALLS, "double(1)", ["double"])[0]] == [2, 3]


def test_an_endless_recursion_stays_in_sight(trace: Trace) -> None:
    steps = tuple(Step(call, call, 1, 1, "return f(n)", (), ()) for call in range(1, 200))
    assert max(map(len, rows(replace(trace, steps=steps), "en"))) < 60


def test_lines_that_nobody_kept_are_counted(trace: Trace) -> None:
    _, *shown = rows(replace(trace, cut=2, left_out=5), "en")
    assert [row.split()[0] for row in shown[:2]] == ["1", "2"]
    assert shown[2].startswith("      … lines left out here: 5 …\n   8  ")


class _Typing:
    """Somebody who types, and what is shown to them."""

    def __init__(self, *answers: str):
        self.answers, self.shown = list(answers), []  # type: list[str], list[str]

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def test_an_effect_is_shown_only_after_its_line(trace: Trace) -> None:
    typing = _Typing("", "", "")
    predict(trace, "en", typing.shown.append, typing.ask)

    line, effect, *_ = typing.shown[2:]
    assert line.endswith("def mal_places(l1, l2):")
    assert effect.strip() == "→ l1 = [1, 1, 1, 2]; l2 = [1, 1, 1, 1]"
    everything = _Typing("", "a")
    predict(trace, "fr", everything.shown.append, everything.ask)
    assert len(everything.shown) == 2 + 2 * len(trace.steps)
    assert everything.shown.count("      → rien ne change") > 5
    assert as_typed(everything.shown[-1]) == "      → renvoie 9 ; attendu : 0"


def test_the_effect_of_the_line_before_is_hidden_once_more(trace: Trace) -> None:
    typing = _Typing("", "b", "q")
    predict(trace, "en", typing.shown.append, typing.ask)
    first, _, second, last = typing.shown[2:]
    assert second != first == last


@pytest.mark.parametrize("shows", [predict, step_through])
def test_ctrl_c_ends_it(trace: Trace, shows: Any) -> None:
    def ask(_: str) -> str:
        raise KeyboardInterrupt

    shown: list[str] = []
    shows(trace, "en", shown.append, ask)
    assert shown[-1] == ""
    assert "expected: 0" not in "".join(shown)


def test_the_keys_go_on_and_back(trace: Trace) -> None:
    typing = _Typing("", "", "b", "q")
    step_through(trace, "en", typing.shown.append, typing.ask)

    assert [row.split()[0] for row in typing.shown[2:]] == ["1", "2", "3", "2"]
    mistyped = _Typing("x", "", "q")
    step_through(trace, "en", mistyped.shown.append, mistyped.ask)
    assert mistyped.shown[3] == mistyped.shown[0]
    assert mistyped.shown[2] == mistyped.shown[4]
    everything = _Typing("a")
    step_through(trace, "en", everything.shown.append, everything.ask)
    assert len(everything.shown) == 2 + len(trace.steps)


def test_the_table_of_a_notebook_needs_no_script(trace: Trace) -> None:
    page = html(trace, "fr")

    assert (
        page.count('<input type="radio"')
        == page.count("data-lm-suppress-shortcuts")
        == len(trace.steps)
    )
    assert "<script" not in page
    asking = html(trace, "fr", predicting=True)
    assert _("What does each line change? Decide, then open its answer.")["fr"] in asking
    assert asking.count("<details><summary ") == asking.count("</details></td>") == len(trace.steps)
    assert "montrer</summary>rien ne change</details>" in asking


def test_a_sentence_takes_the_whole_width_of_the_table(trace: Trace) -> None:
    assert '<tr><td colspan="4">… lines left out here: 5 …</td></tr>' in html(
        replace(trace, cut=2, left_out=5), "en"
    )


def test_code_that_is_broken_goes_on_further_in(trace: Trace) -> None:
    deeper = replace(trace, steps=(replace(trace.steps[0], code="        return n"),), cut=1)

    assert '<code style="--in:8ch">        return n</code>' in html(deeper, "en")


def test_a_value_cannot_become_markup(pegs: Module, reference: str, tier: Tier) -> None:
    source = (
        reference
        + "\ndef bien_places(l1, l2):\n    x = '<script>alert(1)</script>'\n    return x\n"
    )
    runs = [CellRun(1, source)]

    shown = checked("bien_places", runs, Progress(None), "en", follow=Follow(False))
    assert "<script" not in str(shown._repr_html_())
    assert "script" in str(shown)


def test_on_the_terminal(
    tmp_path: Path, reference: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m02_pegs.py"
    path.write_text(reference + COUNTS_TWICE, encoding="utf-8")

    assert main(["check", str(path), "--trace", "mal_places", "--lang", "en"]) == 1
    assert "mal_places([1, 1, 1, 2], [1, 1, 1, 1]), line by line" in capsys.readouterr().out
    assert main(["check", str(path), "--predict", "mal_places", "--lang", "fr"]) == 1
    said = capsys.readouterr().out
    assert (
        _(
            "Hiding the values needs a terminal, without --plain. Here are the lines with their "
            "values:"
        )["fr"]
        in said
    )
    assert "renvoie 9" in said
    assert main(["check", str(path), "--trace", "bien_places", "--lang", "fr"]) == 1
    assert (
        _("Nothing fails there: there is no case to follow line by line.")["fr"]
        in capsys.readouterr().out
    )
    assert main(["check", str(path), "--trace", "nothing", "--lang", "en"]) == 2


def test_a_second_call_is_followed_where_the_first_one_is_right(
    pegs: Module, reference: str, tier: Tier
) -> None:
    source = reference + "\ncalls = []\ndef bien_places(l1, l2):\n    calls.append(1)\n"
    source += "    return sum(a == b for a, b in zip(l1, l2)) + len(calls) - 1\n"
    submission = Submission("somebody", source=source)
    sandbox = sandbox_of(tier)
    report = judge_one(pegs, submission, sandbox, fresh=False)
    failure = failure_to_follow(report, "bien_places")
    assert failure
    found = trace_of(pegs, submission, sandbox, *failure)

    assert isinstance(found, Trace)
    assert ("calls", "[1, 1]") in [change for step in found.steps for change in step.changes]


def _followed(module: Module, tier: Tier, source: str, task: str) -> Any:
    """What is shown of the call of a task that fails."""
    submission, sandbox = Submission("somebody", source=source), sandbox_of(tier)
    report = judge_one(module, submission, sandbox, fresh=False)
    failure = failure_to_follow(report, task)
    assert failure
    return trace_of(module, submission, sandbox, *failure, report.right)


def test_calls_of_what_is_right_are_not_followed(pegs: Module, reference: str, tier: Tier) -> None:
    source = reference + "\ndef mal_places(l1, l2):\n    n = 0\n    for x in range(1, 6):\n"
    source += (
        "        n = n + min(occurences(l1, x), occurences(l2, x))\n    return n - bien_places(l1,"
        " l2)\n"
    )
    shown = [*rows(_followed(pegs, tier, source, "mal_places"), "en")]
    assert any("occurences(l1, x)" in row for row in shown)
    assert not any("def occurences" in row for row in shown)


@pytest.mark.parametrize(
    ("task", "function"),
    [
        ("demande_proposition", "def demande_proposition():\n    return input('? ').split(',')\n"),
        (
            "jeu",
            (
                "def jeu():\n    secret = creer_code()\n    n = 2\n    while demande_proposition()"
                " != secret:\n        n += 1\n    return n\n"
            ),
        ),
    ],
)
def test_what_asks_is_not_followed(course: Course, tier: Tier, task: str, function: str) -> None:
    module = course.module("m03_codemaker")
    assert _followed(module, tier, f"{module.source}\n{function}", task) == _(
        "What fails here asks for something with `input`: what is typed cannot be played again, so "
        "these lines are not followed."
    )


def test_an_equal_answer_in_another_order_is_the_one_shown() -> None:
    assert not _differ("{(2, 0): 1, (0, 0): 3}", "{(0, 0): 3, (2, 0): 1}")
    assert not _differ("<Counter>", "Counter({1: 2})")
    assert not _differ("[1, 2]", "[1, 2, ...]")
    assert not _differ("0.30000000000000004", "0.3")
    assert _differ("3", "4")
    assert _differ("[1, 2]", "[2, 1]")


def test_what_is_no_single_call_says_so(pegs: Module, tier: Tier) -> None:
    submission = Submission("somebody", source="def bien_places(")
    report = judge_one(pegs, submission, sandbox_of(tier), fresh=False)
    failure = failure_to_follow(report)
    assert failure

    assert trace_of(pegs, submission, sandbox_of(tier), *failure) == _(
        "There is no single call to follow line by line here."
    )


WITH_A_GAME = """
def occurences(l, n):
    return l.count(n)

def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))

def shared(l1, l2):
    total = 0
    for n in range(1, 6):
        total += min(occurences(l1, n), occurences(l2, n))
    return total

def mal_places(l1, l2):
    return shared(l1, l2) - bien_places(l1, l2)

def game():
    return mal_places([1, 2, 3, 4], eval(input()))
"""


def test_lines_of_right_functions_are_left_out_in_a_file_that_asks(
    pegs: Module, tier: Tier
) -> None:
    """And those of a helper of the wrong one are shown."""
    sandbox, submission = sandbox_of(tier), Submission("ann", "ann.py", WITH_A_GAME)
    report = judge_one(pegs, submission, sandbox, fresh=False)
    task = next(one for one in report.tasks if one.name == "mal_places")
    check = next(one for one in task.checks if one.broken)
    trace = trace_of(pegs, submission, sandbox, task, check, report.right)

    assert isinstance(trace, Trace)
    code = "\n".join(step.code for step in trace.steps)
    assert "total += min" in code
    assert "l.count(n)" not in code
    assert "zip(l1, l2)" not in code
