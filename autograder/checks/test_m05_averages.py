"""Hidden checks of m05_averages: nombre_essais, moyenne, maximum, moyenne_melange.

The three averages are judged with a fast, correct `nombre_essais` and `test_code` in the place of the learner's, which
have checks of their own: so a textbook solution need not play 1296 games in naive Python, and a mistake counts once.
A function that does not use them is judged as it is, with time to spare.

**Chance.** `moyenne_melange(GAMES)` is called CALLS times; MEAN holds what the mean of these values may be.
One game has expectation 4.643523 and standard deviation 0.8806, one shuffle used for many games adds 0.0612
(all figures exact, for whatever way of shuffling is accepted). The mean of 12 * 40 games has then a standard
deviation of 0.0402 (fresh shuffles) to 0.0439 (one shuffle a call).

- Lower bound 4.40: at least 5.5 standard deviations away, a probability below 2e-8.
- Upper bound 5.00: the tail is longer, because a shuffle that begins with four pegs alike (6 in 1296) needs 5.13 on
  average. With k such shuffles among the 12, the bound is (0.356 - k * 0.0406) / 0.0439 standard deviations away: 8.1
  for none, 7.2 for one (probability of one: 0.05), 6.3 for two (0.0013), 5.3 for three (2e-5): below 1e-9 in all.

Caught: codes not shuffled 5.76 and off by one 5.64 (more than 14 standard deviations above the bound), off by one the
other way 3.64, five colours 4.20 with standard deviation 0.039 (5.1 below the bound), the secret 1 1 1 1 always 4.1.

The secrets of SECRETS games are looked at as well. That all are the same, that none of them repeats a colour
((360 / 1296) ** 60), that the pegs of each come in one order (2 * (126 / 1296) ** 60: the mean of all these 126 codes
is near enough to that of all) or that a colour is in none of them (at most 6 * (5 / 6) ** 240) has a probability below
1e-18.

**Secrets that do not come back.** The statement wants secrets drawn at random, and says nothing of independence: who
draws them from a shuffled list of all codes, each once, has every point, as the expectation is the same. But `n` may be
larger than 1296, as the statement says, and n games are wanted then, too: the list has to be begun anew. This is what
`random.sample(codes, n)` cannot do. It is asked of those whose MANY secrets all differ (by chance, with a probability
below 1e-15); of a program that plays by itself, if it stops with an exception within MOST_STEPS steps.
"""

import ast
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

from autograder.checking import sentences
from autograder.checking.games import script
from autograder.i18n.display import show, show_call
from autograder.i18n.message import finding
from autograder.reports.model import ERROR, TIMEOUT
from autograder.sandbox.codec import type_name
from autograder.testing.callgraph import calls_of, definition
from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed, check, not_passed
from autograder.testing.colours import with_colours
from autograder.testing.outcomes import NotLoadable, Setting
from solutions import m05_averages as reference

NOT_THE_MEAN = finding(
    "moyenne_melange.not-the-average",
    "With games of {tries} tries, `{call}` returned `{received}`; their average is `{expected}`.",
)


SECONDS = 300.0  # for one submission: a self-contained average in naive Python plays 1296 games three times
PATIENCE = 60.0  # for one call
_NUMBERS = (int, float, Fraction)


def _is_number(value):
    """Is it a number that one can compute with: neither nan, nor infinite, nor beyond what a float holds?"""
    return type(value) in _NUMBERS and abs(value) < 10**15


_random = Random(5654)


@cache
def _tries():
    """The right number of tries of every code."""
    return reference.toutes_les_parties()


def _total():
    return sum(_tries().values())


# ---------------------------------------------------------------- nombre_essais


def tries_of(secret):
    return _tries()[tuple(secret)]


tries_of.__name__ = "nombre_essais"

ORDINARY = Cases(
    [
        ([1, 1, 1, 1],),
        ([2, 2, 2, 2],),
        ([1, 1, 1, 2],),
        ([3, 2, 2, 4],),
        ([1, 1, 2, 2],),
        ([5, 5, 5, 5],),
        ([2, 3, 4, 5],),
    ]
    + [([_random.randint(1, 5) for _unused in range(4)],) for _unused in range(14)],
    fresh=lambda random: (random.choices(range(1, 6), k=4),),
)
# all codes that take nine tries: nobody could be asked about another one
WORST = Cases(
    [
        ([5, 6, 5, 4],),
        ([6, 4, 3, 5],),
        ([6, 5, 5, 5],),
        ([6, 5, 5, 6],),
        ([6, 6, 5, 4],),
        ([6, 6, 6, 5],),
    ]
)


def _with_six(random):
    """A secret with colour 6, of which no game is among the longest."""
    while True:
        secret = random.sample([6, *random.choices(range(1, 7), k=3)], 4)
        if (secret,) not in WORST.arguments:
            return (secret,)


WITH_SIX = Cases(
    [([6, 6, 6, 6],), ([6, 1, 6, 2],), ([1, 1, 1, 6],), ([1, 6, 2, 3],), ([6, 5, 1, 2],)],
    fresh=_with_six,
)


@check("nombre_essais", points=3)
def test_nombre_essais_counts_every_proposition(submission):
    """The number of tries must be that of the program that proposes, in order, every code still
    possible."""
    submission.agrees(tries_of, on=ORDINARY)


