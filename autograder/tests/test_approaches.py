"""Another solution of a task, for a learner who has solved it: a right one, and the least similar
to their own."""

import time
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from autograder.approaches.known import FILE, Approach, approaches_of, suggest_approach, told_from
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.course.percent import cells
from autograder.examples.record import program_of
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of
from autograder.site.wheel import write_learners_wheel, write_wheel

_COURSE = Course(Path(__file__).parents[2])
# from this module on, solutions are tried on the examples: judging them would take minutes
_LONG_GAMES = "m07"
_SOURCE = "def occurences(l, n):\n    return l.count(n)\n"


@cache
def _solutions(slug: str) -> list[tuple[str, Approach]]:
    known = approaches_of(_COURSE.module(slug))
    return [(name, approach) for name, task in known.items() for approach in task.approaches]


@pytest.mark.slow
def test_each_solution_of_the_first_modules_passes_all_checks(
    tier: Tier, subtests: pytest.Subtests
) -> None:
    for module in _COURSE.modules.values():
        for task, approach in _solutions(module.slug) if module.slug < _LONG_GAMES else ():
            with subtests.test(module=module.slug, task=task, approach=approach.name):
                source = program_of(module, task, approach.code).source
                report = judge_one(
                    module, Submission("shown", source=source), sandbox_of(tier), [task]
                )
                assert [
                    check.name for task in report.tasks for check in task.checks if not check.passed
                ] == []


def test_each_solution_of_the_other_modules_does_what_the_examples_say(
    subtests: pytest.Subtests,
) -> None:
    for module in _COURSE.modules.values():
        if module.slug < _LONG_GAMES:
            continue
        reference: dict[str, object] = {"__name__": module.slug}
        exec(module.standalone, reference)
        examples = {
            cell.marks["examples"]: cell.text
            for cell in cells(module.source)
            if "examples" in cell.marks and cell.marks.get("lang", "en") == "en"
        }
        for task, approach in _solutions(module.slug):
            with subtests.test(module=module.slug, task=task, approach=approach.name):
                names = dict(reference)
                exec(approach.code, names)
                assert "assert" in examples[task]
                exec(examples[task], names)


def test_whoever_wrote_a_solution_is_shown_another_one_in_both_languages(
    subtests: pytest.Subtests,
) -> None:
    for module in _COURSE.modules.values():
        for task, approach in _solutions(module.slug):
            with subtests.test(module=module.slug, task=task, approach=approach.name):
                suggestion = suggest_approach(module, [task], approach.code)
                assert suggestion
                assert suggestion.approach != approach
                assert len(suggestion.after) == 2
                for text in (suggestion.before, *suggestion.after):
                    assert (text.language_shown("en"), text.language_shown("fr")) == ("en", "fr")
                    assert text["en"] != text["fr"]


# ---------------------------------------------------------------- which solution is shown


def _shown(source: str, task: str = "occurences") -> str:
    suggestion = suggest_approach(_COURSE.module("m02_pegs"), [task], source)
    return suggestion.approach.name if suggestion else ""


_LOOP = """def occurences(l, n):
    total = 0
    for e in l:
        if n == e:
            total = total + 1
    return total
"""


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        (_SOURCE, "counter_and_loop"),
        ("occurences = lambda l, n: l.count(n)", "counter_and_loop"),
        (_LOOP, "count_of_lists"),
        (f"{_SOURCE}\n{_LOOP}", "count_of_lists"),  # the last definition counts
        (
            _LOOP.replace("    total", '    """How often."""\n    # in a loop\n    total', 1),
            "count_of_lists",
        ),
    ],
    ids=["method", "lambda", "loop", "two definitions", "comments"],
)
def test_the_solution_whose_code_is_least_similar_is_shown(source: str, shown: str) -> None:
    assert _shown(source) == shown


