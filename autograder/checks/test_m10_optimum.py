"""Hidden checks of m10_optimum: parts, five strategies, evaluate, score_table, optimal_total,
check_tree.

The four strategies that look one step ahead are asked in the same positions. What they propose is
compared with the right code by three things in turn: how good it is, whether it is a candidate,
and the order. The first one that differs says which check is failed.
"""

from math import prod

from autograder.checking import Cases, Task, as_tuples, fail, finding
from autograder.checking.failure import Failure
from autograder.i18n.message import _
from autograder.reports.model import FAILED
from solutions import m10_optimum as reference


def tous_les_codes(p, c):
    """Return all codes of MM(p, c), in order; a wrong function for it changes nothing here."""
    codes = [[]]
    for _position in range(p):
        codes = [[*code, colour] for code in codes for colour in range(1, c + 1)]
    return codes


def some_of(random, p, c, most):
    """Some codes of MM(p, c), in order; at most so many."""
    return sorted(random.sample(tous_les_codes(p, c), random.randint(1, most)))


def read_codes(text):
    """Read codes: "11 23" is [[1, 1], [2, 3]]."""
    return [[int(peg) for peg in code] for code in text.split()]


# ---------------------------------------------------------------- parts

parts = Task(reference.parts)


def in_any_order(value):
    """The parts, each of them in order, whatever it and its codes are made of."""
    return {answer: tuple(sorted(as_tuples(part))) for answer, part in value.items()}


def lists_in_any_order(value):
    """The parts, each of them in order, and whether it is a list."""
    return {answer: (type(part) is list, sorted(part)) for answer, part in value.items()}


def as_given(value):
    """The parts, whatever they and their codes are made of."""
    return {answer: as_tuples(part) for answer, part in value.items()}


def draw_parts(random):
    """A proposition, and candidates in any order."""
    p, c, size = random.choice([(2, 3, 6), (3, 4, 12), (4, 6, 20), (6, 2, 12)])
    proposition, *candidates = random.sample(tous_les_codes(p, c), size)
    return proposition, candidates


PARTS = Cases(
    [([1], [[2]]), ([1], [[1]]), ([1], [[1], [2]]), ([1, 2], [[2, 1], [2, 3], [3, 1]])]
    + [(code, tous_les_codes(2, 2)) for code in tous_les_codes(2, 2)]
    + [
        ([1, 1], [[2, 1], [1, 2]]),
        ([1, 1, 2], tous_les_codes(3, 2)),
        ([1, 2, 3], tous_les_codes(3, 3)),
    ]
    + [([1, 1, 2, 1, 2], tous_les_codes(5, 2)[::3])],
    draw=draw_parts,
)


@parts.check(points=0.75)
def test_parts_gathers_by_answer(submission):
    """To each answer, well placed then misplaced, must belong the candidates that give it; no other
    answer is there."""
    submission.agrees(PARTS, seen_as=in_any_order)


@parts.check(points=0.25)
def test_parts_keeps_the_order(submission):
    """In each part, the candidates must stand in the order in which they were given."""
    submission.agrees(PARTS, seen_as=as_given)


@parts.check(points=0.25)
def test_parts_holds_lists_of_codes(submission):
    """Each part must be a list, and each code in it the list that was given."""
    submission.agrees(PARTS, seen_as=lists_in_any_order)


test_parts_leaves_its_arguments_alone = parts.keeps_its_arguments(PARTS)
test_parts_twice = parts.repeats(PARTS, seen_as=in_any_order)

# ---------------------------------------------------------------- first_consistent

first_consistent = Task(reference.first_consistent)
FIRST = Cases(
    [([[1]], [[1], [2]]), ([[2]], [[1], [2]]), ([[1], [2]], [[1], [2]])]
    + [([[1, 2], [2, 1]], tous_les_codes(2, 2)), ([[2, 1], [2, 2]], tous_les_codes(2, 2))],
    draw=lambda random: (some_of(random, 2, 4, 9), tous_les_codes(2, 4)),
)
IS_A_LIST = _("The proposition must be a list, as codes are.")
KEEPS_BOTH = _("After the call, both lists must be what they were before.")


