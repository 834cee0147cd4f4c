"""Hidden checks of m07_elimination: from score_proposal to stats_by_pattern.

`guess` and what follows are judged with a correct `best_proposal` in the place of the learner's,
which remembers its choices: a program that begins anew for each secret is affordable then.

**Ties.** Whether a choice between equal expectations is right must not depend on how floats were
added up, but in one check. So the others use 1, 2, 4, 8 or 16 candidates: shares of these are exact
floats. The candidates of `IN_FLOATS` were searched for the contrary: for each of eleven usual ways
to add up the expectation with a division in each term, one of them at least goes wrong.

**Chance.** The counts of `play_alone` are binomial. Each of 24 is refused outside bounds that
leave it a probability of ALARM.
"""

from collections import Counter
from functools import partial
from itertools import permutations, product

from autograder.checking import Cases, Task, as_tuples, bounds, fail, finding
from autograder.i18n.display import show_call
from autograder.i18n.message import _
from solutions import m07_elimination as reference

SECONDS = (
    180.0  # for one submission: a program that plays each secret from the start takes its time
)
ALARM = 1e-9


def lists(values, length):
    """Return all codes of that length over the values."""
    return [list(code) for code in product(values, repeat=length)]


# ---------------------------------------------------------------- score_proposal

score_proposal = Task(reference.score_proposal)
DISTINCT = Cases(
    [([1, 2], [1, 3]), ([1, 2], [2, 3]), ([1, 2], [2, 1]), ([1, 2], [1, 2]), ([1, 2], [3, 4])]
    + [([1, 2, 3, 4], [*guess]) for guess in permutations((1, 3, 4, 5), 4)],
    draw=lambda r: (r.sample(range(1, 7), 4), r.sample(range(1, 7), 4)),
)
REPEATS = Cases(
    [([1, 1, 2], guess) for guess in lists((1, 2), 3)]
    + [([1, 2, 2, 1], guess) for guess in lists((1, 2), 4)]
    + [([1, 2, 1, 3], [1, 2, 3, 1])],
    draw=lambda r: (r.choices((1, 2, 3), k=4), r.choices((1, 2, 3), k=4)),
)
ANY_SIZE = Cases(
    [([7], [7]), ([7], [8]), ([7, 8], [8, 7]), ([5, 6, 7, 8], [8, 7, 6, 5])]
    + [
        ([9, 1], [2, 9]),
        ([10, 12], [1, 2]),
        ([1, 2, 3, 4, 5], [2, 3, 4, 1, 5]),
    ],
    draw=lambda r: (r.sample(range(1, 14), 5), r.sample(range(1, 14), 5)),
)


@score_proposal.check(points=1.5)
def test_score_counts_well_placed_then_misplaced(submission):
    """The answer must be the number of well placed pegs, then the number of misplaced ones."""
    submission.agrees(DISTINCT, seen_as=as_tuples)


@score_proposal.check(points=1)
def test_score_spends_each_peg_once(submission):
    """When colours repeat, each peg must count once, whichever of the two codes repeats them."""
    submission.agrees(REPEATS, seen_as=as_tuples)


@score_proposal.check(points=0.75)
def test_score_for_any_size(submission):
    """The codes may have any length and any colours, also beyond 6."""
    submission.agrees(ANY_SIZE, seen_as=as_tuples)


test_score_is_a_tuple = score_proposal.returns(
    tuple,
    DISTINCT,
    seen_as=as_tuples,
    requirement=_(
        "The answer must be a tuple: it will be a key of a dictionary, which a list cannot be."
    ),
)
test_score_leaves_its_codes_alone = score_proposal.keeps_its_arguments(DISTINCT)
test_score_twice = score_proposal.repeats(DISTINCT, seen_as=as_tuples)

# ---------------------------------------------------------------- expected_elimination


def draw_candidates(random, is_candidate):
    """Draw a proposition, and candidates of which it is one or not."""
    codes = random.sample(lists((1, 2, 3, 4), random.choice((2, 3))), random.randint(4, 14))
    return codes[0], codes[::-1] if is_candidate else codes[1:]


