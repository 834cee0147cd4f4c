"""What is recorded for the hunts of a module: which wrong programs an example can catch, with how
few; its puzzles."""

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from autograder.authoring.known import LastObserved, rewritten_since, right_answers
from autograder.authoring.puzzles import puzzles_of
from autograder.checking.task import Check, Kind
from autograder.course.module import Module, Task
from autograder.examples.programs import Answer, Program, Programs
from autograder.examples.record import (
    Case,
    Record,
    TaskRecord,
    Wrong,
    examples_of,
    failed_by,
    program_of,
    record_of,
    reference_of,
    right_source,
)
from autograder.examples.smallest import smallest
from autograder.examples.written import Example, example, written
from autograder.i18n.errors import InputError
from autograder.sandbox import codec
from autograder.sandbox.servers import Sandbox

# calls taken of the cases of a check: so many of the short ones, of all, and of fresh ones
_EACH = 40
_LONGEST = 110  # characters of the arguments of an example: what somebody would write
_QUICK = 0.05  # seconds that the reference takes for one
# seconds after which a right program has no answer where perhaps the statement settles nothing
_LONG = 0.2
_SLOW = 5.0  # seconds in which a program that is merely slow has an answer
_ENDLESS = 2  # calls without an end after which a program is not called again
_RIGHT = 6  # right programs that a hunt asks besides the reference
_LARGE = 8000  # characters of a right program that is not asked
# in what Python writes of an object: another one each time
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def hunts_of(module: Module, sandbox: Sandbox) -> Record:
    """Try calls of each task on all known programs."""
    quarries = [_Quarry(module, task, sandbox) for task in module.tasks]
    tasks = {one.task.name: one.record() for one in quarries}
    return Record(tasks, _right_ones(module, quarries))


def is_current(module: Module, record: Record) -> bool:
    """Whether the record is of the wrong programs that are there now."""
    recorded = {one.name for task in record.tasks.values() for one in task.wrong}
    there = {one.name for one in module.wrong_answers}
    return recorded == there and not rewritten_since(LastObserved.of(module), module)


