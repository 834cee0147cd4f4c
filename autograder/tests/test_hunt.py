"""The hunt: what is an example, what is told of a false one, who is caught, and how few examples
catch all."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from io import StringIO
from itertools import combinations
from math import inf
from pathlib import Path
from random import Random

import pytest

import autograder
from autograder.authoring.hunts import is_current
from autograder.cli import main
from autograder.course.module import Course, Module, this_course
from autograder.examples.called import is_same
from autograder.examples.hunting import Caught, Hunt, task_called
from autograder.examples.programs import Answer, Program, Programs
from autograder.examples.record import Record, TaskRecord, record_of
from autograder.examples.smallest import smallest
from autograder.examples.written import written
from autograder.i18n.errors import InputError
from autograder.i18n.typography import as_typed
from autograder.learn.advice import note_mistakes
from autograder.learn.own_mistakes import OwnMistake, mistakes_to_hunt, remember_mistake
from autograder.learn.state import Progress, path_for
from autograder.notebook import checked, hunted
from autograder.notebook import hunt as hunt_of_notebook
from autograder.notebook.cells import CellRun
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Inside, Sandbox, sandbox_of
from autograder.tests.conftest import wrong

pytestmark = pytest.mark.any_python

NAMES = ("mal_places",)
Said = pytest.CaptureFixture[str]


@pytest.fixture
def hunt(pegs: Module, tier: Tier) -> Iterator[Hunt]:
    task = task_called(pegs, "mal_places")
    assert task
    with closing(Hunt(pegs, task, sandbox_of(tier))) as one:
        yield one


def _refused(hunt: Hunt, line: str) -> str:
    (example,) = written(line, NAMES).examples
    tried = hunt.try_example(example)
    return as_typed(tried.refused["en"]) if tried.refused else ""


# ---------------------------------------------------------------- what is written


@pytest.mark.parametrize(
    ("line", "arguments", "value"),
    [
        ("assert mal_places([1, 2], [2, 1]) == 2, 'two'", ([1, 2], [2, 1]), 2),
        ("assert 2 == mal_places([1, 2], [2, 1])", ([1, 2], [2, 1]), 2),
        ("assert mal_places(-1.5, ('a', None)) is True", (-1.5, ("a", None)), True),
        ("assert mal_places()", (), True),
        ("assert not mal_places({1: {2}})", ({1: {2}},), False),
    ],
)
def test_an_example_is_a_call_and_its_answer(
    line: str, arguments: tuple[object, ...], value: object
) -> None:
    (example,) = written(line, NAMES).examples
    assert (example.arguments, example.value, example.text) == (arguments, value, line)


def test_a_line_that_cannot_be_read_costs_no_other_one() -> None:
    lines = [
        "assert mal_places([1, 2], [2, 1]) == 2",
        "assert mal_places([1], [1]) = 0",
        "assert mal_places([1], [1]) == 0",
    ]
    read = written("\n".join(lines), NAMES)
    assert [one.text for one in read.examples] == [lines[0], lines[2]]
    assert [one["en"].startswith("Line 2") for one in read.refused] == [True]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("assert mal_places([1, 2 == 2", "cannot be read"),
        ("mal_places([1], [1])", "must begin with `assert`"),
        ("x = 3", "must begin with `assert`"),
        ("assert 1 == 1", "compares one call of `mal_places`"),
        ("assert mal_places([1], [1]) == 0 and True", "compares one call of `mal_places`"),
        ("assert bien_places([1], [1]) == 1", "calls `bien_places`"),
        ("assert mal_places([1], [1]) != 1", "says with `==`"),
        ("assert 0 <= mal_places([1], [1]) <= 1", "says with `==`"),
        ("assert mal_places([1] * 4, [1]) == 1", "`[1] * 4` is to be computed"),
        ("assert mal_places([1], [1]) == len([1])", "`len([1])` is to be computed"),
        ("for i in range(3):\n    assert mal_places([i], [i]) == 0", "inside a loop"),
    ],
)
def test_what_is_no_example_is_told(line: str, why: str) -> None:
    read = written(line, NAMES)
    assert not read.examples
    assert why in read.refused[0].typed("en")
    assert "La ligne 1 n'est pas un exemple : " in read.refused[0].typed("fr")
    (alone,) = written(line, NAMES, alone=True).refused
    assert alone.typed("fr").startswith("Ce n'est pas un exemple : ")


def test_of_a_program_only_the_examples_of_the_task_are_read() -> None:
    program = "x = 3\ndef f():\n    return 1\nassert f() == 1\nassert mal_places([1], [2]) == 0\n"
    read = written(program, NAMES, among_others=True)
    assert [one.text for one in read.examples] == ["assert mal_places([1], [2]) == 0"]
    assert not read.refused


# ---------------------------------------------------------------- what becomes of an example


@pytest.mark.slow
def test_a_false_example_is_told_with_the_mistake_that_leads_to_it(hunt: Hunt) -> None:
    said = _refused(hunt, "assert mal_places([1, 2, 3, 4], [2, 5, 2, 2]) == 3")
    assert (
        said == "No: `1`. A wrong program answers `3`, too: The well placed pegs are set aside, but"
        " a remaining peg of the code still answers several times."
    )
    assert _refused(hunt, "assert mal_places([1, 2, 3, 4], [2, 5, 2, 2]) == 1000") == "No: `1`."
    assert not hunt.caught


def test_an_example_without_a_value_is_no_false_one(hunt: Hunt, course: Course) -> None:
    for line in "assert mal_places([1, 2], [2, 1])", "assert not mal_places([1, 2], [1, 2])":
        assert _refused(hunt, line) == "This example says no value: add `== …`."
    module = course.module("m03_codemaker")
    task = task_called(module, "gagne")
    assert task
    with closing(Hunt(module, task, Inside())) as other:
        (example,) = written("assert not gagne(3, 1)", other.names).examples
        assert other.try_example(example).caught


def test_more_are_caught_only_after_others(hunt: Hunt) -> None:
    lines = "assert mal_places([1], [1]) == 0", "assert mal_places([1, 2, 3, 4], [2, 5, 2, 2]) == 1"
    said = [
        next(hunt.try_example(written(line, NAMES).examples[0]).told())[0]["en"] for line in lines
    ]
    assert re.fullmatch(r"True, and it catches \d+:", said[0])
    assert re.fullmatch(r"True, and it catches \d+ more:", said[1])


def test_what_the_statement_does_not_settle_catches_nobody(hunt: Hunt) -> None:
    said = _refused(hunt, "assert mal_places([1, 2], [2, 1, 3]) == 2")
    assert (
        said == "Right programs do not agree there: the exercise does not settle it, so it catches"
        " nobody."
    )
    assert "ends" not in _refused(hunt, "assert mal_places(3, 4) == 2")
    assert not hunt.caught


def test_an_error_names_no_function_that_is_not_seen(hunt: Hunt) -> None:
    assert "`TypeError: mal_places() missing 1" in _refused(hunt, "assert mal_places([1]) == 2")
    wrong = replace(hunt.record.wrong[0], name="f__x")
    for error, told in (
        ("TypeError: test_essai_rapide() takes 2 positional arguments", "TypeError"),
        (
            "TypeError: int() argument must be a string",
            "TypeError: int() argument must be a string",
        ),
        (
            "TypeError: f() takes 1 positional argument",
            "TypeError: f() takes 1 positional argument",
        ),
    ):
        assert Caught(wrong, Answer(error=error)).said["en"] == f"it ends with `{told}`"


def test_an_example_catches_each_program_once(hunt: Hunt) -> None:
    before = hunt.count
    for line in 2 * ["assert mal_places([1, 2, 3, 4], [2, 5, 2, 2]) == 1"]:
        assert not _refused(hunt, line)
    first, second = hunt.tried
    caught = {one.wrong.name: one.answer for one in first.caught}
    assert caught["mal_places__double_count_in"] == Answer(shown="3")
    assert caught["mal_places__never_moves_on"] == Answer()
    assert not second.caught
    assert hunt.count == before == len(hunt.free) + len(first.caught)


def test_answers_with_a_fraction_are_compared_to_nine_digits() -> None:
    assert is_same(0.1 + 0.2, 0.3)
    assert is_same(2, 2.0)
    assert not is_same(2, 2.0001)
    assert not is_same(2, inf)


def test_par_catches_all(hunt: Hunt) -> None:
    for case in hunt.record.smallest:
        (example,) = written(case.text, NAMES).examples
        tried = hunt.try_example(example)
        assert {one.wrong.name for one in tried.caught} <= set(case.catches)
    assert not hunt.free
    said = [as_typed(one["en"]) for one in hunt.standing()]
    assert said[0] == f"Your {hunt.record.par} examples catch {hunt.count} of {hunt.count}."
    assert "Nobody we know does with fewer." in said[2]


def test_the_same_without_any_process(course: Course) -> None:
    """As in a browser."""
    module = course.module("m03_codemaker")
    task = task_called(module, "gagne")
    assert task
    with closing(Hunt(module, task, Inside())) as one:
        (example,) = written("assert gagne(3, 1) == False", one.names).examples
        assert len(one.try_example(example).caught) > 5


def test_a_call_finds_nothing_of_the_one_before(tier: Tier) -> None:
    programs = [Program("f", "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n")]
    examples = written("assert f(1) == 1\nassert f(2) == 1", ("f",)).examples
    for afresh, same in (True, [True, True]), (False, [True, False]):
        with closing(Programs(sandbox_of(tier), programs, afresh)) as one:
            assert [
                answer.same for answer in one.answers([(0, example) for example in examples])
            ] == same


# ---------------------------------------------------------------- on the terminal


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_only_ordinary_files_are_read(tmp_path: Path, capsys: Said) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        assert main(["hunt", "m02_pegs", "mal_places", str(path), "--lang", "en"]) == 2
        assert (
            f"{path} is not an ordinary file; name the one that your examples are in"
            in capsys.readouterr().err
        )


def test_the_command_tells_all_of_it_in_french(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "exemples.txt"
    file.write_text("assert mal_places([1, 2, 2], [2, 1, 1]) == 2\nx = 1\n", encoding="utf-8")

    assert main(["hunt", "m02_pegs", "mal_places", str(file), "--lang", "fr"]) == 1
    said = as_typed(capsys.readouterr().out)
    for words in (
        "La ligne 2 n'est pas un exemple",
        "C'est vrai, et cela en attrape",
        "    def mal_places(",
        "exemples qui les attrapent tous, et pas moins",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Which module? For instance: mastermind hunt m02_pegs mal_places"),
        (["m02_pegs"], "Which function? There is a hunt for: "),
        (["--mine", "m99"], "there is no module"),
        (["m02_pegs", "nothing"], "there is no task nothing"),
        (["m02_pegs", "mal_places", "nowhere.txt"], "there is no file nowhere.txt"),
        (["m03_codemaker", "creer_code", "nowhere.txt"], "No example catches a wrong `creer_code`"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: str, capsys: Said) -> None:
    assert main(["hunt", *arguments, "--lang", "en"]) == 2
    assert words in as_typed(capsys.readouterr().err)


# ---------------------------------------------------------------- in a notebook


def test_a_notebook_imports_it_whatever_was_imported_before() -> None:
    assert autograder.hunt is hunt_of_notebook


def test_a_cell_shows_what_was_caught_and_its_code() -> None:
    shown = hunted("mal_places", "assert mal_places([1, 2, 2], [2, 1, 1]) == 2\nx = 1", "fr")
    assert re.fullmatch(r"Votre exemple en attrape \d+ sur \d+.", as_typed(shown.heading))
    assert "La ligne 2 n'est pas un exemple" in as_typed(repr(shown))
    assert "  ```python\n  def mal_places(" in shown.markdown


def test_a_cell_says_where_examples_go() -> None:
    count_of, no_text = (
        as_typed(repr(hunted("mal_places", given, "en"))) for given in ("", [1, 2])
    )
    form = 'hunt("mal_places", """assert mal_places(…) == …""")'
    assert f"between two times three quotes, one a line: `{form}`" in count_of
    assert f"Examples are a text, between two times three quotes: `{form}`" in no_text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (None, "Which function?"),
        ("nothing", "There is no function `nothing`"),
        ("jeu", "No example catches a wrong `jeu`"),
        ("mal_places", "wrong programs of `mal_places` can be caught"),
    ],
)
def test_without_examples_a_cell_says_what_to_do(name: str | None, said: str) -> None:
    assert said in as_typed(repr(hunted(name, "", "en")))


# ---------------------------------------------------------------- mistakes of one's own

DAY = date(2026, 3, 2)
_RANGE = OwnMistake(DAY, "m02_pegs", "mal_places", "mal_places__range_1_6")
_ZERO = OwnMistake(DAY + timedelta(1), "m02_pegs", "bien_places", "bien_places__always_zero")
_CATCHING = "assert mal_places([6, 1], [1, 6]) == 2"


@pytest.fixture
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Progress:
    """What is noted in the folder one is in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("autograder.learn.hunting.own_sandbox", Inside)  # without any process
    monkeypatch.setattr("autograder.notebook.own_sandbox", Inside)
    return Progress(path_for(tmp_path))


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> Callable[..., tuple[int, str]]:
    """Run `hunt --mine` with examples that come through a pipe: how it ended, and what it said."""

    def hunt_mine(examples: str, *options: str, language: str = "en") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", StringIO(examples))
        code = main(["hunt", "--mine", *options, "--lang", language])
        return code, as_typed("".join(capsys.readouterr()))

    return hunt_mine


