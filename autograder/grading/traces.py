"""What fails, followed line by line: noted beside the results, for the pages of the learners. No mark depends on it."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from autograder.course.module import Module
from autograder.grading.kept import keep, kept
from autograder.grading.results import Place, Results
from autograder.intake import Entry, Submission
from autograder.intake.apart import Reader
from autograder.reports.model import Report
from autograder.reports.pages import Followed
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox, sandbox_of

NOTED = ".traces"
Follow = Callable[[Module, Submission, Sandbox, Report], Followed]


def note(
    folder: Path,
    entries: Sequence[Entry],
    modules: Sequence[Module],
    asked: bool,
    results: Results,
    follow: Follow,
    tier: Tier,
    seen: Callable[[str], None],
) -> None:
    """Follow what is new in the results, in the sandbox. `seen`: told of each of these entries."""
    noted = _noted(folder)
    new = {line.place for line in results.lines if line.score is not None and line.key not in noted}
    names = {name for name, _ in new}
    for entry in entries:
        if entry.name not in names:
            seen(entry.name)
    by_slug = {module.slug: module for module in modules}
    wanted = {slug: [task.name for task in module.tasks] for slug, module in by_slug.items()}
    with Reader() as reader:
        for entry, found in reader.read_each([one for one in entries if one.name in names], wanted, asked):
            for slug, submission in found.items():
                report = results.report_of(entry.name, slug) if (entry.name, slug) in new else None
                if report:
                    noted[report.key] = {}
                    with suppress(Exception):  # what cannot be followed costs nobody their mark
                        noted[report.key] = follow(by_slug[slug], submission, sandbox_of(tier), report)
            seen(entry.name)
    _keep(folder, results, noted)


def prune(folder: Path, results: Results) -> None:
    """Forget what is noted of records that are not there any more."""
    _keep(folder, results, _noted(folder))


def traces_of(folder: Path, results: Results) -> dict[Place, Followed]:
    """What is noted, by learner and module."""
    noted = _noted(folder)
    return {line.place: noted[line.key] for line in results.lines if noted.get(line.key)}


def _noted(folder: Path) -> dict[str, Followed]:
    return dict(kept(folder / NOTED) or {})


def _keep(folder: Path, results: Results, noted: Mapping[str, Followed]) -> None:
    there = {line.key for line in results.lines}
    left = {key: found for key, found in noted.items() if key in there}
    if left != _noted(folder):
        keep(folder / NOTED, left)
