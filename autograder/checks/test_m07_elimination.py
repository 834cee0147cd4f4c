"""Hidden checks of m07_elimination: from score_proposal to stats_by_pattern.

`guess` and what follows are judged with a correct `best_proposal` in the place of the learner's, which remembers its
choices: a program that begins anew for each secret is affordable then, and a mistake counts once.

**Ties.** Whether a choice between equal expectations is right must not depend on how floats were added up, but in one
check. So the others use 1, 2, 4, 8 or 16 candidates: shares of these are exact floats, and so are their sums and
products here, in any order. (With three candidates, where one proposition is the best, none comes near it.) The sets of
`IN_FLOATS` were searched for the contrary: for each of eleven usual ways to add up the expectation with a division in
each term, and five orders of the parts, one of them at least goes wrong. So was the situation of `CLOSE`: the two
largest expectations differ by 2/226, and are equal when rounded. Nothing less than 201 candidates tells a program that
rounds to two decimals; one that goes, for each proposition and each secret, over all candidates needs up to a minute
there, and is right: who is not ready in time is not asked.

**By heart.** Each check that a table of answers could pass has fresh cases, but for what comes after a check that has
some. Whole domains are small in `exhaustive_stats` and `stats_by_pattern`: some thirty games can be played in the time,
and half of them are asked by the fixed cases; in the first check of each, eleven games of four tries or fewer. What
`play_alone` gives is drawn; a table would have to be one of the frequencies of all games of `OTHER_GAMES`. So these
three functions are also called with another player in the place of `guess` and `best_proposal`. A function that goes
on giving the right player's numbers may be right: it plays in its own way (with its own memory, say), which the
statement lets it do. It is asked about games of `OWN_GAMES` then, of up to 128 codes.

**Chance.** In `play_alone`, calls of GAMES games each are added up, 40 of MM(2, 4) and 20 of MM(2, 3). The number of
games that take 1, 2, 3, 4 tries is binomial, with probabilities 1/16, 4/16, 8/16, 3/16 for the one, 1/9, 4/9, 4/9 for
the other; the number of times each of the 16 secrets is drawn in DRAWS games is binomial with 1/16. In the game that
is drawn for a submission, 10 calls are added up, and at most 7 counts are looked at, or 14 of two games where a
function plays in its own way; 4 tell whether it does. Each of these 41
counts is refused outside bounds that leave it a probability of ALARM at most: a right answer is refused with a
probability below 41 * ALARM < 1e-9. That all series, or all games of one series, are alike by chance has a probability
far below that: no number of tries comes more than half the time; and ten series of 16 games are alike with one of
0.03**9, as the likeliest result of 16 games has less than 0.03. So has the lack of colour 8 in 60 codes of MM(4, 8).

Caught: secrets without repeats (3 tries in 5/12 of the games, 1667 of 4000 where at least 1785 are accepted), a secret
that is never drawn (0 times of 1600, where at least 41 are accepted).
"""

import fractions
from ast import literal_eval
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from itertools import accumulate, permutations, product, takewhile
from random import Random

from autograder.testing.cases import Cases, lists, pairs
from autograder.testing.check import NotPassed, check, not_passed, unforeseen
from autograder.testing.outcomes import Setting
from autograder.testing.subject import as_pair

from autograder.checking import sentences
from autograder.checking.chance import bounds
from autograder.checking.games import script
from autograder.i18n.display import show, show_call
from autograder.i18n.message import finding
from autograder.reports.model import FAILED, TIMEOUT
from solutions import m07_elimination as reference

# for one submission: a program that plays each secret from the start takes its time
SECONDS = 180.0
PATIENCE = 10.0  # for one call that plays many games, or compares many codes
MINUTE = 60.0  # for a game of MM(4, 8); the statement says so

LESS = finding(
    "best_proposal.eliminates-less",
    "`{call}` returned `{received}`; `{expected}` was expected. The number of candidates "
    "eliminated on average is {some} for the first, {most} for the second.",
)
EQUAL = finding(
    "best_proposal.eliminates-as-many",
    "`{call}` returned `{received}`; `{expected}` was expected. Both eliminate as many candidates "
    "on average ({most}), and no other proposition eliminates more.",
)
RULES = finding(
    "ask.which-rule",
    "To which of the three rules does this choice belong, and what does your function compare "
    "there?",
)
ADDED_UP = finding(
    "ask.are-expectations-equal",
    "Print the two expectations that your function compares, with all their digits: are they equal?",
)
NOT_PROPOSED = finding("ask.is-it-proposed", "Is `{received}` one of the `proposals`?")
AFTER_MOVES = finding(
    "ask.candidates-after-moves",
    "After {moves}, the codes still possible are `{candidates}`: does your function have the same, "
    "and what does `best_proposal` choose for them?",
)
FIRST_MOVE = finding(
    "ask.first-proposition",
    "Look at the first proposition: what does the statement say of it, in MM({p}, {c})?",
)
NO_CODES = finding(
    "ask.are-elements-codes",
    "Is each element of your list a proposition, that is, a code of MM({p}, {c}), as a list?",
)
NOT_ENDED = finding(
    "ask.last-proposition",
    "The propositions are right so far: which one must come last in the list?",
)
NOT_A_TABLE = finding(
    "play_alone.not-a-table",
    "`{call}` returned `{received}`; a dictionary was expected, whose keys and values are whole "
    "numbers.",
)
OTHER_NUMBER = finding(
    "play_alone.wrong-sum",
    "`{call}` returned `{received}`, whose values add up to {sum}; the number of games is {n}.",
)
NO_SUCH_GAME = finding(
    "play_alone.impossible-tries",
    "`{call}` returned `{received}`; the key `{tries}` is not the number of tries of any game of "
    "MM({p}, {c}).",
)
A_GAP = finding(
    "tries.keys-without-game",
    "With a `guess` that takes 1 or 3 tries, `{call}` returned `{received}`: some of these keys "
    "belong to no game.",
)
A_ZERO = finding(
    "play_alone.zero-value",
    "`{call}` returned `{received}`, with a key `{tries}` whose value is 0; only numbers of tries "
    "that occur are keys.",
)
ONE_KIND = finding(
    "play_alone.single-number-of-tries",
    "{series} calls of `{call}` each gave a single number of tries, such as `{received}`.",
)
ANEW = finding("ask.when-secret-is-drawn", "When is the secret drawn: once a game, or once a call?")
FAR_OFF = finding(
    "play_alone.unlikely-tries",
    "Over {games} games of MM({p}, {c}), the values of the key `{tries}` add up to {count}; about "
    "{expected} was expected.",
)
WHICH_SECRETS = finding(
    "ask.which-secrets",
    "Are the secrets those of all codes, each with the same chance? And is each game counted once?",
)
NOT_A_CODE = finding(
    "play_alone.secret-not-a-code", "In `{call}`, a secret was drawn that is no code of MM(2, 4)."
)
NOT_ALL_COUNTED = finding(
    "play_alone.not-all-counted",
    "With a `guess` that takes 1 to 16 tries, the values of `{call}` add up to {count}; {games} "
    "games were asked for.",
)
UNEVEN = finding(
    "play_alone.uneven-secrets",
    "In `{call}`, the secret {secret} was drawn {count} times; about {expected} were expected.",
)
OTHER_GAME = finding(
    "play_alone.other-game", "`{call}` played MM({p}, {c}); without p and c, the game is MM(4, 8)."
)
OTHER_CODES = finding(
    "play_alone.other-codes",
    "In `{call}`, the secrets had {length} pegs and the largest of their colours was {colour}; "
    "without p and c, the game is MM(4, 8).",
)
ALIKE = finding("play_alone.always-alike", "{series} calls of `{call}` all returned `{received}`.")
WHENCE = finding("ask.where-chance-comes-in", "Where does chance come in?")

