"""The lessons as plain pages: those that learners start with, and those of the site."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from autograder.authoring.lessons import PAGES
from autograder.course.module import Course, Module
from autograder.course.percent import header
from autograder.i18n.catalogue import languages
from autograder.i18n.message import _
from autograder.i18n.typography import typeset
from autograder.learn.reading_page import reading_page
from autograder.learn.start import start_page

_FORMULA = re.compile(r"(\$\$?)(?=\S)(.+?)(?<=\S)\1")
_FOR_TEACHERS = re.compile(r"^.*\]\(teachers\.md\).*\n", re.MULTILINE)
_COMMENT = re.compile(r"^<!--.*?-->\n", re.MULTILINE)
_QUOTED = re.compile(r'"([^"]*)"')
_BETWEEN_PEGS = re.compile(r"(?<=\b\d) (?=\d\b)")
_PROGRAM = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_LESSON = re.compile(r"^(\w+)\.md\b")


@dataclass(frozen=True)
class Website:
    """What the lessons have on the site, and not in a learner's folder; the teachers' guide too.

    Attributes:
        notebook: Gives the address of a module's notebook in the browser, from the page of a
            lesson.
        other_languages: The other languages, whose pages have the same names in folders beside.
        output_of: Gives what a program of a lesson prints.
    """

    notebook: Callable[[Module], str]
    other_languages: Collection[str]
    output_of: Callable[[str], str]


def lessons_to_start_with(course: Course) -> dict[Path, str]:
    """Return the pages that `mastermind start` copies, for each language of the program."""
    modules = course.modules.values()
    return {
        course.lessons / language / name: text
        for language in languages()
        for name, text in lesson_pages(
            course,
            modules,
            language,
            (f"../../{start_page(language)}", _("Where to start")[language]),
        )
    }


def lesson_pages(
    course: Course,
    modules: Collection[Module],
    language: str,
    start: tuple[str, str],
    website: Website | None = None,
) -> Iterator[tuple[str, str]]:
    """Yield the lessons of some modules and the pages around them, by their names.

    They are for a folder two levels below the one that has `exercises/`.

    Args:
        course: The course; one without lessons has no pages.
        modules: The modules whose lessons are wanted.
        language: The language of the reader.
        start: The address of the first page of all, from there, and its name.
        website: What the lessons have on the site; None for a learner's folder.
    """
    shown = course.language_for(language)
    slugs = [module.slug for module in modules]
    for name in (*PAGES, *slugs):
        if name == "teachers" and not website:
            continue
        path = course.notes / shown / f"{name}.md"
        if not path.is_file():
            continue
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        if name == "index":
            text = text if website else _FOR_TEACHERS.sub("", text)
            text = _with_exercises(text, modules, language, shown, website)
        elif name in slugs:
            exercise = _exercise_of(course.module(name), language, start[0], website)
            if shown != language:
                exercise = f'<span lang="{language}">{exercise}</span>'
            title, _newline, rest = text.partition("\n")
            text = f"{title}\n\n{exercise}\n{rest}"
        above = [start] if name == "index" else [start, ("index.html", _("Lessons")[language])]
        if website:
            text = _with_outputs(text, website.output_of)
            above += [
                (f"../{other}/{name}.html", _("English")[other])
                for other in website.other_languages
            ]
        yield (
            f"{name}.html",
            reading_page(_html(text, shown, path.parent), language, shown, above),
        )


def _exercise_of(module: Module, language: str, start: str, website: Website | None) -> str:
    """Return the line under the title of a lesson.

    In a learner's folder, `start` is the page that says how to open a file.
    """
    minutes = header(module.source).minutes
    if website is None:
        return _(
            "{minutes} minutes. Exercise: `{folder}` ([how to open it]({how})).",
            minutes=minutes,
            folder=f"exercises/{language}/{module.slug}",
            how=f"{start}#open-an-exercise",
        )[language]
    return _(
        "{minutes} minutes. [Do the exercise in the browser]({address}), or download it: {files}.",
        minutes=minutes,
        address=website.notebook(module),
        files=_files_of(module, language),
    )[language]


def _with_exercises(
    text: str, modules: Collection[Module], language: str, shown: str, website: Website | None
) -> str:
    """Name in the table of modules where the exercises are: on the site also in the browser, else
    in which folder. The table is in the language `shown`."""
    for module in modules:
        files = _files_of(module, shown)
        if website:
            link = _("[in the browser]({address})", address=website.notebook(module))[shown]
            text = text.replace(files, f"{link}, {files}")
        else:
            text = text.replace(files, f"`exercises/{language}/{module.slug}`")
    return text


def _files_of(module: Module, language: str) -> str:
    """Return the links to the notebook and the plain file, as they are in the table of modules."""
    place = f"../../exercises/{language}/{module.slug}/{module.slug}"
    return _("[notebook]({place}.ipynb), [plain file]({place}.py)", place=place).typed(language)


def _with_outputs(text: str, output_of: Callable[[str], str]) -> str:
    """Show below each program what it prints."""

    def with_output(program: re.Match[str]) -> str:
        output = output_of(program[1])
        return f"{program[0]}\n```output\n{output}```\n" if output else program[0]

    return _PROGRAM.sub(with_output, text)


# ---------------------------------------------------------------- from Markdown to HTML


def _html(markdown: str, language: str, folder: Path) -> str:
    reader = MarkdownIt("commonmark").enable("table")
    reader.inline.ruler.before("escape", "formula", _formula)
    reader.add_render_rule("formula", _as_mathml)
    tokens = reader.parse(markdown)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        if token.type == "heading_open" and following:
            token.attrSet("id", _anchor(following.content))
        elif token.type == "table_open":
            # one that is wider than the screen is scrolled by keyboard, too
            token.attrSet("tabindex", "0")
        for inline in token.children or ():
            _adapt(inline, language, folder)
    return str(reader.renderer.render(tokens, reader.options, {}))


def _formula(state: StateInline, silent: bool) -> bool:
    formula = _FORMULA.match(state.src, state.pos)
    if not formula:
        return False
    if not silent:
        token = state.push("formula", "math", 0)
        token.content, token.markup = formula[2], formula[1]
    state.pos = formula.end()
    return True


def _as_mathml(_: Any, tokens: Sequence[Token], index: int, *__: Any) -> str:
    display = "block" if tokens[index].markup == "$$" else "inline"
    return convert(tokens[index].content, display=display)


def _anchor(heading: str) -> str:
    """Return the name of a heading in links, as on GitHub."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _adapt(token: Token, language: str, folder: Path) -> None:
    """Typeset words, draw a picture of the lessons in the page, lead from page to page."""
    if token.type == "text":
        token.content = _typeset(token.content, language)
    elif token.type == "image":
        drawing = folder / str(token.attrGet("src"))
        if drawing.suffix == ".svg" and drawing.is_file():
            token.type, token.content = "html_inline", drawing.read_text(encoding="utf-8")
    elif token.type == "link_open":
        target = _LESSON.sub(r"\1.html", str(token.attrGet("href")))
        token.attrSet("href", target)
        if "exercises/" in target:  # a browser would show its text
            token.attrSet("download", "")


def _typeset(text: str, language: str) -> str:
    """Curve apostrophes and quotes, keep a code such as 1 1 2 2 on one line; and French as it is
    printed."""
    text = _QUOTED.sub("“\\1”", _BETWEEN_PEGS.sub("\u00a0", text.replace("'", "’")))
    return typeset(text, language)
