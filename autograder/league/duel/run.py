"""A duel from a folder of submissions: the examples in it found, tried once each, put in order.

Nothing that learners wrote is run. Their examples are read as data, and tried in the sandbox on programs of ours.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.course.module import Module, Task, course_at
from autograder.examples.hunting import Hunt, hunted, task_asked
from autograder.examples.record import examples_of, record_of
from autograder.examples.written import Example, handed_in
from autograder.grading import processors
from autograder.grading.batch import module_of
from autograder.grading.pool import local_executor
from autograder.grading.run import MAX_JOBS, NothingHandedIn, Watcher, part, require_linux
from autograder.i18n import duel as said
from autograder.i18n import for_teachers
from autograder.i18n import league as of_a_league
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.intake import Entry, find
from autograder.intake.apart import Reader
from autograder.intake.roster import called_as_in, read_roster
from autograder.league.duel.standing import Standing
from autograder.league.key import Key
from autograder.sandbox import children
from autograder.sandbox.client import SandboxError
from autograder.sandbox.servers import own_sandbox

MOST = 40  # examples of a learner for one task; a person writes fewer
_SECONDS = 60.0  # for the examples of a learner for one task; what then is not tried catches nobody

_Found = list[frozenset[str] | None]  # of each example the wrong programs it catches, by name; None if it is not true
Works = Mapping[str, Mapping[str, Sequence[Example]]]  # by learner, the examples of each task


@dataclass(frozen=True)
class Asked:
    """Whose examples are to be tried, on which tasks; all as `grading.run.grade` has it.

    `tasks`: none named, all that have a hunt. `names`: a roster after whose names learners are called; else they are
    under codes, whose key is in `key`.
    """

    submissions: Path
    out: Path
    module: str
    tasks: Sequence[str] = ()
    names: Path | None = None
    key: Path | None = None
    course: Path | None = None
    jobs: int | None = None
    layout: str = ""

    @property
    def path_of_key(self) -> Path:
        return self.key or self.out.with_name(f"{self.out.name}-key.csv")


@dataclass(frozen=True)
class _Batch:
    """Some examples of one task, as they are handed to another process: of that learner, or of the exercise."""

    task: str
    learner: str
    examples: tuple[Example, ...]


def duel(asked: Asked, watcher: Watcher) -> list[Standing]:
    """Try the examples of a class. Raises InputError when nothing can be done as asked."""
    require_linux()
    module = course_at(asked.course).module(asked.module)
    tasks = _tasks(module, asked.tasks)
    jobs = processors.available() if asked.jobs is None else asked.jobs
    if not 1 <= jobs <= MAX_JOBS:
        raise InputError(for_teachers.JOBS.format(most=MAX_JOBS))
    if asked.submissions.resolve().is_relative_to(asked.out.resolve()):
        raise InputError(of_a_league.INSIDE.format(out=asked.out))
    given = {task.name: examples_of(module, task.name) for task in tasks}
    works = _read(asked, module, tasks)
    batches = [*_batches(given, works)]
    with part(watcher, said.TRYING, sum(len(one.examples) for one in batches)):
        catches = _tried(module, batches, min(jobs, len(batches)), watcher)
    return [
        Standing.of(
            task,
            hunted(module, task),
            given[task.name],
            {name: work[task.name] for name, work in works.items()},
            catches,
        )
        for task in tasks
    ]


def _tasks(module: Module, names: Sequence[str]) -> list[Task]:
    """The tasks named, each once; else all that have a hunt. Raises InputError."""
    if not names:
        record = record_of(module).tasks
        hunts = [task for task in module.tasks if task.name in record and record[task.name].catchable]
        if not hunts:
            raise InputError(said.NO_HUNT.format(module=module.slug))
        return hunts
    tasks = [*{task.name: task for task in (task_asked(module, name) for name in names)}.values()]
    for task in tasks:
        hunted(module, task)
    return tasks


# ---------------------------------------------------------------- what was handed in


def _read(asked: Asked, module: Module, tasks: Sequence[Task]) -> Works:
    """The examples of each learner, under the name or the code they are shown by. Raises InputError."""
    entries, _ = find(asked.submissions, [module.slug], but=asked.out, layout=asked.layout)
    if not entries:
        raise NothingHandedIn(for_teachers.NO_SUBMISSION.format(folder=asked.submissions))
    wanted = {module.slug: [task.name for task in module.tasks]}
    if asked.names:
        entries = called_as_in(read_roster(asked.names), entries)[0]
        called = {one.name: one.name for one in entries}
    else:
        called = _codes(asked.path_of_key, entries)
    works: dict[str, Mapping[str, Sequence[Example]]] = {}
    with Reader() as reader:
        for entry, found in reader.read_each(entries, wanted, True):
            cells = reader.cells_of(entry, found[module.slug])
            texts = [cell.text for cell in cells if cell.kind == "code"]
            works[called[entry.name]] = {task.name: handed_in(texts, (task.name, *task.also), MOST) for task in tasks}
    return dict(sorted(works.items()))


def _codes(path: Path, entries: Sequence[Entry]) -> dict[str, str]:
    """The code of each learner, by name; the key remembers them."""
    key = Key.read(path)
    codes = {one.name: key.code_of(one.name, one.account) for one in entries}
    key.save()
    return codes


# ---------------------------------------------------------------- what it catches


def _batches(given: Mapping[str, Sequence[Example]], works: Works) -> Iterator[_Batch]:
    """All examples, each once however many wrote it: those of the exercise first, then learner by learner."""
    seen: set[str] = set()
    for learner, work in [("", given), *works.items()]:
        for task, examples in work.items():
            new = tuple(one for one in examples if one.plain not in seen)
            seen |= {one.plain for one in new}
            if new:
                yield _Batch(task, learner, new)


def _tried(module: Module, batches: Sequence[_Batch], jobs: int, watcher: Watcher) -> dict[str, frozenset[str]]:
    """Which wrong programs each true example catches. Raises InputError where nothing can be tried."""
    catches: dict[str, frozenset[str]] = {}
    cut: list[str] = []
    executor = local_executor(max(jobs, 1))
    try:
        with children.deaf():
            pending = {executor.submit(try_examples, module.root, module.slug, one): one for one in batches}
        for batch, found in _results(pending):
            pairs = zip(batch.examples, found, strict=False)
            catches |= {one.plain: names for one, names in pairs if names is not None}
            cut += [batch.learner] if len(found) < len(batch.examples) else []
            for _ in batch.examples:
                watcher.steps(batch.learner)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
    if cut:
        watcher.warns(said.CUT.format(seconds=int(_SECONDS), names=some(sorted({*cut}))))
    return catches


def _results(pending: Mapping[Future[_Found], _Batch]) -> Iterator[tuple[_Batch, _Found]]:
    for future in as_completed(pending):
        try:
            yield pending[future], future.result()
        except (BrokenExecutor, SandboxError, OSError, MemoryError) as error:
            reason = clean(f"{type(error).__name__}: {error}", 150)
            raise InputError(said.MACHINE.format(reason=reason)) from None


def try_examples(root: Path, slug: str, batch: _Batch) -> _Found:
    """Say what each example catches, in another process; of fewer when time runs out. Raises SandboxError."""
    hunt, until = _hunt(root, slug, batch.task), time.monotonic() + _SECONDS
    found: _Found = []
    for one in batch.examples:
        if time.monotonic() > until:
            break
        tried = hunt.alone(one)
        found.append(None if tried.refused else frozenset(caught.wrong.name for caught in tried.caught))
    return found


@cache
def _hunt(root: Path, slug: str, task: str) -> Hunt:
    """One per process, which ends with it."""
    module = module_of(root, slug)
    return Hunt(module, task_asked(module, task), own_sandbox())
