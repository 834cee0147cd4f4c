"""Hidden checks of m02_pegs: occurences, bien_places, mal_places, mal_places_general.

Each check holds the learner to one promise. The first check of a task uses the easiest inputs. The checks
with `after=` look at manners (type, arguments, second call), or can be passed by always answering 0:
they are reached only once that first check is passed, so that politeness alone earns nothing.
"""

from random import Random

from autograder.testing.cases import Cases, lists, pairs, probe
from autograder.testing.check import check, not_reached

from solutions import m02_pegs as reference

_random = Random(
    1213
)  # one fixed seed: every learner meets the same inputs and reads the same message
_others = Random(1854)  # for the cases that came later, so that the first ones stay what they were


def _code(colours=6, length=4):
    return [_random.randint(1, colours) for _ in range(length)]


def _distinct(colours, length=4):
    return _random.sample(colours, length)


FIVE = range(1, 6)  # five colours: the sixth has a check of its own


def _drawn(random, values, length):
    return random.choices(values, k=length)


def _drawn_with_one(random, values, length):
    """A list, and an element of it."""
    drawn = _drawn(random, values, length)
    return drawn, random.choice(drawn)


def _drawn_without(random, values, length):
    """A list, and a value that is not in it."""
    absent = random.choice(values)
    return _drawn(random, [value for value in values if value != absent], length), absent


def _drawn_pair(random, values, length):
    """Two lists of that length; half of the time, the second one is the first one with a few changes."""
    first, second = _drawn(random, values, length), _drawn(random, values, length)
    if random.random() < 0.5:
        second = [random.choice((a, a, b)) for a, b in zip(first, second, strict=True)]
    return first, second


# ---------------------------------------------------------------- occurences

PRESENT = Cases(
    [
        (l, n)
        for length in (1, 2, 3, 4)
        for l in lists((1, 2, 3), length)
        for n in (1, 2, 3)
        if n in l
    ]
    + [(l, _random.choice(l)) for l in (_code(length=_random.randint(5, 12)) for _ in range(60))]
    + [([1, 2, 4, 3, 5, 1, 2, 1], n) for n in (1, 2)]
    + [
        ([1, 2, 3, 4, 5, 6] * 9, 6),
        ([1, 2, 3] * 70, 3),
    ],  # as long as what `mal_places` is asked about, and longer
    fresh=lambda random: _drawn_with_one(random, range(1, 7), random.randint(1, 12)),
)
ABSENT = Cases(
    [([], 1), ([2], 1), ([1], 2), ([1, 2], 6), ([3, 3, 3], 2), ([1, 2, 4, 3, 5, 1, 2, 1], 6)]
    + [(_code(5, length=_random.randint(1, 8)), 6) for _ in range(30)]
    + [([1, 2], 4), ([6, 1, 6], 3), ([2], 5)],
    fresh=lambda random: _drawn_without(random, range(1, 7), random.randint(0, 8)),
)
SMALL_VALUES = Cases([([0], 0), ([1, 0, 0], 0), ([-1, 1, -1], -1), ([9, 8, 9], 9)])
ANY_VALUE = Cases(
    [([1000], 1000), ([257, 256, 257], 257)]
    + [
        ([10**6, 5, 10**6, 10**6], 10**6),
        ([-1000, 1000], 1000),
        ([2.5, 2, 2.5], 2.5),
        ([1.0, 2.0], 1),
    ]
    + [
        ([1.25, 1], 1),
        ([7, 7.0625, 6.9375], 7),
        ([0.001, 0], 0),
        ([1, 1 + 1e-10], 1),
    ],  # near is not equal
    fresh=lambda random: _drawn_with_one(
        random, random.sample(range(-1000, 1001), 3), random.randint(3, 6)
    ),
)


@probe(shown=lambda start, stop, n: f"occurences(list(range({start}, {stop})), {n})")
def in_a_range(submission, start, stop, n):
    """A number made anew is counted in a list: `is` tells it from its equals, in the line that is shown as well."""
    return submission.occurences(list(range(start, stop)), n)


