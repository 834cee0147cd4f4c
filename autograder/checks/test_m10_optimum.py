"""Hidden checks of m10_optimum: parts, five strategies, evaluate, score_table, optimal_total, check_tree.

The four strategies that look one step ahead are asked in the same POSITIONS: subsets of small games, all of them up to
a size, then seeded ones. What a strategy proposes is looked at in three steps, so that a mistake counts once:
is it among the best, is it a candidate when one is among the best, is it the smallest of those?

The expected proposition comes from a table of answers, in integers: entropies are compared as products of n ** n.
Some positions are there for those who round: the two best codes differ in the second or third decimal. All different
entropies of one position differ by more than 1e-5, far from the tolerance of the statement.

**By heart.** `optimal_total` meets no fresh cases: the games whose optimum a learner's program can find within
seconds are a handful, and the statement names them. Whoever knows these totals knows all that can be asked. And
`score_table` is timed on three of five sizes, those that take long enough to be timed and short enough to be waited
for: a file that carries these five tables, 50 kB, looks as fast as one that makes them (2.5 points). Other sizes are
smaller, take seconds, or have many more colours than pegs, so that loops which skip the absent ones would look fast.

**Large games.** The strategies are asked in the classic game too, with a few candidates. `evaluate` and `check_tree`
are not: a right program that first compares all its codes with all the others would take twenty seconds. What goes
wrong above 256 codes only is not seen there.

**Speed.** Tables that no other check asks for are timed beside NAIVE, in turn and in the same sandbox, then looked at.
Measured on a busy machine: 15 to 50 times as fast for whole arrays, 8 to 15 for an array a row and for arrays that
hold every pair of codes, 2 for clever loops, 0.6 for plain ones. The thresholds are 1.5, lest chance decide on what is
about twice as fast, and 6, with which no natural way of writing it is level: clever loops that remember reach 4.
"""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations
from math import prod
from operator import eq
from random import Random

from autograder.i18n.display import show
from autograder.i18n.message import _, finding
from autograder.reports.model import ERROR, FAILED, TIMEOUT
from autograder.testing.cases import Cases, lists, probe
from autograder.testing.check import NotPassed, check, not_passed
from solutions import m10_optimum as reference

NOT_A_CODE = finding(
    "strategy.not-a-code",
    "`{call}` returned `{received}`; one of the codes of the second list was expected, "
    "`{expected}`.",
)
WORSE = finding(
    "strategy.worse",
    "`{call}` proposes `{received}` (sizes of its parts: {sizes}); `{expected}` is better "
    "({better}).",
)
NO_CANDIDATE = finding(
    "strategy.not-a-candidate",
    "`{call}` proposes `{received}` (sizes of its parts: {sizes}), which cannot be the secret; "
    "`{expected}` is as good ({better}), and may be the secret.",
)
NOT_THE_SMALLEST = finding(
    "strategy.not-the-smallest",
    "`{call}` proposes `{received}` (sizes of its parts: {sizes}); `{expected}` is as good "
    "({better}), and comes before it.",
)
QUESTIONS = {
    "minimax": finding(
        "ask.fewer-at-worst",
        "Which of the two leaves fewer candidates, if the answer is the worst one?",
    ),
    "expected_size": finding(
        "ask.left-on-average",
        "For both, how many candidates are left on average, each part being as likely as it is "
        "large?",
    ),
    "max_entropy": finding(
        "ask.entropy-by-hand", "For both, what is the entropy in bits, computed by hand?"
    ),
    "most_parts": finding("ask.more-parts", "Which of the two has more parts?"),
}
EQUAL = finding(
    "ask.are-numbers-equal",
    "Print the two numbers that your function compares: if they are equal, what does it look at "
    "next? And if they differ in their last digits only, should these decide?",
)
TIES = {
    "minimax": finding(
        "ask.next-if-equal-at-worst",
        "Both leave as many candidates at worst: what does your function look at next?",
    ),
    "expected_size": EQUAL,
    "max_entropy": EQUAL,
    "most_parts": finding(
        "ask.next-if-equal-parts", "Both have as many parts: what does your function look at next?"
    ),
}
NOT_A_LIST = finding(
    "strategy.not-a-list",
    "`{call}` is of type {type}; the codes are lists, and a list was expected.",
)
HANDED_ON = finding(
    "evaluate.other-lists",
    "During `{call}`, the strategy received the candidates `{candidates}` and {codes}.",
)
THE_CODES = _("all the codes")
OTHER_CODES = _("as codes `{codes}`")
WHAT_IS_LEFT = finding(
    "ask.which-codes-are-left",
    "After an answer, which codes are left, and in which order? And which codes may be proposed?",
)
NOT_REFUSED = finding(
    "refusal.missing", "`{call}` returned `{received}`; a `ValueError` was expected: {reason}."
)
ASKED_FOR_EVER = finding(
    "evaluate.endless",
    "`{call}` asked for more than 200 propositions; a `ValueError` was expected: {reason}.",
)
WITHOUT_WORDS = finding(
    "check_tree.error-without-message",
    "`{call}` raises a `ValueError` without a message: what should someone who reads it learn?",
)
NOT_AN_ARRAY = finding(
    "score_table.not-an-array",
    "`{call}` is of type {type}; an array of numpy was expected, with integers in it.",
)
NOT_OF_INTEGERS = finding(
    "score_table.not-integers", "`{call}` is an array of {type}; an array of integers was expected."
)
NOT_TWICE_AS_FAST = finding(
    "score_table.not-twice-as-fast",
    "Of `{calls}`, timed beside two loops of Python over all pairs of codes, at most one is twice "
    "as fast.",
)
NOT_SIX_TIMES_AS_FAST = finding(
    "score_table.not-six-times-as-fast",
    "Of `{calls}`, all timed beside two loops of Python over all pairs of codes, at most one is "
    "six times as fast.",
)
WHICH_LISTS = finding(
    "ask.which-lists",
    "Which two lists does the strategy receive from you, at each of its propositions?",
)
HOW_OFTEN = finding(
    "ask.same-candidates-again",
    "How often does your function meet the same candidates, and what does it do then?",
)
HOW_MANY_TURNS = finding(
    "ask.how-many-turns-of-loops",
    "How many turns do your loops make in all? Which of these loops could become operations on "
    "whole arrays?",
)

FROM_WHICH_LIST = finding(
    "ask.from-which-list",
    "From which list does your function take what it returns? Print the two lists it is given, and "
    "what it returns.",
)

SECONDS = 240.0  # for one submission: strategies on top of a wrong `parts` may be very slow, and are then judged again

_random = Random(
    5625
)  # one fixed seed: every learner meets the same inputs and reads the same message


def codes_of(p, c):
    return lists(range(1, c + 1), p)


def some_of(p, c, size, random=_random):
    """That many codes of MM(p, c), drawn, in order."""
    return sorted(random.sample(codes_of(p, c), size))


def as_code(value):
    """A code as a list: whether it is a tuple does not matter."""
    return list(value) if type(value) is tuple else value


# ---------------------------------------------------------------- parts


def as_parts(value):
    if type(value) is not dict:
        return value
    return {
        answer: list(map(as_code, part)) if type(part) in (list, tuple) else part
        for answer, part in value.items()
    }


def in_any_order(value):
    parts = as_parts(value)
    if type(parts) is not dict:
        return parts
    return {
        answer: sorted(part, key=repr) if type(part) is list else part
        for answer, part in parts.items()
    }


def _gathered(random):
    """A proposition, and candidates in any order."""
    p, c, size = random.choice(((2, 3, 6), (2, 6, 10), (3, 4, 12), (4, 6, 20), (6, 2, 12)))
    proposition, *candidates = random.sample(codes_of(p, c), size)
    return proposition, candidates


