"""The pack checks itself. Every finding is a sentence that tells the author what to do."""

import inspect
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from autograder.authoring import lessons as notes
from autograder.course.module import SLUG, Course, CourseError, KnownMistake, Module
from autograder.course.percent import cells, header, hints
from autograder.grading import processors
from autograder.grading.batch import module_of
from autograder.grading.pool import local_executor
from autograder.i18n.text import LANGUAGES, Text
from autograder.intake import Submission, decode
from autograder.judge.judge import judge_one
from autograder.judge.misconceptions import fingerprints
from autograder.reports.model import NOT_REACHED, Diagnosis, Report
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.servers import sandbox_of
from autograder.testing.check import description_of

_FAILS = re.compile(r"^fails: *(.*)$", re.MULTILINE)
_NUMBER = re.compile(r"\d+")
_CODE = re.compile(r"`[^`]+`")
_IMPORT = re.compile(r"(?:from [\w.]+ )?import \w")
_HEADING = re.compile(r"^#+", re.MULTILINE)


class AuditError(CourseError):
    """The audit cannot be made here."""


@dataclass(frozen=True)
class Observed:
    """A file of wrong/ as it behaved."""

    name: str
    summary: str
    declared: frozenset[str]
    report: Report

    @property
    def failed(self) -> frozenset[str]:
        """The checks reached and not passed."""
        checks = [check for task in self.report.tasks for check in task.checks]
        return frozenset(check.name for check in checks if not check.passed and check.verdict.status != NOT_REACHED)

    @property
    def task(self) -> str:
        return next(
            (task.name for task in self.report.tasks if self.failed & {check.name for check in task.checks}), ""
        )

    @property
    def fingerprints(self) -> dict[str, str]:
        return fingerprints({check.name: check.verdict for task in self.report.tasks for check in task.checks})


@cache
def _tier() -> Tier:
    tier, _ = best()
    if tier is None:
        raise AuditError("the audit runs the known submissions confined, and no confinement holds here")
    return tier


EVERY_CHECK = "MASTERMIND_EVERY_CHECK"  # when set, every wrong answer is judged in every task
_MANY = 24  # sources from which on several processes are worth their start


class _Now(Executor):
    """Does what it is asked at once."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(function(*arguments, **named))
        return future


@cache
def _processes() -> Executor:
    """For all modules, as their start is slow; whoever waits for something else goes first."""
    return local_executor(processors.available(), niceness=5)


def _judge(root: Path, slug: str, submission: Submission, tasks: tuple[str, ...] | None, tier: Tier) -> Report:
    return judge_one(module_of(root, slug), submission, sandbox_of(tier), tasks)


def judge_source(module: Module, source: str) -> Report:
    """Judge one source, here and now."""
    return judge_one(module, Submission("somebody", "somebody.py", source), sandbox_of(_tier()))


@dataclass(frozen=True)
class _Known:
    """The known answers of a module, being judged."""

    answers: dict[str, Future[Report]]  # the reference, right ones and starters
    wrong: dict[str, Future[Report]]


@cache
def _known(module: Module) -> _Known:
    paths, answers = _files(module, "wrong"), _answers(module)
    first_of = {_task_of(path): path for path in reversed(paths)}
    executor = _Now() if len(paths) + len(answers) < _MANY else _processes()

    def judged(name: str, source: str, tasks: tuple[str, ...] | None = None) -> Future[Report]:
        submission = Submission(name, f"{name}.py", source)
        return executor.submit(_judge, module.root, module.slug, submission, tasks, _tier())

    return _Known(
        {name: judged(name, source) for name, source in answers.items()},
        {
            path.stem: judged(
                path.stem, wrong_source(module, path), _looked_at(module, path, path in first_of.values())
            )
            for path in paths
        },
    )


def begin(modules: Iterable[Module]) -> None:
    """Have the known answers of some modules judged from now on, in other processes when they are many."""
    for module in modules:
        _known(module)


def _looked_at(module: Module, path: Path, with_dependents: bool) -> tuple[str, ...] | None:
    """The tasks in which a wrong answer is judged: its own, and those in which it declares to fail.

    The first of each task also in those built on it, where it must not count again. None: all of them.
    """
    if os.environ.get(EVERY_CHECK):
        return None
    text = path.read_text(encoding="utf-8")
    touched, declared = module.tasks_touched_by(text), _declared(text)
    own = {_task_of(path)} | {check.task for check in module.checks if check.name in declared}
    if with_dependents or _task_of(path) not in touched:
        return touched
    return tuple(task for task in touched if task in own)


def _task_of(path: Path) -> str:
    return path.stem.partition("__")[0]


def _declared(text: str) -> frozenset[str]:
    """The checks a wrong answer says that it fails."""
    declared = _FAILS.search(text)
    return frozenset(re.findall(r"\w+", declared[1])) if declared else frozenset()


def _files(module: Module, kind: str) -> list[Path]:
    return sorted((module.submissions_path / kind).glob("*.py"))


def wrong_source(module: Module, path: Path) -> str:
    """A wrong answer is the reference with a mistaken function after it."""
    return f"{module.standalone}\n\n{path.read_text(encoding='utf-8')}"


@cache
def observe_wrong(module: Module) -> dict[str, Observed]:
    """Every file of wrong/, judged."""
    observed = {}
    for path in _files(module, "wrong"):
        text = path.read_text(encoding="utf-8")
        summary = text.lstrip().removeprefix('"""').partition("\n")[0].strip()
        observed[path.stem] = Observed(path.stem, summary, _declared(text), _known(module).wrong[path.stem].result())
    return observed


