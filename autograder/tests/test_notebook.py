"""`check` and `hint` in a notebook: which cells count, what is said, and what stops a cell that
never ends."""

import subprocess
import sys
from html import escape
from pathlib import Path

import pytest

from autograder.authoring.exercises import for_self_study
from autograder.course.module import Course, CourseError, Module
from autograder.course.percent import title_of
from autograder.i18n.typography import as_typed
from autograder.learn.state import Progress, path_for
from autograder.notebook import Follow, _onwards, check, checked, hint, hinted
from autograder.notebook.cells import CellRun, defined_by, submission_of
from autograder.tests.conftest import wrong

RIGHT = "def occurences(l, n):\n    return l.count(n)"
WRONG = "def occurences(l, n):\n    return int(n in l)"

ALONE = """
def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
"""


def _runs(*texts: str) -> list[CellRun]:
    return list(map(CellRun, range(1, len(texts) + 1), texts))


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.json")


# ---------------------------------------------------------------- which cells count


@pytest.mark.parametrize(
    ("texts", "kept"),
    [
        (["from autograder import check", WRONG, "check('occurences')"], [2]),
        ([WRONG, "assert occurences([1], 1) == 1", RIGHT], [3]),
        ([WRONG + "\nx = 1", RIGHT], [1, 2]),
        (
            [
                "import random\nrandom.seed(3)",
                "random.seed(4)",
                "random.seed(4)",
                "print(random.random())",
            ],
            [1, 3],
        ),
        (["import math", "jeu()", "while True:\n    pass", "math.pi"], [1]),
        ([RIGHT, "def occurences(l, n:\n    return 3"], [2]),
        (["%%time\n" + RIGHT, "!ls", "check()\n" + WRONG], [3]),
        (["game = play()", "l = []", "l.append(2)"], [2, 3]),
    ],
)
def test_what_was_run_again_or_changes_nothing_is_left_out(
    texts: list[str], kept: list[int]
) -> None:
    assert submission_of(_runs(*texts)).counts == tuple(kept)


def test_a_cell_run_again_counts_as_it_is_now_whatever_it_defined() -> None:
    runs = [
        CellRun(1, "def mal_places(l1, l2)", "a"),
        CellRun(2, RIGHT, "b"),
        CellRun(3, "def mal_place(l1, l2): 0", "a"),
    ]

    assert submission_of(runs).counts == (2, 3)


def test_the_names_a_cell_defines() -> None:
    assert defined_by(
        "import a.b, c as d\nfrom e import f\nclass G: pass\nx, (y, z) = 1, (2, 3)\nfor i in x:"
        " j = i"
    ) == {*("a", "d", "f", "G", "x", "y", "z", "i", "j")}
    assert defined_by("def bien_places(l, n:\n    return 3") == {"bien_places"}
    assert defined_by("from autograder import check\ncheck('x')") == set()


# ---------------------------------------------------------------- what is said


def test_the_first_failure_is_explained_with_its_cell(progress: Progress) -> None:
    shown = checked(
        "occurences", _runs("x = 1", "def occurences(l, n):\n\n    return l[9]"), progress, "en"
    )

    assert shown.tone == "bad"
    assert (
        "stopped with `IndexError: list index out of range (cell [2], line 3)`; `1` was expected."
        in repr(shown)
    )
    assert repr(shown).splitlines()[-2].endswith('hint("occurences")')
    assert repr(shown).endswith("Judged: cell [2], as it was last run.")


@pytest.mark.parametrize(
    ("language", "done", "offer", "following"),
    [
        (
            "en",
            "✓ Done: 3 of 3 functions",
            "A bonus, if you like: mal_places_general",
            "Next module: ",
        ),
        (
            "fr",
            "✓ Terminé : 3 fonctions sur 3",
            "Un bonus, si vous le souhaitez : mal_places_general",
            "Module suivant : ",
        ),
    ],
)
def test_required_work_that_is_done_says_so_and_offers_the_bonus(
    pegs: Module, progress: Progress, language: str, done: str, offer: str, following: str
) -> None:
    required = pegs.source_of(["occurences", "bien_places", "mal_places"])
    shown = checked(
        None, _runs(f"{required}\n\n\ndef mal_places_general(l1, l2):\n    ..."), progress, language
    )

    said = as_typed(repr(shown))
    assert said.index(done) < said.index(offer) < said.index(following)
    assert "✗" not in said
    assert "hint(" not in said


