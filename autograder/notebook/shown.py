"""What a cell shows after `check` or `hint`: HTML in a notebook, the same words as plain text
elsewhere."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import indent
from typing import Any

from autograder.i18n.formats import formats_of
from autograder.i18n.message import Message, _, plural, quoted
from autograder.learn.advice import (
    DONE,
    Hint,
    bonus_not_begun,
    count_of_failures,
    explained,
    first_failure,
    flowing,
    required_count,
)
from autograder.learn.trace import Trace
from autograder.learn.trace_page import html
from autograder.learn.trace_text import closing, rows
from autograder.reports.model import NOT_REACHED, CheckReport, Report, TaskReport
from autograder.reports.sentences import FOLLOWED_THROUGH

AFTER_HINTS_IN_NOTEBOOK = _("Next, a puzzle from the lines of a solution:")


def name_judged_cells(cells: Sequence[int]) -> list[Message]:
    """The numbers of the cells judged, if there are any."""
    said = plural(
        "Judged: cell {cells}, as it was last run.",
        "Judged: cells {cells}, as they were last run.",
        count=len(cells),
        cells=_in_brackets(cells),
    )
    return [said] if cells else []


def list_changed_cells(cells: Sequence[int]) -> list[Message]:
    """The numbers of those that say something else now, if there are any."""
    said = plural(
        "What stands in cell {cells} now is something else: run that cell, then check again.",
        "What stands in cells {cells} now is something else: run them, then check again.",
        count=len(cells),
        cells=_in_brackets(cells),
    )
    return [said] if cells else []


def _in_brackets(cells: Sequence[int]) -> str:
    return ", ".join(f"[{number}]" for number in cells)


# colours that can be read on the light and on the dark theme of a notebook
_COLOURS = {"good": "#1a7f37", "bad": "#c9372c", "plain": "#8a6d1a"}
_SIGNS = {"good": "✓ ", "bad": "✗ ", "plain": ""}
_BOX = (
    "border-left:4px solid {colour};padding:.35em .9em;margin:.3em"
    " 0;max-width:{width};line-height:1.5"
)
_WIDTH, _WIDE = "46em", "66em"  # of what is read; of what has a table or a program, too
# JupyterLab would break the lines of a program in the middle of a word
_PROGRAM = "margin:.35em 1em;white-space:pre;word-break:normal;overflow-wrap:normal;overflow-x:auto"
_FONT = (
    "font-family:var(--jp-content-font-family,sans-serif);"
    "font-size:var(--jp-content-font-size1,14px)"
)
_FAINT = "opacity:.75"


@dataclass(frozen=True)
class Paragraph:
    """Some words with `code` in backquotes, and after them a line to be typed, a link or some lines
    of a program."""

    text: str
    code: str = ""
    faint: bool = False
    link: str = ""  # where `code` leads
    program: str = ""
    language: str = ""  # of the words, where it may be another than that of all that is shown


@dataclass(frozen=True)
class Shown:
    """A heading and what follows it. `tone`: good, bad or plain."""

    language: str
    tone: str
    heading: str
    paragraphs: tuple[Paragraph, ...] = ()
    # for a whole module: a task, its share, its points in words
    bars: tuple[tuple[str, float, str], ...] = ()
    markdown: str = ""  # the same, for texts that have lists and tables; there is no HTML then
    trace: Trace | None = None  # the case that fails, line by line
    predicting: bool = False  # with hidden values
    widget: Any = None  # the same with buttons, where a notebook has widgets

    def __repr__(self) -> str:
        lines = [_SIGNS[self.tone] + self.heading]
        lines += [f"  {name}: {words}" for name, _, words in self.bars]
        for one in self.paragraphs:
            lines += [
                f"  {one.text} {one.code}".rstrip(),
                *indent(one.program, "      ").splitlines(),
            ]
        lines += (
            [*rows(self.trace, self.language), *closing(self.trace, self.language)]
            if self.trace
            else []
        )
        return "\n".join(filter(str.strip, lines))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any] | None:
        """The widget, with the words for where none can be shown; None to let IPython ask for each
        form."""
        if self.widget is None:
            return None
        bundle = self.widget._repr_mimebundle_()
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        return {**data, "text/plain": repr(self), "text/markdown": self.markdown}

    def _repr_markdown_(self) -> str | None:
        return self.markdown or None

    def _repr_html_(self) -> str | None:
        if self.markdown:
            return None
        width = _WIDE if self.trace or any(one.program for one in self.paragraphs) else _WIDTH
        style = f"{_BOX.format(colour=_COLOURS[self.tone], width=width)};{_FONT}"
        heading = (
            f"<strong>{_SIGNS[self.tone]}{_html(self.heading)}</strong>" if self.heading else ""
        )
        paragraphs = [_paragraph(one, self.language) for one in self.paragraphs]
        parts = [heading, _bars(self.bars), *paragraphs]
        parts += [html(self.trace, self.language, self.predicting)] if self.trace else []
        return f'<div lang="{self.language}" role="status" style="{style}">{"".join(parts)}</div>'


def _html(text: str) -> str:
    return re.sub(r"`([^`\n]+)`", r"<code>\1</code>", escape(text, quote=False))


def paragraph(text: Message, language: str, faint: bool = False) -> Paragraph:
    """Return a paragraph in that language, or in the one that its sentence has instead."""
    return Paragraph(text[language], faint=faint, language=text.language_shown(language))


def _paragraph(one: Paragraph, language: str) -> str:
    code = f" <code>{escape(one.code, quote=False)}</code>" if one.code else ""
    if one.link:
        code = f' <a href="{escape(one.link)}">{escape(one.code, quote=False)}</a>'
    text = _html(one.text).replace("\n", "<br>")
    program = (
        f'<pre tabindex="0" style="{_PROGRAM}">{escape(one.program, quote=False)}</pre>'
        if one.program
        else ""
    )
    marked = f' lang="{one.language}"' if one.language not in ("", language) else ""
    return (
        f'<p{marked} style="margin:.35em'
        f' 0;max-width:{_WIDTH};{_FAINT if one.faint else ""}">{text}{code}</p>{program}'
    )


def _bars(bars: Iterable[tuple[str, float, str]]) -> str:
    rows = [
        f'<tr><td style="text-align:left"><code>{name}</code></td><td><progress value="{share:.3f}"'
        f' max="1" style="width:7em" aria-label="{name}"></progress></td><td'
        f' style="text-align:right;white-space:nowrap">{words}</td></tr>'
        for name, share, words in bars
    ]
    return f'<table style="margin:.35em 0">{"".join(rows)}</table>' if rows else ""


def sentence(text: Message, language: str, notes: Iterable[Message] = ()) -> Shown:
    """One sentence, when there is nothing to judge, and what else was noticed."""
    return Shown(language, "plain", "", (paragraph(text, language), *_faint(notes, language)))


def _faint(notes: Iterable[Message], language: str) -> tuple[Paragraph, ...]:
    return tuple(paragraph(note, language, faint=True) for note in notes)


def conversation(
    language: str, tone: str, heading: Message, parts: Iterable[Message | str], call: str = ""
) -> Shown:
    """A heading, sentences and programs (`str`) in a row, and in the end a call to type; those that
    are empty aside."""
    title = heading[language]
    markdown, plain = [f"**{title}**"], list[str]()
    for part in parts:
        if isinstance(part, Message):
            markdown.append(_as_markdown(part, language))
            plain.append(part[language])
        elif part:
            code = part.rstrip()
            markdown.append(f"```python\n{code}\n```")
            plain.append(code.replace("\n", "\n  "))  # as far in as what is said
    if call:
        markdown.append(f"`{call}`")
        plain.append(call)
    return Shown(
        language, tone, title, tuple(map(Paragraph, plain)), markdown="\n\n".join(markdown)
    )


def _as_markdown(text: Message, language: str) -> str:
    """Return some paragraphs in Markdown, marked where they are in another language."""
    shown = text.language_shown(language)
    if shown == language:
        return text[language]
    return f'<div lang="{shown}">\n\n{text[language]}\n\n</div>'


def hint_shown(hint: Hint, has_puzzle: bool, language: str) -> Shown:
    """A hint, and how to ask for the next one; after the last one, for the puzzle, where there is
    one."""
    more = (
        _("This was the last hint; from the first one again:")
        if hint.is_last
        else _("The next hint, when you need it:")
    )
    call = f'hint("{hint.task}", again=True)' if hint.is_last else f'hint("{hint.task}")'
    heading, text = hint.heading[language], hint.text[language]
    body = (*map(Paragraph, flowing(text).split("\n\n")), Paragraph(more[language], call))
    markdown = f"**{heading}**\n\n{_as_markdown(hint.text, language)}\n\n{more[language]} `{call}`"
    if hint.is_last and has_puzzle:
        puzzle = f'hint("{hint.task}", puzzle=True)'
        body = (*body, Paragraph(AFTER_HINTS_IN_NOTEBOOK[language], puzzle))
        markdown += f"\n\n{AFTER_HINTS_IN_NOTEBOOK[language]} `{puzzle}`"
    return Shown(language, "plain", heading, body, markdown=markdown)


def next_step(text: Message, name: str, link: str, language: str) -> Paragraph:
    """Where to go on: a name, and a link where there is something to follow it."""
    return Paragraph(text[language], name, link=link)


def verdict(
    report: Report,
    whole: bool,
    language: str,
    lent: Sequence[str] = (),
    cells: Sequence[int] = (),
    changed: Sequence[int] = (),
    onwards: Sequence[Paragraph] = (),
) -> Shown:
    """What was found about one task, or about the whole module: the first promise not kept, and
    what to try.

    `lent`: the functions of earlier modules that were ours, as there was none in the notebook.
    `cells`: the numbers of those judged; `changed`: of those that say something else by now.
    `onwards`: what is said in the end when nothing that is required is wrong.
    """
    first = first_failure(report)
    notes = _faint(report.notes, language)
    cells_told = (
        *_faint(name_judged_cells(cells), language),
        *(Paragraph(one[language]) for one in list_changed_cells(changed)),
    )
    bars = ()  # type: tuple[tuple[str, float, str], ...]
    if whole:
        bars = tuple(
            (task.name, task.score / task.points, _state(task, language)) for task in report.tasks
        )
    done = required_count(report) if whole and (first or bonus_not_begun(report)) else 0
    if first is None:
        kept = DONE.format(count=done) if done else _("Every promise is kept. Well done!")
        heading = (
            kept[language] if whole else _heading(report, _("every promise is kept"), language)
        )
        praised = (*notes, *_faint(_ours(report, lent), language), *cells_told, *onwards)
        return Shown(language, "good", heading, praised, bars)
    task, check = first
    absent = [_why_absent(task, check)] if task.absent else []
    if absent and not whole:
        return sentence(absent[0], language, report.notes)
    what = _how_many(report)
    heading = what[language].capitalize() if whole else _heading(report, what, language)
    said = [paragraph(text, language) for text in absent or explained(task, check)]
    if whole:
        said.insert(0, Paragraph(f"`{task.name}`"))
    if not absent:
        said.append(
            Paragraph(
                _("Stuck? For a hint, run in a cell:")[language], f'hint("{task.name}")', faint=True
            )
        )
    if done:  # only a bonus is wrong
        heading = DONE.format(count=done)[language]
        following = [one for one in onwards if one.code != task.name]
        return Shown(language, "good", heading, (*notes, *said, *cells_told, *following), bars)
    return Shown(language, "bad", heading, (*notes, *said, *cells_told), bars)


def _how_many(report: Report) -> Message:
    """How many promises are not kept; some may not have been looked at, as an easier one comes
    first."""
    count = count_of_failures(report)
    unseen = any(
        check.verdict.status == NOT_REACHED for task in report.tasks for check in task.checks
    )
    if unseen:
        return plural(
            "one promise is left: not kept, or not looked at yet",
            "{count} promises are left: not kept, or not looked at yet",
            count=count,
        )
    return plural("one promise is not kept yet", "{count} promises are not kept yet", count=count)


def _why_absent(task: TaskReport, check: CheckReport) -> Message:
    """Say why a function is not there: in a notebook its cell was often only not run."""
    return (
        _(
            "`{name}` is not defined yet: run its cell first (▶ in the bar above, or Shift + "
            "Enter), then this one.",
            name=task.name,
        )
        if task.missing
        else check.message
    )


def _ours(report: Report, lent: Sequence[str]) -> Iterator[Message]:
    """The functions that were not the learner's own, when all is well: playing with them may fail
    then."""
    replaced = dict.fromkeys(name for task in report.tasks for name in task.judged_with)
    if replaced:
        yield FOLLOWED_THROUGH.format(names=", ".join(replaced))
    if lent:
        yield _(
            "Judged with our own {names}: to play with it here, paste yours in a cell above.",
            names=listed(lent),
        )


def listed(names: Sequence[str]) -> Message:
    """List functions in a sentence: `a`, `b` and `c`."""
    *first, last = (f"`{name}`" for name in names)
    return _("{first} and {last}", first=", ".join(first), last=last) if first else quoted(last)


def _state(task: TaskReport, language: str) -> str:
    absent = task.absent
    said = _("not defined yet")[language] if absent else _points(task.score, task.points, language)
    return f"{said} ({_('bonus')[language]})" if task.bonus else said


def _heading(report: Report, what: Message, language: str) -> str:
    (task,) = report.tasks
    points = _points(task.score, task.points, language)
    return f"`{task.name}`{formats_of(language).colon}{what[language]} ({points})"


def _points(score: float, points: float, language: str) -> str:
    return _("{score} / {points} points", score=score, points=points)[language]
