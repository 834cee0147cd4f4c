"""The puzzle of a task: a right program in shuffled lines, among them some of a mistake; judged by
running it."""

import ast
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from random import Random
from typing import Any

from autograder.course.module import Module, Task
from autograder.examples import record
from autograder.examples.record import known_mistake, program_of, record_of
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural, quoted
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.learn.advice import explained, first_failure
from autograder.learn.state import Progress
from autograder.sandbox.servers import Sandbox

HALF_WRITTEN = _(
    "Here is a right `{name}` with gaps: each `# ...` is one of the lines below. Write the whole "
    "function in your own file or cell."
)

_STEP = "    "
_MOST_STEPS = 9  # that a line can be moved in
_GAP = "# ..."


@dataclass(frozen=True)
class Piece:
    """Lines that are moved together, by their number: each with its code, and how many steps it
    stands further in."""

    number: int
    lines: tuple[tuple[int, str], ...]
    false: bool = False


@dataclass(frozen=True)
class Tried:
    """An order that was tried: whether the program it makes is right, and what is said of it."""

    solved: bool
    said: tuple[Message, ...]


@dataclass
class Puzzle:
    """The puzzle of one task; `mistake`: the one of which it has lines, if it can; `helps`: how
    often it has helped."""

    module: Module
    task: Task
    mistake: str = ""
    helps: int = 0

    def __post_init__(self) -> None:
        """Raises InputError when there is none."""
        if not self._chosen.right:
            raise InputError(
                _(
                    "There is no puzzle of `{name}`: {slug} has none for it.",
                    name=self.task.name,
                    slug=self.module.slug,
                )
            )
        if self.mistake not in self._chosen.false:
            self.mistake = next(iter(self._chosen.false), "")

    @cached_property
    def _chosen(self) -> record.Puzzle:
        found = record_of(self.module).tasks.get(self.task.name)
        puzzles = found.puzzles if found else ()
        return next(
            (one for one in puzzles if self.mistake in one.false),
            (*puzzles, record.Puzzle("", {}))[0],
        )

    @property
    def first_line(self) -> str:
        return self._chosen.right.splitlines()[0]

    @cached_property
    def right(self) -> tuple[Piece, ...]:
        """The lines of the right program, in order."""
        lines = self._chosen.right.splitlines()[1:]
        steps = [(len(line) - len(line.lstrip())) // len(_STEP) - 1 for line in lines]
        return tuple(
            Piece(number, ((step, line.strip()),))
            for number, step, line in zip(self._numbers, steps, lines, strict=False)
        )

    @cached_property
    def _all_false(self) -> tuple[Piece, ...]:
        lines = self._chosen.false.get(self.mistake, ())
        numbers = self._numbers[len(self.right) :]
        return tuple(
            Piece(number, ((0, line),), false=True)
            for number, line in zip(numbers, lines, strict=True)
        )

    @cached_property
    def _numbers(self) -> list[int]:
        """The number of each line, the right ones first: the same each time, and never in order."""
        count = (
            len(self._chosen.right.splitlines()) - 1 + len(self._chosen.false.get(self.mistake, ()))
        )
        numbers = [*range(1, count + 1)]
        Random(f"{self.module.slug} {self.task.name} {self.mistake}").shuffle(numbers)
        return numbers if numbers != sorted(numbers) else numbers[::-1]

    # ---- help

    @property
    def indented(self) -> bool:
        """Whether the lines show how far in they stand."""
        return self.helps > len(self._all_false)

    @property
    def _joined(self) -> int:
        return min(max(self.helps - len(self._all_false) - 1, 0), self._joinable)

    @property
    def _joinable(self) -> int:
        return max(len(self.right) - 2, 0)

    @property
    def false(self) -> tuple[Piece, ...]:
        """The false lines that are still there."""
        return self._all_false[self.helps :]

    @property
    def pieces(self) -> list[Piece]:
        """All there is to put in order, by number."""
        block = self.right[: self._joined + 1]
        first = Piece(block[0].number, tuple(line for one in block for line in one.lines))
        return sorted(
            (first, *self.right[self._joined + 1 :], *self.false), key=lambda one: one.number
        )

    def help(self) -> Message:
        """Help one step further, and say how."""
        false = self.false
        if self.helps > len(self._all_false) + self._joinable:
            return _("There is no more help: two pieces are left.")
        self.helps += 1
        if false:
            return _("Line {number} was wrong: it is gone.", number=false[0].number)
        return (
            _(
                "What begins with line {number} is in its order: it is one block now, and comes "
                "first.",
                number=self.right[0].number,
            )
            if self._joined
            else _("Each line now stands as far in as it must: only the order is left to find.")
        )

    # ---- an order

    def ordered(self, placed: Sequence[Any]) -> list[tuple[Piece, int]]:
        """Return the pieces that a page names, in their order, each with how many steps it stands
        further in.

        Args:
            placed: For each piece, its number and its steps; it comes from a page, and may be
                anything.

        Raises:
            InputError: Nothing is placed, or not once each.
        """
        waiting = {piece.number: piece for piece in self.pieces}
        found: list[tuple[Piece, int]] = []
        with suppress(KeyError, TypeError, ValueError):
            for number, steps in placed:
                piece = waiting.pop(number)
                found.append(
                    (
                        piece,
                        (
                            piece.lines[0][0]
                            if self.indented
                            else min(max(int(steps), 0), _MOST_STEPS)
                        ),
                    )
                )
        if not found or len(found) < len(placed):
            raise InputError(_("Nothing is in its place yet: press a line."))
        return found

    def try_order(self, order: Sequence[tuple[Piece, int]], sandbox: Sandbox) -> Tried:
        """Run what these pieces make, as `check` does. Raises SandboxError."""
        lines, owners = [self.first_line], [order[0][0]]
        for piece, steps in order:
            for own, text in piece.lines:
                lines.append(_STEP * (1 + steps + own - piece.lines[0][0]) + text)
                owners.append(piece)
        code = "\n".join(lines) + "\n"
        try:
            ast.parse(code)
        except SyntaxError as error:
            rank = min(max(error.lineno or 1, 1), len(lines)) - 1
            said = _(
                "Python cannot read line {number} there, `{code}`: look at how far in it stands, "
                "and at the lines above and below it.",
                number=owners[rank].number,
                code=lines[max(rank, 1)].strip(),
            )
            return Tried(False, (said,))
        tried = self._judged(code, [piece for piece, _unused in order if piece.false], sandbox)
        before = self._program(code).partition(code)[0].count("\n")
        numbers = {before + 1 + rank: owner.number for rank, owner in enumerate(owners) if rank}
        return replace(tried, said=tuple(_with_lines(one, numbers) for one in tried.said))

    def _program(self, code: str) -> str:
        """The file that is judged: other functions, then this one."""
        return program_of(self.module, self.task.name, code).source

    def _judged(self, code: str, false: Sequence[Piece], sandbox: Sandbox) -> Tried:
        source = self._program(code)
        report = judge_one(
            self.module, Submission("puzzle", source=source), sandbox, [self.task.name], fresh=False
        )
        failure = first_failure(report)
        if report.problem or not failure:
            return Tried(
                not report.problem, (report.problem or _("That is right: every promise is kept."),)
            )
        known = known_mistake(self.module, self.mistake)
        if false and known:
            told = _(
                "Line {number} belongs to a mistake. {question}",
                number=false[0].number,
                question=known.diagnosis.advice,
            )
            return Tried(False, (failure[1].message, told))
        return Tried(False, tuple(explained(*failure)))


def _with_lines(said: Message, numbers: Mapping[int, int]) -> Message:
    """Return a sentence in which the lines of a file are those of the puzzle.

    An exception in a line that is none of them is told without its place.
    """
    values = {
        name: _with_lines(value, numbers) if isinstance(value, Message) else value
        for name, value in said.values.items()
    }
    place = values.get("place")
    if isinstance(place, Message) and "line" in place.values:
        number = numbers.get(place.values["line"])
        if not number and "error" in values:
            return quoted("{error}").format(error=values["error"])
        if number:
            values["place"] = place.format(line=number)
    parts = tuple(_with_lines(part, numbers) for part in said.parts)
    return replace(said, values=values, parts=parts)


def puzzle_of(module: Module, task: Task, progress: Progress, again: bool = False) -> Puzzle:
    """The puzzle of a task for a learner: with the mistake last made, and the help that was
    given."""
    if again:
        progress.note_helps(module.slug, task.name, 0)
    return Puzzle(
        module,
        task,
        progress.mistake(module.slug, task.name),
        progress.helps(module.slug, task.name),
    )


def has_puzzle(module: Module, name: str) -> bool:
    """Whether there is one of the task of that name."""
    with suppress(InputError):
        found = record_of(module).tasks.get(name)
        return bool(found and found.puzzles)
    return False


def standing(puzzle: Puzzle) -> Message:
    """What the lines are, and how many are false."""
    return _with_false(
        _(
            "Here are the lines of a right `{name}`, shuffled; the first one is in its place.",
            name=puzzle.task.name,
        ),
        puzzle,
    )


def _with_false(said: Message, puzzle: Puzzle) -> Message:
    """Add to a sentence about lines how many of them are false."""
    count = len(puzzle.false)
    if not count:
        return said
    return said + plural(
        "One of them is wrong, and has no place in it.",
        "{count} of them are wrong, and have no place in it.",
        count=count,
    )


@dataclass(frozen=True)
class HalfWritten:
    """A puzzle to be read: a right program with gaps; the missing lines, shuffled, and what is said
    of these."""

    program: str
    missing: str
    said: Message


def half_written(puzzle: Puzzle) -> HalfWritten:
    """Leave out every other line of the right program, and those that a false line could be taken
    for."""
    gaps = {
        *range(1, len(puzzle.right), 2),
        *(_likest(piece, puzzle.right) for piece in puzzle.false),
    }
    gaps = gaps or {len(puzzle.right) - 1}
    program = [puzzle.first_line]
    for rank, piece in enumerate(puzzle.right):
        steps, code = piece.lines[0]
        program.append(_STEP * (1 + steps) + (_GAP if rank in gaps else code))
    missing = sorted(
        (*(puzzle.right[rank] for rank in gaps), *puzzle.false), key=lambda piece: piece.number
    )
    return HalfWritten(
        "\n".join(program),
        "\n".join(piece.lines[0][1] for piece in missing),
        _with_false(_("These are the missing lines, shuffled."), puzzle),
    )


def _likest(false: Piece, right: Sequence[Piece]) -> int:
    """Return the rank of the line that a false one resembles most."""

    def likeness(rank: int) -> float:
        return SequenceMatcher(None, false.lines[0][1], right[rank].lines[0][1]).ratio()

    return max(range(len(right)), key=likeness)
