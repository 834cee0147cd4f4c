"""The fork servers of one process, started when first needed."""

import atexit
import importlib.util
import time
from functools import cache
from pathlib import Path

from autograder.sandbox.client import Busy, ForkServer, SandboxError, Worker
from autograder.sandbox.doctor import INSIDE, Tier
from autograder.sandbox.in_process import InsideWorker

_ATTEMPTS = 3  # at starting a worker


class Sandbox:
    """The fork servers of one process, started when first needed."""

    pace = 1.0  # how much longer things may take than where everything has its own process

    def __init__(self, tier: Tier):
        self.tier = tier
        self._fork_servers: dict[bool, ForkServer] = {}

    def start(self, numpy: bool = False) -> ForkServer:
        """The fork server; a new one gets ready while other things are done."""
        if numpy not in self._fork_servers:
            self._fork_servers[numpy] = ForkServer(self.tier.layers, _numpy() if numpy else ())
        return self._fork_servers[numpy]

    def spawn(self, numpy: bool) -> Worker:
        """A new worker. Raises SandboxError when several attempts fail."""
        for attempt in range(_ATTEMPTS):
            try:
                return self.start(numpy).spawn()
            except Busy:
                raise
            except SandboxError:
                if numpy in self._fork_servers:
                    self._fork_servers.pop(numpy).close()
                if attempt == _ATTEMPTS - 1:
                    raise
                time.sleep(0.2 * (attempt + 1))
        raise AssertionError("unreachable")

    def close(self) -> None:
        for fork_server in self._fork_servers.values():
            fork_server.close()
        self._fork_servers.clear()


class Inside(Sandbox):
    """A sandbox in this interpreter, where there are no processes: it confines nothing, so only one's own code runs."""

    def __init__(self, pace: float = 2.0):
        super().__init__(INSIDE)
        self.pace = pace  # a browser is slower than the machine it runs on

    def spawn(self, numpy: bool) -> Worker:
        return InsideWorker(self.pace)


@cache
def sandbox_of(tier: Tier) -> Sandbox:
    """One per process: its fork servers end with it."""
    sandbox = Sandbox(tier)
    atexit.register(sandbox.close)
    return sandbox


@cache
def _numpy() -> tuple[tuple[str, str], ...]:
    """What to preload for submissions that import numpy: nothing where it is not installed."""
    found = importlib.util.find_spec("numpy")
    if found is None or found.origin is None:
        return ()
    folder = str(Path(found.origin).parents[1])
    modules = ("numpy", "numpy.random", "numpy.linalg", "numpy.ma", "numpy.typing")  # `np.unique` imports numpy.ma
    return tuple((folder, module) for module in modules)
