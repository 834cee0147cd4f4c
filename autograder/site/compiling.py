"""Run by the Python of the browser when a site is built (compiled.py), so that browsers need not do
this each time.

What a notebook imports is found out by running one. In `/made`: `packages`, the libraries, and
`library`, Python's own.
"""

import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER, cache_from_source
from marshal import dumps
from pathlib import Path

_LIBRARY = "/lib/python314.zip"  # where this Python finds its own
_NEVER_OUTDATED = (1).to_bytes(4, "little") + bytes(8)  # of a compiled file, by PEP 552


async def compile_imported(place: str, cells: list[str]) -> None:
    """Compile what these cells import. `place`: where the packages will be."""
    sys.path.insert(0, "/made/packages")
    import piplite.cli
    import pyodide_kernel

    for cell in cells:
        await pyodide_kernel.kernel_instance.run(cell)
    # what a notebook knows when it starts
    assert pyodide_kernel.ipython_shell.user_ns.get("check"), piplite
    for source, compiled, there in list(_imported(place)):
        code = compile(source.read_text(encoding="utf-8"), there, "exec", dont_inherit=True)
        compiled.parent.mkdir(exist_ok=True)
        compiled.write_bytes(MAGIC_NUMBER + _NEVER_OUTDATED + dumps(code))
        if compiled.parent == source.parent:
            source.unlink()


def _imported(place: str) -> Iterator[tuple[Path, Path, str]]:
    """The sources of what was imported; where each is to be compiled; and how Python will know it
    there.

    Our own sources stay, as they are read, too; of a library, the compiled file takes the place of
    its source.
    """
    for module in list(sys.modules.values()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        for root, folder, later in (
            (_LIBRARY, "library", _LIBRARY),
            ("/made/packages", "packages", place),
        ):
            name = origin.removeprefix(f"{root}/")
            source = Path("/made", folder, name)
            if name == origin or source.suffix != ".py" or "workbook" in source.parts:
                continue
            if name.startswith("autograder/"):
                yield source, Path(cache_from_source(str(source))), f"{later}/{name}"
            else:
                yield source, source.with_suffix(".pyc"), f"{later}/{name}c"
