"""Pages in HTML: self-contained, in both languages, fit to be printed."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from markupsafe import escape as escape_html

from autograder.i18n import for_learners, for_teachers
from autograder.i18n.display import kept_together
from autograder.i18n.text import LANGUAGES, Text
from autograder.reports.model import Report
from autograder.reports.sentences import in_both, number
from autograder.reports.summary import Summary
from autograder.sandbox.doctor import STRONGEST, TIERS, UNCONFINED


def page_name(place: tuple[str, str]) -> str:
    """A file name that is safe everywhere and different for each submission and module."""
    raw = ".".join(place)
    safe = re.sub(r"[^\w.-]+", "_", raw, flags=re.ASCII).strip("._")[:80]
    if safe != raw:
        safe += "-" + sha256(raw.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{safe}.html"


def typeset(text: str) -> Markup:
    """A sentence as HTML: escaped, `code` in a fixed-width font, no line break before French punctuation."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape_html(kept_together(str(text))))))


@cache
def environment() -> Environment:
    """What all pages are made with."""
    made = Environment(
        loader=PackageLoader("autograder.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        for_learners=for_learners,
        for_teachers=for_teachers,
        languages=LANGUAGES,
    )
    made.filters.update(number=number, typeset=typeset, bilingual=in_both)
    return made


def write_page(report: Report, title: Text, folder: Path, language: str) -> None:
    """The page of one learner: self-contained, both languages, `language` shown first."""
    page = environment().get_template("student.html").render(report=report, title=title, language=language)
    path = folder / page_name(report.place)
    path.write_text(page, encoding="utf-8", errors="backslashreplace")


def write_class_page(summaries: Mapping[str, Summary], titles: Mapping[str, Text], folder: Path, language: str) -> None:
    """class.html: a chapter for each module."""
    template = environment().get_template("class.html")
    weakly = _weakly(summaries.values())
    page = template.render(summaries=summaries, titles=titles, language=language, page_name=page_name, weakly=weakly)
    (folder / "class.html").write_text(page, encoding="utf-8", errors="backslashreplace")


def _weakly(summaries: Iterable[Summary]) -> list[Text]:
    """What a class was judged in, where that is not the strongest confinement."""
    tiers = sum((summary.tiers for summary in summaries), Counter[str]())
    weak = [tier for tier in (*TIERS, UNCONFINED) if tier is not STRONGEST and tiers[tier.name]]
    return [for_teachers.JUDGED_WEAKLY.format(count=tiers[tier.name], tier=tier.name, what=tier.what) for tier in weak]
