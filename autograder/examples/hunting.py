"""One hunt: each example is tried on right programs first, then on the wrong ones that are still free."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from autograder.course.module import Module, Task
from autograder.examples.programs import Answer, Program, Programs
from autograder.examples.record import TaskRecord, Wrong, program_of, record_of, reference_of
from autograder.examples.written import Example
from autograder.i18n import hunt as wording
from autograder.i18n.display import show
from autograder.i18n.errors import InputError
from autograder.i18n.text import LANGUAGES, Text
from autograder.sandbox.servers import Sandbox

_TITLES = 4  # of those an example catches


@dataclass(frozen=True)
class Caught:
    """A wrong program, and what it answered to the example that caught it."""

    wrong: Wrong
    answer: Answer

    @property
    def said(self) -> Text:
        """What it did there."""
        if self.answer.shown:
            return wording.ANSWERS.format(shown=f"`{self.answer.shown}`")
        return wording.RAISES.format(error=f"`{self.answer.error}`") if self.answer.error else wording.NEVER_ENDS


@dataclass(frozen=True)
class Tried:
    """What became of an example: why it counts for nothing (`refused`), or those it was the first to catch."""

    example: Example
    refused: Text | None = None
    caught: tuple[Caught, ...] = ()

    def told(self) -> Iterator[tuple[Text, str]]:
        """What is said of it, then of some of those it caught; a sentence each, and for the first one its code."""
        if self.refused:
            yield self.refused, ""
            return
        count = len(self.caught)
        yield wording.catches(count), ""
        for rank, one in enumerate(self.caught[:_TITLES]):
            said = wording.CAUGHT.format(title=one.wrong.title, said=one.said)
            yield said, "" if rank else one.wrong.code
        if count > _TITLES:
            more = wording.AND_MORE.format(count=count - _TITLES)
            yield wording.AND_ONE if count == _TITLES + 1 else more, ""


def task_called(module: Module, name: str) -> Task | None:
    """The task of that name, in any of its spellings."""
    return next((task for task in module.tasks if name in (task.name, *task.also)), None)


class Hunt:
    """The hunt of one task: who is caught so far, by which examples. `close` it at the end."""

    def __init__(self, module: Module, task: Task, sandbox: Sandbox, only: Wrong | None = None):
        """Raises InputError when there is nothing that an example could catch. `only`: of all, the one to hunt."""
        record = record_of(module)
        self.module, self.task = module, task
        self.record = record.tasks.get(task.name, TaskRecord((), ()))
        if only:
            self.record = replace(self.record, wrong=(only,))
        if not self.record.catchable:
            raise InputError(_nothing(task, self.record, [name for name, one in record.tasks.items() if one.catchable]))
        self.tried: list[Tried] = []
        self._free = dict(enumerate(self.record.wrong))  # by their ranks among the programs
        right = [reference_of(module, task), *(Program(task.name, source) for source in record.right)]
        self._right = Programs(sandbox, right)
        self._ranks = range(len(right))
        self._wrong = Programs(sandbox, [program_of(module, task.name, one.code) for one in self.record.wrong])

    def close(self) -> None:
        self._right.close()
        self._wrong.close()

    @property
    def names(self) -> tuple[str, ...]:
        """Those an example may call the function by."""
        return (self.task.name, *self.task.also)

    @property
    def true(self) -> list[Tried]:
        """The examples that count."""
        return [one for one in self.tried if not one.refused]

    @property
    def caught(self) -> list[Caught]:
        return [caught for one in self.tried for caught in one.caught]

    @property
    def free(self) -> list[Wrong]:
        """The wrong programs that are free, and could be caught."""
        return [one for one in self._free.values() if not one.why]

    @property
    def count(self) -> int:
        """How many can be caught: those that our examples catch, and what was caught beyond."""
        return len(self.free) + len(self.caught)

    def try_example(self, example: Example) -> Tried:
        """Try one more example. Raises SandboxError."""
        refused = self._refused(example)
        tried = Tried(example, refused) if refused else Tried(example, caught=tuple(self._catch(example)))
        self.tried.append(tried)
        return tried

    def _refused(self, example: Example) -> Text | None:
        """Why the example is not true of right programs; None when it is."""
        reference, *others = self._right.answers([(rank, example) for rank in self._ranks])
        if reference.error:
            return wording.RIGHT_RAISES.format(error=f"`{reference.error}`")
        if not reference.shown:
            return wording.RIGHT_ENDLESS
        others = [one for one in others if one.shown or one.error]  # one that is right and slow says nothing
        if all(other.same == reference.same for other in others):
            return None if reference.same else self._false(example, reference)
        answers = dict.fromkeys(one.shown or one.error.partition(":")[0] for one in (reference, *others))
        return wording.UNSETTLED.format(answers=", ".join(f"`{one}`" for one in answers))

    def _false(self, example: Example, right: Answer) -> Text:
        """The right answer; and the mistake by which a program comes to the same wrong one, where one does."""
        ranks = range(len(self.record.wrong))
        answers = self._wrong.answers([(rank, example) for rank in ranks])
        alike = [one for one, answer in zip(self.record.wrong, answers, strict=True) if answer.same]
        if not alike:
            return wording.FALSE.format(right=f"`{right.shown}`")
        found = Counter(name for case in self.record.smallest for name in case.catches)
        title = min(alike, key=lambda one: (found[one.name], len(one.title.en))).title  # the hardest one to find
        said = f"`{show(example.value)}`"
        return wording.FALSE_AS.format(right=f"`{right.shown}`", said=said, title=title)

    def _catch(self, example: Example) -> Iterator[Caught]:
        ranks = list(self._free)
        for rank, answer in zip(ranks, self._wrong.answers([(rank, example) for rank in ranks]), strict=True):
            if not answer.same:
                yield Caught(self._free.pop(rank), answer)

    # ---- what is said of it

    def free_by_promise(self) -> list[tuple[Text, int]]:
        """The promises that those still free break, the first one of each program, with how many break it."""
        failed = {one.diagnosis.name: one.fingerprints for one in self.module.mistakes}
        promises = Counter[Text]()
        for wrong in self.free:
            broken = [check for check in self.module.checks if check.name in failed.get(wrong.name, ())]
            with suppress(IndexError):
                promises[broken[0].promise] += 1
        return promises.most_common()

    def standing(self) -> list[Text]:
        """How many are caught, who is free, and par."""
        said = [self._score()]
        if self.free:
            said.append(wording.STILL_FREE)
            said += [wording.PROMISE.format(count=count, promise=one) for one, count in self.free_by_promise()]
        else:
            said.append(wording.ALL_CAUGHT)
        return [*said, self._par(), *cannot(self._uncaught())]

    def _score(self) -> Text:
        examples, caught = len(self.true), len(self.caught)
        if not examples:
            return wording.NO_TRUE_ONE.format(count=self.count)
        said = wording.ONE_CATCHES if examples == 1 else wording.SEVERAL_CATCH
        return said.format(examples=examples, caught=caught, count=self.count)

    def _par(self) -> Text:
        done = wording.PAR_REACHED if len(self.true) <= self.record.par else wording.PAR_ABOVE
        return wording.PAR.format(par=self.record.par, how=wording.PAR_AHEAD if self.free else done)

    def _uncaught(self) -> list[Wrong]:
        return [one for one in self._free.values() if one.why]


def _nothing(task: Task, record: TaskRecord, others: Sequence[str]) -> Text:
    reasons = [wording.WHY[why] for why in dict.fromkeys(one.why for one in record.wrong)] or [wording.WHY["unseen"]]
    return wording.NOTHING_TO_HUNT.format(name=task.name, why=_listed(reasons), tasks=", ".join(others) or "–")


def cannot(wrong: Sequence[Wrong]) -> list[Text]:
    """A sentence about those that no example catches; none when there are none."""
    if not wrong:
        return []
    reasons = Counter(one.why for one in wrong)
    parts = [wording.HOW_MANY.format(count=count, why=wording.WHY[why]) for why, count in reasons.items()]
    if len(wrong) == 1:
        return [wording.ONE_CANNOT.format(why=wording.WHY[wrong[0].why])]
    return [wording.CANNOT.format(count=len(wrong), why=_listed(parts))]


def _listed(parts: Sequence[Text]) -> Text:
    """Parts of a sentence, in a row."""
    return Text(*(", ".join(one.typed(language) for one in parts) for language in LANGUAGES))
