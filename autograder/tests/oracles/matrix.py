"""The verdict matrix: what each check says of each known right, wrong and hostile answer, and of
each starter.

Each answer is judged with seeds made of its id, never of its text, so that rewording a docstring
changes no case. An id
survives renaming: `renamed.json` leads from today's names to those under which an answer or a check
entered the matrix.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.authoring.known import (
    first_of_each_task,
    judged_source,
    judged_tasks,
    right_answers,
    starters,
)
from autograder.course.module import Course, Module
from autograder.grading import processors
from autograder.grading.pool import local_executor
from autograder.grading.work import module_of
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import NOT_REACHED, Report
from autograder.sandbox.doctor import Tier, best
from autograder.sandbox.servers import sandbox_of
from autograder.tests.corpus import hostile

FOLDER = Path(__file__).parent
PATH = FOLDER / "matrix.jsonl"
SEEDS = 2
HOSTILE = "m02_pegs"  # the module whose reference stands in the hostile files
Row = dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """A known answer to be judged.

    Attributes:
        id: `MODULE/KIND/NAME`, under which it entered the matrix.
        slug: Its module.
        source: What is judged.
        tasks: The tasks in which it is judged; None: all of them.
        facts: What is known of it beforehand: `contrived`, or `stopped by` these layers.
    """

    id: str
    slug: str
    source: str
    tasks: tuple[str, ...] | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)


def renamed() -> Mapping[str, Mapping[str, str]]:
    """Return the names of answers and of checks in the matrix, by their names today."""
    names: Mapping[str, Mapping[str, str]] = json.loads(
        (FOLDER / "renamed.json").read_text(encoding="utf-8")
    )
    return names


def answers_of(module: Module) -> Iterator[Answer]:
    """Yield the known answers of a module."""
    names, first = renamed()["answers"], first_of_each_task(module)

    def known(name: str, source: str, *rest: Any) -> Answer:
        name = f"{module.slug}/{name}"
        return Answer(names.get(name, name), module.slug, source, *rest)

    yield known("the reference", module.standalone)
    for name, source in starters(module).items():
        yield known(f"starter/{name.split('/')[1]}", source)
    for name, source in right_answers(module).items():
        yield known(name.removesuffix(".py"), source)
    for answer in module.wrong_answers:
        marked = {"contrived": True} if answer.contrived else {}
        tasks = judged_tasks(module, answer, answer in first)
        yield known(f"wrong/{answer.name}", judged_source(module, answer), tasks, marked)
    if module.slug == HOSTILE:
        for file in hostile():
            layers = {"stopped by": sorted(file.stopped_by)} if file.stopped_by else {}
            yield known(f"hostile/{file.name}", file.source(module.standalone), None, layers)


def _judge(root: Path, answer: Answer, seed: int, tier: Tier) -> Report:
    submission = Submission("somebody", "somebody.py", answer.source)
    module, drawn_from = module_of(root, answer.slug), f"{answer.id} {seed}"
    return judge_one(module, submission, sandbox_of(tier), answer.tasks, drawn_from=drawn_from)


def _row_of(report: Report, renames: Mapping[str, Mapping[str, str]]) -> Row:
    """Return what is compared of a report, by the names in the matrix."""
    checks, answers = renames["checks"], renames["answers"]
    every = [(task, check) for task in report.tasks for check in task.checks]
    name = {check.name: checks.get(check.name, check.name) for _, check in every}
    known = {}
    for _, check in every:
        if check.diagnosis:
            mistake = f"{report.module}/wrong/{check.diagnosis.name}"
            known[name[check.name]] = answers.get(mistake, mistake).rpartition("/")[2]
    row: Row = {
        "shares": {
            task.name: round(
                sum(one.score for one in task.checks) / sum(one.points for one in task.checks), 4
            )
            for task in report.tasks
        },
        "failed": [
            name[check.name]
            for _, check in every
            if not check.passed and check.status != NOT_REACHED
        ],
        "waits": [name[check.name] for _, check in every if check.status == NOT_REACHED],
        "known": known,
        "codes": {
            name[check.name]: check.message.code
            for _, check in every
            if not check.passed and check.status != NOT_REACHED
        },
        "no mark": report.problem is not None,
    }
    return {key: value for key, value in row.items() if value}


def judge_matrix(
    course: Course, slugs: Collection[str], seeds: int
) -> Iterator[tuple[int, int, str, Row]]:
    """Judge the known answers of some modules; yield the count of all, the seed, the id, and what
    was found."""
    tier, _ = best()
    if tier is None:
        raise SystemExit(
            "the known answers run confined, and no confinement holds here: `mastermind doctor`"
        )
    renames = renamed()
    answers = [answer for slug in slugs for answer in answers_of(course.module(slug))]
    executor: Executor = local_executor(processors.available(), niceness=5)
    with executor:
        futures: dict[Future[Report], tuple[int, Answer]] = {
            executor.submit(_judge, course.root, answer, seed, tier): (seed, answer)
            for seed in range(seeds)
            for answer in answers
        }
        for future in as_completed(futures):
            seed, answer = futures.pop(future)
            yield (
                len(answers) * seeds,
                seed,
                answer.id,
                {**answer.facts, **_row_of(future.result(), renames)},
            )


def as_text(found: Mapping[str, Mapping[int, Row]]) -> str:
    """Write a matrix: a line for each answer; of its further seeds, only what differs from the
    first."""
    lines = []
    for id_, rows in sorted(found.items()):
        first = rows[min(rows)]
        others = {str(seed): row for seed, row in sorted(rows.items()) if row != first}
        lines.append(json.dumps({"id": id_, **first, **others}, ensure_ascii=False))
    return "\n".join(lines) + "\n"


def read_matrix(path: Path = PATH) -> dict[str, Row]:
    """Read a matrix: by id, a row for the first seed and, under the number of others, what differs
    there."""
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {row.pop("id"): row for row in rows}


def _at(row: Row, seed: int) -> Row:
    """Return the row of one seed."""
    other: Row | None = row.get(str(seed))
    return (
        other
        if other is not None
        else {key: value for key, value in row.items() if not key.isdigit()}
    )


def differences(
    before: Mapping[str, Row], found: Mapping[str, Mapping[int, Row]], slugs: Sequence[str]
) -> list[str]:
    """List what changed between two matrices, one by one where a task turns or a right answer loses
    a share."""
    lines, by_check = [], dict[tuple[str, str], list[str]]()
    kept = {id_ for id_ in before if id_.split("/")[0] in slugs}
    lines += [f"gone: {id_}" for id_ in sorted(kept - found.keys())]
    lines += [f"new: {id_}" for id_ in sorted(found.keys() - kept)]
    for id_ in sorted(kept & found.keys()):
        for seed, row in sorted(found[id_].items()):
            old = _at(before[id_], seed)
            for key in ("contrived", "stopped by", "no mark"):
                if old.get(key) != row.get(key):
                    lines.append(
                        f"{id_} (seed {seed}): {key} was {old.get(key)!r}, is {row.get(key)!r}"
                    )
            shares, were = row.get("shares", {}), old.get("shares", {})
            for task in sorted(shares.keys() | were.keys()):
                was, now = were.get(task), shares.get(task)
                turns = (
                    was is None
                    or now is None
                    or (was == 1) != (now == 1)
                    or (was == 0) != (now == 0)
                )
                if was != now and (turns or "/wrong/" not in id_):
                    lines.append(f"{id_} (seed {seed}): {task} earned {was}, earns {now}")
            codes, old_codes = row.get("codes", {}), old.get("codes", {})
            for check in sorted(codes.keys() & old_codes.keys()):
                if codes[check] != old_codes[check]:
                    change = f"{old_codes[check]} → {codes[check]}"
                    by_check.setdefault((check, change), []).append(f"{id_} ({seed})")
            for check in sorted({*_verdicts(old), *_verdicts(row)}):
                was_said, is_said = (
                    _verdicts(old).get(check, "passed"),
                    _verdicts(row).get(check, "passed"),
                )
                if was_said != is_said:
                    by_check.setdefault((check, f"{was_said} → {is_said}"), []).append(
                        f"{id_} ({seed})"
                    )
    for (check, change), ids in sorted(by_check.items()):
        lines.append(
            f"{check}: {change}: {len(ids)} times:"
            f" {', '.join(ids[:4])}{', …' if len(ids) > 4 else ''}"
        )
    return lines


def _verdicts(row: Row) -> dict[str, str]:
    """Return what was found by each check that was not passed."""
    known = row.get("known", {})
    failed = {
        check: f"failed ({known.get(check, 'no known mistake')})" for check in row.get("failed", ())
    }
    return failed | dict.fromkeys(row.get("waits", ()), "waits")
