"""What would be said of a wrong program if nobody had listed it?

`python autograder/benchmarks/unseen.py [--module m02_pegs] [--read 20]`

Each known wrong answer is judged, and left out in turn with those that behave exactly as it does:
what `mastermind observe` recorded of all others, and its own answers, tell the sentence of the
first check it fails. It is that of another known mistake which it shows in full (named), that of
its nearest kin (with "perhaps"), a question about what its answers have in common (property), one
that is always true (by hand: "do it line by line"), or none (case only). `--read` prints so many of
these sentences, spread evenly, to be judged by a reader: is it true, and does it help?
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from autograder.authoring.known import Depth, chosen
from autograder.authoring.observe import Observed, observing
from autograder.course.module import KnownMistake, Module, this_course
from autograder.i18n import for_learners, properties
from autograder.judge.misconceptions import diagnose, nearest_kin
from autograder.reports.model import FAILED, Verdict

NAMED, KIN, PROPERTY, BY_HAND, CASE_ONLY = KINDS = (
    "named",
    "kin",
    "property",
    "by hand",
    "case only",
)
_OF_VERDICTS = (
    for_learners.WHOSE,
    for_learners.SURVIVES,
    for_learners.PRINTED,
    for_learners.NO_RETURN,
    for_learners.ASKED,
    for_learners.ASKED_ALONE,
    for_learners.ARGUMENTS,
    for_learners.ENDLESS,
    properties.RIGHT_BUT_ITS_TYPE,
)
# no kin is looked for: these are enough
_OWN = tuple(text.typed("en").partition("{")[0] for text in _OF_VERDICTS)
_USUAL = {text.typed("en") for text in (properties.BY_HAND, properties.CHANCE, properties.STOPS)}
_BY_HAND = {text.typed("en") for text in (properties.BY_HAND, properties.CHANCE)}


@dataclass(frozen=True)
class Sentence:
    """What a wrong answer would be told that is in no list."""

    module: str
    name: str
    check: str
    kind: str
    said: str
    alike: int  # other wrong answers that behave exactly as it does


def sentences(module: Module) -> Iterator[Sentence]:
    """For each wrong answer of a module, the sentence of the first check that it fails."""
    with observing([replace(chosen(module, Depth.ALL), right={})]) as observations:
        asked = {seen.answer.name: _asked(seen) for seen in observations[0].wrong}
    order = [check.name for check in module.checks]
    for one in module.mistakes:
        name = one.diagnosis.name
        alike = [other for other in module.mistakes if _behaves_as(other, one)]
        failed = sorted({*one.fingerprints, *asked.get(name, {})}, key=order.index)
        if failed:
            others = tuple(other for other in module.mistakes if other not in alike)
            kind, said = _said(one, failed[0], others, asked.get(name, {}).get(failed[0], ""))
            yield Sentence(module.slug, name, failed[0], kind, said, len(alike) - 1)


def _asked(seen: Observed) -> dict[str, str]:
    """By check, what would be asked about a wrong answer if nobody had listed it."""
    checks = [check for task in seen.report.tasks for check in task.checks]
    return {check.name: asked.typed("en") for check in checks if (asked := check.verdict.question)}


def _behaves_as(other: KnownMistake, one: KnownMistake) -> bool:
    return other is one or (
        bool(one.fingerprints) and (other.task, other.fingerprints) == (one.task, one.fingerprints)
    )


def _said(
    one: KnownMistake, check: str, others: tuple[KnownMistake, ...], asked: str
) -> tuple[str, str]:
    verdicts = {
        name: Verdict(FAILED, fingerprint=seen, finding=one.findings.get(name, ""))
        for name, seen in one.fingerprints.items()
    }
    named = diagnose(one.task, verdicts, others).get(check)
    if named:
        return NAMED, named.advice.typed("en")
    for closely in (True, False) if check in verdicts and not asked.startswith(_OWN) else ():
        kin = nearest_kin(one.task, check, verdicts, others, closely)
        if kin and (closely or asked in _USUAL):
            return KIN, properties.PERHAPS.format(advice=kin.diagnosis.advice).typed("en")
    return (BY_HAND if asked in _BY_HAND else PROPERTY if asked else CASE_ONLY), asked


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--module")
    parser.add_argument("--read", type=int, default=0, metavar="COUNT")
    arguments = parser.parse_args()
    modules = [
        one for slug, one in this_course().modules.items() if arguments.module in (None, slug)
    ]
    found = [sentence for module in modules for sentence in sentences(module)]
    print(
        f"{'module':22}{'wrong':>6}{'alike':>6}"
        + "".join(f"{kind:>11}" for kind in KINDS)
        + f"{'a question':>12}"
    )
    for module in [*(module.slug for module in modules), "all"]:
        some = [one for one in found if module in (one.module, "all")]
        counts = Counter(one.kind for one in some)
        share = 1 - (counts[CASE_ONLY] + counts[BY_HAND]) / max(1, len(some))
        alike = sum(one.alike > 0 for one in some)
        print(
            f"{module:22}{len(some):6}{alike:6}"
            + "".join(f"{counts[kind]:11}" for kind in KINDS)
            + f"{share:12.0%}"
        )
    for one in found[:: max(1, len(found) // arguments.read)] if arguments.read else ():
        print(f"\n{one.module}, {one.name}, {one.check} ({one.kind})\n    {one.said}")


if __name__ == "__main__":
    main()