expected_elimination = Task(reference.expected_elimination)
IMPOSSIBLE = Cases(
    [(proposal, lists((1, 2), 2)) for proposal in ([3, 3], [1, 3])]
    + [([2, 2], [[1, 2]]), ([1, 3], [[3, 1], [1, 2], [2, 1]]), ([1, 1], [[1, 2], [2, 1], [2, 3]])]
    + [([1, 2, 4], lists((1, 2, 3), 3)), ([1, 1, 2, 3], lists((2, 3, 4), 4))],
    draw=partial(draw_candidates, is_candidate=False),
)
# the answers to the last one are 10 0, 0 1 and 9 0: two of them, where 0 1 is taken for 10
POSSIBLE = Cases(
    [
        ([1, 2], [[1, 2]]),
        ([1, 2], [[2, 1], [1, 2]]),
        ([1, 2], lists((2, 1), 2)),
        ([1, 2], lists((1, 2), 2)),
    ]
    + [([1, 1, 2], lists((1, 2, 3), 3)), ([1, 2, 3, 3], lists((1, 2, 3), 4))]
    + [([1] * 9 + [2], [[1] * 9 + [2], [2] + [3] * 8 + [4], [1] * 10])],
    draw=partial(draw_candidates, is_candidate=True),
)


@expected_elimination.check(points=1.75)
def test_elimination_by_an_impossible_code(submission):
    """The value must be the average number of candidates eliminated, each candidate being the
    secret in turn."""
    submission.agrees(IMPOSSIBLE)


@expected_elimination.check(points=0.75)
def test_elimination_by_a_candidate(submission):
    """When the proposition is a candidate and finds the secret, the secret itself must not be
    counted as eliminated."""
    submission.agrees(POSSIBLE)


test_elimination_leaves_its_arguments_alone = expected_elimination.keeps_its_arguments(POSSIBLE)
test_elimination_twice = expected_elimination.repeats(IMPOSSIBLE)

# ---------------------------------------------------------------- best_proposal


def codes(text):
    """Read codes: "12 21" is 1 2 and 2 1."""
    return [[*map(int, code)] for code in text.split()]


def best_of(candidates, proposals):
    """Return how many candidates, and how many other codes, have the largest expectation."""
    left = Counter()
    for proposal in proposals:
        parts = Counter(reference.score_proposal(code, proposal) for code in candidates)
        left[sum(size**2 for size in parts.values()), proposal in candidates] += 1
    smallest = min(left)[0]
    return left[smallest, True], left[smallest, False]


def draw_situation(random, is_wanted, sizes=((2, 4), (3, 8))):
    """Draw candidates and proposals until the numbers of the best ones are as wanted.

    Args:
        random: Chance.
        is_wanted: A condition on the numbers of candidates and of other codes that are the best.
        sizes: Pegs and candidates.
    """
    while True:
        p, size = random.choice(sizes)
        proposals = random.sample(lists((1, 3, 9, 11), p), size + 3)
        candidates = random.sample(proposals, size)
        if is_wanted(*best_of(candidates, proposals)):
            return candidates, proposals


def are_of_a_kind(among, others):
    """Return whether several propositions are the best, and all are candidates, or none is."""
    return among + others > 1 and 0 in (among, others)