def is_something(value):
    """Whether there is a value, of whatever type."""
    return value is not None


@first_consistent.check(points=0.5)
def test_first_consistent_is_the_first_candidate(submission):
    """The proposition must be the first candidate."""
    submission.agrees(FIRST, seen_as=as_tuples)


test_first_consistent_gives_a_list = first_consistent.returns(
    list, FIRST, seen_as=is_something, requirement=IS_A_LIST
)
test_first_consistent_leaves_the_lists_alone = first_consistent.keeps_its_arguments(
    FIRST, requirement=KEEPS_BOTH
)
test_first_consistent_twice = first_consistent.repeats(FIRST, seen_as=as_tuples)

# ---------------------------------------------------------------- strategies that look ahead

STRATEGIES = [
    Task(reference.minimax),
    Task(reference.expected_size),
    Task(reference.max_entropy),
    Task(reference.most_parts),
]
minimax, expected_size, max_entropy, most_parts = STRATEGIES

SCORES = {  # of the sizes of the parts; the code with the smallest one is the best
    "minimax": max,
    "expected_size": lambda sizes: sum(size**2 for size in sizes),
    "max_entropy": lambda sizes: prod(size**size for size in sizes),
    "most_parts": lambda sizes: -len(sizes),
}
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
EQUAL_NUMBERS = finding(
    "ask.are-numbers-equal",
    "Print the two numbers that your function compares: if they are equal, what does it look at "
    "next? And if they differ in their last digits only, should these decide?",
)
QUESTIONS_ON_EQUALS = {
    "minimax": finding(
        "ask.next-if-equal-at-worst",
        "Both leave as many candidates at worst: what does your function look at next?",
    ),
    "most_parts": finding(
        "ask.next-if-equal-parts", "Both have as many parts: what does your function look at next?"
    ),
    "expected_size": EQUAL_NUMBERS,
    "max_entropy": EQUAL_NUMBERS,
}
DIFFERENCES = [  # between a code and the right one
    finding(
        "strategy.worse",
        "`{call}` proposes `{received}` (sizes of its parts: {sizes}); `{expected}` is better "
        "({better}).",
    ),
    finding(
        "strategy.not-a-candidate",
        "`{call}` proposes `{received}` (sizes of its parts: {sizes}), which cannot be the secret; "
        "`{expected}` is as good ({better}), and may be the secret.",
    ),
    finding(
        "strategy.not-the-smallest",
        "`{call}` proposes `{received}` (sizes of its parts: {sizes}); `{expected}` is as good "
        "({better}), and comes before it.",
    ),
]

THREE, TWO = read_codes("11 12 13"), read_codes("13 22")
POSITIONS = [  # candidates, and the p and c of the game; () where only candidates may be proposed
    (read_codes("11"), (2, 2)),
    (TWO, (2, 3)),
    (THREE, (2, 3)),
    (tous_les_codes(2, 3), (2, 3)),
    (tous_les_codes(2, 4), (2, 4)),
    (read_codes("31 32 33"), ()),
    (read_codes("11 13 22 23 24 43"), (2, 4)),
    (read_codes("5555 5566 6655"), (4, 6)),
    (read_codes("112 211 212 222 233 313 332"), (3, 3)),
    (read_codes("112 113 122 133 213 221 223 231 311 331 332"), (3, 3)),
    (read_codes("113 133 211 222 223 232 233 311 313 321 322 323 331 333"), (3, 3)),
    (tous_les_codes(4, 2), (4, 2)),
    (tous_les_codes(2, 6), (2, 6)),
    (  # two entropies that differ in the third decimal
        read_codes(
            "112 121 122 124 132 134 211 221 222 231 233 234 242 243 244 312 323 324 343 413 414 "
            "421 422 424 434"
        ),
        (3, 4),
    ),
]


def calls_of(task, positions):
    """Write the calls of a strategy; `list` makes a list of a tuple or of an array."""
    lines = []
    for candidates, game in positions:
        codes = f"tous_les_codes{game}" if game else candidates
        is_start = game and candidates == tous_les_codes(*game)
        lines.append(f"list({task.name}({codes if is_start else candidates}, {codes}))")
    return Cases(lines, beside=tous_les_codes)


