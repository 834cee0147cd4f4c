"""A table of the answers to the fixed cases is worth no more than it computes."""

import pytest

from autograder.benchmarks.by_heart import by_heart
from autograder.course.module import Course, Module
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import CheckReport
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox, sandbox_of
from autograder.tests.conftest import wrong

COUNTS = "occurences_counts_every_equal_element"


def _by_heart(module: Module) -> str:
    """Answers every fixed case of `occurences`, and computes nothing."""
    from autograder.checks import test_m02_pegs as checks

    cases = checks.PRESENT + checks.ABSENT
    table = dict(zip(map(repr, cases), cases.expected(module.reference.occurences), strict=True))
    return f"TABLE = {table}\n\n\ndef occurences(l, n):\n    return TABLE.get(repr((l, n)), 0)\n"


def _judged(module: Module, sandbox: Sandbox, source: str, fresh: bool) -> dict[str, CheckReport]:
    report = judge_one(
        module, Submission("somebody", source=source), sandbox, ["occurences"], fresh
    )
    return {check.name: check for task in report.tasks for check in task.checks}


@pytest.mark.parametrize("fresh", [False, True])
def test_a_table_of_the_fixed_cases_earns_nothing(pegs: Module, tier: Tier, fresh: bool) -> None:
    assert not _judged(pegs, sandbox_of(tier), _by_heart(pegs), fresh)[COUNTS].passed


def test_the_same_file_meets_the_same_cases_and_another_one_meets_others(
    pegs: Module, tier: Tier
) -> None:
    source, sandbox = _by_heart(pegs), sandbox_of(tier)
    calls = [
        _judged(pegs, sandbox, text, fresh=True)[COUNTS].verdict.call
        for text in (source, source, f"{source}# mine\n", f"{source}# yours\n")
    ]

    assert calls[0] == calls[1]
    assert len(set(calls)) > 1


@pytest.mark.parametrize("position", [5, 12, 20])
def test_a_second_mistake_is_found_wherever_it_stands(
    pegs: Module, tier: Tier, position: int
) -> None:
    """All calls are wrong because of what survives, and one of them is wrong by itself."""
    from autograder.checks import test_m02_pegs as checks

    values, n = checks.PRESENT.arguments[position]
    source = "seen = []\n\n\ndef occurences(l, n):\n    seen.extend(l)\n    return seen.count(n)"
    source += f" + ((l, n) == {(values, n)})\n"
    found = _judged(pegs, sandbox_of(tier), source, fresh=False)[COUNTS]

    assert not found.passed
    assert found.verdict.call == f"occurences({values}, {n})"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "name"), [("m01_codes", "repartition"), ("m02_pegs", "mal_places_general")]
)
def test_what_check_teaches_earns_nothing(course: Course, tier: Tier, slug: str, name: str) -> None:
    """The benchmark for a few tasks whose tables are short."""
    module = course.module(slug)
    task = next(task for task in module.tasks if task.name == name)
    found = by_heart(module, task, sandbox_of(tier), attempts=60)

    assert found.check > found.grade
    assert found.grade <= found.allowed


def test_what_is_played_teaches_no_table(course: Course, tier: Tier) -> None:
    module = course.module("m03_codemaker")
    found = by_heart(module, module.tasks[-1], sandbox_of(tier), attempts=3)

    assert (found.check, found.grade, found.entries) == (0, 0, 0)
    assert found.remark


@pytest.mark.slow
def test_what_survives_from_fresh_cases_hides_no_known_mistake(course: Course, tier: Tier) -> None:
    """What was drawn leaves something behind in a function that remembers; it behaves like its kind
    all the same."""
    module = course.module("m01_codes")
    source = f"{module.standalone}\n\n{wrong(module, 'masque__default_argument_kept')}"
    found = {
        check.verdict.fingerprint
        for text, fresh in ((source, False), (source, True), (f"{source}\n# mine\n", True))
        for task in judge_one(
            module, Submission("somebody", source=text), sandbox_of(tier), ["masque"], fresh
        ).tasks
        for check in task.checks
        if not check.passed
    }

    assert len(found) == 1
    assert found != {""}