_random = Random(20725)


def _code(p, c):
    return [_random.randint(1, c) for _ in range(p)]


def type_name(answer):
    return type(answer).__name__


def as_code(code):
    return list(code) if type(code) is tuple else code


def as_codes(codes):
    """A list of codes, any of which may be tuples."""
    return list(map(as_code, codes)) if type(codes) in (list, tuple) else codes


def counted(numbers):
    """The numbers that occur."""
    return (
        {key: number for key, number in numbers.items() if number != 0}
        if type(numbers) is dict
        else numbers
    )


def counted_by_kind(stats):
    if type(stats) is not dict:
        return stats
    return {kind: numbers for kind, each in stats.items() if (numbers := counted(each)) != {}}


# ---------------------------------------------------------------- score_proposal

DISTINCT = Cases(
    [([1, 2], [1, 3]), ([1, 2], [2, 3]), ([1, 2], [2, 1]), ([1, 2], [1, 2]), ([1, 2], [3, 4])]
    + [([1, 2, 3, 4], list(code)) for code in product(range(1, 6), repeat=4) if len(set(code)) == 4]
    + [(_random.sample(range(1, 7), 4), _random.sample(range(1, 7), 4)) for _unused in range(100)],
    fresh=lambda random: (random.sample(range(1, 7), 4), random.sample(range(1, 7), 4)),
)
REPEATS = Cases(
    pairs((1, 2), 3)
    + pairs((1, 2), 4)
    + [([1, 2, 1, 3], [1, 2, 3, 1])]
    + [(_code(4, 3), _code(4, 3)) for _unused in range(100)]
    + [(_code(4, 6), _code(4, 6)) for _unused in range(100)]
    + [
        ([1, 1, 2, 2, 3], [2, 2, 1, 1, 4]),
        ([1, 1, 2, 2, 3, 3], [1, 2, 2, 3, 1, 1]),
        ([1, 2] * 4, [2, 1] * 4),
    ]
    + [([7, 8, 8], [8, 7, 7])],
    fresh=lambda random: (random.choices((1, 2, 3), k=4), random.choices((1, 2, 3), k=4)),
)


def _overlapping(random, p):
    """Two codes without repeats that have some colours in common."""
    colours = random.sample(range(1, 2000), p + 2)
    return random.sample(colours, p), random.sample(colours, p)


ANY_SIZE = Cases(
    [([7], [7]), ([7], [8]), ([7, 8], [8, 7]), ([1, 8, 7], [8, 2, 7]), ([5, 6, 7, 8], [8, 7, 6, 5])]
    + [([50], [50]), ([50, 99], [99, 50]), ([13, 60, 75], [75, 60, 13])]
    + [
        (_random.sample(range(1, 13), p), _random.sample(range(1, 13), p))
        for p in (1, 2, 3, 5, 6, 8)
        for _unused in range(20)
    ]
    + [([100], [100]), ([250, 1000], [1000, 7])],
    fresh=lambda random: _overlapping(random, random.choice((3, 5, 6, 8))),
)
SCORE_MANNERS = DISTINCT[:30] + REPEATS[:64]


@check("score_proposal", points=2)
def test_score_counts_well_placed_then_misplaced(submission):
    """The answer must be the number of well placed pegs, then the number of misplaced ones."""
    submission.agrees(reference.score_proposal, on=DISTINCT, seen_as=as_pair)


@check("score_proposal", points=1.5, after=test_score_counts_well_placed_then_misplaced)
def test_score_spends_each_peg_once(submission):
    """When colours repeat, each peg must count once, whichever of the two codes repeats them."""
    submission.agrees(reference.score_proposal, on=REPEATS, seen_as=as_pair)


@check("score_proposal", points=1, after=test_score_counts_well_placed_then_misplaced)
def test_score_for_any_size(submission):
    """The codes may have any length and any colours, also beyond 6."""
    submission.agrees(reference.score_proposal, on=ANY_SIZE, seen_as=as_pair)


@check("score_proposal", points=0.5, after=test_score_counts_well_placed_then_misplaced)
def test_score_is_a_tuple(submission):
    """The answer must be a tuple: it will be a key of a dictionary, which a list cannot be."""
    submission.agrees(reference.score_proposal, on=SCORE_MANNERS, seen_as=type_name)


@check("score_proposal", points=0.5, after=test_score_counts_well_placed_then_misplaced)
def test_score_leaves_its_codes_alone(submission):
    """After the call, both codes must be what they were before."""
    submission.leaves_arguments_alone("score_proposal", on=SCORE_MANNERS)


@check("score_proposal", points=0.5, after=test_score_counts_well_placed_then_misplaced)
def test_score_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.score_proposal, on=SCORE_MANNERS[:12], seen_as=as_pair)


# ---------------------------------------------------------------- expected_elimination


def _some(codes, size, also=()):
    """Some of the codes, in order, those of `also` among them."""
    rest = [code for code in codes if code not in also]
    return sorted([*also, *_random.sample(rest, size - len(also))])


def _not_candidates(p, c, sizes, how_many):
    """Propositions with candidates of which they are none."""
    codes, found = lists(range(1, c + 1), p), []
    for size in sizes:
        for _unused in range(how_many):
            proposal = _random.choice(codes)
            found.append((proposal, _some([code for code in codes if code != proposal], size)))
    return found


def _candidates(p, c, sizes, how_many):
    """Propositions with candidates of which they are one."""
    codes = lists(range(1, c + 1), p)
    among = [(_random.choice(codes), size) for size in sizes for _ in range(how_many)]
    return [(proposal, _some(codes, size, [proposal])) for proposal, size in among]


def _drawn_candidates(random, among):
    """A proposition and candidates, in any order, of which it is one or not."""
    p, c = random.choice([(2, 4), (3, 3), (3, 4), (4, 6)])
    codes = random.sample(lists(range(1, c + 1), p), random.randint(4, 14))
    proposal = codes[0]
    return proposal, random.sample(codes, len(codes)) if among else codes[1:]