MADE_ANEW = Cases([(998, 1001, 1000), (300, 310, 305)], by=in_a_range)
OCCURENCES_MANNERS = (
    ABSENT[:12] + PRESENT[:20] + PRESENT[-40:] + SMALL_VALUES + ANY_VALUE
).drawing_like(PRESENT, ABSENT)


@check("occurences", points=2)
def test_occurences_counts_every_equal_element(submission):
    """Every element equal to n must count, wherever it stands in the list."""
    submission.agrees(reference.occurences, on=PRESENT)


@check("occurences", points=1, after=test_occurences_counts_every_equal_element)
def test_occurences_of_an_absent_value(submission):
    """A value that is not in the list must have 0 occurrences."""
    submission.agrees(reference.occurences, on=ABSENT)


@check("occurences", points=0.5)
def test_occurences_of_any_number(submission):
    """Any number must be counted, not only the colours 1 to 6."""
    for cases in (SMALL_VALUES, MADE_ANEW, ANY_VALUE):
        submission.agrees(reference.occurences, on=cases)


@check("occurences", points=0.5, after=test_occurences_counts_every_equal_element)
def test_occurences_gives_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.occurences, int, on=OCCURENCES_MANNERS)


@check("occurences", points=0.5, after=test_occurences_counts_every_equal_element)
def test_occurences_leaves_its_list_alone(submission):
    """After the call, the list must be what it was before."""
    submission.leaves_arguments_alone("occurences", on=OCCURENCES_MANNERS)


@check("occurences", points=0.5, after=test_occurences_counts_every_equal_element)
def test_occurences_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.occurences, on=OCCURENCES_MANNERS)


# ---------------------------------------------------------------- bien_places

LENGTH_FOUR = Cases(
    pairs((1, 2), 4) + [(_code(), _code()) for _ in range(200)],
    fresh=lambda random: _drawn_pair(random, range(1, 7), 4),
)
OTHER_LENGTHS = Cases(
    [([], [])]
    + pairs((1, 2, 3), 1)
    + pairs((1, 2, 3), 2)
    + pairs((1, 2), 3)
    + [(_code(3, n), _code(3, n)) for n in (5, 7, 8, 12) for _ in range(20)]
    + [([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]), ([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1])]
    + [([1, 2, 3, 4, 5] * n + [1, 2], [1, 2, 3, 4, 5] * n + [2, 1]) for n in (2, 6, 12)],
    fresh=lambda random: _drawn_pair(random, range(1, 4), random.randint(5, 12)),
)
BIEN_MANNERS = (
    OTHER_LENGTHS[:60] + LENGTH_FOUR[:20] + LENGTH_FOUR[-40:] + OTHER_LENGTHS[-1:]
).drawing_like(OTHER_LENGTHS)


@check("bien_places", points=2)
def test_bien_places_counts_equal_positions(submission):
    """Each position at which both lists hold the same colour must count, and no other."""
    submission.agrees(reference.bien_places, on=LENGTH_FOUR)


@check("bien_places", points=1.5)
def test_bien_places_for_any_length(submission):
    """The lists may be of any length, not only four pegs."""
    submission.agrees(reference.bien_places, on=OTHER_LENGTHS)


@check("bien_places", points=0.5, after=test_bien_places_counts_equal_positions)
def test_bien_places_gives_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.bien_places, int, on=BIEN_MANNERS)


@check("bien_places", points=0.5, after=test_bien_places_counts_equal_positions)
def test_bien_places_leaves_its_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("bien_places", on=BIEN_MANNERS)


@check("bien_places", points=0.5, after=test_bien_places_counts_equal_positions)
def test_bien_places_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.bien_places, on=BIEN_MANNERS)


# ---------------------------------------------------------------- mal_places

WITHOUT_REPEATS = Cases(
    [([1, 2, 3, 4], guess) for guess in lists((1, 2, 3, 4, 5), 4) if len(set(guess)) == 4]
    + [(_distinct(FIVE), _distinct(FIVE)) for _ in range(150)],
    fresh=lambda random: (random.sample(FIVE, 4), random.sample(FIVE, 4)),
)
WITH_REPEATS = Cases(
    pairs((1, 2), 4)
    + [(_code(3), _code(3)) for _ in range(200)]
    + [([1, 2, 3, 4], [2, 5, 2, 2]), ([1, 2, 3, 4], [1, 1, 5, 5]), ([1, 2, 1, 3], [1, 2, 3, 1])]
    + [(_code(5), _code(5)) for _ in range(200)],
    fresh=lambda random: (_drawn(random, FIVE, 4), _drawn(random, FIVE, 4)),
)


