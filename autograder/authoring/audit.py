"""What must hold before a mark can be trusted. Every finding is a sentence that tells the author
what to do.

What this workbook demands of itself besides (`strict`) is in `house_rules`.
"""

import re
from collections.abc import Callable, Collection, Iterator
from io import StringIO
from pathlib import Path
from tokenize import NL, generate_tokens
from typing import Any

from autograder.authoring import house_rules
from autograder.authoring.exercises import exercises, stale_among
from autograder.authoring.hunts import is_current
from autograder.authoring.known import Depth, chosen, starters
from autograder.authoring.observe import Observation, follow, observing, records
from autograder.course.module import Course, Module
from autograder.course.percent import cells, header
from autograder.examples.record import record_of

_OF_A_TASK = {"hint", "examples", "another", "fast"}  # marks whose value is the name of a task
_AROUND_BRACKETS = re.compile(r"(?<=[(\[{]) |,? (?=[)\]}])")
_TELLS_NOTHING = re.compile(r"(?:from [\w.]+ )?import \w|def \w")


def audit(
    course: Course,
    slugs: Collection[str] = (),
    *,
    strict: bool,
    depth: Depth = Depth.CHANGED,
    jobs: int = 0,
    each: Callable[[int], Any] = lambda count: None,
) -> Iterator[str]:
    """All findings about some modules, or about all when none is named; none is the aim.

    Args:
        course: The course.
        slugs: The names of the modules.
        strict: Also what this workbook demands of itself: its languages alike, hints, examples,
            lessons.
        depth: Which of the known answers are judged; the reference and the starters always are.
        jobs: How many processes judge (default: one a processor).
        each: Called with how many answers are to be judged, then with 0 for each one that is.
    """
    modules = [course.module(slug) for slug in slugs] or list(course.modules.values())
    yield from _unknown_files(course)
    for module in modules:
        yield from _source_findings(module)
        yield from _check_findings(module)
        yield from _leaks(course, module)
    if strict:
        yield from house_rules.findings(course, modules)
    with observing([chosen(module, depth) for module in modules], jobs) as observations:
        follow(observations, each)
        for observation in observations:
            faults = _faults(observation)
            if faults:  # what a broken check says of the answers says nothing about them
                yield from faults
                continue
            yield from _answer_findings(observation)
            yield from _mistake_findings(observation)
            yield from _stale_records(observation, depth)
            yield from _hunt_findings(observation.module)
            if strict:
                yield from house_rules.mistake_findings(observation)


def _unknown_files(course: Course) -> Iterator[str]:
    """A file whose name is no module's is a file nobody will find."""
    known = set(course.modules)
    places: dict[Path, Callable[[Path], str]] = {
        course.private / "checks": lambda path: path.stem.removeprefix("test_"),
        course.private / "submissions": lambda path: path.name,
        **{
            course.root / "exercises" / language: lambda path: path.name
            for language in course.languages
        },
    }
    for folder, slug_of in places.items():
        found = (
            {slug_of(path): path for path in folder.iterdir() if path.name != "__pycache__"}
            if folder.is_dir()
            else {}
        )
        for slug, path in found.items():
            if slug not in known and slug not in ("hostile", "README.md"):
                yield (
                    f"{path.relative_to(course.root)}: no module has that name; rename or remove it"
                )
        for slug in sorted(known - found.keys()):
            yield (
                f"{folder.relative_to(course.root)}: nothing there for {slug}; add it (or run"
                " `mastermind build`)"
            )


def _source_findings(module: Module) -> Iterator[str]:
    where = f"solutions/{module.slug}.py"
    header(module.source)
    for task in module.tasks:
        for need in task.needs:
            if not module.source_of([need]):
                yield f"{where}: {task.name} needs {need}, which the reference does not define"
        if task.name in module.needs_of(task):
            yield (
                f"{where}: {task.name} needs itself, by way of {', '.join(task.needs)}; break the"
                " circle"
            )
    for cell in cells(module.source):
        for mark in _OF_A_TASK & cell.marks.keys():
            if cell.marks[mark] not in {task.name for task in module.tasks}:
                yield (
                    f'{where}, line {cell.line}: {mark}="{cell.marks[mark]}", and no task has that'
                    " name"
                )
    for path in stale_among(exercises(module)):
        yield (
            f"{path.relative_to(module.root)} is not what its source says: run `mastermind build"
            f" {module.slug}`"
        )


def _check_findings(module: Module) -> Iterator[str]:
    tasks = [task.name for task in module.tasks]
    where = module.checks_path.name
    names = re.findall(
        r"^def (test_\w+)", module.checks_path.read_text(encoding="utf-8"), re.MULTILINE
    )
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{where}: two checks are called {name}; rename one"
    for check in module.checks:
        if check.task not in tasks:
            yield f"{where}: {check.name} is for {check.task}, which is no task of {module.slug}"
        if not check.points > 0:
            yield f"{where}: {check.name} gives no points"
    for task in tasks:
        if not any(check.task == task for check in module.checks):
            yield f"{where}: {task} has no check"


