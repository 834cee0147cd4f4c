"""Whatever lies in a folder or an archive becomes submissions, or one clear sentence each."""

import io
import json
import os
import stat
import struct
import time
import zipfile
from contextlib import suppress
from pathlib import Path
from textwrap import indent
from typing import Any
from warnings import catch_warnings

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from autograder.i18n.errors import InputError
from autograder.i18n.message import finding
from autograder.intake import (
    Entry,
    Refused,
    Submission,
    code_in,
    decode,
    defines,
    find,
    notebook_cells,
)
from autograder.sandbox.loader import parse

SLUG = "m02_pegs"
TASKS = ["occurences", "bien_places"]
CODE = "def occurences(l, n):\n    return l.count(n)\n"


def notebook(*sources: Any, **more: Any) -> dict[str, Any]:
    cells = [
        {"cell_type": "code", "metadata": {}, "outputs": [], "source": source} for source in sources
    ]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5} | more


def notebook_source(data: bytes) -> tuple[str, tuple[int, ...]]:
    return code_in(notebook_cells(data))


def read_all(where: Path) -> dict[str, Submission]:
    return {entry.name: entry.read(SLUG, TASKS) for entry in find(where, [SLUG])[0]}


def test_files_notebooks_and_folders(tmp_path: Path) -> None:
    (tmp_path / "alice.py").write_text(CODE)
    (tmp_path / "bob.ipynb").write_text(json.dumps(notebook(CODE, ["x = 1\n", "y = 2"])))
    (tmp_path / "carol" / "deep").mkdir(parents=True)
    (tmp_path / "carol" / "deep" / "m02_pegs.py").write_text(CODE)
    (tmp_path / "readme.txt").write_text("not a submission")
    (tmp_path / ".hidden.py").write_text(CODE)
    (tmp_path / "__pycache__").mkdir()

    submissions = read_all(tmp_path)

    assert sorted(submissions) == ["alice", "bob", "carol"]
    assert all(CODE in submission.source for submission in submissions.values())
    assert find(tmp_path, [SLUG])[1] == [".hidden.py", "readme.txt"]


def test_lines_of_a_notebook_are_told_by_cell() -> None:
    source, starts = notebook_source(json.dumps(notebook("a = 1\nb = 2", "c = 3")).encode())
    submission = Submission("bob", source=source, cells=starts)

    assert submission.place(source.split("\n").index("c = 3") + 1)["en"] == "code cell 2, line 1"
    assert submission.place(2)["fr"] == "cellule de code 1, ligne 2"


@pytest.mark.parametrize(
    ("cell", "kept"),
    [
        ("%%time\nx = 1", "x = 1"),
        ("%%prun -l 5\nx = 1", "x = 1"),
        ("%%bash\nrm -rf /", ""),
        ("%%writefile pegs.py\nx = 1", "x = 1"),
        ("%%writefile notes.txt\nrm -rf /", ""),
        ("x = 7 % 3", "x = 7 % 3"),
    ],
)
def test_cell_magics_are_made_harmless(cell: str, kept: str) -> None:
    source, _ = notebook_source(json.dumps(notebook(cell)).encode())

    compile(source, "notebook", "exec")
    assert kept in source
    assert "rm -rf" not in source


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_a_notebook_may_be_written_as_windows_does(encoding: str) -> None:
    text = json.dumps(notebook("word = 'é'"), ensure_ascii=False)

    assert "word = 'é'" in notebook_source(text.encode(encoding))[0]


@pytest.mark.parametrize("cells", ["5", '{"a":1}', '"x"', "[5, null]", '[{"source":{}}]'])
def test_odd_cells_are_no_notebook(tmp_path: Path, cells: str) -> None:
    (tmp_path / "a.ipynb").write_text(f'{{"cells":{cells}}}')

    assert read_all(tmp_path)["a"].problem


def test_a_cell_does_not_reach_into_the_next() -> None:
    source, _ = notebook_source(
        json.dumps(notebook("def f():\n    return 1", "else:\n    pass")).encode()
    )

    assert "return 1\npass\nelse:" in source


