"""The page on the architecture says what the imports say."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from autograder.course.parts import PACKAGE

pytestmark = pytest.mark.any_python

_NO_ROOMS = {"benchmarks", "checks", "submissions", "tests"}
_ROW = re.compile(r"^\| `(\w+)` \| (.+) \|$", re.MULTILINE)


def _rooms() -> dict[str, str]:
    """The rooms in the order of the page, from the top floor down, and the job of each."""
    page = (PACKAGE / "ARCHITECTURE.md").read_text(encoding="utf-8")
    return dict(_ROW.findall(page.partition("## Rooms")[2].partition("## ")[0]))


def _imported(path: Path) -> Iterator[str]:
    """The rooms whose modules a file imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            package, _, rest = name.partition(".")
            room = rest.partition(".")[0]
            if package == "autograder" and (PACKAGE / room / "__init__.py").is_file():
                yield room


def test_every_room_is_on_the_page_with_its_job() -> None:
    there = {path.parent.name for path in PACKAGE.glob("*/__init__.py")} - _NO_ROOMS
    assert _rooms().keys() == there
    for room, job in _rooms().items():
        said = (import_module(f"autograder.{room}").__doc__ or "").split("\n\n")[0].strip()
        assert job == " ".join(said.split()), room


def test_no_room_imports_one_above_it() -> None:
    order = list(_rooms())
    upwards = [
        f"{path.relative_to(PACKAGE)} imports {room}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if (own := path.relative_to(PACKAGE).parts[0]) in order
        for room in _imported(path)
        if room in order and order.index(room) < order.index(own)
    ]
    assert upwards == []


def test_at_most_three_files_lie_outside_the_rooms() -> None:
    assert len(list(PACKAGE.glob("*.py"))) <= 3
