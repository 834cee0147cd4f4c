"""For authors: `build`, `audit`, `reproduce`."""

import sys
from argparse import ArgumentParser, Namespace

from autograder.cli.teachers import progress_bar
from autograder.course.module import this_course


def _add_modules(parser: ArgumentParser) -> None:
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="as m02_pegs; all of them when none is named")


def add_build(parser: ArgumentParser) -> None:
    parser.description = (
        "Write exercises/ from solutions/, and record how each known mistake behaves. When no module is "
        "named, draw the pictures of the lessons too."
    )
    _add_modules(parser)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something is stale")


def add_audit(parser: ArgumentParser) -> None:
    parser.description = "Judge the reference and all known answers, and compare the languages. Nothing is changed."
    _add_modules(parser)


def add_reproduce(parser: ArgumentParser) -> None:
    parser.description = (
        "Print every number the course states next to the one computed. What takes long was computed "
        "earlier, and its result kept."
    )
    _add_modules(parser)
    parser.add_argument("--all", action="store_true", help="compute anew what takes long, too: some hours")


def build(options: Namespace) -> int:
    from autograder.authoring.exercises import build_all

    stale = build_all(this_course(), options.check, options.modules)
    for path in stale:
        print(f"{'stale' if options.check else 'written'}: {path}")
    if options.check and stale:
        print("run `mastermind build` and commit what it writes", file=sys.stderr)
        return 1
    return 0


def audit(options: Namespace) -> int:
    from autograder.authoring.audit import audit as findings

    found = False
    for finding in findings(this_course(), options.modules):
        print(finding, flush=True)
        found = True
    return int(found)


def reproduce(options: Namespace) -> int:
    from autograder.numbers.facts import FACTS, kept
    from autograder.numbers.facts import reproduce as reproduced

    course = this_course()
    modules = {course.module(slug).slug[:3] for slug in options.modules}
    facts = [fact for fact in FACTS if fact.module in modules or not modules]
    took = {what: entry["seconds"] for what, entry in kept().items()}
    seconds = [
        took.get(fact.what, 600) if fact.slow and (options.all or fact.what not in took) else 1 for fact in facts
    ]
    wrong = 0
    with progress_bar("computed") as bar:
        task = bar.add_task("", total=sum(seconds), name="")
        for fact, expected in zip(facts, seconds, strict=True):
            bar.update(task, name=fact.what)
            found = reproduced(fact, options.all)
            wrong += not found.agrees
            when = "now" if found.now else "earlier"
            print(f"{'   ' if found.agrees else '!! '}{fact.module}  {fact.what}")
            print(f"        stated {fact.stated}\n      computed {found.computed}   ({when}, {found.seconds:g} s)")
            bar.advance(task, expected)
    print(f"{len(facts)} facts, {len(facts) - wrong} agree")
    return 1 if wrong else 0