best_proposal = Task(reference.best_proposal)
CLEAR = Cases(  # one proposition is the best
    [(codes("12 13 14 23"),) * 2]
    + [
        (codes(candidates), codes(proposals))
        for candidates, proposals in (
            ("12 13 14", "11 12 13 14 23"),
            ("11 13 14 32", "11 13 14 32 33 41"),
            ("11 12 32 33", "11 12 23 32 33 34"),
            ("11 31 41 44", "11 13 21 31 41 44"),
            ("112 113 122 222 312 313 322 332", "112 113 122 222 233 311 312 313 322 323 331 332"),
            ("113 132 133 213 223 233 321 323", "112 113 132 133 211 212 213 223 233 321 322 323"),
        )
    ]
    + [(codes(candidates), lists((1, 2, 3, 4), 2)) for candidates in ("11 31 33 41", "14 22 24 33")]
    + [(codes("121 123 133 213 321 323 331 333"), lists((1, 2, 3), 3))],
    draw=partial(draw_situation, is_wanted=lambda among, others: among + others == 1),
)
MIXED = Cases(  # one candidate shares the largest expectation with codes that are none
    [
        (codes(candidates), codes(proposals))
        for candidates, proposals in (
            ("21", "11 21"),
            ("32", "11 32"),
            ("32", "11 12 32 33"),
            ("12", "12 21 33"),
            ("12 23 31 43", "12 14 23 31 34 43"),
            ("12 31 34 44", "12 13 31 34 41 44"),
        )
    ]
    + [(codes(candidates), lists((1, 2, 3, 4), 2)) for candidates in ("23 31 34 41", "12 24 32 41")]
    + [(codes("111 211 222 232 233 313 331 332"), lists((1, 2, 3), 3))],
    draw=partial(
        draw_situation, is_wanted=lambda among, others: among == 1 and others, sizes=((2, 4),)
    ),
)
OF_A_KIND = Cases(  # several candidates share it, or several codes that are none
    [
        (codes(candidates), codes(proposals))
        for candidates, proposals in (
            ("12 21", "11 12 21"),
            ("12 21", "21 11 12 13"),
            ("21 12", "21 12 11"),
            ("22 31 33 41", "41 42 33 22 11 31"),
            ("11 22 33 44", "31 42 11 22 44 33"),
            ("21 22 23 24", "32 21 14 22 23 24"),
        )
    ]
    + [([[9, 10], [10, 9]],) * 2, ([[10, 1], [9, 11]],) * 2, ([[1, 12], [2, 1]],) * 2]
    + [(codes(candidates), lists((4, 3, 2, 1), 2)) for candidates in ("12 13 21 41", "21 22 23 24")]
    + [(codes("111 112 212 213 232 312 313 332"), lists((1, 2, 3), 3))],
    draw=partial(draw_situation, is_wanted=are_of_a_kind),
)
IN_FLOATS = Cases(
    [
        (codes(candidates),) * 2
        for candidates in (
            "11 14 23 34 41 43",
            "11 13 22 24 31 43 44",
            "11 12 24 31 33 42 44",
            "113 121 131 211 213 232 233 323 332",
            "113 122 131 132 213 221 222 223 231 233",
            "113 131 132 211 223 311 321 322 323 331 332",
        )
    ]
    + [(lists((1, 2, 3, 4), 3)[7:51],) * 2],  # the two largest expectations differ by 2/44
    draw=partial(
        draw_situation, is_wanted=are_of_a_kind, sizes=((2, 6), (2, 7), (3, 9), (3, 10), (3, 11))
    ),
)
OTHER_PROPOSALS = Cases(
    [(codes("12 13 14"), codes(others)) for others in ("12 13 14 23", "14 13 12")]
)


@best_proposal.check(points=1.25)
def test_best_eliminates_most(submission):
    """Among the propositions, candidates or not, the one with the largest expectation must be
    chosen."""
    submission.agrees(CLEAR, seen_as=as_tuples)


@best_proposal.check(points=0.75)
def test_best_prefers_a_candidate(submission):
    """When a candidate and other codes share the largest expectation, the candidate must be chosen."""
    submission.agrees(MIXED, seen_as=as_tuples)


@best_proposal.check(points=0.75)
def test_best_is_the_smallest(submission):
    """When several candidates, or several codes that are none, share the largest expectation, the
    smallest is chosen."""
    submission.agrees(OF_A_KIND, seen_as=as_tuples)


test_best_is_a_list = best_proposal.returns(
    list, CLEAR, seen_as=as_tuples, requirement=_("The result must be a code, a list.")
)
test_best_leaves_its_lists_alone = best_proposal.keeps_its_arguments(OF_A_KIND)
test_best_twice = best_proposal.repeats(OTHER_PROPOSALS, seen_as=as_tuples)


@best_proposal.check(points=0.5, after=test_best_is_the_smallest)
def test_best_compares_exactly(submission):
    """Equal expectations must be seen as equal, whatever the rounding of floats, and close ones as
    different."""
    submission.agrees(IN_FLOATS, seen_as=as_tuples)


# ---------------------------------------------------------------- guess


def draw_secret(random, sizes):
    """Draw a game of some sizes, and a secret of it."""
    p, c = random.choice(sizes)
    return random.choices(range(1, c + 1), k=p), p, c


def every_secret(*sizes):
    """Return the calls for all secrets of some games."""
    return [(secret, p, c) for p, c in sizes for secret in lists(range(1, c + 1), p)]


