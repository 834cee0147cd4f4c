"""A term made of results: of several folders, or of one run over several modules."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from autograder.course.module import Course
from autograder.course.percent import title_of
from autograder.i18n.display import some
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.intake.roster import Person
from autograder.marking.reading import read_settings
from autograder.term.people import learners_of
from autograder.term.results import Folder, Result
from autograder.term.standing import PERCENT, Rules, Term, columns_of, row_of


def term_of(
    course: Course,
    read: Sequence[Folder],
    roster: Sequence[Person] | None = None,
    settings: Path | None = None,
) -> Term:
    """The term that these folders make. `settings`: those that say how; otherwise those the folders
    were graded with.

    Raises InputError when somebody has two results of one module, or several settings make other
    totals.
    """
    rules, gone = _rules(course, read, settings)
    results = [one for folder in read for one in folder.results]
    learners, notices = learners_of(results, roster)
    titles = {slug: title_of(module.source) for slug, module in course.modules.items()}
    columns = columns_of(learners, titles, rules)
    rows = tuple(row_of(learner, columns, rules) for learner in learners)
    return Term(columns, rows, rules, (*gone, *notices, *_noticed(read, results)))


def _rules(
    course: Course, read: Sequence[Folder], asked: Path | None
) -> tuple[Rules, list[Message]]:
    """What totals are made by, and which settings are not to be found any more."""
    noted = (
        [asked]
        if asked
        else [*dict.fromkeys(folder.settings for folder in read if folder.settings)]
    )
    there = [path for path in noted if path.is_file() or path is asked]
    gone = [
        _(
            "The settings {file}, with which marks were made, are not there any more; the total "
            "is made without them.",
            file=path,
        )
        for path in noted
        if path not in there
    ]
    found = [read_settings(path, course) for path in there]
    makes = {(one.out_of, one.absent, *map(one.weight, course.modules)) for one in found}
    if len(makes) > 1:
        raise InputError(
            _(
                "these folders were graded with settings that make other totals: {files}; say "
                "which of them count: --settings FILE",
                files=some([str(path) for path in there]),
            )
        )
    if not found:
        return Rules(), gone
    one = found[0]
    return Rules(one.out_of or PERCENT, one.absent, one.weight, str(one.path)), gone


def _noticed(read: Iterable[Folder], results: Iterable[Result]) -> Iterable[Message]:
    """What is not as it should be in the folders."""
    of_then: dict[str, int] = {}
    for one in results:
        if not one.is_of_now:
            of_then[one.module] = of_then.get(one.module, 0) + 1
    if of_then:
        yield _(
            "Not judged by the checks, the program and the Python of today: {modules}. Marks of "
            "different versions may not be comparable; the command `mastermind grade` of each "
            "folder, run again, judges them anew.",
            modules=", ".join(f"{slug} ({count})" for slug, count in of_then.items()),
        )
    for folder in read:
        if folder.unknown:
            yield _(
                "{folder} holds results of modules that this course does not have: {modules}.",
                folder=folder.path,
                modules=some(folder.unknown),
            )
        if folder.foreign:
            yield plural(
                "{count} line of {folder}/results.jsonl cannot be read, and is passed over.",
                "{count} lines of {folder}/results.jsonl cannot be read, and are passed over.",
                folder=folder.path,
                count=folder.foreign,
            )
