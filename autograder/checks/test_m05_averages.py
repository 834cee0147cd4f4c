"""Hidden checks of m05_averages: nombre_essais, moyenne, maximum, moyenne_melange.

`moyenne` and `maximum` call `nombre_essais`; `moyenne_melange` hands it shuffled codes. So each of
them is judged as it is, and with a `nombre_essais` in the place of the learner's that returns known
numbers, or notes what it is handed.

**Chance.** One game with shuffled codes has expectation 4.643523 and standard deviation 0.8806; one
shuffle used for many games adds 0.0612 (all figures exact). The mean of 12 * 40 games has then a
standard deviation of 0.0402 (fresh shuffles) to 0.0439 (one shuffle a call).

- LOWEST is at least 5.5 standard deviations away, a probability below 2e-8.
- HIGHEST: the tail is longer, because a shuffle that begins with four pegs alike (6 in 1296) needs
  5.13 on average. With k such shuffles among the 12, the bound is (0.356 - k * 0.0406) / 0.0439
  standard deviations away: 8.1 for none, 7.2 for one (probability of one: 0.05), 6.3 for two
  (0.0013), 5.3 for three (2e-5): below 1e-9 in all.

Caught: codes not shuffled 5.76 and off by one 5.64, off by one the other way 3.64, five colours 4.20
with standard deviation 0.039 (5.1 below LOWEST).
"""

from fractions import Fraction
from itertools import pairwise

from autograder.checking import Cases, Task, fail, finding
from autograder.i18n.message import _
from solutions import m05_averages as reference

SECONDS = 300.0  # for one submission: an average in naive Python plays 1296 games several times
PATIENCE = 60.0  # for one call

# ---------------------------------------------------------------- nombre_essais

nombre_essais = Task(reference.nombre_essais)
ORDINARY = Cases(
    [([1, 1, 1, 1],), ([2, 2, 2, 2],), ([1, 1, 1, 2],), ([3, 2, 2, 4],), ([1, 1, 2, 2],)]
    + [([5, 5, 5, 5],), ([3, 1, 2, 1],), ([4, 1, 3, 5],), ([5, 5, 4, 5],)],
    draw=lambda random: (random.choices(range(1, 6), k=4),),
)
WITH_SIX = Cases(
    [([6, 6, 6, 6],), ([6, 1, 6, 2],), ([1, 1, 1, 6],), ([1, 6, 2, 3],), ([6, 5, 1, 2],)],
    draw=lambda random: ([6, *random.choices(range(1, 5), k=3)],),
)
NINE_TRIES = Cases([([5, 6, 5, 4],), ([6, 5, 5, 5],), ([6, 6, 6, 5],)])
BACKWARDS = Cases(
    f"codes = tous_les_codes(4, 6)[::-1]; [nombre_essais({secret}, codes), len(codes)]"
    for secret in ([3, 2, 2, 4], [4, 1, 3, 5], [2, 3, 4, 5])
)


@nombre_essais.check(points=5)
def test_nombre_essais_counts_every_proposition(submission):
    """The number of tries must be that of the program that proposes, in order, every code still
    possible."""
    submission.agrees(ORDINARY)


@nombre_essais.check(points=0.75)
def test_nombre_essais_knows_colour_six(submission):
    """A secret that holds colour 6 must be found too."""
    submission.agrees(WITH_SIX)


@nombre_essais.check(points=0.75, after=test_nombre_essais_knows_colour_six)
def test_nombre_essais_of_the_hardest_codes(submission):
    """The longest games must be counted to their end."""
    submission.agrees(NINE_TRIES)


@nombre_essais.check(points=0.25)
def test_nombre_essais_leaves_its_argument_alone(submission):
    """The codes handed over must be gone through in their order. After the call, they and the
    secret must be what they were before."""
    submission.keeps_its_arguments(ORDINARY)
    submission.agrees(BACKWARDS)


test_nombre_essais_twice = nombre_essais.repeats(ORDINARY)

# ---------------------------------------------------------------- moyenne, maximum


def moyenne():
    """Return the average, computed from the games that are played all at once."""
    tries = reference.toutes_les_parties().values()
    return sum(tries) / len(tries)


def maximum():
    """Return the largest number of tries, computed likewise."""
    return max(reference.toutes_les_parties().values())


average, worst_case = Task(moyenne), Task(maximum)
ALL_GAMES = Cases([()], seconds=PATIENCE)


def is_average(value, exact):
    """Return whether a number is this average, as computed or rounded to two decimals or more."""
    return type(value) in (int, float, Fraction) and any(
        abs(value - round(exact, digits)) < 1e-6 for digits in range(2, 10)
    )


def as_average(value):
    """Return the exact average for what is it, rounded or not."""
    return moyenne() if is_average(value, moyenne()) else value


