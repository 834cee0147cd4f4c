"""Hidden checks of m01_codes: nombre_codes, tous_les_codes, masque, repartition."""

from random import Random

from autograder.testing.cases import Cases, lists, probe
from autograder.testing.check import check

from solutions import m01_codes as reference

_random = Random(
    1296
)  # one fixed seed: every learner meets the same inputs and reads the same message


def size(random, most):
    """A number of pegs and one of colours: `most` says how many colours there may be for each number of pegs."""
    pegs = random.choice([*most])
    return pegs, random.randint(1, most[pegs])


def as_lists(codes):
    """A list of codes, each seen as a list: whether they are tuples is looked at by a check of its own."""
    if type(codes) is not list:
        return codes
    return [list(code) if type(code) is tuple else code for code in codes]


def in_any_order(codes):
    """A list of codes, whatever their order."""
    if type(codes) is not list:
        return codes
    try:
        return sorted(
            as_lists(codes)
        )  # 1.0 stands where 1 does: which type it is of is another check's matter
    except TypeError:
        return sorted(as_lists(codes), key=repr)


def are_in_order(codes):
    """Whether the codes that are there come in order: which ones these are is another check's matter."""
    codes = as_lists(codes)
    if type(codes) is not list or codes == sorted(codes):
        return True
    once = list(
        {repr(code): code for code in codes}.values()
    )  # that one comes again is another check's matter, too
    return once == sorted(once)


def kinds(codes):
    """Of which types the codes of a list and their pegs are."""
    if type(codes) is not list:
        return []
    pegs = {type(peg).__name__ for code in codes if type(code) in (list, tuple) for peg in code}
    return [sorted({type(code).__name__ for code in codes}), sorted(pegs)]


# ---------------------------------------------------------------- nombre_codes

# The learner sees the whole table: no case of it is fresh, and it is worth less than what is beyond it. Whoever lists
# the codes to count them is found out by sizes, and not by the machine: those of up to LISTED codes are asked first,
# a tenth of what can be listed in time, and then one of 10**10, which nobody lists.
LISTED = 10_000
_TABLE = sorted(((p, c) for p in range(1, 7) for c in range(1, 10)), key=sum)
IN_THE_TABLE = Cases([size for size in _TABLE if size[1] ** size[0] <= LISTED])
BEYOND_THE_TABLE = Cases(
    [
        (1, 10),
        (7, 1),
        (2, 12),
        (7, 3),
        (10, 10),
        (5, 20),
        (8, 8),
        (30, 2),
        (3, 1000),
        (30, 3),
        (20, 7),
    ]
    + [size for size in _TABLE if size[1] ** size[0] > LISTED]
    + [(62, 2), (63, 2), (64, 2), (20, 10), (25, 9), (50, 50)],  # more than 64 bits hold
    fresh=lambda random: (random.randint(1, 30), random.randint(10, 60)),
)
EVERY_SIZE = (IN_THE_TABLE + BEYOND_THE_TABLE).drawing_like(BEYOND_THE_TABLE)


@check("nombre_codes", points=1)
def test_nombre_codes_of_the_table(submission):
    """The numbers of the table must come out, for each number of pegs and of colours."""
    submission.agrees(reference.nombre_codes, on=IN_THE_TABLE)


@check("nombre_codes", points=2)
def test_nombre_codes_beyond_the_table(submission):
    """The number must be right for any p and c from 1 on, not only for those of the table."""
    submission.agrees(reference.nombre_codes, on=BEYOND_THE_TABLE)


@check("nombre_codes", points=0.5, after=test_nombre_codes_of_the_table)
def test_nombre_codes_gives_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.nombre_codes, int, on=EVERY_SIZE)


@check("nombre_codes", points=0.5, after=test_nombre_codes_of_the_table)
def test_nombre_codes_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.nombre_codes, on=IN_THE_TABLE)


# ---------------------------------------------------------------- tous_les_codes

