"""The lessons as plain pages, to be read from a folder without any network; and other pages in
their form."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from autograder.course.module import Course, Module
from autograder.course.percent import header
from autograder.i18n.documents import language_of_document
from autograder.i18n.message import _
from autograder.i18n.typography import typeset
from autograder.reports.markup import content_policy

START = Path(__file__).parent / "templates" / "start"  # the page that leads to the lessons

_AROUND = ("index", "glossary", "literature")  # pages besides a lesson for each module
_TEACHERS = "teachers"  # one more page, which only the site has
_FORMULA = re.compile(r"(\$\$?)(?=\S)(.+?)(?<=\S)\1")
_ROW = re.compile(r"^\| \[[^\]]*\]\((\w+)\.md\) .*\n", re.MULTILINE)  # of the table of modules
_FOR_TEACHERS = re.compile(r"^.*\]\(teachers\.md\).*\n", re.MULTILINE)
_TITLE = re.compile(r"\A# .*\n")
_COMMENT = re.compile(r"^<!--.*?-->\n", re.MULTILINE)
_QUOTED = re.compile(r'"([^"]*)"')
_BETWEEN_PEGS = re.compile(r"(?<=\b\d) (?=\d\b)")
_PROGRAM = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_STYLE = """
:root {
  color-scheme: light dark;
  --link: #0059a6; --line: #ccd2dd; --wash: #f4f6fa; --ink: #1d2230; --paper: #fff;
}
@media screen and (prefers-color-scheme: dark) {
  :root { --link: #7cc0ff; --line: #3a4252; --wash: #1f2531; --ink: #e8ebf2; --paper: #14171f; }
}
body {
  margin: 0 auto; max-width: 46rem; padding: 1rem 1rem 3rem;
  font: 1.05rem/1.6 system-ui, sans-serif;
}
body { color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
a { color: var(--link); }
h1, h2, h3 { line-height: 1.25; }
code, pre {
  font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .92em;
}
pre {
  background: var(--wash); border: 1px solid var(--line);
  border-radius: .4rem; padding: .7rem .9rem;
}
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
pre:has(+ pre > .language-output) { margin-bottom: 0; }
pre:has(> .language-output) { margin-top: 0; border-left: 4px solid var(--link); background: none; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td {
  border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; vertical-align: top;
}
blockquote { border-left: 4px solid var(--line); margin-left: 0; padding-left: 1rem; }
svg { max-width: 100%; height: auto; }
nav { border-bottom: 1px solid var(--line); padding-bottom: .5rem; }
a:focus-visible, table:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@page { margin: 18mm; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  nav { display: none; }
  a { color: inherit; text-decoration: none; }
  h1, h2, h3 { break-after: avoid; }
  pre, svg, tr { break-inside: avoid; }
  svg { max-width: 120mm; }
}
"""

# where a link of the source leads to on the page; None: to nothing that is there
Links = Callable[[str], str | None]


def page(
    markdown: str,
    language: str,
    links: Links = lambda place: place,
    around: Sequence[tuple[str, str]] = (),
    shown: str = "",
) -> str:
    """Write a page of its own, its title the first heading.

    Args:
        markdown: The text of the page.
        language: That of the reader, in which the words around it are.
        links: Where the links of the text lead to.
        around: Links above the text, by address and words.
        shown: The language of the text, where it is not the reader's.
    """
    shown = shown or language
    marked = "" if shown == language else f' lang="{shown}"'
    title = markdown.partition("\n")[0].lstrip("# ")
    above = " · ".join(
        f'<a href="{escape(place)}">{escape(_typeset(words, language))}</a>'
        for place, words in around
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"{content_policy()}\n"  # the drawings in a lesson have styles of their own
        f"<title{marked}>{escape(_typeset(title, shown))}</title>\n<style>{_STYLE}</style>\n"
        "</head>\n<body>\n"
        + (f"<nav>{above}</nav>\n" if above else "")
        + f"<main{marked}>\n{_html(markdown, shown, links)}</main>\n</body>\n</html>\n"
    )


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


def has_lessons(course: Course, language: str) -> bool:
    """Return whether the course has lessons for readers of that language, be it in English."""
    return (course.notes / course.language_for(language) / "index.md").is_file()


def lesson_pages(
    course: Course,
    modules: Collection[Module],
    language: str,
    start: tuple[str, str],
    website: Website | None = None,
) -> Iterator[tuple[str, str]]:
    """The lessons of some modules, and the pages around them: each with its name. None where the
    course has none.

    They lie beside exercises/, two folders deep, as the lessons of a checkout do. `start`: the
    address of the first page of all, from there, and its name.
    """
    shown = course.language_for(language)
    folder = course.notes / shown
    slugs = [module.slug for module in modules]
    names = (*_AROUND, *([_TEACHERS] if website else []), *slugs)
    there = [name for name in names if (folder / f"{name}.md").is_file()]
    for name in there:
        text = _COMMENT.sub("", (folder / f"{name}.md").read_text(encoding="utf-8"))
        if name == "index":
            text = _ROW.sub(lambda row: row[0] if row[1] in slugs else "", text)
            text = text if website else _FOR_TEACHERS.sub("", text)
            text = _with_exercises(text, modules, language, shown, website)
        elif name in slugs:
            said = _exercise_of(course.module(name), language, start[0], website)
            if shown != language:
                said = f'<span lang="{language}">{said}</span>'
            text = _TITLE.sub(lambda title, said=said: f"{title[0]}\n{said}\n", text)  # type: ignore[misc]
        above = [start] if name == "index" else [start, ("index.html", _("Lessons")[language])]
        if website:
            text = _with_outputs(text, website.output_of)
            above += [
                (f"../{other}/{name}.html", _("English")[other])
                for other in website.other_languages
            ]
        links = _links_among(folder, there, slugs)
        yield f"{name}.html", page(text, language, links, above, shown)


def _exercise_of(module: Module, language: str, start: str, website: Website | None) -> str:
    """The line under the title of a lesson. In a learner's folder, `start` is the page that says
    how to open a file."""
    minutes = header(module.source).minutes
    if website is None:
        anchor = _("open-an-exercise")[language_of_document(START, language)]
        how = f"{start}#{anchor}"
        folder = f"exercises/{language}/{module.slug}"
        return _(
            "{minutes} minutes. Exercise: `{folder}` ([how to open it]({how})).",
            minutes=minutes,
            folder=folder,
            how=how,
        )[language]
    files, address = _files_of(module, language), website.notebook(module)
    return _(
        "{minutes} minutes. [Do the exercise in the browser]({address}), or download it: {files}.",
        minutes=minutes,
        address=address,
        files=files,
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
    """The links to the notebook and the plain file, as they are in the table of modules."""
    place = f"../../exercises/{language}/{module.slug}/{module.slug}"
    return _("[notebook]({place}.ipynb), [plain file]({place}.py)", place=place).typed(language)


def _with_outputs(text: str, output_of: Callable[[str], str]) -> str:
    """Show below each program what it prints."""

    def with_output(program: re.Match[str]) -> str:
        output = output_of(program[1])
        return f"{program[0]}\n```output\n{output}```\n" if output else program[0]

    return _PROGRAM.sub(with_output, text)


def _links_among(folder: Path, names: Collection[str], slugs: Collection[str]) -> Links:
    def leads_to(place: str) -> str | None:
        name, hash_, part = place.partition("#")
        if name.startswith("figures/"):
            return (folder / name).read_text(encoding="utf-8")
        if name.endswith(".md"):
            return (
                f"{name.removesuffix('.md')}.html{hash_}{part}"
                if name.removesuffix(".md") in names
                else None
            )
        return place if "exercises/" not in place or Path(place).stem in slugs else None

    return leads_to


# ---------------------------------------------------------------- from Markdown to HTML


def _html(markdown: str, language: str, links: Links) -> str:
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
        if token.children:
            token.children = list(_adapted(token.children, language, links))
    return str(reader.renderer.render(tokens, reader.options, {}))


def _formula(state: StateInline, silent: bool) -> bool:
    found = _FORMULA.match(state.src, state.pos)
    if not found:
        return False
    if not silent:
        token = state.push("formula", "math", 0)
        token.content, token.markup = found[2], found[1]
    state.pos = found.end()
    return True


def _as_mathml(_: Any, tokens: Sequence[Token], rank: int, *__: Any) -> str:
    from latex2mathml.converter import convert  # it imports much that most pages do not need

    return convert(
        tokens[rank].content, display="block" if tokens[rank].markup == "$$" else "inline"
    )


def _anchor(heading: str) -> str:
    """The name of a heading in links, as on GitHub."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def _adapted(tokens: Sequence[Token], language: str, links: Links) -> Iterator[Token]:
    """The words typeset, pictures drawn in the page, links as they are there; those to what is not
    there are words."""
    dropped = 0
    for token in tokens:
        if token.type == "text":
            token.content = _typeset(token.content, language)
        elif token.type == "image":
            drawing = links(str(token.attrGet("src"))) or ""
            token = Token("html_inline", "", 0, content=drawing)
        elif token.type == "link_open":
            # as it was written, before the reader encoded it
            place = links(unquote(str(token.attrGet("href"))))
            if place is None:
                dropped += 1
                continue
            token.attrSet("href", place)
            if "exercises/" in place:  # a browser would show its text
                token.attrSet("download", "")
        elif token.type == "link_close" and dropped:
            dropped -= 1
            continue
        yield token


def _typeset(text: str, language: str) -> str:
    """Curved apostrophes and quotes, a code such as 1 1 2 2 on one line; and French as it is
    printed."""
    text = _QUOTED.sub("“\\1”", _BETWEEN_PEGS.sub("\u00a0", text.replace("'", "’")))
    return typeset(text, language)