def must_use_nombre_essais(submission, call, received, arguments=()):
    """Fail a function that returns the same when `nombre_essais` returns 3 for every secret."""
    three = "def nombre_essais(*secret, **codes):\n    return 3\n"
    game = submission.play((), arguments, three, seed=1, seconds=PATIENCE)
    if game.outcome.value == received:
        fail(
            finding(
                "averages.nombre-essais-not-used",
                "`{call}` returned `{received}`, and the same with a `nombre_essais` that returns "
                "3 for every secret: it must use what `nombre_essais` returns.",
            ),
            call=call,
            received=received,
            ask=finding(
                "ask.if-every-secret-took-three",
                "If `nombre_essais` returned 3 for every secret, what should `{call}` return?",
                call=call,
            ),
        )


def value_with(submission, tries):
    """Return what the function gives when these secrets take these tries, and all others 3."""
    numbers = f"{tries}.get(tuple(map(int, secret)), 3)"
    given = f"def nombre_essais(secret, *codes, **named):\n    return {numbers}\n"
    return submission.play((), given=given, seconds=PATIENCE).outcome.value


@average.check(points=3.75)
def test_moyenne_over_all_secrets(submission):
    """The average must be the total number of tries of all 1296 secrets, divided by 1296."""
    submission.agrees(ALL_GAMES, as_average)
    must_use_nombre_essais(submission, "moyenne()", submission.answers(ALL_GAMES)[0])


@average.check(points=0.75)
def test_moyenne_of_other_games(submission):
    """With other numbers of tries, the average must be theirs, at each call, as computed or
    correctly rounded."""
    value = value_with(submission, {(1, 2, 3, 4): 10, (6, 6, 6, 6): 4})
    total = 1296 * 3 + 8  # the average is 3.006: cut after two decimals, it is 3
    if not is_average(value, total / 1296):
        fail(
            finding(
                "moyenne.wrong-for-other-games",
                "With another `nombre_essais`, whose 1296 values add up to {total}, `{call}` "
                "returned `{received}`; their average is about {expected}.",
                total=total,
            ),
            call="moyenne()",
            received=value,
            expected=round(total / 1296, 6),
        )
    submission.repeats(ALL_GAMES, as_average)


@worst_case.check(points=2.75)
def test_maximum_over_all_secrets(submission):
    """The maximum must be the number of tries of the hardest of all 1296 secrets."""
    submission.agrees(ALL_GAMES)
    must_use_nombre_essais(submission, "maximum()", submission.answers(ALL_GAMES)[0])


OTHER_TRIES = [
    {(1, 1, 1, 1): 7, (2, 2, 2, 2): 6, (5, 5, 5, 5): 5},
    {(6, 6, 6, 6): 8},
    {(4, 2, 6, 1): 10},
]


@worst_case.check(points=0.75)
def test_maximum_of_other_games(submission):
    """The maximum must follow the numbers of tries, whatever they are."""
    values = [value_with(submission, tries) for tries in OTHER_TRIES]
    for value, tries in zip(values, OTHER_TRIES, strict=True):
        if value != max(tries.values()):
            fail(
                finding(
                    "maximum.wrong-for-other-games",
                    "With another `nombre_essais`, of which `{expected}` is the largest value, "
                    "`{call}` returned `{received}`.",
                ),
                call="maximum()",
                received=value,
                expected=max(tries.values()),
                alike=values,
            )


# ---------------------------------------------------------------- moyenne_melange

moyenne_melange = Task(reference.moyenne_melange, example="4.65")
CALLS, GAMES = 12, 40
LOWEST, HIGHEST = 4.40, 5.00  # of the mean of CALLS * GAMES games
SERIES, CALL = Cases([(GAMES,)] * CALLS, seconds=PATIENCE), f"moyenne_melange({GAMES})"
TRIES = (1, 2, 2, 2, 7, 8, 9)  # with these again and again, 7 games in a row have one average
MORE_GAMES_THAN_CODES = 186 * len(TRIES)


def watched(games):
    """Play games with a `nombre_essais` that notes what it is handed.

    Returns:
        The secrets; the codes of the first game; the number of different orders of the codes.
    """
    secrets, orders = [], []

    def nombre_essais(secret, *codes, **named):
        secrets.append([*map(int, secret)])
        lists = [given for given in (*codes, *named.values()) if hasattr(given, "__len__")]
        orders.append([str([*code]) for code in lists[0]] if lists else [])
        return 3

    moyenne_melange.__globals__["nombre_essais"] = nombre_essais  # until the file is loaded anew
    moyenne_melange(games)
    return secrets, orders[0], len({*map(str, orders)})