def known_mistakes(module: Module) -> tuple[KnownMistake, ...]:
    """As they behave now, whatever was recorded before."""
    return tuple(
        KnownMistake(Diagnosis(name, _advice(module, name)), seen.task, seen.fingerprints)
        for name, seen in observe_wrong(module).items()
    )


def _advice(module: Module, name: str) -> Text:
    path = module.submissions_path / "wrong" / f"{name}.py"
    try:
        return description_of(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise AuditError(f"{path}: {error}") from None


# ---------------------------------------------------------------- the findings


def audit(course: Course, slugs: Collection[str] = ()) -> Iterator[str]:
    """All findings about some modules, or about all when none is named; none is the aim."""
    modules = [course.module(slug) for slug in slugs] or list(course.modules.values())
    yield from _unknown_files(course)
    begin(modules)
    yield from notes.findings(course, modules)
    for module in modules:
        yield from _source_findings(module)
        yield from _check_findings(module)
        yield from _answer_findings(module)
        yield from _mistake_findings(module)
        yield from _leaks(course, module)


def _unknown_files(course: Course) -> Iterator[str]:
    """A file whose name is no module's is a file nobody will find."""
    known = set(course.modules)
    for slug in known:
        if not SLUG.fullmatch(slug):
            yield f"solutions/{slug}.py: name it mNN_name, in small letters"
    places: dict[str, Callable[[Path], str]] = {
        "autograder/checks": lambda path: path.stem.removeprefix("test_"),
        "autograder/submissions": lambda path: path.name,
        "exercises/en": lambda path: path.name,
        "exercises/fr": lambda path: path.name,
    }
    for place, slug_of in places.items():
        folder = course.root / place
        found = (
            {slug_of(path): path for path in folder.iterdir() if path.name != "__pycache__"} if folder.is_dir() else {}
        )
        for slug, path in found.items():
            if slug not in known and slug != "hostile":
                yield f"{path.relative_to(course.root)}: no module has that name; rename or remove it"
        for slug in known - found.keys():
            yield f"{place}: nothing there for {slug}; add it (or run `mastermind build`)"


def _source_findings(module: Module) -> Iterator[str]:
    where = f"solutions/{module.slug}.py"
    header(module.source)
    found = [cell for cell in cells(module.source) if cell.kind == "markdown"]
    for english, french in zip(found[::2], found[1::2], strict=False):
        place = f"{where}, line {english.line}"
        if (english.marks.get("lang"), french.marks.get("lang")) != LANGUAGES:
            yield f"{place}: each English paragraph is followed by its French twin"
            return
        if english.marks.get("hint") != french.marks.get("hint"):
            yield f"{place}: the twins are not hints for the same task"
        for what, pattern in (("numbers", _NUMBER), ("code", _CODE), ("headings", _HEADING)):
            if sorted(pattern.findall(english.text)) != sorted(pattern.findall(french.text)):
                yield f"{place}: the two languages do not hold the same {what}"
    if len(found) % 2:
        yield f"{where}: the last paragraph has no twin"
    for task in module.tasks:
        if len(hints(module.source, task.name)) < 2:
            yield f"{where}: {task.name} needs two hints or more"
        if not any(cell.marks.get("examples") == task.name for cell in cells(module.source)):
            yield f"{where}: {task.name} needs printed examples"
        for need in task.needs:
            if not module.source_of([need]):
                yield f"{where}: {task.name} needs {need}, which the reference does not define"


def _check_findings(module: Module) -> Iterator[str]:
    tasks = [task.name for task in module.tasks]
    for check in module.checks:
        if check.task not in tasks:
            yield f"{module.checks_path.name}: {check.name} is for {check.task}, which is no task of {module.slug}"
        if not check.points > 0:
            yield f"{module.checks_path.name}: {check.name} gives no points"
        if sorted(_CODE.findall(check.promise.en)) != sorted(_CODE.findall(check.promise.fr)):
            yield f"{module.checks_path.name}: {check.name} does not promise the same in both languages"
    for task in tasks:
        sources = [inspect.getsource(check.function) for check in module.checks if check.task == task]
        if not sources:
            yield f"{module.checks_path.name}: {task} has no check"
        forgiving, remembering = _last(".agrees(", sources), _last(".repeats(", sources)
        if forgiving is not None and (remembering is None or remembering < forgiving):
            yield f"{module.checks_path.name}: {task} needs a check that `repeats`, after those that say `agrees`"


def _last(word: str, sources: Sequence[str]) -> int | None:
    return max((rank for rank, source in enumerate(sources) if word in source), default=None)


def _starters(module: Module) -> dict[str, str]:
    paths = [f"exercises/{language}/{module.slug}/{module.slug}.py" for language in LANGUAGES]
    files = {path: module.root / path for path in paths}
    return {name: file.read_text(encoding="utf-8") if file.is_file() else "" for name, file in files.items()}


def _answers(module: Module) -> dict[str, str]:
    """Sources by name: the reference, its alternatives, what is known to be right, and the starters."""
    sources = {"the reference": module.standalone}
    sources |= {
        f"solutions/{module.slug}.py, {name}": f"{module.standalone}\n\n{task} = {name}\n"
        for name, (task, _) in module.alternatives.items()
    }
    sources |= {f"right/{path.name}": decode(path.read_bytes())[0] for path in _files(module, "right")}
    return sources | _starters(module)


def _answer_findings(module: Module) -> Iterator[str]:
    """The reference and every right answer pass everything; the starters pass nothing."""
    starters = _starters(module)
    for name, judged in _known(module).answers.items():
        report = judged.result()
        checks = [check for task in report.tasks for check in task.checks]
        if report.problem:
            yield f"{module.slug}, {name}: {report.problem.en}"
        for check in checks:
            if name in starters and check.passed:
                yield f"{module.slug}, {name}: the starter passes {check.name}; put it after another check"
            if name not in starters and not check.passed:
                yield f"{module.slug}, {name}: refused by {check.name} ({check.message.en})"


def _mistake_findings(module: Module) -> Iterator[str]:
    """Every wrong answer fails what it declares, and every check is failed by some wrong answer."""
    observed = observe_wrong(module)
    checks = {check.name for check in module.checks}
    for seen in observed.values():
        where = f"{module.slug}/wrong/{seen.name}.py"
        if seen.report.problem:
            yield f"{where}: {seen.report.problem.en}"
        elif not seen.declared:
            yield f"{where}: declare which checks it fails (`fails: …`)"
        elif seen.failed != seen.declared:
            more, fewer = sorted(seen.failed - seen.declared), sorted(seen.declared - seen.failed)
            yield f"{where}: fails also {more}, does not fail {fewer}; correct `fails:` or sharpen the check"
        _advice(module, seen.name)
    for check in sorted(checks - {name for seen in observed.values() for name in seen.failed}):
        yield f"{module.slug}: no wrong answer fails {check}; add one, or remove the check"


def _leaks(course: Course, module: Module) -> Iterator[str]:
    """No line of a solution or of a check where learners look."""
    secret = _telling_lines(_solution_lines(module.source)) | _telling_lines(
        module.checks_path.read_text(encoding="utf-8").splitlines()
    )
    public = _telling_lines(
        line for cell in cells(module.source) if "task" not in cell.marks for line in cell.text.split("\n")
    )
    for folder in ("exercises", "course_notes"):
        for path in (course.root / folder).rglob("*.*"):
            if path.suffix in (".py", ".ipynb", ".md"):
                text = path.read_text(encoding="utf-8").replace('\\"', '"')
                for line in sorted(secret - public):
                    if line in text:
                        yield f"{path.relative_to(course.root)} gives away: {line}"


def _solution_lines(source: str) -> Iterator[str]:
    inside = False
    for line in source.splitlines():
        inside = (inside or "BEGIN SOLUTION" in line) and "END SOLUTION" not in line
        if inside and "BEGIN SOLUTION" not in line:
            yield line


def _telling_lines(lines: Iterator[str] | list[str]) -> set[str]:
    """Lines long enough to tell something; which library is imported tells nothing."""
    stripped = (line.strip() for line in lines)
    return {line for line in stripped if len(line) > 20 and any(map(str.isalpha, line)) and not _IMPORT.match(line)}
