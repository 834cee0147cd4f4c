"""Python as a browser has it, in node: the very Pyodide of the site, with this checkout and its
libraries."""

import shutil
import sysconfig
from pathlib import Path

import pytest

from autograder.course.module import Course
from autograder.site.pyodide import run_in_node

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


def need_node() -> None:
    """Skip the test where there is none."""
    if not (shutil.which("node") and shutil.which("npm")):
        pytest.skip("needs node and npm, from which Python for the browser comes")


def run_in_pyodide(course: Course, code: str, seconds: float) -> str:
    """What this Python prints there; it finds the checkout in /checkout. Fails when it does."""
    folders = {"/checkout": course.root, "/packages": Path(sysconfig.get_path("purelib"))}
    return run_in_node(f"exec({_PRELUDE!r})\n{code}", folders, seconds)