def test_an_ending_in_capitals(tmp_path: Path) -> None:
    (tmp_path / "A.IPYNB").write_text(json.dumps(notebook(CODE)))

    assert CODE in read_all(tmp_path)["A"].source


@pytest.mark.parametrize("encoding", ["undefined", "punycode", "idna", "rot13", "zip", "utf-7"])
def test_strange_declared_encodings_decode_nothing(encoding: str) -> None:
    text = f"# coding: {encoding}\n" + "x" * 1000 + "-" + "a" * 1000

    assert decode(text.encode())[0] == text


def test_names_that_look_alike_stay_apart(tmp_path: Path) -> None:
    for name in ("x" * 160 + "_anna", "x" * 160 + "_bert", "a\nb", "a\\nb"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "m02_pegs.py").write_text(CODE)

    assert len(read_all(tmp_path)) == 4


def test_a_link_to_itself_is_a_link(tmp_path: Path) -> None:
    (tmp_path / "loop.py").symlink_to("loop.py")

    (entry,), _ = find(tmp_path, [SLUG], but=tmp_path / "marks")
    assert entry.read(SLUG, TASKS).problem


def test_made_up_names_are_nobody_elses(tmp_path: Path) -> None:
    for name in ("a\x01.py", "a\\x01.py", "a\\x01 (2).py"):
        (tmp_path / name).write_text(CODE)

    assert len(read_all(tmp_path)) == 3


def test_nobody_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    deep = tmp_path / "deep" / "a" / "b" / "c" / "d" / "e"
    deep.mkdir(parents=True)
    (deep / "x.py").write_text(CODE)
    (tmp_path / "marks").mkdir()
    (tmp_path / "named like a file.py").mkdir()
    (tmp_path / "named like a file.py" / "x.py").write_text(CODE)
    deeper = tmp_path.joinpath("deeper", *"abcdefghijklm")
    deeper.mkdir(parents=True)
    (deeper / "x.py").write_text(CODE)

    entries, _ = find(tmp_path, [SLUG], but=tmp_path / "marks")
    found = {entry.name: entry.read(SLUG, TASKS) for entry in entries}

    assert CODE in found.pop("deep").source
    assert CODE in found.pop("named like a file.py").source
    assert {
        name: submission.problem["en"] for name, submission in found.items() if submission.problem
    } == {
        "empty": "There is no .py or .ipynb file in empty.",
        "deeper": (
            "What is in deeper/a/b/c/d/e/f/g/h/i/j/k/l lies below more than 12 folders, and is not"
            " looked at."
        ),
    }


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (CODE.encode("utf-8-sig"), CODE),
        (CODE.encode("utf-16"), CODE),
        (CODE.replace("\n", "\r\n").encode(), CODE),
        (CODE.replace("\n", "\r").encode(), CODE),
        ("# é\n".encode("latin-1"), "# é\n"),
        ("# -*- coding: latin-1 -*-\n# é\n".encode("latin-1"), "# -*- coding: latin-1 -*-\n# é\n"),
        (b"# coding: nonsense\nx = 1\n", "# coding: nonsense\nx = 1\n"),
    ],
)
def test_encodings(data: bytes, expected: str) -> None:
    assert decode(data)[0] == expected


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.ipynb", b"", "not JSON"),
        ("a.ipynb", b"{", "not JSON"),
        ("a.ipynb", b"[]", "no cells"),
        ("a.ipynb", b'{"cells": 3}', "no cells"),
        ("a.ipynb", b"[" * 100_000, "nested"),
        ("a.ipynb", b"[" + b"9" * 5000 + b"]", "digits"),
        ("a.ipynb", json.dumps(notebook()).encode(), "no code"),
        ("a.py", b"", "no code"),
        ("a.py", b" \n\n", "no code"),
        ("a.py", b"x = 1\0", "no text"),
        ("a.py", CODE.encode("utf-16-le"), "no text"),
        ("a.py", b"{\\rtf1\\ansi\n" + CODE.encode(), "is a document"),
        ("a.py", b"\n<!DOCTYPE html><html>" + CODE.encode(), "is a document"),
        ("a.py", CODE.encode("utf-16") + b"\x00\xdc" * 9, "no text"),
    ],
)
def test_what_cannot_be_judged_says_why(tmp_path: Path, name: str, data: bytes, words: str) -> None:
    (tmp_path / name).write_bytes(data)
    problem = read_all(tmp_path)["a"].problem

    assert problem
    assert words in problem["en"]
    assert problem["fr"] != problem["en"]


