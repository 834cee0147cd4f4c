"""The puzzles of a module: right programs in lines, and lines of wrong ones that do there what the
mistake does."""

import ast
import builtins
import keyword
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property

from autograder.authoring.known import right_answers
from autograder.course.module import Module, Task
from autograder.examples.programs import Programs
from autograder.examples.record import Case, Puzzle, Wrong, program_of
from autograder.examples.written import Example, written
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import TaskReport
from autograder.sandbox.servers import Sandbox

_PUZZLES = 3  # of a task
# characters of a right program that are worth one more mistake in it: the first one, others
_FIRST, _FURTHER = 30, 90
# of a function, without its first one; others only where there is nothing else
_LINES = range(3, 10)
_TRIED = 3  # right programs, the shortest ones
_PLACES = 2  # in which a wrong line is tried: those of the lines it resembles most
_ALIKE = 0.5  # how much, at least
_MOST = 40  # lines that are tried in one right program, those that resemble one of its own most
_FALSE = 2  # lines of one mistake
_AT_ONCE = 100  # programs in one worker
_ENDLESS = 0.2  # seconds after which a call has no end
_JUDGED, _ENOUGH = 12, 4  # programs, and mistakes found, where no example helps
_PARTS = (
    ast.Global,
    ast.Nonlocal,
    ast.Try,
    ast.Match,
    ast.NamedExpr,
    ast.ClassDef,
    ast.AsyncFunctionDef,
)
_NAME = re.compile(r"(?<![\w.])[^\W\d]\w*\b(?!=[^=])")  # but for those of arguments, `key=score`
_QUOTED = re.compile(r"'[^']*'")


@dataclass(frozen=True)
class _Function:
    """A function without its docstring and annotations, one statement a line."""

    node: ast.FunctionDef

    @cached_property
    def lines(self) -> list[str]:
        return [line for line in ast.unparse(self.node).splitlines() if line]

    @property
    def body(self) -> list[str]:
        return self.lines[1:]

    @cached_property
    def own(self) -> set[str]:
        """The names it gives a meaning to."""
        nodes = [*ast.walk(self.node)]
        stored = {
            one.id for one in nodes if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
        }
        stored |= {one.name for one in nodes if isinstance(one, ast.FunctionDef)}
        return stored | {one.arg for one in nodes if isinstance(one, ast.arg)}

    @cached_property
    def used(self) -> set[str]:
        return {one.id for one in ast.walk(self.node) if isinstance(one, ast.Name)}

    def with_line(self, rank: int, line: str) -> str:
        """It with another line in the place of one of its body."""
        lines = [*self.lines]
        old = lines[rank + 1]
        lines[rank + 1] = old[: len(old) - len(old.lstrip())] + line
        return "\n".join(lines) + "\n"


