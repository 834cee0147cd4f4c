"""A mistake is counted once: what is right loses nothing beside functions that are missing or
wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from autograder.course.module import Course, Module
from autograder.course.percent import cells
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import FAILED, TaskReport
from autograder.sandbox.doctor import best
from autograder.sandbox.servers import sandbox_of
from autograder.tests.conftest import wrong


def _given(module: Module) -> str:
    """What the exercise holds besides the functions to be written."""
    return "\n\n".join(
        cell.text for cell in cells(module.source) if cell.kind == "code" and not cell.marks
    )


def _as_shown(module: Module, task: str) -> str:
    """The solution, built on the functions the course builds it on."""
    return next(cell.text for cell in cells(module.source) if cell.marks.get("task") == task)


def _self_contained(module: Module, task: str) -> str:
    """The solution with all it is built on under names of its own."""
    others = {name for one in module.tasks for name in (*module.needs_of(one), one.name)} - {task}
    return re.sub(rf"\b({'|'.join(sorted(others))})\b", r"own_\1", module.source_of([task]))


def _others_wrong(module: Module, task: str) -> str:
    """A wrong version of every other function of the module, and of the earlier ones it is built
    on."""
    names = dict.fromkeys(
        name for one in module.tasks for name in (*module.needs_of(one), one.name)
    )
    texts = []
    for name in names:
        home = module.home_of(name)
        assert home
        known = [mistake.diagnosis.name for mistake in home.mistakes if mistake.task == name]
        quick = [one for one in known if "endless" not in one and "never" not in one]
        if name != task and quick:
            texts.append(wrong(home, quick[0]))
    return "\n\n".join(texts)


@dataclass(frozen=True)
class Company:
    """A right answer to a task, and what stands around it."""

    module: Module
    task: str
    kind: str

    @property
    def source(self) -> str:
        own = (_self_contained if "self" in self.kind else _as_shown)(self.module, self.task)
        others = _others_wrong(self.module, self.task) if "wrong" in self.kind else ""
        return f"{_given(self.module)}\n\n{others}\n\n{own}\n"


KINDS = ("alone", "beside wrong ones", "self-contained", "self-contained beside wrong ones")
_EVERY_DAY = {  # quick ones, of each way in which a task rests on another
    ("mal_places", "alone"),
    ("repartition", "beside wrong ones"),
    ("jeu", "alone"),
    ("test_code", "beside wrong ones"),
    ("nombre_essais", "self-contained beside wrong ones"),
    ("is_compatible", "alone"),
    ("best_proposal", "beside wrong ones"),
    ("decision_entropy", "self-contained beside wrong ones"),
    ("best_decision", "self-contained"),
    ("lazy_solution_tree", "self-contained"),
    ("lazy_solution_tree", "self-contained beside wrong ones"),
    ("lower_bound_on_worst_case_solution", "self-contained beside wrong ones"),
    ("most_parts", "self-contained beside wrong ones"),
    ("check_tree", "beside wrong ones"),
}


def companies(course: Course) -> Iterator[Company]:
    """Each task in each company."""
    for module in course.modules.values():
        for task in module.tasks:
            yield from (Company(module, task.name, kind) for kind in KINDS)


def judged(module: Module, source: str, *tasks: str) -> dict[str, TaskReport]:
    """Some tasks of a source, by name."""
    tier, _ = best()
    assert tier
    report = judge_one(
        module, Submission("somebody", "somebody.py", source), sandbox_of(tier), tasks
    )
    assert not report.problem
    return {task.name: task for task in report.tasks}


def _loss(report: TaskReport) -> list[str]:
    return [check.message["en"] for check in report.checks if not check.passed]


@pytest.mark.slow
def test_a_right_answer_loses_nothing_in_any_company(course: Course) -> None:
    found = [one for one in companies(course) if (one.task, one.kind) in _EVERY_DAY]
    assert len(found) >= len(_EVERY_DAY)

    lost = {
        (one.task, one.kind): loss
        for one in found
        if (loss := _loss(judged(one.module, one.source, one.task)[one.task]))
    }
    assert not lost


def test_a_right_module_is_judged_as_it_is(course: Course) -> None:
    module = course.module("m01_codes")
    tasks = [task.name for task in module.tasks]

    assert not any(one.judged_with for one in judged(module, module.standalone, *tasks).values())


_HANDS_ON = "def {0}(*arguments):\n    return {1}(*arguments)\n"
_GUESSED = "def {0}(*arguments):\n    return 0\n"
_TAKES_OUT = "def {0}(*arguments):\n    return {1}.__globals__['{0}'](*arguments)\n"


@pytest.mark.parametrize(
    ("slug", "source", "task"),
    [
        # it is not there
        ("m02_pegs", _HANDS_ON.format("mal_places", "mal_places_general"), "mal_places"),
        # nor is this one
        ("m02_pegs", "def mal_places(l1, l2):\n    return occurences(l1, l2[0])\n", "mal_places"),
        (
            "m02_pegs",
            _GUESSED.format("mal_places_general")
            + _HANDS_ON.format("mal_places", "mal_places_general"),
            "mal_places",  # it would be all that is asked for
        ),
        (
            "m02_pegs",
            (
                "def bien_places(l1, l2):\n    return occurences([a == b for a, b in zip(l1, l2)],"
                " True)\n\ndef occurences(l, n):\n    return bien_places(l, [n] * len(l))\n"
            ),
            "occurences",  # they go round in a circle
        ),
        (
            "m02_pegs",
            _GUESSED.format("mal_places_general")
            + "def occurences(l, n):\n    return mal_places_general(l, [None] * len(l) + [n] *"
            " len(l))\n",
            "occurences",  # it is a bonus
        ),
        (
            "m06_bulls_and_cows",
            (
                "def compatible_area(*arguments):\n    return []\n\ndef is_compatible(guess,"
                " history):\n    return guess in compatible_area(history, [guess])\n"
            ),
            "is_compatible",  # the course builds it on this one
        ),
        (
            "m06_bulls_and_cows",
            _GUESSED.format("compatible_area") + _TAKES_OUT.format("admissible", "compatible_area"),
            "admissible",  # the other one calls it
        ),
        (
            "m09_bounds",
            _GUESSED.format("solution_exists") + _TAKES_OUT.format("two_d", "solution_exists"),
            "two_d",  # the other one does not even use it
        ),
    ],
)
def test_follow_through_gives_nothing_for_nothing(
    course: Course, slug: str, source: str, task: str
) -> None:
    assert judged(course.module(slug), source, task)[task].score == 0


def test_a_helper_between_the_two_changes_nothing(course: Course) -> None:
    module = course.module("m02_pegs")
    source = """
