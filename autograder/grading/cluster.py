"""A class judged by the workers of a Dask cluster.

They receive what learners handed in, and hold the checks. Dask runs whatever it is sent, by anyone
who can reach it: scheduler, workers and the network between them must be yours. TLS is a matter of
Dask's own configuration. A worker that ends costs nothing: Dask gives its work to another.
"""

import asyncio
import logging
import threading
import time
import warnings
from collections.abc import Callable, Collection
from concurrent.futures import Executor, Future
from functools import cache
from typing import Any

import distributed

from autograder.course.module import CourseError, Module, this_course
from autograder.course.parts import versions
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.sandbox.doctor import WALL, examine

CONNECT_SECONDS = 4  # to reach a scheduler
# without any worker, before the run is given up: a nanny may bring one back
RESTART_SECONDS = 15.0
Terms = tuple[str, tuple[tuple[str, str], ...]]  # a Python; the digests of the modules to be judged


# ---------------------------------------------------------------- on a worker

_alone = threading.Lock()  # a worker may have many threads; judging and the digests want one


@cache  # of success alone: an exception is not kept
def _require_fit(terms: Terms) -> None:
    """Raise InputError when this process must not judge."""
    python, digests = terms
    if python != versions():
        raise InputError(
            _("{there} runs there, and {here} on this machine", here=python, there=versions())
        )
    try:
        ours = _digests()
    except CourseError:
        raise InputError(
            _(
                'it does not have the workbook; install it there with `pip install ".[cluster]"` '
                "in a copy of the workbook"
            )
        ) from None
    if any(ours.get(slug) != digest for slug, digest in digests):
        raise InputError(
            _(
                "it holds another version of the course or of this program; update it and restart "
                "the worker"
            )
        )
    finding = examine(WALL)
    if not finding.holds:
        raise InputError(_("the confinement {finding}", finding=finding.said))


@cache  # once, when the program is loaded: files changed since then are not what runs here
def _digests() -> dict[str, str]:
    return {slug: module.digest for slug, module in this_course().modules.items()}


def _examine_here(terms: Terms) -> None:
    with _alone:
        _require_fit(terms)


def _run_here(terms: Terms, function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function of the course on this worker, which is examined first."""
    try:
        _examine_here(terms)
    except InputError as error:
        raise _unfit(distributed.get_worker().address, error) from None
    with _alone:
        return function(this_course().root, *arguments)


def _unfit(worker: str, error: Exception) -> InputError:
    said = clean(f"{type(error).__name__}: {error}", 120)
    unable = _("it cannot run this program ({reason})", reason=said)
    reason = error.text if isinstance(error, InputError) else unable
    return InputError(
        _("the worker {worker} must not judge: {reason}", worker=worker, reason=reason)
    )


# ---------------------------------------------------------------- here


class Cluster(Executor):
    """Runs functions of a course (their first argument is its root) on the workers of a cluster.

    When the scheduler or the last worker is lost, what was submitted is cancelled.

    Attributes:
        size: The number of workers at the beginning; others may join.
    """

    def __init__(self, address: str, modules: Collection[Module]):
        """Connect, and examine the workers.

        Raises:
            InputError: There is no scheduler, no worker, or one that must not judge.
        """
        self._terms = versions(), tuple((module.slug, module.digest) for module in modules)
        self._client = _connected(address)
        self._executor = self._client.get_executor(pure=False)
        self._closed = threading.Event()
        found = self._client.run(_examine_here, self._terms, on_error="return")
        for worker, error in sorted(found.items()):
            if error:
                self.leave()
                raise _unfit(worker, error)
        self.size = len(found)
        if not found:
            self.leave()
            raise InputError(
                _(
                    "the cluster at {address} has no worker; start one with `dask worker "
                    "{address}` from this checkout",
                    address=address,
                )
            )
        threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        """Leave a cluster that has had no worker for a while: Dask would wait for ever."""
        last_seen = time.monotonic()
        while not self._closed.wait(0.5):
            try:
                here = self._client.nthreads()
            except Exception:  # the scheduler is gone, or just going
                here = {}
            if here:
                last_seen = time.monotonic()
            elif time.monotonic() > last_seen + RESTART_SECONDS:
                self.leave()

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **_: Any) -> "Future[Any]":
        _root, *others = arguments  # another one on each machine
        future: Future[Any] = self._executor.submit(_run_here, self._terms, function, *others)
        return future

    def leave(self) -> None:
        """Leave the cluster; what is under way there ends soon, and is not heard of."""
        self._closed.set()
        self._client.close(timeout=2)


def _connected(address: str) -> distributed.Client:
    for name in [*logging.root.manager.loggerDict]:  # of a lost connection we tell, in a sentence
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        found = asyncio.run(asyncio.wait_for(_identity(address), CONNECT_SECONDS))
        if found.get("type") != "Scheduler":
            raise ValueError(f"a {found.get('type')} is there")
        with warnings.catch_warnings(action="ignore"):  # versions of what we do not use
            return distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except Exception as error:  # the address may be anything; so may what answers there
        reason = clean(f"{type(error).__name__}: {error}".removesuffix(": "), 120)
        raise InputError(
            _(
                "no Dask scheduler answers at {address} ({reason}); start one, or correct --jobs",
                address=clean(address, 60),
                reason=reason,
            )
        ) from None


async def _identity(address: str) -> dict[str, Any]:
    """What answers at an address. Asked first: a client that cannot connect says so twice, and not
    in a sentence."""
    arguments = distributed.Security().get_connection_args("client")
    async with distributed.rpc(
        address, timeout=CONNECT_SECONDS, connection_args=arguments
    ) as server:
        return dict(await server.identity())
