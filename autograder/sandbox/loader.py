"""From a learner's source text to a namespace, whatever can be saved of it.

A statement that cannot be read costs itself; a statement that fails (a demonstration, an assert, an `input()`)
does not hide the functions defined around it. Runs in the worker only.
"""

import __future__

import ast
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import CodeType, ModuleType
from typing import Any

FILE_NAME = "submission.py"
_DEFINES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
_CONTINUES = re.compile(r"(?:else|elif|except|finally)\b")
_NAME = re.compile(r"(?:async\s+)?(?:def|class)\s+(\w+)|(\w+)\s*=[^=]", re.ASCII)
_LONGEST_MERGE = 60  # blocks; a text in triple quotes may look like several


@dataclass(frozen=True)
class Broken:
    """A block that Python cannot read: its first line, the line of the error, what it would have defined."""

    first_line: int
    line: int
    name: str | None
    reason: str


@dataclass(frozen=True)
class Statement:
    code: CodeType
    line: int
    defines: bool
    names: tuple[str, ...]


@dataclass
class Program:
    statements: list[Statement]
    broken: list[Broken] = field(default_factory=list)


def _names(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Assign):
        return tuple(target.id for target in node.targets if isinstance(target, ast.Name))
    return ()


def _defines(node: ast.stmt) -> bool:
    """Is it a definition, or an `if` or `try` around one?"""
    around = isinstance(node, ast.If | ast.Try) and any(isinstance(part, ast.FunctionDef) for part in ast.walk(node))
    return around or isinstance(node, _DEFINES)


def _future_flags(nodes: Iterable[ast.stmt]) -> int:
    flags = 0
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            for alias in node.names:
                feature = getattr(__future__, alias.name, None)
                flags |= getattr(feature, "compiler_flag", 0)
    return flags


def _compile(source: str) -> list[Statement]:
    tree = ast.parse(source, FILE_NAME)
    flags = _future_flags(tree.body)
    return [
        Statement(
            compile(ast.Module([node], []), FILE_NAME, "exec", flags, dont_inherit=True),
            node.lineno,
            _defines(node),
            _names(node),
        )
        for node in tree.body
    ]


def _blocks(lines: list[str]) -> list[tuple[int, int]]:
    """Line ranges that start in the first column: the smallest pieces worth trying on their own."""
    starts = []
    decorated = False
    for number, line in enumerate(lines):
        first = line[:1]
        if first and not first.isspace() and first not in "#)]}" and not _CONTINUES.match(line):
            if not decorated:
                starts.append(number)
            decorated = first == "@"
    if not starts or starts[0] != 0:
        starts.insert(0, 0)
    return list(zip(starts, [*starts[1:], len(lines)], strict=True))


def _try(lines: list[str], start: int, stop: int) -> list[Statement]:
    """Compile some of the lines, keeping their numbers."""
    return _compile("\n" * start + "\n".join(lines[start:stop]) + "\n")


def parse(source: str) -> Program:
    """Every statement that can be read, and the blocks that cannot."""
    try:
        return Program(_compile(source))
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        pass
    lines = source.split("\n")
    blocks = _blocks(lines)
    program = Program([])
    rank = 0
    while rank < len(blocks):
        start, stop = blocks[rank]
        error: BaseException | None = None
        for last in range(rank, min(rank + _LONGEST_MERGE, len(blocks))):
            try:
                program.statements += _try(lines, start, blocks[last][1])
            except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as problem:
                error = error or problem
            else:
                rank = last + 1
                break
        else:
            program.broken.append(_broken(lines, start, stop, error))
            rank += 1
    return program


def _broken(lines: list[str], start: int, stop: int, error: BaseException | None) -> Broken:
    line = getattr(error, "lineno", None) or start + 1
    blamed = re.search(r"on line (\d+)$", str(getattr(error, "msg", "")))
    if line > stop and blamed:  # "expected an indented block after … on line N"
        line = int(blamed[1])
    text = next((text for text in lines[start:stop] if not text.startswith("@")), "")
    found = _NAME.match(text)
    reason = getattr(error, "msg", None) or f"{type(error).__name__}: {error}"
    return Broken(start + 1, min(line, stop), found and (found[1] or found[2]), str(reason)[:200])


def failure(error: BaseException) -> list[Any]:
    """What may be told about an exception: its type, its message, the last line of the submission it went through."""
    try:
        line = None
        step = error.__traceback__
        while step:
            if step.tb_frame.f_code.co_filename == FILE_NAME:
                line = step.tb_lineno
            step = step.tb_next
        return [type(error).__name__[:80], str.__str__(str(error))[:500], line]
    except BaseException:
        return ["Exception", "?", None]


class Loaded:
    """A submission's namespace, which can be made anew."""

    def __init__(self, program: Program, given: dict[str, Any], definitions_only: bool):
        self._statements = [
            statement
            for statement in program.statements
            if not given.keys() & set(statement.names) and (statement.defines or not definitions_only)
        ]
        self._given = given
        self.broken = program.broken
        self.failures: list[list[Any]] = []
        self.names: dict[str, Any] = {}

    def execute(self, definitions_only: bool = False) -> dict[str, Any]:
        """Run the statements in a new module, each one on its own."""
        module = ModuleType("submission")
        sys.modules["submission"] = module
        names = module.__dict__
        names.update(self._given)
        failures = []
        for statement in self._statements:
            if definitions_only and not statement.defines:
                continue
            try:
                exec(statement.code, names)
            except BaseException as error:
                failures.append([statement.line, *failure(error)])
        names.update(self._given)
        self.failures, self.names = failures, names
        return names


def functions_of(source: str, wanted: list[str]) -> dict[str, Callable[..., Any]]:
    """Functions of a trusted source, each with a namespace the submission does not share."""
    names: dict[str, Any] = {"__name__": "reference"}
    exec(compile(source, "reference.py", "exec", dont_inherit=True), names)
    return {name: names[name] for name in wanted}