def as_lists(value):
    """Parts in any order, of codes as they are."""
    if type(value) is not dict:
        return value
    return {
        answer: sorted(part, key=repr) if type(part) is list else part
        for answer, part in value.items()
    }


GATHERED = Cases(
    [([1], [[2]]), ([1], [[1]]), ([1], [[1], [2]])]
    + [(code, codes_of(2, 2)) for code in codes_of(2, 2)]
    + [([1, 2], [[2, 1], [2, 3], [3, 1]])]
    + [(code, codes_of(2, 3)) for code in codes_of(2, 3)]
    + [(some_of(3, 4, 1)[0], some_of(3, 4, 12)) for _unused in range(15)]
    + [(some_of(4, 6, 1)[0], some_of(4, 6, 20)) for _unused in range(20)]
    + [_gathered(Random(seed)) for seed in range(6)]
    + [
        (some_of(p, c, 1)[0], some_of(p, c, 16))
        for p, c in ((5, 2), (5, 3), (6, 2))
        for _unused in range(3)
    ],
    fresh=_gathered,
)
PARTS_MANNERS = GATHERED[:10] + GATHERED[-10:]
PARTS_TWICE = Cases(
    [([1], [[1], [2]]), ([1], [[2]]), ([1, 2], codes_of(2, 2)), ([1, 2], [[2, 1], [2, 3], [3, 1]])]
)


@check("parts", points=2)
def test_parts_gathers_by_answer(submission):
    """To each answer, well placed then misplaced, must belong the candidates that give it; no other
    answer is there."""
    submission.agrees(reference.parts, on=GATHERED, seen_as=in_any_order)


@check("parts", points=0.5, after=test_parts_gathers_by_answer)
def test_parts_keeps_the_order(submission):
    """In each part, the candidates must stand in the order in which they were given."""
    submission.agrees(reference.parts, on=GATHERED, seen_as=as_parts)


@check("parts", points=0.5, after=test_parts_gathers_by_answer)
def test_parts_holds_lists_of_codes(submission):
    """Each part must be a list, and each code in it the list that was given."""
    submission.agrees(reference.parts, on=GATHERED, seen_as=as_lists)


@check("parts", points=0.5, after=test_parts_gathers_by_answer)
def test_parts_leaves_its_arguments_alone(submission):
    """After the call, the proposition and the candidates must be what they were before."""
    submission.leaves_arguments_alone("parts", on=PARTS_MANNERS)


@check("parts", points=0.5, after=test_parts_gathers_by_answer)
def test_parts_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.parts, on=PARTS_TWICE, seen_as=in_any_order)


# ---------------------------------------------------------------- first_consistent

FIRST = Cases(
    [
        ([[1]], [[1], [2]]),
        ([[2]], [[1], [2]]),
        ([[1], [2]], [[1], [2]]),
        ([[1, 2], [2, 1]], codes_of(2, 2)),
    ]
    + [(some_of(2, 3, size), codes_of(2, 3)) for size in (1, 2, 3, 4, 5) for _unused in range(3)],
    fresh=lambda random: (some_of(2, 4, random.randint(1, 9), random), codes_of(2, 4)),
)


@check("first_consistent", points=1)
def test_first_consistent_is_the_first_candidate(submission):
    """The proposition must be the first candidate."""
    submission.agrees(reference.first_consistent, on=FIRST, seen_as=as_code)


@check("first_consistent", points=0.5, after=test_first_consistent_is_the_first_candidate)
def test_first_consistent_gives_a_list(submission):
    """The proposition must be a list, as codes are."""
    _gives_a_list(submission, "first_consistent")


@check("first_consistent", points=0.5, after=test_first_consistent_is_the_first_candidate)
def test_first_consistent_leaves_the_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("first_consistent", on=FIRST)


@check("first_consistent", points=0.5, after=test_first_consistent_is_the_first_candidate)
def test_first_consistent_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.first_consistent, on=FIRST, seen_as=as_code)


# ---------------------------------------------------------------- the strategies that look one step ahead


@probe(
    shown=lambda name, candidates, size: (
        f"{name}({candidates}, {f'tous_les_codes({size[0]}, {size[1]})' if size else candidates})"
    )
)
def proposed(submission, name, candidates, size):
    """`size`: p and c, when all codes may be proposed; nothing: the candidates only."""
    from itertools import product

    codes = (
        [list(code) for code in product(range(1, size[1] + 1), repeat=size[0])]
        if size
        else list(candidates)
    )
    proposition = getattr(submission, name)(candidates, codes)
    return proposition.tolist() if hasattr(proposition, "tolist") else proposition


@probe(shown=lambda name, candidates, codes: f"{name}({candidates}, {codes})")
def kind_of_code(submission, name, candidates, codes):
    """The name of its type; and whether it equals the list of its elements."""
    proposition = getattr(submission, name)(candidates, codes)
    try:
        return type(proposition).__name__, bool(proposition == list(proposition))
    except (TypeError, ValueError):  # such as an array, of which nobody can say whether it is true
        return type(proposition).__name__, False


def _gives_a_list(submission, name):
    on = Cases(
        [(name, THREE, THREE), (name, PAIR, PAIR), (name, PAIR, codes_of(2, 3))], by=kind_of_code
    )
    kinds = submission.answers(name, on, str(THREE[0]))
    for rank, (kind, is_list) in enumerate(kinds):
        if not is_list:
            call = on.call(name, rank)
            message = NOT_A_LIST.format(call=call, type=kind)
            raise not_passed(message, call, kind, "list", [kind])


THREE, PAIR = (
    [[1, 1], [1, 2], [1, 3]],
    [[1, 3], [2, 2]],
)  # the same candidates, with other codes each time
TELLING = (  # ties that floats do not see, in one way of computing or the other
    (2, 4, "11 13 22 23 24 43"),
    (2, 5, "13 15 23 24 53 55"),
    (3, 3, "112 113 131 221 222 223 232 311 331 332 333"),
    (3, 3, "112 132 133 213 221 222 312 313 322 331 332"),
    (3, 4, "123 124 132 133 221 242 333 342 414 421 434 443 444"),
    (3, 4, "112 121 124 131 132 134 211 214 231 324 332 333 423 444"),
    (3, 4, "111 112 113 124 144 214 231 233 244 312 313 322 323 334 343 414 444"),
    (4, 6, "5566 6655 6666"),  # the last of many codes
)

AMONG_THEMSELVES = (
    "31 32 33",
    "23 25 31 35 42",
    "11 14 15 34 35 55",
)  # another code would tell them apart better

NEAR = (
    (3, 3, 24, 0),
    (3, 4, 25, 6443),
    (3, 4, 35, 69797),
)  # the best two are equal when rounded to 1, 3, 5 decimals


def _written_as(words):
    return [[int(peg) for peg in word] for word in words.split()]


def _positions():
    """Candidates, and p and c (nothing: only candidates may be proposed)."""
    yield from (
        (list(some), [2, 2]) for size in (1, 2, 3, 4) for some in combinations(codes_of(2, 2), size)
    )
    yield from (
        (list(some), [2, 3]) for size in (2, 3) for some in combinations(codes_of(2, 3), size)
    )
    yield codes_of(2, 3), [2, 3]
    yield codes_of(2, 4), [2, 4]
    yield codes_of(2, 6), [2, 6]
    yield codes_of(4, 2), [4, 2]
    more = [(_written_as(words), [p, c]) for p, c, words in TELLING]
    more += [(_written_as(words), []) for words in AMONG_THEMSELVES]
    more += [
        (sorted(Random(seed).sample(codes_of(p, c), size)), [p, c]) for p, c, size, seed in NEAR
    ]
    for p, c, sizes, how_many in ((2, 4, (4, 10), 16), (2, 5, (7, 12), 10), (3, 3, (8, 14), 5)):
        more += [(some_of(p, c, _random.randint(*sizes)), [p, c]) for _ in range(how_many)]
    more += [(some_of(2, 5, _random.randint(5, 10)), []) for _ in range(8)]
    yield from sorted(more, key=lambda position: len(position[0]) * len(position[0][0]))


