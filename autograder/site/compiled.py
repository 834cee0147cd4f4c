"""The Python of the notebooks as one archive, in which what they import is compiled: it starts in a
third of the time.

In it are Python's own library, and beside it the libraries of the kernel and ours, as they lie on
the disk.
"""

import gzip
import zipfile
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.site.leaner import is_left_out
from autograder.site.pyodide import LIBRARY, run_in_node

ARCHIVE = "python.pack"  # unpacked in site/python.js
PACKAGES = "/lib/python3.14/site-packages"
STARTUP = "autograder/notebook/names.py"  # what a notebook knows when Python starts
_HERE = Path(__file__).parent
# of anybody's first minutes
_CELLS = "def {task}():\n    ...", 'check("{task}")', 'hint("{task}")', "1 / 0", "play()"
_KERNEL_ASKS_FOR = {  # when it installs something, which is not done here
    "piplite/__init__.py": "",
    "piplite/piplite.py": "",
    "piplite/cli.py": (
        "from autograder.notebook.installing import get_transformed_code  # noqa: F401\n"
    ),
}
_SECONDS = 600
_TIME = (2026, 1, 1, 0, 0, 0)  # the same bytes each time


def write_archive(pyodide: Path, wheels: Iterable[Path], task: str) -> None:
    """Put it beside Pyodide, in the place of Python's library. Raises InputError.

    `task`: a function that the course in these wheels asks for.
    """
    with TemporaryDirectory() as made:
        library, packages = Path(made, "library"), Path(made, "packages")
        for packed, place in (pyodide / LIBRARY, library), *((wheel, packages) for wheel in wheels):
            with zipfile.ZipFile(packed) as archive:
                archive.extractall(
                    place, [name for name in archive.namelist() if not is_left_out(name)]
                )
        for name, text in _KERNEL_ASKS_FOR.items():
            (packages / name).parent.mkdir(exist_ok=True)
            (packages / name).write_text(text, encoding="utf-8")
        _compile(Path(made), task)
        files = {LIBRARY: _stored(dict(_files(library))), **dict(_files(packages))}
    (pyodide / ARCHIVE).write_bytes(gzip.compress(_stored(files), 9, mtime=0))
    (pyodide / LIBRARY).unlink()


def _compile(made: Path, task: str) -> None:
    cells = [cell.format(task=task) for cell in _CELLS]
    code = (_HERE / "compiling.py").read_text(encoding="utf-8")
    called = f"await compile_imported({PACKAGES!r}, {cells!r})"
    run_in_node(
        f"{code}\n{called}",
        {"/made": made},
        _SECONDS,
        {"PYTHONSTARTUP": f"/made/packages/{STARTUP}"},
    )


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Those below a folder; those of one kind together, which compresses better."""
    for path in sorted(folder.rglob("*"), key=lambda path: (path.suffix, path)):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def _stored(files: dict[str, bytes]) -> bytes:
    """A zip in which nothing is compressed: all of it is, as one."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), content)
    return written.getvalue()
