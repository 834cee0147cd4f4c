"""The worker without a process: it says what the confined one says, and leaves everything as it was."""

from autograder.course import Module
from autograder.judging import judge_one
from autograder.reading import Submission
from autograder.report import Report
from autograder.running import Inside
from autograder.sandbox.doctor import Tier
from autograder.session import sandbox_of

MISTAKES = {
    "m01_codes": ("nombre_codes__multiplies", "tous_les_codes__tuples"),
    "m02_pegs": ("mal_places__double_count_in", "general__range_1_7", "occurences__prints_instead_of_returning"),
    "m03_codemaker": (),
    "m04_codebreaker": ("jeu_2__searches_for_ever",),
}


def _found(report: Report) -> list[object]:
    """What a learner sees of a report."""
    tasks = report.to_json()["tasks"]
    notes = [note.en for note in report.notes]
    return [report.problem, notes, *((check["status"], check["message"]) for task in tasks for check in task["checks"])]


def _compare(module: Module, source: str, tier: Tier) -> None:
    submission = Submission("me", "me.py", source)
    assert _found(judge_one(module, submission, Inside())) == _found(judge_one(module, submission, sandbox_of(tier)))
