"""The untrusted end of the pipe: loads one submission, calls its functions, answers in plain data.

Nothing here is believed by the checker. A frame is a length (4 bytes, big endian) and a list:
the checker sends `[operation, nonce, seconds, …]`; the worker answers `["r", nonce, value,
printed]`, `["e", nonce, [type, message, line], printed]`, `["t", nonce, [function, answers before],
printed]` when a call took more than so many seconds of processor time, or too much memory, or
`["l", nonce, size, ""]` instead of a frame of more bytes than are read; after any number of `["i",
nonce, printed]`, each of which asks for a line of input. Before it is asked anything, it says that
it is ready, or `["c", "ready", [whether the kernel refuses, reason], ""]` when it could not be
confined.
"""

import _sitebuiltins
import builtins
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any

from autograder.sandbox import codec, seeding
from autograder.sandbox.alarm import Alarm, Endless
from autograder.sandbox.loader import (
    Functions,
    Loadable,
    LoadedSource,
    failure,
    functions_of,
    out_of_memory,
)
from autograder.sandbox.tracing import watched

REQUESTS, REPLIES = 3, 4  # descriptors
MAX_REPLY = 1 << 20  # bytes of one frame
READY = "ready"  # the nonce of what a worker says before it was asked anything
_IMPORT = builtins.__import__
_KEPT_OUTPUT = 60_000  # characters kept of what is printed between two frames
TOGETHER = 3.0  # seconds of processor time after which no more calls are made for one request

Libraries = Sequence[tuple[str, str]]  # the folder and the name of each


def leave_nothing_of_ours(root: str, preload: Libraries) -> None:
    """Let a submission find the standard library and some others, and nothing of this program.

    Args:
        root: Where this package lies.
        preload: The other libraries, imported here.
    """
    for folder, module in preload:
        sys.path.append(folder)
        __import__(module)
    ours = {root, *(folder for folder, _ in preload)}
    sys.path[:] = [folder for folder in sys.path if folder not in ours]
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "autograder"]:
        del sys.modules[name]  # a submission's `from autograder import check` fails cleanly
    sys.argv = ["submission.py"]
    sys.orig_argv = ["python", *sys.argv]


class Pipe:
    """Frames in and out."""

    def read(self) -> Any:
        frame = bytearray()  # nothing follows it before it is answered
        while len(frame) < 4 or len(frame) < 4 + int.from_bytes(frame[:4]):
            part = os.read(REQUESTS, 1 << 16)  # what a pipe holds
            if not part:
                os._exit(0)
            frame += part
        return codec.unpack(memoryview(frame)[4:])

    def write(self, message: list[Any]) -> None:
        data = encoded(message)
        left = memoryview(len(data).to_bytes(4) + data)
        while left:
            left = left[os.write(REPLIES, left) :]


def encoded(message: list[Any]) -> bytes:
    """Return a message as bytes; in the place of one that is too large, its size."""
    data = codec.encode(message).encode("ascii")
    return data if len(data) <= MAX_REPLY else encoded(["l", message[1], len(data), ""])


class Printed(io.TextIOBase):
    """Takes the place of stdout and stderr: keeps the beginning, forgets the flood."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._size = 0

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        room = _KEPT_OUTPUT - self._size
        if room > 0:
            self._parts.append(str.__str__(text[:room]))
            self._size += len(self._parts[-1])
        return len(text)

    def writable(self) -> bool:
        return True

    def reconfigure(self, **_options: Any) -> None:
        """Accepted, as beginners' snippets call it; nothing to configure."""

    def take(self) -> str:
        text = "".join(self._parts)
        self._parts, self._size = [], 0
        return text


class Asking(io.TextIOBase):
    """Takes the place of stdin: every line is a question to the checker."""

    def __init__(self, worker: "RequestHandler"):
        self._worker = worker

    def readable(self) -> bool:
        return True

    def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
        return self._worker.ask()


