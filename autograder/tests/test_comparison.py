"""What `export similarity` writes for tools that compare programs."""

import csv
from pathlib import Path

import pytest

from autograder.authoring.exercises import notebook
from autograder.cli import main
from autograder.course.module import Module
from autograder.tests.conftest import right_files


@pytest.mark.slow
def test_the_command_writes_what_other_tools_take(
    pegs: Module, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, to = tmp_path / "class", tmp_path / "like"
    folder.mkdir()
    sources = {path.stem: path.read_text(encoding="utf-8-sig") for path in right_files(pegs)[:9]}
    for name, source in {**sources, "Zoé _ <b>": ""}.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    (folder / "nina.ipynb").write_text(notebook(pegs, "fr"), encoding="utf-8")
    command = ["export", "similarity", pegs.slug, str(to), "--lang", "fr"]
    assert main(command) == 2
    assert "--submissions" in capsys.readouterr().err
    assert main([*command, "--submissions", str(folder)]) == 0
    assert "compare50" in capsys.readouterr().out

    assert {path.name for path in to.iterdir()} == {"README.md", "info.csv", "learners", "template"}
    assert "dolos run" in (to / "README.md").read_text(encoding="utf-8")
    with (to / "info.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["full_name"]: row for row in csv.DictReader(file)}
    assert rows.keys() == sources.keys() | {"nina"}, "an empty file has nothing to be compared"
    written = {
        name: (to / row["filename"]).read_text(encoding="utf-8") for name, row in rows.items()
    }
    assert {name: written[name] for name in sources} == sources
    assert "def occurences" in written["nina"]
    assert "def occurences" in (to / "template" / "template.py").read_text(encoding="utf-8")

    assert main([*command, "--submissions", str(folder)]) == 2, "it is there already"
    assert main(["export", "pytest", pegs.slug, str(to), "--submissions", str(folder)]) == 2
