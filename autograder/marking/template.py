"""class.toml to fill in: everything that can be set, with what it means, and nothing set yet."""

from collections.abc import Sequence
from pathlib import Path

from autograder.course.module import Module
from autograder.i18n.documents import read_document
from autograder.i18n.errors import InputError
from autograder.i18n.message import _

_TEMPLATE = Path(__file__).parent / "templates" / "class"


def template(modules: Sequence[Module], language: str) -> str:
    """Return the text of such a file; read as it is, it changes no mark."""
    named = ", ".join(f'"{module.slug}"' for module in modules[:3])
    text = read_document(_TEMPLATE, language, ".toml").replace("MODULES", named)
    return text + "".join(map(_of_module, modules))


def _of_module(module: Module) -> str:
    points = {task.name: 0.0 for task in module.tasks}
    for check in module.checks:
        points[check.task] += check.points
    names = ", ".join(f'"{name}"' for name in points)
    worth = ", ".join(f"{name} = {each:g}" for name, each in points.items())
    return f"""
#[module.{module.slug}]
#due = 2026-03-14T18:00:00
#weight = 1
#tasks = [{names}]
#points = {{ {worth} }}
"""


def write_template(path: Path, modules: Sequence[Module], language: str) -> None:
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