@pytest.mark.parametrize(("name", "sign"), [("a.py", b"#"), ("a.ipynb", b" ")])
def test_a_file_that_is_too_big_is_not_read(tmp_path: Path, name: str, sign: bytes) -> None:
    (tmp_path / name).write_bytes(sign * (50 << 20))
    problem = read_all(tmp_path)["a"].problem

    assert problem
    assert "too big" in problem["en"]
    assert problem["fr"] != problem["en"]


def test_a_file_indented_as_a_whole_is_read_without_it(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("\n" + indent(CODE, "    "))
    (tmp_path / "b.py").write_text(f"# mine\n{indent(CODE, '    ')}")
    found = read_all(tmp_path)

    assert (found["a"].source.strip(), found["a"].notes) == (
        CODE.strip(),
        (
            finding(
                "note.indented",
                "Every line of the file is indented, and Python refuses it; it was read without "
                "these spaces.",
            ),
        ),
    )
    assert found["b"].source.startswith("# mine\n    ")


def test_a_conflict_of_git_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(f"{CODE}<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> me\n")
    (tmp_path / "b.py").write_text(f"{CODE}# <<<<<<< =======\nx = 1 >>>>>>> 2\n")
    found = read_all(tmp_path)

    assert [note.code for note in found["a"].notes] == ["note.conflict"]
    assert found["b"].notes == ()


def test_a_notebook_saved_as_text_is_a_notebook(tmp_path: Path) -> None:
    (tmp_path / "a.ipynb.txt").write_text(json.dumps(notebook(CODE), indent=1))

    assert CODE.strip() in read_all(tmp_path)["a"].source


def test_large_outputs_do_not_matter(tmp_path: Path) -> None:
    content = notebook(CODE)
    content["cells"][0]["outputs"] = [{"output_type": "stream", "text": "x" * (20 << 20)}]
    (tmp_path / "a.ipynb").write_text(json.dumps(content))

    assert read_all(tmp_path)["a"].problem is None


def test_what_is_not_judged_is_named(tmp_path: Path) -> None:
    for name in (
        "alice.py",
        ".bob.py",
        "._alice.py",
        ".DS_Store",
        "notes.pdf",
        "carol/exercises/m02_pegs.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(CODE)
    (tmp_path / "carol" / "autograder" / "checks").mkdir(parents=True)
    (tmp_path / "carol" / "solutions").mkdir()

    (alice, carol, notes), aside = find(tmp_path, [SLUG], but=tmp_path / "marks")
    assert aside == [".bob.py"]
    assert "notes.pdf is a document" in str(notes.read(SLUG, TASKS).problem)
    assert alice.read(SLUG, TASKS).problem is None
    assert "whole workbook" in str(carol.read(SLUG, TASKS).problem)

    (tmp_path / "nbgrader_config.py").write_text("")
    for name in ("submitted/dave", "source", "marks"):
        (tmp_path / name).mkdir(parents=True)
    with pytest.raises(InputError, match=r"to which alice\.py, carol would belong"):
        find(tmp_path, [SLUG], but=tmp_path / "marks")


def test_links_and_special_files_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "secret.py").write_text(CODE)
    (tmp_path / "class" / "link.py").symlink_to(tmp_path / "secret.py")
    os.mkfifo(tmp_path / "class" / "pipe.py")

    submissions = read_all(tmp_path / "class")

    assert "link" in str(submissions["link"].problem)
    assert submissions["pipe"].problem
    assert not any(submission.source for submission in submissions.values())


@pytest.mark.parametrize(
    "name",
    ["a b.py", "l'été.py", 'say "hi".py', "line\nbreak.py", "=1+1.py", "\x1b[31m.py", "-x.py"],
)
def test_odd_names_are_kept_and_shown_clean(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(CODE)
    ((shown, submission),) = read_all(tmp_path).items()

    assert CODE in submission.source
    assert not set(shown) & set("\n\x1b")


def test_names_that_are_not_text(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"caf\xe9.py")).write_text(CODE)
    ((shown, submission),) = read_all(tmp_path).items()

    assert CODE in submission.source
    shown.encode("utf-8")


def test_the_newest_file_of_a_learner_is_judged(tmp_path: Path) -> None:
    (tmp_path / "alice.py").write_text("x = 'old'\n" + CODE)
    (tmp_path / "alice.ipynb").write_text(json.dumps(notebook("x = 'new'\n" + CODE)))
    os.utime(tmp_path / "alice.py", (1, 1))

    submission = read_all(tmp_path)["alice"]

    assert "new" in submission.source
    assert "alice.py" in submission.notes[-1]["en"]


def test_the_file_that_speaks_of_the_module_is_judged(tmp_path: Path) -> None:
    folder = tmp_path / "carol"
    folder.mkdir()
    (folder / "mine.py").write_text(CODE)
    (folder / "other.py").write_text("print('nothing to do with it')\n")
    os.utime(folder / "mine.py", (1, 1))

    assert CODE in read_all(tmp_path)["carol"].source


def _zip(path: Path, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_an_archive_of_the_folder(tmp_path: Path) -> None:
    code = CODE.encode()
    path = _zip(
        tmp_path / "class.zip",
        {"class/alice.py": code, "class/carol/m02_pegs.py": code, "__MACOSX/x.py": b""},
    )

    assert sorted(read_all(path)) == ["alice", "carol"]


def test_archives_that_attack(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    path = _zip(
        tmp_path / "x.zip",
        {
            "../out.py": b"1",
            "/abs.py": b"1",
            "bomb.py": b"#" * (80 << 20),
            "good.py": CODE.encode(),
        },
    )
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(link, "/etc/passwd")

    submissions = read_all(path)

    assert CODE in submissions.pop("good").source
    assert sorted(submissions) == ["abs", "bomb", "link", "out"]
    assert all(submission.problem and not submission.source for submission in submissions.values())


def test_an_encrypted_archive(tmp_path: Path) -> None:
    path = _zip(tmp_path / "x.zip", {"a.py": CODE.encode()})
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = data.index(signature) + offset
        data[place : place + 2] = struct.pack("<H", 1)
    path.write_bytes(data)

    assert "encrypted" in str(read_all(path)["a"].problem)


@pytest.mark.parametrize("name", ["missing", "file.txt", "broken.zip"])
def test_what_is_no_folder_gets_a_sentence(tmp_path: Path, name: str) -> None:
    if name != "missing":
        (tmp_path / name).write_text("text")
    with pytest.raises(InputError):
        find(tmp_path / name, [SLUG])


def test_a_document_is_told_from_a_program(tmp_path: Path) -> None:
    (tmp_path / "alice.docx").write_bytes(b"PK")
    with pytest.raises(
        InputError, match=r"is a document, not a program; .* a plain file, alice\.py"
    ):
        find(tmp_path / "alice.docx", [SLUG])


@pytest.mark.parametrize(
    "method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA]
)
def test_a_damaged_archive_costs_the_damaged_member(tmp_path: Path, method: int) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w", method) as archive:
        archive.writestr("a.py", os.urandom(3000))
        archive.writestr("b.py", CODE)
    data = bytearray(path.read_bytes())
    data[100:200] = bytes(100)
    path.write_bytes(data)

    submissions = read_all(path)
    assert submissions["a"].problem
    assert CODE in submissions["b"].source


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.floats(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.sampled_from(["cells", "source", "cell_type", "x"]), inner)
    ),
)


@given(json_values | st.builds(lambda cells: {"cells": cells}, st.lists(json_values)))
def test_any_json_is_a_notebook_or_refused(value: Any) -> None:
    with suppress(Refused):
        notebook_source(json.dumps(value).encode())


@given(st.binary())
def test_any_bytes_are_source_or_refused(data: bytes) -> None:
    assert isinstance(decode(data)[0], str)
    with suppress(Refused):
        notebook_source(data)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_spoilt_archive_is_read_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    made = io.BytesIO()
    with zipfile.ZipFile(
        made, "w", data.draw(st.sampled_from([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED]))
    ) as archive:
        archive.writestr("Jo_12_assignsubmission_file_/m02_pegs.py", CODE)
        archive.writestr("classe/zoé.ipynb", json.dumps(notebook(CODE)))
    spoilt = bytearray(made.getvalue())
    for _unused in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(spoilt) - 1))
        spoilt[start : start + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    (tmp_path / "x.zip").write_bytes(spoilt)
    with suppress(InputError):
        read_all(tmp_path / "x.zip")


lines = st.sampled_from(
    [
        "def f(x):",
        "    return x",
        "if True",
        "else:",
        "\tx = 1",
        '"""',
        "'",
        "(",
        "]",
        "@",
        "%time x",
        "?",
        "\\",
        "f(1)",
    ]
    + [
        "from __future__ import annotations",
        'if __name__ == "__main__":',
        "async def é(): await 1",
        "9" * 5000,
        "-" * 9000,
    ]
)


def test_a_command_goes_on_after_a_backslash() -> None:
    program = parse(
        "!pip install \\\n  numpy \\\n  scipy\ndef f():\n    return 1\nfiles = !ls \\\n  -l\n",
        False,
    )

    assert not program.broken
    assert [
        (statement.names, statement.line) for statement in program.statements if statement.names
    ] == [(("f",), 4), (("files",), 6)]


def test_commands_of_ipython_do_no_harm() -> None:
    text = "%matplotlib inline\n!ls\n%time n = [1]\nfiles = !ls\n%prun m = 2\n?f\n"
    program = parse(text, False)

    assert not program.broken
    assert [name for statement in program.statements for name in statement.names] == [
        "n",
        "files",
        "m",
    ]


@given(st.lists(lines | st.text(max_size=20), max_size=30), st.booleans())
def test_any_source_is_parsed_or_its_blocks_are_named(parts: list[str], main: bool) -> None:
    text = "\n".join(parts)
    with catch_warnings(action="ignore"):
        program = parse(text, main)
    for broken in program.broken:
        assert 1 <= broken.first_line <= text.count("\n") + 1


def test_a_learner_without_files_gets_a_sentence() -> None:
    assert Entry("x", ()).read(SLUG, TASKS).problem


def zip_of(path: Path, names: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in names.items():
            archive.writestr(name, content)
    return path


MOODLE = {
    "Zoé Lé-Père_101_assignsubmission_file_{}m02_pegs.py": "Zoé Lé-Père",
    "Jean Martin_102_assignsubmission_file_{}m02_pegs.py": "Jean Martin",
    "Jean Martin_103_assignsubmission_file_{}my_file (1).py": "Jean Martin (2)",
}


@pytest.mark.parametrize("between", ["/", ""], ids=["in folders", "without folders"])
def test_what_moodle_makes(tmp_path: Path, between: str) -> None:
    names = {name.format(between): CODE for name in MOODLE}
    names["Jean Martin_103_assignsubmission_onlinetext_/onlinetext.html"] = "<p>hello</p>"

    submissions = read_all(zip_of(tmp_path / "moodle.zip", names))

    assert {name: one.account for name, one in submissions.items()} == {
        "Zoé Lé-Père": "moodle 101",
        "Jean Martin": "moodle 102",
        "Jean Martin (2)": "moodle 103",
    }
    assert not any(one.problem for one in submissions.values())


def test_a_moodle_archive_of_one_learner(tmp_path: Path) -> None:
    archive = zip_of(
        tmp_path / "one.zip",
        {"Ann Lee_7_assignsubmission_file_/work.ipynb": json.dumps(notebook(CODE))},
    )

    assert read_all(archive)["Ann Lee"].account == "moodle 7"


def test_what_canvas_makes(tmp_path: Path) -> None:
    names = {
        "doejane_123_4001_m02_pegs.py": "x = 0\n",
        "doejane_123_4001_m02_pegs-2.py": "x = 2\n" + CODE,
        "doejane_123_4001_m02_pegs-10.py": "x = 10\n" + CODE,
        "martinzoé_LATE_124_4002_m02_pegs.ipynb": json.dumps(notebook(CODE)),
    }
    submissions = read_all(zip_of(tmp_path / "canvas.zip", names))

    assert {name: one.account for name, one in submissions.items()} == {
        "doejane": "canvas 123",
        "martinzoé": "canvas 124",
    }
    assert submissions["doejane"].source.startswith("x = 10")
    assert "m02_pegs-2.py" in submissions["doejane"].notes[0]["en"]


@pytest.mark.parametrize(
    "names",
    [
        ("TP_2_1_ann", "TP_2_1_ben"),
        ("TP_2_1_ann", "TP_2_2_ben"),
        ("hw_1_2026_ann", "tp_1_2026_ben"),
        ("hw_12_2026_ann", "hw_12_2026_ben"),
    ],
)
def test_names_with_numbers_are_not_all_of_canvas(tmp_path: Path, names: tuple[str, str]) -> None:
    archive = zip_of(tmp_path / "CLASS.ZIP", {f"{name}.py": CODE for name in names})

    assert {name: one.account for name, one in read_all(archive).items()} == dict.fromkeys(
        names, ""
    )


def test_what_nbgrader_collects(tmp_path: Path) -> None:
    for name in ("alice", "Zoé Lé"):
        folder = tmp_path / "submitted" / name / SLUG
        folder.mkdir(parents=True)
        (folder / f"{SLUG}.ipynb").write_text(json.dumps(notebook(CODE)))
        (folder / "timestamp.txt").write_text("2026-11-21 10:00:00 UTC")
    (tmp_path / "nbgrader_config.py").write_text("")
    (tmp_path / "release").mkdir()

    assert sorted(read_all(tmp_path)) == ["Zoé Lé", "alice"]
    assert sorted(read_all(tmp_path / "submitted")) == ["Zoé Lé", "alice"]


def test_an_untouched_exercise_does_not_replace_an_answer(tmp_path: Path) -> None:
    folder = tmp_path / "ann"
    folder.mkdir()
    starter = (
        "def occurences(l, n):\n    ...  # your code here\n\ndef bien_places(l1, l2):\n    ...  #"
        " your code here\n"
    )
    (folder / "answer.py").write_text(CODE)
    (folder / "m02_pegs.py").write_text(starter)
    os.utime(folder / "answer.py", (1, 1))
    (folder / "m02_pegs.ipynb").write_text(json.dumps(notebook(CODE)))
    os.utime(folder / "m02_pegs.ipynb", (1, 1))

    assert read_all(tmp_path)["ann"].file == "ann/m02_pegs.ipynb"


_PLAYER = "def naive_player(answer):\n    guess = answer\n    return [(guess, 4, 0)]\n"
_BOTH = {"m06_bulls_and_cows": ["naive_player"], "m07_elimination": ["guess", "play_alone"]}


def test_a_variable_called_like_a_task_is_no_answer_to_it(tmp_path: Path) -> None:
    assert _found(tmp_path, _PLAYER) == {"m06_bulls_and_cows"}
    assert _found(
        tmp_path, _PLAYER + "\ndef guess(candidates):\n    return candidates[0]\n"
    ) == set(_BOTH)
    assert _found(tmp_path, "if True:\n    def play_alone(secret):\n        return []\n") == {
        "m07_elimination"
    }


def _found(folder: Path, source: str) -> set[str]:
    """The modules to which a file with that source is taken for an answer."""
    (folder / "ann.py").write_text(source)
    (ann,), _ = find(folder, [*_BOTH])
    return set(ann.read_all(_BOTH, asked=False))


def test_what_is_defined_inside_of_something_goes_before_an_untouched_exercise(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "ann"
    folder.mkdir()
    (folder / "answer.py").write_text("if True:\n" + indent(CODE, "    "))
    (folder / "given.py").write_text(
        "".join(f"def {name}():\n    ...  # your code here\n" for name in TASKS)
    )
    os.utime(folder / "answer.py", (1, 1))

    assert read_all(tmp_path)["ann"].file == "ann/answer.py"


@pytest.mark.parametrize(
    "text", ["#" + "occurences:" * 50_000, "occurences " * 50_000, "occurences" + " " * 500_000]
)
def test_looking_for_names_takes_no_time(text: str) -> None:
    started = time.process_time()

    assert not defines(text, TASKS)
    assert time.process_time() - started < 5