def _noted() -> list[OwnMistake]:
    return mistakes_to_hunt(this_course(), [Progress(path_for(Path()))])


def test_a_verdict_notes_the_mistake_that_it_tells(
    judged: Callable[[str], Report], reference: str, pegs: Module, progress: Progress
) -> None:
    source = f"{reference}{wrong(pegs, _ZERO.name)}\n{wrong(pegs, _RANGE.name)}"
    note_mistakes(judged(source), progress, DAY)
    assert _noted() == [replace(_ZERO, day=DAY)]
    note_mistakes(judged(source), progress, DAY + timedelta(3))
    assert _noted() == [replace(_ZERO, day=DAY + timedelta(3))]
    assert progress.mistake("m02_pegs", "mal_places") == _RANGE.name  # which its puzzle uses


def test_only_mistakes_of_the_function_with_the_oldest_are_hunted(
    progress: Progress, mine: Callable[..., tuple[int, str]]
) -> None:
    for mistake in (_ZERO, _RANGE):
        remember_mistake(progress, mistake)
    assert _noted() == [_RANGE, _ZERO]

    code, said = mine("assert mal_places([1], [1]) == 0\n")
    assert (code, _noted()) == (1, [_RANGE, _ZERO])
    assert "Your 1 examples" not in said
    assert "Your example catches 0 of 1." in said
    code, said = mine(_CATCHING, "--who", "Ana")
    assert (code, "There is no mistake of yours to hunt here." in said) == (0, True)

    code, said = mine(_CATCHING, language="fr")
    assert (code, _noted()) == (0, [_ZERO])  # what is caught is struck off
    assert "Tous sont attrapés !" in said
    assert "mastermind hunt --mine --lang fr" in said
    assert "exemples qui les attrapent tous" not in said  # that is told of a whole hunt
    assert mine("assert bien_places([1], [1]) == 1", "m03_codemaker")[0] == 0
    assert mine("assert bien_places([1], [1]) == 1", "m02_pegs", "bien_places")[0] == 0
    assert _noted() == []


