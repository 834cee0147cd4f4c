"""The approaches of right programs: recognised by their shape, never by a wrong name; and what is told of another one.

`right_ways.json` says of each right answer, task by task, which approach a reader finds in it; those it does not name
go their own way, or one that no rule can tell for sure. `written_ways.txt` holds three hundred functions more.
"""

import json
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from autograder.approaches.known import (
    FILE,
    Approach,
    TaskApproaches,
    approaches_of,
    told_from,
    told_of,
)
from autograder.approaches.shapes import Shape, program
from autograder.authoring.known import right_answers
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.course.percent import cells
from autograder.examples.record import program_of
from autograder.grading.approaches import NOTED
from autograder.grading.forgetting import forget
from autograder.grading.run import grade
from autograder.i18n.text import Text
from autograder.intake import Submission
from autograder.judge.judge import judge_one
from autograder.reports.model import PASSED, CheckReport, Report, TaskReport, Verdict
from autograder.reports.summary import Summary, Way
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of
from autograder.site.wheel import write_learners_wheel, write_wheel
from autograder.tests.settings import now_or_slow

_HERE = Path(__file__).parent
_COURSE = Course(_HERE.parents[1])
_WRITTEN = (_HERE / "written_ways.txt").read_text(encoding="utf-8").split("# %% ")[1:]


@cache
def _known(slug: str) -> dict[str, TaskApproaches]:
    return dict(approaches_of(_COURSE.module(slug)))


_SLUGS = [slug for slug in _COURSE.modules if _known(slug)]
_ALL = [(slug, task, one) for slug in _SLUGS for task, of in _known(slug).items() for one in of.approaches]
_LATER = [(slug, task, one) for slug, task, one in _ALL if slug >= "m07"]  # their games are too long to be judged here
_EARLIER = [each for each in _ALL if each not in _LATER]


@cache
def _reference(slug: str) -> dict[str, object]:
    names: dict[str, object] = {"__name__": slug}
    exec(_COURSE.module(slug).standalone, names)
    return names


@cache
def _examples(slug: str, task: str) -> str:
    found = [cell for cell in cells(_COURSE.module(slug).source) if cell.marks.get("examples") == task]
    text = next(cell.text for cell in found if cell.marks.get("lang") in (None, "en"))
    assert "assert" in text
    return text


def _name(found: Approach | None) -> str:
    return found.name if found else "-"


# ---------------------------------------------------------------- recognised


@pytest.mark.parametrize("slug", now_or_slow({slug: slug for slug in _SLUGS}, ["m02_pegs", "m08_entropy"]))
def test_each_right_answer_is_called_what_a_reader_calls_it(slug: str) -> None:
    labels = json.loads((_HERE / "right_ways.json").read_text(encoding="utf-8"))[slug]
    answers = {
        Path(place).stem: text for place, text in right_answers(_COURSE.module(slug)).items() if "right/" in place
    }
    assert answers
    for task, known in _known(slug).items():
        labelled = {name: way for way, names in labels[task].items() for name in names.split()}
        found = {name: way for name, text in answers.items() if (way := _name(known.of(text))) != "-"}
        assert found == labelled, task


@pytest.mark.parametrize("part", _WRITTEN, ids=lambda part: part.partition("\n")[0].replace(" ", "/"))
def test_each_of_three_hundred_others_is_called_so_too(part: str) -> None:
    head, _, code = part.partition("\n")
    slug, task, way = head.split()
    assert _name(_known(slug)[task].of(code)) == way


def test_there_are_three_hundred() -> None:
    assert len(_WRITTEN) >= 300
    written = Counter(tuple(part.split()[:2]) for part in _WRITTEN)
    for slug in _SLUGS:
        least = 5 if slug >= "m07" else 0
        assert [task for task in _known(slug) if written[slug, task] < least] == []


@pytest.mark.parametrize(("slug", "task", "one"), _ALL, ids=lambda part: getattr(part, "name", part))
def test_the_code_that_is_shown_goes_its_way_and_there_is_another(slug: str, task: str, one: Approach) -> None:
    told = _known(slug)[task].told(one.code)
    assert told.own == one
    assert told.other not in (None, one)
    assert len(told.after) == 2
    for text in (told.before, *told.after):
        assert text.languages == ("en", "fr")
        assert text.en != text.fr


@pytest.mark.parametrize(("slug", "task", "one"), _LATER, ids=lambda part: getattr(part, "name", part))
def test_the_code_that_is_shown_does_what_the_examples_say(slug: str, task: str, one: Approach) -> None:
    names = dict(_reference(slug))
    exec(one.code, names)
    exec(_examples(slug, task), names)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "task", "one"), _EARLIER, ids=lambda part: getattr(part, "name", part))