guess = Task(reference.guess)
ENOUGH_COLOURS = Cases(
    every_secret((1, 3), (2, 2), (2, 4))
    + every_secret((3, 3), (3, 4), (2, 6))[::5]
    + [([11], 1, 11), ([1, 2, 4, 3], 4, 4), ([1, 2, 3, 4, 5], 5, 5)],
    draw=partial(draw_secret, sizes=[(2, 5), (2, 6), (2, 7), (3, 4)]),
    seconds=10,
)
TOO_FEW_COLOURS = Cases(
    every_secret((2, 1), (3, 2)) + [([2, 1, 1, 2], 4, 2), ([3, 3, 1, 2], 4, 3)],
    draw=partial(draw_secret, sizes=[(4, 2), (5, 2)]),
    draws=4,
    seconds=10,
)
CLASSIC = Cases([([1, 2, 3, 4],), ([1, 1, 3, 4],)], seconds=60)  # the statement says so
SHORT_GAMES = Cases([([1, 1], 2, 4), ([3, 1], 2, 4), ([2, 2, 1], 3, 3)])


@guess.check(points=1.75)
def test_guess_plays_the_best_propositions(submission):
    """After 1 2 … p, the best proposition for the candidates left must be played, and the secret at
    the end."""
    submission.agrees(ENOUGH_COLOURS, seen_as=as_tuples)


@guess.check(points=0.5)
def test_guess_with_few_colours(submission):
    """With fewer colours than pegs, the first proposition too must be the best one."""
    submission.agrees(TOO_FEW_COLOURS, seen_as=as_tuples)


@guess.check(points=0.25)
def test_guess_without_sizes(submission):
    """Called with a secret only, the function must play MM(4, 8)."""
    submission.agrees(CLASSIC, seen_as=as_tuples)


@guess.check(points=0.25)
def test_guess_is_a_list_of_lists(submission):
    """The result must be a list of codes, and each code a list."""
    submission.agrees(SHORT_GAMES)


test_guess_twice = guess.repeats(SHORT_GAMES, seen_as=as_tuples)

# ---------------------------------------------------------------- tables of tries


def without_zeros(table):
    """Return the table without zeros, and without the tables in it that are empty then."""
    if type(table) is not dict:
        return table
    return {
        key: without_zeros(value)
        for key, value in table.items()
        if without_zeros(value) not in (0, {})
    }


def must_leave_a_gap(submission, name, *arguments):
    """Refuse a key 2 where no game takes two tries, and some take three."""
    one_or_three = "def guess(secret, p=4, c=8): return [secret] * (3 if secret[0] > 1 else 1)"
    game = submission.play([], arguments, one_or_three, seed=5, seconds=10)
    table = game.outcome.value
    if without_zeros(table) != table:
        fail(
            finding(
                "tries.keys-without-game",
                "With a `guess` that takes 1 or 3 tries, `{call}` returned `{received}`: some of "
                "these keys belong to no game.",
            ),
            call=show_call(name, arguments),
            received=table,
            expected=without_zeros(table),
        )


# ---------------------------------------------------------------- play_alone

play_alone = Task(reference.play_alone, example="{2: 4, 3: 6}")
FEW_GAMES = Cases(  # in MM(1, 1), each game takes one try; in MM(1, 10), some take ten
    [(1, 1, 1), (20, 1, 1), (1, 2, 4), (10, 2, 4), (9, 3, 2), (60, 1, 10)], seconds=10
)
SERIES = Cases([(100, *sizes) for sizes in ((2, 4), (3, 3)) for _unused in range(8)], seconds=10)
AS_MANY_AS_CODES = Cases([(16, 2, 4)] * 8)  # what is dealt from a pack is alike each time

WHICH_SECRETS = finding(
    "ask.which-secrets",
    "Are the secrets those of all codes, each with the same chance? And is each game counted once?",
)


def are_alike(tables):
    """Return whether all calls returned the same."""
    return all(table == tables[0] for table in tables)


def play_with(submission, guess, *arguments):
    """Return what is counted with another `guess`; nothing where none is called."""
    game = submission.play([], arguments, guess, seed=3, heedless=True, seconds=10)
    if game.outcome.raised:
        submission.must_end(game, _("With another `guess`:"))
    return without_zeros(game.outcome.value) if game.counts.get("guess") else {}