def test_a_mistake_is_hunted_from_the_folders_around(
    progress: Progress,
    tmp_path: Path,
    mine: Callable[..., tuple[int, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for place in ("week/mine", "elsewhere"):
        (tmp_path / place).mkdir(parents=True)
    below = Progress(path_for(tmp_path / "week" / "mine"))
    remember_mistake(below, _RANGE)
    remember_mistake(progress, replace(_RANGE, day=DAY - timedelta(9)))
    monkeypatch.chdir(tmp_path / "week")
    assert mine(_CATCHING)[0] == 0
    assert below.own_mistakes() != Progress(path_for(tmp_path / "week" / "mine")).own_mistakes()
    monkeypatch.chdir(tmp_path)
    assert _noted() == []


def test_check_reminds_of_a_mistake_after_a_week(
    progress: Progress, tmp_path: Path, reference: str, capsys: Said
) -> None:
    (tmp_path / "m02_pegs.py").write_text(reference, encoding="utf-8")

    def reminded(days: int) -> tuple[bool, bool]:
        remember_mistake(progress, replace(_RANGE, day=date.today() - timedelta(days)))
        main(["check", "m02_pegs.py", "--lang", "fr"])
        shown = checked("occurences", [CellRun(1, reference)], Progress(path_for(Path())), "en")
        said = "attraper. Attrapez-la maintenant : mastermind hunt --mine --lang fr"
        return said in as_typed(capsys.readouterr().out), "hunt(mine=True)" in repr(shown)

    assert reminded(7) == (False, False)
    assert reminded(8) == (True, True)


@pytest.mark.parametrize(
    ("noted", "count"),
    [
        # of an earlier version
        ({"day": "2026-03-02", "step": 2, "asked": 3, "tries": 1, "example": _CATCHING}, 1),
        ({"day": "2026-03-02"}, 1),
        ({"day": "soon"}, 0),
        ({"day": 3}, 0),
        ({}, 0),
        (3, 0),
        (None, 0),
    ],
)
def test_what_somebody_else_wrote_is_read(noted: object, count: int, progress: Progress) -> None:
    path = path_for(Path())
    assert path
    path.parent.mkdir(parents=True, exist_ok=True)
    former = {
        "open": "m02_pegs f f__x",
        "sentence m02_pegs mal_places": "It counts.",
        "met x": noted,
        "met a b c": noted,
    }
    path.write_text(json.dumps({f"met {_RANGE.key}": noted, **former}), encoding="utf-8")
    assert len(_noted()) == count
    remember_mistake(Progress(path), _RANGE)
    assert _noted() == [_RANGE]


def test_two_programs_that_note_something_lose_nothing(progress: Progress) -> None:
    other = Progress(path_for(Path()))
    remember_mistake(progress, _RANGE)
    other.note_hint("m02_pegs", "mal_places", 2)
    progress.note_share("m02_pegs", 0.5)
    kept = Progress(path_for(Path()))
    assert mistakes_to_hunt(this_course(), [kept]) == [_RANGE]
    assert (kept.hints_given("m02_pegs", "mal_places"), kept.share_reached("m02_pegs")) == (2, 0.5)


def test_a_cell_hunts_mistakes_of_ones_own(progress: Progress) -> None:
    def cell(name: str | None = None, examples: str = "") -> str:
        return as_typed(repr(hunted(name, examples, "en", Progress(path_for(Path())))))

    assert "There is no mistake of yours to hunt here." in cell()
    for mistake in (_ZERO, _RANGE):
        remember_mistake(progress, mistake)
    begun = cell()
    assert "A wrong program of `mal_places` (m02_pegs) makes a mistake that you once made." in begun
    assert 'hunt("mal_places", """assert mal_places(…) == …""", mine=True)' in begun
    assert "1 × " in begun
    assert "A wrong program of `bien_places`" in cell("bien_places")
    assert "Your example catches 1 of 1." in cell("mal_places", _CATCHING)
    assert _noted() == [_ZERO]


# ---------------------------------------------------------------- the smallest set


def test_as_few_as_can_be() -> None:
    random = Random(19)
    for _ in range(30):
        sets = [random.randrange(1, 1 << 9) for _ in range(8)]
        everything = _union(sets)
        found = smallest(sets)
        assert _union(sets[rank] for rank in found) == everything
        fewer = combinations(sets, len(found) - 1)
        assert not any(_union(some) == everything for some in fewer)


def _union(sets: object) -> int:
    everything = 0
    for one in sets:  # type: ignore[attr-defined]
        everything |= one
    return everything


def test_the_record_is_of_the_wrong_answers_that_are_there(course: Course) -> None:
    for module in course.modules.values():
        record = record_of(module)
        assert is_current(module, record), f"run `mastermind observe {module.slug}`"
        assert json.loads(module.hunts_path.read_text(encoding="utf-8")) == record.as_data()


def test_a_wrong_answer_that_no_hunt_knows_is_noticed(pegs: Module) -> None:
    record = record_of(pegs)
    known = record.tasks["mal_places"]
    without = TaskRecord(known.wrong[1:], known.smallest)
    assert not is_current(pegs, Record({**record.tasks, "mal_places": without}, record.right))


def test_without_a_record_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="mastermind observe m02_pegs"):
        record_of(Module("m02_pegs", tmp_path))


@pytest.mark.slow
def test_what_is_recorded_is_so(course: Course, tier: Tier) -> None:
    """Each smallest set, on all that can be caught: of pure functions, of games, and of classes."""
    for module in (
        course.module(slug) for slug in ("m02_pegs", "m03_codemaker", "m06_bulls_and_cows")
    ):
        for name, record in record_of(module).tasks.items():
            if record.par:
                _catches_all(module, name, sandbox_of(tier))


def _catches_all(module: Module, name: str, sandbox: Sandbox) -> None:
    task = task_called(module, name)
    assert task
    with closing(Hunt(module, task, sandbox)) as hunt:
        for case in hunt.record.smallest:
            (example,) = written(case.text, (name,)).examples
            tried = hunt.try_example(example)
            assert not tried.refused, (name, case.text)
        assert not hunt.free, (name, [one.name for one in hunt.free])