CALLS = {task: calls_of(task, POSITIONS) for task in STRATEGIES}
AGAIN = [(THREE, (2, 3)), (THREE, ()), (TWO, ()), (TWO, (2, 3))]
AGAIN += [
    (tous_les_codes(2, 3), (2, 3)),
    (tous_les_codes(2, 2), (2, 2)),
    (tous_les_codes(2, 2), (2, 3)),
]
LISTS = Cases(
    [
        ([[1, 2]], tous_les_codes(2, 2)),
        ([[1, 1], [1, 2]], tous_les_codes(2, 2)),
        (TWO, tous_les_codes(2, 3)),
    ]
    + [([[1, 2], [2, 1], [2, 2]], tous_les_codes(2, 2)), (THREE, tous_les_codes(2, 3))]
)


def must_be_the_best(submission, task):
    """Fail where another code is better than what is proposed."""
    submission.agrees(LISTS, seen_as=is_something)
    compare(submission, task, POSITIONS, CALLS[task], 0)
    drawn = [draw_position(submission.random) for _unused in range(8)]
    compare(submission, task, drawn, calls_of(task, drawn), 0)


def draw_position(random):
    """Draw candidates of a small game, and the game or none."""
    p, c, most = random.choice([(2, 3, 7), (2, 4, 10), (2, 5, 10), (3, 2, 7)])
    return some_of(random, p, c, most), random.choice([(p, c), (p, c), ()])


def compare(submission, task, positions, calls, difference):
    """Fail where the first difference between a code and the right one has this index."""
    try:
        submission.agrees(calls)
        return
    except Failure as failure:
        if failure.verdict.status != FAILED:
            raise
    answers, right = submission.answers(calls), calls.expected(task.reference)
    for (candidates, game), call, code, best in zip(positions, calls, answers, right, strict=True):
        shown = {"call": call, "received": code, "expected": best, "alike": answers}
        if code not in (tous_les_codes(*game) if game else candidates):
            fail(
                finding(
                    "strategy.not-a-code",
                    "`{call}` returned `{received}`; one of the codes of the second list was "
                    "expected, `{expected}`.",
                ),
                ask=finding(
                    "ask.from-which-list",
                    "From which list does your function take what it returns? Print the two lists "
                    "it is given, and what it returns.",
                ),
                **shown,
            )
        sizes, better = sizes_of(code, candidates), sizes_of(best, candidates)
        is_worse = SCORES[task.name](sizes) != SCORES[task.name](better)
        is_impossible = (code in candidates) != (best in candidates)
        if code != best and [is_worse, is_impossible, True].index(True) == difference:
            words = {"sizes": str(sizes)[1:-1], "better": str(better)[1:-1]}
            ask = (QUESTIONS_ON_EQUALS if difference else QUESTIONS)[task.name]
            fail(DIFFERENCES[difference].format(**words), ask=ask, **shown)


def sizes_of(code, candidates):
    """Return the sizes of the parts of a code, the largest one first."""
    return sorted(map(len, reference.parts(code, candidates).values()), reverse=True)


def checks_of_ties_and_manners(task):
    """Make the checks that are the same for each strategy."""

    @task.check(points=0.25)
    def prefers_candidates(submission):
        """Among equally good codes, a candidate must be proposed if there is one."""
        compare(submission, task, POSITIONS, CALLS[task], 1)

    @task.check(points=0.25)
    def takes_the_smallest(submission):
        """Among equally good candidates, or codes when no candidate is as good, the smallest must
        be proposed."""
        compare(submission, task, POSITIONS, CALLS[task], 2)

    return (
        prefers_candidates,
        takes_the_smallest,
        task.returns(list, LISTS, seen_as=is_something, requirement=IS_A_LIST),
        task.keeps_its_arguments(LISTS, requirement=KEEPS_BOTH),
        task.repeats(calls_of(task, AGAIN)),
    )


