"""Which known mistake does an answer behave like?"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from autograder.report import Diagnosis, Verdict

if TYPE_CHECKING:
    from autograder.course import KnownMistake


def fingerprints(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """What identifies a mistake: for each check that was reached and not passed, all the answers given there."""
    return {name: verdict.fingerprint for name, verdict in verdicts.items() if verdict.fingerprint}


def diagnose(task: str, verdicts: Mapping[str, Verdict], mistakes: Sequence["KnownMistake"]) -> dict[str, Diagnosis]:
    """For each failed check, the known mistake that gave the same answer to every input.

    Several may agree on one check; then only one that agrees on the whole task is named.
    """
    seen = fingerprints(verdicts)
    known = [mistake for mistake in mistakes if mistake.task == task]
    found = {}
    for check, fingerprint in seen.items():
        alike = [mistake for mistake in known if mistake.fingerprints.get(check) == fingerprint]
        whole = [mistake for mistake in alike if mistake.fingerprints == seen]
        if whole or len(alike) == 1:
            found[check] = (whole or alike)[0].diagnosis
    return found
