"""The trusted end: asks a worker one thing at a time. Never runs or unpickles what it says.

How a worker is reached is the matter of its channel: `forked`, `child` or `in_process`.
"""

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import astuple
from typing import Any, NoReturn

from autograder.sandbox import forms
from autograder.sandbox.loader import Functions, Loadable
from autograder.sandbox.worker import TOGETHER

MAX_PRINTED = 200_000  # characters a worker may print during one request
MAX_NAME = 100  # characters of a function's name
MAX_QUESTIONS = 1000  # lines of input asked for during one request
# times and plus: a worker ends a call that takes too long by itself; what it cannot end, we do
LATE = (1.1, 0.2)

# what was printed since the last question -> the line typed, None: end of input
Player = Callable[[str], str | None]


class SandboxError(Exception):
    """The sandbox itself does not work here. Nothing a submission does can raise it."""


class NotGranted(SandboxError):
    """The kernel does not grant a layer of the confinement, and would not if asked again."""


class Killed(SandboxError):
    """Somebody killed the worker: the machine was short of memory, say. What it was asked must be
    asked anew.

    It cannot have been the submission: no signal that it can send is this one (see seccomp).
    """


class Busy(SandboxError):
    """The machine is too busy to tell whether the submission takes too long."""


class WorkerGone(Exception):
    """The worker died (crash), closed its pipe (closed), or was put an end to: timeout, protocol,
    too large, too much output, too many questions.
    """

    def __init__(self, why: str, detail: str = "", function: str = "", partial: Any = None):
        """`function`: the one that did not end, as the worker says; `partial`: what it answered
        before."""
        super().__init__(why, detail)
        self.why, self.detail, self.function, self.partial = why, detail, function, partial

    def __str__(self) -> str:
        return f"{self.why}: {self.detail}"


class Raised(Exception):
    """The submission raised an exception: its type and message as text, the line of the submission
    or None.

    `elsewhere`: that line only called the function that raised it, which is none of the
    submission's. `kind`: Python's own exception that it is, or is derived from.
    """

    type_name: str
    message: str
    kind: str
    line: int | None

    def __init__(self, info: Any):
        if not forms.fits(info, forms.EXCEPTION):
            info = ("Exception", "?", None, "Exception")
        self.type_name, self.message, line, self.kind = info
        is_known = line is not None and abs(line) in forms.LINE
        self.line = abs(line) if is_known else None
        self.elsewhere = is_known and line < 0
        super().__init__(f"{self.type_name}: {self.message}".rstrip(": "))


class Exchange:
    """One request, and what comes back: questions, each answered by the player, and one reply.

    Attributes:
        nonce: What each message must say; nobody can foresee it.
        timeout: Seconds that a call may take.
        together: What several calls may take before the last one.
        printed: What the worker printed meanwhile.
        kind: The kind of reply, as `worker` lists them; empty before it has come.
        value: What the reply says.
    """

    def __init__(self, timeout: float, together: float = 0.0, player: Player | None = None):
        self.nonce = secrets.token_hex(8)
        self.timeout, self.together = timeout, together
        self.printed = self.kind = ""
        self.value: Any = None
        self._player, self._question, self._questions = player, "", 0

    @property
    def budget(self) -> float:
        """Seconds after which the worker is ended from outside."""
        return self.timeout * LATE[0] + LATE[1] + self.together

    def hear(self, message: Any) -> None:
        """Take in what the worker says.

        Raises:
            WorkerGone: It is no message of this exchange, or too much of one.
        """
        if not forms.fits(message, forms.MESSAGE) or message[1] != self.nonce:
            raise WorkerGone("protocol", "bad message or stale nonce")
        kind, _nonce, value, *_printed = message
        self.printed += message[-1]
        if len(self.printed) > MAX_PRINTED:
            raise WorkerGone("too much output")
        if kind == "l":
            raise WorkerGone("too large", f"{value} bytes")
        if kind == "i":
            self._question = value
        else:
            self.kind, self.value = kind, value

    def answer(self) -> str | None:
        """Return what the player types.

        Raises:
            WorkerGone: There were too many questions.
        """
        self._questions += 1
        if self._questions > MAX_QUESTIONS:
            raise WorkerGone("too many questions")
        return self._player(self._question) if self._player else None


class Channel:
    """A way to one worker.

    Attributes:
        took: Seconds of the last exchange that the worker computed or slept.
        received: Bytes of what came back then.
        status: How its process ended: wait status, processor seconds, peak memory in kB.
        pace: How much longer things take here than they should.
    """

    took = 0.0
    received = 0
    status: tuple[int, float, int] | None = None
    pace = 1.0

    def carry(self, request: list[Any], exchange: Exchange) -> None:
        """Carry an exchange out, up to its reply.

        Raises:
            WorkerGone: It comes to no end; the worker must be ended.
            SandboxError: The machine could not do its work.
        """
        raise NotImplementedError

    def end(self, problem: WorkerGone | SandboxError) -> WorkerGone | SandboxError:
        """End the worker; return the problem, or what its process tells of it."""
        raise NotImplementedError


