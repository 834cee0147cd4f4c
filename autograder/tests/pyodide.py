"""Python as a browser has it, in node: the very Pyodide of the site, with this checkout and its libraries."""

import json
import shutil
import subprocess
import sysconfig

import pytest

from autograder.course.module import Course
from autograder.site.lite import FILES
from autograder.site.npm import keep

_PRELUDE = """
import sys
from importlib.machinery import PathFinder

class Pure(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name == "numpy" else super().find_spec(name, path, target)

sys.meta_path[:] = [Pure if one is PathFinder else one for one in sys.meta_path]
sys.path[:0] = ["/checkout", "/packages"]
"""  # the site has no numpy; that of this machine is no program for a browser
_RUN = """
import { readFileSync } from "node:fs";
const [program, checkout, packages] = process.argv.slice(1);
const { loadPyodide } = await import(program);
const pyodide = await loadPyodide({ env: { HOME: "/home", LANG: "en" } });
for (const [place, root] of [["/checkout", checkout], ["/packages", packages]]) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, place);
}
try {
  pyodide.runPython(PRELUDE);
  await pyodide.runPythonAsync(readFileSync(0, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
"""


def need_node() -> None:
    """Skip the test where there is none."""
    if not (shutil.which("node") and shutil.which("npm")):
        pytest.skip("needs node and npm, from which Python for the browser comes")


def run_in_pyodide(course: Course, code: str, seconds: float) -> str:
    """What this Python prints there; it finds the checkout in /checkout. Fails when it does."""
    keep(FILES)
    program = next(file.place for file in FILES if file.path == "pyodide.mjs")
    folders = str(course.root), sysconfig.get_path("purelib")
    done = subprocess.run(
        [
            "node",
            "--input-type=module",
            "-e",
            _RUN.replace("PRELUDE", json.dumps(_PRELUDE)),
            "--",
            str(program),
            *folders,
        ],
        input=code,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-1000:]}"
    return done.stdout
