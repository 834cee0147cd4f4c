"""`mastermind reproduce`: the numbers of the course, computed again."""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial

from autograder.cli.author import add_listed_modules
from autograder.cli.parser import Parser, positive
from autograder.cli.teachers import progress_bar
from autograder.course.module import this_course
from autograder.i18n.message import _
from autograder.numbers.facts import CITED, FACTS
from autograder.numbers.facts.fact import Fact, Reproduced, kept
from autograder.numbers.facts.fact import reproduce as compute
from autograder.numbers.facts.printed import told
from autograder.numbers.values import KEPT, computed


def add_reproduce(parser: Parser) -> None:
    parser.describe(
        _(
            "Print every number the course states next to the one computed, or with its source. "
            "What takes long was computed earlier, and its result kept."
        )
    )
    add_listed_modules(parser)
    parser.add_flag("--all", _("compute anew what takes long, too: some hours"))
    said = _(
        "run the experiments with chance N times instead, and print what they give beside what the "
        "course states"
    )
    parser.add_argument("--times", type=positive, metavar="N", help=said)


def reproduce(options: Namespace) -> int:
    course = this_course()
    modules = {course.module(slug).slug[:3] for slug in options.modules}
    facts = [fact for fact in FACTS if fact.module in modules or not modules]
    if options.times:
        return _run_experiments([fact for fact in facts if fact.experiment], options.times)
    wrong = sum(not found.agrees for found in _reproduced(facts, options.all))
    for cited in CITED:
        if cited.module in modules or not modules:
            print(
                f"   {cited.module}  {cited.what}\n        stated {cited.stated}\n        source"
                f" {cited.source}"
            )
    stale = False
    if options.all and (not modules or "m10" in modules):
        stale = not _values_agree()
    if "m07" in modules:
        _print_tables_of_the_article()
    print(f"{len(facts)} facts, {len(facts) - wrong} agree")
    return 1 if wrong or stale else 0


def _reproduced(facts: list[Fact], anew: bool) -> Iterator[Reproduced]:
    """Compute facts one by one, and print each."""
    took = {what: entry["seconds"] for what, entry in kept().items()}
    seconds = [
        took.get(fact.what, 600) if fact.slow and (anew or fact.what not in took) else 1
        for fact in facts
    ]
    with progress_bar("computed") as bar:
        task, done = bar.add_task("", total=sum(seconds), name=""), 0
        for fact, expected in zip(facts, seconds, strict=True):
            bar.update(task, name=fact.what)
            runs = fact.experiment.count if fact.experiment else 1
            found = compute(fact, anew, partial(bar.advance, task, expected / runs))
            done += expected
            bar.update(task, completed=done)
            when = "now" if found.now else "earlier"
            print(f"{'   ' if found.agrees else '!! '}{fact.module}  {fact.what}")
            print(
                f"        stated {fact.stated}\n      computed {found.computed}   ({when},"
                f" {found.seconds:g} s)"
            )
            yield found


def _values_agree() -> bool:
    """Compute the table of values anew, keep it, and say whether it is what it was."""
    kept, lines = KEPT.read_text(encoding="ascii").splitlines(), list(computed())
    KEPT.write_text("".join(f"{line}\n" for line in lines), encoding="ascii", newline="\n")
    agrees = [line.rsplit(" ", 1)[0] for line in lines] == [
        line.rsplit(" ", 1)[0] for line in kept
    ]  # but for the guess
    print(
        f"{'   ' if agrees else '!! '}m10  values after the first two moves: {len(lines)}"
        f" situations, {KEPT.name}"
    )
    return agrees


def _run_experiments(facts: list[Fact], times: int) -> int:
    """Run each experiment so many times, beside what the course states."""
    with progress_bar("run") as bar:
        task = bar.add_task("", total=times * len(facts), name="")
        for fact in facts:
            bar.update(task, name=fact.what)
            assert fact.experiment
            found = fact.experiment(times, lambda: bar.advance(task))
            print(
                f"   {fact.module}  {fact.what}\n        stated {fact.stated}, run"
                f" {fact.experiment.count} times"
            )
            print(f"         found {found}, run {times} times")
    return 0


def _print_tables_of_the_article() -> None:
    print("   m07  the tables of the article: printed, the mean by the rule of the module, why")
    for line in told():
        print(f"        {line}")