def occurences(l, n):
    return len(l)

def shared(l1, l2):
    return [min(count(l1, c), count(l2, c)) for c in COLOURS]

class Pegs:
    def __init__(self, l1, l2):
        self.all = sum(shared(l1, l2))

COLOURS = range(1, 7)
count = occurences

def mal_places(l1, l2):
    return Pegs(l1, l2).all - sum(a == b for a, b in zip(l1, l2))
"""
    found = judged(module, source, "mal_places")["mal_places"]
    assert not _loss(found)
    assert found.judged_with == ("occurences",)


@pytest.mark.parametrize(
    ("parameters", "call"),
    [
        ("l, n, verbose=False", "occurences(a, n, False)"),
        ("l, n, verbose=False", "occurences(a, n, verbose=True)"),
        ("the_list, what", "occurences(the_list=a, what=n)"),
        ("l, n, *, verbose=False", "occurences(n=n, l=a, verbose=False)"),
    ],
)
def test_a_correct_function_is_called_as_the_learners_own(
    course: Course, parameters: str, call: str
) -> None:
    source = f"""
def occurences({parameters}):
    return 0

def bien_places(l1, l2):
    return sum(map(int.__eq__, l1, l2))

def mal_places(a, b):
    return sum(min({call}, b.count(n)) for n in {{*a}}) - bien_places(a, b)
"""
    tier, _ = best()
    assert tier
    report = judge_one(
        course.module("m02_pegs"), Submission("somebody", source=source), sandbox_of(tier)
    )

    scores = {task.name: task.score for task in report.tasks}
    assert (scores["occurences"], scores["mal_places"]) == (0, 10)


@pytest.mark.slow
def test_a_right_function_keeps_a_helper_that_bears_a_name_of_the_course(course: Course) -> None:
    """`occurences` of an earlier module has two parameters; here it has one, and a right
    `mal_places` uses it."""
    module = course.module("m10_optimum")
    own = """
def occurences(code):
    return [code.count(colour) for colour in range(1, 7)]

def bien_places(a, b):
    return sum(x == y for x, y in zip(a, b))

def mal_places(a, b):
    return sum(map(min, occurences(a), occurences(b))) - bien_places(a, b)

def parts(proposal, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(code, proposal), mal_places(code, proposal)
        found[answer] = found.get(answer, 0) + 1
    return found
"""
    found = judged(module, f"{module.standalone}\n{own}", "parts")["parts"]
    assert found.judged_with == ()
    assert "`{(0, 0): 1}`" in next(
        check.message["en"] for check in found.checks if check.status == FAILED
    )
