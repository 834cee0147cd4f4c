"""Hidden checks of m02_pegs: occurences, bien_places, mal_places, mal_places_general."""

from itertools import permutations, product

from autograder.checking import Cases, Task
from solutions import m02_pegs as reference

FIVE = range(1, 6)  # the sixth colour has a check of its own
LONG = [1, 2, 4, 3, 5, 1, 2, 1]


def pairs(values, length):
    """Return all pairs of lists of that length over the values."""
    return list(product(map(list, product(values, repeat=length)), repeat=2))


def list_and_element(random, numbers):
    """Draw a list of these numbers, and one of its elements."""
    elements = random.choices(numbers, k=random.randint(4, 12))
    return elements, random.choice(elements)


def similar_lists(random, values, length):
    """Draw two lists over the values; half of the time, the second one is nearly the first."""
    first, second = random.choices(values, k=length), random.choices(values, k=length)
    if random.random() < 0.5:
        second = [random.choice((a, a, b)) for a, b in zip(first, second, strict=True)]
    return first, second


# ---------------------------------------------------------------- occurences

occurences = Task(reference.occurences)
PRESENT = Cases(
    [([*l], n) for length in (1, 2, 3) for l in product((1, 2), repeat=length) for n in {*l}]
    + [([3, 1, 3, 3], 3), ([2, 3, 1], 3), (LONG, 1), (LONG, 2), ([1, 2, 3, 4, 5, 6] * 9, 6)]
    + [([1, 2, 3] * 70, 3)],
    draw=lambda random: list_and_element(random, range(1, 7)),
)
ABSENT = Cases(
    [([], 1), ([2], 1), ([1], 2), ([1, 2], 6), (LONG, 6)] + [([6, 1, 6], 3), ([2], 5)],
    draw=lambda random: (
        random.choices((1, 2, 4, 6), k=random.randint(0, 8)),
        random.choice((3, 5)),
    ),
)
ANY_NUMBER = Cases(
    [([0], 0), ([1, 0, 0], 0), ([-1, 1, -1], -1), ([9, 8, 9], 9), ([12, 1, 21], 1)]
    + [([257, 256, 257], 257), ([10**6, 5, 10**6], 10**6), ([2.5, 2, 2.5], 2.5), ([1.0, 2.0], 1)],
    draw=lambda random: list_and_element(random, range(-9, 10)),
)
# a number made anew is another object than its equals: `is` tells them apart
MADE_ANEW = Cases(["occurences(list(range(998, 1001)), 1000)"])


@occurences.check(points=2.5)
def test_occurences_counts_every_equal_element(submission):
    """Every element equal to n must count, wherever it stands in the list."""
    submission.agrees(PRESENT)


@occurences.check(points=1)
def test_occurences_of_an_absent_value(submission):
    """A value that is not in the list must have 0 occurrences."""
    submission.agrees(ABSENT)


@occurences.check(points=0.75, alone=True)
def test_occurences_of_any_number(submission):
    """Any number must be counted, not only the colours 1 to 6."""
    submission.agrees(MADE_ANEW)
    submission.agrees(ANY_NUMBER)


test_occurences_gives_an_integer = occurences.returns(int, PRESENT + ABSENT)
test_occurences_leaves_its_list_alone = occurences.keeps_its_arguments(PRESENT + ABSENT)
test_occurences_twice = occurences.repeats(PRESENT + ANY_NUMBER)

# ---------------------------------------------------------------- bien_places

bien_places = Task(reference.bien_places)
FOUR_PEGS = Cases(
    [
        (code, [*guess])
        for code in ([1, 1, 2, 2], [2, 1, 1, 3])
        for guess in product((1, 2), repeat=4)
    ]
    + [([1, 2, 3, 4], [4, 3, 2, 1]), ([6, 6, 5, 5], [6, 5, 6, 5]), ([3, 4, 5, 6], [3, 1, 5, 1])],
    draw=lambda random: similar_lists(random, range(1, 7), 4),
)
OTHER_LENGTHS = Cases(
    [([], []), *pairs((1, 2), 1), *pairs((1, 2), 2), ([1, 2, 3], [1, 3, 3])]
    + [([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]), ([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1])]
    + [([*FIVE] * n + [1, 2], [*FIVE] * n + [2, 1]) for n in (2, 12)],
    draw=lambda random: similar_lists(random, (1, 2, 3), random.randint(5, 12)),
)


