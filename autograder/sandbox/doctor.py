"""Does the confinement hold on this machine? It is started, then attacked from inside.

What the system says it offers is not believed: some kernels let a call succeed and refuse the next
one.
"""

import os
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path

from autograder.i18n.display import clean
from autograder.i18n.message import Message, _
from autograder.sandbox import confine as layer
from autograder.sandbox.client import NotGranted, Raised, SandboxError, Worker, WorkerGone
from autograder.sandbox.forked import ForkServer
from autograder.sandbox.loader import Loadable

REFUSED_TIER = _(
    "The confinement of other people's code does not hold on this machine, so none is run here. "
    "See `mastermind doctor`."
)


@dataclass(frozen=True)
class Tier:
    """Where a submission runs.

    Attributes:
        name: What stands in its record.
        layers: What confines it.
        what: The same in words.
        seconds: What one submission may compute or sleep at most, where that is not left to its
            module.
    """

    name: str
    layers: frozenset[str]
    what: Message
    seconds: float = inf

    def within(self, seconds: float) -> "Tier":
        """Return the same with such a limit. It has a name of its own, as marks depend on it."""
        return replace(self, name=f"{self.name}, {seconds:g} s", seconds=seconds)


WALL = Tier(
    "confined",
    frozenset(layer.LAYERS),
    _("seccomp without any file access, resource limits, Landlock where there is one"),
)
# for one's own code alone: elsewhere than on Linux, and in a browser
CHILD = Tier("child", frozenset(), _("a process of its own"))
INSIDE = Tier("inside", frozenset(), _("deadlines only"))

_PAUSES = (0.5, 2.0, 0.0)  # seconds after each look at a tier that was not refused
_ATTACKS = """
import os, socket, ctypes
def read(path): return open(path).read()
def write(path): open(path + ".new", "w").close()
def size(path): return os.stat(path).st_size
def fork():
    if os.fork() == 0: os._exit(0)
def execute(): os.execv("/bin/true", ["true"])
def connect(port): socket.create_connection(("127.0.0.1", port), 1)
def send_signal(pid): os.kill(pid, 0)
def memory():
    try: return len(bytearray(700 << 20))
    except MemoryError: raise OSError("refused")
def namespace():
    if ctypes.CDLL(None).unshare(0x10000000): raise OSError("refused")
def name_of_the_machine():
    name = ctypes.create_string_buffer(1000)
    if ctypes.CDLL(None).uname(name) or name.raw[65:130].startswith(b"sandbox\\0"):
        raise OSError("refused")
def honest(x): return [x, 1.5]
"""


@dataclass(frozen=True)
class Finding:
    """What became of one tier: the attacks that got through, or why it could not be started."""

    tier: Tier
    holes: tuple[str, ...] = ()
    unavailable: str = ""
    # False: it was not refused; something was killed, took too long, or the machine had none left
    certain: bool = True

    @property
    def holds(self) -> bool:
        return not self.holes and not self.unavailable

    @property
    def said(self) -> Message:
        """The finding in words."""
        if self.unavailable:
            return _("cannot be had here ({reason})", reason=clean(self.unavailable, 150))
        if self.holes:
            return _("does not hold; got through: {holes}", holes=", ".join(self.holes))
        return _("holds: {what}", what=self.tier.what)


@contextmanager
def _targets() -> Iterator[dict[str, list[object]]]:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as listener:
        canary = Path(folder, "canary")
        canary.write_text("not for submissions")
        canary.chmod(0o644)
        Path(folder).chmod(0o755)
        listener.bind(("127.0.0.1", 0))
        listener.listen(4)
        path: list[object] = [str(canary)]
        yield {
            "read": path,
            "write": path,
            "size": path,
            "fork": [],
            "execute": [],
            "connect": [listener.getsockname()[1]],
            "send_signal": [os.getpid()],
            "memory": [],
            "namespace": [],
            "name_of_the_machine": [],
        }


def examine(tier: Tier) -> Finding:
    """Start the tier and attack it. A tier that lets honest code fail is unavailable too.

    A machine that is short of something for a moment grants as much as it did before: only the
    kernel's word counts.
    """
    for pause in _PAUSES:
        finding = _look_at(tier)
        if finding.certain:
            break
        time.sleep(pause)
    return finding


def _look_at(tier: Tier) -> Finding:
    try:
        with closing(ForkServer(tier.layers)) as fork_server, _targets() as targets:
            with closing(_attacker(fork_server)) as worker:
                if worker.call("honest", [3]) != [3, 1.5]:
                    return Finding(tier, unavailable="honest code gets a wrong answer")
            holes = [one for one in targets if _succeeds(fork_server, one, targets[one])]
    except NotGranted as refused:
        return Finding(tier, unavailable=str(refused))
    except (SandboxError, OSError, Raised, WorkerGone) as error:
        return Finding(tier, unavailable=str(error), certain=False)
    return Finding(tier, tuple(holes))


def _attacker(fork_server: ForkServer) -> Worker:
    worker = fork_server.spawn()
    worker.load(Loadable(_ATTACKS))
    return worker


def _succeeds(fork_server: ForkServer, attack: str, arguments: list[object]) -> bool:
    """Return whether an attack succeeds. Raises WorkerGone when there was no time to tell."""
    with closing(_attacker(fork_server)) as worker:
        try:
            worker.call(attack, arguments)
        except Raised:
            return False
        except WorkerGone as gone:
            if gone.why == "timeout":
                raise
            # another program took the worker's place, and ended
            return gone.detail == "exit code 0"
    return True


def best() -> tuple[Tier | None, Finding]:
    """Return the wall, or None where it does not hold, and what was found."""
    finding = examine(WALL)
    return (WALL if finding.holds else None), finding
