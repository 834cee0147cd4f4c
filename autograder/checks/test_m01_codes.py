"""Hidden checks of m01_codes: nombre_codes, codes_de_quatre, tous_les_codes; masque and repartition
as a bonus."""

from itertools import product

from autograder.checking import Cases, Task, as_tuples
from autograder.i18n.message import _
from solutions import m01_codes as reference


def sizes(pegs, most):
    """Return the sizes of games: those pegs, up to 9 colours, and at most so many codes."""
    return [(p, c) for p in pegs for c in range(1, 10) if c**p <= most]


def in_any_order(codes):
    """See a list of codes, lists or tuples, as one in order."""
    return sorted(map(list, codes)) if type(codes) is list else codes


def types(codes):
    """See of a list of codes only which types its codes and their pegs are of."""
    return sorted({f"{type(code).__name__} {type(peg).__name__}" for code in codes for peg in code})


# ---------------------------------------------------------------- nombre_codes

nombre_codes = Task(reference.nombre_codes)
IN_THE_TABLE = Cases(
    [(1, 1), (1, 2), (2, 1), (2, 2), (1, 6), (3, 2), (2, 3), (4, 1), (4, 2), (4, 6), (4, 8), (6, 2)]
    + [(2, 5), (5, 3)],
    draw=lambda random: random.choice(sizes(range(1, 7), 10_000)),
)
BEYOND_THE_TABLE = Cases(
    [(1, 10), (7, 1), (2, 12), (7, 3), (10, 10), (30, 2), (30, 3), (20, 7), (6, 9)]
    + [(64, 2), (20, 10), (25, 9)],  # more than a float or 64 bits hold
    draw=lambda random: (random.randint(7, 30), random.randint(10, 60)),
)


@nombre_codes.check(points=2.5)
def test_nombre_codes_of_the_table(submission):
    """The numbers of the table must come out, for each number of pegs and of colours."""
    submission.agrees(IN_THE_TABLE)


@nombre_codes.check(points=3, alone=True)
def test_nombre_codes_beyond_the_table(submission):
    """The number must be right for any p and c from 1 on, not only for those of the table."""
    submission.agrees(BEYOND_THE_TABLE)


test_nombre_codes_gives_an_integer = nombre_codes.returns(int, IN_THE_TABLE)
test_nombre_codes_twice = nombre_codes.repeats(IN_THE_TABLE)

# ---------------------------------------------------------------- codes_de_quatre

codes_de_quatre = Task(reference.codes_de_quatre)
FOUR_PEGS = Cases([(1,), (2,), (3,), (6,)], draw=lambda random: (random.randint(4, 8),), draws=2)


@codes_de_quatre.check(points=3.5)
def test_codes_de_quatre_has_each_code_once(submission):
    """Every code of four pegs must be in the list, once, and nothing else."""
    submission.agrees(FOUR_PEGS, seen_as=in_any_order)


@codes_de_quatre.check(points=1.5)
def test_codes_de_quatre_in_order(submission):
    """The codes must come in the order of a dictionary: the first peg counts most."""
    submission.agrees(FOUR_PEGS, seen_as=as_tuples)


@codes_de_quatre.check(points=0.75)
def test_codes_de_quatre_are_lists(submission):
    """Each code must be a list, not a tuple, and each peg a whole number, of type `int`."""
    submission.agrees(FOUR_PEGS, seen_as=types)


test_codes_de_quatre_twice = codes_de_quatre.repeats(FOUR_PEGS, seen_as=in_any_order)

# ---------------------------------------------------------------- tous_les_codes

tous_les_codes = Task(reference.tous_les_codes)
SMALL_SIZES = Cases(
    [(1, 1), (1, 2), (2, 1), (2, 2), (1, 6), (3, 2), (2, 3), (3, 3), (4, 2)],
    draw=lambda random: random.choice(sizes(range(1, 5), 90)),
)
LARGER_SIZES = Cases(
    [(5, 2), (1, 12), (2, 12), (4, 6), (7, 1)],
    draw=lambda random: random.choice(sizes(range(1, 8), 2000)),
    draws=4,
)
LEFT_OUT = Cases([(), (2,), (3,)])
NEW_LISTS = Cases(
    ["codes = tous_les_codes(2, 2); tous_les_codes(1, 2); codes"]
    + ["codes = tous_les_codes(4, 6); codes.clear(); len(tous_les_codes(4, 6))"]
    + ["codes = tous_les_codes(1, 2); codes[0] *= 2; tous_les_codes(1, 2)"]
)