IMPOSSIBLE = Cases(
    [([3, 3], [[1, 1], [1, 2], [2, 1], [2, 2]]), ([1, 3], [[1, 1], [1, 2], [2, 1], [2, 2]])]
    + _not_candidates(2, 3, (1, 2, 3, 4, 5, 6), 5)
    + _not_candidates(3, 4, (5, 9, 16, 30, 63), 4)
    + _not_candidates(4, 8, (12, 40), 3)
    + _not_candidates(4, 4, (255,), 1),
    fresh=lambda random: _drawn_candidates(random, among=False),
)
# the answers 10 0 and 0 1, then 11 0 and 1 10: they are two, whatever number or text is made of them
TEN_PEGS = [1] * 9 + [2], [[1] * 9 + [2], [2] + [3] * 8 + [4], [1] * 10]
TWELVE_PEGS = [*range(1, 13)], [[*range(1, 12), 13], [1, *range(3, 13), 13], [*range(1, 13)]]
POSSIBLE = Cases(
    [([1, 2], [[1, 2]]), ([1, 2], [[1, 2], [2, 1]]), ([1, 2], [[1, 1], [1, 2], [2, 1], [2, 2]])]
    + _candidates(2, 3, (2, 3, 4, 5, 6), 4)
    + _candidates(3, 4, (5, 9, 16, 30), 4)
    + [
        ([1, 1, 2], lists((1, 2, 3), 3)),
        ([1, 2, 3, 3], lists((1, 2, 3), 4)),
        ([1, 2, 3], lists(range(1, 9), 3)[:120]),
    ]
    + [([1, 1, 2, 3], lists((1, 2, 3, 4), 4)), TEN_PEGS, TWELVE_PEGS],
    fresh=lambda random: _drawn_candidates(random, among=True),
)
_UNSORTED = Cases([(proposition, candidates[::-1]) for proposition, candidates in POSSIBLE[:12]])
ELIMINATION_MANNERS = IMPOSSIBLE[:20] + POSSIBLE[:12] + _UNSORTED


@check("expected_elimination", points=3)
def test_elimination_by_an_impossible_code(submission):
    """The value must be the average number of candidates eliminated, each candidate being the
    secret in turn."""
    submission.agrees(reference.expected_elimination, on=IMPOSSIBLE)


@check("expected_elimination", points=1, after=test_elimination_by_an_impossible_code)
def test_elimination_by_a_candidate(submission):
    """When the proposition is a candidate and finds the secret, the secret itself must not be
    counted as eliminated."""
    submission.agrees(reference.expected_elimination, on=POSSIBLE)


@check("expected_elimination", points=0.5, after=test_elimination_by_an_impossible_code)
def test_elimination_leaves_its_arguments_alone(submission):
    """After the call, the proposition and the candidates must be what they were before."""
    submission.leaves_arguments_alone("expected_elimination", on=ELIMINATION_MANNERS)


@check("expected_elimination", points=0.5, after=test_elimination_by_an_impossible_code)
def test_elimination_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.expected_elimination, on=ELIMINATION_MANNERS[:3])


# ---------------------------------------------------------------- best_proposal


def _left(candidates, proposal):
    """The sum of the squares of the sizes of the parts."""
    return sum(
        size**2
        for size in Counter(
            reference.score_proposal(code, proposal) for code in candidates
        ).values()
    )


def _codes(text):
    return [list(map(int, code)) for code in text.split()]


def _situation(text):
    """Candidates, and the other propositions: "11 12 | 21", or "11 12 | *2" for all codes with 2 colours."""
    candidates, others = text.split(" | ")
    codes = _codes(candidates)
    rest = (
        lists(range(1, int(others[1]) + 1), len(codes[0])) if others[0] == "*" else _codes(others)
    )
    return codes, sorted(codes + [code for code in rest if code not in codes])


def _shuffled(cases):
    return [tuple(_random.sample(codes, len(codes)) for codes in situation) for situation in cases]


def _best_of(candidates, proposals):
    """The propositions with the largest expectation."""
    left = [_left(candidates, proposal) for proposal in proposals]
    return [proposal for proposal, size in zip(proposals, left, strict=True) if size == min(left)]


def _drawn(random, wanted, sizes=((2, 4, 4), (3, 3, 8)), more=0):
    """Candidates and propositions, in any order, colours up to 12, whose best propositions are as wanted.

    `sizes`: pegs, colours, candidates; `more`: other propositions. `wanted`: a condition on the numbers of candidates
    and of others that are the best.
    """
    while True:
        p, c, size = random.choice(sizes)
        colours = sorted(random.sample(range(1, 13), c))
        proposals = random.sample(lists(colours, p), size + more + random.randint(2, 4))
        candidates = random.sample(proposals[:size], size)
        random.shuffle(proposals)
        best = _best_of(candidates, proposals)
        among = sum(proposal in candidates for proposal in best)
        if wanted(among, len(best) - among):
            return candidates, proposals


# one proposition is the best; after an easy case, it is no candidate, or the size of the largest part and the number of
# parts would choose otherwise
CLEAR = Cases(
    [([[1, 2], [1, 3], [1, 4], [2, 3]],) * 2]
    + [
        _situation(text)
        for text in (
            "12 13 14 | 11 23",
            "11 13 14 32 | 33 41",
            "11 12 32 33 | 23 34",
            "11 31 41 44 | 13 21",
            "11 31 33 41 | *4",
            "14 22 24 33 | *4",
            "112 113 122 222 312 313 322 332 | 233 311 323 331",
            "111 113 122 123 131 212 231 322 | 213 221 222 232",
            "113 132 133 213 223 233 321 323 | 112 211 212 322",
            "111 112 113 122 131 222 321 331 | *3",
            "121 123 133 213 321 323 331 333 | *3",
            "111 122 131 222 223 231 233 331 | *3",
            "112 114 122 132 134 142 143 312 313 322 323 331 413 414 433 434 | "
            "113 121 131 133 213 223 224 231 233 242 321 334 341 343 411 421 422 432 443 444",
            "112 143 224 231 243 312 321 322 333 344 411 423 431 432 433 434 | "
            "111 113 123 131 133 134 141 212 214 222 233 241 311 313 323 332 413 424 441 442",
        )
    ],
    fresh=lambda random: _drawn(
        random, lambda among, others: among + others == 1, [(2, 4, 3), (2, 4, 4), (3, 3, 8)]
    ),
    draws=16,
)
# longer lists, with one that is the best
LONG = Cases(
    [
        _drawn(Random(seed), lambda among, others: among + others == 1, [(3, 5, 35)], 70)
        for seed in range(2)
    ],
    seconds=PATIENCE,
)
# one candidate shares the largest expectation with codes that are none, some of them smaller but in one case
MIXED = Cases(
    (
        _situation(text)
        for text in (
            "21 | 11",
            "32 | 11",
            "32 | 11 12 33",
            "12 | 21 33",
            "12 23 31 43 | 14 34",
            "12 31 34 44 | 13 41",
            "21 22 31 43 | 12 33",
            "23 31 34 41 | *4",
            "12 23 31 43 | *4",
            "12 24 32 41 | *4",
            "111 113 122 321 322 323 331 333 | 133 211 212 311",
            "112 122 222 311 312 313 321 332 | 111 133 213 223",
            "111 211 222 232 233 313 331 332 | *3",
            "111 121 131 133 212 221 231 323 | *3",
            "111 114 132 133 141 213 214 221 233 324 334 344 411 414 421 423 | "
            "121 122 123 142 144 222 224 242 243 314 323 331 333 341 413 431 433 434 441 443",
        )
    ),
    fresh=lambda random: _drawn(random, lambda among, others: among == 1 and others, [(2, 4, 4)]),
    draws=12,
)
# candidates only share it, or other codes only
SAME_KIND = [
    _situation(text)
    for text in (
        "12 21 | 11",
        "22 31 33 41 | 11 42",
        "11 22 33 44 | 31 42",
        "21 22 23 24 | 14 32",
        "12 13 21 41 | *4",
        "21 22 23 24 | *4",
        "111 133 211 221 223 322 323 332 | 113 222 312 333",
        "111 212 222 311 312 322 323 333 | 133 223 232 321",
        "122 131 212 221 233 311 321 333 | *3",
        "111 112 212 213 232 312 313 332 | *3",
        "111 124 133 142 223 234 241 243 312 323 331 412 423 424 441 442 | "
        "112 121 122 131 231 233 244 311 321 324 332 333 334 341 343 413 414 431 433 434",
        "113 132 141 143 223 244 314 322 333 342 343 344 411 421 441 444 | "
        "111 112 114 121 124 142 211 212 213 221 311 312 324 331 334 341 414 433 434 442",
    )
]


