"""A table of the answers to the fixed cases is worth no more than it computes."""

import pytest

from autograder.benchmarks.by_heart import by_heart
from autograder.course.module import Course, Module
from autograder.intake import Submission
from autograder.judge.judge import judge_one
from autograder.reports.model import CheckReport
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox, sandbox_of
from autograder.tests.conftest import wrong

COUNTS = "occurences_counts_every_equal_element"


def _by_heart(module: Module) -> str:
    """Answers every fixed case of `occurences`, and computes nothing."""
    from autograder.checks import test_m02_pegs as checks

    cases = checks.PRESENT + checks.ABSENT + checks.ANY_VALUE
    table = dict(zip(map(repr, cases), cases.expected(module.reference.occurences), strict=True))
    return f"TABLE = {table}\n\n\ndef occurences(l, n):\n    return TABLE.get(repr((l, n)), 0)\n"


def _judged(module: Module, sandbox: Sandbox, source: str, fresh: bool) -> dict[str, CheckReport]:
    report = judge_one(module, Submission("somebody", source=source), sandbox, ["occurences"], fresh)
    return {check.name: check for task in report.tasks for check in task.checks}


def test_a_table_of_the_fixed_cases_passes_only_where_nothing_else_is_asked(pegs: Module, tier: Tier) -> None:
    source, sandbox = _by_heart(pegs), sandbox_of(tier)

    assert _judged(pegs, sandbox, source, fresh=False)[COUNTS].passed
    assert not _judged(pegs, sandbox, source, fresh=True)[COUNTS].passed


def test_the_same_file_meets_the_same_cases_and_another_one_meets_others(pegs: Module, tier: Tier) -> None:
    source, sandbox = _by_heart(pegs), sandbox_of(tier)
    calls = [
        _judged(pegs, sandbox, text, fresh=True)[COUNTS].verdict.call
        for text in (source, source, f"{source}# mine\n", f"{source}# yours\n")
    ]

    assert calls[0] == calls[1]
    assert len(set(calls)) > 1


ONLY_WHEN_LOADED_AGAIN = """

import builtins

builtins.loaded = getattr(builtins, "loaded", 0) + 1
right = occurences


def occurences(l, n):
    return right(l, n) if builtins.loaded > 1 else None
"""


def test_what_is_never_right_in_ordinary_calls_is_not_forgiven(pegs: Module, tier: Tier) -> None:
    found = _judged(pegs, sandbox_of(tier), pegs.standalone + ONLY_WHEN_LOADED_AGAIN, fresh=True)

    assert not any(check.passed for check in found.values())


TRUE_ONCE = """


calls = []


def is_compatible(guess, history):
    calls.append(1)
    return len(calls) == 1
"""


def test_a_constant_that_changes_after_the_first_call_is_not_forgiven(course: Course, tier: Tier) -> None:
    """By itself it is right wherever it was wrong after others, and wrong wherever it was right."""
    module = course.module("m06_bulls_and_cows")
    submission = Submission("somebody", source=module.standalone + TRUE_ONCE)
    (task,) = judge_one(module, submission, sandbox_of(tier), ["is_compatible"], fresh=True).tasks

    assert task.score == 0


@pytest.mark.parametrize("position", [5, 50, 200])
def test_a_second_mistake_is_found_wherever_it_stands(pegs: Module, tier: Tier, position: int) -> None:
    """All calls are wrong because of what survives, and one of them is wrong by itself."""
    from autograder.checks import test_m02_pegs as checks

    values, n = list(checks.PRESENT)[position]
    source = "seen = []\n\n\ndef occurences(l, n):\n    seen.extend(l)\n    return seen.count(n)"
    source += f" + ((l, n) == {(values, n)})\n"
    found = _judged(pegs, sandbox_of(tier), source, fresh=False)[COUNTS]

    assert not found.passed
    assert found.verdict.call == f"occurences({values}, {n})"


LIKE_THE_LAST_KNOWN = """
last = [False]


def test_essai(code, essai):
    last[0] = KNOWN.get(repr((code, essai)), last[0])
    return last[0]
"""


