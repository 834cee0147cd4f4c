"""A class of 31 with every oddity, in archives of Moodle, Canvas, folders and nbgrader, to the last
mark of the term."""

import zipfile

import pytest

from autograder.tests.graded_class import (
    Graded,
    graded_class,
    name_in,
    rows,
    wrong_changes,
    wrong_figures,
)
from autograder.tests.paper import BY_HAND, sheets
from autograder.tests.whole_class import CANVAS, CLASS, M02, MOODLE, ROADS


@pytest.fixture(scope="module", params=ROADS)
def graded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Graded:
    return graded_class(tmp_path_factory.mktemp(request.param) / "class", CLASS, request.param)


def test_five_learners_by_hand() -> None:
    """What is worked out for everybody is, for these five, what was worked out with a pencil."""
    for road in ROADS:
        paper = sheets(CLASS, road)
        for name, by_hand in BY_HAND.items():
            sheet = paper[name]
            assert sheet.total is not None
            assert (sheet.first, sheet.second, round(sheet.total, 2)) == by_hand[road == CANVAS], (
                name
            )


@pytest.mark.slow
def test_every_figure_in_every_table(graded: Graded) -> None:
    assert [*wrong_figures(graded)] == []
    assert [*wrong_changes(graded)] == []


@pytest.mark.slow
def test_nobody_vanishes_and_what_is_said_is_true(graded: Graded) -> None:
    said = graded.said
    assert "Warning" not in "".join(said.values())
    stranger = name_in(graded, next(one for one in CLASS if not one.listed))
    assert f"not on the roster: {stranger}." in said["second"]
    assert "1 handed in nothing: Rose Lambert." in said["second"]
    assert "2 handed in nothing: Rose Lambert, Tom Caron." in said["again"]
    assert "Tom Caron, m02_pegs: 5.5 → – (nothing is handed in any more)" in said["again"]
    marks = {
        row["submission"]: row["problem"]
        for row in rows(graded.folder / "marks" / "marks.csv")
        if row["module"] == M02
    }
    for one in CLASS:
        assert one.fails in marks[name_in(graded, one)]
    page = (graded.folder / "marks" / "class.html").read_text(encoding="utf-8")
    assert [one.family for one in CLASS if one.family.replace("'", "&#39;") not in page] == []


@pytest.mark.slow
def test_pages_go_back_to_those_whose_they_are(graded: Graded) -> None:
    if graded.road not in (MOODLE, CANVAS):
        assert not [*(graded.folder / "marks").glob("*_feedback.zip")]
        return
    name = "canvas_feedback.zip" if graded.road == CANVAS else "moodle_feedback.zip"
    with zipfile.ZipFile(graded.folder / "marks" / name) as archive:
        names = archive.namelist()
        assert len(names) == len(set(names))
        zoe = next(
            one
            for one in names
            if one.startswith("adamzoé_301_" if graded.road == CANVAS else "Zoé Adam_6101_")
        )
        assert b"Zo\xc3\xa9 Adam" in archive.read(zoe)
        if graded.road == CANVAS:
            (mia_or_leo,) = (one for one in names if "simon" in one or "roux" in one)
            assert "Léo Simon" in archive.read(mia_or_leo).decode()