def _repainted(situation, colours):
    """Other colours in the same order: nothing else changes."""
    return tuple(
        [[colours[colour - 1] for colour in code] for code in codes] for codes in situation
    )


def _of_a_kind(among, others):
    return among + others > 1 and 0 in (among, others)


OF_A_KIND = Cases(
    SAME_KIND
    + _shuffled(SAME_KIND)
    + [_repainted(situation, (2, 9, 10, 11)) for situation in _shuffled(SAME_KIND)],
    fresh=lambda random: _drawn(random, _of_a_kind),
    draws=16,
)
# several candidates and other codes share it
SEVERAL_DRAWN = partial(
    _drawn, wanted=lambda among, others: among > 1 and others, sizes=[(2, 4, 4)]
)
SEVERAL = Cases(
    [([[1, 2], [2, 1]], [[2, 1], [1, 1], [1, 2], [1, 3]])]
    + [SEVERAL_DRAWN(_random) for _unused in range(20)],
    fresh=SEVERAL_DRAWN,
    draws=12,
)
SHARES_THAT_ARE_ROUNDED = ((2, 4, 6), (2, 4, 7), (3, 3, 9), (3, 3, 10), (3, 3, 11))
IN_FLOATS = Cases(
    (
        (_codes(text), _codes(text))
        for text in (
            "11 14 23 34 41 43",
            "11 13 22 24 31 43 44",
            "11 12 24 31 33 42 44",
            "113 121 131 211 213 232 233 323 332",
            "113 122 131 132 213 221 222 223 231 233",
            "111 112 113 121 211 212 231 321 322 331",
            "113 131 132 211 223 311 321 322 323 331 332",
            "111 121 122 123 211 222 312 313 321 331 333",
        )
    ),
    fresh=lambda random: _drawn(random, _of_a_kind, SHARES_THAT_ARE_ROUNDED),
    draws=12,
)
CLOSE = Cases([(Random(143).sample(lists(range(1, 5), 4), 226),) * 2], seconds=3)
BEST_MANNERS = OF_A_KIND + CLEAR[:6]
AGAIN = Cases(
    (candidates, proposals)
    for candidates, every in CLEAR.arguments[1:5]
    for proposals in (every, sorted(candidates))
)


def _chooses(submission, on, question=RULES):
    """Compare the choices; a wrong one is told with what it eliminates."""
    try:
        submission.agrees(reference.best_proposal, on=on, seen_as=as_code)
    except NotPassed as found:
        raise NotPassed(_compared(found.verdict, on, question)) from None


def _compared(verdict, on, question):
    ranks = [rank for rank in range(len(on)) if on.call("best_proposal", rank) == verdict.call]
    try:
        received, expected = as_code(literal_eval(verdict.received)), literal_eval(verdict.expected)
    except (SyntaxError, ValueError):
        return verdict
    if verdict.status != FAILED or type(received) is not list or len(received) != len(expected):
        return verdict
    if len(ranks) != 1:  # one that was drawn
        return replace(verdict, question=question)
    candidates, proposals = on.arguments[ranks[0]]
    if received not in proposals:
        return replace(verdict, question=NOT_PROPOSED.format(received=show(received)))
    some, most = (
        len(candidates) - fractions.Fraction(_left(candidates, proposal), len(candidates))
        for proposal in (received, expected)
    )
    message = (EQUAL if some == most else LESS).format(
        call=verdict.call,
        received=verdict.received,
        expected=verdict.expected,
        some=some,
        most=most,
    )
    ruled = some == most or sorted(received) == sorted(
        expected
    )  # it is no matter of the order of the pegs
    return replace(verdict, message=message, question=question if ruled else None)


@check("best_proposal", points=2)
def test_best_eliminates_most(submission):
    """Among the propositions, candidates or not, the one with the largest expectation must be
    chosen."""
    _chooses(submission, CLEAR)
    _chooses(submission, LONG)


@check("best_proposal", points=1.5, after=test_best_eliminates_most)
def test_best_prefers_a_candidate(submission):
    """When a candidate and other codes share the largest expectation, the candidate must be chosen."""
    _chooses(submission, MIXED)


@check("best_proposal", points=1.5, after=test_best_eliminates_most)
def test_best_is_the_smallest(submission):
    """When several candidates, or several codes that are none, share the largest expectation, the
    smallest is chosen."""
    _chooses(submission, OF_A_KIND)
    submission.asks(SEVERAL, lambda cases: _chooses_the_smallest_candidate(submission, cases))


def _chooses_the_smallest_candidate(submission, on):
    """Of several candidates; that a candidate is chosen at all is another check's matter."""
    choices = list(map(as_code, submission.answers("best_proposal", on, "[…]")))
    for rank, (choice, right) in enumerate(
        zip(choices, on.expected(reference.best_proposal), strict=True)
    ):
        if choice != right and choice in on.arguments[rank][0]:
            call, received, expected = on.call("best_proposal", rank), show(choice), show(right)
            message = sentences.RETURNED.format(call=call, received=received, expected=expected)
            found = not_passed(message, call, received, expected, choices)
            raise NotPassed(_compared(found.verdict, on, RULES))


@check("best_proposal", points=0.5, after=test_best_eliminates_most)
def test_best_is_a_list(submission):
    """The result must be a code, a list."""
    submission.agrees(reference.best_proposal, on=CLEAR[:6])


