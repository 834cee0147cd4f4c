"""From a learner's source text to a namespace, whatever can be saved of it.

A statement that cannot be read costs itself; a statement that fails (a demonstration, an assert, an
`input()`) does not hide the functions defined around it. Runs in the worker only.
"""

import __future__

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from inspect import CO_VARARGS, CO_VARKEYWORDS, unwrap
from types import CodeType, FrameType, FunctionType, ModuleType, TracebackType
from typing import Any, NoReturn

from autograder.sandbox.alarm import FILE_NAME, Alarm, Endless, is_function

GIVEN_NAME = "reference.py"
# how much a statement is needed: what defines functions, classes and imports; the rest; what only
# shows something
NEEDED, USED, SHOWN = 0, 1, 2
_NEEDED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
_CONTINUES = re.compile(r"(?:else|elif|except|finally)\b")
_NAME = re.compile(r"(?:async\s+)?(?:def|class)\s+(\w+)|(\w+)\s*=[^=]", re.ASCII)
_MAIN = ("__name__ == '__main__'", "'__main__' == __name__")
# what IPython reads and Python does not: commands, which a backslash continues, their results,
# questions; each keeps its lines
_MAGIC = re.compile(
    r"^([ \t]*)(\w+ *= *)?(?:[%!](?=[\w!%])(?:.*\\\n)*.*|\?+[\w.]+|[\w.]+\?+)[ \t]*$", re.MULTILINE
)
_TIMED = re.compile(r"([ \t]*)%(?:time|prun)[ \t]+(?!-)(.+)")  # the statement runs all the same
_UNREADABLE = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)
# of processor time, for something shown and for what defines or computes something; after some that
# take longer, nothing more is shown
DEMONSTRATION_SECONDS, STATEMENT_SECONDS, MOST_ENDLESS = 1.0, 3.0, 2
_LONGEST_MERGE = 60  # blocks; a text in triple quotes may look like several


Functions = tuple[Sequence[str], str]  # names, and a source that defines them


@dataclass(frozen=True)
class Loadable:
    """A submission, and how it is loaded. All of it is plain data.

    Attributes:
        source: What the learner wrote.
        tasks: The names of the functions asked for.
        also: Other spellings of these names, and the name each stands for.
        given: Functions that replace the submission's own.
        supplied: Functions it may use without having its own.
        skip: The statements to leave out, by rank.
        slow: The functions whose demonstrations are left out.
        main: Whether it runs as a notebook does, with what stands under `if __name__ ==
            "__main__":`.
        seed: Where chance starts from, unless a setting says otherwise: no answer depends on luck.
    """

    source: str
    tasks: Sequence[str] = ()
    also: Mapping[str, str] = field(default_factory=dict)
    given: Functions | None = None
    supplied: Functions | None = None
    skip: Sequence[int] = ()
    slow: Sequence[str] = ()
    main: bool = False
    seed: int = 0


@dataclass(frozen=True)
class Broken:
    """A block that Python cannot read: its first line, the line of the error, what it would have
    defined.

    Attributes:
        column: The place of the error in its line, in characters from 1; 0 where it is not known.
    """

    first_line: int
    line: int
    name: str | None
    reason: str
    column: int = 0


@dataclass(frozen=True)
class Statement:
    """A statement of a submission, ready to be run.

    Attributes:
        code: What is run.
        line: Its first line.
        names: What it defines.
        shows: What a demonstration (a print, an assert, a call by itself) mentions.
        kind: How much it is needed: NEEDED, USED or SHOWN.
        asserts: Whether it is an example; when it fails, the checks say why.
    """

    code: CodeType
    line: int
    names: tuple[str, ...]
    shows: frozenset[str]
    kind: int
    asserts: bool


@dataclass
class Program:
    """What can be read of a submission, and what cannot."""

    statements: list[Statement]
    broken: list[Broken] = field(default_factory=list)


def _names(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Assign):
        return tuple(target.id for target in node.targets if isinstance(target, ast.Name))
    return ()


def _shows(node: ast.stmt) -> frozenset[str]:
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if not is_call and not isinstance(node, ast.Assert):
        return frozenset()
    return frozenset(part.id for part in ast.walk(node) if isinstance(part, ast.Name))


