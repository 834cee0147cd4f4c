"""A mistake is counted once: what is right loses nothing beside functions that are missing or wrong.

MASTERMIND_EVERY_CHECK has every task of every module judged in every company; some are enough for every day.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from autograder.audit import EVERY_CHECK
from autograder.course import Course, Module
from autograder.judging import judge_one
from autograder.reading import Submission
from autograder.report import TaskReport
from autograder.sandbox.doctor import Tier
from autograder.session import sandbox_of
from autograder.source import cells
from autograder.tests.conftest import wrong


def _given(module: Module) -> str:
    """What the exercise holds besides the functions to be written."""
    return "\n\n".join(cell.text for cell in cells(module.source) if cell.kind == "code" and not cell.marks)


def _as_shown(module: Module, task: str) -> str:
    """The solution, built on the functions the course builds it on."""
    return next(cell.text for cell in cells(module.source) if cell.marks.get("task") == task)


def _self_contained(module: Module, task: str) -> str:
    """The solution with all it is built on under names of its own."""
    others = {name for one in module.tasks for name in (*module.needs_of(one), one.name)} - {task}
    return re.sub(rf"\b({'|'.join(sorted(others))})\b", r"own_\1", module.source_of([task]))


def _others_wrong(module: Module, task: str) -> str:
    """A wrong version of every other function of the module, and of the earlier ones it is built on."""
    names = dict.fromkeys(name for one in module.tasks for name in (*module.needs_of(one), one.name))
    texts = []
    for name in names:
        home = module.home_of(name)
        assert home
        known = [mistake.diagnosis.name for mistake in home.mistakes if mistake.task == name]
        quick = [one for one in known if "endless" not in one and "never" not in one]
        if name != task and quick:
            texts.append(wrong(home, quick[0]))
    return "\n\n".join(texts)