POSITIONS = list(_positions())
SCORES = {  # of the sizes of the parts; the smallest is the best
    "minimax": max,
    "expected_size": lambda sizes: sum(size**2 for size in sizes),
    "max_entropy": lambda sizes: prod(size**size for size in sizes),
    "most_parts": lambda sizes: -len(sizes),
}


@cache
def _table(p, c):
    return reference.score_table(p, c)


def _answer(code, other):
    placed = sum(map(eq, code, other))
    return 9 * placed + sum(min(code.count(colour), other.count(colour)) for colour in {*code})


@lru_cache(maxsize=1024)
def _sizes(candidates, size):
    """For each code that may be proposed in that position, in order, the sizes of its parts, largest first."""
    p, c = size or (len(candidates[0]), max(map(max, candidates)))
    ranks = {tuple(code): rank for rank, code in enumerate(codes_of(p, c))}
    codes = ranks if size else candidates
    if hasattr(reference, "np"):
        rows = _table(p, c)[:, [ranks[candidate] for candidate in candidates]].tolist()
        answers = {code: rows[ranks[code]] for code in codes}
    else:  # in a browser
        answers = {code: [_answer(code, candidate) for candidate in candidates] for code in codes}
    return {
        code: sorted(Counter(found).values(), reverse=True) for code, found in answers.items()
    }  # in the order of codes


def _sizes_in(candidates, size):
    return _sizes(tuple(map(tuple, candidates)), tuple(size))


def _chooser(name):
    """The right answers in the positions, by the table of answers."""

    def choose(_unused, candidates, size):
        sizes = _sizes_in(candidates, size)
        return list(
            min(sizes, key=lambda code: (SCORES[name](sizes[code]), list(code) not in candidates))
        )

    choose.__name__ = name
    return choose


def _drawn_position(random):
    p, c, most = random.choice(((2, 3, 7), (2, 4, 10), (2, 5, 10), (3, 2, 7)))
    candidates = some_of(p, c, random.randint(2, most), random)
    return candidates, random.choice(([p, c], [p, c], []))


def _classic_position(random, name):
    """A few candidates of the classic game, of which the first is not the best proposition; that is cheap to judge."""
    while True:
        candidates = some_of(4, 6, 4, random)
        if CHOOSERS[name](name, candidates, (4, 6)) != candidates[0]:
            return name, candidates, [4, 6]


CHOOSERS = {name: _chooser(name) for name in SCORES}
ASKED = {
    name: Cases(
        [(name, *position) for position in POSITIONS],
        by=proposed,
        fresh=lambda random, name=name: (name, *_drawn_position(random)),
        draws=10,
    )
    for name in SCORES
}
ASKED_OF_MANY_CODES = {
    name: Cases(
        [
            (name, [[4] * 4, [5] * 4, [6] * 4], [4, 6])
        ],  # no candidate tells the other two apart, but many a code does
        by=proposed,
        fresh=lambda random, name=name: _classic_position(random, name),
        draws=1,
    )
    for name in SCORES
}
AGAIN = {
    name: Cases(
        [(name, THREE, [2, 3]), (name, THREE, []), (name, PAIR, []), (name, PAIR, [2, 3])]
        + [
            (name, codes_of(2, 3), [2, 3]),
            (name, codes_of(2, 2), [2, 2]),
            (name, codes_of(2, 2), [2, 3]),
        ],
        by=proposed,
    )
    for name in SCORES
}


@probe(
    shown=lambda name, candidates, _: (
        f"from random import Random; some = sorted(Random({_SEED}).sample(tous_les_codes(4, 4), "
        f"{len(candidates)})); "
        f"{name}(some, some)"
    )
)
def proposed_among_many(submission, name, candidates, _):
    """As `proposed`, among the candidates only, which are too many to be shown."""
    return getattr(submission, name)(candidates, list(candidates))


_SEED = 50
# before the best code comes one that is equal when rounded: 23.325 and 23.335, as the sums of squares differ by 2
CLOSE = Cases(
    [("expected_size", some_of(4, 4, 203, Random(_SEED)), [])],
    by=proposed_among_many,
    seconds=3,
)


def _choices(submission, name, on):
    """What the strategy proposes in each position, as far as these are codes. Raises NotPassed when it gives none."""
    key = ("choices", on)
    if key not in submission.known:
        submission.known[key] = _asked(submission, name, on)
    if isinstance(submission.known[key], NotPassed):
        raise submission.known[key]
    return submission.known[key]


def _asked(submission, name, on):
    right = CHOOSERS[name]
    try:
        submission.agrees(right, on=on[:], seen_as=as_code)
        return on.expected(right)
    except NotPassed as problem:
        if problem.verdict.status != FAILED or problem.verdict.received == "None":
            return problem
        try:
            return [as_code(value) for value in submission.answers(name, on[:], "")]
        except NotPassed:
            return problem


def _told(sizes):
    return ", ".join(map(str, sizes))


def _compared(submission, name, wrong, sentence, question=None):
    """Raise NotPassed at the first position in which the proposition is wrong compared with the right one.

    `wrong(score, best, possible, right_possible)`: of the scores of both, and whether they are candidates.
    """
    submission.asks(
        ASKED[name], lambda on: _compared_in(on, submission, name, wrong, sentence, question)
    )


def _compared_in(on, submission, name, wrong, sentence, question):
    choices, expected = _choices(submission, name, on), on.expected(CHOOSERS[name])
    for rank, (choice, right, (_unused, *position)) in enumerate(
        zip(choices, expected, on, strict=True)
    ):
        if (
            type(choice) is not list
            or not _is_code(choice)
            or tuple(choice) not in _sizes_in(*position)
        ):
            call, shown = on.call(name, rank), list(map(show, choices))
            message = NOT_A_CODE.format(call=call, received=show(choice), expected=show(right))
            raise not_passed(
                message, call, show(choice), show(right), shown, question=FROM_WHICH_LIST
            )
    for rank, (choice, right, (_unused, candidates, size)) in enumerate(
        zip(choices, expected, on, strict=True)
    ):
        if choice == right:
            continue
        sizes = _sizes_in(candidates, size)
        mine, best = sizes[tuple(choice)], sizes[tuple(right)]
        if wrong(SCORES[name](mine), SCORES[name](best), choice in candidates, right in candidates):
            call = on.call(name, rank)
            told = {"call": call, "received": show(choice), "expected": show(right)}
            message = sentence.format(**told, sizes=_told(mine), better=_told(best))
            raise not_passed(
                message,
                call,
                show(choice),
                show(right),
                list(map(show, choices)),
                question=question,
            )


def _is_among_the_best(submission, name):
    submission.asks(ASKED[name], lambda on: _judge_best(submission, name, on))
    submission.asks(ASKED_OF_MANY_CODES[name], lambda on: _judge_best(submission, name, on))


def _judge_best(submission, name, on):
    _compared_in(on, submission, name, lambda score, best, *_: score > best, WORSE, QUESTIONS[name])


def _is_code(value):
    return all(type(peg) in (int, float) for peg in value)


def _prefers_candidates(submission, name):
    def wrong(score, best, possible, right_possible):
        return score == best and right_possible and not possible

    _compared(submission, name, wrong, NO_CANDIDATE, TIES[name])


def _takes_the_smallest(submission, name):
    def wrong(score, best, possible, right_possible):
        return score == best and right_possible == possible

    _compared(submission, name, wrong, NOT_THE_SMALLEST, TIES[name])