def _forgiving(code, guess):
    """Is the answer the same when a peg may be spent twice, or a colour counted once? (Another check looks at that.)"""
    rest = [(a, b) for a, b in zip(code, guess, strict=True) if a != b]
    elsewhere = [b for _, b in rest if b in code]
    others = [a for a, _ in rest if a in guess]
    once = len(elsewhere) == len(set(elsewhere)) and len(others) == len(set(others))
    return once and len(elsewhere) == len(others) == reference.mal_places(code, guess)


def _forgiving_pairs(colours, length, how_many, must_hold=None):
    found = []
    while len(found) < how_many:
        pair = _random.choices(colours, k=length), _random.choices(colours, k=length)
        if (must_hold is None or must_hold in pair[0] + pair[1]) and _forgiving(*pair):
            found.append(pair)
    return found


def _forgiving_pair(random, colours, length):
    """A long pair of that kind, made at once: two places more or less exchange pegs, all others are well placed."""
    moved = random.randint(2, 3)
    few = random.sample(colours, min(len(colours) - 1, moved + random.randint(0, 1)))
    others = [colour for colour in colours if colour not in few]
    first, second = (
        [*random.sample(few, moved), *_drawn(random, others, length - moved)] for _ in range(2)
    )
    second[moved:] = first[moved:]
    order = random.sample(range(length), length)
    return [first[place] for place in order], [second[place] for place in order]


def _with_colour_six(random):
    """Two codes without repeats in which a 6 is misplaced."""
    first, second = (random.sample(FIVE, 3) for _ in range(2))
    here, there = random.sample(range(4), 2)
    return [*first[:here], 6, *first[here:]], [*second[:there], 6, *second[there:]]


WITH_COLOUR_SIX = Cases(
    [([6, 1, 2, 3], [1, 6, 4, 5]), ([6, 1, 2, 3], [1, 4, 5, 2]), ([1, 4, 5, 2], [6, 1, 2, 3])]
    + [([6, 1, 2, 3], [6, 4, 5, 1]), ([6, 6, 1, 2], [6, 6, 2, 1]), ([6, 6, 1, 2], [6, 3, 2, 4])]
    + _forgiving_pairs(range(1, 7), 4, 100, must_hold=6),
    fresh=_with_colour_six,
)
MAL_OTHER_LENGTHS = Cases(
    [([], []), ([3], [3])]
    + [
        (_distinct(FIVE, length), _distinct(FIVE, length))
        for length, how_many in ((1, 10), (2, 30), (3, 30), (5, 30))
        for _ in range(how_many)
    ]
    + [pair for length in (6, 7, 8) for pair in _forgiving_pairs(FIVE, length, 15)]
    + [([1] * 12 + [2], [2] + [1] * 12)]
    + [([1, 2, 3, 4, 5] * n + [1, 2], [1, 2, 3, 4, 5] * n + [2, 1]) for n in (2, 6)],
    fresh=lambda random: _forgiving_pair(random, FIVE, random.randint(5, 12)),
)


def _long(random):
    length = random.randint(5, 12)
    return _drawn(random, range(1, 7), length), _drawn(random, range(1, 7), length)


LONG_WITH_SIX = Cases(
    [([1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5]), ([6, 1, 2, 3, 4, 5, 1], [1, 6, 2, 3, 4, 5, 1])]
    + [([1, 2, 2, 1, 3], [1, 2, 1, 4, 2])]
    + [
        ([1, 2, 3, 4, 5, 6, 6, 6], [2, 1, 3, 4, 5, 6, 6, 6]),
        ([1, 2, 3, 4, 5, 6] * 2, [6, 5, 4, 3, 2, 1] * 2),
    ]
    + [_long(_others) for _ in range(60)],
    fresh=_long,
)
MAL_MANNERS = (
    MAL_OTHER_LENGTHS[:40]
    + WITHOUT_REPEATS[:40]
    + WITH_REPEATS[-40:]
    + WITH_COLOUR_SIX[:20]
    + MAL_OTHER_LENGTHS[-1:]
).drawing_like(MAL_OTHER_LENGTHS)