@minimax.check(points=0.75)
def test_minimax_has_the_smallest_largest_part(submission):
    """The largest part must be as small as any code, candidate or not, can make it."""
    must_be_the_best(submission, minimax)


(
    test_minimax_prefers_candidates,
    test_minimax_takes_the_smallest,
    test_minimax_gives_a_list,
    test_minimax_leaves_the_lists_alone,
    test_minimax_twice,
) = checks_of_ties_and_manners(minimax)


@expected_size.check(points=0.75)
def test_expected_size_is_the_smallest(submission):
    """No other code, candidate or not, must leave fewer candidates on average."""
    must_be_the_best(submission, expected_size)


(
    test_expected_size_prefers_candidates,
    test_expected_size_takes_the_smallest,
    test_expected_size_gives_a_list,
    test_expected_size_leaves_the_lists_alone,
    test_expected_size_twice,
) = checks_of_ties_and_manners(expected_size)


@max_entropy.check(points=0.75)
def test_max_entropy_is_the_largest(submission):
    """No other code, candidate or not, must have a larger entropy."""
    must_be_the_best(submission, max_entropy)


(
    test_max_entropy_prefers_candidates,
    test_max_entropy_takes_the_smallest,
    test_max_entropy_gives_a_list,
    test_max_entropy_leaves_the_lists_alone,
    test_max_entropy_twice,
) = checks_of_ties_and_manners(max_entropy)


@most_parts.check(points=0.75)
def test_most_parts_has_the_most(submission):
    """No other code, candidate or not, must have more parts."""
    must_be_the_best(submission, most_parts)


(
    test_most_parts_prefers_candidates,
    test_most_parts_takes_the_smallest,
    test_most_parts_gives_a_list,
    test_most_parts_leaves_the_lists_alone,
    test_most_parts_twice,
) = checks_of_ties_and_manners(most_parts)

# ---------------------------------------------------------------- evaluate

evaluate = Task(reference.evaluate)
LAST = "lambda left, codes: left[-1]"
MIDDLE = "lambda left, codes: left[len(left) // 2]"
# of the codes that teach something, the one with the fewest parts
SLOW = (
    "lambda left, codes: min((code for code in codes if len(parts(code, left)) > 1), "
    "key=lambda code: len(parts(code, left)), default=left[0])"
)


def draw_game(random):
    """Draw a strategy that proposes a candidate, and a game."""
    p, c = random.choice([(1, 4), (1, 5), (2, 2), (2, 3), (2, 4), (3, 2)])
    return f"evaluate(lambda left, codes: left[{random.randint(1, 99)} % len(left)], {p}, {c})"


GAMES = Cases(
    [f"evaluate(first_consistent, {p}, {c})" for p, c in [(1, 1), (1, 2), (2, 2), (2, 3)]]
    + [f"evaluate({LAST}, {p}, {c})" for p, c in [(1, 3), (2, 2), (2, 3), (3, 2)]]
    + [f"evaluate({MIDDLE}, {p}, {c})" for p, c in [(2, 3), (2, 4), (4, 2)]],
    seconds=3,
    draw=draw_game,
)
LOOKING_AHEAD = Cases(
    [f"evaluate({task.name}, 2, {c})" for c in (2, 3) for task in STRATEGIES]
    + [f"evaluate({SLOW}, 2, {c})" for c in (3, 6)],
    seconds=3,
)
IN_VAIN = Cases(
    ["evaluate(lambda left, codes: [1], 1, 3)", "evaluate(lambda left, codes: [1, 1], 2, 2)"]
    + ["evaluate(lambda left, codes: left[0] if len(left) > 1 else [1], 1, 2)"]
)
NOTED = Cases(
    ["notes = set(); evaluate(lambda left, codes: notes.add(str(left)) or left[0], 2, 2); notes"]
    + ["notes = set(); evaluate(lambda left, codes: notes.add(str(codes)) or left[0], 2, 2); notes"]
)
ONE_AFTER_THE_OTHER = Cases(
    [f"evaluate(first_consistent, 2, {c})" for c in (2, 3)] + [f"evaluate({LAST}, 2, 2)"]
)