@dataclass(frozen=True)
class _Quarry:
    """What can be known of the hunt of one task."""

    module: Module
    task: Task
    sandbox: Sandbox

    @cached_property
    def _checks(self) -> list[Check]:
        return [check for check in self.module.checks if check.task == self.task.name]

    # ---- examples to try

    @cached_property
    def examples(self) -> list[Example]:
        """True examples, the shortest first: those of the statement, and calls that the checks make
        or could make."""
        names: dict[str, Any] = {}
        # ours; the module itself is as it is at its end
        exec(reference_of(self.module, self.task).source, names)
        told = [one.arguments for one in examples_of(self.module, self.task.name) if not one.named]
        found: dict[str, Example] = {}
        for arguments in [*told, *self._best_so_far(), *self._called()]:
            made = _true_example(self.task.name, names[self.task.name], arguments)
            if made:
                found.setdefault(made.text, made)
        return sorted(found.values(), key=lambda one: (len(one.text), one.text))

    def _best_so_far(self) -> Iterator[tuple[Any, ...]]:
        """The calls of the smallest set that was found last, so that par grows by new wrong
        programs alone."""
        with suppress(InputError, KeyError):
            for case in record_of(self.module).tasks[self.task.name].smallest:
                yield from (one.arguments for one in written(case.text, (self.task.name,)).examples)

    def _called(self) -> Iterator[tuple[Any, ...]]:
        if any(check.example for check in self._checks):
            return  # nobody can say beforehand what chance will answer
        for check in self._checks:
            for cases in check.cases:
                if not cases.is_typed:
                    short = [one for one in cases.arguments if _length(one) <= _LONGEST]
                    fitting = sorted(short, key=_length)
                    yield from fitting[:_EACH]
                    yield from fitting[:: len(fitting) // _EACH + 1]
                    yield from cases.drawn(Random(check.name)).arguments

    # ---- the programs

    @cached_property
    def _sources(self) -> list[Wrong]:
        answers = [one for one in self.module.wrong_answers if one.task == self.task.name]
        return [Wrong(one.name, one.title, one.code) for one in answers]

    @cached_property
    def _programs(self) -> list[Program]:
        return [program_of(self.module, self.task.name, one.code) for one in self._sources]

    def record(self) -> TaskRecord:
        with closing(Programs(self.sandbox, self._programs)) as programs:
            answers = [self._answers(programs, rank) for rank in range(len(self._programs))]
        catches = [
            sum(
                1 << rank
                for rank, given in enumerate(answers)
                if turn < len(given) and not given[turn].same
            )
            for turn in range(len(self.examples))
        ]
        cases = [self._case(turn, answers) for turn in smallest(catches)]
        puzzles = puzzles_of(self.module, self.task, self._sources, cases, self.sandbox)
        wrong = [
            (
                one
                if any(not answer.same for answer in given)
                else Wrong(one.name, one.title, one.code, self._why(rank))
            )
            for rank, (one, given) in enumerate(zip(self._sources, answers, strict=True))
        ]
        return TaskRecord(tuple(wrong), tuple(cases), puzzles)

    def _answers(self, programs: Programs, rank: int) -> list[Answer]:
        """A program's answers to the examples, up to one call too many that does not end.

        One that only takes long has the right answer there: on another machine it might have one in
        time.
        """
        found: list[Answer] = []
        while len(found) < len(self.examples) and found.count(Answer()) < _ENDLESS:
            found += programs.some([(rank, one) for one in self.examples[len(found) :]])
        if Answer() in found:
            first = self.examples[found.index(Answer())]
            if programs.answers([(rank, first)], seconds=_SLOW) != [Answer()]:
                return [Answer(same=True) if one == Answer() else one for one in found]
        return found

    def _case(self, turn: int, answers: Sequence[Sequence[Answer]]) -> Case:
        given = {
            one.name: said[turn]
            for one, said in zip(self._sources, answers, strict=True)
            if turn < len(said)
        }
        return Case(
            self.examples[turn].text,
            {
                name: _ADDRESS.sub("", one.shown or one.error)
                for name, one in given.items()
                if not one.same
            },
        )

    def _why(self, rank: int) -> str:
        """Why none of the examples catches that program."""
        if not self.examples:
            return "plain"
        reasons = map(_unseen_by, failed_by(self.module, self._sources[rank].name))
        why = next(filter(None, reasons), "")
        return why or ("state" if self._remembers(rank) else "unseen")

    def _remembers(self, rank: int) -> bool:
        """Whether a program that answers each example well no longer does so after others."""
        with closing(Programs(self.sandbox, [self._programs[rank]], afresh=False)) as programs:
            return any(
                not one.same for one in programs.answers([(0, one) for one in self.examples * 2])
            )

    # ---- right programs

    def differing(self, sources: Sequence[str]) -> list[list[str]]:
        """What the reference, and each right program, say where perhaps the statement settles
        nothing.

        Nothing of a program that cannot be asked: it reads what is typed, say, or has the function
        not.
        """
        asked = [
            reference_of(self.module, self.task),
            *(Program(self.task.name, source) for source in sources),
        ]
        with closing(Programs(self.sandbox, asked, afresh=False, seconds=_LONG)) as programs:
            odd = self._odd(programs)
            return [self._said(programs, rank, odd) for rank in range(len(asked))]

    def _odd(self, programs: Programs) -> list[Example]:
        """Calls outside of what the statement asks for, perhaps, to which the reference has an
        answer soon."""
        odd = list(_odd_examples(self.task.name, self.examples))
        answers = programs.answers([(0, one) for one in odd])
        return [one for one, answer in zip(odd, answers, strict=True) if answer != Answer()]

    def _said(self, programs: Programs, rank: int, odd: Sequence[Example]) -> list[str]:
        usual = self.examples[:20]
        for one in filter(None, (usual[:1], usual)):
            if not all(answer.same for answer in programs.some([(rank, each) for each in one])):
                return []
        said: list[Answer] = []
        while len(said) < len(odd) and said.count(Answer()) < _ENDLESS:
            said += programs.some([(rank, one) for one in odd[len(said) :]])
        return [one.shown or one.error.partition(":")[0] for one in said]


def _length(arguments: tuple[Any, ...]) -> int:
    return len(repr(arguments))


def _unseen_by(check: Check) -> str:
    """What a check looks at that no example shows; empty when it only compares answers of plain
    calls."""
    if check.kind is not Kind.ANSWERS:
        return str(check.kind.value)
    return "handed" if any(cases.is_typed for cases in check.cases) else ""


def _true_example(function: str, reference: Any, arguments: tuple[Any, ...]) -> Example | None:
    """The example that says what the reference answers; None where it would be long, or nobody
    could write it."""
    if _length(arguments) > _LONGEST:
        return None
    started = time.process_time()
    try:
        value = codec.decode(codec.encode(reference(*deepcopy(arguments))).encode("ascii"))
    except Exception:
        return None
    made = example(function, arguments, value)
    slow = time.process_time() - started > _QUICK
    read = (
        written(made.text, (function,)).examples
        if not slow and len(made.text) <= 2 * _LONGEST
        else ()
    )
    return made if read and read[0].arguments == arguments and read[0].value == value else None


def _odd_examples(function: str, examples: Sequence[Example]) -> Iterator[Example]:
    """Calls that resemble true examples and may lie outside of what the statement asks for."""
    for one in examples[:: max(1, len(examples) // 8)]:
        for rank, argument in enumerate(one.arguments):
            for other in _odd(argument):
                arguments = (*one.arguments[:rank], other, *one.arguments[rank + 1 :])
                if _length(arguments) <= _LONGEST:
                    yield example(function, arguments, one.value)


def _odd(value: Any) -> Iterator[Any]:
    if isinstance(value, int):
        yield from (0, -1, value + 1, 7, "1")
    elif isinstance(value, str):
        yield from ("", value[:-1], value + value[:1])
    elif isinstance(value, list | tuple):
        parts = list(value)
        lasts = [[*parts[:-1], other] for part in parts[-1:] for other in _odd(part)]
        yield from map(type(value), ([], parts[:-1], parts + parts[:1], *lasts))


def _right_ones(module: Module, quarries: Sequence[_Quarry]) -> tuple[str, ...]:
    """The files of a few right programs that do not answer alike where perhaps the statement
    settles nothing."""
    files = [
        name
        for name, text in right_answers(module).items()
        if name.startswith("right/") and "numpy" not in text and len(text) < _LARGE
    ]
    sources = [right_source(module, name) for name in files]
    # a bit for each call to which a program gives another answer than the reference
    masks = [0] * len(sources)
    turn = 0
    for quarry in quarries:
        reference, *others = quarry.differing(sources)
        for rank, answers in enumerate(others):
            if len(answers) == len(reference):
                pairs = zip(answers, reference, strict=True)
                masks[rank] |= sum(
                    1 << turn + place for place, (one, other) in enumerate(pairs) if one != other
                )
        turn += len(reference)
    chosen: list[int] = []
    seen = 0
    while len(chosen) < _RIGHT and any(mask & ~seen for mask in masks):
        chosen.append(max(range(len(masks)), key=lambda rank: (masks[rank] & ~seen).bit_count()))
        seen |= masks[chosen[-1]]
    return tuple(files[rank] for rank in chosen)
