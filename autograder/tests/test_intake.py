"""What a class really hands in: names of all kinds, files that cost too much to read, folders that
look like two things. Nothing of it may cost anybody but its owner.
"""

import bz2
import json
import os
import resource
import signal
import subprocess
import sys
import time
import unicodedata
import zipfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from warnings import catch_warnings

import pytest

from autograder.course.module import Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message
from autograder.intake import Submission, answers, find
from autograder.intake.files import file_on_disk
from autograder.intake.limits import (
    bytes_of,
    cells_in,
    read_all,
    read_each,
    read_file,
    within_limits,
)
from autograder.intake.sources import read
from autograder.tests.settings import ROOT, as_ordinary_user
from autograder.tests.test_cli import _children, _session, mastermind, records

pytestmark = pytest.mark.any_python

SLUG = "m02_pegs"
WANTED = {SLUG: ["occurences", "bien_places"]}
CODE = "def occurences(l, n):\n    return l.count(n)\n"
_PROGRAM = "import sys; from autograder.cli import main; sys.exit(main())"
_COMMAND = "from autograder.cli import command; command()"

ODD = [
    *("TP1².py", "²³.py", "①②.py", "٣٤-٥.py", "1" * 250 + ".py", "0" * 250 + ".py"),
    *(
        "\u202egnp.py",
        "\u2066a\u2069.py",
        "\u200f.py",
        "a\u200db.py",
        "\ufeff.py",
        "e\u0301" * 80 + ".py",
        "\u3164.py",
    ),
    *("é" * 126 + ".py", "…py.py", "a..py", "a....py", " .py", "\u3000.py", "ﬁ.py"),
    *(
        "a\nb.py",
        "a\r.py",
        "\x85.py",
        "\u2028.py",
        "\u2029x.py",
        "\x0b.py",
        "\x7f.py",
        "\x1b[2J.py",
    ),
    *(
        "{file}.py",
        "{0}.py",
        "%s.py",
        "[red].py",
        "$(id).py",
        "`id`.py",
        "-o.py",
        "~.py",
        "*.py",
        "'.py",
        '".py',
        "&.py",
    ),
    *(
        "＝1＋1.py",
        "a;=1+1.py",
        "a,@x.py",
        "con.py",
        "<b>.py",
        "None.py",
        "true.py",
        "m02_pegs.py",
        "_m02_pegs.py",
    ),
    *map(
        os.fsdecode,
        (
            b"\xff.py",
            b"caf\xe9.py",
            b"\xed\xa0\x80.py",
            b"\xed\xb3\xa9\xed\xa0\xbd.py",
            b"a\xc3.py",
        ),
    ),
]
DOTS = ["...", "....", "..py", "...py", "....py", ".py"]


def _read(where: Path) -> dict[str, Submission]:
    """As `grade` reads."""
    entries, _aside = find(where, [SLUG])
    return {entry.name: read[SLUG] for entry, read in read_each(entries, WANTED, True)}