def test_a_bonus_that_is_wrong_is_explained_below_what_is_done(
    pegs: Module, reference: str, progress: Progress
) -> None:
    shown = checked(
        None, _runs(reference + wrong(pegs, "mal_places_general__range_1_7")), progress, "en"
    )

    said = repr(shown)
    assert (
        said.index("✓ Done: 3 of 3 functions")
        < said.index('hint("mal_places_general")')
        < said.index("Next module: ")
    )


def test_a_right_answer_is_remembered(progress: Progress, tmp_path: Path) -> None:
    shown = checked("occurences", _runs(WRONG, RIGHT), progress, "fr")

    first, judged, *told, onwards = as_typed(repr(shown)).splitlines()
    assert first == "✓ `occurences` : toutes les promesses sont tenues (5 / 5 points)"
    assert judged == "  Cellule examinée : [2], telle qu'exécutée en dernier."
    assert told[0].startswith("  Une autre solution pour `occurences`")
    assert "          for element in l:" in told  # the code of another solution
    assert onwards == "  La suite : bien_places"
    assert Progress(tmp_path / "progress.json").share_reached("m02_pegs") == 0.25


def test_nothing_of_other_ways_before_it_is_right(progress: Progress) -> None:
    wrong, right = (checked("occurences", _runs(text), progress, "en") for text in (WRONG, RIGHT))

    assert [one.program for one in wrong.paragraphs if one.program] == []
    (shown,) = (one.program for one in right.paragraphs if one.program)
    assert f"{escape(shown, quote=False)}</pre>" in str(right._repr_html_())


def test_the_lines_of_a_program_are_not_broken(progress: Progress) -> None:
    right, wrong = (
        str(checked("occurences", _runs(text), progress, "en")._repr_html_())
        for text in (RIGHT, WRONG)
    )

    assert ";white-space:pre;word-break:normal;" in right.partition("<pre")[2].partition(">")[0]
    assert "max-width:66em" in right.partition("<strong")[0]
    assert "max-width:46em" in wrong.partition("<strong")[0]


def test_line_by_line_of_a_right_function_says_that_nothing_fails(progress: Progress) -> None:
    right, wrong = (
        checked("occurences", _runs(text), progress, "en", follow=Follow(False))
        for text in (RIGHT, WRONG)
    )

    assert "there is no case to follow line by line." in repr(right)
    assert "no case to follow" not in repr(wrong)


def test_how_far_the_checks_are_is_told_before_each(progress: Progress, pegs: Module) -> None:
    count = sum(check.task == "occurences" for check in pegs.checks)
    seen: list[tuple[int, int]] = []
    checked("occurences", _runs(RIGHT), progress, "en", lambda done, of: seen.append((done, of)))

    assert seen == [(done, count) for done in range(count)]


def test_the_whole_module_of_what_was_defined(progress: Progress) -> None:
    shown = checked(None, _runs(RIGHT), progress, "en")

    assert ("occurences", 1.0, "5 / 5 points") in shown.bars
    assert ("mal_places_general", 0.0, "not defined yet (bonus)") in shown.bars
    assert (
        "`bien_places` is not defined yet: run its cell first (▶ in the bar above, or Shift +"
        " Enter), then this one." in repr(shown)
    )


def test_what_is_not_defined_has_no_score_and_keeps_the_one_it_had(
    progress: Progress, tmp_path: Path
) -> None:
    checked("occurences", _runs(RIGHT), progress, "en")
    after_restart = checked("occurences", _runs("check('occurences')"), progress, "fr")
    misspelt = checked("occurences", _runs("def occurence(l, n):\n    return 0"), progress, "en")
    checked(None, _runs("check()"), progress, "en")

    assert (
        as_typed(repr(after_restart))
        .strip()
        .startswith("`occurences` n'est pas encore définie : exécutez d'abord sa cellule")
    )
    assert "points" not in repr(after_restart)
    assert "there is one named `occurence`. If it is the same, rename it." in repr(misspelt)
    assert Progress(tmp_path / "progress.json").share_reached("m02_pegs") == 0.25