WATCHED_GAMES = Cases(["watched(30)"] * 2, beside=watched, seconds=PATIENCE)


@moyenne_melange.check(points=2.75)
def test_melange_is_near_its_expectation(submission):
    """Over many games with shuffled codes, the average must be near 4.64."""
    values = submission.answers(SERIES, seed=1)
    mean = sum(values) / CALLS
    if not LOWEST <= mean <= HIGHEST:
        fail(
            finding(
                "moyenne_melange.far-from-its-expectation",
                "{calls} calls of `{call}` gave `{received}` on average; a value near 4.64 was "
                "expected.",
                calls=CALLS,
            ),
            call=CALL,
            received=f"{mean:.2f}",
            expected="4.64",
            alike=values,
        )
    must_use_nombre_essais(submission, CALL, values[0], (GAMES,))


@moyenne_melange.check(points=0.75)
def test_melange_plays_n_games(submission):
    """The average must be over `n` games, as computed or correctly rounded."""
    given = (
        f"_tries = iter({TRIES} * 999)\n\ndef nombre_essais(*_, **__):\n    return next(_tries)\n"
    )
    for games in (len(TRIES), MORE_GAMES_THAN_CODES):
        game = submission.play((), (games,), given, seed=2, seconds=PATIENCE)
        submission.must_end(game, _("With {count} games:", count=games))
        if not is_average(game.outcome.value, sum(TRIES) / len(TRIES)):
            fail(
                finding(
                    "moyenne_melange.not-the-average",
                    "With games of {tries} tries, `{call}` returned `{received}`; their average "
                    "is `{expected}`.",
                    tries=f"{', '.join(map(str, TRIES))}, …",
                ),
                call=f"moyenne_melange({games})",
                received=game.outcome.value,
                expected=round(sum(TRIES) / len(TRIES), 6),
            )


@moyenne_melange.check(points=0.5)
def test_melange_leaves_it_to_chance(submission):
    """Two series of games must not always give the same average."""
    values = submission.answers(SERIES, seed=1)
    if len({*values}) == 1:
        fail(
            finding(
                "moyenne_melange.always-the-same",
                "{calls} calls of `{call}` all gave `{received}`: are the games drawn at random?",
                calls=CALLS,
            ),
            call=CALL,
            received=values[0],
        )


@moyenne_melange.check(points=0.5, after=test_melange_leaves_it_to_chance)
def test_melange_draws_the_order(submission):
    """The codes that `nombre_essais` is handed must be shuffled, at each call of your function
    anew."""
    first, second = (codes for _secrets, codes, _orders in submission.answers(WATCHED_GAMES, 3))
    if not first:
        fail(
            finding(
                "moyenne_melange.no-codes-handed-over",
                "`{call}` hands `nombre_essais` no list of codes: hand it the shuffled codes, "
                "beside the secret.",
            ),
            call="moyenne_melange(30)",
        )
    pairs, others = ({*pairwise(codes)} for codes in (first, second))
    if len(pairs & others) > len(first) / 2:
        fail(
            finding(
                "moyenne_melange.codes-keep-their-neighbours",
                "In {times} games, each of another call, most codes stood beside the same "
                "neighbour as the time before: is the whole list shuffled, and at each call?",
                times=2,
            ),
            call="moyenne_melange(30)",
            alike=[first == second],
        )


@moyenne_melange.check(points=0.5)
def test_melange_draws_its_secrets(submission):
    """The secret of each game must be drawn at random among all the codes."""
    series = submission.answers(WATCHED_GAMES, 3)
    secrets = [tuple(secret) for of_one_call, *_others in series for secret in of_one_call]
    of_first_call = {*secrets[: len(secrets) // 2]}
    missing = [colour for colour in range(1, 7) if not any(colour in one for one in secrets)]
    call, orders = "moyenne_melange(30)", series[0][2]
    if len(of_first_call) < 10:  # of 30 games
        fail(
            finding(
                "moyenne_melange.few-secrets-in-a-call",
                "Number of different secrets in the {count} games of `{call}`: {different}. Is one "
                "drawn for each game?",
                count=30,
                different=len(of_first_call),
            ),
            call=call,
            received=len(of_first_call),
            alike=[len(of_first_call), len({*secrets}), orders],
        )
    if all(len({*secret}) == 4 for secret in secrets):
        fail(
            finding(
                "moyenne_melange.secrets-without-repeats",
                "In {count} games, no secret repeats a colour; about 43 were expected to.",
                count=len(secrets),
            ),
            call=call,
        )
    if missing:
        fail(
            finding(
                "moyenne_melange.colour-never-in-a-secret",
                "In {count} games, no secret has colour {colour}.",
                count=len(secrets),
                colour=missing[0],
            ),
            call=call,
            received=missing[0],
        )