@bien_places.check(points=2.5)
def test_bien_places_counts_equal_positions(submission):
    """Each position at which both lists hold the same colour must count, and no other."""
    submission.agrees(FOUR_PEGS)


@bien_places.check(points=1.75, alone=True)
def test_bien_places_for_any_length(submission):
    """The lists may be of any length, not only four pegs."""
    submission.agrees(OTHER_LENGTHS)


test_bien_places_gives_an_integer = bien_places.returns(int, OTHER_LENGTHS)
test_bien_places_leaves_its_lists_alone = bien_places.keeps_its_arguments(OTHER_LENGTHS)
test_bien_places_twice = bien_places.repeats(OTHER_LENGTHS)

# ---------------------------------------------------------------- mal_places


def mostly_well_placed(random):
    """Draw two lists in which only colours that occur once may be misplaced."""
    well_placed = random.choices((4, 5), k=random.randint(0, 8))
    first, second = random.sample((1, 2, 3), 2), random.sample((1, 2, 3), 2)
    return well_placed + first, well_placed + second


mal_places = Task(reference.mal_places)
WITHOUT_REPEATS = Cases(
    [([1, 2, 3, 4], [*guess]) for guess in permutations(FIVE, 4)] + [([2, 5, 4, 1], [1, 2, 5, 3])],
    draw=lambda random: (random.sample(FIVE, 4), random.sample(FIVE, 4)),
)
WITH_REPEATS = Cases(
    [([1, 1, 1, 2], [*guess]) for guess in product((1, 2), repeat=4)]
    + [([1, 1, 2, 2], [*guess]) for guess in product((1, 2, 3), repeat=4)]
    + [([1, 2, 3, 4], [2, 5, 2, 2]), ([1, 2, 3, 4], [1, 1, 5, 5]), ([1, 2, 1, 3], [1, 2, 3, 1])]
    + [([2, 3, 3, 5], [3, 2, 5, 3]), ([4, 4, 5, 3], [5, 4, 4, 4]), ([5, 5, 1, 4], [2, 5, 5, 5])],
    draw=lambda random: similar_lists(random, FIVE, 4),
)
WITH_COLOUR_SIX = Cases(
    [([6, 1, 2, 3], [1, 6, 4, 5]), ([6, 1, 2, 3], [1, 4, 5, 2]), ([1, 4, 5, 2], [6, 1, 2, 3])]
    + [([6, 1, 2, 3], [6, 4, 5, 1]), ([6, 6, 1, 2], [6, 6, 2, 1]), ([4, 5, 1, 6], [6, 3, 4, 2])],
    draw=lambda random: (random.sample(FIVE, 3) + [6], [6, *random.sample(FIVE, 3)]),
)
MAL_OTHER_LENGTHS = Cases(
    [([], []), ([3], [3]), ([1], [2]), ([1, 2], [2, 1]), ([1, 2], [1, 2]), ([1, 3], [2, 1])]
    + [([1, 2, 3], [2, 3, 1]), ([1, 2, 3], [3, 5, 4]), ([1, 2, 3, 4, 5], [5, 1, 3, 2, 4])]
    + [([1] * 12 + [2], [2] + [1] * 12), ([*FIVE, *FIVE, 1, 2], [*FIVE, *FIVE, 2, 1])],
    draw=mostly_well_placed,
)
MAL_MANNERS = MAL_OTHER_LENGTHS + WITH_COLOUR_SIX


@mal_places.check(points=2)
def test_mal_places_without_repeats(submission):
    """When no colour repeats, each peg whose colour is elsewhere in the other list must count."""
    submission.agrees(WITHOUT_REPEATS)


@mal_places.check(points=4, alone=True)
def test_mal_places_spends_each_peg_once(submission):
    """When colours repeat, each peg of one list may be matched with one peg of the other at most."""
    submission.agrees(WITH_REPEATS)


@mal_places.check(points=1.75, alone=True)
def test_mal_places_counts_colour_six(submission):
    """The colours go from 1 to 6: colour 6 must count too."""
    submission.agrees(WITH_COLOUR_SIX)


@mal_places.check(points=1.5, alone=True)
def test_mal_places_for_any_length(submission):
    """The lists may be of any length, not only four pegs."""
    submission.agrees(MAL_OTHER_LENGTHS)


