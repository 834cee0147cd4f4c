"""A question about a mistake that was made: a hunt for the program that makes it, or what that program returns."""

import ast
import re
from collections.abc import Collection, Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, ClassVar

from autograder.course.module import Course, Module, Task
from autograder.examples.hunting import Hunt, task_called
from autograder.examples.programs import Answer, Program, Programs
from autograder.examples.record import (
    TaskRecord,
    Wrong,
    examples_of,
    failed_by,
    known_mistake,
    program_of,
    record_of,
)
from autograder.examples.written import Example, form_of, written
from autograder.i18n import again as wording
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.hunt import after_colon
from autograder.i18n.text import Text
from autograder.learn.spacing import Met, keep, met_so_far
from autograder.learn.state import Progress
from autograder.sandbox.servers import Sandbox

_LONGEST = 40  # characters of a value to predict
_MANY_DIGITS = re.compile(r"\.\d{4}")
_SHOWN = 40  # characters of what is no value
_KEPT = 200  # characters of an example that is remembered


@dataclass(frozen=True)
class Mistake:
    """A mistake that was met, and the wrong program that makes it."""

    met: Met
    module: Module
    task: Task
    wrong: Wrong

    @property
    def program(self) -> Program:
        return program_of(self.module, self.task.name, self.wrong.code)

    @property
    def promise(self) -> Text:
        """The first one that the program breaks."""
        return next((one.promise for one in failed_by(self.module, self.wrong.name)), self.wrong.title)

    @property
    def question(self) -> Text:
        """What `check` asks whoever makes it."""
        known = known_mistake(self.module, self.wrong.name)
        return known.diagnosis.advice if known else self.wrong.title


def mistakes_met(course: Course, progress: Progress, today: date) -> list[Mistake]:
    """The mistakes to ask about, by the day on which they come back. Raises InputError when nothing can be read."""
    if progress.damaged:
        raise InputError(wording.DAMAGED.format(file=progress.damaged))
    met = met_so_far(progress, today)
    records = {slug: _tasks_of(course, slug) for slug in {one.slug for one in met}}
    found = (_mistake(course, one, records[one.slug]) for one in met)
    return [one for one in found if one]


def nothing_to_ask(kept: Iterable[Progress]) -> Text:
    """Why there is no mistake to ask about: nothing is noted, or nothing that an example shows."""
    return wording.NONE_TO_ASK if any(progress.met() for progress in kept) else wording.NONE_YET


def _tasks_of(course: Course, slug: str) -> Mapping[str, TaskRecord]:
    """What is recorded of a module's wrong programs; nothing where there is no such module, or no record of it."""
    with suppress(KeyError, InputError):
        return record_of(course.modules[slug]).tasks
    return {}


def _mistake(course: Course, met: Met, records: Mapping[str, TaskRecord]) -> Mistake | None:
    """The mistake that was met; None where this course does not know it, or no example shows it."""
    wrong = [one for one in records[met.task].catchable if one.name == met.name] if met.task in records else []
    module = course.modules[met.slug] if wrong else None
    task = task_called(module, met.task) if module else None
    return Mistake(met, module, task, wrong[0]) if module and task else None


# ---------------------------------------------------------------- the two kinds


@dataclass(frozen=True)
class Tried:
    """What is said of one answer, and whether it was a good one.

    `code`: what may be seen of the program by now; `example`: the one that has caught it.
    """

    said: tuple[Text, ...]
    well: bool
    code: str = ""
    example: str = ""


@dataclass(frozen=True)
class LittleHunt:
    """The hunt for one program: write an example that it fails."""

    tries: ClassVar[int] = 3
    mistake: Mistake
    sandbox: Sandbox
    code: str = ""

    @property
    def asked(self) -> tuple[Text, Text]:
        """What is said before the code, and after it."""
        form = form_of(self.mistake.task.name)
        return wording.HUNT.format(promise=after_colon(self.mistake.promise)), wording.HOW_TO_HUNT.format(form=form)

    def try_answer(self, typed: str) -> Tried:
        """Judge one answer. Raises InputError when it is none, and SandboxError."""
        mistake = self.mistake
        with closing(Hunt(mistake.module, mistake.task, self.sandbox, mistake.wrong)) as hunt:
            tried = hunt.try_example(_example(typed, hunt.names))
        if tried.is_false:
            return Tried((wording.FALSE,), False)
        if tried.refused:
            raise InputError(tried.refused)
        if not tried.caught:
            return Tried((wording.NOT_CAUGHT,), False)
        caught = tried.caught[0]
        said = wording.CAUGHT.format(title=caught.wrong.title, said=caught.said)
        return Tried((said,), True, caught.wrong.code, tried.example.text)

    def told(self) -> Text:
        """What is said when no try is left."""
        return wording.TOLD_THEN.format(question=self.mistake.question)


