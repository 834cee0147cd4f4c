"""Does the time limit end what does not end, and leave no trace of itself? Here, and in the Python
of a browser."""

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from autograder.course.module import this_course
from autograder.sandbox.deadline import Deadline, TooLong, deadline, undisturbed

IN_BROWSER = sys.platform == "emscripten"
has_threads = pytest.mark.skipif(IN_BROWSER, reason="no threads in a browser")
in_browser = pytest.mark.skipif(not IN_BROWSER, reason="interrupted by a signal")


def empty_loop() -> None:
    while True:
        pass


def comprehension() -> None:
    any(n < 0 for n in count())


def recursion() -> None:
    def twice(n: int) -> None:
        if n:
            twice(n - 1)
            twice(n - 1)

    twice(60)


def swallows() -> None:
    while True:
        try:
            while True:
                pass
        except:  # noqa: E722
            pass


def swallows_in_a_called_function() -> None:
    def stubborn() -> None:
        try:
            empty_loop()
        except:  # noqa: E722
            return

    while True:
        stubborn()


def finishes_in_its_own_time() -> None:
    try:
        empty_loop()
    finally:
        empty_loop()


def numbers() -> Iterator[int]:
    while True:
        yield 1


def generator() -> None:
    for _ in numbers():
        continue


def empty_loop_in_the_block_itself() -> None:
    with deadline(0.1):
        while True:
            pass


def outer_limit_after_an_inner_one() -> None:
    with deadline(0.1):
        with deadline(5):
            pass
        empty_loop()


@pytest.mark.parametrize(
    "endless",
    [
        empty_loop,
        comprehension,
        recursion,
        swallows,
        swallows_in_a_called_function,
        finishes_in_its_own_time,
        generator,
    ],
)
def test_what_does_not_end_is_ended(endless: Callable[[], None]) -> None:
    started = time.monotonic()
    with pytest.raises(TooLong, match=r"0\.1 s"), deadline(0.1):
        endless()
    assert time.monotonic() - started < 2


TRACED = """
import sys
from autograder.sandbox.deadline import TooLong, deadline

def work(seconds):
    while seconds < 1:
        pass

for seconds in (5, 0.05):
    try:
        with deadline(seconds):
            work(seconds)
    except TooLong:
        pass
    lines = []
    sys.settrace(lambda frame, event, _: lines.append(event))
    next(n for n in range(3))
    sys.settrace(None)
    print("call" in lines)
"""


