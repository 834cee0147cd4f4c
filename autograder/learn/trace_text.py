"""A call followed line by line on the terminal: one row after the other, nothing that is drawn over."""

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress

from autograder.i18n import trace as wording
from autograder.i18n.text import Text
from autograder.learn.trace import Step, Trace
from autograder.learn.turns import Turn

_CODE = 44  # columns of the code, at most
_DEEPEST = 10  # calls in calls by which a line is moved to the right, at most
_ASKED_AGAIN = 2  # times, where what is typed is no value
_ENDS = {"return": wording.RETURNS, "returned": wording.RETURNED, "yield": wording.YIELDS, "raise": wording.RAISES}

_NOBODY = "\x04"  # typed by nobody: the input is at its end
_NO_ANSWERS = ("", "?", "q", _NOBODY)

Ask = Callable[[str], str]  # a prompt -> what is typed; raises EOFError


def unmarked(text: Text, language: str) -> str:
    """A sentence without the marks of code."""
    return text[language].replace("`", "")


def effects(trace: Trace, rank: int, language: str) -> list[str]:
    """What became of a step, in words."""
    step = trace.steps[rank]
    told = [f"{name} = {value}" for name, value in step.changes]
    if step.end:
        kind, value = step.end
        at_last = kind == "return" and step.call == 1 and trace.expected not in ("", value)
        said = wording.RETURNS_WRONG if at_last else _ENDS[kind]
        told.append(said.format(value=value, expected=trace.expected)[language])
    if step.after and told:
        told[0] = wording.AFTER_CALLS.format(what=told[0])[language]
    if trace.lost and trace.lost.rank == rank:
        told.append(trace.lost.why[language])
    return told


def rows(trace: Trace, language: str) -> Iterator[str]:
    """The heads of the columns, then a row for each line that ran."""
    width = min(max((len(code_of(step)) for step in trace.steps), default=0), _CODE)
    lines = len(wording.LINE[language])
    yield f"   #  {wording.LINE[language]}  {wording.RAN[language]:{width}}  {wording.CHANGED[language]}"
    for rank, step in enumerate(trace.steps):
        told = wording.BETWEEN[language].join(effects(trace, rank, language))
        row = f"{trace.number(rank):>4}  {step.number:>{lines}}  {code_of(step):{width}}  {told}".rstrip()
        if trace.left_out and rank == trace.cut:
            row = f"      {wording.CUT.format(count=trace.left_out)[language]}\n{row}"
        yield row


def code_of(step: Step) -> str:
    """A line, further in the deeper its call is; an endless recursion stays in sight."""
    return "  " * min(step.depth - 1, _DEEPEST) + step.code


def heading(trace: Trace, language: str) -> str:
    return unmarked(wording.HEADING.format(call=trace.call), language)


def closing(trace: Trace, language: str) -> list[str]:
    return [unmarked(text, language) for text in trace.closing]


def step_through(trace: Trace, language: str, show: Callable[[str], None], ask: Ask) -> None:
    """Show a row at each Enter; `b` goes back, `a` shows all the others, `q` ends."""
    header, *all_rows = rows(trace, language)
    show(unmarked(wording.KEYS, language))
    show(header)
    rank = 0
    while rank < len(all_rows):
        try:
            key = _typed(ask, show, all_rows[rank]).lower()
        except KeyboardInterrupt:
            return
        if key not in ("", "a", "b", "q", _NOBODY):
            show(unmarked(wording.KEYS, language))
            continue
        if key == "a":
            for row in all_rows[rank + 1 :]:
                show(row)
        if key in ("a", "q", _NOBODY):
            return
        rank = max(rank - 1, 0) if key == "b" else rank + 1


def predict(trace: Trace, language: str, show: Callable[[str], None], ask: Ask) -> None:
    """Show the rows; before each turn of a loop, ask what a variable will be after it. `q` or Ctrl-C ends it."""
    header, *all_rows = rows(trace, language)
    turns = {turn.first: turn for turn in trace.turns}
    if turns:
        show(unmarked(wording.KEYS_PREDICTING, language))
    show(header)
    typing = True
    with suppress(KeyboardInterrupt):
        for rank, row in enumerate(all_rows):
            show(row)
            answer = _ask(turns[rank], language, show, ask) if typing and rank in turns else ""
            if answer == "q":
                return
            typing = typing and answer != _NOBODY


def _ask(turn: Turn, language: str, show: Callable[[str], None], ask: Ask) -> str:
    """Ask for a value after a turn, and tell it, unless nothing more is to be shown; what was typed."""
    prompt = f"      {unmarked(wording.WHAT_NOW.format(name=turn.name), language)} "
    answer = _typed(ask, show, prompt)
    for _ in range(_ASKED_AGAIN):
        if answer in _NO_ANSWERS or turn.is_value(answer):
            break
        show(f"      {wording.NO_VALUE[language]}")
        answer = _typed(ask, show, prompt)
    if answer != "q":
        unsaid = answer in _NO_ANSWERS or not turn.is_value(answer)
        said = wording.IT_IS if unsaid else wording.YES if turn.is_right(answer) else wording.NO
        show(f"      {unmarked(said.format(name=turn.name, value=turn.value), language)}")
    return answer


def _typed(ask: Ask, show: Callable[[str], None], prompt: str) -> str:
    """What is typed; `_NOBODY` when there is nobody to type. The line is ended, however it was left."""
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