test_mal_places_gives_an_integer = mal_places.returns(int, MAL_MANNERS)
test_mal_places_leaves_its_lists_alone = mal_places.keeps_its_arguments(MAL_MANNERS)
test_mal_places_twice = mal_places.repeats(MAL_MANNERS)

# ---------------------------------------------------------------- mal_places_general

mal_places_general = Task(reference.mal_places_general)
WORDS = ["a", "b", "ab", "", 1, 7, 0, -1, 2.5, None]
NESTED = [[1], [2], [1, 2], [], [[1]], {"a": 1}, {1, 2}]
# what a function may put in the place of a spent peg; an element of a list may be any of them
MARKS = ["#", "*", "x", "", 0, -1, 99, None, False]


def few_words(random):
    """Draw two lists over the same few words, so that elements repeat."""
    few = random.sample(WORDS, 4)
    return random.choices(few, k=5), random.choices(few, k=5)


def equal_elements(random):
    """Draw two lists of numbers that hold the same one in two types."""
    number, other = random.choice([(True, 1), (1.0, 1), (0, False), (2, 2.0)])
    return [*random.sample(range(3, 9), 3), number], [other, *random.sample(range(3, 9), 3)]


ANY_ELEMENTS = Cases(
    pairs("ab", 2)
    + [(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]), (["A", 7], [8, "a"])]
    + [(["a", 7, 7], [7, "a", "a"]), ([None, "", 2.5, ""], ["", None, "", None])]
    + [([7, mark, 8], [7, 9, mark]) for mark in MARKS]
    + [([7, mark], [7, 8]) for mark in MARKS]
    + [([7, 8], [7, mark]) for mark in MARKS],
    draw=few_words,
)
UNHASHABLE = Cases(
    pairs(([1], [2]), 2)
    + [([[1], 2], [3, (1,)]), ([[1], 2], [3, [True]]), (["[1]", 2], [3, [1]])]
    + [([{"a": 1, 2: 5}, 3], [3, {2: 5, "a": 1}]), (NESTED, NESTED[1:] + NESTED[:1])],
    draw=lambda random: (random.sample(NESTED, 4), random.sample(NESTED, 4)),
)
LENGTHS = Cases(
    [([], []), ([], ["a"]), (["a"], []), ([1], [2, 1]), ([2, 1], [1]), ([1, 2], [1, 2, 1])]
    + [(["a", "b", "c"], ["c"]), (["c"], ["a", "b", "c"]), ([*range(30)], [*range(40)])]
    + [(["a", "b", "a"], ["b", "a"]), (["b", 7], ["a", 7, "b", "b"]), ([1], [1, None])]
    + [pair for mark in MARKS for pair in (([mark, 7], [9]), ([9], [mark, 7]))],
    draw=lambda random: (
        random.sample("abcdef", random.randint(1, 6)),
        random.sample("abcdef", random.randint(1, 6)),
    ),
)
EQUALITY = Cases(
    [([True, 2], [3, 1]), ([2, True], [1, 3]), ([1.0, "a"], ["b", 1]), ([0, 5], [4, False])]
    + [([1, 1, True], [5, 6, 1]), ([True], [1]), ([2.0, 2], [2, 2.0])],
    draw=equal_elements,
)
GENERAL_MANNERS = LENGTHS + UNHASHABLE


@mal_places_general.check(points=1.25)
def test_general_with_any_elements(submission):
    """The elements may be strings, numbers of any kind, or `None`, mixed in one list."""
    submission.agrees(ANY_ELEMENTS)


@mal_places_general.check(points=1.25, alone=True)
def test_general_with_lists_as_elements(submission):
    """The elements may be lists, dictionaries or sets: a set would refuse them."""
    submission.agrees(UNHASHABLE)


@mal_places_general.check(points=1.25, alone=True)
def test_general_with_different_lengths(submission):
    """The lengths may differ: only positions that both lists have are compared, but all occurrences
    count."""
    submission.agrees(LENGTHS)


@mal_places_general.check(points=0.5, alone=True)
def test_general_when_equal_means_equal(submission):
    """Two elements are the same when `==` says so: `True` and `1`, or `1.0` and `1`."""
    submission.agrees(EQUALITY)


test_general_leaves_its_lists_alone = mal_places_general.keeps_its_arguments(GENERAL_MANNERS)
test_general_gives_an_integer = mal_places_general.returns(int, GENERAL_MANNERS)
test_general_twice = mal_places_general.repeats(GENERAL_MANNERS)