def _raw_zip(path: Path, names: Iterable[bytes], claim_utf8: bool) -> Path:
    """An archive whose names are these bytes, whatever they say."""
    path.parent.mkdir(parents=True, exist_ok=True)
    stand_ins = {
        f"{rank:04}".encode() + b"_" * (len(name) - 4): name for rank, name in enumerate(names)
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in stand_ins:
            archive.writestr(name.decode(), CODE)
    data = bytearray(path.read_bytes())
    for stand_in, name in stand_ins.items():
        for header, flags, start in ((b"PK\3\4", 6, 30), (b"PK\1\2", 8, 46)):
            at = data.index(header, 0)
            while data[at + start : at + start + len(name)] != stand_in:
                at = data.index(header, at + 1)
            data[at + start : at + start + len(name)] = name
            data[at + flags + 1] |= 8 if claim_utf8 else 0
    path.write_bytes(data)
    return path


# ---------------------------------------------------------------- wrappings


def _zipped(path: Path, **files: str | bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/").replace("_dot_", "."), text)
    return path


def _one_class(folder: Path) -> dict[str, str]:
    """A class in which hardly anybody hands in a plain file; the names under which their code is
    expected."""
    page = "<p>def occurences(l, n):<br>&nbsp;&nbsp;&nbsp;&nbsp;return l.count(n)</p>"
    _zipped(folder / "léa.zip", work__m02_pegs_dot_py=CODE, __MACOSX__m02_pegs_dot_py="x")
    _zipped(
        folder / "Bob_12_assignsubmission_file_" / "tp.zip",
        m02_pegs_dot_py=CODE,
        notes_dot_txt="def nitely not",
    )
    _zipped(
        folder / "Cid_13_assignsubmission_file_" / "tp.zip",
        inner_dot_zip=b"PK",
        read_me_dot_txt=CODE,
    )
    (folder / "m02_pegs_MARTIN_Zoé.py").write_text(CODE)
    (folder / "LE GALL_Anne-Marie_m02_pegs.py").write_text(CODE)
    (folder / "dan.py.txt").write_text(CODE)
    (folder / "eve.txt").write_text(CODE)
    (folder / "fay.py").write_bytes(CODE.encode("utf-16"))
    (folder / "gus.txt").write_bytes(b"\xfe\xff" + CODE.encode("utf-16-be"))
    for name in (
        "Hal_14_assignsubmission_onlinetext",
        "Participant_555_assignsubmission_onlinetext",
    ):
        (folder / name).mkdir()
        (folder / name / "onlinetext.html").write_text(page)
    (folder / "README.txt").write_text("The class of today.")
    named = (
        "léa",
        "Bob",
        "Cid",
        "Zoé Martin",
        "Anne-Marie Le Gall",
        "dan",
        "eve",
        "fay",
        "gus",
        "Hal",
    )
    return dict.fromkeys((*named, "Participant 555"), CODE.strip())


def test_a_text_of_lambdas_is_a_program(tmp_path: Path) -> None:
    code = "# by me\noccurences = lambda l, n: l.count(n)\n"
    (tmp_path / "ann.txt").write_text(code)
    (tmp_path / "ben.txt").write_text(code.replace(" = ", ": object = "), encoding="utf-16")
    (tmp_path / "notes.txt").write_text("a lambda is a function; x == lambda")
    assert {name: bool(one.problem) for name, one in _read(tmp_path).items()} == {
        "ann": False,
        "ben": False,
        "notes": True,
    }


def test_what_is_wrapped_is_read(tmp_path: Path) -> None:
    expected = _one_class(tmp_path / "class")
    found = _read(tmp_path / "class")
    assert {name: one.source.strip() for name, one in found.items()} == expected
    assert {name for name, one in found.items() if one.problem} == set()
    assert find(tmp_path / "class", [SLUG])[1] == ["README.txt"]

    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for path in sorted((tmp_path / "class").rglob("*")):
            archive.write(path, path.relative_to(tmp_path / "class"))
    assert {
        name: one.source.strip() for name, one in _read(tmp_path / "class.zip").items()
    } == expected


def test_an_archive_of_an_archive_is_to_be_taken_out(tmp_path: Path) -> None:
    _zipped(tmp_path / "ann.zip", m02_pegs_dot_py=CODE)
    with zipfile.ZipFile(tmp_path / "outer.zip", "w") as archive:
        archive.write(tmp_path / "ann.zip", "class/moodle.zip")
    with pytest.raises(InputError, match=r"nothing but another archive, class/moodle\.zip"):
        find(tmp_path / "outer.zip", [SLUG])


def test_a_bad_archive_is_its_owners_problem(tmp_path: Path) -> None:
    (tmp_path / "ann.zip").write_bytes(b"PK\3\4 and nothing more")
    (tmp_path / "ben.zip").write_bytes(b"\0" * (33 << 20))
    _zipped(tmp_path / "cid.zip", pictures__a_dot_png=b"png")
    _zipped(tmp_path / "dan.zip", m02_pegs_dot_py=CODE, **{"..__..__m02_pegs_dot_py": "x = 1"})
    (tmp_path / "eve.py").write_text(CODE)
    found = _read(tmp_path)

    said = {name: one.problem["en"] if one.problem else "" for name, one in found.items()}
    assert said["ann"].startswith("ann.zip cannot be read") or "ann.zip" in said["ann"]
    assert "33" in said["ben"] or "32" in said["ben"]
    assert "cid" in said["cid"]
    assert found["dan"].source == CODE
    assert found["eve"].source == CODE


def test_of_two_members_with_one_name_the_last_is_read(tmp_path: Path) -> None:
    """As unpacking leaves it."""
    with zipfile.ZipFile(tmp_path / "ann.zip", "w") as archive, catch_warnings(action="ignore"):
        archive.writestr("m02_pegs.py", CODE + "x = 1\n")
        archive.writestr("m02_pegs.py", CODE)
    (entry,) = find(tmp_path, [SLUG])[0]
    assert entry.read(SLUG, WANTED[SLUG]).source == CODE


def test_the_file_within_an_archive_is_what_is_shown(tmp_path: Path) -> None:
    _zipped(tmp_path / "ann.zip", m02_pegs_dot_py=CODE)
    (entry,) = find(tmp_path, [SLUG])[0]
    read = read_all(entry, WANTED, True)[SLUG]
    assert read.file == "ann.zip/m02_pegs.py"
    assert bytes_of(entry, read) == CODE.encode()


# ---------------------------------------------------------------- which file of several


def _files(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name.replace("_dot_", ".")
        path.write_text(text, encoding="utf-8")
        # as after `git clone`, or out of an archive: no time tells the newest one
        os.utime(path, (1, 1))
    return folder


@pytest.mark.parametrize(
    "beside",
    [
        pytest.param(
            {
                "test_pegs_dot_py": (
                    "from pegs import occurences, bien_places\nassert occurences([1], 1) == 1\n"
                )
            },
            id="tests",
        ),
        pytest.param({"m02_pegs_dot_py": ""}, id="an empty one with the name"),
        pytest.param({"m02_pegs_notes_dot_py": "print('notes')\n"}, id="notes with the name"),
        pytest.param(
            {"m02_pegs_dot_py": "from pegs import occurences\n"}, id="one that imports it"
        ),
        pytest.param({f"zz{rank}_dot_py": f"x = {rank}\n" for rank in range(60)}, id="many"),
    ],
)
def test_the_file_with_the_answer_is_judged(beside: dict[str, str], tmp_path: Path) -> None:
    _files(tmp_path / "ann", pegs_dot_py=CODE, **beside)
    assert _read(tmp_path)["ann"].file == "ann/pegs.py"


def test_what_was_given_out_does_not_hide_what_was_written(pegs: Module, tmp_path: Path) -> None:
    given = (pegs.root / "exercises" / "en" / SLUG / f"{SLUG}.py").read_text(encoding="utf-8")
    _files(tmp_path / "ann", m02_pegs_dot_py=given, work_dot_py=CODE)
    assert _read(tmp_path)["ann"].file == "ann/work.py"
    _files(tmp_path / "bob", m02_pegs_dot_py=given, notes_dot_py="print('notes')\n")
    assert _read(tmp_path)["bob"].file == "bob/m02_pegs.py"


def test_what_was_installed_does_not_hide_what_was_written(tmp_path: Path) -> None:
    installed = {f"project/venv/lib/m{rank}.py": "x = 1\n" for rank in range(600)}
    with zipfile.ZipFile(tmp_path / "ann.zip", "w") as archive:
        for name, text in {**installed, ".git/x.py": CODE, "project/pegs.py": CODE}.items():
            archive.writestr(name, text)
    assert _read(tmp_path)["ann"].file == "ann.zip/project/pegs.py"


def test_an_answer_beside_a_thousand_files_is_found(tmp_path: Path) -> None:
    (tmp_path / "ann" / "venv" / "lib").mkdir(parents=True)
    for number in range(1000):
        (tmp_path / "ann" / "venv" / "lib" / f"m{number}.py").write_text("x = 1\n")
    _files(tmp_path / "ann", pegs_dot_py=CODE)
    assert _read(tmp_path)["ann"].file == "ann/pegs.py"


def test_of_several_answers_the_most_complete_is_judged(tmp_path: Path) -> None:
    whole = CODE + "def bien_places(a, b):\n    return 0\n"
    for name, files in {
        "ann": {"m02_pegs_dot_py": whole, "m02_pegs_2_dot_py": CODE},
        "bob": {"m02_pegs_dot_py": CODE, "zz_dot_py": whole},
        "cid": {"m02_pegs_dot_py": CODE, "m02_pegs_2_dot_py": CODE},
    }.items():
        _files(tmp_path / name, **files)
        os.utime(tmp_path / name / list(files)[1].replace("_dot_", "."), (9, 9))
    assert {name: one.file for name, one in _read(tmp_path).items()} == {
        "ann": "ann/m02_pegs.py",
        "bob": "bob/m02_pegs.py",
        "cid": "cid/m02_pegs_2.py",
    }


def test_what_could_not_be_looked_into_is_no_zero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_MAX_FILES", 25)
    _files(
        tmp_path / "ann",
        **{f"zz{rank}_dot_py": f"x = {rank}\n" for rank in range(30)},
        zzz_dot_py=CODE,
    )
    (entry,) = find(tmp_path, [SLUG])[0]
    problem = entry.read_all(WANTED, True)[SLUG].problem
    assert problem
    assert (problem.code, problem.values["count"]) == ("file.too-many", 31)


# ---------------------------------------------------------------- names


@pytest.mark.slow
def test_every_digit_of_unicode_in_a_name(tmp_path: Path) -> None:
    # ², ①, ٣, Ⅷ, 五, 𝟙 …
    digits = [chr(code) for code in range(sys.maxunicode + 1) if chr(code).isnumeric()]
    folder = tmp_path / "class"
    folder.mkdir()
    for rank, digit in enumerate(digits):
        (folder / f"{rank}TP{digit}-1{digit}.py").write_text(CODE)
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for rank, digit in enumerate(digits):
            archive.writestr(
                f"x_123_{rank}_m02_pegs-{digit}.py" if rank % 2 else f"{rank}TP{digit}.py",
                CODE,
            )

    for where in (folder, tmp_path / "class.zip"):
        found = _read(where)
        assert len(digits) > 1800
        assert len(found) == (len(digits) if where == folder else 1 + (len(digits) + 1) // 2)
        assert {one.source for one in found.values()} == {CODE}


def test_odd_names_on_the_disk(tmp_path: Path) -> None:
    for rank, name in enumerate(ODD):
        (tmp_path / name).write_text(f"# {rank}\n{CODE}")
    for name in DOTS:
        (tmp_path / name).write_text(CODE)
    found = _read(tmp_path)

    assert sorted(one.source for one in found.values()) == sorted(
        f"# {rank}\n{CODE}" for rank in range(len(ODD))
    )
    assert not any(
        unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        for name in found
        for char in name
    )


def test_odd_names_of_folders(tmp_path: Path) -> None:
    for name in ODD:
        folder = tmp_path / name.removesuffix(".py")
        folder.mkdir()
        (folder / name).write_text(CODE)
    found = _read(tmp_path)

    assert sum(one.source == CODE for one in found.values()) == len(ODD)


def test_an_archive_whose_names_are_not_what_they_say_is_refused(tmp_path: Path) -> None:
    archive = _raw_zip(tmp_path / "class.zip", [b"xxxxcaf\xe9.py"], claim_utf8=True)
    with pytest.raises(InputError, match=r"make the \.zip again"):
        find(archive, [SLUG])


def test_odd_names_in_an_archive(tmp_path: Path) -> None:
    names = [os.fsencode(name) for name in ODD] + [
        b"9" * 60_000 + b".py",
        b"\xff" * 5000 + b".py",
        b"\xed\xa0\x80/a.py",
    ]
    names = [b"xxxx" + name for name in names] + [
        b"good.py",
        b"./...",
        b"..../",
        b".//.",
        b"dir/../a.py",
        b"////",
        b"\0.py_",
    ]
    found = _read(_raw_zip(tmp_path / "class.zip", names, claim_utf8=False))

    assert found["good"].source == CODE
    assert sum(one.source == CODE for one in found.values()) == len(ODD) + 2
    assert not any(
        unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        for name in found
        for char in name
    )


@pytest.mark.slow
def test_a_class_of_odd_names(tmp_path: Path) -> None:
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    for rank, name in enumerate([*ODD, *DOTS]):
        (folder / name).write_text(f"# {rank}\n{CODE}")
    archive = _raw_zip(tmp_path / "class.zip", [b"zzzz" + os.fsencode(name) for name in ODD], False)
    for where in (folder, archive):
        run = mastermind(
            "grade", where, "--module", SLUG, "--out", out / where.name, "--lang", "fr"
        )

        assert run.returncode == 0, run.stderr
        assert "Traceback" not in run.stderr
        found = records(out / where.name)
        # zzzzm02_pegs.py and zzzz_m02_pegs.py are zzzz's
        assert len(found) == len(ODD) - (where == archive)
        assert not any("problem" in record for record in found.values())
        assert len({record["score"] for record in found.values()}) == 1
        assert len(list((out / where.name / "pages").iterdir())) == len(found)


def test_a_folder_that_may_not_be_looked_into(tmp_path: Path) -> None:
    """As an ordinary user: root may look anywhere."""
    if as_ordinary_user() == [sys.executable]:
        pytest.skip("needs to become another user")
    tmp_path.chmod(0o755)
    for path in list(tmp_path.parents)[:3]:
        path.chmod(path.stat().st_mode | 0o5)
    folder = tmp_path / "class"
    (folder / "closed" / "inner").mkdir(parents=True)
    for name in ("alice.py", "closed/a.py", "unread.py"):
        (folder / name).write_text(CODE)
    (folder / "closed").chmod(0)
    (folder / "unread.py").chmod(0)
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        + "from pathlib import Path; from autograder.intake import find; from"
        f" autograder.intake.limits import read_all\nentries, _ = find(Path({str(folder)!r}),"
        " ['m02_pegs'])\nread = [read_all(entry,"
        f" {WANTED!r}, True)['m02_pegs'] for entry in entries]\nprint([(one.name,"
        " bool(one.source), 'denied' in str(one.problem)) for one in read])"
    )
    run = subprocess.run(
        [*as_ordinary_user(), "-c", program], capture_output=True, text=True, check=False
    )

    assert (
        run.stdout == "[('alice', True, False), ('closed', False, True), ('unread', False, True)]\n"
    ), run.stderr


# ---------------------------------------------------------------- what costs too much to read


def _bomb() -> str:
    return "[" + '{"":0},' * ((32 << 20) // 7 - 2) + "0]"


@pytest.fixture(scope="module")
def bombs(tmp_path_factory: pytest.TempPathFactory, reference: str) -> Path:
    """An archive of 60 kB or so: eight honest learners, and what nobody can read."""
    path = tmp_path_factory.mktemp("bombs") / "class.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("class/0bomb.ipynb", _bomb())
        for rank in range(8):
            archive.writestr(f"class/learner{rank}.py", f"# {rank}\n{reference}")
        archive.writestr("class/z1.ipynb", "[" * (30 << 20))
        archive.writestr("class/z2/bomb.ipynb", _bomb())
        archive.writestr("class/z2/m02_pegs.py", f"# z2\n{reference}")
    return path


@pytest.mark.slow
def test_a_bomb_costs_itself(bombs: Path, tmp_path: Path) -> None:
    """Little memory here, and little time; the others are judged where memory is scarce, too."""
    out = tmp_path / "marks"
    program = "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (900000 << 10,) * 2)\n"
    program += (
        "from autograder.cli import main\ncode = main()\nused ="
        " resource.getrusage(resource.RUSAGE_SELF)\n"
    )
    program += (
        "memory = next(line for line in open('/proc/self/status') if"
        " line.startswith('VmHWM:')).split()[1]\n"
    )
    program += "print(int(memory) >> 10, int(used.ru_utime + used.ru_stime), code, file=sys.stderr)"
    command = [
        sys.executable,
        "-c",
        program,
        "grade",
        str(bombs),
        "--module",
        SLUG,
        "--out",
        str(out),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    found = records(out)
    memory, seconds, code = map(int, run.stderr.split()[-3:])

    assert code == 0, run.stderr
    assert [found[f"learner{rank}"]["score"] for rank in range(8)] == [25] * 8
    assert found["z2"]["score"] == 25
    assert {name for name, record in found.items() if record["score"] is None} == {"0bomb", "z1"}
    assert "far too much memory" in str(Message.from_json(found["0bomb"]["problem"]))
    assert memory < 100
    assert seconds < 5


@pytest.mark.slow
def test_a_member_that_unpacks_without_end(tmp_path: Path) -> None:
    """bzip2 in a .zip gives all that 4096 bytes hold at once."""
    path = tmp_path / "class.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        info = zipfile.ZipInfo("bomb.py")
        archive.writestr(info, bz2.compress(bytes(560 << 20)))  # 434 bytes
        archive.writestr("good.py", CODE)
    content = bytearray(path.read_bytes())
    for header, at in ((b"PK\3\4", 8), (b"PK\1\2", 10)):
        content[content.index(header) + at] = zipfile.ZIP_BZIP2
    path.write_bytes(content)
    found = _read(path)

    assert found["bomb"].problem
    assert "too much memory" in found["bomb"].problem["en"]
    assert found["good"].source == CODE


def _count() -> str:
    while True:
        pass


def test_what_takes_too_much_costs_itself(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(CODE, encoding="utf-8")
    before = resource.getrlimit(resource.RLIMIT_AS), signal.getsignal(signal.SIGVTALRM)

    assert "too long" in within_limits(_count, str, seconds=0.2)
    assert "ZeroDivisionError" in within_limits(lambda: str(1 / 0), str)
    assert "too much memory" in within_limits(partial(bytes, 1 << 40), str)
    assert "too much memory" in within_limits(partial(bytes, 600 << 20), str)
    assert read_file("a", tmp_path / "a.py").source == CODE
    assert (resource.getrlimit(resource.RLIMIT_AS), signal.getsignal(signal.SIGVTALRM)) == before


@pytest.mark.slow
def test_a_notebook_of_which_nobody_could_look_at_all(tmp_path: Path) -> None:
    cells = [{"cell_type": "x" * 3000, "source": "y" * 900_000}] * 30 + [
        {"cell_type": "code", "source": "x = 1"}
    ]
    (tmp_path / "a.ipynb").write_text(json.dumps({"cells": cells}))
    (tmp_path / "b.ipynb").write_text(
        json.dumps({"cells": [{"cell_type": "code", "source": "x"}] * 500_000})
    )
    for name in ("a.ipynb", "b.ipynb"):
        shown = cells_in(tmp_path / name)
        assert sum(len(cell.text) + len(cell.kind) for cell in shown) < 10 << 20
        assert len(shown) < 50_000


def test_a_notebook_under_the_name_of_a_program(tmp_path: Path) -> None:
    notebook = {
        "nbformat": 4,
        "cells": [{"cell_type": "code", "source": [CODE]}, {"cell_type": "code", "source": None}],
    }
    (tmp_path / "a.py").write_text(json.dumps(notebook, indent=1))
    (tmp_path / "b.py").write_text(json.dumps({"cells": [{"cell_type": "code", "source": ""}] * 3}))
    (tmp_path / "c.py").write_text('{"cells": 3}\n' + CODE)
    found = [read("ann", file_on_disk(tmp_path / name)) for name in ("a.py", "b.py", "c.py")]
    assert [CODE.strip() in one.source for one in found] == [True, False, False]
    assert [bool(one.problem) for one in found] == [False, True, True]


def test_a_program_in_a_cell_of_text_is_told_with_its_cell(tmp_path: Path) -> None:
    prose = {"cell_type": "markdown", "source": "Write `def f(x):` here."}
    program = {"cell_type": "raw", "source": CODE}
    cells = [prose, program, {"cell_type": "code", "source": "x = 1"}]
    path = tmp_path / "ann.ipynb"
    path.write_text(json.dumps({"nbformat": 4, "cells": cells}))
    (note,) = read("ann", file_on_disk(path)).notes

    assert "stands in a cell of text, number 2 of the notebook" in note["en"]


# ------------------------------------------------------------ a folder that looks like two things


@pytest.mark.slow
def test_a_course_folder_that_may_be_a_class(tmp_path: Path) -> None:
    folder, out = tmp_path / "class", tmp_path / "marks"
    (folder / "submitted").mkdir(parents=True)
    for name in ("nbgrader_config.py", "alice.py", "submitted/mallory.py"):
        (folder / name).write_text("" if "config" in name else CODE)
    (folder / "source").mkdir()
    command = ("grade", folder, "--module", SLUG, "--out", out)
    for language, words in (
        ("en", "may be a course folder of nbgrader"),
        ("fr", "peut être un dossier de cours"),
    ):
        run = mastermind(*command, "--lang", language)
        assert run.returncode == 2
        assert words in run.stderr
        assert "alice.py" in run.stderr
        assert f"{folder}/submitted" in run.stderr
        assert len(run.stderr.splitlines()) == 1
    inside = ("grade", folder / "submitted", "--module", SLUG, "--out", out)
    assert mastermind(*inside).returncode == 0
    assert set(records(out)) == {"mallory"}
    (folder / "nbgrader_config.py").unlink()
    assert mastermind(*command).returncode == 0
    assert set(records(out)) == {"alice", "mallory", "source", "submitted"}


def test_when_a_course_folder_is_one(tmp_path: Path) -> None:
    for name in (
        "submitted/ann/m02_pegs/m02_pegs.py",
        "nbgrader_config.py",
        "source/m02_pegs/m02_pegs.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(CODE)
    for name in ("marks", "pictures", "logs"):
        (tmp_path / name).mkdir()
    (tmp_path / "pictures" / "a.png").write_bytes(b"")
    (tmp_path / "root").symlink_to("/")

    entries, aside = find(tmp_path, [SLUG], but=tmp_path / "marks")
    assert [entry.name for entry in entries] == ["ann"]
    assert aside == ["logs", "pictures", "root"]

    (tmp_path / "pictures" / "deep").mkdir()
    (tmp_path / "pictures" / "deep" / "a.ipynb").write_text("")
    with pytest.raises(InputError, match="pictures would belong"):
        find(tmp_path, [SLUG])
    assert [entry.name for entry in find(tmp_path / "submitted", [SLUG])[0]] == ["ann"]


def test_one_learner_cannot_hide_behind_nbgrader(tmp_path: Path) -> None:
    (tmp_path / "submitted").mkdir()
    for name in ("nbgrader_config.py", "m02_pegs.py"):
        (tmp_path / name).write_text(CODE)

    (entry,), _ = find(tmp_path, [SLUG], single=True)
    assert entry.read(SLUG, WANTED[SLUG]).file == "m02_pegs.py"


# ---------------------------------------------------------------- the end of a run


@pytest.mark.parametrize(
    ("number", "words"), [(signal.SIGTERM, "Interrupted."), (signal.SIGHUP, "Interrompu.")]
)
def test_asked_to_end_it_says_where_to_go_on(
    tmp_path: Path, number: signal.Signals, words: str
) -> None:
    folder, out = tmp_path / "class", tmp_path / "marks"
    folder.mkdir()
    for rank in range(20):
        (folder / f"s{rank:02}.py").write_text(f"# {rank}\nwhile True:\n    pass\n")
    command = [
        sys.executable,
        "-c",
        _COMMAND,
        "grade",
        str(folder),
        "--module",
        SLUG,
        "--out",
        str(out),
    ]
    command += ["--lang", "en" if words.endswith("ed.") else "fr"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while _children(process.pid) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(1)
    os.kill(process.pid, number)
    _, said = process.communicate(timeout=30)

    assert process.returncode == 128 + number
    _, end = said.splitlines()  # the first line tells the settings
    assert end.startswith(words)
    assert str(out) in end
    deadline = time.monotonic() + 20
    while _session(process.pid) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert _session(process.pid) == []


@pytest.mark.slow
def test_under_nohup_a_closed_terminal_ends_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(CODE)
    command = [
        sys.executable,
        "-c",
        _COMMAND,
        "grade",
        str(tmp_path),
        "--module",
        SLUG,
        "--out",
        str(tmp_path / "o"),
    ]
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    signal.signal(signal.SIGHUP, before)
    while process.poll() is None:
        process.send_signal(signal.SIGHUP)
        time.sleep(0.2)

    assert process.returncode == 0


@pytest.mark.parametrize(
    ("mounts", "words"),
    [
        (["/dev/shm"], "no semaphores can be made in /dev/shm (Read-only file system)"),
        (["/tmp", "/var/tmp", "{cwd}"], "there is no folder for temporary files"),
    ],
)
def test_what_is_read_only_is_named(tmp_path: Path, mounts: list[str], words: str) -> None:
    cwd, out = tmp_path / "cwd", tmp_path / "out"
    cwd.mkdir()
    out.mkdir()
    (cwd / "a.py").write_text(CODE)
    script = ""
    for mount in (one.format(cwd=cwd) for one in mounts):
        script += f"mount --bind {mount} {mount} && mount -o remount,ro,bind {mount} || exit 99\n"
    script += f"mount -t tmpfs none {out}\ncd {cwd}\n"
    script += f'exec "$0" -c "$1" grade {cwd}/a.py --module {SLUG} --out {out}/marks'
    command = ["unshare", "-m", "sh", "-c", script, sys.executable, _PROGRAM]
    if (
        os.getuid()
        or subprocess.run(["unshare", "-m", "true"], check=False, capture_output=True).returncode
    ):
        pytest.skip("needs to mount")
    environment = {
        key: value for key, value in os.environ.items() if key not in ("TMPDIR", "TEMP", "TMP")
    }
    environment["PYTHONPATH"] = str(ROOT)
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert run.returncode == 2, run.stderr
    assert words in run.stderr
    assert len(run.stderr.removeprefix("Settings: none\n").splitlines()) == 1
