"""Fill in the templates of this package."""

import json
from functools import partial
from pathlib import Path
from shlex import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt

from autograder.i18n.catalogue import ENGLISH

_TEMPLATES = Path(__file__).parent / "templates"


def _html(markdown: str) -> str:
    """Render a text for the platforms that want HTML."""
    return str(MarkdownIt("commonmark").enable("table").render(markdown))


_ENVIRONMENT = Environment(
    loader=FileSystemLoader(_TEMPLATES),
    variable_start_string="@{",  # which no shell, no workflow and no Twig knows
    variable_end_string="}",
    autoescape=lambda template: str(template).endswith(".xml.jinja"),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)
_ENVIRONMENT.filters.update(
    html=_html, json=partial(json.dumps, ensure_ascii=False), quote=quote, repr=repr
)


def write_folder(platform: str, folder: Path, **words: object) -> None:
    """Write what a platform gets: each `.jinja` in the folder of its templates.

    Args:
        platform: The name of the folder of templates.
        folder: Where the files go, each where its template lies; one that begins with `#!` may be
            run.
        words: What is filled in, in the names of files too.
    """
    for template in sorted((_TEMPLATES / platform).rglob("*.jinja")):
        name = template.relative_to(_TEMPLATES / platform).with_suffix("").as_posix()
        path = folder / _ENVIRONMENT.from_string(name).render(words)
        text = _ENVIRONMENT.get_template(template.relative_to(_TEMPLATES).as_posix()).render(words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        if text.startswith("#!"):
            path.chmod(0o755)


def write_readme(platform: str, folder: Path, language: str, **words: object) -> None:
    """Write `README.md` into a folder: what a teacher does with it at that platform.

    Args:
        platform: The folder of the templates that has the document `readme`.
        folder: Where the page is written.
        language: The language of the page; English where it is not translated.
        words: What is filled in.
    """
    names = [f"{platform}/readme.{code}.md" for code in (language, ENGLISH)]
    text = _ENVIRONMENT.select_template(names).render(words)
    (folder / "README.md").write_text(text, encoding="utf-8", newline="\n")
