"""Which known mistake does an answer behave like?"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from autograder.report import NOT_REACHED, PASSED, Diagnosis, Verdict

if TYPE_CHECKING:
    from autograder.course import KnownMistake


def fingerprints(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """What identifies a mistake: for each check that was reached and not passed, all the answers given there."""
    return {
        name: f"{verdict.status} {verdict.fingerprint}"
        for name, verdict in verdicts.items()
        if verdict.status not in (PASSED, NOT_REACHED)
    }


def diagnose(
    task: str, verdicts: Mapping[str, Verdict], mistakes: Sequence["KnownMistake"]
) -> dict[str, Diagnosis]:
    """For each failed check, the known mistake that gave the same answer to every input.

    A mistake that agrees on the whole task is preferred; else, check by check, the one that agrees on most checks.
    """
    seen = fingerprints(verdicts)
    known = [mistake for mistake in mistakes if mistake.task == task]
    found = {}
    for check, fingerprint in seen.items():
        alike = [mistake for mistake in known if mistake.fingerprints.get(check) == fingerprint]
        if alike:
            found[check] = max(alike, key=lambda mistake: _agreement(mistake.fingerprints, seen)).diagnosis
    return found


def _agreement(known: Mapping[str, str], seen: Mapping[str, str]) -> tuple[bool, int]:
    return known == seen, len(known.items() & seen.items())
