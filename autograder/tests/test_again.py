"""A mistake that was made comes back: when, as which question, what is said of an answer, and what is remembered."""

import ast
import json
import re
from argparse import Namespace
from collections.abc import Callable
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

import pytest

import autograder
from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.examples.record import record_of
from autograder.i18n.typography import as_typed
from autograder.intake import is_ours
from autograder.learn.advice import note_mistakes
from autograder.learn.again import again
from autograder.learn.questions import Mistake
from autograder.learn.spacing import Met, keep, meet, met_so_far
from autograder.learn.state import Progress, path_for
from autograder.notebook import again as again_of_notebook
from autograder.notebook import asked_again
from autograder.reports.model import Report
from autograder.sandbox.servers import Inside
from autograder.tests.conftest import wrong

Said = pytest.CaptureFixture[str]
Monkey = pytest.MonkeyPatch
Types = Callable[..., int]
DAY = date(2026, 3, 2)
WEEK = timedelta(7)
_RANGE = Met("m02_pegs", "mal_places", "mal_places__range_1_6", DAY)
_ZERO = Met("m02_pegs", "bien_places", "bien_places__always_zero", DAY)
_CATCHING = "assert mal_places([6, 1], [1, 6]) == 2"


@pytest.fixture
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Progress:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return Progress(path_for(tmp_path))


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any process, as in a browser."""
    for room in ("learn.again", "notebook.asking"):
        monkeypatch.setattr(f"autograder.{room}.own_sandbox", Inside)


without_processes = pytest.mark.usefixtures("inside")


@pytest.fixture
def types(course: Course, progress: Progress, monkeypatch: pytest.MonkeyPatch) -> Types:
    def typed(*lines: str, day: date = DAY + WEEK, now: bool = False, language: str = "en", seconds: float = 0) -> int:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        clock = iter((0.0, seconds))
        return again(course, Namespace(lang=language, who="", now=now), lambda: day, lambda: next(clock))

    return typed


def _kept() -> dict[str, Met]:
    return {one.name: one for one in met_so_far(Progress(path_for(Path())), DAY)}


# ---------------------------------------------------------------- when


def test_it_comes_back_later_each_time_it_goes_well() -> None:
    met, gaps = _RANGE, []
    for _ in range(7):
        gaps.append((met.due(met.day) - met.day).days)
        met = met.after(True, met.due(met.day))
    assert gaps == [7, 14, 30, 60, 120, 240, 240]
    failed = met.after(False, DAY)
    assert (failed.due(DAY) - DAY, failed.asked) == (WEEK, 8)


def test_who_asks_before_the_day_has_not_shown_more() -> None:
    early = _RANGE.after(True, DAY + timedelta(3))
    assert early.due(early.day) - early.day == WEEK


def test_a_day_that_lies_ahead_counts_as_today() -> None:
    assert Met("m02_pegs", "f", "f__x", date(2999, 1, 1)).due(DAY) == DAY + WEEK


def test_a_verdict_notes_the_mistake_and_starts_it_over(
    judged: Callable[[str], Report], reference: str, pegs: Module, progress: Progress
) -> None:
    report = judged(reference + wrong(pegs, _RANGE.name))
    note_mistakes(report, progress, DAY)
    assert met_so_far(progress, DAY) == [_RANGE]

    keep(progress, _RANGE.after(True, DAY + WEEK))
    note_mistakes(judged(reference), progress, DAY + 2 * WEEK)
    assert _kept()[_RANGE.name].step == 1
    note_mistakes(report, progress, DAY + 2 * WEEK)
    assert (_kept()[_RANGE.name].step, _kept()[_RANGE.name].day) == (0, DAY + 2 * WEEK)


def test_only_the_mistake_that_is_told_comes_back(
    judged: Callable[[str], Report], reference: str, pegs: Module, progress: Progress
) -> None:
    source = f"{reference}{wrong(pegs, _ZERO.name)}\n{wrong(pegs, _RANGE.name)}"
    note_mistakes(judged(source), progress, DAY)
    assert met_so_far(progress, DAY) == [_ZERO]
    assert progress.mistake("m02_pegs", "mal_places") == _RANGE.name  # which its puzzle uses


# ---------------------------------------------------------------- on the terminal


def test_a_program_is_caught_in_the_sandbox(types: Types, progress: Progress) -> None:
    keep(progress, _RANGE)
    assert types(_CATCHING) == 0
    assert _kept()[_RANGE.name].example == _CATCHING


@without_processes
def test_first_it_is_hunted_then_predicted(types: Types, progress: Progress, pegs: Module, capsys: Said) -> None:
    keep(progress, _RANGE)
    code = next(one.code for one in record_of(pegs).tasks["mal_places"].wrong if one.name == _RANGE.name)

    assert types("assert mal_places([1], [1]) == 0") == 1
    said = as_typed(capsys.readouterr().out)
    for words in ("It breaks this promise: ", "as `assert mal_places(…) == …`", "so, too", "2 tries left."):
        assert words in said
    assert code.splitlines()[1] not in said

    assert types("3", "x = 1", "mal_places([6, 1], [1, 6]) == 1", _CATCHING[7:]) == 0  # with or without `assert`
    said = as_typed(capsys.readouterr().out)
    assert said.count("must begin with `assert`") == 2
    assert "No: right programs answer otherwise." in said
    assert "`2`" not in said.partition("Caught! ")[0]
    assert "Caught! " in said
    assert code in said
    assert "This mistake comes back on 2026-03-23." in said

    nothing = "un", "...", "mal_places([6, 1], [1, 6])", "mal_places([1], [1]) == 1"  # no answer to this question
    assert types("2", *nothing, day=date(2026, 3, 23), language="fr") == 1
    said = as_typed(capsys.readouterr().out)
    for words in (code, "Que renvoie-t-il pour `mal_places([6, 1], [1, 6])` ?", "Non : c'est ce que renvoie"):
        assert words in said
    assert said.count("n'est pas une valeur qui se lit") == len(nothing)
    assert types("1", day=date(2026, 3, 23), language="fr") == 0
    said = as_typed(capsys.readouterr().out)
    for words in (
        "Il vous reste un essai.",
        "Oui : il renvoie `1`.",
        "Un programme juste renvoie `2`.",
    ):
        assert words in said
    assert "Cette erreur revient le 22/04/2026." in said


@without_processes
def test_after_the_last_try_it_comes_back_in_a_week(types: Types, progress: Progress, capsys: Said) -> None:
    keep(progress, _RANGE)
    assert types("", language="fr") == 1
    assert re.search(r"ne tient pas cette promesse : [a-z]", as_typed(capsys.readouterr().out))
    keep(progress, _RANGE.after(True, DAY))
    day = _kept()[_RANGE.name].due(DAY) + WEEK
    assert types("", day=day) == 1
    assert "Stopped; it will be asked again." in as_typed(capsys.readouterr().out)
    assert types("assert mal_places([], [])", "", day=day) == 1
    assert "This example says no value" in as_typed(capsys.readouterr().out)
    assert _kept()[_RANGE.name].tries == 0
    assert _kept()[_RANGE.name].asked == 1  # left open

    assert types("mal_places([], []) == 0", "mal_places([], []) == 0", "mal_places([], []) == 0", day=day) == 1
    assert "What you were asked then: " in as_typed(capsys.readouterr().out)
    assert _kept()[_RANGE.name].due(day) - day == WEEK


def test_nothing_is_noted_of_a_function_that_is_not_written(
    judged: Callable[[str], Report], reference: str, progress: Progress
) -> None:
    report = judged(f"{reference}\ndef bien_places(l1, l2):\n    ...  # your code here\n")
    note_mistakes(report, progress, DAY)
    assert met_so_far(progress, DAY) == []
    assert progress.mistake("m02_pegs", "bien_places") == ""


@pytest.mark.parametrize("place", [".", "exercises", "exercises/en", "exercises/en/m02_pegs", "elsewhere"])
def test_what_check_noted_in_a_folder_of_exercises_is_found_around_it(
    place: str, progress: Progress, tmp_path: Path, reference: str, pegs: Module, monkeypatch: Monkey, capsys: Said
) -> None:
    folder = tmp_path / "exercises/en/m02_pegs"
    folder.mkdir(parents=True)
    (tmp_path / "elsewhere").mkdir()
    (folder / "m02_pegs.py").write_text(reference + wrong(pegs, _RANGE.name), encoding="utf-8")
    assert main(["check", "exercises/en/m02_pegs/m02_pegs.py", "--lang", "en"]) == 1
    monkeypatch.chdir(tmp_path / place)
    capsys.readouterr()
    assert main(["again", "--lang", "en"]) == 0
    assert "Nothing is due today. The next mistake comes back on" in as_typed(capsys.readouterr().out)


@without_processes
def test_what_was_noted_below_is_asked_and_kept_where_it_was(types: Types, tmp_path: Path, capsys: Said) -> None:
    below = tmp_path / "week1" / "mine"
    below.mkdir(parents=True)
    keep(Progress(path_for(below)), _RANGE)
    assert types(_CATCHING) == 0
    assert met_so_far(Progress(path_for(below)), DAY)[0].step == 1
    assert _kept() == {}


@without_processes
def test_asked_before_its_day_it_says_why_it_comes_back_as_soon(types: Types, progress: Progress, capsys: Said) -> None:
    keep(progress, _RANGE)
    assert types(_CATCHING, day=DAY, now=True) == 0
    assert (
        "This mistake was not due yet, so its time grows no longer: it comes back on 2026-03-09."
        in capsys.readouterr().out
    )


def test_of_mistakes_of_one_day_those_asked_about_least_come_first(progress: Progress) -> None:
    for asked, name in ((1, "a"), (0, "b"), (2, "c"), (0, "d")):
        keep(progress, Met("m02_pegs", "f", name, DAY, asked=asked))
    assert [one.name for one in met_so_far(progress, DAY)] == ["b", "d", "a", "c"]


@without_processes
def test_no_more_than_two_and_no_longer_than_three_minutes(types: Types, progress: Progress, capsys: Said) -> None:
    for met in (_RANGE, _ZERO, Met("m03_codemaker", "gagne", "gagne__arguments_swapped", DAY)):
        keep(progress, met)
    bien = "assert bien_places([1], [1]) == 1"
    assert types(bien, _CATCHING, "assert gagne(4, 0) == True") == 0
    assert as_typed(capsys.readouterr().out).count("Again: ") == 2
    assert types("assert gagne(4, 0) == True") == 0
    assert types() == 0
    assert "Nothing is due today. The next mistake comes back on 2026-03-23;" in as_typed(capsys.readouterr().out)
    assert types("0", now=True, seconds=181) == 0
    assert "Three minutes have passed" in as_typed(capsys.readouterr().out)


def test_nothing_noted_and_nothing_that_an_example_shows(types: Types, progress: Progress, capsys: Said) -> None:
    assert types(language="fr") == 0
    meet(progress, "m03_codemaker", "creer_code", "creer_code__0_5", DAY)
    meet(progress, "m99_other", "f", "f__x", DAY)
    meet(progress, "m02_pegs", "mal_places", "mal_places__of_another_year", DAY)
    assert types(language="fr") == 0
    first, second = as_typed(capsys.readouterr().out).splitlines()
    assert first.startswith("Aucune erreur n'est notée pour ce dossier : celles que `check` connaît")
    assert second == "Aucune erreur qu'un exemple pourrait montrer n'est encore notée pour ce dossier."


# ---------------------------------------------------------------- what is remembered


def test_a_damaged_memory_is_told_and_nothing_is_lost(progress: Progress, capsys: Said) -> None:
    path = path_for(Path())
    assert path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"met', encoding="utf-8")
    assert main(["again", "--lang", "en"]) == 2
    said = as_typed(capsys.readouterr().err)
    assert f"What is remembered of you cannot be read: {path}." in said
    assert len(said.splitlines()) == 1
    assert path.read_text(encoding="utf-8") == '{"met'

    meet(Progress(path), "m02_pegs", "mal_places", _RANGE.name, DAY)
    assert path.with_suffix(".damaged").read_text(encoding="utf-8") == '{"met'
    assert [*_kept()] == [_RANGE.name]


@pytest.mark.parametrize(
    "noted",
    [
        3,
        {},
        {"day": "soon", "step": 0, "asked": 0, "tries": 0},
        {"day": "2026-03-02", "step": 99, "asked": 0, "tries": 0},
        {"day": "2026-03-02", "step": -1, "asked": 0, "tries": 0},
        {"day": "2026-03-02", "step": 0, "asked": "x", "tries": 0},
        {"day": "2026-03-02", "step": 0, "asked": 0, "tries": 0, "example": []},
    ],
)
def test_what_somebody_else_wrote_is_no_mistake(noted: object, progress: Progress) -> None:
    path = path_for(Path())
    assert path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({f"met {_RANGE.key}": noted, "met x": noted}), encoding="utf-8")
    assert _kept() == {}
    meet(Progress(path), "m02_pegs", "mal_places", _RANGE.name, DAY)
    assert [*_kept()] == [_RANGE.name]


def test_two_programs_that_note_something_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    one, other = Progress(path), Progress(path)
    keep(one, _RANGE)
    other.note_hint("m02_pegs", "mal_places", 2)
    one.note_share("m02_pegs", 0.5)
    kept = Progress(path)
    assert met_so_far(kept, DAY) == [_RANGE]
    assert (kept.hints_given("m02_pegs", "mal_places"), kept.share_reached("m02_pegs")) == (2, 0.5)


# ---------------------------------------------------------------- in a notebook


def test_a_notebook_imports_it_and_it_is_no_part_of_the_work() -> None:
    assert autograder.again is again_of_notebook
    assert all(map(is_ours, ast.parse('from autograder import again\nagain("assert f(1) == 2")').body))
    assert "again()" in repr(again_of_notebook)


@without_processes
def test_a_cell_asks_and_the_next_one_answers(progress: Progress) -> None:
    def cell(answer: str = "", day: date = DAY + WEEK, now: bool = False, language: str = "en") -> str:
        shown = asked_again(answer, now, Progress(path_for(Path())), language, day)
        return as_typed(f"{shown.tone}\n{shown!r}\n{shown.markdown}")

    assert "No mistake is noted for this folder: " in cell()
    keep(progress, _RANGE)
    keep(progress, _ZERO)
    assert "`again(now=True)`" in cell(day=DAY)
    assert "No question is open" in cell(_CATCHING)
    asked = cell(language="fr")
    assert "Encore une fois : `bien_places` (m02_pegs)" in asked
    assert '`again("…")`' in asked
    assert "must begin with `assert`" in cell("3")
    for answer in ("# nothing", "assert bien_places([], []) == 0\nassert bien_places([1], [1]) == 1"):
        assert "One example at a time" in cell(answer)
    caught = cell("assert bien_places([1], [1]) == 1")
    for words in ("good\n", "Caught!", "```python\ndef bien_places(", "Another mistake is due: `again()`"):
        assert words in caught
    cell()
    assert "due" not in cell(_CATCHING)

    assert "What does it return for `bien_places([1], [1])`?" in cell(now=True)
    assert "No: a right program returns that." in cell("1")
    assert "One try left." in cell()
    predicted = cell("0")
    assert predicted.startswith("good")
    assert "A right program returns `1`." in predicted


# ---------------------------------------------------------------- every mistake


def test_each_mistake_that_an_example_shows_has_a_promise_and_a_question(pegs: Module) -> None:
    for task in pegs.tasks:
        promises = [check.promise for check in pegs.checks if check.task == task.name]
        for one in record_of(pegs).tasks[task.name].catchable:
            mistake = Mistake(Met(pegs.slug, task.name, one.name, DAY), pegs, task, one)
            assert mistake.promise in promises, one.name
            assert mistake.question != one.title, one.name
