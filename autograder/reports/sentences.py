"""What a record says, in plain words: for the cells of a notebook, and for the formats that take text."""

from collections.abc import Iterator, Mapping
from typing import Any

from autograder.i18n import for_learners, for_teachers
from autograder.i18n.text import Text
from autograder.reports.model import NOT_REACHED, PASSED, Record

Task = Mapping[str, Any]  # a TaskReport, and
Check = Mapping[str, Any]  # a CheckReport, as read back from results.jsonl


def number(value: float | None, language: str = "en") -> str:
    """A mark as people write it: 7, 7.5 or 7,5; a dash when there is none."""
    if value is None:
        return "–"
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if language == "fr" else text


def marks_of(task: Task, language: str) -> str:
    """3.5 / 4, or 0.5 / 1 (bonus)."""
    marks = f"{number(task['score'], language)} / {number(task['points'], language)}"
    return f"{marks} ({for_teachers.BONUS[language]})" if task["bonus"] else marks


def check_lines(check: Check, language: str, unless: list[str]) -> Iterator[str]:
    """A check that was not passed: the promise, what happened, and advice that has not been given yet."""
    yield f"✗ −{number(check['points'], language)}  {check['promise'][language]}"
    yield f"    {check['finding'][language]}"
    advice = check["advice"][language] if check["advice"] else ""
    if advice and advice not in unless:
        unless.append(advice)
        yield f"    {advice}"


def task_lines(task: Task, language: str) -> Iterator[str]:
    """What was found about one function, the promises that are not kept first."""
    if task["judged_with"]:
        yield for_learners.FOLLOWED_THROUGH.format(names=", ".join(task["judged_with"]))[language]
    given: list[str] = []
    for check in task["checks"]:
        if check["status"] not in (PASSED, NOT_REACHED):
            yield from check_lines(check, language, given)
    unreached = [check for check in task["checks"] if check["status"] == NOT_REACHED]
    if unreached and len(unreached) == len(task["checks"]):
        yield f"✗ {unreached[0]['message'][language]}"
    elif unreached:
        yield for_teachers.NOT_REACHED_COUNT.format(count=len(unreached))[language]
    kept = sum(check["status"] == PASSED for check in task["checks"])
    if kept:
        yield for_teachers.KEPT_COUNT.format(count=kept)[language]


def task_text(task: Task, language: str) -> str:
    """The function, its marks, and what was found."""
    return "\n".join([f"{task['name']}: {marks_of(task, language)}", *task_lines(task, language)])


def overall_lines(record: Record, language: str) -> Iterator[str]:
    """The mark, why there is none, and what was noticed about the file as a whole."""
    if record["problem"]:
        yield f"{for_teachers.NOT_JUDGED[language]} {record['problem'][language]}"
        return
    bonus = sum(task["score"] for task in record["tasks"] if task["bonus"])
    total = f"{number(record['score'] - bonus, language)} / {number(record['points'], language)}"
    yield f"{total} {for_teachers.PLUS_BONUS.format(bonus=_both(bonus))[language]}" if bonus else total
    for note in record["notes"]:
        yield note[language]


def overall_text(record: Record, language: str) -> str:
    return "\n".join(overall_lines(record, language))


def _both(value: float) -> Text:
    return Text(number(value, "en"), number(value, "fr"))


def mistakes_of(record: Record) -> dict[str, Any]:
    """The known mistakes of one submission: their names, and what a teacher says of each."""
    checks = (check for task in record["tasks"] for check in task["checks"])
    return {check["misconception"]: check["advice"] for check in checks if check["misconception"]}
