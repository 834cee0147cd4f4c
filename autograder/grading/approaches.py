"""Which approach each right function of a class goes, noted beside the results, as these keep no right function."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from autograder.approaches.known import FILE, TaskApproaches, approaches_of
from autograder.course.module import Course, Module
from autograder.grading.kept import keep, kept
from autograder.grading.results import Place, Results
from autograder.i18n.display import clean
from autograder.i18n.text import Text
from autograder.intake import Entry, Submission
from autograder.intake.apart import Reader
from autograder.reports.model import Report
from autograder.reports.summary import Approached, Way

NOTED = ".approaches"
_LINES, _WIDE = 15, 100  # lines and columns of a function that may stand for others


class Noting:
    """Notes it while a class is judged, of each submission that was judged just now."""

    def __init__(self, folder: Path, course: Course, modules: Sequence[Module]):
        self._folder, self._course, self._modules = folder, course, modules
        self._known = {module.slug: tables for module in modules if (tables := _approaches_of(module))}
        self._noted = _noted(folder, course)

    def add(self, report: Report, submission: Submission, reader: Reader) -> None:
        """Note it of one more. The learner's source is parsed by the reader: what takes too much goes no known way."""
        if report.score is not None and report.module in self._known:
            right = {task: of for task, of in self._known[report.module].items() if task in report.right}
            ways = reader.ask(_ways, submission.source, right)
            self._noted[report.key] = [] if isinstance(ways, Text) else ways

    def finish(self, entries: Sequence[Entry], asked: bool, results: Results) -> None:
        """Note it of records that were there already, too; forget what is noted of those that no longer are."""
        keys = {line.place: line.key for line in results.lines if line.score is not None and line.module in self._known}
        new = {place for place, key in keys.items() if key not in self._noted}
        wanted = {module.slug: [task.name for task in module.tasks] for module in self._modules}
        names = {name for name, _ in new}
        with Reader() as reader:
            for entry, found in reader.read_each([one for one in entries if one.name in names], wanted, asked):
                for slug, submission in found.items():
                    report = results.report_of(entry.name, slug) if (entry.name, slug) in new else None
                    if report:
                        self.add(report, submission, reader)
        _keep(self._folder, self._course, results, self._noted)


def prune(folder: Path, course: Course, results: Results) -> None:
    """Forget what is noted of records that are not there any more."""
    _keep(folder, course, results, _noted(folder, course))


def ways_of(folder: Path, course: Course, results: Results) -> dict[Place, tuple[Way, ...]]:
    """What is noted, by learner and module."""
    noted = _noted(folder, course)
    return {line.place: tuple(Way(*way) for way in noted[line.key]) for line in results.lines if noted.get(line.key)}


def described(modules: Sequence[Module]) -> dict[Approached, Text]:
    """What the approaches to the tasks of some modules do, by module, task and name."""
    return {
        (module.slug, task, one.name): Text(**{code: one.does.typed(code).rstrip(" :.") for code in one.does.languages})
        for module in modules
        for task, of in _approaches_of(module).items()
        for one in of.approaches
    }


def _ways(source: str, known: Mapping[str, TaskApproaches]) -> list[list[str]]:
    """The fields of a `Way` for each of these tasks, all of them right."""
    found = []
    for task, approaches in known.items():
        own = approaches.of(source)
        lines = approaches.code_in(source).expandtabs(4).split("\n")
        shown = "\n".join(clean(line, _WIDE) for line in lines) if len(lines) <= _LINES else ""
        found.append([task, own.name if own else "", shown])
    return found


def _approaches_of(module: Module) -> Mapping[str, TaskApproaches]:
    with suppress(ValueError, KeyError, TypeError, OSError):  # a broken file costs no mark
        return approaches_of(module)
    return {}


def _noted(folder: Path, course: Course) -> dict[str, list[list[str]]]:
    if not (folder / NOTED).is_file():
        return {}
    digest, noted = kept(folder / NOTED) or ("", {})
    return dict(noted) if digest == _digest(course) else {}


def _keep(folder: Path, course: Course, results: Results, noted: Mapping[str, list[list[str]]]) -> None:
    there = {line.key for line in results.lines}
    left = {key: ways for key, ways in noted.items() if key in there}
    if left != _noted(folder, course):
        keep(folder / NOTED, [_digest(course), left])


def _digest(course: Course) -> str:
    """Changes with what is known of approaches."""
    digest = sha256()
    for module in course.modules.values():
        path = module.submissions_path / FILE
        digest.update(sha256(path.read_bytes() if path.is_file() else b"").digest())
    return digest.hexdigest()
