"""Pages in HTML: self-contained, each in one language, fit to be printed."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from markupsafe import escape as escape_html

from autograder.i18n import formats
from autograder.i18n.formats import formats_of
from autograder.i18n.message import Message, _, pgettext, plural
from autograder.reports.line import digest_of
from autograder.reports.model import Report
from autograder.reports.summary import Summary
from autograder.reports.writing import AsJudged, Export, Marking, set_aside
from autograder.sandbox.doctor import STRONGEST, TIERS, UNCONFINED


def file_name(raw: str) -> str:
    """A name for a file that is safe everywhere, and another one for each text; without a
    suffix."""
    safe = re.sub(r"[^\w.-]+", "_", raw, flags=re.ASCII).strip("._")[:80]
    if safe != raw:
        safe += "-" + sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return safe


def page_name(place: tuple[str, ...]) -> str:
    """The file name of a page, different for each submission and module."""
    return f"{file_name('.'.join(place))}.html"


def typeset(text: str) -> Markup:
    """A sentence as HTML: escaped, `code` in a fixed-width font."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape_html(str(text)))))


def as_data(name: str, content: Any) -> Markup:
    """An element of a page that hands data over to its script, which finds it by that name."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return Markup(f'<script type="application/json" id="{name}">{text}</script>')


@pass_context
def say(context: Context, text: Message) -> Markup:
    """Render a sentence in the language of the page; what is in another language is marked."""
    language = context["language"]
    marked = Markup('<span lang="{}">{}</span>')
    return Markup().join(
        typeset(piece) if shown == language else marked.format(shown, typeset(piece))
        for shown, piece in text.pieces(language)
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
        pgettext=pgettext,
        plural=plural,
        say=say,
        plain=plain,
        colon=colon,
    )
    made.filters.update(number=number)
    return made


# ---------------------------------------------------------------- a page for each learner


def page_of(report: Report, title: Message, language: str) -> str:
    """The page of one learner in that language, self-contained."""
    return (
        environment()
        .get_template("student.html")
        .render(report=report, title=title, language=language)
    )


@dataclass(frozen=True)
class Pages(Export):
    """The pages in a folder.

    A page says in its last line what it was made of, and what it was when it was made: only another
    one is written.

    Attributes:
        folder: Where they go.
        titles: That of each module.
        language: That of the pages.
        version: Changes with all else that pages are made with.
        marking: What makes marks of the points.
    """

    folder: Path
    titles: Mapping[str, Message]
    language: str
    version: str
    marking: Marking = field(default_factory=AsJudged)

    def is_made(self, place: tuple[str, str], digest: str) -> bool:
        """Whether the page of that record is there, as it was made. `digest`: of the record's
        bytes."""
        try:
            page, _, seal = (self.folder / page_name(place)).read_bytes().rpartition(b"\n")
        except OSError:
            return False
        return seal == self._seal(place, digest, page)

    def _seal(self, place: tuple[str, str], digest: str, page: bytes) -> bytes:
        marked = self.marking.concerning(place)
        made_of = sha256(
            f"{digest} {marked} {self.titles[place[1]]} {self.language} {self.version}".encode()
        )
        return f"<!-- {made_of.hexdigest()[:32]} {sha256(page).hexdigest()[:32]} -->".encode()

    def part(self, report: Report) -> tuple[tuple[str, str], bytes] | None:
        digest = digest_of(report.record)
        if self.is_made(report.place, digest):
            return None
        shown = self.marking.applied(report)
        page = page_of(shown, self.titles[report.module], self.language).encode(
            "utf-8", "backslashreplace"
        )
        return report.place, page + b"\n" + self._seal(report.place, digest, page)

    def add(self, part: tuple[tuple[str, str], bytes] | None) -> None:
        if part:
            self.folder.mkdir(exist_ok=True)
            path = self.folder / page_name(part[0])
            if _was_changed(path):
                set_aside(path)
            path.write_bytes(part[1])

    def write(self, report: Report) -> None:
        """Write one page ahead of the others. What goes wrong is found when its turn comes."""
        with suppress(Exception):
            self.add(self.part(report))


def _was_changed(path: Path) -> bool:
    """Whether a page is there that is not as it was made."""
    try:
        page, _, seal = path.read_bytes().rpartition(b"\n")
    except OSError:
        return False
    return not seal.endswith(f" {sha256(page).hexdigest()[:32]} -->".encode())


# ---------------------------------------------------------------- the page of the class


def script() -> Markup:
    """What sorts and narrows the tables of a page, and hides its names."""
    return Markup((Path(__file__).parent / "templates" / "class.js").read_text(encoding="utf-8"))


class ClassPage(Export):
    """class.html: a chapter for each module."""

    def __init__(
        self,
        path: Path,
        titles: Mapping[str, Message],
        mistakes: Mapping[str, Message],
        language: str,
        live: bool = False,
        settings: Sequence[Message] = (),
        groups: Sequence[Message] = (),
    ):
        """Prepare the page.

        `mistakes`: what each known one is, by its name. `live`: the page loads itself again and
        again, in a lab.
        `settings`, `groups`: what is told of those of the class.
        """
        self._path, self._titles, self._mistakes, self._language = path, titles, mistakes, language
        self._live, self._settings, self._groups = live, settings, groups
        self._summaries: dict[str, Summary] = {}

    def part(self, report: Report) -> Report:
        return report

    def add(self, part: Report) -> None:
        self._summaries.setdefault(part.module, Summary()).add(part)

    def close(self) -> None:
        page = (
            environment()
            .get_template("class.html")
            .stream(
                summaries=self._summaries,
                titles=self._titles,
                mistake_titles=self._mistakes,
                language=self._language,
                live=self._live,
                page_name=page_name,
                settings=self._settings,
                groups=self._groups,
                weakly=_weakly(self._summaries.values()),
                script=script(),
            )
        )
        page.dump(str(self._path), "utf-8", "backslashreplace")


def _weakly(summaries: Iterable[Summary]) -> list[Message]:
    """What a class was judged in, where that is not the strongest confinement."""
    tiers = sum((summary.tiers for summary in summaries), Counter[str]())
    weak = [tier for tier in (*TIERS, UNCONFINED) if tier is not STRONGEST and tiers[tier.name]]
    return [
        plural(
            "{count} submission was confined less than it could be: {tier} ({what}).",
            "{count} submissions were confined less than they could be: {tier} ({what}).",
            count=tiers[tier.name],
            tier=tier.name,
            what=tier.what,
        )
        for tier in weak
    ]
