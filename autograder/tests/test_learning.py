"""The command as a learner uses it: one file checked, one hint at a time."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Styled

from autograder.cli import main
from autograder.course.module import Course, Module
from autograder.course.percent import hints
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.learn.advice import first_failure
from autograder.learn.console import print_part
from autograder.learn.state import Progress, path_for
from autograder.reports.model import Report
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import sandbox_of
from autograder.tests.conftest import wrong


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


Said = pytest.CaptureFixture[str]


def test_everything_right(tmp_path: Path, reference: str, capsys: Said) -> None:
    path = tmp_path / "mine.py"
    path.write_text(reference, encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Toutes les promesses sont tenues" in said
    assert _("Your last verdict on each module")["fr"] in said
    assert "Une autre solution pour `mal_places`" in said
    # another solution, with its code
    assert "    def mal_places(l1, l2):\n        restes1 =" in said
    assert "mastermind check m03_codemaker --lang fr" in said


REQUIRED = ["occurences", "bien_places", "mal_places"]
STARTER = "\n\n\ndef mal_places_general(l1, l2):\n    ...  # your code here\n"


@pytest.mark.parametrize("plain", [[], ["--plain"]])
@pytest.mark.parametrize(
    ("language", "done", "offer", "following"),
    [
        (
            "en",
            "✓ Done: 3 of 3 functions",
            "A bonus, if you like: mal_places_general (5 points)",
            "Next module: ",
        ),
        (
            "fr",
            "✓ Terminé : 3 fonctions sur 3",
            "Un bonus, si vous le souhaitez : mal_places_general (5 points)",
            "Module suivant : ",
        ),
    ],
)
@pytest.mark.parametrize("bonus", [STARTER, ""])
def test_required_work_that_is_done_says_so_and_offers_the_bonus(
    tmp_path: Path,
    pegs: Module,
    bonus: str,
    language: str,
    done: str,
    offer: str,
    following: str,
    plain: list[str],
    capsys: Said,
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(pegs.source_of(REQUIRED) + bonus, encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", language, *plain]) == 0
    said = as_typed(capsys.readouterr().out)
    assert "✗" not in said
    assert said.index(done) < said.index(offer) < said.index(following)
    assert "mastermind hint" not in said


def test_a_bonus_that_is_wrong_is_explained_after_what_is_done(
    tmp_path: Path, reference: str, pegs: Module, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(reference + wrong(pegs, "mal_places_general__range_1_7"), encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert (
        said.index("✓ Done: 3 of 3 functions")
        < said.index("✗ mal_places_general")
        < said.index("Next module: ")
    )
    assert "A bonus, if you like" not in said
    assert "mastermind hint m02_pegs mal_places_general" in said


def test_an_unwritten_bonus_is_not_counted_beside_a_mistake(
    tmp_path: Path, pegs: Module, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        f"{pegs.source_of(REQUIRED)}\n\n\n{wrong(pegs, 'mal_places__mutates_by_marking')}{STARTER}",
        encoding="utf-8",
    )

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "✗ mal_places" in said
    assert "left" not in said


def test_the_first_failure_is_explained_and_the_rest_folded(
    tmp_path: Path, reference: str, pegs: Module, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        reference
        + wrong(pegs, "mal_places__double_count_in")
        + wrong(pegs, "mal_places_general__range_1_7"),
        encoding="utf-8",
    )

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "def " not in said  # no other way before all is right
    assert "`mal_places([1, 1, 1, 2], [1, 1, 1, 1])` returned `1`; `0` was expected." in said
    assert said.count("✗") == 1
    assert _("Your last verdict on each module")["en"] not in said
    assert " other promises are left: not kept, or not looked at yet." in said
    assert "mastermind hint m02_pegs mal_places" in said
    assert Progress(path_for(tmp_path)).share_reached("m02_pegs") == 0.8


@pytest.mark.parametrize("plain", [[], ["--plain"]])
@pytest.mark.parametrize(
    ("source", "line", "caret"),
    [
        ("def occurences(l, n):\n    if n == l\n        return 0\n", "if n == l", "         ^"),
        ("def occurences(l, n):\n\tfor x\tin l\n\t\tpass\n", "for x   in l", "            ^"),
        ("def occurences(l, n):\n    return '漢字' n\n", "return '漢字' n", "              ^"),
        ("def occurences(l, n):\n    é = 1 n\n", "é = 1 n", "      ^"),
        ("def occurences(l, n):\n    é = 1; continue\n", "é = 1; continue", "       ^"),
        ("def occurences(l, n):\n    return\u200b n\n", "return\\u200b n", "      ^"),
        ("def occurences(l, n):\n    for x in l:\nx = 1\n", "for x in l:", "           ^"),
        ("int c = 0;\n", "int c = 0;", "    ^"),
    ],
)
def test_a_line_that_python_cannot_read_is_shown_with_a_caret(
    tmp_path: Path, source: str, line: str, caret: str, plain: list[str], capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(source, encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "en", *plain]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[lines.index(f"      {line}") + 1] == f"      {caret}"


def test_of_a_long_line_what_is_around_the_caret_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    sums = " + ".join(["'漢字'"] * 40)
    path.write_text(f"def occurences(l, n):\n    return {sums} = {sums}\n", encoding="utf-8")
    for columns in (40, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        main(["check", "m02_pegs", str(path), "--lang", "en"])
        lines = capsys.readouterr().out.splitlines()
        (rank,) = (rank for rank, line in enumerate(lines) if line.strip() == "^")
        shown, caret = lines[rank - 1], lines[rank].index("^")
        assert shown.startswith("      …")
        assert shown.endswith("…")
        assert cell_len(shown) <= min(columns, 78)
        (below,) = (
            end for end in range(len(shown)) if cell_len(shown[:end]) == caret and shown[end] != "…"
        )
        assert shown[below] == "="


def test_a_line_without_a_known_place_is_shown_without_a_caret(
    tmp_path: Path, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def occurences(l, n):\n    return f'{l n}'\n", encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "\n      return f'{l n}'\n" in said


def test_the_file_of_the_current_folder_is_found(
    tmp_path: Path, reference: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    (tmp_path / "m02_pegs.py").write_text(reference, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert main(["check", "m02_pegs"]) == 0
    assert "m02_pegs.py" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "m99"], "there is no module"),
        (["check", "m02_pegs", "nowhere.py"], "there is no file nowhere.py"),
        (["check", "m02_pegs", "."], ". is not an ordinary file"),
        (["hint", "m02_pegs", "nothing"], "there is no task nothing"),
        (["hint", "m99", "nothing"], "there is no module"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: str, capsys: Said) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert len(said.strip().splitlines()) == 1


@pytest.mark.slow
def test_an_endless_answer_is_explained(tmp_path: Path, capsys: Said) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def occurences(l, n):\n    while True:\n        pass\n", encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 1
    assert (
        "`occurences([1], 1)` had not finished after 1 s, or took too much memory."
        in capsys.readouterr().out
    )


def test_each_hint_goes_one_step_further(pegs: Module, capsys: Said) -> None:
    found = hints(pegs.source, "mal_places")
    shown = []
    for _unused in range(len(found) + 1):
        assert main(["hint", "m02_pegs", "mal_places", "--lang", "fr"]) == 0
        shown.append(capsys.readouterr().out)

    for rank, text in enumerate(found):
        assert text["fr"].splitlines()[0] in shown[rank]
    assert shown[-1] == shown[-2]
    main(["hint", "m02_pegs", "mal_places", "--again", "--lang", "fr"])
    assert capsys.readouterr().out == shown[0]


def test_without_a_home_nothing_is_kept_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    progress = Progress(path_for(tmp_path))
    progress.note_hint("m02_pegs", "mal_places", 2)

    assert not progress.is_kept
    assert progress.hints_given("m02_pegs", "mal_places") == 2
    assert not Path("~").exists()


@pytest.mark.parametrize(
    "content", ["", "[]", "{", '{"hints m02_pegs mal_places": "x", "share m02_pegs": []}']
)
def test_a_damaged_memory_counts_as_empty(tmp_path: Path, content: str) -> None:
    state = tmp_path / "progress.json"
    state.write_text(content, encoding="utf-8")

    assert Progress(state).hints_given("m02_pegs", "mal_places") == 0
    assert Progress(state).share_reached("m02_pegs") is None


def test_watching_checks_again_on_save(tmp_path: Path, reference: str) -> None:
    path, said = tmp_path / "mine.py", tmp_path / "said"
    path.write_text("x = 1\n", encoding="utf-8")
    program = "import sys; from autograder.cli import main; sys.exit(main())"
    command = [
        sys.executable,
        "-c",
        program,
        "check",
        "m02_pegs",
        str(path),
        "--watch",
        "--lang",
        "en",
    ]
    with said.open("w") as out:
        process = subprocess.Popen(
            command,
            stdout=out,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def wait_for(words: str) -> bool:
        deadline = time.monotonic() + 30
        while words not in said.read_text(encoding="utf-8") and time.monotonic() < deadline:
            time.sleep(0.05)
        return words in said.read_text(encoding="utf-8")

    try:
        assert wait_for("There is no function named `occurences`")
        path.write_text(reference, encoding="utf-8")
        os.utime(path, (time.time() + 5, time.time() + 5))
        assert wait_for("Every promise is kept")
    finally:
        process.send_signal(signal.SIGINT)
        code = process.wait(20)
    assert code == 0
    assert "Traceback" not in said.read_text(encoding="utf-8")


@pytest.mark.slow
def test_what_was_looked_at_is_explained_before_what_waits(course: Course, tier: Tier) -> None:
    module = course.module("m04_codebreaker")
    source = f"{module.standalone}\n\n{wrong(module, 'jeu_2__searches_for_ever')}"
    report = judge_one(module, Submission("me", "me.py", source), sandbox_of(tier))

    first = first_failure(report)

    assert first
    assert first[1].name == "jeu_2_notices_a_contradiction"
    assert [check.name for task in report.tasks for check in task.checks if not check.passed] == [
        first[1].name
    ]


def test_a_missing_library_is_named(judged: Callable[[str], Report], reference: str) -> None:
    report = judged("import pandas as pd\nimport matplotlib.pyplot as plt\n" + reference)

    assert ["pandas" in note["en"] for note in report.notes] == [True]


def test_what_cannot_be_read_is_told_first(
    tmp_path: Path, reference: str, pegs: Module, capsys: Said
) -> None:
    path = tmp_path / "mine.py"
    broken = "def mal_places(l1, l2):\n    return (0\n"
    source = (
        reference.replace("def mal_places(", "def other(")
        + wrong(pegs, "bien_places__always_zero")
        + broken
    )
    path.write_text(source, encoding="utf-8")

    assert main(["check", "m02_pegs", str(path), "--lang", "en"]) == 1
    assert "Python cannot read `mal_places`" in capsys.readouterr().out


def test_lines_are_broken_neither_before_french_signs_nor_inside_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "34")
    line = "Quelque chose d'un peu plus longs\u202f? Et `{(1, 2): 3, (3,): 2}` puis\u00a0: ah"
    print_part(Console(), Styled(line))
    assert capsys.readouterr().out.split("\n")[:3] == [
        "Quelque chose d'un peu plus ",
        "longs\u202f? Et `{(1, 2): 3, (3,): 2}` ",
        "puis\u00a0: ah",
    ]
