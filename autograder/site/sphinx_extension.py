"""What the book adds to the lessons, as an extension of Sphinx: outputs, exercises, contents, pictures in the page.

The lessons themselves stay plain Markdown, which any viewer shows.
"""

import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from autograder.authoring import lessons as notes
from autograder.course.module import this_course
from autograder.course.percent import header
from autograder.i18n import book as wording
from autograder.i18n import for_authors
from autograder.i18n.site import ALL_MODULES
from autograder.i18n.text import Text
from autograder.i18n.typography import typeset
from autograder.site.lite import page as notebook_page

_TITLE = re.compile(r"\A# .*\n")
_EXERCISE_LINK = re.compile(r"\[([^\]]*)\]\(\.\./\.\./exercises/[^)]*\)")
_QUOTED = re.compile(r'"([^"]*)"')
_BETWEEN_PEGS = re.compile(r"(?<=\b\d) (?=\d\b)")


def _name_the_book(app: Sphinx, config: Any) -> None:
    config.project = config.html_title = wording.BOOK[config.language]


def _complete(app: Sphinx, page: str, source: list[str]) -> None:
    """A lesson with its exercise under the title and with what its programs print; the first page with the contents."""
    language = app.config.language
    modules = this_course().modules
    text = source[0]
    if page in modules:
        place = f"../../exercises/{language}/{page}/{page}"
        files = for_authors.EXERCISE_FILES.format(place=place)
        exercise = wording.EXERCISE_ON_SITE if page in app.config.on_site else wording.EXERCISE
        online = _online(page, wording.ONLINE, language)
        minutes = header(modules[page].source).minutes
        said = exercise.format(minutes=minutes, online=online, files=files)[language]
        text = _TITLE.sub(lambda found: f"{found[0]}\n{said}\n", text)
    if page == "index":
        text += _contents(wording.LESSONS[language], modules) + _contents(wording.BESIDES[language], notes.PAGES[1:])
        for slug in app.config.on_site:
            online = _online(slug, wording.IN_BROWSER, language)
            download = f"[notebook](../../exercises/{language}/{slug}/"
            text = text.replace(download, f"{online}, {download}")
    if app.builder.name == "singlehtml":  # for paper, from which nothing can be downloaded
        text = _EXERCISE_LINK.sub(r"\1", text)
    source[0] = notes.PYTHON.sub(lambda found: found[0] + _printed(found[1]), text)


def _online(slug: str, words: Text, language: str) -> str:
    """A link to the exercise on the site."""
    address = f"../{notebook_page(language, this_course().module(slug))}"
    return f'<a href="{address}">{words[language]}</a>'


def _contents(caption: str, pages: Any) -> str:
    return "\n".join(["", "```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```", ""])


def _printed(code: str) -> str:
    output = notes.run(code).stdout
    return f"\n```{{code-block}} text\n:class: printed\n{output}```" if output else ""


def _draw_in_page(app: Sphinx, page: nodes.document) -> None:
    """Pictures become part of the page: they take its colours, and their words can be selected and searched."""
    for image in list(page.findall(nodes.image)):
        path = Path(app.srcdir, image["uri"])
        drawn = nodes.raw("", f'<div class="drawing">{path.read_text(encoding="utf-8")}</div>', format="html")
        alone = isinstance(image.parent, nodes.paragraph) and len(image.parent) == 1
        (image.parent if alone else image).replace_self(drawn)


def _close_last_section(app: Sphinx, page: nodes.document) -> None:
    """The contents follow the first page, not its last section; so do the lessons when all is one page."""
    whole = next(iter(page.findall(nodes.section)))
    for contents in list(page.findall(nodes.compound)):
        if "toctree-wrapper" in contents["classes"]:
            contents.parent.remove(contents)
            whole.append(contents)


def _typeset(app: Sphinx, page: nodes.document) -> None:
    """Apostrophes and quotes are curved; a code such as 1 1 2 2 stays on one line, and so does French punctuation."""
    code = (nodes.literal, nodes.literal_block, nodes.raw, nodes.math, nodes.math_block)
    for text in list(page.findall(nodes.Text)):
        if not isinstance(text.parent, code):
            said = _QUOTED.sub("“\\1”", _BETWEEN_PEGS.sub("\u00a0", text.replace("'", "’")))
            text.parent.replace(text, nodes.Text(typeset(said, app.config.language)))


def _speak_the_language(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """The theme says little that Sphinx does not translate; and each page has its twin in the other book."""
    language, other = app.config.language, app.config.other_language
    if "body" in context:  # a table wider than the screen is reached by the keyboard, too
        context["body"] = context["body"].replace('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper')
    if app.config.on_site:
        context["start"] = f"{'../' * (page.count('/') + 1)}index.html#{language}"
        context["start_name"] = ALL_MODULES[language]
    if language == "fr":
        translate = context.get("gettext") or app.builder.templates.environment.globals["gettext"]
        context["gettext"] = lambda text: wording.THEME.get(text.strip()) or translate(text)
    context["theme_words"] = wording.THEME if language == "fr" else {}
    if other:
        there = f"{page}.html" if doctree is not None else "index.html"
        context["twin"] = f"{'../' * (page.count('/') + 1)}{other}/{there}"
        context["twin_language"] = other
        context["twin_name"] = wording.NAME_OF_LANGUAGE[other]
        context["twin_says"] = wording.IN_OTHER_LANGUAGE[other]


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.add_config_value("other_language", "", "html", types=[str])  # of the book that lies beside this one, if any
    app.add_config_value("on_site", [], "html", types=[list])  # the notebooks of the site around the book, if any
    app.connect("config-inited", _name_the_book)
    app.connect("source-read", _complete)
    app.connect("doctree-read", _draw_in_page, priority=400)  # before Sphinx collects the images it copies
    app.connect("doctree-read", _close_last_section, priority=400)  # and contents
    app.connect("doctree-read", _typeset, priority=400)  # and titles
    app.connect("html-page-context", _speak_the_language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