def without_zeros(tally):
    """The numbers of tries that occur."""
    return {tries: count for tries, count in tally.items() if count}


@evaluate.check(points=0.75)
def test_evaluate_counts_the_tries(submission):
    """To each number of tries must belong the number of secrets found in so many tries, the winning
    try included."""
    submission.agrees(GAMES, seen_as=without_zeros)


@evaluate.check(points=0.5)
def test_evaluate_lets_any_code_be_proposed(submission):
    """A strategy must receive all the codes of the game, and may propose one that cannot be the
    secret."""
    submission.agrees(LOOKING_AHEAD, seen_as=without_zeros)


@evaluate.check(points=0.25)
def test_evaluate_hands_on_the_lists(submission):
    """A strategy must receive two lists each time: the candidates left, in order, and all the
    codes, in order."""
    submission.agrees(NOTED)


@evaluate.check(points=0.25, after=test_evaluate_lets_any_code_be_proposed)
def test_evaluate_has_no_other_keys(submission):
    """A number of tries that does not occur must not be a key."""
    submission.agrees(Cases(["evaluate(first_consistent, 2, 2)", f"evaluate({SLOW}, 2, 3)"]))


@evaluate.check(points=0.25)
def test_evaluate_ends_when_nothing_is_learnt(submission):
    """When a proposition neither wins nor tells any two candidates apart, a `ValueError` must be
    raised."""
    submission.agrees(IN_VAIN)


test_evaluate_twice = evaluate.repeats(ONE_AFTER_THE_OTHER, seen_as=without_zeros)

# ---------------------------------------------------------------- score_table

score_table = Task(reference.score_table)
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


def as_bytes(table):
    """Return all entries of a table, an array or lists."""
    if hasattr(table, "astype"):
        return table.astype("uint8").tobytes()
    return bytes(entry for row in table for entry in row)


def draw_row(random):
    """Draw a row of a table."""
    p, c = random.choice([(2, 4), (2, 5), (2, 6), (3, 3), (3, 4), (4, 3), (5, 2), (6, 2)])
    return f"list(score_table({p}, {c})[{random.randrange(c**p)}])"


WHOLE_TABLES = Cases(
    [
        f"[list(row) for row in score_table({p}, {c})]"
        for p, c in [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (4, 2)]
    ],
    draw=draw_row,
)
ROWS = Cases(
    [
        f"list(score_table({p}, {c})[{row}])"
        for p, c, row in [(1, 7, 6), (2, 7, 48), (9, 1, 0), (2, 12, 131), (6, 2, 37), (5, 3, 120)]
    ],
    seconds=5,
)
TIMED = {
    (p, c): Cases([f"as_bytes(score_table({p}, {c}))"], seconds=20, beside=as_bytes)
    for p, c in [(3, 7), (4, 4), (3, 6)]
}


@score_table.check(points=0.5)
def test_score_table_holds_every_answer(submission):
    """Each entry must be ten times the well placed plus the misplaced, for the codes number i and
    j."""
    submission.agrees(WHOLE_TABLES)


@score_table.check(points=0.25)
def test_score_table_of_larger_games(submission):
    """The table must be right for more than six colours and for long codes too."""
    submission.agrees(ROWS)


@score_table.check(points=0.25)
def test_score_table_is_an_array(submission):
    """The table must be an array of numpy, of integers."""
    line = "table = score_table(2, 2); str(getattr(table, 'dtype', type(table).__name__))"
    [kind] = submission.answers(Cases([line]))
    if "int" not in kind:
        sentence = finding(
            "score_table.not-an-array",
            "`{call}` is of type {type}; an array of numpy was expected, with integers in it.",
            type=kind,
        )
        fail(sentence, call="score_table(2, 2)", received=kind, expected="ndarray")


test_score_table_twice = score_table.repeats(WHOLE_TABLES)


def must_be_as_fast(submission, times, sentence):
    """Fail where a table is not made so many times as fast as by two loops."""
    (p, c), table = submission.random.choice([*TIMED.items()])
    if submission.times_as_fast(table, NAIVE) < times:
        ask = finding(
            "ask.how-many-turns-of-loops",
            "How many turns do your loops make in all? Which of these loops could become "
            "operations on whole arrays?",
        )
        fail(sentence, call=f"score_table({p}, {c})", ask=ask)