@dataclass(frozen=True)
class Prediction:
    """What one program returns, which is not what a right one returns."""

    tries: ClassVar[int] = 2
    mistake: Mistake
    sandbox: Sandbox
    example: Example
    value: str

    @property
    def code(self) -> str:
        return self.mistake.wrong.code

    @property
    def asked(self) -> tuple[Text, Text]:
        return wording.PREDICT, wording.HOW_TO_PREDICT.format(call=self.example.call)

    def try_answer(self, typed: str) -> Tried:
        values = self._values(typed)
        with closing(Programs(self.sandbox, [self.mistake.program])) as programs:
            answers = programs.answers([(0, replace(self.example, value=one)) for one in values])
        if any(one.same for one in answers):
            return Tried((wording.PREDICTED.format(value=self.value), self._right_one()), True)
        as_if_right = any(one == self.example.value for one in values)
        return Tried((wording.AS_IF_RIGHT if as_if_right else wording.NOT_PREDICTED,), False)

    def _values(self, typed: str) -> list[Any]:
        """What an answer may mean: a text may lack its quotes, and stand where a call is compared with it."""
        names = (self.mistake.task.name, *self.mistake.task.also)
        values: list[Any]
        if "==" in typed and _is_example(typed, names):
            example = _example(typed, names)
            values = [example.value] if example.call == self.example.call else []
        else:
            values = [typed] if isinstance(ast.literal_eval(self.value), str) else []
            with suppress(ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
                values.append(ast.literal_eval(typed))
        if values in ([], [...]):
            raise InputError(wording.NO_VALUE.format(typed=clean(typed, _SHOWN)))
        return values

    def _right_one(self) -> Text:
        return wording.RIGHT_ONE.format(right=repr(self.example.value))

    def told(self) -> Text:
        said = wording.IT_RETURNS.format(value=self.value) + self._right_one()
        return said + wording.TOLD_THEN.format(question=self.mistake.question)


Question = LittleHunt | Prediction


def question_about(mistake: Mistake, sandbox: Sandbox) -> Question:
    """The next question about a mistake: a hunt, the next time a prediction if there can be one, and so on."""
    shown = _shown_by(mistake, sandbox) if mistake.met.asked % 2 else None
    return Prediction(mistake, sandbox, *shown) if shown else LittleHunt(mistake, sandbox)


def _is_example(typed: str, names: Collection[str]) -> bool:
    return re.match(rf"assert\b|(?:{'|'.join(map(re.escape, names))})\s*\(", typed) is not None


def _example(typed: str, names: tuple[str, ...]) -> Example:
    """The example that was typed, be it without its `assert`. Raises InputError."""
    bare = _is_example(typed, names) and not typed.startswith("assert")
    read = written(f"assert {typed}" if bare else typed, names, alone=True)
    if read.refused:
        raise InputError(read.refused[0])
    if len(read.examples) != 1:
        raise InputError(wording.ONE_EXAMPLE.format(form=form_of(names[0])))
    return read.examples[0]


def _shown_by(mistake: Mistake, sandbox: Sandbox) -> tuple[Example, str] | None:
    """A call on which the program errs, and the short value it returns there; None where there is none.

    The learner knows it: it once caught this program, or stands in the statement. Those of the record are not shown, as
    some grade with them.
    """
    task = mistake.task.name
    own = written(mistake.met.example, (task, *mistake.task.also)).examples
    with closing(Programs(sandbox, [mistake.program])) as programs:
        for one in (*own, *examples_of(mistake.module, task)):
            (said,) = programs.answers([(0, one)])
            if not said.same and _is_short_value(said.shown):
                return one, said.shown
            if said == Answer():
                break  # it has no end, and others may have none either
    return None


def _is_short_value(shown: str) -> bool:
    """Whether somebody can type that."""
    try:
        ast.literal_eval(shown)
    except (ValueError, SyntaxError):
        return False
    return len(shown) <= _LONGEST and not _MANY_DIGITS.search(shown)


# ---------------------------------------------------------------- an answer, and what it changes


@dataclass(frozen=True)
class Reply:
    """What is said of an answer; `over`: whether nothing more is asked."""

    said: tuple[Text, ...]
    code: str
    well: bool
    over: bool


def tries_left(question: Question) -> Text:
    """How many answers may still be wrong."""
    return wording.left(max(question.tries - question.mistake.met.tries, 1))


def answered(question: Question, typed: str, progress: Progress, today: date) -> Reply:
    """Judge an answer, and note when the mistake comes back. Raises InputError when it is none, and SandboxError."""
    tried, met = question.try_answer(typed), question.mistake.met
    now = _standing(met, progress, today)
    left = question.tries - now.tries - 1
    if not tried.well and left > 0:
        keep(progress, replace(now, tries=now.tries + 1))
        return Reply((*tried.said, wording.left(left)), tried.code, False, over=False)
    known = tried.example if 0 < len(tried.example) <= _KEPT else now.example
    after = replace(now.after(tried.well, today), example=known)
    keep(progress, after)
    told = () if tried.well else (question.told(),)
    early = tried.well and now.due(today) > today
    back = (wording.BACK_EARLY if early else wording.BACK).format(day=wording.day_of(after.due(today)))
    return Reply((*tried.said, *told, back), tried.code, tried.well, over=True)


def _standing(met: Met, progress: Progress, today: date) -> Met:
    """The mistake as it was last noted: an answer before this one has changed it."""
    return next((one for one in met_so_far(progress, today) if one.key == met.key), met)