@tous_les_codes.check(points=3)
def test_tous_les_codes_has_each_code_once(submission):
    """Every code must be in the list, once, and nothing else."""
    submission.agrees(SMALL_SIZES, seen_as=in_any_order)


@tous_les_codes.check(points=2.25)
def test_tous_les_codes_for_any_size(submission):
    """The list must be right for other numbers of pegs and colours, and for the classic game, 4 and
    6."""
    submission.agrees(LARGER_SIZES, seen_as=in_any_order)


@tous_les_codes.check(points=1)
def test_tous_les_codes_in_order(submission):
    """The codes must come in the order of a dictionary: the first peg counts most."""
    submission.agrees(SMALL_SIZES, seen_as=as_tuples)


@tous_les_codes.check(points=0.75)
def test_tous_les_codes_are_lists(submission):
    """Each code must be a list, not a tuple, and each peg a whole number, of type `int`."""
    submission.agrees(SMALL_SIZES, seen_as=types)


@tous_les_codes.check(points=0.75)
def test_tous_les_codes_without_arguments(submission):
    """The arguments that are left out must be those of the classic game: 4 pegs, 6 colours."""
    submission.agrees(LEFT_OUT, seen_as=in_any_order)


test_tous_les_codes_twice = tous_les_codes.repeats(
    SMALL_SIZES,
    seen_as=in_any_order,
    also=NEW_LISTS,
    requirement=_(
        "The same call made a second time must give the same result, in a new list of new codes."
    ),
)

# ---------------------------------------------------------------- masque

masque = Task(reference.masque)
FEW_COLOURS = Cases(
    [([*code],) for length in (1, 2, 3) for code in product((1, 2, 3), repeat=length)],
    draw=lambda random: (random.choices(range(1, 7), k=random.randint(2, 4)),),
)
MORE_COLOURS = Cases(
    [
        ([6],),
        ([6, 5, 4, 3],),
        ([5, 5, 2, 3],),
        ([6, 6, 1, 4],),
        ([9, 1, 9, 1],),
        ([2, 2, 2, 2],),
        ([8, 1, 8],),
        ([5, 9, 9],),
    ]
    + [([4, 3, 2, 1, 2, 3, 4],), ([3, 3, 8, 8, 3, 9, 1, 2, 4, 5, 6, 7],)],
    draw=lambda random: (random.choices(range(1, 10), k=random.randint(3, 12)),),
)


@masque.check(points=1.25)
def test_masque_renumbers_by_first_appearance(submission):
    """The colours must be renumbered from 1, in the order of their first appearance."""
    submission.agrees(FEW_COLOURS)


@masque.check(points=0.75, alone=True)
def test_masque_of_any_code(submission):
    """The code may have any length, and colours up to 9."""
    submission.agrees(MORE_COLOURS)


test_masque_leaves_its_code_alone = masque.keeps_its_arguments(MORE_COLOURS)
test_masque_twice = masque.repeats(MORE_COLOURS)

# ---------------------------------------------------------------- repartition

repartition = Task(reference.repartition)
FEW_CODES = Cases(
    [(1, 1), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (2, 6), (3, 4)],
    draw=lambda random: (random.randint(1, 3), random.randint(1, 6)),
)
MORE_CODES = Cases(
    [(4, 2), (4, 3), (4, 8), (5, 3), (5, 5), (6, 2), (1, 9), (2, 9), (7, 1)],
    draw=lambda random: random.choice(sizes((3, 4, 5, 6), 10_000)),
    draws=8,
)


@repartition.check(points=1.5)
def test_repartition_counts_each_kind(submission):
    """To each kind of code, given by its multiplicities, largest first, must belong the number of
    such codes."""
    submission.agrees(FEW_CODES)


@repartition.check(points=0.75, alone=True)
def test_repartition_for_longer_codes(submission):
    """The numbers must be right for more pegs and more colours too, where two kinds may have the
    same largest count."""
    submission.agrees(MORE_CODES)


test_repartition_twice = repartition.repeats(FEW_CODES)