SMALL_SIZES = Cases(
    [(1, 1), (1, 2), (2, 1), (2, 2), (1, 6), (3, 2), (2, 3), (3, 3), (4, 2), (4, 3), (3, 6)],
    fresh=lambda random: size(random, {1: 9, 2: 9, 3: 6, 4: 3}),
    draws=12,
)
LARGER_SIZES = Cases(
    [(5, 2), (6, 2), (5, 3), (2, 9), (1, 12), (2, 12), (4, 6), (7, 1), (9, 1)],
    fresh=lambda random: size(random, {1: 99, 2: 20, 3: 7, 4: 4, 5: 3, 8: 1}),
    draws=6,
)
ALL_SIZES = (SMALL_SIZES + LARGER_SIZES).drawing_like(SMALL_SIZES, LARGER_SIZES)
CLASSIC = Cases([()])


@probe(shown=lambda p: f"tous_les_codes({p})")
def of_classic_colours(submission, p):
    """The codes of so many pegs, the number of colours left out."""
    return submission.tous_les_codes(p)


CLASSIC_COLOURS = Cases([(2,), (3,)], by=of_classic_colours)


@probe(
    shown=lambda first, then: f"codes = tous_les_codes{first}; tous_les_codes{then}.clear(); codes"
)
def first_of_two(submission, first, then):
    """A list of codes, after another one has been asked for and emptied."""
    codes = submission.tous_les_codes(*first)
    other = submission.tous_les_codes(*then)
    kept = other[:]
    other.clear()
    seen = codes[:]
    other.extend(kept)  # a list that is remembered is asked for by others, too
    return seen


TWO_LISTS = Cases(
    [((1, 2), (1, 3)), ((2, 2), (2, 2)), ((2, 3), (1, 2)), ((4, 6), (4, 6))], by=first_of_two
)


@probe(
    shown=lambda first, then: (
        f"codes = tous_les_codes{first}; tous_les_codes{then}[0][0] = 9; codes"
    )
)
def first_of_two_changed(submission, first, then):
    """A list of codes, after a code of another one has been changed."""
    codes = submission.tous_les_codes(*first)
    other = submission.tous_les_codes(*then)
    if type(other[0]) is not list:  # another check tells
        return codes
    before = other[0][0]
    other[0][0] = 9
    seen = [code[:] for code in codes]
    other[0][0] = before
    return seen


CHANGED = Cases(
    [((1, 2), (1, 2)), ((2, 2), (2, 2)), ((2, 3), (1, 2)), ((4, 6), (4, 6))],
    by=first_of_two_changed,
)


@check("tous_les_codes", points=2)
def test_tous_les_codes_has_each_code_once(submission):
    """Every code must be in the list, once, and nothing else."""
    submission.agrees(reference.tous_les_codes, on=SMALL_SIZES, seen_as=in_any_order)
    submission.known["each code once"] = True


@check("tous_les_codes", points=1)
def test_tous_les_codes_for_any_size(submission):
    """The list must be right for other numbers of pegs and colours, and for the classic game, 4 and
    6."""
    submission.agrees(reference.tous_les_codes, on=LARGER_SIZES, seen_as=in_any_order)


@check("tous_les_codes", points=1.5, after=test_tous_les_codes_has_each_code_once)
def test_tous_les_codes_in_order(submission):
    """The codes must come in the order of a dictionary: the first peg counts most."""
    submission.agrees(reference.tous_les_codes, on=ALL_SIZES, seen_as=are_in_order)


@check("tous_les_codes", points=0.5, after=test_tous_les_codes_has_each_code_once)
def test_tous_les_codes_are_lists(submission):
    """Each code must be a list, not a tuple, and each peg a whole number, of type `int`."""
    submission.agrees(reference.tous_les_codes, on=SMALL_SIZES, seen_as=kinds)