def _kind(node: ast.stmt) -> int:
    if isinstance(node, ast.Assert | ast.Expr):
        return SHOWN
    around_a_definition = isinstance(node, ast.If | ast.Try) and any(
        isinstance(part, ast.FunctionDef) for part in ast.walk(node)
    )
    return NEEDED if around_a_definition or isinstance(node, _NEEDED) else USED


def _future_flags(nodes: Iterable[ast.stmt]) -> int:
    """Return the flags for the compiler; of all that came from the future, one is still to come."""
    imports = (
        node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    )
    features = {alias.name for node in imports for alias in node.names}
    return __future__.annotations.compiler_flag if "annotations" in features else 0


def _flat(nodes: Iterable[ast.stmt], main: bool) -> Iterator[ast.stmt]:
    """Yield the statements; of those under `if __name__ == "__main__":` only what defines
    something, unless this is main."""
    for node in nodes:
        if not isinstance(node, ast.If) or ast.unparse(node.test) not in _MAIN:
            yield node
        elif main:
            yield from node.body
        else:
            for inner in node.body:
                if _kind(inner) == NEEDED or isinstance(inner, ast.Assign | ast.AnnAssign):
                    yield inner
            yield from node.orelse


def _compile(source: str, main: bool) -> list[Statement]:
    tree = ast.parse(source, FILE_NAME)
    flags = _future_flags(tree.body)
    return [
        Statement(
            compile(ast.Module([node], []), FILE_NAME, "exec", flags, dont_inherit=True),
            node.lineno,
            _names(node),
            _shows(node),
            _kind(node),
            isinstance(node, ast.Assert),
        )
        for node in _flat(tree.body, main)
    ]


def _without_magic(command: re.Match[str]) -> str:
    """Return what Python can read in the place of a line for IPython, with as many lines."""
    timed = _TIMED.fullmatch(command[0])
    if timed:
        return f"{timed[1]}{timed[2]}"
    indent, assignment = command[1], command[2]
    return indent + (f"{assignment}None" if assignment else "pass") + "\n" * command[0].count("\n")


def parse(source: str, main: bool) -> Program:
    """Read every statement that can be read, and name the blocks that cannot."""
    plain = _MAGIC.sub(_without_magic, source)
    for text in (source, plain):
        with suppress(*_UNREADABLE):
            return Program(_compile(text, main))
    return _parse_blocks(plain.split("\n"), main)


def _parse_blocks(lines: list[str], main: bool) -> Program:
    """Read a block at a time; one that cannot be read may go on in the next ones."""
    program, edges, rank = Program([]), _edges(lines), 0
    while rank < len(edges) - 1:
        start = edges[rank]
        errors = []
        for later, stop in enumerate(edges[rank + 1 : rank + 1 + _LONGEST_MERGE], rank + 1):
            text = "\n" * start + "\n".join(lines[start:stop]) + "\n"  # with its line numbers
            try:
                program.statements += _compile(text, main)
            except _UNREADABLE as error:
                errors.append(error)
            else:
                rank = later
                break
        else:
            program.broken.append(_broken(lines, start, edges[rank + 1], errors[0]))
            rank += 1
    return program


def _edges(lines: list[str]) -> list[int]:
    """Return the ranks of the lines that begin a block in the first column, and of the end.

    Blocks are the smallest pieces worth trying on their own.
    """
    starts = []
    decorated = False
    for rank, line in enumerate(lines):
        first = line[:1]
        if first and not first.isspace() and first not in "#)]}" and not _CONTINUES.match(line):
            if not decorated:
                starts.append(rank)
            decorated = first == "@"
    return sorted({0, *starts, len(lines)})


def _broken(lines: list[str], start: int, stop: int, error: BaseException) -> Broken:
    line = getattr(error, "lineno", None) or start + 1
    reason = str(getattr(error, "msg", None) or f"{type(error).__name__}: {error}")
    blamed = re.search(r"on line (\d+)$", reason)
    if line > stop and blamed:  # "expected an indented block after … on line N"
        line = int(blamed[1])
    line = min(line, stop)
    text = next((text for text in lines[start:stop] if not text.startswith("@")), "")
    found = _NAME.match(text)
    name = found and (found[1] or found[2])
    return Broken(start + 1, line, name, reason[:200], _column(lines, line, error))