@check("mal_places", points=2)
def test_mal_places_without_repeats(submission):
    """When no colour repeats, each peg whose colour is elsewhere in the other list must count."""
    submission.agrees(reference.mal_places, on=WITHOUT_REPEATS)


@check("mal_places", points=4)
def test_mal_places_spends_each_peg_once(submission):
    """When colours repeat, each peg of one list may be matched with one peg of the other at most."""
    submission.agrees(reference.mal_places, on=WITH_REPEATS)


@check("mal_places", points=1.5)
def test_mal_places_counts_colour_six(submission):
    """The colours go from 1 to 6: colour 6 must count too."""
    submission.agrees(reference.mal_places, on=WITH_COLOUR_SIX)
    submission.known["colour six"] = True


@check("mal_places", points=0.5)
def test_mal_places_for_any_length(submission):
    """The lists may be of any length, not only four pegs."""
    submission.agrees(reference.mal_places, on=MAL_OTHER_LENGTHS)
    submission.known["any length"] = True


@check("mal_places", points=0.5, after=test_mal_places_spends_each_peg_once)
def test_mal_places_of_long_lists_with_all_colours(submission):
    """In long lists too, all six colours must count."""
    for known, before in (
        ("colour six", test_mal_places_counts_colour_six),
        ("any length", test_mal_places_for_any_length),
    ):
        if known not in submission.known:
            raise not_reached(before)
    submission.agrees(reference.mal_places, on=LONG_WITH_SIX)


@check("mal_places", points=0.5, after=test_mal_places_without_repeats)
def test_mal_places_gives_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.mal_places, int, on=MAL_MANNERS)


@check("mal_places", points=0.5, after=test_mal_places_without_repeats)
def test_mal_places_leaves_its_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("mal_places", on=MAL_MANNERS)


@check("mal_places", points=0.5, after=test_mal_places_without_repeats)
def test_mal_places_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.mal_places, on=MAL_MANNERS)


# ---------------------------------------------------------------- mal_places_general

_NESTED = [[1], [2], [1, 2], [], [[1]], {"a": 1}, {1, 2}]
_EQUAL = [
    (True, 1),
    (1, True),
    (1.0, 1),
    (0, False),
    (False, 0.0),
    (2, 2.0),
    (1, 0),
    (2.5, 2),
    (True, 2),
]
_WORDS = ["a", "b", "ab", "", "é", "x", "*", "1", "7", "None", 1, 7, 0, -1, -2, 2.5, None]


def _mixed(random, length):
    """Two lists over the same few words, so that elements repeat."""
    few = random.sample(_WORDS, 4)
    return (
        [random.choice(few) for _ in range(length)],
        [random.choice(few) for _ in range(length)],
    )


def _plain(random, length):
    return [random.choice(("a", "b", 7, None, "")) for _ in range(length)]


def _nested(random):
    return [random.choice(_NESTED) for _ in range(4)]


def _equal_and_not(random):
    """Two lists of distinct elements, one of which the other may hold in another type."""
    length = random.randint(2, 4)
    first, second = (random.sample(range(3, 9), length) for _ in range(2))
    for elements, element in zip((first, second), random.choice(_EQUAL), strict=True):
        elements[random.randrange(length)] = element
    return first, second


# what a function may put in the place of a peg that is spent; an element of a list can be any of them
MARKS = ["#", "##", "*", "?", "-", "_", "x", "X", "", 0, -1, -2, -99, 99, 1000, None, False, True]


def _beside_a_mark(mark, other):
    """The two first pegs go with each other; then the mark stands in one list, in the other, and in both."""
    return [
        ([7, mark], [7, 8]),
        ([7, 8], [7, mark]),
        ([7, mark, 8], [7, other, mark]),
        ([7, 8, mark], [7, mark, other]),
    ]