STRATEGY_MANNERS = Cases(
    [
        (list(some), codes_of(2, 2))
        for size in (1, 2, 3)
        for some in combinations(codes_of(2, 2), size)
    ]
    + [(some_of(2, 3, size), codes_of(2, 3)) for size in (3, 4, 5)]
)


@check("minimax", points=2)
def test_minimax_has_the_smallest_largest_part(submission):
    """The largest part must be as small as any code, candidate or not, can make it."""
    _is_among_the_best(submission, "minimax")


@check("minimax", points=1, after=test_minimax_has_the_smallest_largest_part)
def test_minimax_prefers_candidates(submission):
    """Among equally good codes, a candidate must be proposed if there is one."""
    _prefers_candidates(submission, "minimax")


@check("minimax", points=0.5, after=test_minimax_has_the_smallest_largest_part)
def test_minimax_takes_the_smallest(submission):
    """Among equally good candidates, or codes when no candidate is as good, the smallest must be
    proposed."""
    _takes_the_smallest(submission, "minimax")


@check("minimax", points=0.5, after=test_minimax_has_the_smallest_largest_part)
def test_minimax_gives_a_list(submission):
    """The proposition must be a list, as codes are."""
    _gives_a_list(submission, "minimax")


@check("minimax", points=0.5, after=test_minimax_has_the_smallest_largest_part)
def test_minimax_leaves_the_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("minimax", on=STRATEGY_MANNERS)


@check("minimax", points=0.5, after=test_minimax_has_the_smallest_largest_part)
def test_minimax_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.minimax, on=AGAIN["minimax"], seen_as=as_code)


@check("expected_size", points=2)
def test_expected_size_is_the_smallest(submission):
    """No other code, candidate or not, must leave fewer candidates on average."""
    _is_among_the_best(submission, "expected_size")


@check("expected_size", points=1, after=test_expected_size_is_the_smallest)
def test_expected_size_prefers_candidates(submission):
    """Among equally good codes, a candidate must be proposed if there is one."""
    _prefers_candidates(submission, "expected_size")


@check("expected_size", points=0.5, after=test_expected_size_is_the_smallest)
def test_expected_size_takes_the_smallest(submission):
    """Among equally good candidates, or codes when no candidate is as good, the smallest must be
    proposed."""
    _takes_the_smallest(submission, "expected_size")
    try:
        _judge_best(submission, "expected_size", CLOSE)
    except NotPassed as found:
        if (
            found.verdict.status != TIMEOUT
        ):  # who goes over all candidates for each code and secret is right, and slow
            raise


@check("expected_size", points=0.5, after=test_expected_size_is_the_smallest)
def test_expected_size_gives_a_list(submission):
    """The proposition must be a list, as codes are."""
    _gives_a_list(submission, "expected_size")


@check("expected_size", points=0.5, after=test_expected_size_is_the_smallest)
def test_expected_size_leaves_the_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("expected_size", on=STRATEGY_MANNERS)


@check("expected_size", points=0.5, after=test_expected_size_is_the_smallest)
def test_expected_size_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.expected_size, on=AGAIN["expected_size"], seen_as=as_code)


@check("max_entropy", points=2)
def test_max_entropy_is_the_largest(submission):
    """No other code, candidate or not, must have a larger entropy."""
    _is_among_the_best(submission, "max_entropy")


@check("max_entropy", points=1, after=test_max_entropy_is_the_largest)
def test_max_entropy_prefers_candidates(submission):
    """Among codes of the same entropy, whatever their last digits say, a candidate must be proposed
    if there is one."""
    _prefers_candidates(submission, "max_entropy")


@check("max_entropy", points=1, after=test_max_entropy_is_the_largest)
def test_max_entropy_takes_the_smallest(submission):
    """Among candidates of the same entropy, or codes when no candidate has it, the smallest must be
    proposed."""
    _takes_the_smallest(submission, "max_entropy")


@check("max_entropy", points=0.5, after=test_max_entropy_is_the_largest)
def test_max_entropy_gives_a_list(submission):
    """The proposition must be a list, as codes are."""
    _gives_a_list(submission, "max_entropy")


@check("max_entropy", points=0.5, after=test_max_entropy_is_the_largest)
def test_max_entropy_leaves_the_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("max_entropy", on=STRATEGY_MANNERS)


@check("max_entropy", points=0.5, after=test_max_entropy_is_the_largest)
def test_max_entropy_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.max_entropy, on=AGAIN["max_entropy"], seen_as=as_code)


@check("most_parts", points=2)
def test_most_parts_has_the_most(submission):
    """No other code, candidate or not, must have more parts."""
    _is_among_the_best(submission, "most_parts")


@check("most_parts", points=1, after=test_most_parts_has_the_most)
def test_most_parts_prefers_candidates(submission):
    """Among equally good codes, a candidate must be proposed if there is one."""
    _prefers_candidates(submission, "most_parts")


@check("most_parts", points=0.5, after=test_most_parts_has_the_most)
def test_most_parts_takes_the_smallest(submission):
    """Among equally good candidates, or codes when no candidate is as good, the smallest must be
    proposed."""
    _takes_the_smallest(submission, "most_parts")


@check("most_parts", points=0.5, after=test_most_parts_has_the_most)
def test_most_parts_gives_a_list(submission):
    """The proposition must be a list, as codes are."""
    _gives_a_list(submission, "most_parts")


@check("most_parts", points=0.5, after=test_most_parts_has_the_most)
def test_most_parts_leaves_the_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("most_parts", on=STRATEGY_MANNERS)


@check("most_parts", points=0.5, after=test_most_parts_has_the_most)
def test_most_parts_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.most_parts, on=AGAIN["most_parts"], seen_as=as_code)


# ---------------------------------------------------------------- evaluate


@probe(shown=lambda strategy, p, c: f"evaluate({strategy}, {p}, {c})")
def evaluated(submission, strategy, p, c):
    """`strategy`: the name of a function of the submission, or a lambda, which may use `parts`."""
    if strategy.isidentifier():
        return submission.evaluate(getattr(submission, strategy), p, c)
    return submission.evaluate(eval(strategy, {"parts": submission.parts}), p, c)


@probe(shown=lambda strategy, p, c: f"evaluate({strategy}, {p}, {c})")
def evaluated_in_vain(submission, strategy, p, c):
    """How it ended, and with what. The strategy, a lambda, is stopped after 200 propositions."""
    function, asked = eval(strategy), []

    class Enough(BaseException):
        pass

    def propose(candidates, codes):
        asked.append(1)
        if len(asked) > 200:
            raise Enough
        return function(candidates, codes)

    try:
        return "returned", submission.evaluate(propose, p, c)
    except ValueError:
        return "refused", None
    except Enough:
        return "asked for ever", None


@probe(shown=lambda strategy, p, c: f"evaluate({strategy}, {p}, {c})")
def handed_on(submission, strategy, p, c):
    """What the strategy, a lambda, received."""
    function, notes = eval(strategy, {"parts": submission.parts}), []

    def noting(candidates, codes):
        if [candidates, codes] not in notes:
            # whoever plays may change its own lists afterwards
            notes.append(
                [one[:] if isinstance(one, (list, tuple)) else one for one in (candidates, codes)]
            )
        return function(candidates, codes)

    submission.evaluate(noting, p, c)
    return notes


def as_tally(value):
    """A number of tries that never occurs may be there with the number 0."""
    return (
        {tries: count for tries, count in value.items() if count} if type(value) is dict else value
    )


AHEAD = ("minimax", "expected_size", "max_entropy", "most_parts")
LARGE_GAMES = (
    (4, 4),
    (5, 3),
    (8, 2),
)  # larger ones take too long, where each code is compared with all the others
LAST = "lambda candidates, codes: candidates[-1]"
MIDDLE = "lambda candidates, codes: candidates[len(candidates) // 2]"