def _column(lines: list[str], line: int, error: BaseException) -> int:
    """Return the place of an error in a line, in characters from 1; 0 where it is not known."""
    shown = lines[line - 1]
    if not isinstance(error, SyntaxError) or not error.offset:
        return 0
    if error.lineno != line:  # something is missing after it
        return len(shown.rstrip()) + 1
    if error.text is None:  # found by the compiler, which counts bytes
        return len(shown.encode()[: error.offset - 1].decode(errors="ignore")) + 1
    return error.offset if error.text.rstrip("\n") == shown else 0


# the real one: a class may give another, which never ends
_TRACEBACK: Callable[[BaseException], TracebackType | None] = vars(BaseException)[
    "__traceback__"
].__get__


def _frames(error: BaseException) -> Iterator[tuple[FrameType, int]]:
    """Yield the frames an exception went through and the line in each, the innermost last."""
    step = _TRACEBACK(error)
    while step:
        yield step.tb_frame, step.tb_lineno
        step = step.tb_next


def failure(error: BaseException) -> list[Any]:
    """Tell what may be told about an exception.

    Returns:
        Its type, its message, the last line of the submission it went through, and Python's own
        exception that it is or comes from. That line is negative when it called a function of ours,
        which raised the exception.
    """
    try:
        line = None
        for frame, number in _frames(error):
            file = frame.f_code.co_filename
            if file == FILE_NAME:
                line = number
            elif file == GIVEN_NAME and line:
                line = -abs(line)
        kind = next(one.__name__ for one in type(error).__mro__ if one.__module__ == "builtins")
        return [type(error).__name__[:80], str.__str__(str(error))[:500], line, kind[:80]]
    except Endless:
        raise
    except BaseException:
        return ["Exception", "?", None, "Exception"]


def out_of_memory(error: MemoryError) -> Endless:
    """Return what ends a call that takes too much memory: as if it had taken too long, since which
    of the two comes first depends on the machine.
    """
    functions = [frame.f_code.co_name for frame, _line in _frames(error) if is_function(frame)]
    return Endless(functions[-1] if functions else "")


class OtherFile(ModuleType):
    """A file that was not handed in: functions that are lent, and others that are not defined."""

    def __init__(self, name: str, functions: Mapping[str, Any]):
        super().__init__(name)
        vars(self).update(functions)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name in self.__name__.split("."):  # of `import lessons.pegs`
            return self

        def missing(*_arguments: Any, **_named: Any) -> NoReturn:
            """Tell that the file is not there."""
            raise ModuleNotFoundError(f"No module named {self.__name__!r}")

        return missing


def _own_of(program: Program, name: str) -> CodeType | None:
    """Return the code of the submission's own function of that name, the last one; None when it has
    none."""
    codes = [
        code
        for statement in program.statements
        if name in statement.names
        for code in statement.code.co_consts
        if isinstance(code, CodeType) and code.co_name == name
    ]
    return codes[-1] if codes else None


def as_called(function: Any, own: CodeType | None) -> Any:
    """Return a function that stands in for the learner's own, for callers that know the parameters
    of that one.

    A parameter that only the learner's has is passed over; of another name, it is the one at the
    same place.
    """
    if own is None or not isinstance(function, FunctionType):
        return function
    theirs = own.co_varnames[: own.co_argcount + own.co_kwonlyargcount]
    code = unwrap(function).__code__
    ours = code.co_varnames[: code.co_argcount]
    if {*theirs} <= {*ours} or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return function
    at_its_place = dict(zip(theirs, ours, strict=False)) | {name: name for name in ours}

    @wraps(function)
    def standing_in(*values: Any, **named: Any) -> Any:
        known = {at_its_place[name]: named[name] for name in named if name in at_its_place}
        return function(*values[: len(ours)], **known)

    return standing_in