def test_a_solution_with_other_names_comments_and_types_is_not_shown(tmp_path: Path) -> None:
    text = '[occurences.way.only]\ncode = """\n{}"""\ndoes.en = "counts"\nprice.en = "Nothing."\n'
    module = _copy(tmp_path, text.format(_LOOP).encode())
    renamed = (
        _LOOP.replace("total", "k")
        .replace(" e ", " value ")
        .replace("== e", "== value")
        .replace("l, n", "l: list, n")
    )

    assert suggest_approach(module, ["occurences"], _SOURCE)
    assert (
        suggest_approach(
            module, ["occurences"], renamed.replace("    k", '    """Counts."""\n    k', 1)
        )
        is None
    )
    assert suggest_approach(module, ["occurences"], _LOOP.replace("total + 1", "total + 2"))


@pytest.mark.parametrize(
    "source",
    [
        "def occurences(:",
        f"{_SOURCE}\n)",
        "",
        "occurences = object()",
        "\0",
        "x = " + "(" * 500,
        "x = " + "-" * 90000 + "1",
    ],
    ids=["no Python", "an error elsewhere", "empty", "no function", "null", "deep", "very deep"],
)
def test_nothing_is_shown_where_the_function_cannot_be_read(source: str) -> None:
    assert _shown(source) == ""


def test_a_very_long_function_is_compared_in_a_moment() -> None:
    begun = time.process_time()
    line = "    if n == 1: n += 0\n"
    long, too_long = (
        f"def occurences(l, n):\n{line * count}    return l.count(n)\n"
        for count in (4_000, 200_000)
    )
    assert _shown(long)
    assert not _shown(too_long)
    assert time.process_time() - begun < 10


# ---------------------------------------------------------------- when, and where from


def _copy(tmp_path: Path, text: bytes) -> Module:
    """Make a course that has m02 alone, with this file of solutions."""
    module = Module("m02_pegs", tmp_path)
    module.source_path.parent.mkdir(parents=True)
    module.source_path.write_text(_COURSE.module("m02_pegs").source, encoding="utf-8")
    module.submissions_path.mkdir(parents=True)
    (module.submissions_path / FILE).write_bytes(text)
    return module


def test_nothing_is_shown_before_its_date(tmp_path: Path) -> None:
    path = _COURSE.module("m02_pegs").submissions_path / FILE
    now = datetime.now()
    before = _copy(tmp_path / "before", told_from(path, now + timedelta(hours=1)))
    after = _copy(tmp_path / "after", told_from(path, now - timedelta(hours=1)))

    assert suggest_approach(before, ["occurences"], _SOURCE) is None
    assert suggest_approach(after, ["occurences"], _SOURCE)
    assert suggest_approach(after, [], _SOURCE) is None


def test_a_broken_file_costs_no_verdict(tmp_path: Path) -> None:
    for number, text in enumerate(
        (
            b"[occurences]",
            b"[",
            b"x = 1",
            b"[occurences.way.a]\ncode = 1",
            b"[occurences]\nway = 1",
            b"\xff",
        )
    ):
        assert (
            suggest_approach(_copy(tmp_path / str(number), text), ["occurences"], _SOURCE) is None
        )


@pytest.mark.parametrize("in_a_browser", [False, True])
def test_a_teacher_holds_it_back(
    pegs: Module, course: Course, tmp_path: Path, in_a_browser: bool
) -> None:
    at_once, later = tmp_path / "at once", tmp_path / "later"
    at_once.mkdir()
    later.mkdir()
    texts = []
    for folder, since in ((at_once, None), (later, datetime(2026, 3, 14, 18))):
        made = (
            write_wheel(course, folder, since)
            if in_a_browser
            else write_learners_wheel(course, [pegs], folder, since)
        )
        with ZipFile(made) as wheel:
            (name,) = (one for one in wheel.namelist() if one.endswith(f"m02_pegs/{FILE}"))
            texts.append(wheel.read(name))
    assert texts[1] == b"told_from = 2026-03-14T18:00:00\n\n" + texts[0]


@pytest.mark.parametrize("verb", ["student", "site"])
def test_a_date_that_is_none_gets_one_sentence(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([verb, str(tmp_path / "new"), "--module", "m02_pegs", "--ways", "soon"])
    assert "“soon” is no date" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