def _faults(observation: Observation) -> list[str]:
    """What went wrong in a check itself, a sentence for each, however many answers it was asked
    about."""
    reports = [*observation.answers.values(), *(seen.report for seen in observation.wrong)]
    where = observation.module.checks_path.name
    return [
        f"{where}: {fault}: mend it, then audit again; no answer was compared"
        for fault in sorted({report.fault for report in reports if report.fault})
    ]


def _answer_findings(observation: Observation) -> Iterator[str]:
    """The reference and every right answer pass everything; the starters pass nothing."""
    slug, handed_out = observation.module.slug, starters(observation.module)
    for name, report in observation.answers.items():
        if report.problem:
            yield f"{slug}, {name}: {report.problem['en']}"
        for check in (check for task in report.tasks for check in task.checks):
            if name in handed_out and check.passed:
                yield f"{slug}, {name}: the starter passes {check.name}; put it after another check"
            if name not in handed_out and not check.passed:
                yield f"{slug}, {name}: refused by {check.name} ({check.message['en']})"


def _mistake_findings(observation: Observation) -> Iterator[str]:
    """Every wrong answer fails, and what it declares when it does; it says what a teacher would
    say."""
    for seen in observation.wrong:
        where = f"{observation.module.slug}/{seen.answer.place}"
        declared = seen.answer.fails
        if seen.report.problem:
            yield f"{where}: {seen.report.problem['en']}"
        elif not seen.failed:
            known = seen.answer.task in (task.name for task in observation.module.tasks)
            unknown = "" if known else f" (and no task is called {seen.answer.task})"
            yield f"{where}: passes every check{unknown}; sharpen one, or move it to right/"
        elif not seen.as_declared:
            differ = {"fails also": seen.failed - declared, "does not fail": declared - seen.failed}
            said = ", and ".join(
                f"{how} {', '.join(sorted(checks))}" for how, checks in differ.items() if checks
            )
            yield f"{where}: {said}; correct `fails:`, or the check"
        elif not seen.fails_its_task:
            yield (
                f"{where}: passes every check of {seen.answer.task}; move it to the file of another"
                " task"
            )


def _stale_records(observation: Observation, depth: Depth) -> Iterator[str]:
    """Findings where a wrong answer does not behave as recorded."""
    module, advice = observation.module, f"run `mastermind observe {observation.module.slug}`"
    if depth is Depth.ALL:
        for path in stale_among(records(observation)):
            yield f"{path.relative_to(module.root)} is not how the wrong answers behave: {advice}"
        return
    recorded = {mistake.diagnosis.name: mistake for mistake in module.mistakes}
    for seen in observation.wrong:
        if recorded.pop(seen.answer.name, None) != seen.mistake:
            yield f"{module.slug}/{seen.answer.place}: does not behave as recorded: {advice}"
    for name in sorted(
        module.recorded_mistakes.keys() - {answer.name for answer in module.wrong_answers}
    ):
        yield f"{module.slug}: the wrong answer {name} is recorded, and is not there: {advice}"


def _hunt_findings(module: Module) -> Iterator[str]:
    """The hunts and the suites know every wrong answer."""
    advice = f"run `mastermind observe {module.slug}`"
    if not module.hunts_path.is_file():
        yield f"{module.hunts_path.relative_to(module.root)} is missing: {advice}"
    elif not is_current(module, record_of(module)):
        yield (
            f"{module.hunts_path.relative_to(module.root)} is not of the wrong answers that are"
            f" there: {advice}"
        )


def _leaks(course: Course, module: Module) -> Iterator[str]:
    """No line of a solution or of a check where learners look."""
    secret = _telling_lines(_solution_lines(module.source)) | _telling_lines(
        _unbroken_lines(module.checks_path.read_text(encoding="utf-8"))
    )
    public = _telling_lines(
        line
        for cell in cells(module.source)
        if "task" not in cell.marks
        for line in cell.text.split("\n")
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


def _unbroken_lines(source: str) -> Iterator[str]:
    """Yield the lines of a program, each of those that are broken inside brackets as one again."""
    lines, depth, inside = source.splitlines(), 0, set[int]()
    for token in generate_tokens(StringIO(source).readline):
        depth += (token.string in tuple("([{")) - (token.string in tuple(")]}"))
        if depth and token.type == NL:
            inside.add(token.start[0])  # of the next line, counted from 0
    whole = ""
    for rank, line in enumerate(lines):
        if rank not in inside and whole:
            yield _AROUND_BRACKETS.sub("", whole)
            whole = ""
        whole = f"{whole} {line.strip()}" if rank in inside else line
    yield _AROUND_BRACKETS.sub("", whole)


def _telling_lines(lines: Iterator[str] | list[str]) -> set[str]:
    """Lines long enough to tell something; what is imported, or defined, tells nothing."""
    stripped = (line.strip() for line in lines)
    return {
        line
        for line in stripped
        if len(line) > 20 and any(map(str.isalpha, line)) and not _TELLS_NOTHING.match(line)
    }