def _some_candidate(random):
    """A strategy that proposes a candidate, and a game."""
    strategy = f"lambda candidates, codes: candidates[{random.randint(1, 99)} % len(candidates)]"
    return strategy, *random.choice(((1, 4), (1, 5), (2, 2), (2, 3), (2, 4), (3, 2)))


def _some_code(random):
    """A strategy that proposes any code which tells candidates apart, and a game."""
    p, c = random.choice(((2, 3), (2, 4), (3, 2)))
    told_apart = f"(code for code in codes[{random.randint(0, c**p - 1)}:] if len(parts(code, candidates)) > 1)"
    return f"lambda candidates, codes: next({told_apart}, candidates[0])", p, c


def _some_code_again(random):
    """A strategy that proposes the same code again and again, and a game."""
    p, c = random.choice(((1, 3), (2, 2), (2, 3), (3, 2)))
    return f"lambda candidates, codes: {random.choice(codes_of(p, c))}", p, c


PLAYED = Cases(
    [
        ("first_consistent", 1, 1),
        ("first_consistent", 1, 2),
        (LAST, 1, 3),
        ("first_consistent", 2, 2),
        (LAST, 2, 2),
    ]
    + [
        ("first_consistent", 2, 3),
        (MIDDLE, 2, 3),
        (LAST, 3, 2),
        ("first_consistent", 2, 6),
        (MIDDLE, 3, 3),
    ]
    + [
        ("first_consistent", 3, 4),
        (MIDDLE, 4, 2),
        ("lambda candidates, codes: candidates[7 % len(candidates)]", 2, 3),
    ],
    by=evaluated,
    seconds=3,
    fresh=_some_candidate,
    draws=8,
)
LAST_BUT_ONE = "[q for q in codes if len(candidates) > 2 and q not in candidates and len(parts(q, candidates)) > 1]"
SKIPPING = Cases(  # no secret takes two tries
    [
        (
            f"lambda candidates, codes: codes[0] if candidates == codes else [*{LAST_BUT_ONE}, "
            f"candidates[0]][0]",
            p,
            c,
        )
        for p, c in ((2, 3), (2, 4))
    ],
    by=evaluated,
    seconds=3,
)
ASKED_IN_TURN = "([1, 1, 1], [1, 2, 3], [2, 1, 3], [3, 3, 2], [1, 3, 2], [2, 4, 1], [4, 1, 2], [1, 2, 4], [1, 1, 2], "
ASKED_IN_TURN += (
    "[1, 1, 5], [1, 1, 6], [1, 5, 1])"  # each of them tells little: some secrets take 13 tries
)
STUBBORN = f"lambda candidates, codes: next((q for q in {ASKED_IN_TURN} if len(parts(q, candidates)) > 1), candidates[0])"
PLAYED_IN_LARGE_GAMES = Cases(
    [(MIDDLE, 4, 4)],
    by=evaluated,
    seconds=10,
    fresh=lambda random: (_some_candidate(random)[0], *random.choice(LARGE_GAMES)),
    draws=1,
)
NOTED = Cases(
    [
        ("lambda candidates, codes: candidates[0]", 2, 2),
        ("lambda candidates, codes: candidates[-1]", 2, 3),
    ],
    by=handed_on,
    seconds=3,
    fresh=_some_candidate,
    draws=3,
)
PLAYED_LONG = Cases([(STUBBORN, 3, 6)], by=evaluated, seconds=10, fresh=_some_code, draws=6)
PLAYED_AHEAD = Cases([(name, 2, c) for c in (2, 3) for name in AHEAD], by=evaluated, seconds=1)
PLAYED_FURTHER = Cases(
    [(name, p, c) for p, c in ((2, 6), (3, 3), (3, 4)) for name in AHEAD], by=evaluated, seconds=10
)
NOTHING_LEARNT = _(
    "at some point all the candidates give the same answer, and the code is not found"
)
IN_VAIN = Cases(  # always the same code; or the same again when one candidate is left
    [("lambda candidates, codes: [1]", 1, 3), ("lambda candidates, codes: [1, 1]", 2, 2)]
    + [("lambda candidates, codes: candidates[0] if len(candidates) > 1 else [1]", 1, 2)]
    + [("lambda candidates, codes: candidates[0] if len(candidates) > 1 else [1, 1]", 2, 2)]
    + [("lambda candidates, codes: [2, 1]", 2, 3)],
    by=evaluated_in_vain,
    seconds=2,
    fresh=_some_code_again,
    draws=6,
)


@check("evaluate", points=3)
def test_evaluate_counts_the_tries(submission):
    """To each number of tries must belong the number of secrets found in so many tries, the winning
    try included."""
    submission.agrees(reference.evaluate, on=PLAYED, seen_as=as_tally)
    submission.agrees(reference.evaluate, on=PLAYED_IN_LARGE_GAMES, seen_as=as_tally)


@check("evaluate", points=1.5, after=test_evaluate_counts_the_tries)
def test_evaluate_lets_any_code_be_proposed(submission):
    """A strategy must receive all the codes of the game, and may propose one that cannot be the
    secret."""
    try:
        submission.agrees(reference.evaluate, on=PLAYED_AHEAD, seen_as=as_tally)
        submission.agrees(reference.evaluate, on=PLAYED_FURTHER, seen_as=as_tally)
    except NotPassed as problem:
        asked = (
            None if problem.verdict.status == ERROR else WHICH_LISTS
        )  # of an error, its line may be asked
        raise NotPassed(
            replace(problem.verdict, question=problem.verdict.question or asked)
        ) from None
    submission.agrees(reference.evaluate, on=PLAYED_LONG, seen_as=as_tally)


@check("evaluate", points=0.5, after=test_evaluate_counts_the_tries)
def test_evaluate_hands_on_the_lists(submission):
    """A strategy must receive two lists each time: the candidates left, in order, and all the
    codes, in order."""
    submission.asks(NOTED, lambda on: _hands_on(submission, on))


def _hands_on(submission, on):
    noted, right = submission.answers("evaluate", on, "{…}"), on.expected(reference.evaluate)
    behaviour = list(map(show, noted))
    for rank, (notes, expected, (_unused, p, c)) in enumerate(zip(noted, right, on, strict=True)):
        for candidates, codes in (note for note in notes if note not in expected):
            call = on.call("evaluate", rank)
            told = THE_CODES if codes == codes_of(p, c) else OTHER_CODES.format(codes=show(codes))
            message = HANDED_ON.format(call=call, candidates=show(candidates), codes=told)
            raise not_passed(message, call, show(candidates), "", behaviour, question=WHAT_IS_LEFT)


@check("evaluate", points=0.5, after=test_evaluate_counts_the_tries)
def test_evaluate_has_no_other_keys(submission):
    """A number of tries that does not occur must not be a key."""
    submission.agrees(reference.evaluate, on=PLAYED[:6])
    found = []
    with suppress(NotPassed):  # whether any code may be proposed is another check's matter
        found = submission.answers("evaluate", SKIPPING, "{…}")
    if any(type(value) is dict and 0 in value.values() for value in found):
        submission.agrees(reference.evaluate, on=SKIPPING)


@check("evaluate", points=1, after=test_evaluate_counts_the_tries)
def test_evaluate_ends_when_nothing_is_learnt(submission):
    """When a proposition neither wins nor tells any two candidates apart, a `ValueError` must be
    raised."""
    submission.asks(IN_VAIN, lambda cases: _ends_in_vain(submission, cases))


def _ends_in_vain(submission, cases):
    values = submission.answers("evaluate", cases, "ValueError")
    for rank, (ending, value) in enumerate(values):
        if ending != "refused":
            call, received = cases.call("evaluate", rank), show(value)
            sentence = NOT_REFUSED if ending == "returned" else ASKED_FOR_EVER
            message = sentence.format(call=call, received=received, reason=NOTHING_LEARNT)
            raise not_passed(message, call, received, "ValueError", list(map(show, values)))


