"""The work of `mastermind reproduce`: the numbers of the course, computed again."""

from collections.abc import Sequence
from functools import partial

from autograder.cli.parser import Options
from autograder.cli.terminal import progress_bar
from autograder.course.module import this_course
from autograder.numbers.facts import CITED, FACTS
from autograder.numbers.facts.fact import Fact
from autograder.numbers.facts.fact import reproduce as compute
from autograder.numbers.facts.printed import told as cells_of_article
from autograder.numbers.values import KEPT, computed


def reproduce_numbers(options: Options) -> int:
    """Print numbers as the course states them and as they are computed; return the exit code."""
    course = this_course()
    slugs = options.modules or course.modules
    modules = {course.module(slug).slug[:3] for slug in slugs}
    facts = [fact for fact in FACTS if fact.module in modules]
    if options.times:
        _run_experiments(facts, options.times)
        return 0
    wrong = _reproduce(facts, options.all)
    for cited in CITED:
        if cited.module in modules:
            print(f"   {cited.module}  {cited.what}\n        stated {cited.stated}")
            print(f"        source {cited.source}")
    is_stale = options.all and "m10" in modules and not _renew_values()
    if options.modules and "m07" in modules:
        print("   m07  the tables of the article: printed, the mean by the rule of the module, why")
        for line in cells_of_article():
            print(f"        {line}")
    print(f"{len(facts)} facts, {len(facts) - wrong} agree")
    return int(wrong > 0 or is_stale)


def _reproduce(facts: Sequence[Fact], anew: bool) -> int:
    """Compute facts one by one, and print each; return how many are not as stated."""
    wrong = 0
    with progress_bar("computed", len(facts)) as update:
        for done, fact in enumerate(facts):
            runs = fact.experiment.count if fact.experiment else 1
            update(completed=done, name=fact.what)
            found = compute(fact, anew, partial(update, advance=1 / runs))
            wrong += not found.agrees
            when = "now" if found.now else "earlier"
            print(f"{'   ' if found.agrees else '!! '}{fact.module}  {fact.what}")
            print(f"        stated {fact.stated}")
            print(f"      computed {found.computed}   ({when}, {found.seconds:g} s)")
    return wrong


def _renew_values() -> bool:
    """Compute the table of values anew, keep it, and return whether it is what it was."""
    before, lines = KEPT.read_text(encoding="ascii").splitlines(), list(computed())
    KEPT.write_text("".join(f"{line}\n" for line in lines), encoding="ascii", newline="\n")
    # but for the guess, the last word: there are several as good
    is_same = [line.rsplit(" ", 1)[0] for line in lines] == [
        line.rsplit(" ", 1)[0] for line in before
    ]
    print(
        f"{'   ' if is_same else '!! '}m10  values after the first two moves: {len(lines)}", end=""
    )
    print(f" situations, {KEPT.name}")
    return is_same


def _run_experiments(facts: Sequence[Fact], times: int) -> None:
    """Run each experiment so many times, and print what it gives beside what the course states."""
    experiments = [(fact, fact.experiment) for fact in facts if fact.experiment]
    with progress_bar("run", times * len(experiments)) as update:
        for fact, experiment in experiments:
            update(name=fact.what)
            found = experiment(times, partial(update, advance=1))
            print(f"   {fact.module}  {fact.what}")
            print(f"        stated {fact.stated}, run {experiment.count} times")
            print(f"         found {found}, run {times} times")
