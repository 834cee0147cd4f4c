"""class.toml to fill in: everything that can be set, with what it means, and nothing set yet."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from autograder.course.module import Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _


def template(modules: Iterable[Module], language: str) -> str:
    """The text of such a file; read as it is, it changes no mark."""
    return "\n".join(_lines([*modules], language)) + "\n"


def write_template(path: Path, modules: Iterable[Module], language: str) -> None:
    """Write it, where there is no file yet. Raises InputError."""
    text = template(modules, language)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InputError(
            _("{file} is there already and stays as it is; give another name", file=path)
        ) from None
    except OSError as error:
        raise InputError(
            _("{file} cannot be written: {reason}", file=path, reason=error.strerror or error)
        ) from None


def _lines(modules: list[Module], language: str) -> Iterator[str]:
    def told(text: Message) -> Iterator[str]:
        yield from (f"# {line}" for line in text.typed(language).split("\n"))

    def example(setting: str, text: Message) -> Iterator[str]:
        yield from ("", *told(text), f"#{setting}")

    yield from told(
        _(
            "The settings of a class. Grade from the folder that holds this file as class.toml, or "
            "name it with --settings;\nit is never read in what was handed in.\nA line that begins "
            "with # is not read: take the sign away, and change what follows.\nNothing has to be "
            "judged again: run the same `mastermind grade` once more."
        )
    )
    yield from example(f'language = "{language}"', _("The language of the tables: en or fr."))
    yield from example(
        "out_of = 20", _("Every mark is out of this; without it, out of the points of its module.")
    )
    yield from example("step = 0.5", _("Marks are rounded to a multiple of this."))
    yield from example('round = "nearest"', _('How: "nearest" (halves up), "up" or "down".'))
    yield from example(
        'bonus = "capped"',
        _(
            'A bonus, the same everywhere: "apart" (beside the mark), "added" (the mark may pass '
            "the maximum, and Moodle drops\nsuch a grade: moodle.csv then has the maximum), "
            '"capped" (added up to the maximum).'
        ),
    )
    yield from example(
        'absent = "zero"',
        _(
            "What a module counts as, in the total of the term, in which nothing was handed in: "
            '"zero" or "left out".'
        ),
    )
    slugs = ", ".join(f'"{module.slug}"' for module in modules[:3])
    yield from example(f"modules = [{slugs}]", _("The modules that count; all, without this."))
    yield from example(
        "file_dates = true",
        _(
            "When works were handed in is known from Moodle's or Canvas' archive, from Moodle's "
            "worksheet, and from received.csv\n(who, module, date) beside this file, which has the "
            "last word. This believes the dates of plain files, too."
        ),
    )
    yield from example(
        'groups_of_roster = "Team"',
        _(
            "The column of the roster, as it is headed there, that says who hands in one piece of "
            "work: six people at most, and\nthe same file. (A group in [groups], below, goes "
            "before it; of different files the newest counts there.)"
        ),
    )
    yield from example(
        "[late]",
        _(
            "What it costs to be late, where a module has a date: percents of the mark for each "
            "day begun, after some hours of\ngrace; this share is left at least."
        ),
    )
    yield from ("#grace_hours = 1", "#percent_per_day = 10", "#floor_percent = 50")
    yield from example(
        "[groups]",
        _(
            "One piece of work, several people: each has a row, a page, an account. The work bears "
            "the group's name or one of\ntheirs; of several, the newest counts."
        ),
    )
    yield '#"Group 1" = ["Ada Lovelace", "Alan Turing"]'
    yield from (
        "",
        *told(
            _(
                "Each module: its date, what it weighs in the term, the tasks that count, the "
                "points of tasks or of single checks\n(0 drops it; checks.csv has their names). "
                "The costs of lateness may be set here, too."
            )
        ),
    )
    for module in modules:
        tasks = {
            task.name: sum(one.points for one in module.checks if one.task == task.name)
            for task in module.tasks
        }
        yield from ("", f"#[module.{module.slug}]", "#due = 2026-03-14T18:00:00", "#weight = 1")
        names = ", ".join(f'"{name}"' for name in tasks)
        yield f"#tasks = [{names}]"
        points = ", ".join(f"{name} = {worth:g}" for name, worth in tasks.items())
        yield f"#points = {{ {points} }}"