GENERAL_MIXED = Cases(
    pairs(("a", "b"), 1)
    + pairs(("a", "b"), 2)
    + pairs(("a", 7), 3)
    + [
        (["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]),
        (["A", 7], [8, "a"]),
        ([" a", 7], [8, "a"]),
    ]
    + [_mixed(_random, n) for n in (4, 5, 6) for _ in range(60)]
    + [case for mark in MARKS for case in _beside_a_mark(mark, 9)],
    fresh=lambda random: _mixed(random, random.randint(4, 6)),
)
GENERAL_UNHASHABLE = Cases(
    pairs(([1], [2]), 1)
    + pairs(([1], [2]), 2)
    + [
        ([[1], 2], [3, (1,)]),
        ([[1], 2], [3, [True]]),
        (["[1]", 2], [3, [1]]),
        ([{1}, 2], [3, {1: 1}]),
    ]
    + [(_nested(_random), _nested(_random)) for _ in range(40)]
    + [
        ([{"a": 1, 2: 5}, 3], [3, {2: 5, "a": 1}]),
        ([[2, 1], 3], [3, [2, 1]]),
    ],  # keys that are not sorted when shown
    fresh=lambda random: (random.sample(_NESTED, 4), random.sample(_NESTED, 4)),
)
GENERAL_LENGTHS = Cases(
    [([], []), ([], ["a"]), (["a"], []), ([1], [2, 1]), ([2, 1], [1]), ([1, 2], [1, 2, 1])]
    + [(["a", "b", "c"], ["c"]), (["c"], ["a", "b", "c"]), ([*range(30)], [*range(40)])]
    + [
        (_plain(_random, _random.randint(0, 6)), _plain(_random, _random.randint(0, 6)))
        for _ in range(100)
    ]
    + [
        pair for mark in MARKS for pair in (([mark, 7], [9]), ([9], [mark, 7]))
    ],  # put after the shorter list
    fresh=lambda random: (
        _plain(random, random.randint(1, 7)),
        _plain(random, random.randint(1, 7)),
    ),
)
GENERAL_EQUALITY = Cases(
    [([True, 2], [3, 1]), ([2, True], [1, 3]), ([1.0, "a"], ["b", 1]), ([0, 5], [4, False])]
    + [
        ([True, 1, 2], [2, 3, True]),
        ([1, 1, True], [5, 6, 1]),
        ([True], [1]),
        ([2.0, 2], [2, 2.0]),
    ],
    fresh=_equal_and_not,
)


GENERAL_MANNERS = (
    GENERAL_MIXED[:20]
    + GENERAL_MIXED[-40 - 4 * len(MARKS) : -4 * len(MARKS)]
    + GENERAL_LENGTHS[:50]
    + GENERAL_UNHASHABLE
)


@check("mal_places_general", points=1)
def test_general_with_any_elements(submission):
    """The elements may be strings, numbers of any kind, or `None`, mixed in one list."""
    submission.agrees(reference.mal_places_general, on=GENERAL_MIXED)


@check("mal_places_general", points=1)
def test_general_with_lists_as_elements(submission):
    """The elements may be lists, dictionaries or sets: a set would refuse them."""
    submission.agrees(reference.mal_places_general, on=GENERAL_UNHASHABLE)


@check("mal_places_general", points=1)
def test_general_with_different_lengths(submission):
    """The lengths may differ: only positions that both lists have are compared, but all occurrences
    count."""
    submission.agrees(reference.mal_places_general, on=GENERAL_LENGTHS)


@check("mal_places_general", points=0.5)
def test_general_when_equal_means_equal(submission):
    """Two elements are the same when `==` says so: `True` and `1`, or `1.0` and `1`."""
    submission.agrees(reference.mal_places_general, on=GENERAL_EQUALITY)


@check("mal_places_general", points=0.5, after=test_general_with_any_elements)
def test_general_leaves_its_lists_alone(submission):
    """After the call, both lists must be what they were before."""
    submission.leaves_arguments_alone("mal_places_general", on=GENERAL_MANNERS)


@check("mal_places_general", points=0.5, after=test_general_with_any_elements)
def test_general_gives_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.mal_places_general, int, on=GENERAL_MANNERS)


@check("mal_places_general", points=0.5, after=test_general_with_any_elements)
def test_general_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.mal_places_general, on=GENERAL_MANNERS)