@check("evaluate", points=0.5, after=test_evaluate_counts_the_tries)
def test_evaluate_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.evaluate, on=PLAYED[3:6], seen_as=as_tally)


# ---------------------------------------------------------------- score_table


@probe(shown=lambda p, c: f"score_table({p}, {c})")
def table_of(submission, p, c):
    table = submission.score_table(p, c)
    return table.tolist() if hasattr(table, "tolist") else table


@probe(shown=lambda p, c, places: f"score_table({p}, {c})[{places}][:, {places}]")
def some_entries(submission, p, c, places):
    table = submission.score_table(p, c)
    square = getattr(table, "ndim", 1) == 2  # of a numpy.matrix, each row is such a table again
    entries = [[table[i, j] if square else table[i][j] for j in places] for i in places]
    return [[entry.item() if hasattr(entry, "item") else entry for entry in row] for row in entries]


@probe(shown=lambda p, c: f"score_table({p}, {c})")
def kind_of(submission, p, c):
    """The name of its type; if it is a numpy array, the type of its entries too."""
    import sys

    table, numpy = submission.score_table(p, c), sys.modules.get("numpy")
    kind = type(table)
    return kind.__name__, str(table.dtype) if numpy and issubclass(kind, numpy.ndarray) else ""


@probe(
    shown=lambda p, c: (
        f"hashlib.sha256(score_table({p}, {c}).astype('uint8').tobytes()).hexdigest()"
    )
)
def timed(submission, p, c):
    """A digest of the whole table: all its entries are computed then, and little is sent."""
    import sys
    from hashlib import sha256

    table, numpy = submission.score_table(p, c), sys.modules.get("numpy")
    if numpy and issubclass(type(table), numpy.ndarray):
        return sha256(numpy.ndarray.tobytes(numpy.ndarray.astype(table, "uint8"))).hexdigest()
    return sha256(bytes(entry for row in table for entry in row)).hexdigest()


def as_rows(table):
    return (
        [list(row) if type(row) is tuple else row for row in table]
        if type(table) in (list, tuple)
        else table
    )


def _places(random, sizes):
    """A size, and some of the codes."""
    p, c = random.choice(sizes)
    return p, c, sorted(random.sample(range(c**p), min(c**p, 6)))


SMALL_TABLES = Cases(
    [(1, 1), (1, 2), (2, 1), (1, 4), (2, 2), (2, 3), (3, 2), (2, 6), (3, 3), (4, 2)], by=table_of
)
SMALL_ENTRIES = Cases(
    [(2, 4, [0, 7, 11, 15])],
    by=some_entries,
    seconds=5,
    fresh=lambda random: _places(
        random, ((2, 4), (2, 5), (2, 6), (3, 3), (3, 4), (3, 5), (4, 3), (5, 2), (6, 2))
    ),
    draws=4,
)
LARGE_TABLES = Cases(
    [
        (1, 7, [0, 5, 6]),
        (2, 7, [0, 6, 24, 30, 48]),
        (9, 1, [0]),
        (2, 12, [0, 11, 60, 131, 143]),
        (6, 2, [0, 1, 37, 63]),
    ]
    + [
        (3, 5, [0, 17, 60, 93, 124]),
        (5, 3, [0, 5, 120, 200, 242]),
        (4, 4, [0, 1, 27, 75, 114, 228, 255]),
    ]
    + [
        (2, 13, [0, 12, 100, 156, 168]),
        (1, 70, [0, 5, 63, 64, 69]),
        (1, 130, [0, 2, 99, 127, 128, 129]),
    ],
    by=some_entries,
    seconds=5,
    fresh=lambda random: _places(
        random, ((1, 9), (2, 7), (2, 8), (2, 10), (2, 12), (1, 100), (7, 2))
    ),
    draws=4,
)
KINDS = Cases([(1, 1), (2, 2)], by=kind_of)
TABLES_AGAIN = Cases([(1, 1), (2, 2), (1, 2), (2, 1)], by=table_of)
SIZES = ((8, 2), (5, 3), (3, 7), (4, 4), (3, 6))  # nobody shows these tables
TIMED = {size: Cases([size], by=timed, seconds=20) for size in SIZES}

NAIVE = """
def answer(a, b, colours):
    well_placed = in_common = 0
    for x, y in zip(a, b):
        if x == y:
            well_placed += 1
    for colour in range(1, colours + 1):
        in_common += min(a.count(colour), b.count(colour))
    return 10 * well_placed + in_common - well_placed


def score_table(pegs, colours):
    codes = [[]]
    for _ in range(pegs):
        codes = [[*code, colour] for code in codes for colour in range(1, colours + 1)]
    return [[answer(a, b, colours) for b in codes] for a in codes]
"""


@check("score_table", points=2)
def test_score_table_holds_every_answer(submission):
    """Each entry must be ten times the well placed plus the misplaced, for the codes number i and
    j."""
    submission.agrees(reference.score_table, on=SMALL_TABLES, seen_as=as_rows)
    submission.agrees(reference.score_table, on=SMALL_ENTRIES)


@check("score_table", points=1, after=test_score_table_holds_every_answer)
def test_score_table_of_larger_games(submission):
    """The table must be right for more than six colours and for long codes too."""
    submission.agrees(reference.score_table, on=LARGE_TABLES)


@check("score_table", points=0.5, after=test_score_table_holds_every_answer)
def test_score_table_is_an_array(submission):
    """The table must be an array of numpy, of integers."""
    values = submission.answers("score_table", KINDS, "ndarray")
    for rank, (kind, entries) in enumerate(values):
        if not entries.startswith(("int", "uint")):
            call = KINDS.call("score_table", rank)
            sentence = NOT_OF_INTEGERS if entries else NOT_AN_ARRAY
            message = sentence.format(call=call, type=entries or kind)
            raise not_passed(message, call, entries or kind, "ndarray", [kind, entries])


@check("score_table", points=0.5, after=test_score_table_holds_every_answer)
def test_score_table_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.score_table, on=TABLES_AGAIN, seen_as=as_rows)


def _times_as_fast(submission):
    """Of three tables, how many times as fast the middle one is; and their sizes.

    Raises NotPassed when one takes too long, or is wrong.
    """
    if "times as fast" not in submission.known:
        sizes, *_ = [
            *submission.with_fresh([], lambda random: random.sample(SIZES, 3), 1),
            SIZES[:3],
        ]
        times = [
            submission.times_as_fast(reference.score_table, TIMED[size], NAIVE) for size in sizes
        ]
        submission.known["times as fast"] = sorted(times)[1], sizes
    return submission.known["times as fast"]


def _judge_speed(submission, least, sentence):
    """What is slow is slow in many ways, so that it tells no known mistake; which size is slowest, chance decides."""
    times, sizes = _times_as_fast(submission)
    if times < least:
        calls = [f"score_table({p}, {c})" for p, c in sizes]
        raise not_passed(
            sentence.format(calls="`, `".join(calls)), calls[0], "", "", question=HOW_MANY_TURNS
        )


@check("score_table", points=0.5, after=test_score_table_of_larger_games)
def test_score_table_twice_as_fast(submission):
    """The table must be made at least twice as fast as by two loops over all pairs of codes."""
    _judge_speed(submission, 1.5, NOT_TWICE_AS_FAST)


@check("score_table", points=2, after=test_score_table_twice_as_fast)
def test_score_table_six_times_as_fast(submission):
    """The table must be made at least six times as fast as by two loops over all pairs of codes."""
    _judge_speed(submission, 6, NOT_SIX_TIMES_AS_FAST)


# ---------------------------------------------------------------- optimal_total

