"""From a learner's source text to a namespace, whatever can be saved of it.

A statement that cannot be read costs itself; a statement that fails (a demonstration, an assert, an
`input()`) does not hide the functions defined around it. Runs in the worker only.
"""

import __future__

import ast
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from inspect import CO_VARARGS, CO_VARKEYWORDS, unwrap
from types import CodeType, FunctionType, ModuleType, TracebackType
from typing import Any, NoReturn

from autograder.sandbox.alarm import FILE_NAME, Alarm, Endless, is_function

GIVEN_NAME = "reference.py"
# how much a statement is needed: what defines functions, classes and imports; the rest; what only
# shows something
NEEDED, USED, SHOWN = 0, 1, 2
_DEFINES = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Import,
    ast.ImportFrom,
    ast.Assign,
    ast.AnnAssign,
)
_CONTINUES = re.compile(r"(?:else|elif|except|finally)\b")
_NAME = re.compile(r"(?:async\s+)?(?:def|class)\s+(\w+)|(\w+)\s*=[^=]", re.ASCII)
_MAIN = {
    ast.dump(ast.parse(text, mode="eval").body)
    for text in ('__name__ == "__main__"', '"__main__" == __name__')
}
# what IPython reads and Python does not: commands, which a backslash continues, their results,
# questions; each keeps its lines
_MAGIC = re.compile(
    r"^([ \t]*)(\w+ *= *)?(?:[%!](?=[\w!%])(?:.*\\\n)*.*|\?+[\w.]+|[\w.]+\?+)[ \t]*$", re.MULTILINE
)
_TIMED = re.compile(r"([ \t]*)%(?:time|prun)[ \t]+(?!-)(.+)")  # the statement runs all the same
_TOP = re.compile(r"\n(?=[^\s)\]}])")  # where a statement of the file begins
# texts and comments
_QUIET = re.compile(r"(\"\"\"|''').*?\1|\"[^\"\n]*\"|'[^'\n]*'|#[^\n]*", re.DOTALL)
# of processor time, for something shown and for what defines or computes something; after some that
# take longer, nothing more is shown
DEMONSTRATION_SECONDS, STATEMENT_SECONDS, MOST_ENDLESS = 1.0, 3.0, 2
_LONGEST_MERGE = 60  # blocks; a text in triple quotes may look like several


Functions = tuple[Sequence[str], str]  # names, and a source that defines them


def as_pair(functions: Functions | None) -> Functions | None:
    """The same as plain data."""
    return (list(functions[0]), functions[1]) if functions else None