class LoadedSource:
    """A submission's namespace, which can be made anew.

    Attributes:
        program: What could be read of the submission.
        statements: What is run of it: None in the place of a statement that is left out.
        given: Functions that replace the submission's.
        module: The submission as a module.
        names: Its namespace.
        failures: The line of each statement that failed, and what `failure` tells of it.
        untrue: The lines of the asserts that do not hold.
        endless: The statements that took too long, and the functions that did not end.
    """

    def __init__(
        self, loadable: Loadable, given: dict[str, Any], supplied: dict[str, Any], alarm: Alarm
    ):
        """Read a submission.

        Args:
            loadable: The submission; what is given and supplied is made of it already.
            given: Functions that replace the submission's.
            supplied: Functions that are there unless it has its own.
            alarm: What ends a statement that takes too long.
        """
        self.program = parse(loadable.source, loadable.main)
        self.statements = [
            None if rank in loadable.skip or statement.shows & {*loadable.slow} else statement
            for rank, statement in enumerate(self.program.statements)
        ]
        self.failures: list[list[Any]] = []
        self.untrue: list[int] = []
        self.endless: list[list[Any]] = []
        self._source, self._supplied, self._alarm = loadable.source, supplied, alarm
        self.lend(given)
        self.begin()

    def lend(self, given: Mapping[str, Any]) -> None:
        """Put functions in the place of the submission's own from the next time on that it is
        loaded."""
        self.given = {
            name: as_called(function, _own_of(self.program, name))
            for name, function in given.items()
        }

    def begin(self) -> None:
        """Make a new, empty module."""
        self.module = sys.modules["submission"] = ModuleType("submission")
        self.names: dict[str, Any] = self.module.__dict__
        self.names.update(self._supplied | self.given)

    def step(self, rank: int) -> None:
        """Run one statement; one that fails once is left out from then on."""
        statement = self.statements[rank]
        if statement is None or self.given.keys() & {*statement.names}:
            return
        try:
            with self._alarm.set(
                DEMONSTRATION_SECONDS if statement.kind == SHOWN else STATEMENT_SECONDS
            ):
                self._try(rank, statement)
        except Endless as endless:
            self._leave_out(rank, endless.function)

    def _try(self, rank: int, statement: Statement) -> None:
        try:
            exec(statement.code, self.names)
        except Endless:
            raise
        except BaseException as error:
            if not statement.asserts:
                self.failures.append([statement.line, *failure(error)[:3]])
            elif type(error) is AssertionError:
                self.untrue.append(statement.line)
            self.statements[rank] = None

    def _leave_out(self, rank: int, function: str) -> None:
        """Leave out a statement that took too long, and the demonstrations after it that call the
        same function; after some, all demonstrations."""
        self.endless.append([rank, function])
        self.statements[rank] = None
        all_of_them = len(self.endless) >= MOST_ENDLESS
        for later, statement in enumerate(self.statements):
            shown = statement.shows if statement and statement.kind == SHOWN else None
            if later > rank and shown is not None and (all_of_them or function in shown):
                self.statements[later] = None

    def run(self) -> None:
        """Run all statements in the module, each one on its own."""
        for rank in range(len(self.statements)):
            self.step(rank)
        self.names.update(self.given)

    def again(self) -> dict[str, Any]:
        """Return the namespace as it was after loading."""
        self.begin()
        self.run()
        return self.names

    def other_file(self, name: str) -> OtherFile | None:
        """Return what stands for a module that is not here: a file of the learner's own, if it is
        asked for functions lent."""
        lent, own = self._supplied | self.given, re.escape(name)
        if not lent:
            return None
        any_of_them = rf"(?:{'|'.join(lent)})\b"
        others = re.findall(rf"\b{own}\s+as\s+(\w+)", self._source)
        others += re.findall(r"(\w+)\s*=\s*__import__\(", self._source)
        of_it = rf"\b(?:{'|'.join([own, *others])})\.{any_of_them}"
        from_it = rf"from\s+\.*{own}\s+import\s+(?:\([^)]*|[^\n]*)\b{any_of_them}"
        return OtherFile(name, lent) if re.search(f"{of_it}|{from_it}", self._source) else None


def functions_of(source: str, wanted: Sequence[str]) -> dict[str, Callable[..., Any]]:
    """Return functions of a trusted source, each with a namespace the submission does not share."""
    names: dict[str, Any] = {"__name__": "reference"}
    exec(compile(source, GIVEN_NAME, "exec", dont_inherit=True), names)
    return {name: names[name] for name in wanted}