# Measured: 15 to 50 for whole arrays, 8 to 15 for an array a row, 2 to 4 for clever loops, 0.6 for
# plain ones. The thresholds lie between, lest chance decide.


@score_table.check(points=0.25, after=test_score_table_of_larger_games)
def test_score_table_twice_as_fast(submission):
    """The table must be made at least twice as fast as by two loops over all pairs of codes."""
    sentence = finding(
        "score_table.not-twice-as-fast",
        "`{call}`, timed beside two loops of Python over all pairs of codes, is not twice as fast.",
    )
    must_be_as_fast(submission, 1.5, sentence)


@score_table.check(points=0.75, after=test_score_table_twice_as_fast)
def test_score_table_six_times_as_fast(submission):
    """The table must be made at least six times as fast as by two loops over all pairs of codes."""
    sentence = finding(
        "score_table.not-six-times-as-fast",
        "`{call}`, timed beside two loops of Python over all pairs of codes, is not six times as "
        "fast.",
    )
    must_be_as_fast(submission, 6, sentence)


# ---------------------------------------------------------------- optimal_total

TOTALS = {(1, 1): 1, (1, 2): 3, (1, 3): 6, (1, 6): 21, (2, 1): 1, (2, 2): 8, (2, 3): 21}
TOTALS |= {(2, 4): 45, (2, 5): 81, (2, 6): 132, (3, 1): 1, (3, 2): 18, (3, 3): 73}
TOTALS |= {(4, 2): 44, (5, 2): 97}


def known_total(p, c):
    """Look up what the reference takes seconds to find."""
    return TOTALS[p, c]


known_total.__name__ = "optimal_total"
optimal_total = Task(known_total)
TINY_GAMES = Cases([(1, 1), (1, 2), (1, 3), (1, 6), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3)])
SMALL_GAMES = Cases([(2, 4), (4, 2), (2, 5), (3, 3), (5, 2)], seconds=3)
LARGEST_GAME = Cases([(2, 6)], seconds=10)


@optimal_total.check(points=0.75)
def test_optimal_total_of_tiny_games(submission):
    """The total must be one that some strategy reaches, and that none can go below."""
    submission.agrees(TINY_GAMES)


@optimal_total.check(points=1)
def test_optimal_total_of_small_games(submission):
    """The total must be the smallest even where the best next proposition is not the right one."""
    submission.agrees(SMALL_GAMES)
    submission.agrees(LARGEST_GAME)


test_optimal_total_of_one_game_after_another = optimal_total.repeats(
    Cases([(1, 6), (2, 3), (2, 2), (1, 2)], seconds=2),
    requirement=_(
        "The total of one game must not change the result for another, nor for the same one asked "
        "again."
    ),
)

# ---------------------------------------------------------------- check_tree

check_tree = Task(reference.check_tree)


def tree_of(strategy, p, c):
    """Return the arguments for checking the tree of a strategy."""
    return reference.tree_of(strategy, tous_les_codes(p, c), tous_les_codes(p, c)), p, c


def first_that_tells(candidates, codes):
    """Propose the first code that tells candidates apart, also where it is none of them."""
    telling = (code for code in codes if len(reference.parts(code, candidates)) > 1)
    return next(telling, candidates[0])


def draw_tree(random):
    """Draw the tree of a strategy that proposes candidates, for some game."""
    number, game = random.randint(1, 99), random.choice([(1, 4), (2, 2), (2, 3), (3, 2)])
    return tree_of(lambda left, codes: left[number % len(left)], *game)


