"""The part "My first class" of the teachers' page, followed word for word in an empty folder, in
each language."""

import csv
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from autograder.course.parts import PACKAGE

_SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# the program is there: the tests run with it
_INSTALLS = ("python3 -m venv ", "source ", "pip install ")
_PLACE = re.compile(r"`((?:marks|moodle|For you|Pour vous)/[^`]*)`")
_PART = {"en": ("teachers.md", "My first class"), "fr": ("teachers.fr.md", "Ma première classe")}
_SIGN = {"en": ",", "fr": ";"}
_HEAD = {
    "en": "Identifier,Full name,Grade,Maximum Grade,Feedback comments",
    "fr": "Identifiant;Nom complet;Note;Note maximale;Feedback par commentaires",
}


def _part(language: str) -> str:
    """Return the part of the teachers' page that tells of a first class."""
    page, heading = _PART[language]
    _, text = (PACKAGE / "guide" / page).read_text(encoding="utf-8").split(f"\n## {heading}\n")
    return text.partition("\n## ")[0]


def _from_moodle(folder: Path, language: str) -> None:
    """The archive and the worksheet that Moodle would give of the demonstration class."""
    rows = [_HEAD[language]]
    handed_in = sorted(path for path in (folder / "class").rglob("*") if path.is_file())
    with zipfile.ZipFile(folder / "submissions.zip", "w") as archive:
        for number, path in enumerate(handed_in, 5001):
            name = path.relative_to(folder / "class").parts[0].partition(".")[0].title()
            archive.write(path, f"{name}_{number}_assignsubmission_file/{path.name}")
            rows.append(_SIGN[language].join([f"Participant {number}", name, "", "20", ""]))
    (folder / "worksheet.csv").write_text("\r\n".join([*rows, ""]), encoding="utf-8-sig")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
def test_my_first_class_goes_as_its_page_says(tmp_path: Path, language: str) -> None:
    part = _part(language)
    lines = [line for block in _SHELL.findall(part) for line in block.splitlines()]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {
        **os.environ,
        "PATH": path,
        "MASTERMIND_LANG": language,
        "XDG_STATE_HOME": str(tmp_path / "state"),
    }
    assert f"export MASTERMIND_LANG={language}" in lines
    said: dict[str, list[str]] = {}
    for line in lines:
        if line.startswith((*_INSTALLS, "export ")):
            continue
        if "worksheet.csv" in line:
            _from_moodle(tmp_path, language)
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        # that exercise is still empty
        assert done.returncode == (" check " in line), (line, done.stderr)
        said.setdefault(line, []).append(done.stdout + done.stderr)

    assert [place for place in _PLACE.findall(part) if not (tmp_path / place).exists()] == []
    first, again = said["mastermind grade class --module m02_pegs --out marks"]
    assert [name for name in ("carl.txt", "ulysse", "victor") if name not in first] == []
    assert re.search(r"paul, m02_pegs.{1,2} 15 → 25", again)
    changes = (tmp_path / "marks" / "changes.csv").read_text(encoding="utf-8-sig").splitlines()
    _, change = csv.reader(changes, delimiter=_SIGN[language])
    assert change[1:5] == ["paul", "m02_pegs", "15", "25"]
    worksheet = (tmp_path / "moodle" / "moodle.csv").read_text(encoding="utf-8-sig").splitlines()
    rows = {row[1]: row for row in csv.reader(worksheet, delimiter=_SIGN[language])}
    assert rows["Dora"][2] == "5"
    assert "mal_places" in rows["Dora"][4]
    with zipfile.ZipFile(tmp_path / "moodle" / "moodle_feedback.zip") as feedback:
        assert any(name.startswith("Jules_") for name in feedback.namelist())
