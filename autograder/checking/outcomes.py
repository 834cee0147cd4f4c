"""What came of loading a submission, of calling its functions and of playing its games."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from autograder.i18n.message import Message
from autograder.sandbox import codec
from autograder.sandbox.client import Raised, WorkerGone
from autograder.sandbox.loader import Functions


class Outcome(NamedTuple):
    """What one call gave: a value, or an exception (`raised`), or the end of the worker
    (`gone`)."""

    value: Any = None
    raised: Raised | None = None
    gone: WorkerGone | None = None
    # the arguments after the call, when they are not what they were
    changed: list[Any] | None = None

    def summary(self) -> str:
        """The same text for the same behaviour."""
        if self.raised:
            return f"!{self.raised.type_name}{'' if self.raised.line else ' at the call'}"
        if self.gone:
            return f"!!{self.gone.why}"
        if type(self.value) is int and self.changed is None and abs(self.value) < 1 << 53:
            return f"[{self.value},null]"  # what follows, twenty times as fast
        return codec.encode([self.value, self.changed], limit=2 * codec.MAX_DEPTH)


@dataclass
class Run:
    """What a function gave on many inputs, in order, up to the call that ended the worker if there
    is one."""

    values: list[Any] = field(default_factory=list)
    raised: dict[int, Raised] = field(default_factory=dict)
    changed: dict[int, list[Any]] = field(default_factory=dict)
    gone: WorkerGone | None = None
    size: int = 0  # bytes of the answers

    @property
    def plain(self) -> bool:
        """Did every call return?"""
        return not self.raised and self.gone is None

    def is_just(self, expected: list[Any]) -> bool:
        """Whether every call surely returned what was expected: fast, and mostly enough."""
        return self.plain and codec.is_identical(self.values, expected)

    @property
    def outcomes(self) -> list[Outcome]:
        found = [*map(Outcome, self.values)]
        for rank in self.raised.keys() | self.changed.keys():
            found[rank] = Outcome(
                self.values[rank], self.raised.get(rank), changed=self.changed.get(rank)
            )
        return [*found, Outcome(gone=self.gone)] if self.gone else found

    def add(self, reply: list[Any]) -> None:
        """Take in what `Worker.map` answered."""
        values, errors, changed = reply
        start = len(self.values)
        self.values += values
        self.raised |= {start + rank: Raised(info) for rank, info in errors}
        self.changed |= {start + rank: after for rank, after in changed}


@dataclass(frozen=True)
class Setting:
    """A way to load a submission for some calls: functions put in the place of its own, and chance
    fixed by a seed."""

    given: Functions | None = None
    seed: int | None = None
    heedless: bool = False  # `random.seed` has no effect


AS_LOADED = Setting()


@dataclass(frozen=True)
class Turn:
    """One question of a game: what was printed since the last one, and the line typed (None: end of
    input)."""

    printed: str
    line: str | None


@dataclass(frozen=True)
class PlayedGame:
    """One call of an interactive function, played to its end."""

    turns: tuple[Turn, ...]
    after: str  # what was printed after the last line typed
    outcome: Outcome
    counts: dict[str, int]  # how often each function of the setting was called

    @property
    def lines(self) -> list[str]:
        """What was typed."""
        return [turn.line for turn in self.turns if turn.line is not None]

    @property
    def replies(self) -> list[str]:
        """What was printed after each line typed, the next prompt included."""
        texts = [turn.printed for turn in self.turns] + [self.after]
        return texts[1 : len(self.lines) + 1]


@dataclass(frozen=True)
class Loaded:
    """What loading the submission showed."""

    tasks: dict[str, str]  # task: "" when it can be called, else the type of what bears its name
    functions: tuple[str, ...]
    broken: tuple[tuple[int, int, str | None, str], ...]
    failures: tuple[tuple[int, str, str, int | None], ...]
    untrue: tuple[int, ...]  # the lines of the examples that do not hold


class NotLoadable(Exception):
    """The submission cannot be loaded, whatever is left out; the reason in words."""

    def __init__(self, reason: Message):
        super().__init__(reason["en"])
        self.reason = reason


@dataclass(frozen=True)
class Skipped:
    """A statement that is left out as the program did not get past it.

    Attributes:
        line: Its line.
        reason: Why the program did not get past it.
        substituted: The functions substituted then: with others, it may end.
    """

    line: int
    reason: Message
    substituted: tuple[str, ...]