ROOT, BRANCHES = reference.SMALL_TREE
ONE_TWO, TWO_ONE = ([1], {(0, 0): ([2], {})}), ([2], {(0, 0): ([1], {})})
TREES = Cases(
    [(([1], {}), 1, 1), (ONE_TWO, 1, 2), (TWO_ONE, 1, 2), (([1, 1], {}), 2, 1)]
    + [(([1], {(0, 0): ([2], {(0, 0): ([3], {})})}), 1, 3), (reference.SMALL_TREE, 2, 2)]
    + [tree_of(lambda left, codes: left[-1], p, c) for p, c in [(2, 2), (3, 2)]]
    + [tree_of(first_that_tells, 2, 3)],
    draw=draw_tree,
)
TEACHING_NOTHING = Cases(
    [(([1], {(0, 0): ([1], {(0, 0): ([2], {})})}), 1, 2)]
    + [(([1], {(0, 0): ([1], {(0, 0): ([2], {(0, 0): ([3], {})})})}), 1, 3)]
)
WITHOUT_A_BRANCH = Cases(
    [(([1], {}), 1, 2), (([1], {(0, 0): ([1], {})}), 1, 2), (ONE_TWO, 1, 3)]
    + [(([1], {(0, 1): ([2], {})}), 1, 2), (([1, 1], {(1, 0): BRANCHES[1, 0]}), 2, 2)]
    + [(([1, 1], BRANCHES | {(1, 0): ([1, 2], {})}), 2, 2)]
)
WITH_A_BRANCH_TOO_MANY = Cases(
    [(([1], {(0, 0): ([2], {(0, 0): ([1], {})})}), 1, 2)]
    + [(([1], {(0, 0): ([2], {}), (0, 1): ([1], {})}), 1, 2)]
    + [(([1], {(0, 0): ([2], {}), (1, 0): ([1], {})}), 1, 2)]
    + [((ROOT, BRANCHES | {(0, 0): ([2, 2], {(2, 0): ([2, 2], {})})}), 2, 2)]
)
WITH_NO_CODE = Cases(
    [(([code], {(0, 0): ONE_TWO}), 1, 2) for code in (0, 3)]
    + [(([1], {(0, 0): ([code], {(0, 0): ([2], {})})}), 1, 2) for code in (0, 3)]
    + [(([1, 1], {(0, 0): ([2], {})}), 1, 2), (([1], {(0, 0): ([2, 2], {})}), 1, 2)]
)


def words_of_the_error(*arguments):
    """Return what the `ValueError` says that refuses a tree."""
    try:
        check_tree(*arguments)
    except ValueError as error:
        return str(error)


@check_tree.check(points=0.5)
def test_check_tree_counts_the_tries(submission):
    """For a tree that finds every secret, the result must be its total number of tries."""
    submission.agrees(TREES)


@check_tree.check(points=0.25)
def test_check_tree_allows_what_teaches_nothing(submission):
    """A tree may hold a proposition that teaches nothing, and this proposition must count as a
    try."""
    submission.agrees(TEACHING_NOTHING)


@check_tree.check(points=0.5)
def test_check_tree_misses_a_branch(submission):
    """A tree without a branch for an answer that can come must be refused with a `ValueError`."""
    submission.agrees(WITHOUT_A_BRANCH)


@check_tree.check(points=0.25)
def test_check_tree_sees_useless_branches(submission):
    """A tree with a branch for an answer that cannot come must be refused with a `ValueError`."""
    submission.agrees(WITH_A_BRANCH_TOO_MANY)


@check_tree.check(points=0.25)
def test_check_tree_knows_the_codes(submission):
    """A tree that proposes what is not a code of the game must be refused with a `ValueError`."""
    submission.agrees(WITH_NO_CODE)


@check_tree.check(points=0.25, after=test_check_tree_misses_a_branch)
def test_check_tree_says_what_is_wrong(submission):
    """The `ValueError` must come with a message."""
    line = "words_of_the_error(([1], {}), 1, 2)"
    [words] = submission.answers(Cases([line], beside=words_of_the_error))
    if not words.strip():
        fail(
            finding(
                "check_tree.error-without-message",
                "`{call}` raises a `ValueError` without a message: what should someone who reads "
                "it learn?",
            ),
            call="check_tree(([1], {}), 1, 2)",
        )


test_check_tree_leaves_the_tree_alone = check_tree.keeps_its_arguments(
    TREES, requirement=_("After the call, the tree must be what it was before.")
)
test_check_tree_twice = check_tree.repeats(TREES)
