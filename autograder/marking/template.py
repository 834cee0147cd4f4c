"""class.toml to fill in: everything that can be set, with what it means, and nothing set yet."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from autograder.course.module import Module
from autograder.i18n import marking as said
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text


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
        raise InputError(said.TEMPLATE_THERE.format(file=path)) from None
    except OSError as error:
        raise InputError(
            said.TEMPLATE_NOT_WRITTEN.format(file=path, reason=error.strerror or error)
        ) from None


def _lines(modules: list[Module], language: str) -> Iterator[str]:
    def told(text: Text) -> Iterator[str]:
        yield from (f"# {line}" for line in text.typed(language).split("\n"))

    def example(setting: str, text: Text) -> Iterator[str]:
        yield from ("", *told(text), f"#{setting}")

    yield from told(said.TEMPLATE_HEAD)
    yield from example(f'language = "{language}"', said.OF_LANGUAGE)
    yield from example("out_of = 20", said.OF_SCALE)
    yield from example("step = 0.5", said.OF_STEP)
    yield from example('round = "nearest"', said.OF_ROUND)
    yield from example('bonus = "capped"', said.OF_BONUS)
    yield from example('absent = "zero"', said.OF_ABSENT)
    slugs = ", ".join(f'"{module.slug}"' for module in modules[:3])
    yield from example(f"modules = [{slugs}]", said.OF_MODULES)
    yield from example("file_dates = true", said.OF_FILE_DATES)
    yield from example('groups_of_roster = "Team"', said.OF_ROSTER_GROUPS)
    yield from example("[late]", said.OF_LATE)
    yield from ("#grace_hours = 1", "#percent_per_day = 10", "#floor_percent = 50")
    yield from example("[groups]", said.OF_GROUPS)
    yield '#"Group 1" = ["Ada Lovelace", "Alan Turing"]'
    yield from ("", *told(said.OF_EACH_MODULE))
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
