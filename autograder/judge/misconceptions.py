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


def findings(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """What stands for the sentence of each check that judges for itself, and was not passed."""
    return {
        name: verdict.finding
        for name, verdict in verdicts.items()
        if verdict.fingerprint and verdict.finding
    }


def nearest_kin(
    task: str,
    check: str,
    verdicts: Mapping[str, Verdict],
    mistakes: Sequence["KnownMistake"],
    closely: bool,
) -> "KnownMistake | None":
    """The known mistake that does as this one in a check, if not in all: of several, the one that
    does so most often.

    `closely`: gives the same answers to all that the check asks; else, is found out by the same
    sentence. None when there is none, or when several have the same claim.
    """
    verdict, seen = verdicts[check], fingerprints(verdicts)

    def alike(mistake: "KnownMistake") -> bool:
        one, other = (
            (mistake.fingerprints, verdict.fingerprint)
            if closely
            else (mistake.findings, verdict.finding)
        )
        return mistake.task == task and other != "" and one.get(check) == other

    kin = [
        (len(mistake.fingerprints.items() & seen.items()), mistake)
        for mistake in filter(alike, mistakes)
    ]
    most = max((shared for shared, _ in kin), default=0)
    nearest = [mistake for shared, mistake in kin if shared == most]
    return nearest[0] if len({mistake.diagnosis.advice for mistake in nearest}) == 1 else None
