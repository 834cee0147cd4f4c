"""Which known mistake does an answer behave like?"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from autograder.reports.model import Diagnosis, Verdict

if TYPE_CHECKING:
    from autograder.course.module import KnownMistake


def fingerprints(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """What identifies a mistake: for each check that was reached and not passed, all the answers
    given there."""
    return {name: verdict.fingerprint for name, verdict in verdicts.items() if verdict.fingerprint}


def diagnose(
    task: str, verdicts: Mapping[str, Verdict], mistakes: Sequence["KnownMistake"]
) -> dict[str, Diagnosis]:
    """Name, for each failed check, the known mistake that gave the same answer to every input.

    Only a mistake seen in full is named: everything it does wrong, this answer does wrong in the
    same way.
    """
    seen = fingerprints(verdicts)
    known = [
        mistake
        for mistake in mistakes
        if mistake.task == task and mistake.fingerprints.items() <= seen.items()
    ]
    found = {}
    for check in seen:
        alike = [mistake for mistake in known if check in mistake.fingerprints]
        if alike:
            fullest = max(alike, key=lambda mistake: len(mistake.fingerprints))
            if all(
                mistake.fingerprints.items() <= fullest.fingerprints.items() for mistake in alike
            ):
                found[check] = fullest.diagnosis
    return found
