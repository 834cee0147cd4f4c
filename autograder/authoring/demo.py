"""A realistic class to try the grader on: 30 submissions of m02_pegs, made from the known
answers."""

import ast
import json
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.i18n.errors import InputError, not_writable
from autograder.i18n.message import _

SLUG = "m02_pegs"

_RIGHT_FILES = (
    "alice.py",
    "benoît.py",
    "chloe.ipynb",
    "david.py",
    "élise/m02_pegs.py",
    "farid.ipynb",
    "gaëlle.py",
    "hugo.py",
)
_WRONG_FILES = {
    "inès.py": "mal_places__double_count_in",
    "jules.ipynb": "mal_places__double_count_in",
    "karim.py": "occurences__membership",
    "léa.py": "mal_places__one_pass_order",
    "marco.py": "bien_places__hardcoded_four",
    "nina/devoir.ipynb": "mal_places__range_1_6",
    "oscar.py": "occurences__prints_instead_of_returning",
    "paul.py": "mal_places__total_not_minus_bien",
    "quentin.ipynb": "mal_places_general__dedup_by_set",
    "rosa maria.py": "mal_places__mutates_by_marking",
}
_BROKEN_FILES: dict[str, str | bytes] = {
    "sami.py": (
        """
def occurences(l, n):
    total = 0
    for x in l
        total += x == n
    return total


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))
"""
    ),
    "tom.py": (
        """
def occurences(l, n):
    return l.count(n)


print(occurences([1, 1], 1))
n = int(input("n ? "))


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien
"""
    ),
    "ulysse.py": "",
    "victor.ipynb": '{"cells": [',
    "wanda.py": "# réponse à l'exercice\ndef occurences(l, n):\n    return l.count(n)\n".encode(
        "latin-1"
    ),
    "carl.txt": "I forgot to save my work as a program.\n",
    "dora.py": "def occurrences(liste, n):\n    return liste.count(n)\n",
}
_HOSTILE_FILES: dict[str, str | bytes] = {
    "xavier.py": "while True:\n    pass\n",
    "yann.py": (
        """
import os


def occurences(l, n):
    os._exit(0)


def bien_places(l1, l2):
    while True:
        pass
"""
    ),
    "zoe.py": (
        """
class Always:
    def __eq__(self, other):
        return True


def occurences(l, n):
    return Always()


bien_places = mal_places = mal_places_general = occurences
"""
    ),
    "ali.py": (
        """
import socket
import sys


def occurences(l, n):
    return open("/etc/passwd").read()


def bien_places(l1, l2):
    socket.create_connection(("127.0.0.1", 22))


sys.exit("finished")
"""
    ),
    "bea.py": (
        """
def occurences(l, n):
    return [0] * 10**9


def bien_places(l1, l2):
    while True:
        print("full" * 1000)
"""
    ),
}


def _functions(source: str) -> dict[str, str]:
    """The last definition of each function of a known answer."""
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = ast.get_source_segment(source, node) or ""
    return found


def _notebook(module: Module, source: str) -> str:
    """The French exercise notebook, its solve cells filled in."""
    path = module.root / "exercises" / "fr" / SLUG / f"{SLUG}.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    functions = _functions(source)
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("solution") and marks["grade_id"] in functions:
            cell["source"] = functions[marks["grade_id"]].splitlines(keepends=True)
    return json.dumps(notebook, ensure_ascii=False, indent=1)


def write_class(course: Course, folder: Path) -> list[str]:
    """Write the class; the names of the files. Raises InputError when the folder is in use or
    cannot be written."""
    module = course.module(SLUG)
    right = sorted(
        path
        for path in (module.submissions_path / "right").glob("*.py")
        if b"class " not in path.read_bytes()
    )
    files: dict[str, str | bytes] = {}
    for name, path in zip(_RIGHT_FILES, right, strict=False):
        files[name] = (
            path.read_bytes() if name.endswith(".py") else _notebook(module, module.source)
        )
    wrong = {answer.name: answer.code for answer in module.wrong_answers}
    for name, mistake in _WRONG_FILES.items():
        functions = _functions(module.source) | _functions(wrong[mistake])
        source = "\n\n\n".join(functions.values()) + "\n"
        files[name] = _notebook(module, source) if name.endswith(".ipynb") else source
    files |= _BROKEN_FILES | _HOSTILE_FILES
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise InputError(
                _(
                    "{folder} is not empty; choose a new folder for the demonstration class",
                    folder=folder,
                )
            )
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    except OSError as error:
        raise not_writable(folder, error) from None
    return list(files)
