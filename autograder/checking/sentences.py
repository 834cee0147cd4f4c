"""Sentences and questions about a call or a game that several checks say, each with its code."""

from typing import Any

from autograder.i18n.message import Message, _, finding, plural, quoted
from autograder.sandbox.codec import type_name

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

NOTHING_DRAWN = finding(
    "call.returned-nothing-drawn",
    "`{call}` gave nothing back (None); something like `{expected}` was expected.",
)
STOPPED = finding("call.stopped", "`{call}` stopped with `{error}`; `{expected}` was expected.")
STOPPED_DRAWING = finding(
    "call.stopped-drawing",
    "`{call}` stopped with `{error}`; something like `{expected}` was expected.",
)
ASKED_FOR_ARGUMENTS = finding(
    "ask.input-for-arguments",
    "It asks for input; here the values arrive as arguments, nothing is typed.",
)
UNEXPECTED_FORM = finding(
    "call.unexpected-form",
    "What `{call}` returned has not the form that was expected: `{received}`.",
)

# ---------------------------------------------------------------- manners

_NOT_OF_TYPE = {
    ("bool", "int"): finding(
        "call.boolean-for-integer",
        "`{call}` returned `{received}`, a boolean; a whole number was expected.",
    ),
    ("float", "int"): finding(
        "call.float-for-integer",
        "`{call}` returned `{received}`, a float; a whole number (int) was expected.",
    ),
    ("str", "int"): finding(
        "call.text-for-integer",
        "`{call}` returned `{received}`, which is text: can one add 1 to it?",
    ),
    ("NoneType", "int"): finding(
        "call.nothing-for-integer",
        "`{call}` gave nothing back (None): is there a `return` on every path?",
    ),
    ("", "int"): finding(
        "call.not-integer",
        "`{call}` returned `{received}`, of type {type}; a whole number was expected.",
    ),
    ("NoneType", "bool"): finding(
        "call.nothing-for-boolean",
        "`{call}` gave nothing back (None); `True` or `False` was expected.",
    ),
    ("", "bool"): finding(
        "call.not-boolean",
        "`{call}` returned `{received}`, of type {type}; `True` or `False` was expected.",
    ),
}


def not_of_type(found: str, kind: str) -> Message:
    """Return the sentence about a right value of another type, both types by name."""
    sentence = _NOT_OF_TYPE.get((found, kind)) or _NOT_OF_TYPE.get(("", kind), _OTHER_TYPE)
    return sentence.format(type=found, kind=kind)


_OTHER_TYPE = finding(
    "call.other-type",
    "`{call}` returned `{received}`, of type {type}; `{kind}` was expected.",
)


def ask_about_type(value: Any, kind: type) -> Message:
    """Return the question about a value that would be right if it were of that type."""
    if value is None:
        return NO_RETURN
    if kind is bool and type(value) in (list, tuple) and len(value) > 1:
        return finding(
            "ask.several-values",
            "Your function gives back several values at once: what does a comma make of two "
            "values, and which word makes one condition of two?",
        )
    return finding(
        "ask.type",
        "The value is right, only its type is not: which line decides that it is of type "
        "`{found}`?",
        found=type_name(value),
    )


def changed_arguments(count: int) -> Message:
    """Return the sentence about so many arguments that a call has changed."""
    return finding(
        "call.changed-argument",
        plural(
            "During `{call}`, `{before}` became `{after}`.",
            "During `{call}`, `{before}` became `{after}`.",
            count=count,
        ),
    )


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

GAME_NOT_ENDED = finding("game.not-ended", "{game} `{call}` did not come to its end: {detail}.")
GAME_STOPPED = finding("game.stopped", "{game} `{call}` stopped with `{error}`.")
# `{game}` tells how the game went so far: the secret, and what was typed
SECOND_GAME = finding(
    "game.second-differs",
    "In a later game, played without starting the program again, the code was found at try "
    "{expected}; `{call}` returned `{received}`.",
)

# ---------------------------------------------------------------- how a program ended

BROUGHT_DOWN_CALL = finding(
    "call.brought-down", "`{call}` brought the whole program down ({detail})."
)
BROUGHT_DOWN = finding(
    "ask.brought-down",
    "Which instruction of your function may end the whole program, or ask for more memory or depth "
    "than there is?",
)

ENDS = {  # how a program ended, as it is told and asked about
    "crash": (BROUGHT_DOWN_CALL, BROUGHT_DOWN),
    "closed": (BROUGHT_DOWN_CALL, BROUGHT_DOWN),
    "too large": (
        finding("call.result-too-large", "`{call}` answers with a value far too large to read."),
        finding(
            "ask.result-size",
            "How many elements does your result come to have, and how many has each of them? Is "
            "one list in it again and again?",
        ),
    ),
}

ENDED_OTHERWISE = (
    finding(
        "call.sent-no-answer",
        "While `{call}` was running, the program sent something that is not an answer.",
    ),
    finding(
        "ask.writes-elsewhere",
        "Which instruction of your function writes anywhere else than on the screen?",
    ),
)

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
