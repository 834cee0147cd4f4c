"""The fork servers of one process, started when first needed."""

import atexit
import importlib.util
import sys
import time
from collections.abc import Collection
from functools import cache
from pathlib import Path

from autograder.sandbox.child import ChildChannel
from autograder.sandbox.client import Busy, SandboxError, Worker, WorkerGone
from autograder.sandbox.doctor import CHILD, INSIDE, WALL, Tier
from autograder.sandbox.forked import ForkServer
from autograder.sandbox.in_process import InlineChannel
from autograder.sandbox.worker import Libraries

_PAUSES = (0.2, 0.4, 0.0)  # seconds after each attempt at starting a worker
# modules that open a window or a browser, print, or are a world of their own
_NOT_FOR_OTHERS = {
    *("antigravity", "this", "idlelib", "turtledemo", "test", "lib2to3", "ensurepip", "venv"),
}


class Sandbox:
    """The fork servers of one process, started when first needed."""

    pace = 1.0  # how much longer things may take than where everything has its own process

    def __init__(self, tier: Tier):
        self.tier = tier
        self._fork_servers: dict[bool, ForkServer] = {}

    def _start(self, numpy: bool) -> ForkServer:
        """Return a fork server; a new one gets ready while other things are done."""
        if numpy not in self._fork_servers:
            self._fork_servers[numpy] = ForkServer(self.tier.layers, _numpy() if numpy else ())
        return self._fork_servers[numpy]

    def get_ready(self) -> None:
        """Start what the first worker needs; it gets ready while other things are done."""
        self._start(numpy=False)

    def spawn(self, imported: Collection[str] = ()) -> Worker:
        """Start a worker.

        Args:
            imported: The modules that the submission imports.

        Raises:
            SandboxError: Several attempts fail.
        """
        numpy = "numpy" in imported
        for pause in _PAUSES:
            try:
                return self._start(numpy).spawn(_of_the_library(imported))
            except Busy:
                raise
            except SandboxError as error:
                problem = error
            self._fork_servers.pop(numpy).close()
            time.sleep(pause)
        raise problem

    def close(self) -> None:
        for fork_server in self._fork_servers.values():
            fork_server.close()
        self._fork_servers.clear()


class Children(Sandbox):
    """Processes that nothing confines, so only one's own code runs. While one is used, the next one
    gets ready."""

    def __init__(self) -> None:
        super().__init__(CHILD)
        self._next: dict[bool, ChildChannel] = {}

    def get_ready(self) -> None:
        self._begin(numpy=False)

    def _begin(self, numpy: bool) -> None:
        if numpy not in self._next:
            self._next[numpy] = ChildChannel(_numpy() if numpy else ())

    def spawn(self, imported: Collection[str] = ()) -> Worker:
        numpy = "numpy" in imported
        self._begin(numpy)
        channel = self._next.pop(numpy)
        channel.get_ready()
        self._begin(numpy)
        return Worker(channel)

    def close(self) -> None:
        for channel in self._next.values():
            channel.end(WorkerGone("closed"))
        self._next.clear()


class Inside(Sandbox):
    """A sandbox in this interpreter, where there are no processes: it confines nothing, so only
    one's own code runs."""

    def __init__(self, pace: float = 2.0):
        super().__init__(INSIDE)
        self.pace = pace  # a browser is slower than the machine it runs on

    def get_ready(self) -> None:
        pass

    def spawn(self, imported: Collection[str] = ()) -> Worker:
        return Worker(InlineChannel(self.pace))


@cache
def sandbox_of(tier: Tier) -> Sandbox:
    """One per process: its fork servers end with it."""
    sandbox = Children() if tier is CHILD else Inside() if tier is INSIDE else Sandbox(tier)
    atexit.register(sandbox.close)
    return sandbox


def likely_sandbox() -> Sandbox:
    """The one that `own_sandbox` tries first."""
    return sandbox_of(_own_tiers()[0])


def own_sandbox() -> Sandbox:
    """The strongest confinement that starts; a learner's own code may run without any."""
    for tier in _own_tiers():
        sandbox = sandbox_of(tier)
        try:
            sandbox.spawn().close()
        except (SandboxError, OSError):
            sandbox.close()
        else:
            return sandbox
    raise AssertionError("this interpreter is always there")


def _own_tiers() -> tuple[Tier, ...]:
    if sys.platform == "emscripten":
        return (INSIDE,)
    return (WALL, CHILD, INSIDE) if sys.platform == "linux" else (CHILD, INSIDE)


def _of_the_library(imported: Collection[str]) -> set[str]:
    """Return those modules of the standard library that can be imported for a submission: they do
    nothing when they are."""
    tops = sys.stdlib_module_names - _NOT_FOR_OTHERS
    return {name for name in imported if name.partition(".")[0] in tops}


@cache
def _numpy() -> Libraries:
    """What to preload for submissions that import numpy: nothing where it is not installed."""
    found = importlib.util.find_spec("numpy")
    if found is None or found.origin is None:
        return ()
    folder = str(Path(found.origin).parents[1])
    # `np.unique` imports numpy.ma
    modules = ("numpy", "numpy.random", "numpy.linalg", "numpy.ma", "numpy.typing")
    return tuple((folder, module) for module in modules)