@check("tous_les_codes", points=0.5)
def test_tous_les_codes_without_arguments(submission):
    """The arguments that are left out must be those of the classic game: 4 pegs, 6 colours."""
    submission.agrees(reference.tous_les_codes, on=CLASSIC, seen_as=in_any_order)
    if "each code once" in submission.known:  # else another check says so
        submission.agrees(reference.tous_les_codes, on=CLASSIC_COLOURS, seen_as=in_any_order)


@check("tous_les_codes", points=0.5, after=test_tous_les_codes_has_each_code_once)
def test_tous_les_codes_twice(submission):
    """The same call made a second time must give the same result, in a new list of new codes."""
    submission.repeats(reference.tous_les_codes, on=SMALL_SIZES, seen_as=in_any_order)
    submission.stands_apart(reference.tous_les_codes, on=TWO_LISTS, seen_as=in_any_order)
    submission.stands_apart(reference.tous_les_codes, on=CHANGED, seen_as=in_any_order)


# ---------------------------------------------------------------- masque

FEW_COLOURS = Cases(
    [(code,) for length in (1, 2, 3, 4) for code in lists((1, 2, 3), length)],
    fresh=lambda random: (random.choices(range(1, 7), k=random.choice((2, 3, 4, 4))),),
)
MORE_COLOURS = Cases(
    [
        ([6],),
        ([6, 5, 4, 3],),
        ([5, 5, 2, 3],),
        ([6, 6, 1, 4],),
        ([9, 1, 9, 1],),
        ([4, 3, 2, 1, 2, 3, 4],),
        ([3, 3, 8, 8, 3, 9, 1, 2, 4, 5, 6, 7],),
    ]
    + [([_random.randint(1, 9) for _ in range(_random.randint(3, 8))],) for _ in range(80)],
    fresh=lambda random: (random.choices(range(1, 10), k=random.randint(3, 12)),),
)


@check("masque", points=2)
def test_masque_renumbers_by_first_appearance(submission):
    """The colours must be renumbered from 1, in the order of their first appearance."""
    submission.agrees(reference.masque, on=FEW_COLOURS)


@check("masque", points=1)
def test_masque_of_any_code(submission):
    """The code may have any length, and colours up to 9."""
    submission.agrees(reference.masque, on=MORE_COLOURS)


@check("masque", points=0.5, after=test_masque_renumbers_by_first_appearance)
def test_masque_leaves_its_code_alone(submission):
    """After the call, the code must be what it was before."""
    submission.leaves_arguments_alone("masque", on=FEW_COLOURS[-40:] + MORE_COLOURS)


@check("masque", points=0.5, after=test_masque_renumbers_by_first_appearance)
def test_masque_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.masque, on=FEW_COLOURS[-40:])


# ---------------------------------------------------------------- repartition

FEW_CODES = Cases(
    [(1, 1), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (2, 6), (3, 4)],
    fresh=lambda random: size(random, {1: 6, 2: 6, 3: 6}),
    draws=12,
)
MORE_CODES = Cases(
    [
        (4, 2),
        (4, 3),
        (4, 6),
        (4, 8),
        (5, 3),
        (5, 5),
        (6, 2),
        (1, 9),
        (2, 9),
        (3, 9),
        (7, 1),
        (9, 1),
    ],
    fresh=lambda random: size(random, {2: 9, 3: 9, 4: 5, 5: 3}),
    draws=6,
)


@check("repartition", points=2)
def test_repartition_counts_each_kind(submission):
    """To each kind of code, given by its multiplicities, largest first, must belong the number of
    such codes."""
    submission.agrees(reference.repartition, on=FEW_CODES)


@check("repartition", points=1)
def test_repartition_for_longer_codes(submission):
    """The numbers must be right for more pegs and more colours too, where two kinds may have the
    same largest count."""
    submission.agrees(reference.repartition, on=MORE_CODES)


@check("repartition", points=0.5, after=test_repartition_counts_each_kind)
def test_repartition_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.repartition, on=FEW_CODES)