def test_functions_that_were_lent_are_named_when_all_is_well(progress: Progress) -> None:
    shown = checked("test_essai", _runs(ALONE), progress, "fr")

    assert shown.tone == "good"
    assert (
        "Jugée avec nos `mal_places` et `bien_places` : pour jouer ici, collez les vôtres"
        in as_typed(repr(shown))
    )


def test_what_cannot_be_read_is_told_without_what_a_notebook_has_not(progress: Progress) -> None:
    shown = repr(checked("occurences", _runs("def occurences(l, n)\n    return 0"), progress, "en"))

    assert (
        "Python cannot read `occurences` (cell [1], line 1: expected ':'). All that Python can read"
        " was judged." in shown
    )


def test_the_html_shows_what_a_submission_says_and_runs_none_of_it(progress: Progress) -> None:
    html = checked(
        "occurences",
        _runs("def occurences(l, n):\n    return '<script>alert(1)</script>'"),
        progress,
        "en",
    )
    shown = html._repr_html_() or ""

    assert "&lt;script&gt;" in shown
    assert "<script" not in shown
    assert "<code>occurences([1], 1)</code>" in shown
    assert 'lang="en"' in shown


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "ocurences",
            "There is no function `ocurences` to write in this course. Did you mean `occurences`?",
        ),
        ("m02_pegs", "`m02_pegs` is a module: call `check()` in its notebook"),
        (None, "No function of the course was defined yet"),
        ("<b>\x00", "There is no function `<b>\\x00` to write in this course."),
    ],
)
def test_bad_input_gets_one_sentence(progress: Progress, name: str | None, said: str) -> None:
    assert said in repr(checked(name, _runs("x = 1"), progress, "en"))


def test_without_a_notebook_or_checks_there_is_one_sentence(
    progress: Progress, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "for a file: mastermind check" in repr(checked("occurences", None, progress, "en"))

    def missing() -> Course:
        raise CourseError("no checkout")

    monkeypatch.setattr("autograder.notebook.this_course", missing)
    for shown in (checked("occurences", [], progress, "fr"), hinted("occurences", progress, "fr")):
        assert "Les modules du cahier ne sont pas là" in repr(shown)


WITHOUT_NUMPY = """
import sys
from importlib.machinery import PathFinder
class NoNumpy(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name == "numpy" else super().find_spec(name, path, target)
sys.meta_path[:] = [NoNumpy if one is PathFinder else one for one in sys.meta_path]
from autograder.course.module import this_course
from autograder.notebook import checked
from autograder.notebook.cells import CellRun
from autograder.learn.state import Progress, path_for
reference = this_course().module("m10_optimum").source_of(["parts"])
texts = "import numpy as np", reference, "def score_table(p, c):\\n    return np.zeros(1)"
work = [CellRun(count, text) for count, text in enumerate(texts, 1)]
for task in ("parts", "score_table"):
    print(checked(task, work, Progress(None), "en"))
assert "numpy" not in sys.modules
"""


def test_without_numpy_what_does_not_need_it_is_judged(tmp_path: Path, course: Course) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": str(course.root), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
    )

    assert done.stderr == ""
    assert "`parts`: every promise is kept" in done.stdout
    assert "To judge `score_table`, the library `numpy` is needed" in done.stdout
    assert "Next: score_table" not in done.stdout


def test_each_hint_goes_one_step_further(progress: Progress) -> None:
    first, second, third = (hinted("occurrences", progress, "en") for _ in range(3))

    assert [first.heading, second.heading] == [
        f"Hint {rank} of 2 for occurences" for rank in (1, 2)
    ]
    assert third == second
    assert first._repr_html_() is None
    assert (first._repr_markdown_() or "").startswith("**Hint 1 of 2 for occurences**\n\n")
    assert 'hint("occurences", again=True)' in repr(second)
    assert hinted("occurences", progress, "en", again=True) == first
    assert 'Which function? For instance `hint("' in repr(hinted(None, progress, "en"))