def test_the_code_that_is_shown_is_right(slug: str, task: str, one: Approach, tier: Tier) -> None:
    module = _COURSE.module(slug)
    source = program_of(module, task, one.code).source
    report = judge_one(module, Submission("shown", source=source), sandbox_of(tier), [task])
    assert [check.name for of in report.tasks for check in of.checks if not check.passed] == []


# ---------------------------------------------------------------- shapes


@pytest.mark.parametrize(
    ("shape", "code"),
    [
        ("if X in R:\n    R.remove(X)", "if a in b:\n  if c: b.remove(a)"),
        ("min(A.count(K), B.count(K))", "x = l.count(3)\ny = m.count(3)\nz = min(x, y)"),
        ("T += 1", "total = total + 1"),
        ("A == B", "x != 3 or 3 == x"),
        ("[_ for X in _]", "sum(x for x in l)"),
        ("if _:\n    B = L", "if a < b: b, c = a, 1"),
        ("max(_, key=lambda: (_, _))", "max(l, key=lambda x: (f(x), x))"),
    ],
)
def test_a_shape_is_found(shape: str, code: str) -> None:
    found = program("def f():\n" + "".join(f"    {line}\n" for line in code.splitlines()), "f")
    assert found is not None
    assert Shape(shape).is_in(found)


@pytest.mark.parametrize(
    ("shape", "code"),
    [
        ("if X in R:\n    R.remove(X)", "if a in b:\n  b.remove(c)"),
        ("if X in R:\n    R.remove(X)", "if a in b:\n  pass\nb.remove(a)"),
        ("min(A.count(K), B.count(K))", "min(l.count(1), m.count(2))"),
        ("min(A.count(K), B.count(K))", "x = l.count(3)\nx = 0\nmin(x, m.count(3))"),
        ("A < B", "x <= y"),
        ("max(_, key=lambda: (_, _))", "max(l, key=lambda x: f(x))"),
    ],
)
def test_what_looks_like_a_shape_is_none(shape: str, code: str) -> None:
    found = program("def f():\n" + "".join(f"    {line}\n" for line in code.splitlines()), "f")
    assert found is not None
    assert not Shape(shape).is_in(found)


@pytest.mark.parametrize(
    "source",
    ["def g(): pass", "def f(:", "@d\ndef f(): pass", "def f(): pass\nf = d(f)", "class f: pass", "\0", "(" * 500],
    ids=["absent", "no Python", "decorated", "given again", "class", "null", "deep"],
)
def test_what_is_unclear_is_no_program(source: str) -> None:
    assert program(source, "f") is None


def test_a_class_of_fields_is_no_more_than_its_name() -> None:
    fields, code = "class P(NamedTuple):\n    a: int\n", "def f(g): return P(g(1))\n"
    found = program(f"{fields}\n{code}", "f")
    assert found is not None
    assert found.calls == {"P"}
    assert program(f"{fields}    def a(self): pass\n\n{code}", "f") is None


@pytest.mark.parametrize("denied", ["not a(x)", "a(x) == False", "a(x) is False", "a(x) != True", "(not a(x)) == True"])
def test_what_is_compared_with_a_truth_is_that_or_its_contrary(denied: str) -> None:
    there = program(f"def f(x):\n    if {denied}:\n        return 1\n", "f")

    assert there
    assert Shape("if not a(X):\n    return 1").is_in(there)


def test_a_program_is_not_shown_to_who_wrote_it() -> None:
    of = _known("m04_codebreaker")["test_code"]
    for one in of.approaches:
        told = of.told(one.code.replace("essais", "tries").replace("essai in", "one in").replace(", essai)", ", one)"))
        assert told.code.strip() != one.code.strip()
    twice = replace(of, approaches=(replace(of.approaches[0], shapes=()),))  # a way that is not recognised
    assert twice.told(of.approaches[0].code).other is None


def test_what_it_has_none_of_rules_it_out() -> None:
    known = _known("m05_averages")["moyenne_melange"]
    once = next(one for one in known.approaches if one.name == "shuffled_once")
    assert known.of(once.code) == once
    again = once.code.replace("    return", "    for _ in range(2): random.shuffle(codes)\n    return")
    assert known.of(again) is None


def test_a_program_that_is_too_large_goes_its_own_way() -> None:
    many = "def occurences(l, n):\n" + "    if n == 1: n += 0\n" * 2000 + "    return l.count(n)\n"
    assert _known("m02_pegs")["occurences"].of(many) is None
    deep = f"def occurences(l, n):\n    return l.count({'-' * 3000}n)\n"
    assert _known("m02_pegs")["occurences"].of(deep) is None


# ---------------------------------------------------------------- told


