"""A call followed line by line as HTML, for notebooks: no script; the keys are those of the browser
itself."""

from hashlib import sha256
from html import escape

from autograder.i18n.message import Message, _
from autograder.learn.trace import Trace
from autograder.learn.trace_text import code_of, effects

_OWN_KEYS = 'data-lm-suppress-shortcuts="true"'  # JupyterLab takes no key from what has this itself
# on a phone what changed stands below what ran; what is too long goes on further in, and is broken
# at spaces
_STYLE = """<style>
.mm-trace{container-type:inline-size}
.mm-trace table{border-collapse:collapse;table-layout:fixed;width:100%;max-width:64em;margin:0}
.mm-trace th,.mm-trace td{text-align:left!important;vertical-align:top!important}
.mm-trace th,.mm-trace td{padding:.15em .4em;overflow-wrap:anywhere}
.mm-trace col:nth-child(1){width:3.8em}
.mm-trace col:nth-child(2){width:3.2em}
.mm-trace col:nth-child(3){width:45%}
.mm-trace tr>:nth-child(1):not([colspan]){white-space:nowrap}
.mm-trace tr>:nth-child(2){text-align:right!important}
.mm-trace th{font-size:inherit;white-space:nowrap}
.mm-trace p{margin:.35em 0;max-width:46em}
.mm-trace td code{display:block;white-space:pre-wrap}
.mm-trace td code{margin-left:calc(var(--in,0ch) + 2ch);text-indent:calc(var(--in,0ch)*-1 - 2ch)}
.mm-trace input{margin:0}
.mm-trace tr{padding:0}
.mm-trace tr:has(:checked){outline:2px solid currentColor}
.mm-trace summary{cursor:pointer}
@container (max-width:36em){
.mm-trace table,.mm-trace thead,.mm-trace tbody{display:block}
.mm-trace colgroup{display:none}
.mm-trace tr{display:grid;grid-template-columns:3.1em 2.6em minmax(0,1fr)}
.mm-trace th,.mm-trace td{padding:.1em .2em}
.mm-trace tr>:nth-child(4){grid-column:3}
.mm-trace td[colspan]{grid-column:1/-1}
}
</style>"""

_COLUMNS = f"<colgroup>{'<col>' * 4}</colgroup>"


def html(trace: Trace, language: str, predicting: bool = False) -> str:
    """The table; `predicting`: what each line changed is hidden until it is opened."""
    group = sha256(repr(trace).encode("utf-8", "surrogatepass")).hexdigest()[:8]
    parts = [
        _STYLE,
        f"<p><strong>{_said(_('`{call}`, line by line', call=trace.call), language)}.</strong> ",
    ]
    parts.append(_said(_("Click a line, then step with the arrow keys."), language) + "</p>")
    if predicting:
        asked = _("What does each line change? Decide, then open its answer.")
        parts.append(f"<p>{_said(asked, language)}</p>")
    parts.append(_table(trace, language, group, predicting))
    closing = "".join(f"<p>{_said(text, language)}</p>" for text in trace.closing)
    return f'<div class="mm-trace" lang="{language}">{"".join(parts)}{closing}</div>'


def _table(trace: Trace, language: str, group: str, predicting: bool) -> str:
    heads = "".join(
        f"<th>{_said(text, language)}</th>"
        for text in (_("line"), _("what ran"), _("what changed"))
    )
    rows = "".join(
        _row(trace, rank, language, group, predicting) for rank in range(len(trace.steps))
    )
    named = f"<thead><tr><th>#</th>{heads}</tr></thead>"
    return f"<table>{_COLUMNS}{named}<tbody>{rows}</tbody></table>" if rows else ""


def _row(trace: Trace, rank: int, language: str, group: str, predicting: bool) -> str:
    step = trace.steps[rank]
    changed = "".join(map(_code, effects(trace, rank, language)))
    if predicting:
        changed = _hidden(changed or _said(_("nothing changes"), language), language)
    cut = (
        _said(_("… lines left out here: {count} …", count=trace.left_out), language)
        if trace.left_out and rank == trace.cut
        else ""
    )
    above = f'<tr><td colspan="4">{cut}</td></tr>' if cut else ""
    key = f'<input type="radio" name="trace-{group}" {_OWN_KEYS}>'
    return (
        f"{above}<tr><td><label>{key} {trace.number(rank)}</label></td>"
        f"<td>{step.number}</td><td>{_code(code_of(step))}</td><td>{changed}</td></tr>"
    )


def _hidden(changed: str, language: str) -> str:
    """Return what a line changed so that it is seen once somebody opens it, by mouse or by
    keyboard."""
    show = _said(_("show"), language)
    return f"<details><summary {_OWN_KEYS}>{show}</summary>{changed}</details>"


def _code(code: str) -> str:
    """Code that stands as far in as it does, on each of the lines that it takes."""
    return f'<code style="--in:{len(code) - len(code.lstrip())}ch">{escape(code)}</code>'


def _said(text: Message, language: str) -> str:
    """A sentence whose backquotes are code."""
    parts = escape(text[language], quote=False).split("`")
    return "".join(f"<code>{part}</code>" if rank % 2 else part for rank, part in enumerate(parts))
