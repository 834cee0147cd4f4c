"""The file of a task's wrong answers: what is read of it, and what is said when it is not as it
should be."""

from pathlib import Path

import pytest

from autograder.course.module import Course, CourseError, Module
from autograder.course.percent import SourceError
from autograder.course.wrong_answers import read_wrong_answers

CELL = """\
# %% always_zero
# en: The count never changes.
# fr: Le compte ne change jamais.
# ask.en: Compare the list `[3]` with itself. What should make
#   the count grow?
# ask.fr: Comparez la liste `[3]` à elle-même. Qu'est-ce qui devrait augmenter le compte ?
# fails: one, two,
#   three
# contrived: No learner writes this.
def f(l):
    return 0
"""


def _read(folder: Path, text: str) -> list[str]:
    (folder / "f.py").write_text(text, encoding="utf-8")
    return [answer.name for answer in read_wrong_answers(folder / "f.py")]


def test_a_cell_is_a_wrong_answer(tmp_path: Path) -> None:
    assert _read(tmp_path, f"# Of f.\n\n{CELL}\n\n{CELL.replace('always', 'ever')}") == [
        "f__always_zero",
        "f__ever_zero",
    ]
    first, second = read_wrong_answers(tmp_path / "f.py")
    assert (first.task, first.label, first.place) == ("f", "always_zero", "wrong/f.py, always_zero")
    assert (first.title["en"], first.title["fr"]) == (
        "The count never changes.",
        "Le compte ne change jamais.",
    )
    assert (
        first.question["en"]
        == "Compare the list `[3]` with itself. What should make the count grow?"
    )
    assert first.fails == {"one", "two", "three"}
    assert first.contrived == "No learner writes this."
    assert first.code == second.code == "def f(l):\n    return 0\n"
    assert (first.line, second.line) == (12, 25)


def test_a_comment_of_the_code_follows_an_empty_line(tmp_path: Path) -> None:
    _read(tmp_path, CELL.replace("def f", "\n# mine: a comment\ndef f"))
    (answer,) = read_wrong_answers(tmp_path / "f.py")
    assert answer.code.startswith("# mine: a comment\ndef f(l):")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            f"def f():\n    pass\n\n{CELL}",
            "line 1: a wrong answer begins with a line `# %% its_name`",
        ),
        (CELL + CELL, "line 12: two wrong answers are called always_zero; rename one"),
        (CELL.replace("always_zero", "always zero"), "line 1: `# %%` is followed by a name"),
        (CELL.replace("# en:", "# english:"), "line 2: `# en: …`, `# ask.en: …`"),
        (CELL.replace("def f", "# mine\ndef f"), "line 10: `# en: …`, `# ask.en: …`"),
        (CELL.replace("# fr:", "# en:"), "line 3: `en:` is there twice"),
        ("# %% x\n# ask.en: What?\ndef f():\n    pass\n", "line 1: x lacks # en: …"),
        ("# %% x\n# en: That.\ndef f():\n    pass\n", "line 1: x lacks # ask.en: …"),
        ("# %% x\n# en: That.\n# ask.en: What?\n", "line 1: x lacks its code"),
    ],
)
def test_a_slip_is_told_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(SourceError) as raised:
        _read(tmp_path, text)
    assert str(raised.value).startswith(said)


def test_a_spoilt_file_is_named_and_costs_no_mark(tmp_path: Path) -> None:
    """The known mistakes of its module are then named nowhere."""
    module = Module("m01_of_mine", tmp_path)
    folder = module.submissions_path / "wrong"
    folder.mkdir(parents=True)
    (folder / "f.py").write_text(CELL.replace("# en:", "# english:"), encoding="utf-8")
    with pytest.raises(CourseError, match=r"wrong/f.py, line 2: "):
        _ = module.wrong_answers
    assert module.mistakes == ()
    assert module.mistake_titles == {}


def test_the_name_before_the_label_is_a_task(course: Course) -> None:
    for module in course.modules.values():
        tasks = {task.name for task in module.tasks}
        assert {path.stem for path in module.wrong_paths} <= tasks
