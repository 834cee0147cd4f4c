"""Fork server: exec'ed once with nothing secret in it, it forks a confined worker on request.

Started as `sent` says. On the control socket each request is a JSON object of limits
and three descriptors (requests, replies, status); on the status socket come back a pidfd, then the wait status.
"""

import gc
import json
import os
import signal
import socket
import sys
from collections.abc import Collection, Mapping
from errno import EAGAIN, EINTR, EMFILE, ENFILE, ENOMEM
from typing import Any, NoReturn

from autograder.sandbox import confine, kernel, namespaces
from autograder.sandbox.alarm import ProcessorAlarm
from autograder.sandbox.worker import REPLIES, REQUESTS, Pipe, RequestHandler

# imported before the fork: what submissions may import without file access, and what makes a worker start fast
WARM = (
    *("abc", "array", "ast", "bisect", "calendar", "cmath", "codecs", "collections.abc", "colorsys", "contextlib"),
    *(
        "copy",
        "csv",
        "dataclasses",
        "datetime",
        "decimal",
        "doctest",
        "encodings.cp1252",
        "encodings.idna",
        "encodings.latin_1",
        "enum",
        "fractions",
        "functools",
        "hashlib",
    ),
    *("heapq", "inspect", "io", "itertools", "json", "keyword", "linecache", "locale", "math", "numbers", "operator"),
    *("pathlib", "pprint", "queue", "random", "re", "secrets", "statistics", "string", "struct", "tempfile"),
    *("textwrap", "time", "timeit", "traceback", "types", "typing", "unicodedata", "unittest", "uuid"),
)

FAILED_TO_CONFINE = b"\0\0\0\0"  # a frame no worker can send before it is confined
_IN_WANT = (EAGAIN, EINTR, EMFILE, ENFILE, ENOMEM)  # the machine has none left just now: that is no refusal


class Forker:
    """What every worker is made with."""

    def __init__(self, layers: Collection[str]):
        self._layers = layers
        # opened now: neither path exists in the bare root
        self._null = os.open("/dev/null", os.O_RDWR)
        self._proc = os.open("/proc", os.O_PATH | os.O_DIRECTORY)

    def confine_itself(self) -> None:
        if confine.ROOT in self._layers:
            namespaces.enter_bare_root(self._proc)
        if confine.UID in self._layers:
            confine.drop_user()

    def serve(self, control: socket.socket) -> None:
        """Fork one supervisor per request, until the checker closes its end."""
        control.send(b"ready")
        while True:
            request, descriptors, _, _ = socket.recv_fds(control, 4096, 3)
            if not request:
                return
            _reap()
            if os.fork() == 0:
                control.close()
                try:
                    self._supervise(json.loads(request), *descriptors)
                except BaseException as error:
                    os.write(descriptors[2], told(error))
                os._exit(0)
            for descriptor in descriptors:
                os.close(descriptor)

    def _supervise(self, limits: Mapping[str, int], requests: int, replies: int, status: int) -> None:
        """Start the worker as process 1 of its own table, hand out a pidfd, wait, report how it ended."""
        if confine.TABLES in self._layers:
            namespaces.enter_own_tables(self._proc)
        worker = os.fork()
        if worker == 0:
            self._become_worker(limits, requests, replies)
        kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        with socket.socket(fileno=status) as report:
            socket.send_fds(report, [b"pidfd"], [os.pidfd_open(worker)])
            os.close(requests)
            os.close(replies)
            _, how, usage = os.wait4(worker, 0)
            report.send(json.dumps([how, usage.ru_utime + usage.ru_stime, usage.ru_maxrss]).encode())

    def _become_worker(self, limits: Mapping[str, int], requests: int, replies: int) -> NoReturn:
        try:
            os.setsid()
            high = [os.dup2(descriptor, 20 + rank) for rank, descriptor in enumerate((requests, replies, self._null))]
            for standard in range(3):
                os.dup2(high[2], standard)
            os.dup2(high[0], REQUESTS)
            os.dup2(high[1], REPLIES)
            os.closerange(5, 4096)
            confine.confine(self._layers, limits)
        except BaseException as error:
            os.write(REPLIES, FAILED_TO_CONFINE + told(error))
            os._exit(99)
        RequestHandler(Pipe(), ProcessorAlarm()).serve()
        os._exit(0)


def _reap() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def told(error: BaseException) -> bytes:
    """Why there is no confinement, for the checker: whether the kernel refuses it for good, and the reason."""
    refused = isinstance(error, OSError) and error.errno not in _IN_WANT
    return json.dumps([refused, f"{type(error).__name__}: {error}"[:300]]).encode()


def _forget_the_machine() -> None:
    """Leave nothing that tells a submission how it was started, where, and on which machine."""
    sys.argv = ["submission.py"]
    sys.orig_argv = ["python", *sys.argv]
    sys.path[:] = [folder for folder in sys.path if folder.startswith(namespaces.STDLIB)]
    sys.path_importer_cache.clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "autograder"]:
        del sys.modules[name]  # a submission's `from autograder import check` fails cleanly


def _rename_the_machine() -> None:
    """Give the machine another name for all that ask Python, before modules are loaded, which remember the answer."""
    real = os.uname()
    said = os.uname_result((real.sysname, namespaces.HOST.decode(), real.release, "", real.machine))
    os.uname = lambda: said


def main(options: Mapping[str, Any]) -> None:
    """Serve. `options`: the control socket, the layers, modules to preload with descriptors of their folders."""
    control = socket.socket(fileno=options["control"])
    sys.dont_write_bytecode = True
    try:
        _rename_the_machine()
        for module in WARM:
            __import__(module)
        cache_tag = sys.implementation.cache_tag
        sys.implementation.cache_tag = None  # type: ignore[assignment]  # what was compiled earlier says where that was
        for folder, module in options["preload"]:  # trusted libraries, loaded while their files can be read
            sys.path.append(f"/proc/self/fd/{folder}")  # a name that does not say where they are
            __import__(module)
        sys.implementation.cache_tag = cache_tag
        for folder in {folder for folder, _ in options["preload"]}:
            os.close(folder)
        _forget_the_machine()
        server = Forker(frozenset(options["layers"]))
        server.confine_itself()
    except BaseException as error:
        control.send(told(error))
        raise
    gc.collect()
    gc.freeze()
    server.serve(control)