@check("best_proposal", points=0.5, after=test_best_eliminates_most)
def test_best_leaves_its_lists_alone(submission):
    """After the call, both lists must be what they were before, in the same order."""
    submission.leaves_arguments_alone("best_proposal", on=BEST_MANNERS)


@check("best_proposal", points=0.5, after=test_best_eliminates_most)
def test_best_twice(submission):
    """The same call made a second time, or after others, must give the same result."""
    submission.repeats(reference.best_proposal, on=AGAIN, seen_as=as_code)


@check("best_proposal", points=0.5, after=test_best_is_the_smallest)
def test_best_compares_exactly(submission):
    """Equal expectations must be seen as equal, whatever the rounding of floats, and close ones as
    different."""
    _chooses(submission, IN_FLOATS, ADDED_UP)
    try:
        _chooses(submission, CLOSE)
    except NotPassed as found:
        if (
            found.verdict.status != TIMEOUT
        ):  # by the definition, without counting equal answers, it takes long
            raise


# ---------------------------------------------------------------- games, all together


@cache
def _all_games(p, c):
    return reference.all_games(p, c, list(range(1, p + 1)) if c >= p else None)


def game_of(secret, p=4, c=8):
    """The right game, without playing the others when there are too many."""
    if c**p <= 100:
        return _all_games(p, c)[tuple(secret)]
    candidates = codes = lists(range(1, c + 1), p)
    propositions = [list(range(1, p + 1))]
    while propositions[-1] != secret:
        answer = reference.score_proposal(secret, propositions[-1])
        candidates = [
            code
            for code in candidates
            if reference.score_proposal(code, propositions[-1]) == answer
        ]
        propositions.append(reference.best_proposal_remembered(candidates, codes))
    return propositions


def stats_of(p, c):
    return dict(Counter(map(len, _all_games(p, c).values())))


def stats_of_kinds(p, c):
    return _by_kind((code, len(propositions)) for code, propositions in _all_games(p, c).items())


def _by_kind(games):
    """The numbers of tries of each kind of code, from codes and their tries."""
    kinds = {}
    for code, tries in games:
        kinds.setdefault(tuple(sorted(Counter(code).values(), reverse=True)), []).append(tries)
    return {kind: dict(Counter(tries)) for kind, tries in kinds.items()}


game_of.__name__, stats_of.__name__, stats_of_kinds.__name__ = (
    "guess",
    "exhaustive_stats",
    "stats_by_pattern",
)

# ---------------------------------------------------------------- guess


def _games(*sizes):
    return [(secret, p, c) for p, c in sizes for secret in lists(range(1, c + 1), p)]


def _a_game(random, sizes):
    p, c = random.choice(sizes)
    return random.choices(range(1, c + 1), k=p), p, c


def _with_another_colour(random):
    """The code 1 2 3 4 with 5, 6, 7 or 8 in one place."""
    code = [1, 2, 3, 4]
    code[random.randrange(4)] = random.randint(5, 8)
    return code


_MIXED_UP = [[*code] for code in permutations((1, 2, 3, 4)) if code != (1, 2, 3, 4)]
ENOUGH_COLOURS = Cases(
    _games((1, 3), (2, 2), (2, 4), (3, 3))
    + _games((3, 4), (2, 6))[::4]
    + _games((1, 8))
    + [([11], 1, 11)],
    fresh=lambda random: _a_game(random, [(2, 5), (2, 6), (2, 7), (3, 4)]),
    draws=12,
)
TOO_FEW_COLOURS = Cases(
    _games((2, 1), (3, 1), (3, 2), (4, 2)) + _games((4, 3))[::40],
    seconds=PATIENCE,
    fresh=lambda random: _a_game(random, [(4, 2), (5, 2), (5, 2), (5, 2), (4, 3)]),
    draws=5,
)
MORE_PEGS = Cases(  # the answer to 1 2 … p leaves ten candidates at most
    [([1, 2, 4, 3], 4, 4)],
    seconds=PATIENCE,
    fresh=lambda random: (random.choice(_MIXED_UP), 4, random.choice((4, 5, 6))),
    draws=1,
)
CLASSIC = Cases(  # the answer to 1 2 3 4 leaves 28 candidates
    [([1, 2, 3, 4],), ([1, 1, 3, 4],)],
    seconds=MINUTE,
    fresh=lambda random: (_with_another_colour(random),),
    draws=1,
)
SOME_SECRETS = Cases([([1, 1], 2, 4), ([3, 1], 2, 4), ([2, 2, 1], 3, 3)])
FOUR_PEGS, ONE_PEG = Cases([([1, 2, 3, 4],)], seconds=1), Cases([([1], 1, 3)], seconds=1)


def _plays(submission, on):
    """Compare the games; where one leaves the right course, tell what is still possible there."""
    try:
        submission.agrees(game_of, on=on, seen_as=as_codes)
    except NotPassed as found:
        if found.verdict.status == TIMEOUT and found.verdict.fingerprint:
            raise _looked_into(submission, found.verdict) from None
        raise NotPassed(_where_it_leaves(found.verdict, on)) from None


def _looked_into(submission, verdict):
    """A game that does not end tells little: is one ended that is won with four well placed pegs, and no other?"""
    ended = []
    for cases in (FOUR_PEGS, ONE_PEG):
        with suppress(NotPassed):
            ended.append(submission.answers("guess", cases, "") and cases)
    fields = verdict.message, verdict.call, verdict.received, verdict.expected
    return not_passed(*fields, ["four pegs"] * (ended == [FOUR_PEGS]), TIMEOUT, verdict.question)


_TOLD_SIZES = """def guess(secret, p=4, c=8):
    return [list(secret)] * (1000 * min(p, 9) + 100 * min(c, 9) + 10 * min(len(secret), 9) + min(max(secret), 9))
"""


def _another_game(submission, failed, *arguments):
    """A call that does not end tells little: does it play MM(4, 8), whatever the sizes are?"""
    verdict = failed.verdict
    if verdict.status != TIMEOUT or not verdict.fingerprint:
        return failed
    name, setting = verdict.call.partition("(")[0], Setting((("guess",), _TOLD_SIZES), seed=5)
    game = submission.play(name, script(()), *arguments, 1, 1, setting=setting, seconds=PATIENCE)
    fields = verdict.message, verdict.call, verdict.received, verdict.expected
    behaviour = ["MM(4, 8)"] * (4811 in _numbers_in(game.outcome.value))
    return not_passed(*fields, behaviour, TIMEOUT, verdict.question)


def _numbers_in(value):
    """The keys of a dictionary, and of those in it."""
    if type(value) is not dict:
        return set()
    return set(value).union(*map(_numbers_in, value.values()))


