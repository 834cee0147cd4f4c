"""How many small faults in a room its tests notice.

    .venv/bin/python -m autograder.tests.oracles.mutants autograder/marking
    autograder/tests/test_settings.py

Each fault is drawn by the seed: in one function, a comparison, a number, a Boolean or a returned
value is another one. The tests run in a copy of the checkout; they notice a fault when they fail,
or take more than three times their time.
"""

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from autograder.course.parts import PACKAGE

_OTHER: dict[type[ast.AST], type[ast.AST]] = {
    **{
        ast.Lt: ast.LtE,
        ast.LtE: ast.Lt,
        ast.Gt: ast.GtE,
        ast.GtE: ast.Gt,
        ast.Eq: ast.NotEq,
        ast.NotEq: ast.Eq,
    },
    **{
        ast.In: ast.NotIn,
        ast.NotIn: ast.In,
        ast.Is: ast.IsNot,
        ast.IsNot: ast.Is,
        ast.And: ast.Or,
        ast.Or: ast.And,
    },
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add},
}


def faults_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield each place inside a function that can be changed: its line, and the whole source with
    that one fault."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {
        id(node) for function in functions for part in function.body for node in ast.walk(part)
    }
    for rank, node in enumerate(ast.walk(tree)):
        if id(node) in inside:
            changed = copy.deepcopy(tree)
            place = next(other for number, other in enumerate(ast.walk(changed)) if number == rank)
            if _change(place):
                yield node.lineno, ast.unparse(changed)  # type: ignore[attr-defined]


def _change(node: ast.AST) -> bool:
    """Put a fault into a node; return whether it is of a kind that can have one."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in _OTHER:
            node.ops = [_OTHER[type(operator)]()]  # type: ignore[list-item]
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in _OTHER:
            node.op = _OTHER[type(operator)]()  # type: ignore[assignment]
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int() | float() as number):
            node.value = number + 1
        case ast.UnaryOp(op=ast.Not()):
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
        case ast.Return(value=ast.expr()):
            node.value = ast.Constant(None)
        case _:
            return False
    return True


def main() -> int:
    """Try the faults; print those that no test notices, and the share of the others."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("room", help="a folder or a file of the package, from the checkout's root")
    parser.add_argument("tests", nargs="+", help="what pytest is given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    options = parser.parse_args()
    with TemporaryDirectory() as temporary:
        root = Path(temporary) / "checkout"
        shutil.copytree(
            PACKAGE.parent,
            root,
            ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__"),
        )
        room = root / options.room
        faults = [
            (path, *fault)
            for path in ([room] if room.is_file() else sorted(room.rglob("*.py")))
            for fault in faults_in(path.read_text(encoding="utf-8"))
        ]
        drawn = Random(options.seed).sample(faults, min(options.count, len(faults)))
        began = time.monotonic()
        if not _pass(root, options.tests, None):
            raise SystemExit("the tests fail without any fault")
        limit, noticed = 3 * (time.monotonic() - began) + 10, 0
        for path, line, source in drawn:
            before = path.read_text(encoding="utf-8")
            path.write_text(source, encoding="utf-8")
            passed = _pass(root, options.tests, limit)
            path.write_text(before, encoding="utf-8")
            noticed += not passed
            if passed:
                print(f"not noticed: {path.relative_to(root)}, line {line}", flush=True)
        print(f"{noticed} of {len(drawn)} faults are noticed; {len(faults)} are possible")
    return 0


def _pass(root: Path, tests: list[str], limit: float | None) -> bool:
    """Return whether the tests pass in a checkout within the time."""
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-q",
        "-x",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    try:
        # programs that tests start find this copy, too
        here = os.environ | {"PYTHONPATH": str(root)}
        return (
            subprocess.run(
                command, cwd=root, env=here, capture_output=True, check=False, timeout=limit
            ).returncode
            == 0
        )
    except subprocess.TimeoutExpired:
        return False


if __name__ == "__main__":
    raise SystemExit(main())
