"""Fork server: exec'ed once with nothing secret in it, it forks a confined worker on request.

On the control socket each request is a JSON object of limits and three descriptors (requests,
replies, status); on the status socket come back a pidfd, then the wait status.
"""

import gc
import json
import os
import select
import socket
import sys
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from errno import EAGAIN, EINTR, EMFILE, ENFILE, ENOMEM
from typing import Any, NoReturn

from autograder.sandbox import confine
from autograder.sandbox.alarm import ProcessorAlarm
from autograder.sandbox.worker import (
    READY,
    REPLIES,
    REQUESTS,
    Libraries,
    Pipe,
    RequestHandler,
    leave_nothing_of_ours,
)

# imported before any fork, for a worker to start fast
WARM = (
    *("_strptime", "abc", "array", "ast", "bisect", "calendar", "cmath", "codecs"),
    *("collections.abc", "contextlib", "copy", "csv", "dataclasses", "datetime", "decimal"),
    *("doctest", "encodings.cp1252", "encodings.idna", "encodings.latin_1", "enum"),
    *("fractions", "functools", "hashlib", "heapq", "inspect", "io", "itertools", "json"),
    *("keyword", "linecache", "locale", "math", "numbers", "operator", "pathlib", "pprint"),
    *("queue", "random", "re", "secrets", "statistics", "string", "struct", "tempfile"),
    *("textwrap", "time", "timeit", "traceback", "types", "typing", "unicodedata", "unittest"),
    *("uuid",),
)
HOST = "sandbox"  # what the machine is called inside
# the machine has none left just now: that is no refusal
_IN_WANT = (EAGAIN, EINTR, EMFILE, ENFILE, ENOMEM)


class Forker:
    """What every worker is made with."""

    def __init__(self, layers: Collection[str]):
        self._layers = layers
        self._null = os.open("/dev/null", os.O_RDWR)
        # by pidfd: their numbers, and where to tell how they ended
        self._workers: dict[int, tuple[int, int]] = {}

    def serve(self, control: socket.socket) -> None:
        """Fork one worker per request, and tell how each ended, until the checker closes its
        end."""
        poll = select.poll()
        poll.register(control, select.POLLIN)
        while True:
            for ready, _ in poll.poll():
                if ready in self._workers:
                    poll.unregister(ready)
                    self._bury(ready)
                    continue
                request, descriptors, _, _ = socket.recv_fds(control, 8192, 3)
                if not request:
                    return
                limits, modules = json.loads(request)
                _import_all(modules)
                if worker := self._start(limits, *descriptors):
                    poll.register(worker, select.POLLIN)

    def _start(
        self, limits: Mapping[str, int], requests: int, replies: int, status: int
    ) -> int | None:
        """Start a worker and hand out a pidfd, which comes back too; None, and why, where there can
        be none."""
        try:
            worker = os.fork() or self._become_worker(limits, requests, replies)
            pidfd = os.pidfd_open(worker)
        except OSError as error:
            os.write(status, json.dumps(told(error)).encode())
            os.close(status)
            return None
        finally:
            os.close(requests)
            os.close(replies)
        report = socket.socket(fileno=status)
        with suppress(OSError):  # nobody waits for it any more; it will see that
            socket.send_fds(report, [b"pidfd"], [pidfd])
        self._workers[pidfd] = (worker, report.detach())
        return pidfd

    def _bury(self, pidfd: int) -> None:
        """Report how a worker ended."""
        worker, status = self._workers.pop(pidfd)
        _, how, usage = os.wait4(worker, 0)
        with suppress(OSError):
            os.write(
                status, json.dumps([how, usage.ru_utime + usage.ru_stime, usage.ru_maxrss]).encode()
            )
        os.close(status)
        os.close(pidfd)

    def _become_worker(self, limits: Mapping[str, int], requests: int, replies: int) -> NoReturn:
        try:
            os.setsid()
            needed = (requests, replies, self._null)
            high = [
                os.dup2(descriptor, max(needed) + 1 + rank)
                for rank, descriptor in enumerate(needed)
            ]
            for standard in range(3):
                os.dup2(high[2], standard)
            os.dup2(high[0], REQUESTS)
            os.dup2(high[1], REPLIES)
            os.closerange(5, 4096)
            self._workers.clear()
            confine.confine(self._layers, limits)
        except BaseException as error:
            Pipe().write(["c", READY, told(error), ""])
            os._exit(99)
        try:
            RequestHandler(Pipe(), ProcessorAlarm()).serve()
        finally:
            os._exit(1)


def _import_all(modules: Iterable[str]) -> None:
    """Import modules of the standard library that workers could not read for themselves."""
    for module in modules:
        with suppress(Exception):
            __import__(module)


def told(error: BaseException) -> list[Any]:
    """Tell the checker why there is no confinement: whether the kernel refuses it for good, and the
    reason."""
    refused = isinstance(error, OSError) and error.errno not in _IN_WANT
    return [refused, f"{type(error).__name__}: {error}"[:300]]


def _rename_the_machine() -> None:
    """Give the machine another name for all that ask Python, before modules are loaded, which
    remember the answer."""
    real = os.uname()
    said = os.uname_result((real.sysname, HOST, real.release, "", real.machine))
    os.uname = lambda: said


def main(root: str, control: int, layers: Collection[str], preload: Libraries) -> NoReturn:
    """Serve.

    Args:
        root: Where this package lies.
        control: The descriptor of the control socket.
        layers: The layers of confinement.
        preload: Libraries and their folders, loaded while their files can be read.
    """
    said = socket.socket(fileno=control)
    sys.dont_write_bytecode = True
    gc.disable()  # until it is frozen: what is loaded here stays
    try:
        _rename_the_machine()
        _import_all(WARM)
        leave_nothing_of_ours(root, preload)
        server = Forker(frozenset(layers))
        said.send(b"ready")
    except BaseException as error:
        said.send(json.dumps(told(error)).encode())
        raise
    gc.freeze()
    gc.enable()
    server.serve(said)
    os._exit(0)  # it leaves nothing to be tidied up
