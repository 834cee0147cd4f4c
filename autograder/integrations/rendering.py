"""Fill in the templates of this package."""

import json
from functools import partial
from pathlib import Path
from shlex import quote

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt

from autograder.i18n.catalogue import ENGLISH


def _html(markdown: str) -> str:
    """Render a text for the platforms that want HTML."""
    return str(MarkdownIt("commonmark").enable("table").render(markdown))


_ENVIRONMENT = Environment(
    loader=PackageLoader("autograder.integrations"),
    variable_start_string="@{",  # which no shell, no workflow and no Twig knows
    variable_end_string="}",
    autoescape=lambda template: str(template).endswith(".xml"),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)
_ENVIRONMENT.filters.update(
    html=_html, json=partial(json.dumps, ensure_ascii=False), quote=quote, repr=repr
)


def render(template: str | list[str], **words: object) -> str:
    """Return the template, or the first of several that is there, with its words filled in."""
    return _ENVIRONMENT.get_or_select_template(template).render(words)


def write(template: str | list[str], path: Path, **words: object) -> None:
    """Write a template with its words filled in; what begins with `#!` may be run."""
    text = render(template, **words)
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
    write(names, folder / "README.md", **words)
