"""Who shares something rare is named, with the reason; right functions that are alike are nobody's affair."""

import csv
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from autograder.authoring.exercises import notebook
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.i18n import similarity as said
from autograder.i18n.text import LANGUAGES, Text
from autograder.intake import notebook_source
from autograder.reports.model import Report
from autograder.similar.own import Given, Own
from autograder.similar.rare import Shared, Work, shared, usual_words
from autograder.tests.conftest import right_files

_COMMENT = "Zut, les pions du voisin comptent encore pour sept"
_COPIED = """
def mal_places({a}, {b}):
    {c} = 7 * len({a})  # Zut, les pions  du voisin comptent encore pour sept
    for {d} in {a}:
        {c} += 3 * {b}.count({d})
    return {c}
"""
_NAMES = ("ab", "cd", "efg", "hi"), ("left", "right", "total", "peg"), ("uns", "deux", "somme", "pion")


@pytest.fixture(scope="module")
def given(pegs: Module) -> Given:
    return Given.of(pegs)


@pytest.fixture(scope="module")
def right(pegs: Module, given: Given) -> list[Work]:
    """Thirty right answers, each by somebody else."""
    sources = {path.stem: path.read_text(encoding="utf-8") for path in right_files(pegs)[:30]}
    empty = {name: Report(name, pegs.slug, "full", 20.0) for name in sources}
    return [Work(empty[name], Own.of(source, given)) for name, source in sources.items()]


def _copies(pegs: Module) -> dict[str, str]:
    """The same unknown mistake and the same comment under other names, each in another right file."""
    places = [dict(zip("abcd", names, strict=True)) for names in _NAMES]
    return {
        f"copy {rank}": path.read_text(encoding="utf-8") + _COPIED.format(**names)
        for rank, (path, names) in enumerate(zip(right_files(pegs)[30:], places, strict=False), 1)
    }


def _texts(found: Sequence[Shared]) -> dict[tuple[str, ...], list[Text]]:
    return {group.learners: list(group.reasons) for group in found}


def test_right_functions_that_are_alike_name_nobody(course: Course, right: list[Work]) -> None:
    assert len(right) == 30
    assert shared(right, usual_words(course)) == []


def test_copies_are_named_with_the_reason(
    course: Course, pegs: Module, given: Given, right: list[Work], judged: Callable[[str], Report]
) -> None:
    works = []
    for name, source in _copies(pegs).items():
        report = Report.from_json({**judged(source).to_json(), "submission": name})
        works.append(Work(report, Own.of(source, given)))
    (found,) = shared([*right, *works], usual_words(course))

    assert found.learners == ("copy 1", "copy 2", "copy 3")
    mistake, comment = found.reasons
    assert comment == said.SAME_COMMENT.format(comment=_COMMENT)
    for language in LANGUAGES:
        assert re.search(r"`mal_places\(.*\)` (returns|renvoie) `\d\d`", mistake[language])


def test_equal_files_and_odd_names_are_named(course: Course, right: list[Work], pegs: Module, given: Given) -> None:
    source = right_files(pegs)[40].read_text(encoding="utf-8")
    equal = re.sub(r"(?m)^(    +)", r"\1\1", re.sub('""".*?"""', "# mine", source, count=1, flags=re.DOTALL))
    odd = "def zorglub(patapouf):\n    return patapouf\n"
    sources = {"first": source, "again": equal, "third": f"{odd}x = 1\n", "fourth": f"y = 2\n{odd}"}
    works = [Work(Report(name, pegs.slug, "full", 20.0), Own.of(text, given)) for name, text in sources.items()]
    found = _texts(shared([*right, *works], usual_words(course)))

    assert found == {
        ("again", "first"): [said.EQUAL],
        ("fourth", "third"): [said.SAME_NAMES.format(names="`patapouf`, `zorglub`")],
    }
    many = [Work(Report(str(rank), pegs.slug, "full", 20.0), works[2].own) for rank in range(8)]
    assert shared([*right, *many], usual_words(course)) == [], "what many have is not rare"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exercise_is_left_out(pegs: Module, given: Given, language: str) -> None:
    exercise = (pegs.root / "exercises" / language / pegs.slug / f"{pegs.slug}.py").read_text(encoding="utf-8")
    assert Own.of(exercise, given).text == "\n"

    mine = "    # pair by pair\n    return sum(map(int.__eq__, l1, l2))"
    start = exercise.index("def bien_places")
    filled = exercise[:start] + re.sub(r"    \.\.\..*", mine, exercise[start:], count=1)
    own = Own.of(filled, given)
    assert own.text == f"def bien_places(l1, l2):\n{mine}\n"
    assert own.said == {"pair by pair": "pair by pair"}
    no_python = Own.of(f"{filled}\n\ndef (:\n", given).text
    assert no_python.endswith(f"{mine}\n\n\ndef mal_places(l1, l2):\n\n\ndef mal_places_general(l1, l2):\n\n\ndef (:\n")
    assert "assert" not in no_python

    assert Own.of(notebook_source(notebook(pegs, language).encode())[0], given).text == "\n"


def test_nothing_a_learner_writes_stops_a_comparison(given: Given) -> None:
    for source in ("(" * 9_000, "\t\n  x\n y", '"""', "\x0c\\", "é = 1\n\n\\\n", "-" * 9_000 + "1", "(" * 200_000):
        assert isinstance(Own.of(source, given), Own)


@pytest.mark.slow
def test_the_command_writes_a_page_and_what_other_tools_take(
    pegs: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, to = tmp_path / "class", tmp_path / "like"
    folder.mkdir()
    sources = {path.stem: path.read_text(encoding="utf-8") for path in right_files(pegs)[:9]}
    for name, source in {**sources, **_copies(pegs), "Zoé / <b>": ""}.items():
        (folder / f"{name.replace('/', '∕')}.py").write_text(source, encoding="utf-8")
    command = ["grade", str(folder), "--module", pegs.slug, "--out", str(tmp_path / "marks"), "--lang", "fr"]
    assert main([*command, "--similarity", str(to)]) == 0

    page = (to / "similar.html").read_text(encoding="utf-8")
    names = re.findall(r'<a href="([^"]*)">([^<]*)</a>', page)
    assert [name for _, name in names] == ["copy 1", "copy 2", "copy 3"]
    assert all((to / place).is_file() for place, _ in names)
    with (to / pegs.slug / "info.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12, "an empty file has nothing to be compared"
    assert all((to / pegs.slug / row["filename"]).is_file() for row in rows)
    assert f"cd {pegs.slug}" in (to / "README.md").read_text(encoding="utf-8")
    assert "def occurences" in (to / pegs.slug / "template" / "template.py").read_text(encoding="utf-8")

    next(folder.glob("copy 1*")).unlink()
    assert main([*command, "--similarity", str(to)]) == 0, "it may be written again"
    assert len(list((to / pegs.slug / "learners").iterdir())) == 11
    capsys.readouterr()
    for place in (tmp_path / "marks", folder / "like"):
        assert main([*command, "--similarity", str(place)]) == 2, "nothing else is written over, or taken for a learner"
        assert str(place) in capsys.readouterr().err
