"""What would be said of a wrong program if nobody had listed it?

`python autograder/benchmarks/unseen.py [--module m02_pegs] [--read 20]`

Each known wrong answer is judged as if there were no known mistakes, and the advice of the first
check it fails is counted: a question about what its answers have in common (property), one that is
always true (by hand: "do it line by line"), or none (case only). Where another known mistake, which
does not behave exactly as this one, is seen in it in full, the advice is that one's (named).
`--read` prints so many of these sentences, spread evenly, to be judged by a reader: is it true, and
does it help?
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.authoring.known import judged_source, judged_tasks
from autograder.course.module import KnownMistake, Module, this_course
from autograder.course.wrong_answers import WrongAnswer
from autograder.grading import processors
from autograder.grading.pool import local_executor
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.judging.misconceptions import diagnose
from autograder.reports.model import CheckReport, Report
from autograder.sandbox.doctor import best
from autograder.sandbox.servers import sandbox_of

NAMED, PROPERTY, BY_HAND, CASE_ONLY = KINDS = ("named", "property", "by hand", "case only")
_BY_HAND = ("ask.by-hand", "ask.chance")


class Unlisted(Module):
    """A module that knows no mistakes."""

    mistakes = ()


@dataclass(frozen=True)
class Sentence:
    """What a wrong answer would be told that is in no list."""

    module: str
    name: str
    check: str
    kind: str
    said: str
    alike: int  # other wrong answers that behave exactly as it does


@cache
def _unlisted(root: Path, slug: str) -> Unlisted:
    return Unlisted(slug, root)


def _judge(root: Path, slug: str, answer: WrongAnswer) -> Report:
    """Judge a wrong answer, in a process of its own, as if nobody had listed it."""
    module, (tier, _) = _unlisted(root, slug), best()
    if tier is None:
        raise SystemExit("no confinement holds here: `mastermind doctor`")
    submission = Submission(answer.name, f"{answer.name}.py", judged_source(module, answer))
    tasks = judged_tasks(module, answer, with_dependents=False)
    return judge_one(module, submission, sandbox_of(tier), tasks)


def sentences(modules: list[Module]) -> Iterator[Sentence]:
    """For each wrong answer of some modules, the advice of the first check that it fails."""
    with local_executor(processors.available(), niceness=5) as executor:
        judged = {
            (module.slug, answer.name): executor.submit(_judge, module.root, module.slug, answer)
            for module in modules
            for answer in module.wrong_answers
        }
        for module in modules:
            for one in module.mistakes:
                report = judged[module.slug, one.diagnosis.name].result()
                failed = [check for task in report.tasks for check in task.broken]
                if failed:
                    alike = [other for other in module.mistakes if _behaves_as(other, one)]
                    others = tuple(other for other in module.mistakes if other not in alike)
                    yield _sentence(module, one, failed, others, len(alike) - 1)


def _behaves_as(other: KnownMistake, one: KnownMistake) -> bool:
    return other is one or (
        bool(one.fingerprints) and (other.task, other.fingerprints) == (one.task, one.fingerprints)
    )


def _sentence(
    module: Module,
    one: KnownMistake,
    failed: list[CheckReport],
    others: tuple[KnownMistake, ...],
    alike: int,
) -> Sentence:
    first = failed[0]
    verdicts = {check.name: check.verdict for check in failed}
    named = diagnose(one.task, verdicts, others).get(first.name)
    asked = named.advice if named else first.advice
    if named:
        kind = NAMED
    elif asked and asked.code in _BY_HAND:
        kind = BY_HAND
    else:
        kind = PROPERTY if asked else CASE_ONLY
    said = asked.typed("en") if asked else ""
    return Sentence(module.slug, one.diagnosis.name, first.name, kind, said, alike)


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
    found = [*sentences(modules)]
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
