"""The verbs of learners one after the other in one interpreter, on whatever system; what came of
them, as JSON.

Called as `elsewhere.py FOLDER [PLATFORM]`. With a platform, this Linux pretends to be that system:
what is not there is taken away before anything of ours is imported. The folder holds a file of a
learner for each verdict (see `FILES`).
"""

import io
import json
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
OWN = "course"  # of an author of that system, in the folder
TASK = "how_many_colours"
WRONG = "def bien_places(l1, l2):\n    return 0  # déjà\n"
FILES: dict[str, Callable[[str], bytes]] = {  # what a learner may have on such a computer
    "right.py": lambda right: right.encode(),
    "crlf and bom.py": lambda right: b"\xef\xbb\xbf" + right.replace("\n", "\r\n").encode(),
    "cp1252.py": lambda right: (right + WRONG).replace("\n", "\r\n").encode("cp1252", "replace"),
    "endless.py": lambda _: f"def {TASK}(code):\n    while True:\n        pass\n".encode(),
    "sleeping.py": lambda _: f"import time\ndef {TASK}(code):\n    time.sleep(10_000)\n".encode(),
}


def pretend(platform: str) -> None:
    """Take away what Python has on Linux only, and say that this is another system."""
    import asyncio  # noqa: F401
    import ctypes
    import multiprocessing.connection  # noqa: F401  # those of Python's own that look at the platform while imported
    import os
    import select
    import signal
    import socket
    import subprocess  # noqa: F401
    import tempfile  # noqa: F401
    import urllib.request  # noqa: F401
    import zoneinfo  # noqa: F401

    import numpy  # noqa: F401

    def no_libc(name: str | None, *rest: Any, **options: Any) -> Any:
        raise TypeError("bad argument type for built-in operation")

    # the last one's kernels are of this system
    for name in ("resource", "fcntl", "pwd", "grp", "termios", "nbclient"):
        sys.modules[name] = None  # type: ignore[assignment]
    gone: list[tuple[Any, tuple[str, ...]]] = [
        (socket, ("AF_UNIX", "SOCK_SEQPACKET", "send_fds", "recv_fds")),
        (os, ("fork", "pidfd_open", "memfd_create", "sched_getaffinity", "wait4", "setsid")),
        (signal, ("pidfd_send_signal",)),
    ]
    if platform == "win32":
        gone += [
            (os, ("uname", "getuid", "geteuid", "set_blocking")),
            (signal, ("SIGPROF", "SIGXCPU", "SIGHUP", "setitimer", "pthread_sigmask")),
            (select, ("poll",)),
            (time, ("clock_gettime",)),
        ]
    for module, names in gone:
        for name in names:
            with suppress(AttributeError):
                delattr(module, name)
    ctypes.CDLL = no_libc  # type: ignore[assignment,misc]
    sys.platform = platform


@contextmanager
def _heard(typed: str = "") -> Iterator[io.BytesIO]:
    """Context: what is printed, on a console of Windows, which has no blocks; and what is typed."""
    out, keyboard = io.BytesIO(), sys.stdin
    console = io.TextIOWrapper(out, encoding="cp1252", newline="\n")
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(console), redirect_stderr(console):
            yield out
    finally:
        sys.stdin = keyboard
        console.detach()  # flushed; it would close what was heard


def run(what: Callable[[], int | None], typed: str = "") -> dict[str, Any]:
    """The exit code and what was said; a traceback where there was one."""
    code: Any = None
    started = time.monotonic()
    with _heard(typed) as out:
        try:
            code = what()
        except SystemExit as end:
            code = end.code
        except BaseException:
            traceback.print_exc()
    said = out.getvalue().decode("cp1252")
    return {"code": code, "said": said, "seconds": round(time.monotonic() - started, 1)}


def _watched(path: Path) -> int | None:
    """`check --watch` of a file that is saved once meanwhile, until Ctrl-C."""
    import _thread

    from autograder.cli import main

    def save() -> None:
        _until(1)
        path.write_bytes(path.read_bytes() + b"\n")
        _until(2)
        _thread.interrupt_main()

    console: Any = sys.stdout

    def _until(count: int) -> None:
        end = time.monotonic() + 100
        while console.buffer.getvalue().count(b"Ctrl-C") < count and time.monotonic() < end:
            time.sleep(0.1)
            with suppress(ValueError):
                console.flush()

    thread = threading.Thread(target=save)
    thread.start()
    code = main(["check", "m02_pegs", str(path), "--watch", "--lang", "en"])
    thread.join()
    return code


def _in_a_notebook() -> None:
    """`check`, `hint` and `play`, with the runs of two cells handed over."""
    from autograder import play
    from autograder.learn.state import Progress
    from autograder.notebook import checked, hinted
    from autograder.notebook.cells import CellRun
    from autograder.notebook.output import Output

    runs = [CellRun(1, "def occurences(l, n):\n    return len(l)"), CellRun(2, "check()")]
    Output(None).show(checked("occurences", runs, Progress(None), "en"))
    Output(None).show(hinted("occurences", Progress(None), "en"))
    play(lang="en")


def _import_all() -> None:
    """Import what needs no library that learners do not have."""
    from importlib import import_module

    for name in ("cli.grade", "cli.teacher", "site.build", "grading.run", "authoring.audit"):
        import_module(f"autograder.{name}")


def verdicts(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each verb, and what it said."""
    from autograder.cli import main

    def verb(*words: object) -> dict[str, Any]:
        return run(lambda: main([str(word) for word in words]))

    mine = folder / "Élève Noël"
    yield "version", verb("--version")
    yield "language", run(lambda: main(["play"]))
    yield "right", verb("check", "m02_pegs", mine / "right.py", "--lang", "en", "--who", "Élève")
    yield "crlf and bom", verb("check", mine / "crlf and bom.py", "m02_pegs", "--who", "Élève")
    yield "cp1252", verb("check", "m02_pegs", mine / "cp1252.py", "--lang", "fr")
    yield "remembered", verb("hint", "m02_pegs", "bien_places")
    yield "somebody else", verb("hint", "m02_pegs", "bien_places", "--who", "Élève")
    yield "watch", run(lambda: _watched(mine / "right.py"))
    yield "missing", verb("check", "m02_pegs", mine / "nowhere.py", "--watch", "--lang", "en")
    yield "play", run(lambda: main(["play"]), typed="? 1 1 2 2\n1 1 2 2\n")
    yield "new", verb("new", "m01_own", "--course", folder / OWN)
    yield "build", verb("build", "--course", folder / OWN)
    for never in ("endless", "sleeping"):
        yield never, verb("check", "m01_own", mine / f"{never}.py", "--course", folder / OWN)
    yield "demo", verb("demo", folder / "class")
    yield "reproduce", verb("reproduce", "m02_pegs")
    yield "notebook", run(_in_a_notebook)
    for teachers in ("doctor", "grade"):
        yield teachers, verb(teachers, *([folder / "class"] if teachers == "grade" else []))
    yield "imports", run(_import_all)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    if sys.argv[2:]:
        pretend(sys.argv[2])
    for name, found in verdicts(Path(sys.argv[1])):
        print(json.dumps([name, found]), flush=True)