def test_a_check_with_one_answer_does_not_tell_that_of_fresh_cases(course: Course, tier: Tier) -> None:
    """The fixed cases are known by heart, and what follows them is taken to be like them."""
    from autograder.checks import test_m04_codebreaker as trials

    module = course.module("m04_codebreaker")
    fixed = [trials.CONSISTENT, trials.OTHER_WELL_PLACED, trials.OTHER_MISPLACED, trials.SAME_TOTAL]
    known = {repr(arguments): cases is trials.CONSISTENT for cases in fixed for arguments in cases}
    known |= {repr(arguments): rank == 0 for pair in trials.ESSAIS_AND_FAR for rank, arguments in enumerate(pair)}
    submission = Submission("somebody", source=f"KNOWN = {known}\n{LIKE_THE_LAST_KNOWN}")
    seen, marked = (
        {
            check.name
            for check in judge_one(module, submission, sandbox_of(tier), ["test_essai"], fresh).tasks[0].checks
            if check.passed
        }
        for fresh in (False, True)
    )

    assert len(seen) == 7
    assert seen - marked == {
        "essai_compares_the_well_placed",
        "essai_compares_the_misplaced",
        "essai_does_not_add_them_up",
    }


STATE_OF_ANOTHER_KIND = """
refused = []


def test_essai(code, essai):
    right = right_one(code, essai)
    refused.append(1) if not right else None
    return right and len(refused) not in range(1, 300)
"""


def test_what_survives_among_mixed_cases_is_the_matter_of_the_second_call(course: Course, tier: Tier) -> None:
    module = course.module("m04_codebreaker")
    source = f"{module.standalone}\nright_one = test_essai\n{STATE_OF_ANOTHER_KIND}"
    report = judge_one(module, Submission("somebody", source=source), sandbox_of(tier), ["test_essai"])

    assert {check.name for check in report.tasks[0].checks if not check.passed} == {"essai_twice"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("m01_codes", "repartition"),
        ("m02_pegs", "mal_places_general"),
    ],
)
def test_what_check_teaches_earns_nothing(course: Course, tier: Tier, slug: str, name: str) -> None:
    """The benchmark for a few tasks whose tables are short."""
    module = course.module(slug)
    task = next(task for task in module.tasks if task.name == name)
    found = by_heart(module, task, sandbox_of(tier), attempts=14)

    assert found.check > found.grade
    assert found.grade <= found.allowed


def test_what_is_played_teaches_no_table(course: Course, tier: Tier) -> None:
    module = course.module("m03_codemaker")
    found = by_heart(module, module.tasks[-1], sandbox_of(tier), attempts=3)

    assert (found.check, found.grade, found.entries) == (0, 0, 0)
    assert found.remark


@pytest.mark.slow
def test_what_survives_from_fresh_cases_hides_no_known_mistake(course: Course, tier: Tier) -> None:
    """What was drawn leaves something behind in a function that remembers; it behaves like its kind all the same."""
    module = course.module("m01_codes")
    source = f"{module.standalone}\n\n{wrong(module, 'masque__default_argument_kept')}"
    found = {
        check.verdict.fingerprint
        for text, fresh in ((source, False), (source, True), (f"{source}\n# mine\n", True))
        for task in judge_one(module, Submission("somebody", source=text), sandbox_of(tier), ["masque"], fresh).tasks
        for check in task.checks
        if not check.passed
    }

    assert len(found) == 1
    assert found != {""}


RIGHT_ONCE = """
called = []


def test_essai(code, trial):
    called.append(code)
    return True if len(called) == 1 else None
"""


def test_one_answer_for_the_first_call_and_another_for_the_later_ones_earn_what_one_does(
    course: Course, tier: Tier
) -> None:
    """Each check expects one answer alone; what is forgiven in one of them had earned the others."""
    module = course.module("m04_codebreaker")
    submission = Submission("somebody", source=module.standalone + RIGHT_ONCE)
    report = judge_one(module, submission, sandbox_of(tier), ["test_essai"])
    passed = {check.name for check in report.tasks[0].checks if check.passed}

    assert passed <= {"essai_accepts_a_consistent_code", "essai_leaves_its_arguments_alone"}
