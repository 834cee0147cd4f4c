"""Which known mistake does an answer behave like?"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from autograder.reports.model import Diagnosis, Verdict

if TYPE_CHECKING:
    from autograder.course.module import KnownMistake


_KIN = 2 / 3  # of the cases in which either is wrong, so many have the same answer


def fingerprints(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """What identifies a mistake: for each check that was reached and not passed, all the answers given there."""
    return {name: verdict.fingerprint for name, verdict in verdicts.items() if verdict.fingerprint}


def diagnose(task: str, verdicts: Mapping[str, Verdict], mistakes: Sequence["KnownMistake"]) -> dict[str, Diagnosis]:
    """Name, for each failed check, the known mistake that gave the same answer to every input.

    Only a mistake seen in full is named: everything it does wrong, this answer does wrong in the same way.
    """
    seen = fingerprints(verdicts)
    known = [mistake for mistake in mistakes if mistake.task == task and mistake.fingerprints.items() <= seen.items()]
    found = {}
    for check in seen:
        alike = [mistake for mistake in known if check in mistake.fingerprints]
        if alike:
            fullest = max(alike, key=lambda mistake: len(mistake.fingerprints))
            if all(mistake.fingerprints.items() <= fullest.fingerprints.items() for mistake in alike):
                found[check] = fullest.diagnosis
    return found


def samples(verdicts: Mapping[str, Verdict]) -> dict[str, str]:
    """The first answers given in each check that identifies a mistake."""
    return {name: verdict.sample for name, verdict in verdicts.items() if verdict.fingerprint and verdict.sample}


def nearest_kin(task: str, check: str, verdict: Verdict, mistakes: Sequence["KnownMistake"]) -> "KnownMistake | None":
    """The known mistake that answers most like this in a check, and in the smallest case as well; None if none does."""
    alike = {
        mistake.diagnosis.name: (_likeness(check, verdict, mistake), mistake)
        for mistake in mistakes
        if mistake.task == task and verdict.fingerprint and verdict.sample
    }
    likeness, _ = best = max(alike.values(), key=lambda one: one[0], default=(0.0, None))
    return best[1] if likeness >= _KIN else None


def _likeness(check: str, verdict: Verdict, mistake: "KnownMistake") -> float:
    """Of the cases in which either is wrong, the share in which both answer alike; 0 if they differ in the smallest."""
    if mistake.fingerprints.get(check) == verdict.fingerprint:
        return 1.0
    theirs, mine = _in_pairs(mistake.samples.get(check, "")), _in_pairs(verdict.sample)
    wrong = [(one, other) for one, other in zip_longest(mine, theirs, fillvalue="--") if (one, other) != ("--", "--")]
    smallest_alike = wrong and wrong[0][0] == wrong[0][1]
    return sum(one == other for one, other in wrong) / len(wrong) if smallest_alike else 0.0


def _in_pairs(sample: str) -> list[str]:
    return [sample[start : start + 2] for start in range(0, len(sample), 2)]
