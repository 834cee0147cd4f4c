"""Sentences and questions about a call or a game that several checks say, each with its code."""

from autograder.i18n.message import Message, _, finding, quoted

# ---------------------------------------------------------------- what a call gave

RETURNED = finding("call.returned", "`{call}` returned `{received}`; `{expected}` was expected.")
NOTHING = finding(
    "call.returned-nothing", "`{call}` gave nothing back (None); `{expected}` was expected."
)
PRINTED = finding(
    "ask.printed",
    "It shows something, but showing is not returning: what is the value of x after `x = {call}`?",
)
NO_RETURN = finding(
    "ask.return", "Does every path through your function reach a `return` with a value?"
)
ASKED_ALONE = finding("ask.input", "It asks for input; here nobody types anything.")
TIMEOUT = finding(
    "call.not-finished", "`{call}` had not finished after {seconds:g} s, or took too much memory."
)
ENDLESS = finding(
    "ask.endless",
    "Does every loop come to an end? If so, how many steps does it take here, and could there be "
    "fewer?",
)
NOT_AGAIN = finding(
    "call.not-again", "`{name}` was stopped twice already; it was not called again."
)
NO_TIME_LEFT = finding(
    "call.no-time-left",
    "The time set aside for one submission was used up before this could be looked at.",
)

# ---------------------------------------------------------------- manners

WHOSE = finding(
    "ask.whose-arguments",
    "Whoever calls your function may still need them: does it work on what it was given, or on "
    "copies?",
)
SECOND_CALL = finding(
    "call.second-differs",
    "`{call}` returned `{expected}` the first time, as expected, but `{received}` the second time.",
)
LATER_CALL = finding(
    "call.later-differs",
    "`{call}` returns `{expected}`, as expected, when it is the first call, but `{received}` after "
    "other calls.",
)
SURVIVES = finding("ask.survives", "What survives from one call to the next?")

# ---------------------------------------------------------------- games that are played

# `{game}` tells how the game went so far: the secret, and what was typed
SECOND_GAME = finding(
    "game.second-differs",
    "In a later game, played without starting the program again, the code was found at try "
    "{expected}; `{call}` returned `{received}`.",
)

# ---------------------------------------------------------------- how a program ended

_ENDINGS = {
    "timeout": _("it had not finished after {detail}, or took too much memory"),
    "crash": _("the process ended: {detail}"),
    "exit": _("your program ended itself (exit code {detail})"),
    "closed": _("it closed its connection to the grader"),
    "too large": _("its answer was too large"),
    "too much output": _("it printed too much"),
    "too many questions": _("it asked for input without end"),
    "protocol": _("it sent something that is not an answer"),
}


def ending(why: str, detail: str) -> Message:
    """Say why a worker ended.

    Args:
        why: The reason that `client.WorkerGone` holds.
        detail: What it holds besides: a time, an exit code.
    """
    code = detail.removeprefix("exit code ")
    if why == "crash" and code.isdecimal():
        why, detail = "exit", code
    shown = quoted(detail)
    if detail.startswith("exit code "):
        shown = _("exit code {number}", number=detail.removeprefix("exit code "))
    return _ENDINGS[why].format(detail=shown) if why in _ENDINGS else shown