@dataclass(frozen=True)
class Loadable:
    """A submission, and how it is loaded.

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
    skip: Collection[int] = ()
    slow: Collection[str] = ()
    main: bool = False
    seed: int = 0

    def packed(self) -> list[Any]:
        """The fields, as plain data."""
        return [
            self.source,
            list(self.tasks),
            dict(self.also),
            *map(as_pair, (self.given, self.supplied)),
        ] + [sorted(self.skip), list(self.slow), self.main, self.seed]


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
    code: CodeType
    line: int
    names: tuple[str, ...]  # what it defines
    shows: frozenset[str]  # what a demonstration (a print, an assert, a call by itself) mentions
    kind: int  # NEEDED, USED or SHOWN
    asserts: bool  # an example; when it fails, the checks say why


@dataclass
class Program:
    source: str
    statements: list[Statement]
    broken: list[Broken] = field(default_factory=list)


def _names(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Assign):
        return tuple(target.id for target in node.targets if isinstance(target, ast.Name))
    return ()


def _defines(node: ast.stmt) -> bool:
    """Whether a statement is a definition, or an `if` or `try` around one."""
    around = isinstance(node, ast.If | ast.Try) and any(
        isinstance(part, ast.FunctionDef) for part in ast.walk(node)
    )
    return around or isinstance(node, _DEFINES)


def _shows(node: ast.stmt) -> frozenset[str]:
    if isinstance(node, ast.Assert) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        return frozenset(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
    return frozenset()


def _kind(node: ast.stmt) -> int:
    if isinstance(node, ast.Assert | ast.Expr):
        return SHOWN
    return NEEDED if _defines(node) and not isinstance(node, ast.Assign | ast.AnnAssign) else USED


def _future_flags(nodes: Iterable[ast.stmt]) -> int:
    flags = 0
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            for alias in node.names:
                feature = getattr(__future__, alias.name, None)
                flags |= getattr(feature, "compiler_flag", 0)
    return flags


def _flat(nodes: Iterable[ast.stmt], main: bool) -> Iterator[ast.stmt]:
    """The statements; of those under `if __name__ == "__main__":` only the definitions, unless this
    is main."""
    for node in nodes:
        if isinstance(node, ast.If) and ast.dump(node.test) in _MAIN:
            yield from node.body if main else [*filter(_defines, node.body), *node.orelse]
        else:
            yield node


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


def _try(lines: list[str], start: int, stop: int, main: bool) -> list[Statement]:
    """Compile some of the lines, keeping their numbers."""
    return _compile("\n" * start + "\n".join(lines[start:stop]) + "\n", main)


def _without_magic(found: re.Match[str]) -> str:
    """What Python can read in the place of such a line; a line inside brackets only looks like
    one."""
    block = _TOP.split(found.string[: found.start()])[-1]
    quiet = _QUIET.sub("", block)
    if sum(map(quiet.count, "([{")) > sum(map(quiet.count, ")]}")):
        return found[0]
    timed = _TIMED.fullmatch(found[0])
    if timed:
        return f"{timed[1]}{timed[2]}"
    return f"{found[1]}{found[2] + 'None' if found[2] else 'pass'}" + "\n" * found[0].count("\n")


def parse(source: str, main: bool) -> Program:
    """Every statement that can be read, and the blocks that cannot."""
    plain = _MAGIC.sub(_without_magic, source)
    for text in (source, plain):
        try:
            return Program(source, _compile(text, main))
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
            pass
    lines = plain.split("\n")
    blocks = _blocks(lines)
    program = Program(source, [])
    rank = 0
    while rank < len(blocks):
        start, stop = blocks[rank]
        error: BaseException | None = None
        for last in range(rank, min(rank + _LONGEST_MERGE, len(blocks))):
            try:
                program.statements += _try(lines, start, blocks[last][1], main)
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
    name = found and (found[1] or found[2])
    return Broken(
        start + 1, min(line, stop), name, str(reason)[:200], _column(lines, min(line, stop), error)
    )


def _column(lines: list[str], line: int, error: BaseException | None) -> int:
    """Return the place of an error in a line, in characters from 1; 0 where it is not known."""
    shown = lines[line - 1]
    if not isinstance(error, SyntaxError) or not error.offset:
        return 0
    if error.lineno != line:  # something is missing after it
        return len(shown.rstrip()) + 1
    if error.text is None:  # found by the compiler, which counts bytes
        return len(shown.encode()[: error.offset - 1].decode(errors="ignore")) + 1
    return error.offset if error.text.rstrip("\n") == shown else 0


_TRACEBACK: Callable[[BaseException], TracebackType | None] = vars(BaseException)[
    "__traceback__"
].__get__


def failure(error: BaseException) -> list[Any]:
    """What may be told about an exception: its type, its message, the last line of the submission
    it went through, and Python's own exception that it is or comes from.

    That line is negative when it called a function of ours, which raised the exception.
    """
    try:
        line = None
        step = _TRACEBACK(error)  # the real one: a class may give another, which never ends
        while step:
            file = step.tb_frame.f_code.co_filename
            if file == FILE_NAME:
                line = step.tb_lineno
            elif file == GIVEN_NAME and line:
                line = -abs(line)
            step = step.tb_next
        kind = next(one.__name__ for one in type(error).__mro__ if one.__module__ == "builtins")
        return [type(error).__name__[:80], str.__str__(str(error))[:500], line, kind[:80]]
    except Endless:
        raise
    except BaseException:
        return ["Exception", "?", None, "Exception"]


def out_of_memory(error: MemoryError) -> Endless:
    """What ends a call that takes too much memory: as if it had taken too long, since which of the
    two comes first depends on the machine.
    """
    function, step = "", _TRACEBACK(error)
    while step:
        function = step.tb_frame.f_code.co_name if is_function(step.tb_frame) else function
        step = step.tb_next
    return Endless(function)


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

        return NotThere(self.__name__)


class NotThere:
    """What a file that was not handed in would have defined: using it tells that the file is not
    there."""

    def __init__(self, file: str):
        self.__file = file

    def __call__(self, *_: Any, **__: Any) -> NoReturn:
        raise ModuleNotFoundError(f"No module named {self.__file!r}")

    __index__ = __iter__ = __len__ = __getitem__ = __contains__ = __call__
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __lt__ = __le__ = __gt__ = (
        __ge__
    ) = __call__


def _own_of(program: Program, name: str) -> CodeType | None:
    """The code of the submission's own function of that name, the last one; None when it has
    none."""
    defining = [
        statement.code.co_consts for statement in program.statements if name in statement.names
    ]
    codes = [
        one
        for one in (defining[-1] if defining else ())
        if isinstance(one, CodeType) and one.co_name == name
    ]
    return codes[-1] if codes else None


def as_called(function: Any, own: CodeType | None) -> Any:
    """A function that stands in for the learner's own, for callers that know the parameters of that
    one.

    A parameter that only the learner's has is passed over; of another name, it is the one at the
    same place.
    """
    if own is None or not isinstance(function, FunctionType):
        return function
    theirs = own.co_varnames[: own.co_argcount + own.co_kwonlyargcount]
    code = unwrap(function).__code__
    ours = code.co_varnames[: code.co_argcount]
    if not {*theirs} - {*ours} or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return function
    at_its_place = dict(zip(theirs, ours, strict=False))

    @wraps(function)
    def standing_in(*values: Any, **named: Any) -> Any:
        known = {
            name if name in ours else at_its_place.get(name, ""): value
            for name, value in named.items()
        }
        known.pop("", None)
        return function(*values[: len(ours)], **known)

    return standing_in


class LoadedSource:
    """A submission's namespace, which can be made anew."""

    def __init__(
        self,
        program: Program,
        given: dict[str, Any],
        supplied: dict[str, Any],
        skip: Collection[int] = (),
        slow: Collection[str] = (),
        alarm: Alarm | None = None,
    ):
        """`given` functions replace the submission's, `supplied` ones are there unless it has its
        own.

        `skip`: ranks of statements to leave out; `slow`: functions too slow to be demonstrated;
        `alarm`: ends a statement that takes too long.
        """
        self._alarm = alarm or Alarm()
        self.statements = [
            None if rank in skip or not statement.shows.isdisjoint(slow) else statement
            for rank, statement in enumerate(program.statements)
        ]
        self.lines = [statement.line for statement in program.statements]
        self.kinds = [statement.kind for statement in program.statements]
        self._program, self.supplied = program, supplied
        self.lend(given)
        self.broken = program.broken
        self.failures: list[list[Any]] = []
        self.untrue: list[int] = []  # the lines of the asserts that do not hold
        # the statements that took too long, and the functions that did not end
        self.endless: list[list[Any]] = []
        self.begin()

    def lend(self, given: Mapping[str, Any]) -> None:
        """Put functions in the place of the submission's own from the next time on that it is
        loaded."""
        self.given = {
            name: as_called(function, _own_of(self._program, name))
            for name, function in given.items()
        }

    def begin(self) -> None:
        """A new, empty module."""
        self.module = sys.modules["submission"] = ModuleType("submission")
        self.names: dict[str, Any] = self.module.__dict__
        self.names.update(self.supplied | self.given)

    def step(self, rank: int) -> None:
        """Run one statement; one that fails once is left out from then on."""
        statement = self.statements[rank]
        if statement and not self.given.keys() & set(statement.names):
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
            if statement.asserts:
                self.untrue += [statement.line] if type(error) is AssertionError else []
            else:
                self.failures.append([statement.line, *failure(error)[:3]])
            self.statements[rank] = None

    def _leave_out(self, rank: int, function: str) -> None:
        """A statement that took too long, and the demonstrations that call the same function; after
        some, all."""
        self.endless.append([rank, function])
        self.statements[rank] = None
        for other, statement in enumerate(self.statements):
            shown = statement if statement and statement.kind == SHOWN and other > rank else None
            if shown and (function in shown.shows or len(self.endless) >= MOST_ENDLESS):
                self.statements[other] = None

    def run(self) -> None:
        """Run all statements in the module, each one on its own."""
        for rank in range(len(self.statements)):
            self.step(rank)
        self.names.update(self.given)

    def other_file(self, name: str) -> "OtherFile | None":
        """What stands for a module that is not here: a file of the learner's own, if it is asked
        for functions lent."""
        lent, own = self.supplied | self.given, re.escape(name)
        if not lent:
            return None
        any_of_them = rf"(?:{'|'.join(lent)})\b"
        others = re.findall(rf"\b{own}\s+as\s+(\w+)", self._program.source)
        others += re.findall(r"(\w+)\s*=\s*__import__\(", self._program.source)
        of_it = rf"\b(?:{'|'.join([own, *others])})\.{any_of_them}"
        from_it = rf"from\s+\.*{own}\s+import\s+(?:\([^)]*|[^\n]*)\b{any_of_them}"
        return (
            OtherFile(name, lent) if re.search(f"{of_it}|{from_it}", self._program.source) else None
        )

    def again(self) -> dict[str, Any]:
        """The namespace as it was after loading."""
        self.begin()
        self.run()
        return self.names


def functions_of(source: str, wanted: Sequence[str]) -> dict[str, Callable[..., Any]]:
    """Functions of a trusted source, each with a namespace the submission does not share."""
    names: dict[str, Any] = {"__name__": "reference"}
    exec(compile(source, GIVEN_NAME, "exec", dont_inherit=True), names)
    return {name: names[name] for name in wanted}