TOTALS = {
    (1, 1): 1,
    (1, 2): 3,
    (1, 3): 6,
    (1, 6): 21,
    (2, 1): 1,
    (2, 2): 8,
    (2, 3): 21,
    (2, 4): 45,
    (2, 5): 81,
}
TOTALS |= {(2, 6): 132, (3, 1): 1, (3, 2): 18, (3, 3): 73, (4, 2): 44, (5, 2): 97}


def total_of(p, c):
    return TOTALS[p, c]


total_of.__name__ = "optimal_total"

TINY_GAMES = Cases(
    [(1, 1), (1, 2), (1, 3), (1, 6), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3)], seconds=1
)
SMALL_GAMES = Cases([(2, 4), (4, 2), (2, 5), (3, 3), (5, 2)], seconds=3)
LARGEST_GAME = Cases([(2, 6)], seconds=10)

OTHER_GAMES = Cases([(1, 6), (2, 3), (2, 2), (1, 2)], seconds=2)


@check("optimal_total", points=2)
def test_optimal_total_of_tiny_games(submission):
    """The total must be one that some strategy reaches, and that none can go below."""
    submission.agrees(total_of, on=TINY_GAMES)


@check("optimal_total", points=3, after=test_optimal_total_of_tiny_games)
def test_optimal_total_of_small_games(submission):
    """The total must be the smallest even where the best next proposition is not the right one."""
    try:
        submission.agrees(total_of, on=SMALL_GAMES)
        submission.agrees(total_of, on=LARGEST_GAME)
    except NotPassed as problem:
        late = problem.verdict.status == TIMEOUT
        raise NotPassed(replace(problem.verdict, question=HOW_OFTEN)) if late else problem from None


@check("optimal_total", points=0.5, after=test_optimal_total_of_tiny_games)
def test_optimal_total_of_one_game_after_another(submission):
    """The total of one game must not change the result for another, nor for the same one asked
    again."""
    submission.repeats(total_of, on=OTHER_GAMES)


# ---------------------------------------------------------------- check_tree


@probe(shown=lambda tree, p, c, *_: f"check_tree({tree}, {p}, {c})")
def judged(submission, tree, p, c):
    """How it ended, and with what."""
    try:
        return "returned", submission.check_tree(tree, p, c)
    except ValueError as error:
        return "refused", str(error)


def _tree(strategy, p, c, first=None):
    """The tree of a strategy, its first proposition forced or not."""
    codes = codes_of(p, c)
    if first is None:
        return reference.tree_of(strategy, codes, codes)
    following = {
        answer: part for answer, part in reference.parts(first, codes).items() if answer != (p, 0)
    }
    return first, {
        answer: reference.tree_of(strategy, part, codes) for answer, part in following.items()
    }


def _last(candidates, codes):
    return candidates[-1]


_SMALL = reference.SMALL_TREE
_ONE_TWO = ([1], {(0, 0): ([2], {})})


def _late(tries):
    """In MM(1, 2), the secret 2 is found at that try only; what comes before teaches nothing."""
    return ([2], {}) if tries == 1 else ([1], {(0, 0): _late(tries - 1)})


def _drawn_tree(random, p, c, candidates):
    """A tree that finds all the candidates; some of its propositions are no candidates."""
    found = {}
    while len(found) < min(len(candidates), 2):
        proposition = random.choice(
            random.choice((candidates, codes_of(p, c)) if len(candidates) > 1 else (candidates,))
        )
        found = reference.parts(proposition, candidates)
    found.pop((p, 0), None)
    return proposition, {answer: _drawn_tree(random, p, c, part) for answer, part in found.items()}


def _valid(random):
    p, c = random.choice(((1, 3), (1, 4), (2, 2), (2, 3), (3, 2)))
    return _drawn_tree(random, p, c, codes_of(p, c)), p, c


def _nodes(tree):
    """All the trees in a tree."""
    return [tree, *(node for below in tree[1].values() for node in _nodes(below))]


def _with_a_fault(random, spoil):
    """A valid tree, spoilt at one of the places where that can be done."""
    tree, p, c = _valid(random)
    places = _nodes(tree)
    random.shuffle(places)
    spoilt = next(new for node in places if (new := spoil(random, node, p, c)))
    return _exchanged(tree, *spoilt), p, c


def _exchanged(tree, old, new):
    proposition, branches = tree
    if tree is old:
        return new
    return proposition, {answer: _exchanged(below, old, new) for answer, below in branches.items()}


def _other_answers(branches, p):
    return [(i, j) for i in range(p + 1) for j in range(p + 1 - i) if (i, j) not in branches]


def _a_branch_less(random, node, p, _):
    """Without one of its branches, or with that branch at an answer it has none for: as many, but not the same."""
    proposition, branches = node
    if not branches:
        return None
    lost = random.choice(list(branches))
    others = [answer for answer in _other_answers(branches, p) if answer != (p, 0)]
    moved = {lost: random.choice(others)} if others and random.random() < 0.5 else {}
    kept = {
        moved.get(answer, answer): below
        for answer, below in branches.items()
        if answer != lost or moved
    }
    return node, (proposition, kept)


def _a_branch_more(random, node, p, c):
    proposition, branches = node
    answers = _other_answers(branches, p)
    return node, (
        proposition,
        branches | {random.choice(answers): (random.choice(codes_of(p, c)), {})},
    )


def _no_code(random, node, p, c):
    proposition, branches = node
    at = random.randrange(p)
    other = random.choice([[0], [c + 1], [], [proposition[at], random.randint(1, c)]])
    return node, ([*proposition[:at], *other, *proposition[at + 1 :]], branches)


VALID = Cases(
    [(([1], {}), 1, 1), (_ONE_TWO, 1, 2), (([2], {(0, 0): ([1], {})}), 1, 2), (([1, 1], {}), 2, 1)]
    + [(_late(3), 1, 2), (_late(12), 1, 2)]
    + [
        (_tree(_last, 1, 3), 1, 3),
        (_SMALL, 2, 2),
        (_tree(_last, 2, 2), 2, 2),
        (_tree(_last, 2, 2, [1, 2]), 2, 2),
    ]
    + [
        (_tree(_last, 3, 2), 3, 2),
        (_tree(reference.minimax, 2, 3), 2, 3),
        (_tree(reference.expected_size, 2, 3), 2, 3),
    ]
    + [(_tree(reference.most_parts, 2, 5), 2, 5), (_tree(reference.first_consistent, 3, 3), 3, 3)]
    + [
        (_tree(reference.expected_size, 3, 3), 3, 3),
        (([1], {(0, 0): ([2], {(0, 0): ([3], {})})}), 1, 3),
    ],
    fresh=_valid,
    draws=8,
)
SAME_TREES = VALID[1:9]
TEACHING_NOTHING = Cases(  # with several candidates left
    [(([1], {(0, 0): ([1], {(0, 0): ([2], {(0, 0): ([3], {})})})}), 1, 3)]
    + [
        (
            (
                [1, 1],
                {
                    (0, 0): ([2, 2], {}),
                    (1, 0): ([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1], {})})}),
                },
            ),
            2,
            2,
        )
    ],
)


@probe(
    shown=lambda tries: (
        "from functools import reduce; "
        f"check_tree(reduce(lambda tree, _: ([1], {{(0, 0): tree}}), range({tries - 1}), ([2], "
        f"{{}})), 1, 2)"
    )
)
def total_of_a_deep_tree(submission, tries):
    """As `_late(tries)`, but made there: what travels must not be nested so deep."""
    tree = [2], {}
    for _unused in range(tries - 1):
        tree = [1], {(0, 0): tree}
    return submission.check_tree(tree, 1, 2)


DEEP = Cases([(30,)], by=total_of_a_deep_tree)


def _made_of(p, c, rank):
    """How a learner would make the tree of the strategy that proposes the candidate of that rank."""
    code = f"left[{rank} % len(left)]"
    below = f"{{answer: tree(part) for answer, part in parts({code}, left).items() if answer != ({p}, 0)}}"
    return f"tree = lambda left: ({code}, {below}); check_tree(tree(tous_les_codes({p}, {c})), {p}, {c})"


