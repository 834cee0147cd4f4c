"""Pages in HTML: self-contained, each in one language, fit to be printed."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from autograder.i18n import formats
from autograder.i18n.formats import formats_of
from autograder.i18n.message import Message, _, pgettext, plural
from autograder.reports.markup import as_data, content_policy, typeset
from autograder.reports.model import Report
from autograder.reports.overview import Overview
from autograder.reports.summary import Summary

_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


def file_name(raw: str) -> str:
    """A name for a file that is safe everywhere, and another one for each text; without a
    suffix."""
    safe = re.sub(r"[^\w.-]+", "_", raw, flags=re.ASCII).strip("._")[:80]
    if _DEVICES.match(safe):  # Windows can write no such file
        safe = f"_{safe}"
    if safe != raw:
        safe += "-" + sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return safe


def page_name(place: tuple[str, ...]) -> str:
    """The file name of a page, different for each submission and module."""
    return f"{file_name('.'.join(place))}.html"


@pass_context
def say(context: Context, text: Message) -> Markup:
    """Render a sentence in the language of the page; what is in another language is marked."""
    language = context["language"]
    marked = Markup('<span lang="{}">{}</span>')
    pieces = [(shown, Markup(typeset(piece))) for shown, piece in text.pieces(language)]
    return Markup().join(
        piece if shown == language else marked.format(shown, piece) for shown, piece in pieces
    )


@pass_context
def plain(context: Context, text: Message) -> str:
    """Render a sentence in the language of the page without HTML: for a title, an attribute."""
    return text[context["language"]]


@pass_context
def number(context: Context, value: float | None) -> str:
    """Render a mark as people write it in the language of the page."""
    return formats.number(value, context["language"])


@pass_context
def colon(context: Context) -> str:
    """Render a colon and the spaces around it as they are printed in the language of the page."""
    return formats_of(context["language"]).colon


@cache
def environment() -> Environment:
    """What all pages are made with; each is rendered with its `language`."""
    made = Environment(
        loader=PackageLoader("autograder.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        _=_,
        as_data=lambda name, content: Markup(as_data(name, content)),
        content_policy=lambda style, script: Markup(content_policy(style, script)),
        pgettext=pgettext,
        plural=plural,
        say=say,
        plain=plain,
        colon=colon,
    )
    made.filters.update(number=number, typeset=lambda text: Markup(typeset(text)))
    return made


# ---------------------------------------------------------------- a page for each learner


def page_of(report: Report, title: Message, language: str, attempts: int = 1) -> str:
    """Return the page of one learner, self-contained.

    Args:
        report: What was found, with the mark.
        title: That of the module.
        language: That of the page.
        attempts: How many files of the learner were graded, one after the other.
    """
    page = environment().get_template("student.html")
    return page.render(report=report, title=title, language=language, attempts=attempts)


# ---------------------------------------------------------------- the page of the class


@dataclass
class ClassPage:
    """class.html: all modules together where there are several, then a chapter for each.

    Attributes:
        language: That of the page.
        titles: Those of the modules, by slug.
        mistake_titles: Those of the known mistakes, by name.
        overview: All modules together, where there are several.
        settings: What made the marks, in sentences.
        groups: Who is in which group, in sentences.
        live: Whether the page loads itself again and again.
        name: That of the class.
        date: When it was graded.
        summaries: The chapters, by slug.
    """

    language: str
    titles: Mapping[str, Message]
    mistake_titles: Mapping[str, Message]
    overview: Overview | None = None
    settings: Iterable[Message] = ()
    groups: Iterable[Message] = ()
    live: bool = False
    name: str = ""
    date: str = ""
    summaries: dict[str, Summary] = field(init=False, default_factory=dict)

    def add(self, report: Report) -> None:
        self.summaries.setdefault(report.module, Summary()).add(report)

    def content(self) -> bytes:
        page = environment().get_template("class.html").render(vars(self), page_name=page_name)
        return page.encode("utf-8", "backslashreplace")
