"""One hunt: each example is tried on right programs first, then on the wrong ones that are still
free."""

import builtins
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from autograder.course.module import NO_TASK, Module, Task
from autograder.examples.programs import Answer, Program, Programs
from autograder.examples.record import (
    TaskRecord,
    Wrong,
    failed_by,
    program_of,
    record_of,
    reference_of,
    right_source,
)
from autograder.examples.written import Example
from autograder.i18n.display import show
from autograder.i18n.errors import InputError
from autograder.i18n.formats import formats_of
from autograder.i18n.message import Message, _, joined, plural
from autograder.sandbox.servers import Sandbox


def catches(count: int, others: bool) -> Message:
    """How many an example is the first to catch; `others`: beside those that are caught already."""
    if not count:
        return (
            _("True, and it catches nobody new.") if others else _("True, and it catches nobody.")
        )
    if others:
        return plural(
            "True, and it catches one more:", "True, and it catches {count} more:", count=count
        )
    return plural("True, and it catches one:", "True, and it catches {count}:", count=count)


def after_colon(title: Message) -> Message:
    """Return the title with a small letter in the languages that begin so after a colon."""
    translations = (
        (language, title[:1].lower() + title[1:])
        if formats_of(language).small_after_colon
        else (language, title)
        for language, title in title.translations
    )
    return replace(title, translations=tuple(translations))


WHY = {  # what an example does not see
    "state": _("what is kept from one call to the next"),
    "arguments": _("what is changed in the arguments"),
    "type": _("the type of an answer that is equal"),
    "chance": _("what is left to chance"),
    "talk": _("what is printed or typed"),
    "speed": _("the time it takes"),
    "handed": _("calls that take a function, a class or another game"),
    "plain": _("what is drawn, asked, printed, or handed over as a function"),
    "unseen": _("what no short call shows"),
}


_CALLED = re.compile(r"(\w+)\(\)")  # as Python's errors name a function
_TITLES = 4  # of those an example catches
_TRUTHS = ("True", "False", "np.True_", "np.False_")


@dataclass(frozen=True)
class Caught:
    """A wrong program, and what it answered to the example that caught it."""

    wrong: Wrong
    answer: Answer

    @property
    def said(self) -> Message:
        """What it did there."""
        if self.answer.shown:
            return _("it answers {shown}", shown=f"`{self.answer.shown}`")
        error = _told(self.answer.error, self.wrong.name.partition("__")[:1])
        return _("it ends with {error}", error=f"`{error}`") if error else _("it does not end")


@dataclass(frozen=True)
class Tried:
    """What became of an example: why it counts for nothing (`refused`), or those it was the first
    to catch.

    `others`: whether some were caught before.
    """

    example: Example
    refused: Message | None = None
    caught: tuple[Caught, ...] = ()
    others: bool = False

    def told(self) -> Iterator[tuple[Message, str]]:
        """What is said of it, then of some of those it caught; a sentence each, and for the first
        one its code."""
        if self.refused:
            yield self.refused, ""
            return
        count = len(self.caught)
        yield catches(count, self.others), ""
        for rank, one in enumerate(self.caught[:_TITLES]):
            said = _("{title} Here, {said}.", title=one.wrong.title, said=one.said)
            yield said, "" if rank else one.wrong.code
        if count > _TITLES:
            more = _("and {count} more", count=count - _TITLES)
            yield _("and one more") if count == _TITLES + 1 else more, ""


def task_called(module: Module, name: str) -> Task | None:
    """The task of that name, in any of its spellings."""
    return next((task for task in module.tasks if name in (task.name, *task.also)), None)


def task_asked(module: Module, name: str) -> Task:
    """The task of that name, in any of its spellings. Raises InputError when there is none."""
    task = task_called(module, name)
    if not task:
        names = ", ".join(one.name for one in module.tasks)
        raise InputError(NO_TASK.format(task=name, slug=module.slug, tasks=names))
    return task


def which(module: Module) -> Message:
    """The tasks that have a hunt, for who named none. Raises InputError when there is no record of
    them."""
    names = [name for name, one in record_of(module).tasks.items() if one.catchable]
    return _("Which function? There is a hunt for: {tasks}.", tasks=", ".join(names) or "–")


def hunted(module: Module, task: Task) -> TaskRecord:
    """The record of a task. Raises InputError when there is nothing that an example could catch."""
    record = record_of(module)
    found = record.tasks.get(task.name, TaskRecord((), ()))
    if not found.catchable:
        raise InputError(
            _nothing(task, found, [name for name, one in record.tasks.items() if one.catchable])
        )
    return found