@probe(shown=lambda _, p, c, rank: _made_of(p, c, rank))
def total_of_a_large_tree(submission, tree, p, c, _):
    """As if called directly; but the tree is too large to be shown."""
    return submission.check_tree(tree, p, c)


def _large(p, c, rank):
    return _tree(lambda candidates, codes: candidates[rank % len(candidates)], p, c), p, c, rank


LARGE = Cases(
    [_large(4, 4, 7)],
    by=total_of_a_large_tree,
    seconds=10,
    fresh=lambda random: _large(*random.choice(LARGE_GAMES), random.randint(1, 99)),
    draws=1,
)


def _no_branch(answer):
    return _("no branch for {answer}, which can be answered", answer=str(answer))


def _useless_branch(answer):
    return _("a branch for {answer}, which no candidate answers", answer=str(answer))


def _not_a_code(proposition, p, c):
    return _("{proposition} is not a code of MM({p}, {c})", proposition=str(proposition), p=p, c=c)


_OVER = _("a branch for the winning answer")


def _reason(tree, p, c, candidates=None):
    """Why a tree must be refused; nothing when it is valid."""
    proposition, branches = tree
    candidates = codes_of(p, c) if candidates is None else candidates
    if proposition not in codes_of(p, c):
        return _not_a_code(proposition, p, c)
    if (p, 0) in branches:
        return _OVER
    found = reference.parts(proposition, candidates)
    found.pop((p, 0), None)
    for answer in sorted(found.keys() ^ branches.keys()):
        return _no_branch(answer) if answer in found else _useless_branch(answer)
    return next(
        filter(None, (_reason(branches[answer], p, c, part) for answer, part in found.items())),
        None,
    )


def _refused(trees, spoil):
    return Cases(trees, by=judged, fresh=lambda random: _with_a_fault(random, spoil), draws=8)


WITHOUT_A_BRANCH = _refused(
    [
        (([1], {}), 1, 2),
        (([1], {(0, 0): ([1], {})}), 1, 2),
        (([1], {(0, 0): ([2], {})}), 1, 3),
        (([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1], {})})}), 2, 2),
        (([1, 1], {(1, 0): ([1, 2], {}), (0, 0): ([2, 2], {})}), 2, 2),
        (([1, 1], {(1, 0): ([1, 2], {(0, 2): ([1, 2], {})}), (0, 0): ([2, 2], {})}), 2, 2),
        (_SMALL, 2, 3),
        (([1], {(0, 1): ([2], {})}), 1, 2),
    ],
    _a_branch_less,
)
WITH_A_BRANCH_TOO_MANY = _refused(
    [
        (([1], {(0, 0): ([2], {(0, 0): ([1], {})})}), 1, 2),
        (([1], {(0, 0): ([2], {}), (0, 1): ([1], {})}), 1, 2),
        (([1], {(1, 0): ([1], {}), (0, 0): ([2], {})}), 1, 2),
        ((_SMALL[0], _SMALL[1] | {(0, 2): ([2, 1], {})}), 2, 2),
        ((_SMALL[0], _SMALL[1] | {(0, 0): ([2, 2], {(2, 0): ([2, 2], {})})}), 2, 2),
        ((_SMALL[0], _SMALL[1] | {(0, 0): ([2, 2], {(1, 0): ([1, 2], {})})}), 2, 2),
    ],
    _a_branch_more,
)
WITH_NO_CODE = _refused(
    [
        (([3], {(0, 0): ([1], {(0, 0): ([2], {})})}), 1, 2),
        (([0], {(0, 0): ([1], {(0, 0): ([2], {})})}), 1, 2),
        (([1], {(0, 0): ([0], {(0, 0): ([2], {})})}), 1, 2),
        (([1], {(0, 0): ([3], {(0, 0): ([2], {})})}), 1, 2),
        (([1, 1], {(0, 0): ([2], {})}), 1, 2),
        (([1], {(0, 0): ([2, 2], {})}), 1, 2),
        (([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1, 1], {})}), (0, 0): ([2, 2], {})}), 2, 2),
        (
            (
                [1, 1],
                {
                    (1, 0): ([1, 2, 1], {(0, 2): ([2, 1], {}), (1, 1): ([2, 1], {})}),
                    (0, 0): ([2, 2], {}),
                },
            ),
            2,
            2,
        ),
        (_tree(_last, 2, 2, [1, 3]), 2, 2),
        (_tree(_last, 2, 2, [1, 0]), 2, 2),
        (_tree(_last, 2, 2, [1]), 2, 2),
        (_tree(_last, 2, 2, [1, 2, 2]), 2, 2),
    ],
    _no_code,
)


def _refuses(submission, cases):
    """Every tree must be refused, with a `ValueError`."""
    submission.asks(cases, lambda on: _refuses_these(submission, on))


def _refuses_these(submission, on):
    values = submission.answers("check_tree", on, "ValueError")
    for rank, (ending, value) in enumerate(values):
        if ending != "refused":
            call, received = on.call("check_tree", rank), show(value)
            message = NOT_REFUSED.format(
                call=call, received=received, reason=_reason(*on.arguments[rank])
            )
            behaviour = [show(each) if how == "returned" else how for how, each in values]
            raise not_passed(message, call, received, "ValueError", behaviour)
    return values


@check("check_tree", points=1.5)
def test_check_tree_counts_the_tries(submission):
    """For a tree that finds every secret, the result must be its total number of tries."""
    submission.agrees(reference.check_tree, on=VALID)
    submission.agrees(reference.check_tree, on=DEEP)
    submission.agrees(reference.check_tree, on=LARGE)


@check("check_tree", points=0.5, after=test_check_tree_counts_the_tries)
def test_check_tree_allows_what_teaches_nothing(submission):
    """A tree may hold a proposition that teaches nothing, and this proposition must count as a try."""
    submission.agrees(reference.check_tree, on=TEACHING_NOTHING)


@check("check_tree", points=1.5, after=test_check_tree_counts_the_tries)
def test_check_tree_misses_a_branch(submission):
    """A tree without a branch for an answer that can come must be refused with a `ValueError`."""
    _refuses(submission, WITHOUT_A_BRANCH)


@check("check_tree", points=0.5, after=test_check_tree_counts_the_tries)
def test_check_tree_sees_useless_branches(submission):
    """A tree with a branch for an answer that cannot come must be refused with a `ValueError`."""
    _refuses(submission, WITH_A_BRANCH_TOO_MANY)


@check("check_tree", points=1, after=test_check_tree_counts_the_tries)
def test_check_tree_knows_the_codes(submission):
    """A tree that proposes what is not a code of the game must be refused with a `ValueError`."""
    _refuses(submission, WITH_NO_CODE)


@check("check_tree", points=0.5, after=test_check_tree_misses_a_branch)
def test_check_tree_says_what_is_wrong(submission):
    """The `ValueError` must come with a message."""
    for rank, (_unused, words) in enumerate(_refuses_these(submission, WITHOUT_A_BRANCH)):
        if not words.strip():
            call = WITHOUT_A_BRANCH.call("check_tree", rank)
            raise not_passed(WITHOUT_WORDS.format(call=call), call, "", "", ["no words"])


@check("check_tree", points=0.5, after=test_check_tree_counts_the_tries)
def test_check_tree_leaves_the_tree_alone(submission):
    """After the call, the tree must be what it was before."""
    submission.leaves_arguments_alone("check_tree", on=VALID)


@check("check_tree", points=0.5, after=test_check_tree_counts_the_tries)
def test_check_tree_twice(submission):
    """The same call made a second time, or after other calls, must give the same result."""
    submission.repeats(reference.check_tree, on=SAME_TREES)