def _where_it_leaves(verdict, on):
    ranks = [rank for rank in range(len(on)) if on.call("guess", rank) == verdict.call]
    if verdict.status != FAILED or len(ranks) != 1:
        return verdict
    secret, p, c = (*on.arguments[ranks[0]], 4, 8)[:3]
    try:
        received, right = as_codes(literal_eval(verdict.received)), literal_eval(verdict.expected)
    except (SyntaxError, ValueError):
        return verdict
    if type(received) is not list:
        return verdict
    received = [code for code in received if code is not ...]  # what is left out of a long answer
    if any(type(code) is not list or len(code) != p for code in received):
        return replace(verdict, question=NO_CODES.format(p=p, c=c))
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(received, right, strict=False))))
    if same >= len(right) or same == len(received):
        return replace(verdict, question=NOT_ENDED)
    if same == 0:
        return replace(verdict, question=FIRST_MOVE.format(p=p, c=c))
    left = lists(range(1, c + 1), p)
    for move in right[:same]:
        answer = reference.score_proposal(secret, move)
        left = [code for code in left if reference.score_proposal(code, move) == answer]
    moves = ", ".join(" ".join(map(str, move)) for move in right[:same])
    return replace(verdict, question=AFTER_MOVES.format(moves=moves, candidates=show(left)))


@check("guess", points=2.5)
def test_guess_plays_the_best_propositions(submission):
    """After 1 2 … p, the best proposition for the candidates left must be played, and the secret at
    the end."""
    _plays(submission, ENOUGH_COLOURS)
    _plays(submission, MORE_PEGS)
    _must_begin_with_all_pegs(submission)


FIVE_PEGS = ([1, 2, 3, 4, 5], 5, 5)


def _must_begin_with_all_pegs(submission):
    """With five pegs, too; asked right after loading, as a game that goes on there takes long."""
    call, right = show_call("guess", FIVE_PEGS), [FIVE_PEGS[0]]
    received = as_codes(submission.play("guess", script(()), *FIVE_PEGS).outcome.value)
    if type(received) is list and received[:1] != right:
        message = sentences.RETURNED.format(
            call=call, received=show(received), expected=show(right)
        )
        raise not_passed(
            message,
            call,
            show(received),
            show(right),
            ["five pegs"],
            question=FIRST_MOVE.format(p=5, c=5),
        )


@check("guess", points=1, after=test_guess_plays_the_best_propositions)
def test_guess_with_few_colours(submission):
    """With fewer colours than pegs, the first proposition too must be the best one."""
    _plays(submission, TOO_FEW_COLOURS)


@check("guess", points=0.5, after=test_guess_plays_the_best_propositions)
def test_guess_without_sizes(submission):
    """Called with a secret only, the function must play MM(4, 8)."""
    _plays(submission, CLASSIC)


@check("guess", points=0.5, after=test_guess_plays_the_best_propositions)
def test_guess_is_a_list_of_lists(submission):
    """The result must be a list of codes, and each code a list."""
    submission.agrees(game_of, on=SOME_SECRETS)


@check("guess", points=0.5, after=test_guess_plays_the_best_propositions)
def test_guess_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(game_of, on=SOME_SECRETS, seen_as=as_codes)


@check("guess", points=0.5, after=test_guess_plays_the_best_propositions)
def test_guess_leaves_the_secret_alone(submission):
    """After the call, the secret must be what it was before."""
    submission.leaves_arguments_alone("guess", on=SOME_SECRETS)


# ---------------------------------------------------------------- another player

_ANOTHER_PLAYER = """
from functools import cache
from itertools import product


def best_proposal(candidates, proposals=None):
    return max(candidates)


def guess(secret, p=4, c=8) -> list:
    return [[*move] for move in game(tuple(secret), p, c)]


@cache
def game(secret, p, c):
    def answer(code):
        common = sum(min(code.count(colour), moves[-1].count(colour)) for colour in range(1, c + 1))
        return sum(map(int.__eq__, code, moves[-1])), common

    secret, candidates = list(secret), list(map(list, product(range(1, c + 1), repeat=p)))
    moves = [list(range(1, p + 1))]
    while moves[-1] != secret:
        candidates = [code for code in candidates if answer(code) == answer(secret)]
        moves.append(max(candidates))
    return moves
"""
OWN_GAMES = [(2, 9), (2, 10), (2, 11), (3, 5), (7, 2)]  # for functions that play in their own way
_BY_ANOTHER = (
    3,
    3,
)  # MM(3, 3): that player needs three tries in 13 of the 27 games, and the right one in 21
_another = {}
exec(_ANOTHER_PLAYER, _another)


def _tries_of_another(p, c):
    """The codes, each with the number of tries that the other player needs."""
    return [(code, len(_another["guess"](code, p, c))) for code in lists(range(1, c + 1), p)]


def _with_another_player(submission, name, *arguments):
    """What the function gives with the largest candidate always played; None when that is nothing.

    A function that plays in its own way, without `guess` and `best_proposal`, gives what it gives otherwise. So does
    a table of answers: such a function is asked about games that the others are spared.
    """
    setting = Setting((("guess", "best_proposal"), _ANOTHER_PLAYER), seed=5, heedless=True)
    game = submission.play(
        name, script(()), *arguments, *_BY_ANOTHER, setting=setting, seconds=PATIENCE
    )
    return None if game.outcome.raised or game.outcome.gone else game.outcome.value


# ---------------------------------------------------------------- play_alone

GAMES, DRAWS = 100, 1600
ALARM = 1e-11
SOME_GAMES = Cases(
    [
        (1, 1, 1),
        (1, 2, 4),
        (2, 2, 4),
        (10, 2, 4),
        (20, 2, 2),
        (12, 3, 3),
        (9, 3, 2),
        (20, 1, 1),
        (30, 2, 4),
    ]
)
OTHER_GAMES = [(1, 5), (2, 2), (2, 5), (2, 6), (3, 2), (3, 3), (4, 2)]
SERIES = {(2, 4): 40, (2, 3): 20}
EACH_ONCE = Cases([(16, 2, 4)] * 10)  # as many games as there are codes
ALONE = Cases(
    [(GAMES, *game) for game, series in SERIES.items() for _unused in range(series)],
    seconds=PATIENCE,
)


def _all_played(submission):
    """For each of the two games, what its series gave."""
    found = submission.draw("play_alone", ALONE, "{…}")
    _must_count_games(found, ALONE)
    return {
        game: [
            counted(result)
            for result, (_, *sizes) in zip(found, ALONE, strict=True)
            if (*sizes,) == game
        ]
        for game in SERIES
    }


def _alike(results):
    return all(result == results[0] for result in results)


def _must_count_games(found, cases):
    """Each result is a dictionary from numbers of tries to numbers of games, as many as there were."""
    # fewer come back when they are far too long: then the first of them are wrong
    problems = [
        _problem(result, *arguments) for result, arguments in zip(found, cases, strict=False)
    ]
    for rank, problem in enumerate(problems):
        if problem:
            call, received = cases.call("play_alone", rank), show(found[rank])
            message, behaviour = problem[0], _by_and_large(found, cases, problems)
            raise not_passed(
                message.format(call=call, received=received), call, received, "", behaviour
            )