class _Bare(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            node.body = node.body[1:] or [ast.Pass()]
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node


@dataclass
class _Renamed(ast.NodeTransformer):
    names: Mapping[str, str]

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.arg = self.names.get(node.arg, node.arg)
        return node


def puzzles_of(
    module: Module, task: Task, wrong: Sequence[Wrong], smallest: Sequence[Case], sandbox: Sandbox
) -> tuple[Puzzle, ...]:
    """A few right programs of a task that leave room for most of the known mistakes."""
    return tuple(_Maker(module, task, wrong, smallest, sandbox).puzzles())


@dataclass(frozen=True)
class _Maker:
    module: Module
    task: Task
    wrong: Sequence[Wrong]
    smallest: Sequence[Case]
    sandbox: Sandbox

    def puzzles(self) -> Iterator[Puzzle]:
        ways = (
            (self._right, False),
            (self._right, True),
            ([self._reference], False),
            ([self._reference], True),
        )
        found = next(filter(None, (self._with_false(*way) for way in ways)), [])
        left, price, count = {one.name for one in self.wrong}, _FIRST, 0
        while found and count < _PUZZLES:
            gains = [
                len(left & {*false}) - len("".join(right.lines)) / price for right, false in found
            ]
            if count and max(gains) <= 0:
                return
            right, false = found.pop(gains.index(max(gains)))
            code = "\n".join(right.lines)
            if all(check.passed for check in self._judged(code).checks):
                left, price, count = left - {*false}, _FURTHER, count + 1
                yield Puzzle(code, false)

    def _with_false(
        self, programs: Sequence[_Function], loosely: bool
    ) -> list[tuple[_Function, dict[str, tuple[str, ...]]]]:
        """Right programs, each with lines of mistakes, but for those for which there are none."""
        found = []
        for right in programs:
            false = self._false(right, loosely)
            found += [(right, false)] if false else []
            if found and not self.smallest:
                break  # to judge takes long
        return found

    # ---- right programs

    @cached_property
    def _right(self) -> list[_Function]:
        """Those that are neither too short nor too long; the shortest that there is, where none is
        so."""
        found = {tuple(one.lines): one for one in self._candidates() if self._stands_alone(one)}
        right = sorted(found.values(), key=lambda one: len(one.body))
        return [one for one in right if len(one.body) in _LINES][:_TRIED] or right[:1]

    @cached_property
    def _reference(self) -> _Function:
        source = self.module.source_of([self.task.name], fast=False)
        return next(_functions(source, [self.task.name], self.task.name))

    def _candidates(self) -> Iterator[_Function]:
        yield self._reference
        for name, (task, _) in self.module.alternatives.items():
            if task == self.task.name:
                yield from _functions(self.module.source_of([name], fast=False), [name], task)
        for place, source in right_answers(self.module).items():
            if place.startswith("right/"):
                yield from _functions(source, [self.task.name, *self.task.also], self.task.name)

    def _stands_alone(self, function: _Function) -> bool:
        """Whether all it uses is there, and it is written as a beginner writes."""
        node = function.node
        known = {*function.own, *dir(builtins), *self.module.used_by("\n".join(function.lines))}
        prints = "print" in function.used and "print" not in self._reference.used
        odd = any(isinstance(one, _PARTS) for one in ast.walk(node)) or bool(node.decorator_list)
        same = [one.arg for one in node.args.args] == [
            one.arg for one in self._reference.node.args.args
        ]
        return function.used <= known and same and not prints and not odd

    # ---- lines of wrong ones

    def _false(self, right: _Function, loosely: bool) -> dict[str, tuple[str, ...]]:
        """By mistake, the lines with which the right program makes it; the most natural ones first.

        `loosely`: those of it with which the right program is no longer right.
        """
        tried = [(one, rank, line) for one in self.wrong for rank, line in self._places(right, one)]
        tried = sorted(tried, key=lambda one: -_likeness(one[2], right.body[one[1]]))[:_MOST]
        kept: dict[str, dict[str, float]] = {}
        for one, rank, line in self._true(right, tried, loosely):
            kept.setdefault(one.name, {})[line] = _likeness(line, right.body[rank])
        names = sorted(kept, key=lambda name: -max(kept[name].values()))
        return {name: tuple(kept[name])[:_FALSE] for name in names}

    def _places(self, right: _Function, wrong: Wrong) -> Iterator[tuple[int, str]]:
        """Each line that only the wrong program has, and where it could stand."""
        with suppress(StopIteration):
            mistaken = _in_words_of(
                right,
                next(_functions(wrong.code, [self.task.name, *self.task.also], self.task.name)),
            )
            theirs, ours = ([line.strip() for line in one.body] for one in (mistaken, right))
            known = {
                *right.own,
                *right.used,
                *dir(builtins),
                *keyword.kwlist,
                *(one.name for one in self.module.tasks),
            }
            for line in dict.fromkeys(theirs):
                if line not in ours and {*_NAME.findall(_QUOTED.sub("", line))} <= known:
                    ranks = [rank for rank, other in enumerate(ours) if other not in theirs]
                    ranks = [rank for rank in ranks if _likeness(line, ours[rank]) >= _ALIKE]
                    for rank in sorted(ranks, key=lambda rank: -_likeness(line, ours[rank]))[
                        :_PLACES
                    ]:
                        if _is_python(right.with_line(rank, line)):
                            yield rank, line

    def _true(
        self, right: _Function, tried: Sequence[tuple[Wrong, int, str]], loosely: bool
    ) -> Iterator[tuple[Wrong, int, str]]:
        """Those with which the right program does what the wrong one does."""
        if not self.smallest:
            yield from self._true_as_judged(right, tried, loosely)
            return
        for start in range(0, len(tried), _AT_ONCE):
            some = tried[start : start + _AT_ONCE]
            sources = [right.with_line(rank, line) for _, rank, line in some]
            programs = [program_of(self.module, self.task.name, source) for source in sources]
            with closing(Programs(self.sandbox, programs, seconds=_ENDLESS)) as running:
                yield from (
                    one
                    for rank, one in enumerate(some)
                    if self._is_as_wrong(running, rank, one[0], loosely)
                )

    def _is_as_wrong(self, running: Programs, rank: int, wrong: Wrong, loosely: bool) -> bool:
        """Whether a program answers as that wrong one does to each example; `loosely`: whether it
        is wrong too."""
        known = [
            (one, case.catches.get(wrong.name))
            for one, case in zip(self._examples, self.smallest, strict=True)
        ]
        caught_first = sorted(known, key=lambda one: one[1] is None)
        for example, expected in caught_first:
            (answer,) = running.some([(rank, example)])
            said = None if answer.same else answer.shown or answer.error
            if loosely and said is not None:
                return True
            if not loosely and (said != expected or caught_first[0][1] is None):
                return False
        return not loosely

    @cached_property
    def _examples(self) -> list[Example]:
        return [written(case.text, (self.task.name,)).examples[0] for case in self.smallest]

    def _true_as_judged(
        self, right: _Function, tried: Sequence[tuple[Wrong, int, str]], loosely: bool
    ) -> Iterator[tuple[Wrong, int, str]]:
        """The same, as `check` names the mistake."""
        some = self._some(right, tried)
        tried = [one for one in tried if right.with_line(*one[1:]) in some]
        names = set[str]()
        for one, rank, line in tried:
            if len(names) < _ENOUGH and one.name not in names:
                failed = [
                    check
                    for check in self._judged(right.with_line(rank, line)).checks
                    if check.broken
                ]
                named = {check.diagnosis.name for check in failed if check.diagnosis}
                if one.name in named or (loosely and failed):
                    names.add(one.name)
                    yield one, rank, line

    @staticmethod
    def _some(right: _Function, tried: Sequence[tuple[Wrong, int, str]]) -> list[str]:
        """As many different programs as are judged."""
        return [*dict.fromkeys(right.with_line(rank, line) for _, rank, line in tried)][:_JUDGED]

    def _judged(self, code: str) -> TaskReport:
        if code not in self._reports:
            self._reports[code] = self._judged_now(code)
        return self._reports[code]

    @cached_property
    def _reports(self) -> dict[str, TaskReport]:
        return {}

    def _judged_now(self, code: str) -> TaskReport:
        source = program_of(self.module, self.task.name, code).source
        report = judge_one(
            self.module,
            Submission("puzzle", source=source),
            self.sandbox,
            [self.task.name],
            fresh=False,
        )
        return report.tasks[0]


def _functions(source: str, names: Sequence[str], task: str) -> Iterator[_Function]:
    """The last function of any of these names in a source, under the name of its task; nothing
    where there is none."""
    with suppress(SyntaxError):
        nodes = [
            one
            for one in ast.parse(source).body
            if isinstance(one, ast.FunctionDef) and one.name in names
        ]
        for node in nodes[-1:]:
            node.name = task
            yield _Function(ast.fix_missing_locations(_Bare().visit(node)))


def _in_words_of(right: _Function, wrong: _Function) -> _Function:
    """The wrong function with the variables of the right one, where lines tell which is which."""
    theirs, ours = ([one.arg for one in function.node.args.args] for function in (wrong, right))
    names = dict(zip(theirs, ours, strict=False))
    for line in wrong.body:
        for other in right.body:
            if _masked(line, wrong.own) == _masked(other, right.own):
                for mine, its in zip(
                    _own_names(line, wrong.own), _own_names(other, right.own), strict=True
                ):
                    if mine not in names and its not in names.values():
                        names[mine] = its
    return _Function(_Renamed(names).visit(ast.parse("\n".join(wrong.lines)).body[0]))


def _own_names(line: str, own: set[str]) -> list[str]:
    return [name for name in _NAME.findall(line) if name in own]


def _masked(line: str, own: set[str]) -> str:
    return _NAME.sub(lambda found: "_" if found[0] in own else found[0], line.strip())


def _likeness(line: str, other: str) -> float:
    same = line.endswith(":") == other.endswith(":")
    return SequenceMatcher(None, line.strip(), other.strip()).ratio() if same else 0.0


def _is_python(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True