class Worker:
    """What runs one submission and answers. One request, one reply, in lockstep, each within its
    deadline.

    Attributes:
        channel: The way to it.
        gone: Why it has ended; None while it lives.
        printed: What it printed during the last request.
        took: Seconds of the last request that it computed or slept.
        read: Of those of the last loading, the ones before anything ran: long files take long to
            read.
        charge: Hears of the seconds of each request.
    """

    def __init__(self, channel: Channel):
        self.channel = channel
        self.gone: str | None = None
        self.printed = ""
        self.took = self.read = 0.0
        self.charge: Callable[[float], None] = lambda seconds: None

    @property
    def status(self) -> tuple[int, float, int] | None:
        """How its process ended: wait status, processor seconds, peak memory in kB."""
        return self.channel.status

    @property
    def received(self) -> int:
        """The bytes of what came back to the last request."""
        return self.channel.received

    def _ask(
        self,
        operation: str,
        arguments: Sequence[Any],
        timeout: float,
        player: Player | None = None,
        together: float = 0.0,
    ) -> Any:
        """Return the reply to one request, for which `worker.RequestHandler` has a method.

        Args:
            operation: The name of the method.
            arguments: Its arguments.
            timeout: Seconds that a call may take.
            player: Who answers questions.
            together: What several calls may take before the last one.

        Raises:
            Raised: The submission raised an exception.
            WorkerGone: The worker has ended, or had to be.
            SandboxError: The machine could not do its work.
        """
        if self.gone:
            raise WorkerGone(self.gone, "the worker is gone")
        exchange = Exchange(timeout, together, player)
        try:
            self.channel.carry([operation, exchange.nonce, timeout, *arguments], exchange)
        except (WorkerGone, SandboxError) as problem:
            self._end(problem, timeout)
        finally:
            self.printed, self.took = exchange.printed, self.channel.took
            self.charge(self.took / self.channel.pace)
        if exchange.kind == "r":
            return exchange.value
        if exchange.kind == "e":
            raise Raised(exchange.value)
        if exchange.kind == "t" and forms.fits(exchange.value, forms.GIVEN_UP):
            function, before = exchange.value
            self._end(WorkerGone("timeout", "", function[:MAX_NAME], before), timeout)
        return self._refuse(operation)

    def _ask_surely(self, operation: str, arguments: Sequence[Any], timeout: float) -> Any:
        """Return the reply to a request that no learner's code can make fail: an exception then is
        not an answer."""
        try:
            return self._ask(operation, arguments, timeout)
        except Raised:
            return self._refuse(operation)

    def _end(self, problem: WorkerGone | SandboxError, timeout: float = 0.0) -> NoReturn:
        """End the worker, and raise what became of it."""
        problem, self.gone = self.channel.end(problem), "crash"
        if isinstance(problem, WorkerGone):
            self.gone = problem.why
            if self.gone == "timeout":
                problem.detail = problem.detail or f"{timeout:g} s"
        raise problem from None

    def _refuse(self, operation: str) -> NoReturn:
        self._end(WorkerGone("protocol", f"bad answer to {operation}"))

    # ---- what can be asked

    def load(self, loadable: Loadable, run: bool = True, timeout: float = 5) -> dict[str, Any]:
        """Load a submission; return what the worker says of it, checked for its form."""
        # said before any of it ran: nothing of it is forged
        read = self._state("load", astuple(loadable), timeout)
        if not run:
            return read
        self.read = self.took
        loaded = self._state("run", [], timeout)
        self.took += self.read
        return loaded | {name: read[name] for name in ("broken", "lines", "kinds")}

    def step(self, rank: int, timeout: float = 1) -> None:
        """Run one statement of a submission that was loaded without being run."""
        self._ask("step", [rank], timeout)

    def loaded(self, timeout: float = 5) -> dict[str, Any]:
        """Return what the worker says of the submission after the last step, as after `load`."""
        return self._state("finish", [], timeout)

    def _state(self, operation: str, arguments: Sequence[Any], timeout: float) -> dict[str, Any]:
        reply = self._ask(operation, arguments, timeout)
        if not forms.is_loaded(reply):
            self._refuse(operation)
        return dict(reply)

    def begin(
        self, given: Functions | None, seed: int | None, heedless: bool = False, timeout: float = 5
    ) -> None:
        """Load the submission anew with other functions given, and chance fixed by a seed (see
        worker, seeding)."""
        self._ask_surely("begin", [given, seed, heedless], timeout)

    def counts(self, timeout: float = 1) -> dict[str, int]:
        """Return the number of calls of each function given by `begin` since this was last
        asked."""
        reply = self._ask_surely("counts", [], timeout)
        if type(reply) is not dict or not all(type(count) is int for count in reply.values()):
            self._refuse("counts")
        return dict(reply)

    def map(
        self,
        name: str,
        calls: bytes,
        count: int,
        afresh: int = 0,
        by: Sequence[str] = (),
        timeout: float = 3,
    ) -> list[Any]:
        """Call a function with several lists of arguments, one after the other.

        Args:
            name: The function.
            calls: The lists of arguments, packed.
            count: How many there are.
            afresh: After how many calls the submission is loaded anew; 0: never.
            by: The name and the source of a function that is called instead, with the submission
                and the arguments.
            timeout: What each call may take.

        Returns:
            Values, errors, changed arguments; of fewer calls, at least one, when all together take
            too long.
        """
        together = TOGETHER if count > 1 else 0.0
        reply = self._ask("map", [name, calls, afresh, by], timeout, together=together)
        if not forms.is_map(reply, count) or not reply[0]:
            self._refuse("map")
        return list(reply)

    def call(
        self, name: str, arguments: list[Any], player: Player | None = None, timeout: float = 2
    ) -> Any:
        """Call a function once; its questions (`input`) go to the player."""
        return self._ask("call", [name, arguments], timeout, player)

    def trace(
        self, call: str, source: str, timeout: float = 3, skipped: Collection[str] = ()
    ) -> list[Any]:
        """Make a call, told as text; return what was seen: see `tracing.watched`. Nothing of it is
        to be believed."""
        reply = self._ask("trace", [call, source, sorted(skipped)], timeout)
        if not forms.is_trace(reply):
            self._refuse("trace")
        return list(reply)

    def close(self) -> None:
        """End the worker, if it has not ended."""
        if self.gone is None:
            self.gone = "closed"
            self.channel.end(WorkerGone(self.gone))