class RequestHandler:
    """The loop, and what it remembers between two requests. Its public methods are what can be
    asked: see `client.Worker`, which asks."""

    def __init__(self, pipe: Pipe, alarm: Alarm):
        self._pipe, self._alarm = pipe, alarm
        self._printed = Printed()
        self._nonce: Any = None
        self._seconds = 0.0
        self._loadable = Loadable("")
        self._loaded: LoadedSource | None = None
        self._given: dict[str, Callable[..., Any]] = {}
        self._called: dict[str, int] = {}

    def ask(self) -> str:
        """Return a line from the checker, with its end; nothing when nobody answers."""
        self._pipe.write(["i", self._nonce, self._printed.take()])
        answer = self._pipe.read()
        return "" if answer is None else f"{answer}\n"

    def _input(self, prompt: object = "", /) -> str:
        self._printed.write(str(prompt))
        line = self.ask()
        if not line:
            raise EOFError("EOF when reading a line")
        return line[:-1]

    def _import(self, name: str, *how: Any, **named: Any) -> Any:
        try:
            return _IMPORT(name, *how, **named)
        except ImportError:
            other = self._loaded.other_file(name) if self._loaded and name else None
            if other is None:
                raise
            return other

    def install_streams(self) -> None:
        """Replace stdin, stdout, stderr, `input` and `import` by ours, for the whole
        interpreter."""
        sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = self._printed  # type: ignore[assignment,misc]
        sys.stdin = sys.__stdin__ = Asking(self)  # type: ignore[assignment,misc]
        builtins.input = self._input
        builtins.exit = builtins.quit = sys.exit  # type: ignore[assignment]  # made by site, which is not loaded
        builtins.help = _sitebuiltins._Helper()
        builtins.__import__ = self._import

    def serve(self) -> None:
        """Answer requests until the checker closes the pipe."""
        self.install_streams()
        self._alarm.install()
        seeding.unseed()
        self._pipe.write(["r", READY, None, ""])
        while True:
            self.answer(self._pipe.read())

    def answer(self, request: list[Any]) -> None:
        """Execute one request and write its reply."""
        operation, self._nonce, self._seconds, *arguments = request
        try:
            self._reply("r", getattr(self, operation)(*arguments))
        except Endless as endless:
            self._reply("t", [endless.function, endless.before])
        except BaseException as error:
            self._reply("e", failure(error))

    def _reply(self, kind: str, value: Any) -> None:
        self._pipe.write([kind, self._nonce, value, self._printed.take()])

    # ---- loading

    def load(self, *fields: Any) -> dict[str, Any]:
        """Read a `Loadable`, but for the statements to skip. It runs next: by `run`, or `step` by
        step."""
        self._loadable = Loadable(*fields)
        seeding.fix(self._loadable.seed, heedless=False)
        self._given = self._functions(self._loadable.given)
        supplied = self._functions(self._loadable.supplied)
        self._loaded = LoadedSource(self._loadable, self._given, supplied, self._alarm)
        return self._state()

    def run(self) -> dict[str, Any]:
        """Run all that was read."""
        self._load_first().run()
        return self._state()

    def step(self, rank: int) -> None:
        """Run one statement."""
        self._load_first().step(rank)

    def finish(self) -> dict[str, Any]:
        """Resolve the names of the submission, after the last step."""
        loaded = self._load_first()
        loaded.names.update(loaded.given)
        return self._state()

    def begin(self, given: Functions | None, seed: int | None, heedless: bool) -> None:
        """Load the submission anew, with other given functions besides those of `load`, and with
        fixed chance."""
        loaded, functions = self._load_first(), self._functions(given)
        counted = {name: self._counted(name, one) for name, one in functions.items()}
        loaded.lend(self._given | counted)
        seeding.fix(self._loadable.seed if seed is None else seed, heedless)
        self._resolve(loaded.again())
        self._called = {}  # what is called while loading does not count

    def counts(self) -> dict[str, int]:
        """Return the number of calls of each function given by `begin` since this was last
        asked."""
        called, self._called = self._called, {}
        return called

    def _functions(self, given: Functions | None) -> dict[str, Callable[..., Any]]:
        """Return functions that replace the submission's own, under all their spellings."""
        if not given:
            return {}
        found, also = functions_of(given[1], given[0]), self._loadable.also
        return found | {other: found[name] for other, name in also.items() if name in found}

    def _counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def counted(*arguments: Any, **named: Any) -> Any:
            self._called[name] = self._called.get(name, 0) + 1
            return function(*arguments, **named)

        return counted

    def _state(self) -> dict[str, Any]:
        """Return what there is to know after loading."""
        loaded = self._load_first()
        program, names = loaded.program, loaded.names
        self._resolve(names)
        functions = [
            name
            for name, value in names.items()
            if callable(value) and type(name) is str and name.isidentifier()
        ]
        tasks = [name for name in self._loadable.tasks if name in names]
        return {
            "tasks": {name: _type_unless_callable(names[name]) for name in tasks},
            "functions": sorted(functions)[:200],
            "broken": [
                [block.first_line, block.line, block.name, block.reason]
                for block in program.broken[:20]
            ],
            "failures": loaded.failures[:20],
            "untrue": loaded.untrue[:20],
            "lines": [statement.line for statement in program.statements],
            "kinds": [statement.kind for statement in program.statements],
            "endless": loaded.endless,
        }

    def _load_first(self) -> LoadedSource:
        if self._loaded is None:
            raise RuntimeError("nothing is loaded")
        return self._loaded

    def _resolve(self, names: dict[str, Any]) -> None:
        for other, name in self._loadable.also.items():
            if name not in names and other in names:
                names[name] = names[other]

    # ---- calls

    def call(self, name: str, arguments: list[Any]) -> Any:
        """Call a function once."""
        function = self._load_first().names[name]
        try:
            with self._alarm.set(self._seconds):
                return function(*arguments)
        except MemoryError as error:
            raise out_of_memory(error) from None

    def trace(self, call: str, source: str, skipped: list[str]) -> list[Any]:
        """Make a call, told as text, and say which lines ran: see `tracing.watched`."""
        with self._alarm.set(self._seconds):
            return watched(call, self._load_first().names, source, skipped)

    def map(self, name: str, calls: bytes, afresh: int, by: list[str]) -> list[Any]:
        """Call a function once for each list of arguments.

        Args:
            name: The function.
            calls: The arguments, packed.
            afresh: After how many calls the submission is loaded anew; 0: never.
            by: The name and the source of a function of the submission and the arguments, to be
                called instead; nothing: the function itself.

        Returns:
            The values, [rank, error] of the calls that raised, [rank, arguments] changed. When the
            calls take long together, the last ones are not made.
        """
        loaded, batch = self._load_first(), codec.unpack(calls)
        probe = functions_of(by[1], by[:1])[by[0]] if by else None
        function = self._callable(name, probe)
        values: list[Any] = []
        errors: list[Any] = []
        with self._alarm.set(self._seconds, TOGETHER) as watch:
            for rank, arguments in enumerate(batch):
                if afresh and rank % afresh == 0:
                    self._resolve(loaded.again())
                    function = self._callable(name, probe)
                watch.turn = rank
                try:
                    values.append(_answer_of(function, arguments, rank, errors))
                except Endless as endless:
                    endless.before = [values, errors, _changed(batch, calls, len(values))]
                    raise
                if watch.enough:
                    break
        return [values, errors, _changed(batch, calls, len(values))]

    def _callable(self, name: str, probe: Callable[..., Any] | None) -> Callable[..., Any]:
        loaded = self._load_first()
        return partial(probe, loaded.module) if probe else loaded.names[name]


def _type_unless_callable(value: Any) -> str:
    return "" if callable(value) else type(value).__name__[:80]


def _answer_of(
    function: Callable[..., Any], arguments: list[Any], rank: int, errors: list[Any]
) -> Any:
    """Return what a call returned, as it is now; note the exception it raised.

    Raises:
        Endless: It takes too much memory or time, be it to tell of its exception.
    """
    try:
        value = function(*arguments)
    except Endless:
        raise
    except MemoryError as error:
        raise out_of_memory(error) from None
    except BaseException as error:
        errors.append([rank, failure(error)])
        return None
    return value if type(value) is int else codec.Kept(value)


def _changed(batch: list[Any], calls: bytes, count: int) -> list[Any]:
    """Return [rank, arguments] of those of the first calls that changed their arguments."""
    if codec.is_packed(batch, calls):
        return []
    before = codec.unpack(calls)
    return [[rank, batch[rank]] for rank in range(count) if codec.differ(batch[rank], before[rank])]