def _copy(tmp_path: Path, text: bytes) -> Module:
    """m02 in a course of its own, with this file of approaches."""
    module = Module("m02_pegs", tmp_path)
    module.source_path.parent.mkdir(parents=True)
    module.source_path.write_text(_COURSE.module("m02_pegs").source, encoding="utf-8")
    module.submissions_path.mkdir(parents=True)
    (module.submissions_path / FILE).write_bytes(text)
    return module


_SOURCE = "def occurences(l, n):\n    return l.count(n)\n"


def test_nothing_is_told_before_its_date(tmp_path: Path) -> None:
    path = _COURSE.module("m02_pegs").submissions_path / FILE
    now = datetime.now()
    before = _copy(tmp_path / "before", told_from(path, now + timedelta(hours=1)))
    after = _copy(tmp_path / "after", told_from(path, now - timedelta(hours=1)))
    assert told_of(before, ["occurences"], _SOURCE) is None
    told = told_of(after, ["occurences"], _SOURCE)
    assert told is not None
    assert told.own is not None
    assert told.own.name == "count_of_lists"
    assert told_of(after, [], _SOURCE) is None


def test_a_broken_file_costs_no_verdict(tmp_path: Path) -> None:
    for number, text in enumerate((b"[occurences]", b"[", b"x = 1", b"[occurences.way.a]\ncalls = 1", b"\xff")):
        assert told_of(_copy(tmp_path / str(number), text), ["occurences"], _SOURCE) is None


@pytest.mark.parametrize("in_a_browser", [False, True])
def test_a_teacher_holds_it_back(pegs: Module, course: Course, tmp_path: Path, in_a_browser: bool) -> None:
    at_once, later = tmp_path / "at once", tmp_path / "later"
    at_once.mkdir()
    later.mkdir()
    texts = []
    for folder, since in ((at_once, None), (later, datetime(2026, 3, 14, 18))):
        made = (
            write_wheel(course, folder, since) if in_a_browser else write_learners_wheel(course, [pegs], folder, since)
        )
        with ZipFile(made) as wheel:
            (name,) = (one for one in wheel.namelist() if one.endswith(f"m02_pegs/{FILE}"))
            texts.append(wheel.read(name))
    assert texts[1] == b"told_from = 2026-03-14T18:00:00\n\n" + texts[0]


@pytest.mark.parametrize("verb", ["student", "site"])
def test_a_date_that_is_none_gets_one_sentence(verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([verb, str(tmp_path / "new"), "--module", "m02_pegs", "--ways", "soon", "--lang", "en"]) == 2
    assert "“soon” is no date" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


# ---------------------------------------------------------------- of a class


def test_each_approach_has_one_that_stands_for_all() -> None:
    summary = Summary()
    check = CheckReport("one", 1.0, Text("a", "b"), Verdict(PASSED))
    for name, way, code in (
        ("a", "x", "long code"),
        ("b", "x", "code"),
        ("c", "", "own"),
        ("d", "x", ""),
        ("e", "y", ""),
    ):
        report = Report(name, "m02_pegs", "none", tasks=(TaskReport("f", False, (check,)),), points=1.0)
        summary.add(report, [Way("f", way, code)])
    found = [(one.name, one.code, one.learners) for one in summary.approaches_to("f")]
    assert found == [("x", "code", ["a", "b", "d"]), ("y", "", ["e"]), ("", "own", ["c"])]


@pytest.mark.slow
def test_a_class_is_grouped_and_somebody_forgotten(course: Course, reference: str, tmp_path: Path) -> None:
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    (folder / "ann.py").write_text(reference, encoding="utf-8")
    (folder / "ben.py").write_text(f"{reference}\n\n\n{_SOURCE}", encoding="utf-8")
    (folder / "cy.py").write_text(f"{reference}\n\n\ndef occurences(l, n):\n    return 0\n", encoding="utf-8")
    graded = grade(folder, ["m02_pegs"], out, jobs=1)
    assert not graded.lost
    page = (out / "class.html").read_text(encoding="utf-8")
    assert "<pre>def occurences(l, n):\n    return l.count(n)</pre>" in page
    assert "3 × <code>bien_places</code>" in page
    assert "1 × <code>occurences</code>" in page
    assert grade(folder, ["m02_pegs"], out, jobs=1).unchanged
    assert forget("ben", out, course, "en") == 1
    assert "l.count(n)" not in (out / NOTED).read_text(encoding="utf-8")
    assert "l.count(n)" not in (out / "class.html").read_text(encoding="utf-8")


def test_somebody_without_a_known_way_is_shown_one() -> None:
    told = told_of(_COURSE.module("m02_pegs"), ["mal_places"], "mal_places = object()")
    assert told is not None
    assert told.own is None
    assert told.after[-1].en.startswith("A question that goes further: how many")
    assert told.after[-1].fr.startswith("Une question pour aller plus loin")
    assert told.before.en.startswith("Your `mal_places` goes a way of its own")
    assert "A way that we know counts colour by colour" in told.before.en
