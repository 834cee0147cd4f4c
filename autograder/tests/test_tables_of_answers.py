"""Whoever answers what is fixed from a table, and computes nothing else, has no points where marks
are made."""

import builtins

import pytest

from autograder.course.module import Course, Module
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Inside, sandbox_of

FEW = {"optimal_total"}  # the tasks whose whole domain is a handful of values

# Stands after the functions of the reference. A call is known by what it is called with, functions
# by what they do; calls that a known call makes are part of it.
WRAPPED = """

import builtins
from hashlib import sha256
from types import CodeType, FunctionType

within = []


def told(value):
    if hasattr(value, "wrapped"):
        return value.__name__
    if isinstance(value, FunctionType):
        held = [cell.cell_contents for cell in value.__closure__ or ()]
        cells = [one for one in held if callable(one)]
        return told([value.__name__, value.__code__, *cells])
    if isinstance(value, CodeType):
        return told([value.co_code.hex(), value.co_names, *value.co_consts])
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(told, value)) + "]"
    if isinstance(value, (set, frozenset)):
        return "{" + ",".join(sorted(map(told, value))) + "}"
    if isinstance(value, (str, int, float, dict, range, type(None), type({}.values()))):
        return repr(value)
    return type(value).__name__


def wrapped(name, function):
    last = [None]

    def call(*arguments, **named):
        arguments = [[*value] if hasattr(value, "__next__") else value for value in arguments]
        if within:
            return function(*arguments, **named)
        key = sha256(told(arguments).encode()).hexdigest()[:12]
        NOTE
        within.append(name)
        try:
            last[0] = function(*arguments, **named)
        finally:
            within.pop()
        return last[0]

    call.__name__, call.wrapped = name, function
    return call


for name in TASKS:
    globals()[name] = wrapped(name, globals()[name])
"""


def _source(module: Module, note: str, before: str = "") -> str:
    tasks = [task.name for task in module.tasks]
    return f"{module.standalone}\n\n{before}TASKS = {tasks}\n" + WRAPPED.replace("NOTE", note)


@pytest.fixture(params=["m08_entropy", "m10_optimum"])
def module(course: Course, request: pytest.FixtureRequest) -> Module:
    return course.module(request.param)


@pytest.fixture
def table(module: Module) -> str:
    """A submission that is right for every call that `check` makes, and gives its last answer again
    for others."""
    noted: dict[str, set[str]] = {}
    builtins.noted = noted  # type: ignore[attr-defined]
    try:
        source = _source(module, "builtins.noted.setdefault(name, set()).add(key)")
        judge_one(module, Submission("somebody", source=source), Inside(), fresh=False)
    finally:
        del builtins.noted  # type: ignore[attr-defined]
    known = {name: sorted(keys) for name, keys in noted.items()}
    forget = "if key not in KNOWN[name]:\n            return last[0]"
    return _source(
        module, forget, before=f"KNOWN = {{name: set(keys) for name, keys in {known}.items()}}\n"
    )


@pytest.mark.slow
def test_a_table_of_the_fixed_cases_is_worth_nothing(
    module: Module, table: str, tier: Tier
) -> None:
    sandbox = sandbox_of(tier)
    seen, marked = (
        {
            task.name: task
            for task in judge_one(module, Submission("s", source=table), sandbox, fresh=fresh).tasks
        }
        for fresh in (False, True)
    )

    assert {name for name, task in seen.items() if task.score < task.points} == set()
    assert {name for name, task in marked.items() if task.score} == FEW & marked.keys()