def test_who_forgets_the_brackets_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "exercises" / "en" / "m02_pegs").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "exercises" / "en" / "m02_pegs")

    assert (
        repr(check)
        == 'check() judges the whole module, check("occurences") one function: mind the brackets.'
    )
    assert repr(hint) == 'hint("occurences") gives a hint for that function: mind the brackets.'
    assert "In this notebook: `occurences`, `bien_places`" in repr(
        checked("tpyo", [], Progress(None), "en")
    )


# ---------------------------------------------------------------- in a real kernel


def test_the_notebook_for_self_study_in_a_kernel(
    course: Course, pegs: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import nbformat
    from nbclient import NotebookClient

    folder = tmp_path / "exercises" / "fr" / "m02_pegs"
    folder.mkdir(parents=True)
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    notebook = nbformat.reads(for_self_study(pegs, "fr", kernel), as_version=4)
    nbformat.validate(notebook)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(course.root))
    (task,) = (cell for cell in notebook.cells if cell.source.startswith("def occurences"))
    task.source = WRONG
    NotebookClient(
        notebook, timeout=120, allow_errors=True, resources={"metadata": {"path": str(folder)}}
    ).execute()

    shown = {
        cell.source: as_typed(
            "".join(
                output.data["text/plain"]
                for output in cell.outputs
                if output.output_type == "display_data"
            )
        )
        for cell in notebook.cells
        if cell.cell_type == "code"
    }
    assert (
        "`occurences([1, 1], 1)` a renvoyé `1` ; on attendait `2`." in shown['check("occurences")']
    )
    assert "promesses restent : non tenues, ou pas encore examinées" in shown["check()"]
    assert Progress(path_for(folder)).score_reached("m02_pegs", "occurences") == 0
    assert Progress(path_for(folder)).share_reached("m02_pegs") is not None


EXPLAINED = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.history_manager.enabled = False
import autograder.notebook
programs = ["def f(l):\\n    return l[3]", "f([1])", "x = (1,", "if 1:\\nx = 2"]
programs += ["compteur = 3\\nconteur + 1"]
programs += ["from autograder import hint\\nhint('mal_places', puzle=True)"]
for text in [*programs, "raise ValueError('mine')"]:
    print(">>>")
    shell.run_cell(text, store_history=True)
"""


def test_an_error_is_explained_under_its_traceback_with_its_line(
    tmp_path: Path, course: Course
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EXPLAINED],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={"PYTHONPATH": str(course.root), "HOME": str(tmp_path), "LANG": "fr_FR.UTF-8"},
    )
    index, bracket, indentation, name, keyword, own = as_typed(done.stdout).split(">>>")[2:]
    assert (
        "list index out of range\n\ncellule [1], ligne 2 : Il n'y a pas d'élément à cette place"
        in index
    )
    assert "cellule [3], ligne 1 : `(` s'ouvre ici" in bracket
    assert "cellule [4], ligne 2 : Après une ligne qui se termine par un deux-points" in indentation
    assert (
        "cellule [5], ligne 2 : À ce moment, rien de ce que Python voit ne s'appelle `conteur`"
        in name
    )
    assert name.rstrip().endswith("Python : `compteur`.")
    assert "ligne 2 : Aucun paramètre de `hint` ne s'appelle `puzle`" in keyword
    assert own.rstrip().endswith("mine")


WATCHED = """
import sys
from IPython.core.interactiveshell import InteractiveShell
from autograder.notebook.guard import unwatched, watch_cells
shell = InteractiveShell.instance()
shell.history_manager.enabled = False
watch_cells(shell, 0.6)
def run(text):
    print(">>>", shell.run_cell(text, store_history=True).success)
