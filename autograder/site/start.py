"""The first page of the site: what there is, where it is, and what to do when something is stuck."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from autograder import wording
from autograder.course import Module
from autograder.exports.pages import environment
from autograder.site import start_wording
from autograder.site.lite import STORE, notebook_path, page
from autograder.source import header
from autograder.text import LANGUAGES

_NUMPY = re.compile(r"^(?:import|from) numpy\b", re.MULTILINE)


def write_start(modules: Iterable[Module], out: Path, language: str) -> None:
    """Write index.html: self-contained, both languages; `language` is shown where no script runs."""
    template = environment().get_template("start.html")
    told = template.render(
        modules=[_told(module) for module in modules],
        said=start_wording,
        store=STORE,
        language=language,
    )
    (out / "index.html").write_text(told, encoding="utf-8")


def _told(module: Module) -> dict[str, Any]:
    head = header(module.source)
    return {
        "slug": module.slug,
        "number": int(module.slug[1:3]),
        "title": head.title,
        "goal": head.goal,
        "minutes": wording.MINUTES.format(minutes=head.minutes),
        "installed_only": _NUMPY.search(module.source) is not None,
        "notebooks": {one: page(one, module) for one in LANGUAGES},
        "paths": {one: notebook_path(one, module) for one in LANGUAGES},
    }
