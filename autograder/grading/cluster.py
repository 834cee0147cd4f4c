"""A class judged by the workers of a Dask cluster.

They receive what learners handed in, and hold the checks. Dask runs whatever it is sent, by anyone
who can reach it: scheduler, workers and the network between them must be yours. TLS is a matter of
Dask's own configuration.
"""

import asyncio
import logging
import threading
import time
import warnings
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import cache
from typing import Any

import distributed

from autograder.course.module import CourseError, Module, this_course
from autograder.course.parts import versions
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.sandbox.doctor import WALL, examine

CONNECT_SECONDS = 4  # to reach a scheduler
EXAMINE_SECONDS = 90.0  # for a worker to say what holds there; it may be busy with other work
# without any worker that is fit, before the run is given up: a nanny may bring one back
RESTART_SECONDS = 15.0
_LOOK_SECONDS = 0.5  # between two looks at who is there


# ---------------------------------------------------------------- on a worker


@dataclass(frozen=True)
class Terms:
    """What a worker must be like: its Python, and the digests of the modules to be judged."""

    python: str
    digests: tuple[tuple[str, str], ...]


class Unfit(Exception):
    """A worker that must not judge: its address, and why."""

    def __init__(self, worker: str, reason: Message):
        super().__init__(worker, reason)
        self.worker, self.reason = worker, reason


_alone = threading.Lock()  # a worker may have many threads; pytest and the digests want one


@cache  # of success alone: an exception is not kept
def _pass(terms: Terms) -> None:
    """Raises Unfit when this process must not judge."""
    if terms.python != versions():
        raise _unfit(
            _("{there} runs there, and {here} on this machine", here=terms.python, there=versions())
        )
    try:
        ours = _digests()
    except CourseError:
        raise _unfit(
            _(
                "it does not have the workbook; install it there with `pip install .` in a copy of "
                "the workbook"
            )
        ) from None
    if any(ours.get(slug) != digest for slug, digest in terms.digests):
        raise _unfit(
            _(
                "it holds another version of the course or of this program; update it and restart "
                "the worker"
            )
        )
    finding = examine(WALL)
    if not finding.holds:
        raise _unfit(_("the confinement {finding}", finding=finding.said))


def _unfit(reason: Message) -> Unfit:
    return Unfit(distributed.get_worker().address, reason)


@cache  # once, when the program is loaded: files changed since then are not what runs here
def _digests() -> dict[str, str]:
    return {slug: module.digest for slug, module in this_course().modules.items()}


def _examine_here(terms: Terms) -> None:
    with _alone:
        _pass(terms)