run("n = 0\\nwhile True:\\n    n += 1")
endless = "def f():\\n    while True:\\n        try:\\n            n = 0\\n        except:\\n"
run(endless + "            pass\\nf()")
run("from __future__ import annotations\\nn > 0")
run("n = 3;")
run("1/0")
run("def endless():\\n    while True:\\n        n = 1")
run("x = 1\\nendless()")
run("x = 1\\nexec('n = 0\\\\nwhile True:\\\\n    n += 1')")
second = "from time import monotonic\\nend = monotonic() + 1\\nwhile monotonic() < end:\\n"
run("# 1 minute\\n" + second + "    n = 5\\nn")
shell.push({"unwatched": unwatched})
run("import time\\nwith unwatched(get_ipython()):\\n    time.sleep(0.7)\\nsum(range(100))")
"""


def test_a_cell_that_never_ends_is_stopped_and_all_others_run_as_ever(
    tmp_path: Path, course: Course
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WATCHED],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={
            "PYTHONPATH": str(course.root),
            "HOME": str(tmp_path),
            "NO_COLOR": "1",
            "LANG": "fr_FR.UTF-8",
        },
    )
    stopped, swallowed, shown, silent, failed, _, elsewhere, executed, asked, slept = as_typed(
        done.stdout
    ).split(">>>")[:10]
    assert "arrêtée après 1 s de calcul. Python en était là : cellule [1], ligne " in stopped
    assert "avec `# 10 minutes` pour première ligne, elle dispose de ce temps" in stopped
    assert "cellule [2], ligne " in swallowed
    assert "Python en était là : cellule [6], ligne " in elsewhere
    assert "cellule [8], ligne 2\n    exec(" in executed
    assert "True" in shown
    assert "5" in asked
    assert "ZeroDivisionError" in failed
    assert "4950" in slept
    assert silent.strip() == "True"


RENAMED = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.history_manager.enabled = False
for cell, text in (
    ("a", "from autograder import check, hint, play"),
    ("b", "def occurences(l, n)\\n    return l.count(n)"),
    ("b", "def ocurences(l, n):\\n    return l.count(n)"),
    ("c", "check('occurences')"),
    ("b", "def occurences(l, n):\\n    return l.count(n)"),
    ("c", "check('occurences')"),
):
    shell.run_cell(text, store_history=True, cell_id=cell)
    print(">>>")
"""


def test_in_a_shell_that_names_its_cells_the_last_run_of_each_counts(
    tmp_path: Path, course: Course
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RENAMED],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env={
            "PYTHONPATH": str(course.root),
            "HOME": str(tmp_path),
            "NO_COLOR": "1",
            "LANG": "en_GB.UTF-8",
        },
    )
    shown = done.stdout.split(">>>")
    assert "there is one named `ocurences`. If it is the same, rename it." in shown[3]
    assert "every promise is kept (5 / 5 points)" in shown[5]


def test_after_the_last_function_comes_the_next_module(course: Course, progress: Progress) -> None:
    module = course.module("m02_pegs")
    for task in module.tasks:
        progress.note_score(module.slug, task.name, 0 if task.bonus else 100)
    bonus, step = _onwards(course, module, "mal_places", progress, "en")
    assert (bonus.text, bonus.code) == ("A bonus, if you like:", "mal_places_general")
    assert (step.text, step.code) == (
        "Next module:",
        title_of(course.module("m03_codemaker").source)["en"],
    )
    assert (
        _onwards(course, course.module("m10_optimum"), "parts", progress, "en")[0].text == "Next:"
    )


def test_what_is_done_in_another_language_is_still_to_be_done_here(
    course: Course, progress: Progress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = course.module("m02_pegs")
    for task in module.tasks:
        progress.note_score(module.slug, task.name, 100)
    for language in ("en", "fr"):
        (tmp_path / language / "m02_pegs").mkdir(parents=True)
    progress.note_done_in("m02_pegs", "bien_places", "en")

    monkeypatch.chdir(tmp_path / "en" / "m02_pegs")
    assert [one.text for one in _onwards(course, module, "occurences", progress, "en")] == [
        "Next module:"
    ]
    monkeypatch.chdir(tmp_path / "fr" / "m02_pegs")
    checked("occurences", _runs(RIGHT), progress, "fr")
    assert progress.done_in("m02_pegs", "occurences") == ["fr"]
    assert [one.code for one in _onwards(course, module, "occurences", progress, "fr")] == [
        "bien_places"
    ]


def test_promises_that_were_not_looked_at_are_not_called_broken(progress: Progress) -> None:
    said = repr(
        checked("occurences", _runs("def occurences(l, n):\n    return -1"), progress, "en")
    )

    assert "promises are left: not kept, or not looked at yet (0 / 5 points)" in said
