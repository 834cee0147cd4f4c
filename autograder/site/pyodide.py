"""Python for the browser, which npm has; and the same in node, for what is made or tried with it
beforehand."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.site.npm import NpmFile, keep

PYODIDE = "314.0.6"  # the one jupyterlite-pyodide-kernel 0.8.6 is made for
LIBRARY = "python_stdlib.zip"
_LOCK = "pyodide-lock.json"
FILES = [
    NpmFile("pyodide", PYODIDE, name, digest)
    for name, digest in (
        ("pyodide.mjs", "69e3f6ccec3e14b465df60be577ca62f536251406b9a00cce019eac5252a2495"),
        ("pyodide.asm.mjs", "2ac5eba365ec12839c75c03b39b3be1dd63b798852cc460b014b52238be042f7"),
        ("pyodide.asm.wasm", "3a0a00dfeaa348ac20f9ef09904233d32d33f644339662d4af368f8a2010f37a"),
        (LIBRARY, "80c5be6babfe03297069703410c3c29404dcf2525d2b128746bae5536f94831f"),
        (_LOCK, "3fdaef09e9e365c85e002737720f8d0ab8f278c1c244a2dde6a37663cf488ad4"),
    )
]
_RUN = """
import { readFileSync } from "node:fs";
const [program, environment, folders] = process.argv.slice(1);
const { loadPyodide } = await import(program);
const env = { HOME: "/home", LANG: "en", ...JSON.parse(environment) };
const pyodide = await loadPyodide({ env });
for (const [place, root] of Object.entries(JSON.parse(folders))) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
try {
  await pyodide.runPythonAsync(readFileSync(0, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
"""


def put_pyodide(folder: Path) -> None:
    """Write it into a new folder, without the list of packages that it would look for on a CDN.
    Raises InputError."""
    keep(FILES)
    folder.mkdir(parents=True)
    for file in FILES:
        shutil.copy(file.place, folder)
    lock = json.loads((folder / _LOCK).read_text(encoding="utf-8"))
    lock["packages"] = {}
    lock["info"]["version"] = PYODIDE
    (folder / _LOCK).write_text(json.dumps(lock), encoding="utf-8")


def run_in_node(
    code: str,
    folders: Mapping[str, Path],
    seconds: float,
    environment: Mapping[str, str] | None = None,
) -> str:
    """What this code prints there; each of these folders is at the place named. Raises InputError
    when it fails."""
    keep(FILES)
    program = next(file.place for file in FILES if file.path == "pyodide.mjs")
    told = (
        json.dumps({**(environment or {})}),
        json.dumps({place: str(root) for place, root in folders.items()}),
    )
    command = [
        shutil.which("node") or "node",
        "--input-type=module",
        "-e",
        _RUN,
        "--",
        str(program),
        *told,
    ]
    try:
        done = subprocess.run(
            command, input=code, capture_output=True, text=True, timeout=seconds, check=False
        )
    except OSError as error:
        raise InputError(
            _(
                "JupyterLite could not build the notebooks: {reason}",
                reason=f"node: {error.strerror}",
            )
        ) from None
    except subprocess.TimeoutExpired:
        raise InputError(
            _("JupyterLite could not build the notebooks: {reason}", reason=f"node: {seconds} s")
        ) from None
    if done.returncode:
        raise InputError(
            _(
                "JupyterLite could not build the notebooks: {reason}",
                reason=f"{done.stdout[-2000:]}\n{done.stderr[-1000:]}".strip(),
            )
        )
    return done.stdout