def _run_here(terms: Terms, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Whoever comes back at a known address is examined before it runs anything."""
    with _alone:
        _pass(terms)
        return function(this_course().root, *arguments)


# ---------------------------------------------------------------- here


async def _identity(address: str) -> dict[str, Any]:
    """What answers at an address. Asked first: a client that cannot connect says so twice, and not
    in a sentence."""
    arguments = distributed.Security().get_connection_args("client")
    async with distributed.rpc(
        address, timeout=CONNECT_SECONDS, connection_args=arguments
    ) as server:
        return dict(await server.identity())


@dataclass(frozen=True)
class _Work:
    """A call under way: what was asked, the workers it may go to, what Dask makes of it (None:
    nobody is there)."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    workers: frozenset[str] = frozenset()
    under_way: "Future[Any] | None" = None


class Cluster(Executor):
    """Runs functions of a course (their first argument is its root) on the workers that are fit.

    `refused` has the others: address, reason. Workers that join later are examined first. When none
    is left, or the scheduler is gone, what was submitted ends with an InputError.
    """

    def __init__(
        self,
        address: str,
        modules: Collection[Module],
        lost: Message,
    ):
        """Connect, and examine the workers; `lost`: what is said when none is left.

        Raises InputError when there is no scheduler.
        """
        self.refused: dict[str, Message] = {}
        self._address, self._lost = address, lost
        digests = tuple((module.slug, module.digest) for module in modules)
        self._terms = Terms(versions(), digests)
        self._fit: set[str] = set()
        self._work: dict[Future[Any], _Work] = {}
        self._lock = threading.RLock()
        self._closed = threading.Event()
        self._client = self._connected()
        self._examine(self._client.nthreads())
        self._last_fit = time.monotonic()
        threading.Thread(target=self._watch, daemon=True).start()

    @property
    def size(self) -> int:
        """The number of fit workers."""
        return len(self._fit)

    def _connected(self) -> distributed.Client:
        for name in [
            *logging.root.manager.loggerDict
        ]:  # Dask tells of every lost connection; we do, in a sentence
            if name.partition(".")[0] in ("distributed", "tornado"):
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        try:
            found = asyncio.run(asyncio.wait_for(_identity(self._address), CONNECT_SECONDS))
            if found.get("type") != "Scheduler":
                raise ValueError(f"a {found.get('type')} is there")
            with warnings.catch_warnings(action="ignore"):  # versions of what we do not use
                return distributed.Client(
                    self._address, timeout=CONNECT_SECONDS, set_as_default=False
                )
        except Exception as error:  # the address may be anything; so may what answers there
            reason = clean(f"{type(error).__name__}: {error}".removesuffix(": "), 120)
            raise InputError(
                _(
                    "no Dask scheduler answers at {address} ({reason}); start one, or correct "
                    "--jobs",
                    address=clean(self._address, 60),
                    reason=reason,
                )
            ) from None

    # ---- who is there

    def _examine(self, addresses: Iterable[str]) -> None:
        options: dict[str, Any] = {"pure": False, "priority": 100}
        asked = {
            address: self._client.submit(_examine_here, self._terms, workers=[address], **options)
            for address in addresses
        }
        deadline = time.monotonic() + EXAMINE_SECONDS
        while asked and not self._closed.wait(0.05):
            here = self._client.nthreads()
            for address, future in list(asked.items()):
                if future.done() or address not in here or time.monotonic() > deadline:
                    self._note(address, future, address in here)
                    del asked[address]

    def _note(self, address: str, future: Any, here: bool) -> None:
        """What an examination has shown. Who left before its end is nobody."""
        if future.status == "finished":
            self._fit.add(address)
        elif future.status == "error":
            error = future.exception()
            said = _(
                "it cannot run this program ({reason})",
                reason=clean(f"{type(error).__name__}: {error}", 120),
            )
            self.refused[address] = error.reason if isinstance(error, Unfit) else said
        elif here:
            future.cancel()
            self.refused[address] = _(
                "it has not answered for {seconds} s", seconds=int(EXAMINE_SECONDS)
            )

    def _watch(self) -> None:
        while not self._closed.wait(_LOOK_SECONDS):
            try:
                here = set(self._client.nthreads())
                self._examine(here - self._fit - self.refused.keys())
            except Exception:  # the scheduler is gone, or just going
                here = set()
            with self._lock:
                self._fit &= here
                if self._fit:
                    self._last_fit = time.monotonic()
                    for future, work in list(self._work.items()):
                        if not work.workers & self._fit:  # Dask would wait for them to come back
                            self._start(future, work)
                            if work.under_way:
                                work.under_way.cancel()
                elif time.monotonic() > self._last_fit + RESTART_SECONDS:
                    self._give_up()

    def _give_up(self) -> None:
        for future in list(self._work):
            self._end(future, InputError(self._lost.format(address=self._address)))

    # ---- what is to be done

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **_: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        with self._lock:
            self._start(
                future, _Work(function, arguments[1:])
            )  # the root is another on each machine
        return future

    def _start(self, future: "Future[Any]", work: _Work) -> None:
        self._work[future] = _Work(work.function, work.arguments)
        if self._fit:  # to Dask, no workers means any
            workers = frozenset(self._fit)
            executor = self._client.get_executor(workers=sorted(workers), pure=False)
            under_way = executor.submit(_run_here, self._terms, work.function, work.arguments)
            self._work[future] = _Work(work.function, work.arguments, workers, under_way)
            under_way.add_done_callback(lambda done: self._done(future, done))

    def _done(self, future: "Future[Any]", done: "Future[Any]") -> None:
        with self._lock:
            work = self._work.get(future)
            if work is None or work.under_way is not done:
                return
            if done.cancelled():  # by a scheduler that ends
                self._give_up()
            elif isinstance(error := done.exception(), Unfit):
                self.refused[error.worker] = error.reason
                self._fit.discard(error.worker)
                self._start(future, work)
            elif error:
                self._end(future, error)
            else:
                del self._work[future]
                future.set_result(done.result())

    def _end(self, future: "Future[Any]", error: BaseException) -> None:
        del self._work[future]
        future.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what is under way there ends soon, and is not heard of."""
        with self._lock:
            self._closed.set()
            self._work.clear()
        self._client.close(timeout=2)
