"""An answer that contradicts a printed example costs something: every printed call is among those
that checks make."""

import ast
from collections.abc import Iterator

import pytest

from autograder.course.module import Course, Module, this_course
from autograder.course.percent import cells
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of

# a program that is right but for calls with these arguments
_WRONG_FOR = """

def _plain(value):
    if isinstance(value, (list, tuple, range)):
        return [_plain(one) for one in value]
    return "a function" if callable(value) else value


def _other(answer):
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, (int, float)):
        return answer + 1000
    if isinstance(answer, (list, tuple)):
        nested = any(isinstance(one, (list, tuple)) for one in answer)
        return answer[::-1] if answer[::-1] != answer and not nested else answer[:-1] or [None]
    return {} if isinstance(answer, dict) else None


def _wrong_for(function, wanted):
    def answered(*arguments):
        answer = function(*arguments)
        return _other(answer) if _plain(arguments) == _plain(wanted()) else answer

    return answered
"""
_TWO_THINGS = "it shows two things at once; as a case, one mistake would cost two checks"
_GAMES = "whole games are judged by their rules, those drawn alike"
_NO_CASE = {
    "moyenne_melange(1)": "any number from 2 to 8 will do",
    "moyenne_melange(10)": "any number from 2 to 8 will do",
    "mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2])": _TWO_THINGS,
    "score_proposal([7, 8, 8], [8, 7, 7])": _TWO_THINGS,
    "entropy([5, 0])": _TWO_THINGS,
    "naive_player('5407')": _GAMES,
    "optimal_information_player('543')": _GAMES,
    "optimal_information_compatible_player('543')": _GAMES,
    "first_turn_stats('126', '123')": "it takes long; the same is asked in smaller games",
    "play_alone(30, 2, 4)": _GAMES,
    "entropy((n for n in [4, 4, 4, 4]))": (
        "what can be read once only cannot be compared; a check makes this call"
    ),
}


def _calls(module: Module, task: str) -> Iterator[tuple[str, str]]:
    """The printed calls of a task, each with the values that its examples define beforehand."""
    for cell in cells(module.source):
        if cell.marks.get("examples") == task and cell.marks.get("lang") != "fr":
            tree = ast.parse(cell.text)
            defined = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Assign)]
            before = "\n".join(one for one in defined if task not in one)
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == task:
                    yield ast.unparse(node), before


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(slug, marks=[pytest.mark.slow] * (rank not in (2, 4)))
        for rank, slug in enumerate(this_course().modules, 1)
    ],
)
def test_a_printed_example_is_a_case(course: Course, tier: Tier, slug: str) -> None:
    module = course.module(slug)
    calls = {
        call: (task.name, before)
        for task in module.tasks
        for call, before in _calls(module, task.name)
    }
    assert calls

    unseen = []
    for call, (task, before) in calls.items():
        arguments = call.removeprefix(f"{task}(").removesuffix(")")
        wrong = f"{before}\n{task} = _wrong_for({task}, lambda: [{arguments}])\n"
        submission = Submission(
            "somebody", "somebody.py", f"{module.source}{_WRONG_FOR}\n\n{wrong}"
        )
        (report,) = judge_one(module, submission, sandbox_of(tier), [task]).tasks
        if report.score == report.points:
            unseen.append(call)
    assert set(unseen) <= _NO_CASE.keys()