@play_alone.check(points=0.5)
def test_alone_counts_n_games(submission):
    """The result must be a dictionary from numbers of tries to numbers of games, `n` games in all."""
    for index, table in enumerate(submission.answers(FEW_GAMES, seed=1)):
        n, p, c = FEW_GAMES.calls[index]
        call = FEW_GAMES.call("play_alone", index)
        if type(table) is not dict or {
            type(number) for pair in table.items() for number in pair
        } - {int}:
            fail(
                finding(
                    "play_alone.not-a-table",
                    "`{call}` returned `{received}`; a dictionary was expected, whose keys and "
                    "values are whole numbers.",
                ),
                call=call,
                received=table,
                alike=[type(table)],
            )
        if sum(table.values()) != n:
            fail(
                finding(
                    "play_alone.wrong-sum",
                    "`{call}` returned `{received}`, whose values add up to {sum}; the number of "
                    "games is {n}.",
                    sum=sum(table.values()),
                    n=n,
                ),
                call=call,
                received=table,
            )
        impossible = sorted(without_zeros(table).keys() - reference.exhaustive_stats(p, c).keys())
        if impossible:
            fail(
                finding(
                    "play_alone.impossible-tries",
                    "`{call}` returned `{received}`; the key `{tries}` is not the number of tries "
                    "of any game of MM({p}, {c}).",
                    tries=impossible[0],
                    p=p,
                    c=c,
                ),
                call=call,
                received=table,
            )


@play_alone.check(points=0.75)
def test_alone_has_the_right_frequencies(submission):
    """Over many games, each number of tries must have about the same frequency as over all secrets."""
    tables = submission.answers(SERIES, seed=2)
    for start in (0, 8):
        call, (_n, p, c) = SERIES.call("play_alone", start), SERIES.calls[start]
        series = [without_zeros(table) for table in tables[start : start + 8]]
        if all(len(table) == 1 for table in series):
            fail(
                finding(
                    "play_alone.single-number-of-tries",
                    "{series} calls of `{call}` each gave a single number of tries, such as "
                    "`{received}`.",
                    series=8,
                ),
                call=call,
                received=series[0],
                alike=[start],
                ask=finding(
                    "ask.when-secret-is-drawn",
                    "When is the secret drawn: once a game, or once a call?",
                ),
            )
        if are_alike(series):  # that is looked at by another check
            series = series[:1]
        total, games = sum(map(Counter, series), Counter()), 100 * len(series)
        for tries, secrets in reference.exhaustive_stats(p, c).items():
            low, high = bounds(games, secrets / c**p, ALARM)
            if not low <= total[tries] <= high:
                fail(
                    finding(
                        "play_alone.unlikely-tries",
                        "Over {games} games of MM({p}, {c}), the values of the key `{tries}` add "
                        "up to {count}; about {expected} was expected.",
                        games=games,
                        p=p,
                        c=c,
                        tries=tries,
                        count=total[tries],
                    ),
                    call=call,
                    received=dict(total),
                    expected=round(games * secrets / c**p),
                    alike=[p, c, tries, total[tries] < low],
                    ask=WHICH_SECRETS,
                )


@play_alone.check(points=0.25)
def test_alone_holds_no_zeros(submission):
    """The dictionary must hold only the numbers of tries that occur."""
    for index, table in enumerate(submission.answers(FEW_GAMES, seed=1)):
        if table != without_zeros(table):
            fail(
                finding(
                    "play_alone.zero-value",
                    "`{call}` returned `{received}`, with a key `{tries}` whose value is 0; only "
                    "numbers of tries that occur are keys.",
                    tries=min(table.keys() - without_zeros(table).keys()),
                ),
                call=FEW_GAMES.call("play_alone", index),
                received=table,
                expected=without_zeros(table),
                alike=[index],
            )
    must_leave_a_gap(submission, "play_alone", 100, 2, 3)


@play_alone.check(points=0.5, after=test_alone_has_the_right_frequencies)
def test_alone_draws_among_all_codes(submission):
    """Each code must have the same chance to be the secret of a game."""
    tell_secret = "def guess(secret, p=4, c=8): return [secret] * (4 * secret[0] + secret[1] - 4)"
    table = play_with(submission, tell_secret, 640, 2, 4)
    low, high = bounds(640, 1 / 16, ALARM)
    for index, secret in enumerate(lists((1, 2, 3, 4), 2)):
        count = table.get(index + 1, 0)
        if table and not low <= count <= high:
            fail(
                finding(
                    "play_alone.uneven-secrets",
                    "In `{call}`, the secret {secret} was drawn {count} times; about {expected} "
                    "were expected.",
                    secret=" ".join(map(str, secret)),
                    count=count,
                ),
                call="play_alone(640, 2, 4)",
                received=table,
                expected=40,
                alike=[secret, count < low],
                ask=WHICH_SECRETS,
            )


