"""What learners read: verdicts, questions, what could not be read or judged, the terminal. In both languages."""

from autograder.i18n.message import Message, _, quoted

# ---------------------------------------------------------------- what a call gave

RETURNED = _("`{call}` returned `{received}`; `{expected}` was expected.")
NOTHING = _("`{call}` gave nothing back (None); `{expected}` was expected.")
PRINTED = _(
    "It shows something, but showing is not returning: what is the value of x after `x = {call}`?"
)
NO_RETURN = _("Does every path through your function reach a `return` with a value?")
ASKED_ALONE = _("It asks for input; here nobody types anything.")
TIMEOUT = _("`{call}` had not finished after {seconds:g} s, or took too much memory.")
ENDLESS = _(
    "Does every loop come to an end? If so, how many steps does it take here, and could there be "
    "fewer?"
)
NOT_AGAIN = _("`{name}` was stopped twice already; it was not called again.")
NO_TIME_LEFT = _(
    "The time set aside for one submission was used up before this could be looked at."
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
    """Why a worker ended (client.WorkerGone), in words."""
    code = detail.removeprefix("exit code ")
    if why == "crash" and code.isdecimal():
        why, detail = "exit", code
    shown = quoted(detail)
    if detail.startswith("exit code "):
        shown = _("exit code {number}", number=detail.removeprefix("exit code "))
    return _ENDINGS[why].format(detail=shown) if why in _ENDINGS else shown


# ---------------------------------------------------------------- of which type


# ---------------------------------------------------------------- manners

WHOSE = _(
    "Whoever calls your function may still need them: does it work on what it was given, or on "
    "copies?"
)
SECOND_CALL = _(
    "`{call}` returned `{expected}` the first time, as expected, but `{received}` the second time."
)
LATER_CALL = _(
    "`{call}` returns `{expected}`, as expected, when it is the first call, but `{received}` after "
    "other calls."
)
SURVIVES = _("What survives from one call to the next?")

# ---------------------------------------------------------------- games that are played

# `{game}` tells how the game went so far: the secret, and what was typed
SECOND_GAME = _(
    "In a later game, played without starting the program again, the code was found at try "
    "{expected}; `{call}` returned `{received}`."
)

# `{game}` tells the moves so far: propositions and answers

# ---------------------------------------------------------------- codes drawn at random


# ---------------------------------------------------------------- averages


# ---------------------------------------------------------------- why a check was not reached

UNREADABLE = _(
    "Python cannot read `{name}` ({place}: {reason}). All that Python can read was judged."
)
AFTER = _("This will be looked at when an easier promise is kept: “{promise}”")

# ---------------------------------------------------------------- notes on the whole file

BROKEN_BLOCK = _("Python cannot read what begins at {place} ({reason}). The rest was judged.")
FOLLOWED_THROUGH = _(
    "Judged with our own versions of: {names}, so that a slip in yours costs nothing here."
)

# ---------------------------------------------------------------- why a submission could not be judged

INTERNAL = _(
    "The workbook itself went wrong ({detail}). This is not the learner's fault; please report it."
)
MACHINE = _("The sandbox could not do its work ({detail}). Grade this submission again.")

# ---------------------------------------------------------------- reading a submission

TOO_BIG = _(
    "The file {file} is too big ({size} MB; the limit is {limit} MB). Ask for the source alone."
)
UNREADABLE_FILE = _("The file {file} could not be read ({reason}).")
LINK = _("{file} is a link; links are not followed. Ask for the file itself.")

# ---------------------------------------------------------------- for learners, on the terminal

DONE = _("Done: {count} of {count} functions. Well done!")
BONUS_OFFER = _("A bonus, if you like:")
NOT_REMEMBERED = _(
    "Nothing can be written into {folder}: this verdict and these hints will not be remembered, "
    "all else works."
)
NO_TASK = _("there is no task {task} in {slug}; its tasks are {tasks}")
