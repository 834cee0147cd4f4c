"""A call followed line by line on the terminal: one row after the other, nothing that is drawn
over."""

import sys
from collections.abc import Callable, Iterator, Sequence

from autograder.i18n.message import Message, _
from autograder.learn.trace import Step, Trace

KEYS = _("Enter: the next line; b: one line back; a: all the others; q: stop here.")
KEYS_PREDICTING = _(
    "What does each line change? Decide, then press Enter to see it; b: one line back; a: all the "
    "others; q: stop here."
)


_CODE = 44  # columns of the code, at most
_DEEPEST = 10  # calls in calls by which a line is moved to the right, at most
_ENDS = {"return": _("returns {value}"), "yield": _("yields {value}"), "raise": _("raises {value}")}

_NOBODY = "\x04"  # typed by nobody: the input is at its end

Ask = Callable[[str], str]  # a prompt -> what is typed; raises EOFError


def unmarked(text: Message, language: str) -> str:
    """A sentence without the marks of code."""
    return text[language].replace("`", "")


def effects(trace: Trace, rank: int, language: str) -> list[str]:
    """What became of a step, in words."""
    step = trace.steps[rank]
    told = [f"{name} = {value}" for name, value in step.changes]
    if step.end:
        kind, value = step.end
        at_last = kind == "return" and step.call == 1 and trace.expected not in ("", value)
        said = _("returns {value}; expected: {expected}") if at_last else _ENDS[kind]
        told.append(said.format(value=value, expected=trace.expected)[language])
    return told


def rows(trace: Trace, language: str) -> Iterator[str]:
    """The heads of the columns, then a row for each line that ran."""
    for line, effect in _halves(trace, language):
        yield f"{line}  {effect}".rstrip()


def _halves(trace: Trace, language: str) -> Iterator[tuple[str, str]]:
    """Yield the same rows in two parts: the line that ran, and its effect."""
    width = min(max((len(code_of(step)) for step in trace.steps), default=0), _CODE)
    lines = len(_("line")[language])
    yield (
        f"   #  {_('line')[language]}  {_('what ran')[language]:{width}}",
        _("what changed")[language],
    )
    for rank, step in enumerate(trace.steps):
        line = f"{trace.number(rank):>4}  {step.number:>{lines}}  {code_of(step):{width}}"
        if trace.left_out and rank == trace.cut:
            cut = _("… lines left out here: {count} …", count=trace.left_out)
            line = f"      {cut[language]}\n{line}"
        yield line, _("; ")[language].join(effects(trace, rank, language))


def code_of(step: Step) -> str:
    """A line, further in the deeper its call is; an endless recursion stays in sight."""
    return "  " * min(step.depth - 1, _DEEPEST) + step.code


def heading(trace: Trace, language: str) -> str:
    return unmarked(_("`{call}`, line by line", call=trace.call), language)


def closing(trace: Trace, language: str) -> list[str]:
    return [unmarked(text, language) for text in trace.closing]


def step_through(trace: Trace, language: str, show: Callable[[str], None], ask: Ask) -> None:
    """Show a row at each Enter; `b` goes back, `a` shows all the others, `q` ends."""
    header, *all_rows = rows(trace, language)
    show(unmarked(KEYS, language))
    show(header)
    _step_through([(row, "") for row in all_rows], KEYS[language], show, ask)


def predict(trace: Trace, language: str, show: Callable[[str], None], ask: Ask) -> None:
    """Show a line that ran, and its effect only at Enter; the other keys are those of
    `step_through`."""
    (header, _unused), *halves = _halves(trace, language)
    show(unmarked(KEYS_PREDICTING, language))
    show(header.rstrip())
    nothing = _("nothing changes")[language]
    answers = [(line.rstrip(), f"      → {effect or nothing}") for line, effect in halves]
    _step_through(answers, KEYS_PREDICTING[language], show, ask)


def _step_through(
    prompts: Sequence[tuple[str, str]], keys: str, show: Callable[[str], None], ask: Ask
) -> None:
    """Show each prompt, wait for a key, then show the answer that belongs to the prompt, where
    there is one."""
    rank = 0
    while rank < len(prompts):
        prompt, answer = prompts[rank]
        try:
            key = _typed(ask, show, prompt).lower()
        except KeyboardInterrupt:
            return
        if key not in ("", "a", "b", "q", _NOBODY):
            show(keys)
            continue
        if key in ("q", _NOBODY):
            return
        if key == "b":
            rank = max(rank - 1, 0)
            continue
        rest = (
            [answer, *(part for pair in prompts[rank + 1 :] for part in pair)]
            if key == "a"
            else [answer]
        )
        for part in filter(None, rest):
            show(part)
        rank = len(prompts) if key == "a" else rank + 1


def _typed(ask: Ask, show: Callable[[str], None], prompt: str) -> str:
    """What is typed; `_NOBODY` when there is nobody to type. The line is ended, however it was
    left."""
    try:
        return ask(prompt).strip()
    except EOFError:
        show("")
        return _NOBODY
    except KeyboardInterrupt:
        show("")
        raise


def somebody_types() -> bool:
    """Whether there is somebody at this terminal."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