class Hunt:
    """The hunt of one task: who is caught so far, by which examples. `close` it at the end."""

    def __init__(self, module: Module, task: Task, sandbox: Sandbox, only: Collection[str] = ()):
        """Begin a hunt.

        Args:
            module: The module of the task.
            task: The function whose wrong programs are hunted.
            sandbox: Where programs run.
            only: The names of the wrong programs to hunt; all of them where none is named.

        Raises:
            InputError: There is nothing that an example could catch.
        """
        self.module, self.task = module, task
        self.record = hunted(module, task)
        self._is_part = bool(only)
        if only:
            self.record = replace(
                self.record, wrong=tuple(one for one in self.record.wrong if one.name in only)
            )
        self.tried: list[Tried] = []
        self._free = dict(enumerate(self.record.wrong))  # by their ranks among the programs
        right = [
            reference_of(module, task),
            *(Program(task.name, right_source(module, file)) for file in record_of(module).right),
        ]
        self._right = Programs(sandbox, right)
        self._ranks = range(len(right))
        self._wrong = Programs(
            sandbox, [program_of(module, task.name, one.code) for one in self.record.wrong]
        )

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
        tried = self._refused(example) or replace(
            self._try(example, self._free), others=bool(self.caught)
        )
        for one in tried.caught:
            del self._free[self.record.wrong.index(one.wrong)]
        self.tried.append(tried)
        return tried

    def _try(self, example: Example, ranks: Iterable[int]) -> Tried:
        """Try a true one on the wrong programs of these ranks."""
        calls = [(rank, example) for rank in ranks]
        answers = zip(calls, self._wrong.answers(calls), strict=True)
        caught = (
            Caught(self.record.wrong[rank], answer)
            for (rank, _), answer in answers
            if not answer.same
        )
        return Tried(example, caught=tuple(caught))

    def _refused(self, example: Example) -> Tried | None:
        """What is said of an example that is not true of right programs; None when it is."""
        reference, *others = self._right.answers([(rank, example) for rank in self._ranks])
        if reference.error:
            return Tried(
                example,
                _(
                    "A right program has no answer there ({error}): the exercise does not ask for "
                    "it.",
                    error=f"`{_told(reference.error, self.names)}`",
                ),
            )
        if not reference.shown:
            return Tried(example, _("A right program takes too long there. Take smaller values."))
        if example.is_bare and reference.shown not in _TRUTHS:
            return Tried(example, _("This example says no value: add `== …`."))
        # one that is right and slow says nothing
        others = [one for one in others if one.shown or one.error]
        if all(other.same == reference.same for other in others):
            return None if reference.same else Tried(example, self._false(example, reference))
        return Tried(
            example,
            _(
                "Right programs do not agree there: the exercise does not settle it, so it catches "
                "nobody."
            ),
        )

    def _false(self, example: Example, right: Answer) -> Message:
        """The right answer; and the mistake by which a program comes to the same wrong one, where
        one does."""
        ranks = range(len(self.record.wrong))
        answers = self._wrong.answers([(rank, example) for rank in ranks])
        alike = [one for one, answer in zip(self.record.wrong, answers, strict=True) if answer.same]
        if not alike:
            return _("No: {right}.", right=f"`{right.shown}`")
        found = Counter(name for case in self.record.smallest for name in case.catches)
        # the hardest one to find
        title = min(alike, key=lambda one: (found[one.name], len(one.title["en"]))).title
        said = f"`{show(example.value)}`"
        return _(
            "No: {right}. A wrong program answers {said}, too: {title}",
            right=f"`{right.shown}`",
            said=said,
            title=after_colon(title),
        )

    # ---- what is said of it

    def free_by_promise(self) -> list[tuple[Message, int]]:
        """The promises that those still free break, the first one of each program, with how many
        break it."""
        broken = [failed_by(self.module, wrong.name)[:1] for wrong in self.free]
        return Counter(check.requirement for checks in broken for check in checks).most_common()

    def standing(self) -> list[Message]:
        """How many are caught, who is free, and par, where all are hunted."""
        said = [self._score(), *(self.still_free() or [_("All are caught!")])]
        return said if self._is_part else [*said, self._par(), *cannot(self._uncaught())]

    def still_free(self) -> list[Message]:
        """The programs that are free, by the promise they break; nothing when all are caught."""
        broken = self.free_by_promise()
        said = [_("{count} × {promise}", count=count, promise=one) for one, count in broken]
        return [_("Still free, by the promise they break:"), *said] if broken else []

    def _score(self) -> Message:
        examples, caught = len(self.true), len(self.caught)
        if not examples:
            return _(
                "None of your examples is true yet; {count} programs are free.", count=self.count
            )
        return plural(
            "Your example catches {caught} of {total}.",
            "Your {count} examples catch {caught} of {total}.",
            count=examples,
            caught=caught,
            total=self.count,
        )

    def _par(self) -> Message:
        par = self.record.par
        if not self.free and len(self.true) <= par:
            return _("Nobody we know does with fewer.")
        return plural(
            "One example is known to catch them all.",
            "The fewest examples known to catch them all are {count}.",
            count=par,
        )

    def _uncaught(self) -> list[Wrong]:
        return [one for one in self._free.values() if one.why]


def _told(error: str, names: Iterable[str]) -> str:
    """An error; only its type where it speaks of functions that a learner does not see."""
    seen = {*names, *dir(builtins)}
    return error if seen.issuperset(_CALLED.findall(error)) else error.partition(":")[0]


def _nothing(task: Task, record: TaskRecord, others: Sequence[str]) -> Message:
    reasons = [WHY[why] for why in dict.fromkeys(one.why for one in record.wrong)] or [
        WHY["unseen"]
    ]
    return _(
        "No example catches a wrong `{name}`: it does not see {why}. There is a hunt for: {tasks}.",
        name=task.name,
        why=joined(reasons, "comma"),
        tasks=", ".join(others) or "–",
    )


def cannot(wrong: Sequence[Wrong]) -> list[Message]:
    """A sentence about those that no example catches; none when there are none."""
    if not wrong:
        return []
    reasons = Counter(one.why for one in wrong)
    parts = [_("{why} ({count})", count=count, why=WHY[why]) for why, count in reasons.items()]
    return [
        plural(
            "One other wrong program cannot be caught: an example does not see {why}.",
            "{count} other wrong programs cannot be caught: an example does not see {why}.",
            count=len(wrong),
            why=joined(parts, "comma") if len(wrong) > 1 else WHY[wrong[0].why],
        )
    ]