@play_alone.check(points=0.25, after=test_alone_has_the_right_frequencies)
def test_alone_without_sizes(submission):
    """Called with a number of games only, the function must play MM(4, 8)."""
    tell_sizes = (
        "def guess(secret, p=4, c=8):"
        " return [secret] * (3 if (p, c, len(secret)) != (4, 8, 4) else 1 + (max(secret) == 8))"
    )
    table = play_with(submission, tell_sizes, 60)
    if table and table.keys() != {1, 2}:
        fail(
            finding(
                "play_alone.not-classic",
                "The games of `{call}` are not those of MM(4, 8), which is the game without p and "
                "c.",
            ),
            call="play_alone(60)",
            alike=[*table],
        )


@play_alone.check(points=0.25)
def test_alone_leaves_it_to_chance(submission):
    """Two series of games must not always give the same result."""
    tables = submission.answers(AS_MANY_AS_CODES, seed=5)
    if are_alike(tables):
        fail(
            finding(
                "play_alone.always-alike",
                "{series} calls of `{call}` all returned `{received}`.",
                series=len(tables),
            ),
            call=AS_MANY_AS_CODES.call("play_alone", 0),
            received=tables[0],
            alike=sorted(tables[0].items()),
            ask=finding("ask.where-chance-comes-in", "Where does chance come in?"),
        )


# ---------------------------------------------------------------- exhaustive_stats

SMALL_GAMES = Cases(
    [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3)],
    draw=lambda r: r.choice([(1, 3), (1, 4), (3, 1), (2, 5), (4, 1)]),
    draws=2,
    seconds=5,
)
LARGER_GAMES = Cases(
    [(4, 2), (2, 6), (1, 10), (3, 4)],
    draw=lambda r: r.choice([(1, 9), (1, 11), (1, 12), (2, 7), (5, 2)]),
    draws=2,
    seconds=10,
)

exhaustive_stats = Task(reference.exhaustive_stats)


@exhaustive_stats.check(points=1)
def test_exhaustive_counts_each_secret(submission):
    """To each number of tries must belong the number of secrets that take so many, each secret
    counted once."""
    submission.agrees(SMALL_GAMES, seen_as=without_zeros)


@exhaustive_stats.check(points=0.25)
def test_exhaustive_of_larger_games(submission):
    """The numbers must be right for longer games too, with few colours or with many."""
    submission.agrees(LARGER_GAMES, seen_as=without_zeros)


@exhaustive_stats.check(points=0.25)
def test_exhaustive_holds_no_zeros(submission):
    """The dictionary must hold only the numbers of tries that occur."""
    submission.agrees(SMALL_GAMES)
    must_leave_a_gap(submission, "exhaustive_stats", 2, 3)


test_exhaustive_twice = exhaustive_stats.repeats(SMALL_GAMES, seen_as=without_zeros)

# ---------------------------------------------------------------- stats_by_pattern

stats_by_pattern = Task(reference.stats_by_pattern)


@stats_by_pattern.check(points=1)
def test_pattern_counts_each_kind(submission):
    """To each kind of code, given by its multiplicities, must belong the numbers of tries of its
    secrets."""
    submission.agrees(SMALL_GAMES, seen_as=without_zeros)


@stats_by_pattern.check(points=0.25)
def test_pattern_of_larger_games(submission):
    """The numbers must be right for longer games too, where two kinds may have as many colours as
    each other."""
    submission.agrees(LARGER_GAMES, seen_as=without_zeros)


@stats_by_pattern.check(points=0.25)
def test_pattern_holds_no_zeros(submission):
    """The dictionaries must hold only what occurs: no number of tries, and no kind, that has no
    secret."""
    submission.agrees(SMALL_GAMES)
    must_leave_a_gap(submission, "stats_by_pattern", 2, 3)


test_pattern_twice = stats_by_pattern.repeats(SMALL_GAMES, seen_as=without_zeros)