@check("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_knows_colour_six(submission):
    """A secret that holds colour 6 must be found too."""
    submission.agrees(tries_of, on=WITH_SIX)


@check("nombre_essais", points=0.5, after=test_nombre_essais_knows_colour_six)
def test_nombre_essais_of_the_hardest_codes(submission):
    """The longest games must be counted to their end."""
    submission.agrees(tries_of, on=WORST)


@check("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_leaves_its_argument_alone(submission):
    """After the call, the secret must be what it was before; codes that your program hands over
    must be gone through."""
    submission.leaves_arguments_alone("nombre_essais", on=ORDINARY[:8])
    if _hands_codes_over(submission.source):
        _must_go_through_them(submission)


def _hands_codes_over(source):
    """Whether the learner's program gives `nombre_essais` something beside the secret that is no constant."""
    calls = calls_of(source, "nombre_essais")
    others = [
        given
        for call in calls
        for given in (*call.args[1:], *(word.value for word in call.keywords))
    ]
    return any(not isinstance(given, ast.Constant) for given in others)


@probe(shown=lambda secret: f"nombre_essais({secret}, codes)  # codes = tous_les_codes()[::-1]")
def from_the_last(submission, secret):
    """The number of tries, and how many codes are left in the list that was handed over."""
    from itertools import product

    codes = [[*code] for code in product(range(6, 0, -1), repeat=4)]
    return [submission.nombre_essais(secret, codes), len(codes)]


FROM_THE_LAST = Cases(ORDINARY.arguments[:8], by=from_the_last)
NOT_ASKED_YET = Cases(
    [([*code],) for code in ((6, 5, 4, 6), (5, 1, 2, 6), (6, 6, 3, 2))], by=from_the_last
)


def _must_go_through_them(submission):
    """Raises NotPassed when the codes are not looked at, or used up; a second argument may be something else, too."""
    answers = []
    with suppress(NotPassed):
        answers = submission.answers("nombre_essais", FROM_THE_LAST, "[6, 1296]")
    if not answers:
        return
    (secret,), (tries, left), call = (
        FROM_THE_LAST.arguments[0],
        answers[0],
        FROM_THE_LAST.call("nombre_essais", 0),
    )
    if all(
        tries == tries_of(secret)
        for (secret,), (tries, _unused) in zip(FROM_THE_LAST, answers, strict=True)
    ):
        right = reference.nombre_essais(secret, reference.tous_les_codes(4, 6)[::-1])
        message = finding(
            "nombre_essais.codes-not-looked-at",
            "`{call}` returned `{received}`, as many tries as in the usual order; `{expected}` "
            "was expected, in the order of the list.",
            call=call,
            received=tries,
            expected=right,
        )
        others = submission.answers("nombre_essais", NOT_ASKED_YET, "[6, 1296]")
        if any(
            tries != tries_of(secret)
            for (secret,), (tries, _unused) in zip(NOT_ASKED_YET, others, strict=False)
        ):
            raise not_passed(
                message, call, show(tries), "", ["remembered"], question=sentences.SURVIVES
            )
        raise not_passed(
            message,
            call,
            show(tries),
            "",
            ["codes ignored"],
            question=finding(
                "ask.codes-looked-at", "Your program hands it codes: does it look at them?"
            ),
        )
    if left < len(_CODES):
        message = finding(
            "nombre_essais.codes-used-up",
            "After `{call}`, the list `codes` held {count} codes only.",
            call=call,
            count=left,
        )
        raise not_passed(
            message,
            call,
            show(left),
            show(len(_CODES)),
            ["codes used up"],
            question=sentences.WHOSE,
        )


@check("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(tries_of, on=ORDINARY[:8])


# ---------------------------------------------------------------- found by playing?
#
# A right value has its points where games were played to find it. Most programs ask `nombre_essais`: with other numbers
# of tries in its place, known to us, the answer must be another. A program that does not ask plays by itself: made
# for fewer colours, it must find what that smaller game is worth. The few that are written so that their colours
# cannot be changed must at least do something else then, and take the steps that no game can be played without: that
# can be imitated, as can a table of what each number of colours is worth, so the teacher is told.


_CODES = list(product(range(1, 7), repeat=4))


@dataclass(frozen=True)
class Tries:
    """Numbers of tries other than the true ones: those of some codes, and that of all others."""

    some: dict
    others: int = 3

    @property
    def largest(self):
        return max([self.others, *self.some.values()])

    @property
    def total(self):
        return sum(self.some.get(code, self.others) for code in _CODES)

    @property
    def source(self):
        """A `nombre_essais` that gives them."""
        gives = f"{self.some}.get(tuple(map(int, secret)), {self.others})"
        return f"def nombre_essais(secret, *_, **__):\n    return {gives}\n"


def _drawn(random, most):
    """The largest of them is `most`."""
    codes = random.sample(_CODES, 60)
    return Tries({code: random.randint(1, most) for code in codes} | {codes[0]: most})


OTHER_TRIES = [
    Tries({(1, 1, 1, 1): 7, (5, 5, 5, 5): 5}),
    Tries({(1, 2, 3, 4): 5, (6, 6, 6, 6): 8}),
    Tries({(2, 2, 4, 4): 10, (5, 5, 5, 6): 5}),
]
# one secret is the hardest: a function that leaves out the secrets without some colour, say, does not see it
HARDEST = [Tries({(4, 2, 6, 1): 6}), Tries({(3, 5, 1, 4): 7}), Tries({(6, 3, 2, 5): 8})]


def _one_hardest(random):
    tries = _drawn(random, random.randint(4, 8))
    return Tries({**tries.some, random.choice(_CODES): tries.largest + 1})


@dataclass(frozen=True)
class Target:
    """A value to be found by playing: the call that gives it, and what is right in other circumstances."""

    name: str
    follows: object  # is a value right for these numbers of tries?
    fewer: dict  # is a value right for so many colours?
    arguments: tuple = ()
    calls: int = 1  # then
    tries: tuple = tuple(OTHER_TRIES)
    draw: object = lambda random: _drawn(random, 8)
    seed: object = 1  # chance is the same at every judgment
    least_steps: int = 0  # of the program itself, without which so many games cannot be played
    enough: tuple = ("and follows",)

    def asked(self, submission, given, times=1):
        """How often it calls what is given, and the value it gives: None for none; the mean of several calls."""
        values, setting = [], Setting(given, seed=self.seed)
        for rank in range(times):
            try:
                game = submission.play(
                    self.name,
                    script(()),
                    *self.arguments,
                    setting=setting,
                    afresh=rank == 0,
                    seconds=PATIENCE,
                )
            except NotLoadable:
                return 0, None
            outcome = game.outcome
            if outcome.raised or outcome.gone or not _is_number(outcome.value):
                return sum(game.counts.values()), None
            values.append(outcome.value)
        return sum(game.counts.values()), Fraction(
            sum(map(Fraction, values)), times
        ) if times > 1 else values[0]


def _is_mean_of(total, count):
    """With fewer colours; some then still divide by 1296."""
    return lambda value: (
        _is_written_as(value, total, count) or _is_written_as(value, total, len(_CODES))
    )


def _is(most):
    return lambda value: value == most


FEWER = {5: (3186, 8), 4: (1150, 7)}  # colours: the total number of tries, and the largest
AVERAGE = Target(
    "moyenne",
    lambda tries, value: _is_written_as(value, tries.total, len(_CODES)),
    {colours: _is_mean_of(total, colours**4) for colours, (total, _unused) in FEWER.items()},
)
WORST_CASE = Target(
    "maximum",
    lambda tries, value: value == tries.largest,
    {colours: _is(most) for colours, (_unused, most) in FEWER.items()} | {1: _is(1)},
    enough=("and follows", "and changes"),  # another check looks at other games
)


def _must_be_played(
    submission,
    target,
    value,
    sentence=finding(
        "averages.not-played",
        "`{call}` returned `{received}`: the value is right; your program must find it by playing.",
    ),
    shown="",
    **fields,
):
    """Raises NotPassed when a right value was not found by playing."""
    asks = _asks(submission, target, value)
    if asks in target.enough or _plays_by_itself(submission, target, value):
        return
    call = show_call(target.name, target.arguments)
    message, question = (
        one.format(call=call, received=shown or show(value), **fields)
        for one in (
            sentence,
            finding(
                "ask.if-every-secret-took-three",
                "If `nombre_essais` returned 3 for every secret, what should `{call}` return?",
            ),
        )
    )
    raise not_passed(
        message, call, shown or show(value), "", ["not played", asks], question=question
    )


def _asks(submission, target, value=None):
    """Does it ask `nombre_essais`, and what does it make of that? See the values below; "" if it does not ask."""
    key = "asks", target.name
    if key not in submission.known:
        submission.known[key] = _found_out(submission, target, value)
    return submission.known[key]


FOLLOWS, CHANGES, IN_VAIN = "and follows", "and changes", "in vain"
# games: a few known secrets are not all of them, be it those without a repeated colour
MANY_ASKED = 300


def _found_out(submission, target, value):
    others, right, asked = [], [], 0
    for tries in submission.with_fresh(target.tries, target.draw, 1):
        count, other = target.asked(submission, (["nombre_essais"], tries.source))
        others.append(other)
        right.append(other is not None and target.follows(tries, other))
        asked = max(asked, count)
        if not count and other == value:  # it takes no notice, and may take long
            return ""
    many = len(target.tries)
    if any(right[:many]) and all(right[many:]):
        return FOLLOWS
    if asked >= MANY_ASKED and any(other not in (None, value) for other in others):
        return CHANGES
    return IN_VAIN if asked else ""


STEPS, MOST_STEPS = (
    5000,
    100_000,
)  # lines and calls of the program itself: 1296 games have 7471 propositions


def _plays_by_itself(submission, target, value):
    """Does the same program, made for fewer colours, find the value of that game?

    If not: does it ask nobody, take many steps, not so many with other colours, and find something else then?
    """
    if _asks(submission, target) and "nombre_essais" in submission.replaced:
        return False
    if target.least_steps and _steps(submission, target) < target.least_steps:
        return False
    for from_zero in (False, True):
        found = {
            colours: _with_fewer(submission, target, colours, from_zero) for colours in target.fewer
        }
        if all(
            found[colours] is not None and right(found[colours])
            for colours, right in target.fewer.items()
        ):
            if not target.least_steps and _steps(submission, target) < STEPS:
                _remark(submission, target)
            return True
    known = [_total(), value, *(Fraction(value) * len(_CODES) / colours**4 for colours in found)]
    same = any(
        other is not None and any(abs(other - one) < 1e-6 for one in known)
        for other in found.values()
    )
    if same or _asks(submission, target):
        return False
    steps = _steps(submission, target)
    with submission.rewritten(with_colours(submission.source, 2)) as other:
        plays = steps >= STEPS and 3 * abs(steps - _steps(other, target, 2)) > steps
    if plays:
        _remark(submission, target)
    return plays


def _remark(submission, target):
    submission.remark(
        finding(
            "averages.playing-hardly-seen",
            "`{call}` gives the right value without `nombre_essais`: that games are played for it "
            "can hardly be seen. (It has its points; the remark is for the teacher too.)",
            call=show_call(target.name, target.arguments),
        )
    )


def _with_fewer(submission, target, colours, from_zero):
    """What the program gives when it is made for fewer colours; None when it gives nothing then."""
    with submission.rewritten(with_colours(submission.source, colours, from_zero)) as other:
        return target.asked(other, _codes_of(colours), target.calls)[1]


def _codes_of(colours):
    """A `tous_les_codes` that has so many colours whatever it is asked."""
    return ["tous_les_codes"], _CODES_OF.format(colours=colours)


_CODES_OF = """from itertools import product

def tous_les_codes(*_, **__):
    return [list(code) for code in product(range(1, {colours} + 1), repeat=4)]
"""


def _steps(submission, target, colours=6):
    """Steps the program takes itself, counted up to MOST_STEPS; 0 when it comes to nothing."""
    names, codes = _codes_of(colours)
    counting = Setting((["counted", *names], _COUNTED + codes), seed=target.seed)
    arguments = (target.name, list(target.arguments), MOST_STEPS)
    try:
        steps = submission.play(
            "counted", script(()), *arguments, setting=counting, seconds=PATIENCE
        ).outcome.value
    except NotLoadable:
        steps = 0
    return steps if type(steps) is int else 0


_COUNTED = """import sys

class Enough(BaseException):
    pass

def counted(name, arguments, enough):
    program, steps, before = vars(sys.modules["submission"]), 0, sys.gettrace()

    def trace(frame, event, _):
        nonlocal steps
        if frame.f_globals is not program:
            return None
        steps += 1
        if steps >= enough:
            raise Enough
        return trace

    sys.settrace(trace)
    try:
        program[name](*arguments)
    except Enough:
        pass
    finally:
        sys.settrace(before)
    return steps
"""

# ---------------------------------------------------------------- moyenne, maximum


def _call(submission, name, arguments=(), **how):
    """The value a call gives. Raises NotPassed when it gives none."""
    call = show_call(name, arguments)
    game = submission.play(
        name, script(()), *arguments, **{"afresh": False, "seconds": PATIENCE} | how
    )
    outcome = game.outcome
    if outcome.gone:
        sentence = sentences.NOT_AGAIN.format(name=name)
        if outcome.gone.why not in ("not again", "no time left"):
            detail = sentences.ending(outcome.gone.why, outcome.gone.detail)
            sentence = finding(
                "averages.no-end",
                "`{call}` did not come to its end: {detail}.",
                call=call,
                detail=detail,
            )
        raise not_passed(sentence, call, "…", "", [outcome.gone.why], TIMEOUT)
    if outcome.raised:
        message = finding(
            "averages.stopped-with-an-error",
            "`{call}` stopped with `{error}`.",
            call=call,
            error=submission.error(outcome.raised),
        )
        message = submission.explained(message, outcome.raised)
        if outcome.raised.elsewhere and outcome.raised.message.endswith("is not among these codes"):
            message = finding(
                "averages.secret-not-among-codes",
                "`{call}` stopped: in one of its games, the list of codes handed to "
                "`nombre_essais` does not hold the secret.",
                call=call,
            )
        raise not_passed(
            message, call, "…", "", [outcome.raised.type_name, outcome.raised.message], ERROR
        )
    if outcome.value is None:
        question = sentences.PRINTED if game.after.strip() else sentences.NO_RETURN
        message = finding(
            "averages.nothing-returned",
            "`{call}` gave nothing back (None); a number was expected.",
            call=call,
        )
        behaviour = ["nothing", bool(game.after.strip())]
        raise not_passed(message, call, "None", "", behaviour, question=question.format(call=call))
    if type(outcome.value) not in _NUMBERS:
        kind, received = type_name(outcome.value), show(outcome.value)
        message = finding(
            "averages.not-a-number",
            "`{call}` returned `{received}`, of type {type}; a number was expected.",
            call=call,
            received=received,
            type=kind,
        )
        raise not_passed(message, call, received, "", [kind, received[:60]])
    if not _is_number(outcome.value):
        received = show(outcome.value)
        message = finding(
            "averages.impossible-number",
            "`{call}` returned `{received}`, which no number of tries can be.",
            call=call,
            received=received,
        )
        raise not_passed(message, call, received, "", ["beyond", received[:60]])
    return outcome.value


def _rounded(value):
    """The same for the same number, be it rounded to two decimals or not; another type is another mistake."""
    digits = 3 if value == round(value, 2) else 6
    return f"{type(value).__name__} {float(value):.{digits}g}"


def _is_average(value, total, count):
    """Is it total / count, or that number correctly rounded to two decimals or more?"""
    exact = Fraction(total, count)
    return abs(value - exact) < 1e-9 or any(
        abs(value - round(exact, digits)) < 1e-12 for digits in range(2, 10)
    )


def _is_cut(value, total, count):
    """Is it total / count, cut off after two decimals or more?"""
    return any(
        abs(value - Fraction(total * 10**digits // count, 10**digits)) < 1e-12
        for digits in range(2, 10)
    )


def _is_written_as(value, total, count):
    """Is it total / count, in whatever way it was shortened? Which one is another check's matter."""
    return _is_average(value, total, count) or _is_cut(value, total, count)


@check("moyenne", points=2.5)
def test_moyenne_over_all_secrets(submission):
    """The average must be the total number of tries of all 1296 secrets, divided by 1296."""
    value = _call(submission, "moyenne")
    if not _is_average(value, _total(), 1296):
        off = abs(value - Fraction(_total(), 1296))
        near = any(value == round(value, digits) and off < 0.1**digits for digits in (1, 2, 3))
        # what is drawn may be near by chance, but not twice
        rounded = (near or _is_cut(value, _total(), 1296)) and _call(submission, "moyenne") == value
        sentence = (
            finding(
                "moyenne.badly-rounded",
                "`{call}` returned `{received}`, which is near, but not correctly rounded to two "
                "decimals or more.",
            )
            if rounded
            else finding(
                "moyenne.wrong-total",
                "`{call}` returned `{received}`; multiplied by 1296, that makes {times}, and the "
                "total number of tries is another.",
            )
        )
        message = sentence.format(call="moyenne()", received=show(value), times=_times_1296(value))
        raise not_passed(message, "moyenne()", show(value), "7471/1296", [_rounded(value)])
    _must_be_played(submission, AVERAGE, value)


def _times_1296(value):
    times = value * 1296
    return show(round(times)) if abs(times - round(times)) < 1e-6 else round(float(times), 2)


@check("moyenne", points=0.5, after=test_moyenne_over_all_secrets)
def test_moyenne_of_other_games(submission):
    """With other numbers of tries, the average must be theirs, at each call, as computed or
    correctly rounded."""
    if (
        _asks(submission, AVERAGE) != FOLLOWS
    ):  # the check before has looked at it with fewer colours
        with submission.rewritten(with_colours(submission.source, min(FEWER))) as other:
            _must_come_again(other, _codes_of(min(FEWER)))
        return
    others = submission.with_fresh(OTHER_TRIES, AVERAGE.draw, 1)
    settings = [Setting((["nombre_essais"], tries.source)) for tries in others]
    values = [_call(submission, "moyenne", setting=setting, afresh=True) for setting in settings]
    for tries, value in zip(others, values, strict=True):
        if not _is_average(value, tries.total, len(_CODES)):
            received, expected = show(value), round(tries.total / len(_CODES), 6)
            message = finding(
                "moyenne.wrong-for-other-games",
                "With another `nombre_essais`, whose 1296 values add up to {total}, `{call}` "
                "returned `{received}`; their average is about {expected}.",
                call="moyenne()",
                total=tries.total,
                received=received,
                expected=expected,
            )
            raise not_passed(
                message,
                "moyenne()",
                received,
                show(expected),
                list(map(show, values[: len(OTHER_TRIES)])),
            )
    _must_come_again(submission, (["nombre_essais"], OTHER_TRIES[0].source))


def _must_come_again(submission, given):
    """Raises NotPassed when two calls, one after the other, give two averages."""
    setting = Setting(given, seed=AVERAGE.seed)
    try:
        games = [
            submission.play("moyenne", script(()), setting=setting, afresh=afresh, seconds=PATIENCE)
            for afresh in (True, False)
        ]
    except NotLoadable:
        return
    first, second = (game.outcome.value for game in games)
    if _is_number(first) and _is_number(second) and abs(first - second) > 1e-9:
        message = finding(
            "moyenne.two-calls-differ",
            "With shorter games, made up to try your function, two calls of `{call}` returned "
            "`{first}`, then `{received}`.",
            call="moyenne()",
            first=show(first),
            received=show(second),
        )
        raise not_passed(
            message,
            "moyenne()",
            show(second),
            show(first),
            ["again"],
            question=sentences.SURVIVES,
        )


@check("maximum", points=2)
def test_maximum_over_all_secrets(submission):
    """The maximum must be the number of tries of the hardest of all 1296 secrets."""
    value = _call(submission, "maximum")
    if value != max(_tries().values()):
        message = finding(
            "maximum.not-of-the-hardest-code",
            "`{call}` returned `{received}`; the hardest code takes another number of tries.",
            call="maximum()",
            received=show(value),
        )
        raise not_passed(message, "maximum()", show(value), "", [show(value)])
    _must_be_played(submission, WORST_CASE, value)


@check("maximum", points=0.5, after=test_maximum_over_all_secrets)
def test_maximum_of_other_games(submission):
    """The maximum must follow the numbers of tries, whatever they are."""
    if not _asks(submission, WORST_CASE):  # the check before has looked at it with fewer colours
        return
    known = [*OTHER_TRIES, *HARDEST]
    others = submission.with_fresh(known, _one_hardest, 2)
    settings = [(Setting((["nombre_essais"], tries.source)), tries.largest) for tries in others]
    found = [
        (_call(submission, "maximum", setting=setting, afresh=True), right)
        for setting, right in settings
    ]
    for value, right in found:
        if value != right:
            message = finding(
                "maximum.wrong-for-other-games",
                "With another `nombre_essais`, of which `{expected}` is the largest value, "
                "`{call}` returned `{received}`.",
                call="maximum()",
                received=show(value),
                expected=right,
            )
            behaviour = [show(other) for other, _unused in found[: len(known)]]
            raise not_passed(message, "maximum()", show(value), str(right), behaviour)


# ---------------------------------------------------------------- moyenne_melange

CALLS, GAMES = 12, 40
MEAN = (4.40, 5.00)


def _means(submission):
    """The values of CALLS calls, with the same chance at every judgment."""
    if "means" not in submission.known:
        setting, values = Setting(seed=1), []
        for rank in range(CALLS):
            values.append(
                _call(submission, "moyenne_melange", (GAMES,), setting=setting, afresh=rank == 0)
            )
        submission.known["means"] = values
    return submission.known["means"]


@check("moyenne_melange", points=2)
def test_melange_is_near_its_expectation(submission):
    """Over many games with shuffled codes, the average must be near 4.64."""
    values = _means(submission)
    mean = sum(map(float, values)) / CALLS
    if not MEAN[0] <= mean <= MEAN[1]:
        call = f"moyenne_melange({GAMES})"
        message = finding(
            "moyenne_melange.far-from-its-expectation",
            "{calls} calls of `{call}` gave `{received}` on average; a value near 4.64 was "
            "expected.",
            call=call,
            calls=CALLS,
            received=f"{mean:.2f}",
        )
        of_some = _mean_of_some(submission)
        telling = of_some is not None and not _is_mean_of_tries(of_some)
        seen = [] if telling else [_band(mean), *_seen(submission, mean)]
        later = MEAN[0] - 1 < values[0] < MEAN[1] + 1 and mean > 10  # only the first call went well
        asked = sentences.SURVIVES if later else None
        raise not_passed(
            message, call, f"{mean:.2f}", "4.64", [*seen, show(of_some)], question=asked
        )
    _must_be_played(
        submission,
        SHUFFLED,
        values[0],
        finding(
            "moyenne_melange.not-played",
            "{calls} calls of `{call}` gave `{received}` on average: the value is right; your "
            "program must find it by playing.",
        ),
        f"{mean:.2f}",
        calls=CALLS,
    )


# where all games take as many tries, the average is that number; whether it is exact is another check's matter.
# With four colours, a game has expectation 3.753 and standard deviation 0.78, one shuffle for many games adds 0.10;
# with three, 3.217, 0.76 and 0.13. The mean of 12 * 40 games has then a standard deviation of at most 0.051.
SHUFFLED = Target(
    "moyenne_melange",
    lambda tries, value: abs(value - tries.others) < 0.1 * tries.others,
    {4: lambda value: abs(value - 3.753) < 0.32, 3: lambda value: abs(value - 3.217) < 0.32},
    arguments=(GAMES,),
    calls=CALLS,
    tries=(Tries({}, 2), Tries({}, 8)),
    draw=lambda random: Tries({}, random.randint(2, 9)),
    least_steps=8 * GAMES,
)


def _band(mean):
    """About how large: chance alone must not tell one mistake from another."""
    bands = {"one less": (3.2, 4.0), "low": (4.0, MEAN[0]), "high": (MEAN[1], 6.2)}
    return next((name for name, (low, high) in bands.items() if low <= mean <= high), f"{mean:.3g}")


def _seen(submission, mean):
    """What can be seen of the games behind a mean that is wrong: many a mistake has the same one, by chance."""
    _, lists, _ = _games(submission, GAMES)
    if not lists:
        fewer = _with_fewer(submission, SHUFFLED, 3, from_zero=False)
        less = _band(mean) == "one less" and fewer is not None and abs(fewer - 2.217) < 0.32
        return ["its own", "one less with fewer colours" if less else f"{mean:.3g}"]
    counts, places = ({found[at] for found in lists} for at in (0, 1))
    several = "some in order" if counts & {"in order", "backwards"} else "several"
    alike = [of.pop() if len(of) == 1 else several for of in (counts, places)]
    return [f"codes: {alike[0]}", f"place of the secret: {alike[1]}"]


MANY = 300


def _games(submission, count):
    """Of the games of one call, how many secrets are different, what is seen of the first lists gone through, and how
    many games were played.

    None and nothing when its games are not those of its `nombre_essais`.
    """
    setting = Setting((["games_of_one_call"], _GAMES), seed=5, heedless=True)
    arguments = ("games_of_one_call", script(()), "moyenne_melange", count)
    found = submission.play(*arguments, setting=setting, seconds=PATIENCE).outcome.value
    return found if type(found) is tuple else (0, [], 0)


# of a list: how many codes are in it, and where the secret is
_GAMES = """import sys

def games_of_one_call(name, games):
    program, secrets, lists = vars(sys.modules["submission"]), [], []
    own = program.get("nombre_essais")

    def seen(secret, given):
        if not given:
            return "in order", ""
        codes = max(([*map(str, one)] for one in given if hasattr(one, "__len__")), key=len, default=[])
        if codes and codes == sorted(codes):
            return "in order", ""
        if codes and codes == sorted(codes, reverse=True):
            return "backwards", ""
        ranks = {code: rank for rank, code in enumerate(sorted(codes))}
        if 2 * sum(abs(ranks[one] - ranks[other]) == 1 for one, other in zip(codes, codes[1:])) > len(codes):
            return "hardly shuffled", ""
        return (len(set(codes)) if codes else "not seen"), (codes.index(secret) if secret in codes else "nowhere")

    def nombre_essais(secret, *others, **named):
        secrets.append(str(secret))
        if len(secrets) <= 40:
            lists.append(seen(secrets[-1], [one for one in (*others, *named.values()) if one is not None]))
        return 3

    program["nombre_essais"] = nombre_essais
    try:
        program[name](games)
    finally:
        program["nombre_essais"] = own
    return len(set(secrets)), lists, len(secrets)
"""

TRIES = (
    1,
    2,
    2,
    2,
    7,
    8,
)  # their average, cut off after any decimal, is another number than rounded


def _mean_of_some(submission):
    """What `moyenne_melange(6)` gives for games of known length; None when it plays games of its own, or cannot."""
    source = f"_tries = iter({TRIES * 2000})\n\ndef nombre_essais(secret, codes=None):\n    return next(_tries)\n"
    setting = Setting((("nombre_essais",), source))
    game = submission.play("moyenne_melange", script(()), len(TRIES), setting=setting)
    return game.outcome.value if game.counts and _is_number(game.outcome.value) else None


def _is_mean_of_tries(value):
    """Is it their average, in single precision at least, or correctly rounded to two decimals or more?"""
    total, count = sum(TRIES), len(TRIES)
    return _is_average(value, total, count) or abs(value - Fraction(total, count)) < 1e-6


@check("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_plays_n_games(submission):
    """The average must be over `n` games: with one game, it is a whole number."""
    setting, values = Setting(seed=2), []
    for rank in range(8):
        values.append(_call(submission, "moyenne_melange", (1,), setting=setting, afresh=rank == 0))
    mean = _mean_of_some(submission)
    for value in values:
        if value not in range(1, 11):
            message = finding(
                "moyenne_melange.one-game-impossible-number",
                "`{call}` returned `{received}`; one game takes a whole number of tries, from 1 "
                "to 10.",
                call="moyenne_melange(1)",
                received=show(value),
            )
            raise not_passed(
                message, "moyenne_melange(1)", show(value), "", [value == 0, show(mean)]
            )
    for value in _means(submission):
        if not _is_mean_of(GAMES, value):
            call = f"moyenne_melange({GAMES})"
            message = finding(
                "moyenne_melange.not-over-all-games",
                "`{call}` returned `{received}`; no {count} games have that average: is it over "
                "all `n` games?",
                call=call,
                received=show(value),
                count=GAMES,
            )
            raise not_passed(message, call, show(value), "", ["not of all", show(mean)])
    if mean is not None and not _is_mean_of_tries(mean):
        right = f"{sum(TRIES)}/{len(TRIES)}"
        call, tries = f"moyenne_melange({len(TRIES)})", ", ".join(map(str, TRIES))
        message = NOT_THE_MEAN.format(call=call, tries=tries, received=show(mean), expected=right)
        raise not_passed(message, call, show(mean), right, [show(mean)])
    _must_play_more_games_than_there_are_codes(submission)


MORE = 1300


def _must_play_more_games_than_there_are_codes(submission):
    different, _, played = _games(submission, MANY)
    if different == MANY or 0 < played < MANY:
        value = _call(
            submission,
            "moyenne_melange",
            (MORE,),
            setting=Setting((["nombre_essais"], _LATE), seed=5),
        )
        if not _is_average(value, 5 * MORE, MORE):
            call, tries = f"moyenne_melange({MORE})", "1, 1, … 1, 1301, 1301, 1301, 1301"
            message = NOT_THE_MEAN.format(call=call, tries=tries, received=show(value), expected=5)
            raise not_passed(message, call, show(value), "5", ["more", show(value), played < MANY])
    elif not different and _raises_at_once(submission):
        _call(submission, "moyenne_melange", (MORE,), setting=Setting(seed=5))


_LATE = """from itertools import chain, repeat

_tries = chain(repeat(1, 1296), repeat(1301))

def nombre_essais(secret, *others, **named):
    return next(_tries)
"""


def _raises_at_once(submission):
    """Whether a program that plays by itself stops with an exception when it is asked for more games than codes."""
    setting = Setting((["counted"], _COUNTED), seed=5)
    arguments = ("counted", script(()), "moyenne_melange", [MORE], MOST_STEPS)
    return submission.play(*arguments, setting=setting, seconds=PATIENCE).outcome.raised is not None


@check("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_leaves_it_to_chance(submission):
    """Two series of games must not always give the same average."""
    values = _means(submission)
    if len(set(values)) == 1:
        call = f"moyenne_melange({GAMES})"
        message = finding(
            "moyenne_melange.always-the-same",
            "{calls} calls of `{call}` all gave `{received}`: are the games drawn at random?",
            call=call,
            calls=CALLS,
            received=show(values[0]),
        )
        raise not_passed(message, call, show(values[0]), "", ["same"])
    if all(
        value == round(value) for value in values
    ):  # for a right answer, one chance in 40 each time
        message = finding(
            "moyenne_melange.always-whole-numbers",
            "{calls} calls of `{call}` all gave whole numbers: is another game played each time?",
            call=f"moyenne_melange({GAMES})",
            calls=CALLS,
        )
        behaviour = ["whole", show(_mean_of_some(submission))]
        raise not_passed(message, f"moyenne_melange({GAMES})", show(values[0]), "", behaviour)


def _is_mean_of(count, value):
    """Is it a whole number divided by count, in single precision at least, or near one, as far as its decimals tell?"""
    off = abs(value - Fraction(round(value * count), count))
    digits = next((digits for digits in range(1, 9) if abs(value - round(value, digits)) < 1e-6), 9)
    return off <= 0.5 * 10**-digits + 1e-6


@check("moyenne_melange", points=0.5, after=test_melange_leaves_it_to_chance)
def test_melange_draws_the_order(submission):
    """The order in which the codes are gone through must be drawn at random too, and be the old one
    afterwards."""
    call, orders, kept = f"moyenne_melange({GAMES})", [], []
    for rank in range(ORDERS):
        setting = Setting((["nombre_essais"], _ORDER), seed=4 + rank // 3)
        game = submission.play(
            "moyenne_melange", script(()), 1, setting=setting, afresh=rank % 3 == 0
        )
        value = game.outcome.value
        neighbours, order = (
            divmod(int(value), 2**33) if game.counts and _is_number(value) else (0, 0)
        )
        orders.append(order)
        if rank % 3:
            kept.append(
                neighbours if sum(game.counts.values()) == 1 else 0
            )  # else they are those of the same call
    seen, several = all(orders), len(set(orders)) > 1
    drawn = 0 if seen and several else _draws(submission)
    if 0 < drawn < DRAWN * GAMES:
        sentence, behaviour = (
            (
                finding(
                    "moyenne_melange.codes-always-in-one-order",
                    "In each of {times} games, the codes were gone through in the same order: is "
                    "it drawn, too?",
                ),
                "one order",
            )
            if seen
            else (
                finding(
                    "moyenne_melange.too-few-numbers-drawn",
                    "For {games} games, `{call}` drew {count} random numbers: enough for the "
                    "secrets, too few for the order of the codes.",
                ),
                "few drawn",
            )
        )
    elif seen and several and min(kept) > len(_CODES) // 2:
        sentence, behaviour = (
            finding(
                "moyenne_melange.codes-keep-their-neighbours",
                "In {times} games, each of another call, most codes stood beside the same "
                "neighbour as the time before: is the whole list shuffled, and at each call?",
            ),
            "neighbours",
        )
    elif not seen and game.counts and _of_one_call(submission)[1] == 1:
        sentence, behaviour = (
            finding(
                "moyenne_melange.shuffled-codes-not-used",
                "When the {games} games of `{call}`, and those of more calls, have the same "
                "secret, all of them take as many tries: are the shuffled codes those that are "
                "gone through?",
            ),
            "one length",
        )
    else:
        _must_leave_the_codes_in_order(submission)
        return
    message = sentence.format(call=call, times=ORDERS, count=drawn, games=GAMES)
    raise not_passed(message, call, "", "", [behaviour])


def _must_leave_the_codes_in_order(submission):
    """Raises NotPassed when the program's own `nombre_essais` finds the codes in another order afterwards."""
    first, last = definition(submission.source, "nombre_essais") or (1, 0)
    own = "\n".join(submission.source.split("\n")[first - 1 : last])
    setting = Setting((["before_and_after"], _BEFORE_AND_AFTER), seed=5)
    played = submission.play(
        "before_and_after", script(()), own, FIRST_CODE, setting=setting, seconds=PATIENCE
    )
    if type(played.outcome.value) is not tuple:
        return
    before, after = played.outcome.value
    if before == 1 and type(after) is int and after != 1:  # after a shuffle, one chance in 1296
        game, call = show_call("moyenne_melange", (1,)), show_call("nombre_essais", (FIRST_CODE,))
        message = finding(
            "moyenne_melange.codes-stay-shuffled",
            "After `{game}`, `{call}` returned `{received}`, and `{expected}` before: the codes "
            "are no longer in order.",
            game=game,
            call=call,
            received=after,
            expected=before,
        )
        raise not_passed(
            message, call, show(after), show(before), ["remains"], question=sentences.SURVIVES
        )


# Where a correct `nombre_essais` stands in, the program's own is made again, with the default values it has there.
_BEFORE_AND_AFTER = """import sys

def before_and_after(own, secret):
    program = vars(sys.modules["submission"])
    standing_in = program["nombre_essais"]
    exec(own, program)
    tries = program["nombre_essais"]
    before = max(tries(secret), tries(secret))  # what it keeps by itself is another check's matter
    program["nombre_essais"] = standing_in
    program["moyenne_melange"](1)
    return before, tries(secret)
"""
FIRST_CODE = [1, 1, 1, 1]
ORDERS = 6
# a number for the order of the codes (0: not seen); above it, how many are beside the same one as the time before
_ORDER = """from zlib import crc32

_before = set()

def nombre_essais(secret, *others, **named):
    lists = [list(map(str, given)) for given in (*others, *named.values()) if hasattr(given, "__len__")]
    if not lists:
        return 0
    codes = max(lists, key=len)
    pairs = {(min(pair), max(pair)) for pair in zip(codes, codes[1:])}
    kept = len(pairs & _before)
    _before.clear()
    _before.update(pairs)
    return 1 + crc32(str(codes).encode()) + kept * 2**33
"""


def _of_one_call(submission):
    """Of the GAMES games of one call, how many secrets are different, and how many lengths when all have the first one.

    When all are as long: the games of other calls count as well.

    (0, 0) when that cannot be told: its games are not those of its `nombre_essais`.
    """
    if "of one call" not in submission.known:
        setting = Setting((["of_one_call"], _OF_ONE_CALL), seed=5, heedless=True)
        arguments = ("of_one_call", script(()), "moyenne_melange", GAMES, MORE_ORDERS)
        counted = submission.play(*arguments, setting=setting, seconds=PATIENCE).outcome.value
        submission.known["of one call"] = counted if type(counted) is tuple else (0, 0)
    return submission.known["of one call"]


_OF_ONE_CALL = """import sys
from copy import deepcopy

def of_one_call(name, games, more):
    program, secrets, lengths = vars(sys.modules["submission"]), [], set()
    own = program.get("nombre_essais")

    def nombre_essais(secret, *others, **named):
        secrets.append(deepcopy(secret))
        tries = own(deepcopy(secrets[0]), *others, **named)
        lengths.add(tries)
        return tries

    program["nombre_essais"] = nombre_essais
    try:
        program[name](games)
        different = len(set(map(str, secrets)))
        while more and len(lengths) == 1:
            program[name](1)
            more -= 1
    finally:
        program["nombre_essais"] = own
    return different, len(lengths)
"""

# With one shuffle a call, a game has mostly one of two lengths: that all these have the same is below 1e-8.
MORE_ORDERS = 30

# Random numbers (of 32 bits) for one game: its secret alone takes 1.6 (`choice`) to 5.3 (four times `randint`); a
# proposition drawn among the candidates 1.4 or more, so that such a game takes 8; a shuffle of 1296 codes 1800.
DRAWN = 6


def _draws(submission):
    """How many random numbers one call takes, what was drawn while loading included; 0 when that cannot be told."""
    setting = Setting((["watched"], _WATCHED), seed=DRAWING_SEED)
    arguments = ("moyenne_melange", GAMES, DRAWING_SEED, DRAWN * GAMES)
    drawn = submission.play(
        "watched", script(()), *arguments, setting=setting, seconds=PATIENCE
    ).outcome.value
    return drawn if type(drawn) is int else 0


DRAWING_SEED = 6
_WATCHED = """import os
import random
import sys

def of_numpy():
    numpy = sys.modules.get("numpy.random")
    return str(numpy.get_state()) if numpy else ""

def watched(name, games, seed, enough):
    before = of_numpy()
    vars(sys.modules["submission"])[name](games)
    again, after = random.Random(seed), random.getstate()
    if of_numpy() != before or os.urandom.__self__.getstate() != again.getstate():  # it draws elsewhere, too
        return 0
    for drawn in range(enough):
        if again.getstate() == after:
            return drawn
        again.getrandbits(32)
    return 0
"""


SECRETS = 60
_TOLD = "def nombre_essais(secret, codes=None):\n    a, b, c, d = secret\n    return 1000 * a + 100 * b + 10 * c + d\n"


@check("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_draws_its_secrets(submission):
    """The secret of each game must be drawn at random among all the codes."""
    secrets = []
    for rank in range(SECRETS):
        setting = Setting((("nombre_essais",), _TOLD), seed=3, heedless=True)
        game = submission.play("moyenne_melange", script(()), 1, setting=setting, afresh=rank == 0)
        value = game.outcome.value
        if not game.counts:
            if not _of_one_call(submission)[
                0
            ]:  # that a single game is played at all is another check's matter
                submission.remark(
                    finding(
                        "moyenne_melange.secrets-not-seen",
                        "`{name}` plays games of its own, without `nombre_essais`: how it draws "
                        "its secrets cannot be seen. (It has its points; the remark is for the "
                        "teacher too.)",
                        name="moyenne_melange",
                    )
                )
            return
        if game.outcome.raised or game.outcome.gone or value not in range(1111, 6667):
            return  # that one game gives its own number is another check's matter
        secrets.append(str(int(value)))
    missing = [colour for colour in "123456" if not any(colour in secret for secret in secrets)]
    one_game = all(
        value == round(value) for value in _means(submission)
    )  # which another check looks at
    different = 0 if one_game else _of_one_call(submission)[0]
    count, call = SECRETS, "moyenne_melange(1)"
    if len(set(secrets)) == 1:
        sentence, behaviour = (
            finding(
                "moyenne_melange.one-secret",
                "In {count} calls of `{call}`, a game each, the secret was {secret} each time.",
                secret=" ".join(secrets[0]),
            ),
            ["one", secrets[0]],
        )
    elif 0 < different < MANY_SECRETS:
        sentence, behaviour = (
            finding(
                "moyenne_melange.few-secrets-in-a-call",
                "Number of different secrets in the {count} games of `{call}`: {different}. "
                "Is one drawn for each game?",
                different=different,
            ),
            ["few in a call", different],
        )
        count, call = GAMES, f"moyenne_melange({GAMES})"
    elif all(len(set(secret)) == 4 for secret in secrets):
        sentence, behaviour = (
            finding(
                "moyenne_melange.secrets-without-repeats",
                "In {count} games, no secret repeats a colour; about 43 were expected to.",
            ),
            ["no repeat"],
        )
    elif order := _order_of_pegs(secrets):
        telling = " ".join(max(secrets, key=lambda secret: len(set(secret))))
        sentence, behaviour = (
            finding(
                "moyenne_melange.secrets-in-order",
                "In {count} games, the pegs of every secret come in the same order, as in "
                "{secret}; about 6 secrets were expected to.",
                secret=telling,
            ),
            ["in order", order],
        )
    elif missing:
        sentence, behaviour = (
            finding(
                "moyenne_melange.colour-never-in-a-secret",
                "In {count} games, no secret has colour {colour}.",
                colour=missing[0],
            ),
            ["without", *missing],
        )
    else:
        return
    raise not_passed(sentence.format(count=count, call=call), call, "", "", behaviour)


def _order_of_pegs(secrets):
    """In which order the pegs of every secret come; "" when there is none."""
    orders = {"increasing": False, "decreasing": True}
    return next(
        (
            name
            for name, down in orders.items()
            if all([*one] == sorted(one, reverse=down) for one in secrets)
        ),
        "",
    )


MANY_SECRETS = (
    GAMES // 4
)  # of GAMES drawn among all codes, fewer than 35 are different once in a million times