@has_threads
def test_a_program_can_be_traced_afterwards() -> None:
    """Python 3.11 hangs when it is to trace and has been told that an exception is about to come,
    and none is."""
    done = subprocess.run(
        [sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=60
    )

    assert done.stdout.split() == ["True", "True"], done.stderr


@pytest.mark.parametrize(
    "endless", [empty_loop_in_the_block_itself, outer_limit_after_an_inner_one]
)
def test_a_block_that_does_not_end_is_ended(endless: Callable[[], None]) -> None:
    with pytest.raises(TooLong):
        endless()


def test_what_ends_in_time_is_left_alone() -> None:
    with deadline(0.05):
        total = sum(n for n in range(1000))
    assert total == 499500
    time.sleep(0.06)
    assert sum(n for n in range(1000)) == 499500  # nothing watches any more


def test_an_error_of_the_code_goes_through() -> None:
    with pytest.raises(ZeroDivisionError), deadline(1):
        1 / 0  # noqa: B018


@pytest.mark.parametrize(("outer", "inner"), [(0.1, 5.0), (5.0, 0.1)])
def test_of_nested_limits_the_nearest_counts(outer: float, inner: float) -> None:
    with deadline(outer) as first:
        with pytest.raises(TooLong) as late, deadline(inner) as second:
            swallows()
        assert late.value.limit is (first if outer < inner else second)
        first.pause()
        if inner < outer:
            assert sum(n for n in range(1000)) == 499500  # the outer one has not passed


def test_the_clock_can_be_stopped() -> None:
    with pytest.raises(TooLong), deadline(0.05) as limit:  # noqa: PT012
        limit.pause()
        time.sleep(0.1)  # somebody types
        limit.resume()
        assert sum(n for n in range(1000)) == 499500
        empty_loop()


@has_threads
def test_other_threads_go_on() -> None:
    stop, turns = threading.Event(), []

    def work() -> None:
        while not stop.is_set():
            turns.append(1)
            time.sleep(0.001)

    thread = threading.Thread(target=work)
    thread.start()
    with pytest.raises(TooLong), deadline(0.1):
        empty_loop()
    seen = len(turns)
    time.sleep(0.05)
    stop.set()
    thread.join()
    assert len(turns) > seen


def test_many_limits_leave_nothing_behind() -> None:
    threads, started = threading.active_count(), time.monotonic()
    for _ in range(200):
        with deadline(5):
            sorted(range(10))
    assert threading.active_count() == threads
    assert time.monotonic() - started < 2


def test_an_expiry_is_caught_cleanly_each_time() -> None:
    for _ in range(20):
        with pytest.raises(TooLong), deadline(0.005):
            swallows_in_a_called_function()
        total = sum(n for n in range(20000))  # what comes after is never hit
        assert total == 199990000


def test_what_ends_in_a_with_block_leaves_the_interpreter_as_it_was() -> None:
    """Raised just before a handler is entered, Python 3.11 takes something else for the exception
    being handled."""

    @contextmanager
    def context() -> Iterator[None]:
        yield

    def endless() -> None:
        with context():
            while True:
                pass

    for _ in range(5):
        with pytest.raises(TooLong), deadline(0.05):
            endless()
        assert sys.exc_info() == (None, None, None)


def test_what_must_not_be_left_half_done_is_done() -> None:
    done = []

    @undisturbed
    def whole() -> None:
        started = time.monotonic()
        while time.monotonic() < started + 0.3:
            pass
        done.append(True)

    def work() -> None:
        whole()
        empty_loop()

    with pytest.raises(TooLong), deadline(0.1):
        work()
    assert done


class Stopped(Deadline):
    """A limit somebody presses Stop on, once, soon after its beginning."""

    def is_to_stop(self) -> bool:
        if self.stopped or time.monotonic() < self.pressed:
            return False
        self.stop()
        return True

    def __init__(self) -> None:
        super().__init__(60)
        self.pressed = time.monotonic() + 0.5


@in_browser
@pytest.mark.parametrize("endless", [empty_loop, swallows])
def test_code_is_stopped_long_before_its_time(endless: Callable[[], None]) -> None:
    started = time.monotonic()
    with pytest.raises(TooLong) as late, Stopped():
        endless()
    assert late.value.limit.stopped
    assert time.monotonic() - started < 10


@in_browser
@pytest.mark.parametrize(("endless", "seconds"), [(empty_loop, 60), (swallows, 1)])
def test_what_is_stopped_while_its_clock_stands_still_cleans_up(
    endless: Callable[[], None], seconds: float
) -> None:
    cleaned = []

    def judge() -> None:
        try:
            with pytest.raises(TooLong), deadline(seconds):
                endless()
            empty_loop()
        finally:
            cleaned.append(sum(1 for _ in range(1_000_000)))

    with pytest.raises(TooLong) as late, Stopped() as limit:  # noqa: PT012
        limit.pause()
        judge()
    assert late.value.limit is limit
    assert cleaned == [1_000_000]


WITHIN = """
import os
import pytest

os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
apart = ["--noconftest", "-c", os.devnull, "--rootdir=/"]
pytest.main(["-q", "-p", "no:cacheprovider", *apart, {file!r}])
"""


@pytest.mark.slow
@pytest.mark.skipif(IN_BROWSER, reason="this is it")
def test_all_this_in_the_python_of_a_browser() -> None:
    from autograder.tests.pyodide import need_node, run_in_pyodide

    need_node()
    said = run_in_pyodide(
        this_course(), WITHIN.format(file=f"/checkout/autograder/tests/{Path(__file__).name}"), 120
    )

    assert "passed" in said
    assert "failed" not in said, said
    assert "error" not in said
