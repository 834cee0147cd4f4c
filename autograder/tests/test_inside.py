"""The worker without a process: it says what the confined one says, and leaves everything as it
was."""

import _random
import builtins
import random
import sys
from contextlib import suppress

import pytest

from autograder.course.module import Course, Module
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import Report
from autograder.sandbox.client import Raised, Worker, WorkerGone
from autograder.sandbox.doctor import Tier
from autograder.sandbox.in_process import InlineChannel
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import Inside, sandbox_of
from autograder.tests.conftest import wrong

RIGHT = {
    "m01_codes": ("demonstrations_at_load", "prints_inside", "lambdas"),
    "m02_pegs": ("input_at_load", "sys_exit_at_the_end", "main_guard", "imports_its_own_file"),
    "m03_codemaker": ("one_piece_own_secret", "secrets_module", "system_random"),
    "m04_codebreaker": ("classes", "press_enter_to_start"),
}
WRONG = {
    "m01_codes": (
        "nombre_codes__returns_float",
        "masque__global_counter",
        "tous_les_codes__same_list_again",
    ),
    "m02_pegs": ("mal_places__double_count_in", "mal_places__mutates_by_marking"),
    "m03_codemaker": ("creer_code__sorted", "demande_proposition__texts", "jeu__play_again"),
    "m04_codebreaker": ("test_code__remembers_the_code", "jeu_2__returns_true"),
    "m05_averages": ("moyenne__text",),
}


def _found(report: Report) -> list[object]:
    """What a learner sees of a report."""
    checks = [check for task in report.tasks for check in task.checks]
    notes = [note["en"] for note in report.notes]
    return [
        report.problem,
        notes,
        *((check.status, check.said) for check in checks),
    ]


def _assert_same(module: Module, source: str, tier: Tier) -> None:
    submission = Submission("me", "me.py", source)
    assert _found(judge_one(module, submission, Inside(pace=1))) == _found(
        judge_one(module, submission, sandbox_of(tier))
    )


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        pytest.param(slug, name, marks=() if rank == 0 else pytest.mark.slow)
        for slug, names in RIGHT.items()
        for rank, name in enumerate(names)
    ],
)
def test_right_answers_are_right_here_too(course: Course, tier: Tier, slug: str, name: str) -> None:
    module = course.module(slug)
    source = (module.submissions_path / "right" / f"{name}.py").read_text(encoding="utf-8")
    _assert_same(module, source, tier)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, names in WRONG.items() for name in names]
)
def test_mistakes_are_told_in_the_same_words(
    course: Course, tier: Tier, slug: str, name: str
) -> None:
    module = course.module(slug)
    _assert_same(module, f"{module.standalone}\n\n{wrong(module, name)}", tier)


def _loaded(source: str) -> Worker:
    worker = Worker(InlineChannel())
    worker.load(Loadable(source))
    return worker


def _surroundings() -> list[object]:
    names = ("stdin", "stdout", "stderr", "__stdin__", "__stdout__", "__stderr__")
    modules = {name: sys.modules.get(name) for name in ("autograder", "submission")}
    kept = [
        *(getattr(sys, name) for name in names),
        builtins.input,
        vars(builtins).get("exit"),
        modules,
    ]
    return [*kept, list(sys.meta_path), sys.getrecursionlimit(), random.seed, _random.Random]


@pytest.mark.parametrize(
    "body",
    [
        "return 1",
        "raise ValueError",
        "exit()",
        "sys.setrecursionlimit(5000)",
        "sys.stdout = None",
        "return f(x)",
        "import builtins; builtins.input = None",
    ],
)
def test_everything_is_put_back(body: str) -> None:
    before = _surroundings()
    worker = _loaded(f"import sys\ndef f(x):\n    {body}\n")
    with suppress(Raised, WorkerGone):
        worker.call("f", [1])
    worker.begin(None, seed=3, heedless=True)
    worker.close()

    assert _surroundings() == before


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("while True: pass", "timeout"),
        ("while True:\n        try: x = 1\n        except: pass", "timeout"),
        ("while True:\n        try: input()\n        except EOFError: pass", "too many questions"),
        ("return 'x' * 2_000_000", "too large"),
    ],
)
def test_what_never_ends_is_ended(body: str, why: str) -> None:
    worker = _loaded(f"def f():\n    {body}\n")

    with pytest.raises(WorkerGone) as gone:
        worker.call("f", [], timeout=0.3)
    assert gone.value.why == why
    with pytest.raises(WorkerGone):
        worker.call("f", [])


def test_the_player_finds_everything_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    worker = _loaded("def f():\n    print('hidden')\n    return input('? ')\n")

    def player(printed: str) -> str:
        print("shown", repr(printed))
        return "4"

    assert worker.call("f", [], player) == "4"
    assert capsys.readouterr().out == "shown 'hidden\\n? '\n"


def test_a_submission_finds_no_workbook_and_no_notebook() -> None:
    worker = _loaded("def f(name):\n    return type(__import__(name)).__name__\n")

    for name in ("autograder", "IPython"):
        with pytest.raises(Raised, match=f"No module named '{name}'"):
            worker.call("f", [name])
    assert worker.call("f", ["math"]) == "module"


def test_arguments_are_never_shared() -> None:
    mine = [1, 2]
    worker = _loaded(
        "kept = []\ndef f(l):\n    kept.append(l)\n    l.append(3)\n    return kept[0]\n"
    )

    assert worker.call("f", [mine]) == [1, 2, 3]
    assert mine == [1, 2]


def test_a_task_alone_is_judged_with_the_own_functions_it_needs(course: Course) -> None:
    source = (
        "def occurences(l, n):\n    return l.count(n)\n"
        "def bien_places(a, b):\n    return sum(map(int.__eq__, a, b))\n"
        "def mal_places(a, b):\n"
        "    return sum(min(occurences(a, k), occurences(b, k)) for k in a) - bien_places(a, b)\n"
    )
    report = judge_one(
        course.module("m02_pegs"), Submission("me", "me.py", source), Inside(pace=1), ["mal_places"]
    )

    (task,) = report.tasks
    assert task.name == "mal_places"
    assert 0 < task.score < task.points
    assert task.judged_with == ()
