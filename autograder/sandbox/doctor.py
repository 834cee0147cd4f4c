"""Which confinement really holds on this machine? Each tier is started, then attacked from inside.

What the system says it offers is not believed: some kernels let a call succeed and refuse the next one.
"""

import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from autograder.sandbox import confine as layer
from autograder.sandbox.client import Raised, SandboxError, Worker, WorkerGone, Zygote
from autograder.text import Text


@dataclass(frozen=True)
class Tier:
    name: str
    layers: frozenset[str]
    what: Text


TIERS = (
    Tier(
        "full",
        frozenset(
            {
                layer.UID,
                layer.ROOT,
                layer.TABLES,
                layer.LIMITS,
                layer.CAPABILITIES,
                layer.LANDLOCK,
                layer.SECCOMP,
            }
        ),
        Text(
            "own root and process table, Landlock, seccomp, resource limits",
            "racine et table des processus à part, Landlock, seccomp, limites de ressources",
        ),
    ),
    Tier(
        "no-namespaces",
        frozenset({layer.UID, layer.LIMITS, layer.CAPABILITIES, layer.LANDLOCK, layer.SECCOMP, layer.NO_FILES}),
        Text(
            "Landlock, seccomp without any file access, resource limits",
            "Landlock, seccomp sans aucun accès aux fichiers, limites de ressources",
        ),
    ),
    Tier(
        "seccomp-only",
        frozenset({layer.UID, layer.LIMITS, layer.CAPABILITIES, layer.SECCOMP, layer.NO_FILES}),
        Text(
            "seccomp without any file access, resource limits",
            "seccomp sans aucun accès aux fichiers, limites de ressources",
        ),
    ),
)
UNCONFINED = Tier(
    "none",
    frozenset({layer.UID, layer.LIMITS}),
    Text("resource limits and deadlines only", "limites de ressources et de temps seulement"),
)
INSIDE = Tier("inside", frozenset(), Text("deadlines only", "limites de temps seulement"))  # for one's own code alone

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
def memory(): return len(bytearray(700 << 20))
def namespace():
    if ctypes.CDLL(None).unshare(0x10000000): raise OSError("refused")
def honest(x): return [x, 1.5]
"""


@dataclass(frozen=True)
class Finding:
    """What became of one tier: the attacks that got through, or why it could not be started."""

    tier: Tier
    holes: tuple[str, ...] = ()
    unavailable: str = ""

    @property
    def holds(self) -> bool:
        return not self.holes and not self.unavailable


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
        }


def examine(tier: Tier) -> Finding:
    """Start the tier and attack it. A tier that lets honest code fail is unavailable too."""
    try:
        zygote = Zygote(tier.layers)
    except (SandboxError, OSError) as error:
        return Finding(tier, unavailable=str(error))
    holes = []
    try:
        with _targets() as targets:
            worker = zygote.spawn()
            worker.load(_ATTACKS, [])
            if worker.call("honest", [3]) != [3, 1.5]:
                return Finding(tier, unavailable="honest code gets a wrong answer")
            for attack, arguments in targets.items():
                if worker.gone:
                    worker = zygote.spawn()
                    worker.load(_ATTACKS, [])
                if _succeeds(worker, attack, arguments):
                    holes.append(attack)
            worker.close()
    except (SandboxError, Raised, WorkerGone) as error:
        return Finding(tier, unavailable=str(error))
    finally:
        zygote.close()
    return Finding(tier, tuple(holes))


def _succeeds(worker: Worker, attack: str, arguments: list[object]) -> bool:
    try:
        worker.call(attack, arguments)
    except Raised:
        return False
    except WorkerGone as gone:
        return gone.detail == "exit code 0"  # another program took the worker's place, and ended
    return True


def best() -> tuple[Tier | None, list[Finding]]:
    """The strongest tier that holds, and what was found on the way to it."""
    findings = []
    for tier in TIERS:
        findings.append(examine(tier))
        if findings[-1].holds:
            return tier, findings
    return None, findings
