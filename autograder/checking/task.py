"""Tasks, and the checks that are declared for them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from autograder.checking.cases import Cases
from autograder.checking.compare import View, as_it_is
from autograder.i18n.message import Message, _, written_by_author

if TYPE_CHECKING:
    from autograder.checking.submission import Submission

Look = Callable[["Submission"], None]
MANNERS_POINTS = 0.25

_IN_A_LANGUAGE = re.compile(r"^\s*([a-z]{2,3}): +(.*\S)", re.MULTILINE)
_RETURNS = {
    int: _("The result must be a whole number, of type `int`."),
    bool: _("The result must be `True` or `False`."),
}


class Kind(Enum):
    """What a check looks at. An example such as `assert f(2) == 4` shows answers alone."""

    ANSWERS = "answers"
    TYPE = "type"
    ARGUMENTS = "arguments"
    STATE = "state"
    CHANCE = "chance"
    GAME = "talk"
    SPEED = "speed"


_KINDS = {
    "keeps_its_arguments": Kind.ARGUMENTS,
    "repeats": Kind.STATE,
    "returns": Kind.TYPE,
    "play": Kind.GAME,
    "times_as_fast": Kind.SPEED,
}


@dataclass(frozen=True)
class Check:
    """One thing that is looked at in a function.

    Attributes:
        task: The function that learners write.
        name: The name of the check without `test_`.
        points: What passing it earns.
        requirement: What learners read of it.
        after: The name of the check that has to be passed before this one is looked at, if any.
        kind: What it looks at.
        look: The function that looks; returns when all is well.
        reference: The right function.
        example: A right answer, as code, of a function that draws at random; empty for others.
        cases: The calls it makes, as far as they are known beforehand.
        is_alone_on_state: Whether no other check of the task looks at what survives from call to
            call.
    """

    task: str
    name: str
    points: float
    requirement: Message
    after: str | None
    kind: Kind
    look: Look
    reference: Callable[..., Any]
    example: str = ""
    cases: tuple[Cases, ...] = ()
    is_alone_on_state: bool = False


class _Declared(NamedTuple):
    """A check whose name is not known yet: that of the variable in the file of checks."""

    task: "Task"
    check: Check
    after: Look | None


class Task:
    """A function that learners write, and the right one."""

    def __init__(self, reference: Callable[..., Any], example: str = ""):
        """Declare a task.

        Args:
            reference: The right function; the learner's has the same name.
            example: For a function that draws at random, an answer it could give, as code.
        """
        self.reference, self.example = reference, example
        self.name: str = reference.__name__
        self.declared: list[Look] = []

    def check(
        self,
        points: float,
        after: Look | None = None,
        alone: bool = False,
    ) -> Callable[[Look], Look]:
        """Declare a function as a check of this task.

        Args:
            points: What passing it earns.
            after: The check that has to be passed before this one is looked at. The first one of
                the task, where nothing is given.
            alone: Whether it waits for no other check.

        Returns:
            A decorator for a function of a `Submission`, which returns when all is well. The first
            paragraph of its docstring says to learners what their function must do; in a course in
            several languages, it has a line such as "fr: …" for each of them.

        Raises:
            ValueError: There is no docstring, or the points are no number.
        """

        def declare(look: Look) -> Look:
            kind = Kind.CHANCE if self.example else _kind_of(look)
            cases = _cases_named_by(look)
            return self._declare(look, points, _described(look), kind, cases, after, alone)

        return declare

    def returns(
        self,
        kind: type,
        on: Cases,
        seen_as: View = as_it_is,
        points: float = MANNERS_POINTS,
        requirement: Message | None = None,
        **waits: Any,
    ) -> Look:
        """Make a check: each answer of the right value is of exactly that type.

        A number of NumPy counts as Python's: an `int64` is an `int`.

        Args:
            kind: The type.
            on: The calls.
            seen_as: How an answer is seen before it is compared: `bool`, say.
            points: What passing it earns.
            requirement: What learners read, where the usual sentence does not say it.
            waits: `after=` or `alone=`, as for `check`.

        Returns:
            The check, to be given a name that begins with `test_`.
        """
        usual = _RETURNS.get(kind) or _("The result must be of type `{kind}`.", kind=kind.__name__)

        def look(submission: "Submission") -> None:
            submission.returns(kind, on, seen_as)

        return self._declare(look, points, requirement or usual, Kind.TYPE, (on,), **waits)

    def keeps_its_arguments(
        self,
        on: Cases,
        points: float = MANNERS_POINTS,
        requirement: Message | None = None,
        **waits: Any,
    ) -> Look:
        """Make a check: after each call, the arguments are what they were before."""
        usual = _("After the call, the arguments must be what they were before.")

        def look(submission: "Submission") -> None:
            submission.keeps_its_arguments(on)

        return self._declare(look, points, requirement or usual, Kind.ARGUMENTS, (on,), **waits)

    def repeats(
        self,
        on: Cases,
        seen_as: View = as_it_is,
        also: Cases | None = None,
        points: float = MANNERS_POINTS,
        requirement: Message | None = None,
        **waits: Any,
    ) -> Look:
        """Make a check: a call made again, or after others, gives the same answer.

        Args:
            on: The calls that are made twice.
            seen_as: How an answer is seen before it is compared.
            also: Lines that show the same in another way, as "a = f(2); f(3).clear(); a" does.
            points: What passing it earns.
            requirement: What learners read, where the usual sentence does not say it.
            waits: `after=` or `alone=`, as for `check`.

        Returns:
            The check, to be given a name that begins with `test_`.
        """
        usual = _("The same call made a second time must give the same result.")

        def look(submission: "Submission") -> None:
            submission.repeats(on, seen_as)
            if also:
                submission.agrees(also, seen_as)

        return self._declare(look, points, requirement or usual, Kind.STATE, (on,), **waits)

    def _declare(
        self,
        look: Look,
        points: float,
        requirement: Message,
        kind: Kind,
        cases: tuple[Cases, ...],
        after: Look | None = None,
        alone: bool = False,
    ) -> Look:
        if type(points) not in (int, float):
            raise ValueError(f"points={points!r} is no number; write points=1, say, or points=0.5")
        if not alone and not after and self.declared:
            after = self.declared[0]
        check = Check(
            self.name,
            "",
            float(points),
            requirement,
            None,
            kind,
            look,
            self.reference,
            self.example,
            cases,
        )
        look.check = _Declared(self, check, after)  # type: ignore[attr-defined]
        self.declared.append(look)
        return look


def checks_among(names: Mapping[str, Any]) -> tuple[Check, ...]:
    """Return the checks that a file declares, in its order.

    Args:
        names: The names of the file, and what they stand for.

    Raises:
        ValueError: The name of a check does not begin with `test_`, or is another one's.
    """
    found = {
        name: value.check
        for name, value in names.items()
        if isinstance(getattr(value, "check", None), _Declared)
    }
    for name in found:
        if not name.startswith("test_"):
            raise ValueError(
                f"{name}: the name of a check begins with test_, so that pytest finds it"
            )
    names_of = {one.check.look: name.removeprefix("test_") for name, one in found.items()}
    for task in {one.task for one in found.values()}:
        if not set(task.declared) <= names_of.keys():
            raise ValueError(
                f"two checks are called the same, or one has no name: {task.name} has "
                f"{len(task.declared)} of them; give each a name of its own"
            )
    tasks_on_state = {one.task for one in found.values() if one.check.kind is Kind.STATE}
    return tuple(
        replace(
            one.check,
            name=names_of[one.check.look],
            after=names_of[one.after] if one.after else None,
            is_alone_on_state=one.task not in tasks_on_state,
        )
        for one in found.values()
    )


def _kind_of(look: Look) -> Kind:
    """Return what a check looks at, by the verbs it uses."""
    verbs = look.__code__.co_names
    return next((kind for verb, kind in _KINDS.items() if verb in verbs), Kind.ANSWERS)


def _cases_named_by(look: Look) -> tuple[Cases, ...]:
    values = map(look.__globals__.get, look.__code__.co_names)
    return tuple(value for value in values if isinstance(value, Cases))


def _described(function: Callable[..., Any]) -> Message:
    """Return what the docstring of a check says to learners."""
    docstring = (function.__doc__ or "").strip()
    if _IN_A_LANGUAGE.match(docstring):
        return written_by_author(dict(_IN_A_LANGUAGE.findall(docstring)))
    description = " ".join(re.split(r"\n\s*\n", docstring)[0].split())
    if not description:
        raise ValueError(
            f"{function.__name__}: a docstring that says what the function must do was expected"
        )
    return Message(description)
