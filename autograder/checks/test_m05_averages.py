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
((360 / 1296) ** 60) or that a colour is in none of them (at most 6 * (5 / 6) ** 240) has a probability below 1e-18.
"""

from fractions import Fraction
from functools import cache
from random import Random
from time import perf_counter

from autograder import wording
from autograder.cases import Cases
from autograder.checking import not_passed, task
from autograder.display import show, show_call
from autograder.playing import script
from autograder.report import ERROR, TIMEOUT
from autograder.running import Setting
from solutions import m05_averages as reference

SECONDS = 300.0  # for one submission: a self-contained average in naive Python plays 1296 games three times
PATIENCE = 60.0  # for one call

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
    + [([_random.randint(1, 5) for _ in range(4)],) for _ in range(14)]
)
WITH_SIX = Cases([([6, 6, 6, 6],), ([6, 1, 6, 2],), ([1, 1, 1, 6],), ([1, 6, 2, 3],), ([6, 5, 1, 2],)])
WORST = Cases([([5, 6, 5, 4],), ([6, 4, 3, 5],), ([6, 5, 5, 5],), ([6, 5, 5, 6],), ([6, 6, 5, 4],), ([6, 6, 6, 5],)])


@task("nombre_essais", points=3)
def test_nombre_essais_counts_every_proposition(submission):
    """
    en: The number of tries must be that of the program that proposes, in order, every code still possible.
    fr: Le nombre d'essais doit être celui du programme qui propose, dans l'ordre, chaque code encore possible.
    """
    submission.agrees(tries_of, on=ORDINARY)


@task("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_knows_colour_six(submission):
    """
    en: A secret that holds colour 6 must be found too.
    fr: Un secret qui contient la couleur 6 doit être trouvé, lui aussi.
    """
    submission.agrees(tries_of, on=WITH_SIX)


@task("nombre_essais", points=0.5, after=test_nombre_essais_knows_colour_six)
def test_nombre_essais_of_the_hardest_codes(submission):
    """
    en: The longest games must be counted to their end.
    fr: Les parties les plus longues doivent être comptées jusqu'au bout.
    """
    submission.agrees(tries_of, on=WORST)


@task("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_leaves_its_argument_alone(submission):
    """
    en: After the call, the secret must be what it was before.
    fr: Après l'appel, le secret doit être le même qu'avant.
    """
    submission.leaves_arguments_alone("nombre_essais", on=ORDINARY[:8])


@task("nombre_essais", points=0.5, after=test_nombre_essais_counts_every_proposition)
def test_nombre_essais_twice(submission):
    """
    en: The same call made a second time must give the same result.
    fr: Le même appel, fait une seconde fois, doit donner le même résultat.
    """
    submission.repeats(tries_of, on=ORDINARY[:8])


# ---------------------------------------------------------------- moyenne, maximum

_OTHER = "def nombre_essais(secret, codes=None):\n    return 1 + (3 * secret[0] + secret[1] + 2 * secret[3]) % 5\n"
_AT_ONCE = 0.002  # seconds: nobody computes 1296 numbers of tries in so little time
_MAYBE_AT_ONCE = 0.1  # seconds: on a busy machine a call may wait; it is then timed again


def _call(submission, name, arguments=(), **how):
    """The value a call gives, and the time it took. Raises NotPassed when it gives none."""
    call, started = show_call(name, arguments), perf_counter()
    game = submission.play(name, script(()), *arguments, **{"afresh": False, "seconds": PATIENCE} | how)
    took, outcome = perf_counter() - started, game.outcome
    if outcome.gone:
        sentence = wording.NOT_AGAIN.format(name=name)
        if outcome.gone.why not in ("not again", "no time left"):
            detail = wording.ending(outcome.gone.why, outcome.gone.detail)
            sentence = wording.STOPPED_CALL.format(call=call, detail=detail)
        raise not_passed(sentence, call, "…", "", [outcome.gone.why], TIMEOUT)
    if outcome.raised:
        message = wording.CALL_RAISED.format(call=call, error=submission.error(outcome.raised))
        raise not_passed(message, call, "…", "", [outcome.raised.type_name, outcome.raised.message], ERROR)
    if outcome.value is None:
        question = wording.PRINTED if game.after.strip() else wording.NO_RETURN
        message = wording.GAVE_NOTHING.format(call=call)
        behaviour = ["nothing", bool(game.after.strip())]
        raise not_passed(message, call, "None", "", behaviour, question=question.format(call=call))
    if type(outcome.value) not in (int, float, Fraction):
        kind, received = type(outcome.value).__name__, show(outcome.value)
        message = wording.NOT_A_NUMBER.format(call=call, received=received, type=kind)
        raise not_passed(message, call, received, "", [kind, received[:60]])
    return outcome.value, took


def _rounded(value):
    """The same for the same number, be it rounded to two decimals or not; another type is another mistake."""
    digits = 3 if value == round(value, 2) else 6
    return f"{type(value).__name__} {float(value):.{digits}g}"


def _is_average(value, total, count):
    """Is it total / count, or that number correctly rounded to two decimals or more?"""
    exact = Fraction(total, count)
    return abs(value - exact) < 1e-9 or any(abs(value - round(exact, digits)) < 1e-12 for digits in range(2, 10))


def _remark_constant(submission, name, value, took):
    """Flag a result that is right, does not depend on `nombre_essais`, and comes too fast to be computed."""
    if took > _MAYBE_AT_ONCE:
        return
    again = (_call(submission, name)[1] for _ in range(5))
    if took > _AT_ONCE and all(other_took > _AT_ONCE for other_took in again):
        return
    other, _ = _call(submission, name, setting=Setting((("nombre_essais",), _OTHER)), afresh=True)
    if other == value:
        submission.remark(wording.CONSTANT.format(name=name, received=show(value)))


@task("moyenne", points=3)
def test_moyenne_over_all_secrets(submission):
    """
    en: The average must be the total number of tries of all 1296 secrets, divided by 1296.
    fr: La moyenne doit être le nombre total d'essais des 1296 secrets, divisé par 1296.
    """
    value, took = _call(submission, "moyenne")
    if not _is_average(value, _total(), 1296):
        near = abs(value - Fraction(_total(), 1296)) < 0.05 and value == round(value, 3)
        sentence = wording.BADLY_ROUNDED if near else wording.WRONG_AVERAGE
        message = sentence.format(call="moyenne()", received=show(value), times=_times_1296(value))
        raise not_passed(message, "moyenne()", show(value), "7471/1296", [_rounded(value)])
    _remark_constant(submission, "moyenne", value, took)


def _times_1296(value):
    times = value * 1296
    return show(round(times)) if abs(times - round(times)) < 1e-6 else f"{float(times):.2f}"


@task("maximum", points=2)
def test_maximum_over_all_secrets(submission):
    """
    en: The maximum must be the number of tries of the hardest of all 1296 secrets.
    fr: Le maximum doit être le nombre d'essais du plus difficile des 1296 secrets.
    """
    value, took = _call(submission, "maximum")
    if value != max(_tries().values()):
        message = wording.WRONG_MAXIMUM.format(call="maximum()", received=show(value))
        raise not_passed(message, "maximum()", show(value), "", [show(value)])
    _remark_constant(submission, "maximum", value, took)


@task("maximum", points=0.5, after=test_maximum_over_all_secrets)
def test_maximum_of_other_games(submission):
    """
    en: The maximum must follow the numbers of tries, whatever they are.
    fr: Le maximum doit suivre les nombres d'essais, quels qu'ils soient.
    """
    found = []
    for source, right in OTHER_MAXIMA:
        setting = Setting((("nombre_essais",), source))
        value, _ = _call(submission, "maximum", setting=setting, afresh=True)
        found.append((value, right))
    for value, right in found:
        if value not in (right, max(_tries().values())):  # the latter: it plays games of its own
            message = wording.OTHER_MAXIMUM.format(call="maximum()", received=show(value), expected=right)
            raise not_passed(message, "maximum()", show(value), str(right), [show(other) for other, _ in found])


def _games_of(tries):
    """A `nombre_essais` that gives these numbers for some codes, 3 for the others; and the largest of them."""
    return f"def nombre_essais(secret, codes=None):\n    return {tries}.get(tuple(secret), 3)\n", max(tries.values())


OTHER_MAXIMA = [
    _games_of({(1, 1, 1, 1): 7, (5, 5, 5, 5): 5}),
    _games_of({(1, 2, 3, 4): 5, (6, 6, 6, 6): 8}),
    _games_of({(2, 2, 4, 4): 6, (5, 5, 5, 6): 5}),
]

# ---------------------------------------------------------------- moyenne_melange

CALLS, GAMES = 12, 40
MEAN = (4.40, 5.00)


def _means(submission):
    """The values of CALLS calls, with the same chance at every judgment."""
    if "means" not in submission.known:
        setting, values = Setting(seed=1), []
        for rank in range(CALLS):
            value, _ = _call(submission, "moyenne_melange", (GAMES,), setting=setting, afresh=rank == 0)
            values.append(value)
        submission.known["means"] = values
    return submission.known["means"]


@task("moyenne_melange", points=2.5)
def test_melange_is_near_its_expectation(submission):
    """
    en: Over many games with shuffled codes, the average must be near 4.64.
    fr: Sur de nombreuses parties aux codes mélangés, la moyenne doit être proche de 4.64.
    """
    values = _means(submission)
    mean = sum(map(float, values)) / CALLS
    if not MEAN[0] <= mean <= MEAN[1]:
        call = f"moyenne_melange({GAMES})"
        message = wording.WRONG_MELANGE.format(call=call, calls=CALLS, received=f"{mean:.2f}")
        of_some = _mean_of_some(submission)
        telling = of_some is not None and not _is_average(of_some, sum(TRIES), len(TRIES))
        raise not_passed(message, call, f"{mean:.2f}", "4.64", ["" if telling else _band(mean), show(of_some)])


def _band(mean):
    """About how large: chance alone must not tell one mistake from another."""
    bands = {"one less": (3.2, 4.0), "low": (4.0, MEAN[0]), "high": (MEAN[1], 6.2)}
    return next((name for name, (low, high) in bands.items() if low <= mean <= high), f"{mean:.3g}")


TRIES = (1, 2, 2, 8)


def _mean_of_some(submission):
    """What `moyenne_melange(4)` gives for games of known length; None when it plays games of its own, or cannot."""
    source = f"_tries = iter({TRIES * 2000})\n\ndef nombre_essais(secret, codes=None):\n    return next(_tries)\n"
    setting = Setting((("nombre_essais",), source))
    game = submission.play("moyenne_melange", script(()), len(TRIES), setting=setting)
    return game.outcome.value if game.counts and not game.outcome.raised and not game.outcome.gone else None


@task("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_plays_n_games(submission):
    """
    en: The average must be over `n` games: with one game, it is a whole number.
    fr: La moyenne doit porter sur `n` parties : avec une seule, c'est un nombre entier.
    """
    setting, values = Setting(seed=2), []
    for rank in range(8):
        value, _ = _call(submission, "moyenne_melange", (1,), setting=setting, afresh=rank == 0)
        values.append(value)
    mean, right = _mean_of_some(submission), sum(TRIES) / len(TRIES)
    for value in values:
        if value not in range(1, 11):
            message = wording.NOT_OF_N_GAMES.format(call="moyenne_melange(1)", received=show(value))
            raise not_passed(message, "moyenne_melange(1)", show(value), "", [value == 0, show(mean)])
    for value in _means(submission):
        if not _is_mean_of(GAMES, value):
            call = f"moyenne_melange({GAMES})"
            message = wording.NOT_OF_ALL_GAMES.format(call=call, received=show(value), count=GAMES)
            raise not_passed(message, call, show(value), "", ["not of all", show(mean)])
    if mean is not None and not _is_average(mean, sum(TRIES), len(TRIES)):
        call, tries = f"moyenne_melange({len(TRIES)})", ", ".join(map(str, TRIES))
        message = wording.NOT_THE_MEAN.format(call=call, tries=tries, received=show(mean), expected=right)
        raise not_passed(message, call, show(mean), str(right), [show(mean)])


@task("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_leaves_it_to_chance(submission):
    """
    en: Two series of games must not always give the same average.
    fr: Deux séries de parties ne doivent pas toujours donner la même moyenne.
    """
    values = _means(submission)
    if len(set(values)) == 1:
        call = f"moyenne_melange({GAMES})"
        message = wording.ALWAYS_THE_SAME.format(call=call, calls=CALLS, received=show(values[0]))
        raise not_passed(message, call, show(values[0]), "", ["same"])
    if all(value == round(value) for value in values):  # for a right answer, one chance in 40 each time
        message = wording.SAME_GAME.format(call=f"moyenne_melange({GAMES})", calls=CALLS)
        raise not_passed(message, f"moyenne_melange({GAMES})", show(values[0]), "", ["whole"])


def _is_mean_of(count, value):
    """Is it a whole number divided by count, in single precision at least, or near one, as far as its decimals tell?"""
    off = abs(value - Fraction(round(value * count), count))
    digits = next((digits for digits in range(1, 9) if abs(value - round(value, digits)) < 1e-6), 9)
    return off <= 0.5 * 10**-digits + 1e-6


SECRETS = 60
_TOLD = "def nombre_essais(secret, codes=None):\n    a, b, c, d = secret\n    return 1000 * a + 100 * b + 10 * c + d\n"


@task("moyenne_melange", points=0.5, after=test_melange_is_near_its_expectation)
def test_melange_draws_its_secrets(submission):
    """
    en: The secret of each game must be drawn at random among all the codes.
    fr: Le secret de chaque partie doit être tiré au hasard parmi tous les codes.
    """
    secrets = []
    for rank in range(SECRETS):
        setting = Setting((("nombre_essais",), _TOLD), seed=3, heedless=True)
        game = submission.play("moyenne_melange", script(()), 1, setting=setting, afresh=rank == 0)
        value = game.outcome.value
        if not game.counts or game.outcome.raised or game.outcome.gone or value not in range(1111, 6667):
            submission.remark(wording.OWN_GAMES.format(name="moyenne_melange"))
            return
        secrets.append(str(int(value)))
    missing = [colour for colour in "123456" if not any(colour in secret for secret in secrets)]
    if len(set(secrets)) == 1:
        sentence, behaviour = wording.ONE_SECRET.format(secret=" ".join(secrets[0])), ["one", secrets[0]]
    elif all(len(set(secret)) == 4 for secret in secrets):
        sentence, behaviour = wording.SECRETS_WITHOUT_REPEAT, ["no repeat"]
    elif missing:
        sentence, behaviour = wording.SECRETS_WITHOUT.format(colour=missing[0]), ["without", *missing]
    else:
        return
    raise not_passed(sentence.format(count=SECRETS), "moyenne_melange(1)", "", "", behaviour)