@check("play_alone", points=1)
def test_alone_counts_n_games(submission):
    """The result must be a dictionary from numbers of tries to numbers of games, `n` games in all."""
    try:
        found = submission.draw("play_alone", SOME_GAMES, "{…}")
    except NotPassed as failed:
        raise _another_game(submission, failed, 1) from None
    _must_count_games(found, SOME_GAMES)


def _problem(result, n, p, c):
    """What is wrong with the result, and what that is by chance no more; None when nothing is wrong."""
    numbers = counted(result)
    if type(result) is not dict or any(
        type(number) is not int for pair in numbers.items() for number in pair
    ):
        return NOT_A_TABLE, type(result).__name__
    total = sum(numbers.values())
    if total != n or min(numbers.values()) < 0:
        more = max(
            -DRAWS, min(total - n, DRAWS)
        )  # whatever the result says, a number that can be written
        return OTHER_NUMBER.format(sum=show(total), n=n, call="{call}", received="{received}"), more
    unknown = sorted(numbers.keys() - stats_of(p, c).keys())
    if unknown:
        tries = show(unknown[0])
        return NO_SUCH_GAME.format(
            tries=tries, p=p, c=c, call="{call}", received="{received}"
        ), "0 tries" if 0 in unknown else "tries"
    return None


def _by_and_large(found, cases, problems):
    """The same for the same mistake, whatever chance made of it; nothing when that cannot be told.

    Numbers of games that are wrong by as many each time, or by one for each key, or because earlier games are in them.
    """
    kinds = {problem[1] for problem in problems if problem}
    if not any(type(kind) is int for kind in kinds):
        return sorted(map(str, kinds))
    if len(kinds) == 1:
        return sorted(kinds)
    if any(type(result) is not dict for result in found):
        return []
    totals, games = [sum(result.values()) for result in found], [n for n, *_ in cases]
    if all(
        n - total == len(result) for result, total, n in zip(found, totals, games, strict=False)
    ):
        return ["one for each key"]
    return ["accumulated"] if totals == list(accumulate(games)) else []


@check("play_alone", points=2, after=test_alone_counts_n_games)
def test_alone_has_the_right_frequencies(submission):
    """Over many games, each number of tries must have about the same frequency as over all secrets."""
    played = _all_played(submission)
    if all(
        map(_alike, played.values())
    ):  # another check speaks of that; are they series that chance could give?
        _must_be_frequent({game: found[:1] for game, found in played.items()})
        return
    _must_be_frequent(played)
    others = OTHER_GAMES
    if not _plays_with_another(submission):
        _must_be_frequent_in(submission, OWN_GAMES[:1])
        others = OWN_GAMES[1:]
    with unforeseen():
        _must_be_frequent_in(
            submission, submission.with_fresh([], lambda random: random.choice(others), 1)
        )


def _must_be_frequent_in(submission, games):
    """In other games than those of SERIES, too."""
    cases = Cases([(GAMES, *game) for game in games for _ in range(10)], seconds=PATIENCE)
    found = submission.draw("play_alone", cases, "{…}")
    _must_count_games(found, cases)
    found = list(map(counted, found))
    _must_be_frequent({game: found[10 * rank : 10 * rank + 10] for rank, game in enumerate(games)})


def _plays_with_another(submission):
    """Whether the numbers of tries become those of another player, when there is one."""
    found = counted(_with_another_player(submission, "play_alone", GAMES * 3))
    tries = [tries for _, tries in _tries_of_another(*_BY_ANOTHER)]
    if type(found) is not dict or found.keys() - tries:
        return False
    limits = {
        number: bounds(GAMES * 3, times / len(tries), ALARM)
        for number, times in Counter(tries).items()
    }
    return all(low <= found.get(number, 0) <= high for number, (low, high) in limits.items())


def _must_be_frequent(played):
    """In each game, the numbers of tries are as frequent as over all secrets."""
    for (p, c), found in played.items():
        call, games = f"play_alone({GAMES}, {p}, {c})", len(found) * GAMES
        if all(len(result) == 1 for result in found):
            message = ONE_KIND.format(
                series=SERIES.get((p, c), 10), call=call, received=show(found[0])
            )
            raise not_passed(message, call, show(found[0]), "", ["one kind", (p, c)], question=ANEW)
        total, far = sum(map(Counter, found), Counter()), []
        for tries, number in sorted(stats_of(p, c).items()):
            low, high = bounds(games, number / c**p, ALARM)
            if not low <= total[tries] <= high:
                far.append((tries, number, "few" if total[tries] < low else "many"))
        if far:
            tries, number, _ = far[0]
            expected = round(games * number / c**p)
            message = FAR_OFF.format(
                games=games, p=p, c=c, count=total[tries], tries=tries, expected=expected
            )
            raise not_passed(message, call, show(dict(total)), "", far, question=WHICH_SECRETS)


_TOLD = (
    "def guess(secret, p=4, c=8):\n    return [list(secret)] * (4 * secret[0] + secret[1] - 4)\n"
)


_ONE_OR_THREE = (
    "def guess(secret, p=4, c=8):\n    return [list(secret)] * (3 if secret[0] > 1 else 1)\n"
)


def _must_leave_a_gap(submission, function, without_zeros, *arguments):
    """Where no game takes two tries and some take three, two must be no key."""
    arguments = (*arguments, 2, 3)
    setting = Setting((("guess",), _ONE_OR_THREE), seed=5, heedless=True)
    game = submission.play(function, script(()), *arguments, setting=setting, seconds=PATIENCE)
    value, call = game.outcome.value, show_call(function, arguments)
    if game.counts.get("guess") and without_zeros(value) != value:
        message = A_GAP.format(call=call, received=show(value))
        raise not_passed(message, call, show(value), show(without_zeros(value)), ["gap"])


@check("play_alone", points=0.5, after=test_alone_counts_n_games)
def test_alone_holds_no_zeros(submission):
    """The dictionary must hold only the numbers of tries that occur."""
    found = submission.draw("play_alone", SOME_GAMES, "{…}")
    for rank, result in enumerate(found):
        right = counted(result)
        if result != right:
            call, zeros = SOME_GAMES.call("play_alone", rank), sorted(result.keys() - right.keys())
            message = A_ZERO.format(call=call, received=show(result), tries=show(zeros[0]))
            between = min(right) < zeros[0] and zeros[-1] < max(right)
            raise not_passed(message, call, show(result), "", ["gap" if between else "zeros"])
    _must_leave_a_gap(submission, "play_alone", counted, GAMES)


@check("play_alone", points=1, after=test_alone_has_the_right_frequencies)
def test_alone_draws_among_all_codes(submission):
    """Each code must have the same chance to be the secret of a game."""
    drawn = _told(submission, _TOLD, DRAWS, 2, 4)
    if drawn is None:
        return
    call = f"play_alone({DRAWS}, 2, 4)"
    secrets = {
        4 * first + second - 4: f"{first} {second}"
        for first in range(1, 5)
        for second in range(1, 5)
    }
    if drawn.keys() - secrets.keys():
        raise not_passed(NOT_A_CODE.format(call=call), call, show(drawn), "", ["no code"])
    if sum(drawn.values()) < DRAWS:
        message = NOT_ALL_COUNTED.format(call=call, count=sum(drawn.values()), games=DRAWS)
        raise not_passed(message, call, show(drawn), "", ["not all counted", max(drawn, default=0)])
    low, high = bounds(DRAWS, 1 / 16, ALARM)
    uneven = [
        (secret, drawn.get(rank, 0))
        for rank, secret in secrets.items()
        if not low <= drawn.get(rank, 0) <= high
    ]
    if uneven:
        secret, count = uneven[0]
        message = UNEVEN.format(call=call, secret=secret, count=count, expected=DRAWS // 16)
        behaviour = [(secret, count > low) for secret, count in uneven]
        raise not_passed(message, call, show(drawn), "", behaviour, question=WHICH_SECRETS)


def _told(submission, guess, *arguments):
    """What `play_alone` counts when the number of tries tells its secrets; None when it plays games of its own."""
    setting = Setting((("guess",), guess), seed=5, heedless=True)
    game = submission.play("play_alone", script(()), *arguments, setting=setting, seconds=PATIENCE)
    drawn, ended = counted(game.outcome.value), not game.outcome.raised and not game.outcome.gone
    return drawn if ended and game.counts.get("guess") and type(drawn) is dict else None


@check("play_alone", points=0.5, after=test_alone_has_the_right_frequencies)
def test_alone_without_sizes(submission):
    """Called with a number of games only, the function must play MM(4, 8)."""
    drawn = _told(submission, _TOLD_SIZES, 60)
    if not drawn:
        return
    largest = max(drawn)
    p, c, length, colour = map(int, f"{largest:04}"[-4:])
    fields = {"call": "play_alone(60)", "p": p, "c": c, "length": length, "colour": colour}
    if largest != 4848 or any(tries // 10 != 484 for tries in drawn):
        sentence = OTHER_CODES if (p, c) == (4, 8) else OTHER_GAME
        raise not_passed(
            sentence.format(**fields), "play_alone(60)", show(drawn), "", [(p, c, length, colour)]
        )


@check("play_alone", points=0.5, after=test_alone_counts_n_games)
def test_alone_leaves_it_to_chance(submission):
    """Two series of games must not always give the same result."""
    alike = {
        (GAMES, *game): found for game, found in _all_played(submission).items() if _alike(found)
    }
    found = submission.draw("play_alone", EACH_ONCE, "{…}")
    alike |= {EACH_ONCE.arguments[0]: found} if _alike(found) else {}
    for (n, p, c), found in alike.items():
        call = f"play_alone({n}, {p}, {c})"
        message = ALIKE.format(series=len(found), call=call, received=show(found[0]))
        raise not_passed(message, call, show(found[0]), "", ["same", *alike], question=WHENCE)


# ---------------------------------------------------------------- exhaustive_stats, stats_by_pattern

FEW_TRIES = [(1, 3), (1, 4), (2, 1), (3, 1), (3, 2)]
MORE_TRIES = [
    (1, 9),
    (1, 11),
    (1, 12),
    (1, 13),
    (2, 5),
    (2, 7),
    (2, 8),
    (4, 1),
    (5, 1),
    (5, 2),
    (6, 2),
]
SMALL_GAMES = Cases(
    [(1, 1), (1, 2), (2, 2), (2, 3), (2, 4), (3, 3)],
    fresh=lambda random: random.choice(FEW_TRIES),
    draws=4,
)
FEW_COLOURS = Cases([(2, 1), (3, 2)])  # no code of these games has as many colours as pegs
LARGER_GAMES = Cases(
    [(3, 2), (4, 2), (2, 6), (1, 8), (1, 10), (3, 4), (4, 3)],
    seconds=PATIENCE,
    fresh=lambda random: random.choice(MORE_TRIES),
    draws=4,
)
GAMES_OF_ITS_OWN = Cases(
    OWN_GAMES[:1], seconds=3 * PATIENCE, fresh=lambda random: random.choice(OWN_GAMES[1:]), draws=1
)


@check("exhaustive_stats", points=2)
def test_exhaustive_counts_each_secret(submission):
    """To each number of tries must belong the number of secrets that take so many, each secret
    counted once."""
    try:
        submission.agrees(stats_of, on=SMALL_GAMES, seen_as=counted)
    except NotPassed as failed:
        raise _another_game(submission, failed) from None
    right = Counter(tries for _, tries in _tries_of_another(*_BY_ANOTHER))
    if counted(_with_another_player(submission, "exhaustive_stats")) != right:
        submission.agrees(stats_of, on=GAMES_OF_ITS_OWN, seen_as=counted)


@check("exhaustive_stats", points=1, after=test_exhaustive_counts_each_secret)
def test_exhaustive_of_larger_games(submission):
    """The numbers must be right for longer games too, with few colours or with many."""
    submission.agrees(stats_of, on=LARGER_GAMES, seen_as=counted)


@check("exhaustive_stats", points=0.5, after=test_exhaustive_counts_each_secret)
def test_exhaustive_holds_no_zeros(submission):
    """The dictionary must hold only the numbers of tries that occur."""
    submission.agrees(stats_of, on=SMALL_GAMES[:])
    _must_leave_a_gap(submission, "exhaustive_stats", counted)


@check("exhaustive_stats", points=0.5, after=test_exhaustive_counts_each_secret)
def test_exhaustive_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(stats_of, on=SMALL_GAMES[:3], seen_as=counted)


@check("stats_by_pattern", points=2)
def test_pattern_counts_each_kind(submission):
    """To each kind of code, given by its multiplicities, must belong the numbers of tries of its
    secrets."""
    submission.agrees(stats_of_kinds, on=SMALL_GAMES, seen_as=counted_by_kind)
    right = _by_kind(_tries_of_another(*_BY_ANOTHER))
    if counted_by_kind(_with_another_player(submission, "stats_by_pattern")) != right:
        submission.agrees(stats_of_kinds, on=GAMES_OF_ITS_OWN, seen_as=counted_by_kind)


@check("stats_by_pattern", points=1, after=test_pattern_counts_each_kind)
def test_pattern_of_larger_games(submission):
    """The numbers must be right for longer games too, where two kinds may have as many colours as
    each other."""
    submission.agrees(stats_of_kinds, on=LARGER_GAMES, seen_as=counted_by_kind)


@check("stats_by_pattern", points=0.5, after=test_pattern_counts_each_kind)
def test_pattern_holds_no_zeros(submission):
    """The dictionaries must hold only what occurs: no number of tries, and no kind, that has no
    secret."""
    submission.agrees(stats_of_kinds, on=SMALL_GAMES[:] + FEW_COLOURS)
    _must_leave_a_gap(submission, "stats_by_pattern", counted_by_kind)


@check("stats_by_pattern", points=0.5, after=test_pattern_counts_each_kind)
def test_pattern_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(stats_of_kinds, on=SMALL_GAMES[:3], seen_as=counted_by_kind)
