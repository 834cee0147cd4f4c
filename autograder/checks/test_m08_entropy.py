"""Hidden checks of m08_entropy: from mastermind_score to solution_length_distribution.

Which of several equal guesses is asked is free. So decisions are judged by what they are worth, never by their name,
and games step by step. Lengths of games are compared with the reference's: in the games used for that, every choice
among equal guesses leads to the same lengths (all choices were tried), and the number games of 1, 3 and 7 numbers
leave no choice at all.
"""

from functools import lru_cache
from itertools import product
from random import Random

from autograder.checking import sentences
from autograder.i18n.display import clean, show
from autograder.i18n.message import _, finding, pgettext
from autograder.sandbox.codec import is_identical
from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed, check, not_passed
from autograder.testing.subject import as_pair
from solutions import m08_entropy as reference

NOT_A_GUESS = finding("decision.not-a-guess", "{said}, which is not one of the guesses.")
NOT_BEST = finding("decision.not-best", "{said}, worth {bits}; `{better}` is worth {more}.")
NOT_POSSIBLE = finding(
    "decision.not-possible",
    "{said}, which is not a possible secret; `{better}` is one, and is worth as much.",
)
RETURNED = _("`{call}` returned `{received}`")
AT_ROOT = _("At the root of the tree of `{game}`")
BELOW = _("In the tree of `{game}`, after `{history}`")
DECIDED = _("{where}, the decision is `{received}`")
ASKED_FOR = _("`{call}`: in the game `{played}`, the decision of step {step} is `{received}`")
WRONG_RESULTS = finding(
    "lazy_solution_tree.wrong-results",
    "{where}, the decision `{decision}` has branches for the results `{received}`; the secrets "
    "still possible give `{expected}`.",
)
GOES_ON = finding(
    "lazy_solution_tree.goes-on",
    "{where}, the result `{result}` is an end state, and yet its subtree is not None.",
)
STOPS = finding(
    "lazy_solution_tree.stops",
    "{where}, the result `{result}` is no end state, and yet its subtree is None.",
)
OF_ANOTHER_KIND = finding(
    "lazy_solution_tree.branches-of-another-kind",
    "{where}, the branches are a `{type}`; a list or a tuple was expected.",
)
BY_RESULT = finding(
    "lazy_solution_tree.branches-in-a-dictionary",
    "{where}, the branches are a dictionary; a list of `Branch(result, subtree)` was expected.",
)
NO_NODE = finding(
    "lazy_solution_tree.not-a-node",
    "{where}, what the generator gives is a `{type}` without the fields `decision` and `branches`; "
    "a `Node(decision, branches)` was expected.",
)
NO_BRANCH = finding(
    "lazy_solution_tree.not-a-branch",
    "{where}, a branch is a `{type}` without the fields `result` and `subtree`; a `Branch(result, "
    "subtree)` was expected.",
)
NO_TREE = finding(
    "lazy_solution_tree.not-a-subtree",
    "{where}, the subtree of the result `{result}` is a `{type}`; a generator was expected.",
)
TOO_MANY_CALLS = finding(
    "lazy_solution_tree.too-many-calls",
    "To give the root of a game with {n} guesses and {n} secrets, `score` was called {calls} "
    "times; then, to give the node below, with one secret fewer, {later} times.",
)
ASKED_BELOW = finding(
    "lazy_solution_tree.asked-below",
    "To give the root of a game with {n} secrets, `best_decision` was also called with fewer "
    "secrets: that is the work of a node further down, before anybody asked for it.",
)
TOO_MANY_LINES = finding(
    "lazy_solution_tree.too-many-lines",
    "In a game with {n} guesses and {n} secrets, Python went through more than {times} times as "
    "many lines for the root as for the node below, with one secret fewer: that node had been "
    "computed before anybody asked for it.",
)
NOT_COUNTED = finding(
    "lazy_solution_tree.lines-not-counted",
    "In a game with {n} guesses and {n} secrets, the program set another trace function while a "
    "node was computed (`sys.settrace`), or none, so that the lines which Python goes through "
    "could not be counted.",
)
GOES_ON_YIELDING = finding(
    "lazy_solution_tree.yields-more",
    "`{call}`, and all subtrees below: one of these generators yields more than the root of its "
    "tree.",
)
HOW_OFTEN = finding(
    "ask.second-next",
    "What does a second `next` on the same tree give? How often does your function reach its "
    "`yield`?",
)
IN_ANOTHER_FORM = finding(
    "solution.not-tuples",
    "`{call}` returned `{received}`; the steps are right, but a list of tuples was expected, "
    "`{expected}`.",
)
GAMES_IN_ANOTHER_FORM = finding(
    "all_solutions.not-tuples",
    "`{call}` returned `{received}`; the steps are right, but each game should be a list of "
    "tuples: `{expected}`.",
)
NOT_EQUAL = finding(
    "ask.are-list-and-tuple-equal",
    "Is `[2, 'found'] == (2, 'found')` true in Python? And what do the examples compare your "
    "result with?",
)
NOT_A_GAME = finding(
    "solution.not-a-game",
    "`{call}` returned `{received}`; a list of pairs (decision, result) was expected.",
)
NOT_GAMES = finding(
    "all_solutions.not-games",
    "`{call}` returned `{received}`; a list of games was expected, each a list of pairs (decision, "
    "result).",
)
WRONG_RESULT = finding(
    "solution.wrong-result",
    "`{call}`: in the game `{played}`, the result of step {step} is not what the secret `{secret}` "
    "gives.",
)
TOO_LONG = finding(
    "solution.too-long", "`{call}`: the game `{played}` goes on after its end, step {step}."
)
TOO_SHORT = finding(
    "solution.too-short", "`{call}`: the game `{played}` does not come to an end state."
)
SHORTER = finding(
    "worst_case_solution.not-the-longest",
    "`{call}` returned `{received}`, a game of {steps}; the longest take {longest}.",
)
OTHER_SECRETS = finding(
    "all_solutions.other-secrets",
    "The games of `{call}` end with the guesses `{received}`; the secrets are `{expected}`.",
)
ASKED = finding(
    "solver.other-calls",
    "During `{call}`, `scorer` was called with `{asked}` in turn; the game has {steps}: `{played}`.",
)
ENDLESS_PLAY = finding(
    "solver.endless", "`{call}` does not stop calling `scorer`; its first decisions are `{asked}`."
)
ENDLESS_LIES = finding(
    "solver.endless-contradiction",
    "`{call}` does not stop calling `scorer`; no secret gives these results, a ValueError was "
    "expected.",
)
NO_ERROR = finding(
    "solver.no-error",
    "`{call}` returned `{received}`; no secret gives these results, a ValueError was expected.",
)

NEEDLESS_ERROR = finding(
    "solver.needless-error", "`{call}` raised a ValueError, and yet a secret gives these results."
)


_BIT = pgettext("fewer than two", "{number} bits")
_BITS = pgettext("two or more", "{number} bits")
_STEP = _("{count} step")
_STEPS = _("{count} steps")


def _bits(number, digits):
    rounded = str(round(number, digits))
    return (_BIT if float(rounded) < 2 else _BITS).format(number=rounded)


def _steps(count):
    return (_STEPS if count > 1 else _STEP).format(count=count)


_random = Random(
    1440
)  # one fixed seed: every learner meets the same inputs and reads the same message


# ---------------------------------------------------------------- mastermind_score


def _words(letters, length):
    words = [""]
    for _unused in range(length):
        words = [word + letter for word in words for letter in letters]
    return words


def _repeats(word):
    return len(set(word)) < len(word)


def _drawn(letters, length):
    return "".join(_random.choices(letters, k=length))


_SHORT = [_words("AB", 1), _words("ABC", 2), _words("ABC", 3)]
_PAIRS = [(a, b) for words in _SHORT for a in words for b in words]
_LONGER = [(_drawn("ABCDEF", 4), _drawn("ABCDEF", 4)) for _unused in range(300)]


def _two_codes(random, both_repeat):
    """Two codes of the same length, both with repeats, or not both."""
    pair = [""]
    while len(pair) == 1 or all(map(_repeats, pair)) != both_repeat:
        length, letters = random.choice((2, 3, 4, 4, 4)), random.choice(("ABC", "ABCDEF"))
        pair = ["".join(random.choices(letters, k=length)) for _ in range(2)]
    return tuple(pair)


ONE_WITHOUT_REPEATS = Cases(
    (pair for pair in [*_PAIRS, *_LONGER, ("AABC", "ABDE")] if not all(map(_repeats, pair))),
    fresh=lambda random: _two_codes(random, False),
)
_TWICE_TWO = [
    ("AABB", "BBAA"),
    ("AABB", "AABB"),
    ("AABC", "AADE"),
    ("AAAB", "BAAA"),
    ("ABBB", "AABB"),
]
_TWICE_TWO += [("AAAA", "AAAA"), ("AAAA", "AABA"), ("BAAAA", "AAAAB")]
BOTH_REPEAT = Cases(
    (pair for pair in _PAIRS + _TWICE_TWO + _LONGER if all(map(_repeats, pair))),
    fresh=lambda random: _two_codes(random, True),
)


def _of_any_letters(random):
    letters, n = (
        random.sample("PQRSTUVWXYZéèàpqrstuvwxyz012345", 14),
        random.choice((1, 2, 3, 5, 6, 8, 12)),
    )
    return "".join(random.sample(letters, n)), "".join(random.choices(letters, k=n))


OTHER_CODES = Cases(
    [("Z", "Z"), ("Z", "A"), ("xyz", "zxy"), ("aB", "AB"), ("aA", "Aa"), ("Bab", "bAc")]
    + [("GHGH", "HIJK"), ("PQRSTU", "UTSRQP")]
    + [
        ("".join(_random.sample("PQRSTUVWXYZ", n)), _drawn("UVWXYZ", n))
        for n in (2, 3, 5, 6, 8)
        for _unused in range(12)
    ]
    + [("éàé", "àéê"), ("ABCDEFGHIJKL", "LKJIHGFEDCBA"), ("ABCDEFGHIJKL", "ABCDEFGHIJKL")],
    fresh=_of_any_letters,
)


def score_of(g1, g2):
    """The right numbers, as they come back from the sandbox."""
    return tuple(reference.mastermind_score(g1, g2))


score_of.__name__ = "mastermind_score"


@probe(shown=lambda g1, g2: f"pegs = mastermind_score({g1!r}, {g2!r}); (pegs.black, pegs.white)")
def by_name(submission, g1, g2):
    pegs = submission.mastermind_score(g1, g2)
    return (pegs.black, pegs.white)


@check("mastermind_score", points=2)
def test_mastermind_score_without_repeats(submission):
    """When one of the codes has no repeated letter, both numbers must be right, the well placed
    pegs first."""
    submission.agrees(score_of, on=ONE_WITHOUT_REPEATS, seen_as=as_pair)


@check("mastermind_score", points=2, after=test_mastermind_score_without_repeats)
def test_mastermind_score_when_both_repeat(submission):
    """When both codes repeat letters, each peg must count once, no more and no less."""
    submission.agrees(score_of, on=BOTH_REPEAT, seen_as=as_pair)


@check("mastermind_score", points=0.5, after=test_mastermind_score_without_repeats)
def test_mastermind_score_of_any_codes(submission):
    """The codes may have any length and any letters."""
    submission.agrees(score_of, on=OTHER_CODES, seen_as=as_pair)


@check("mastermind_score", points=0.5, after=test_mastermind_score_without_repeats)
def test_mastermind_score_gives_pegs(submission):
    """The result must be a `Pegs`, with its parts `black` and `white`."""
    names = Cases([("A", "B"), ("AB", "AC"), ("ABC", "BAD")], by=by_name)
    submission.agrees(score_of, on=names)


@check("mastermind_score", points=0.5, after=test_mastermind_score_without_repeats)
def test_mastermind_score_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(score_of, on=ONE_WITHOUT_REPEATS[:40], seen_as=as_pair)


# ---------------------------------------------------------------- partition


@probe(shown=lambda S, func: f"partition({show(S)}, {func})")
def sorted_by(submission, S, func):
    import builtins

    return submission.partition(S, eval(func, vars(submission) | vars(builtins)))


def _sorted_somehow(random):
    """A collection and a function whose values are no text, and true."""
    words = [
        *map(
            "".join,
            (random.choices("abcde", k=random.randint(1, 6)) for _ in range(random.randint(2, 9))),
        )
    ]
    numbers = random.sample(range(1, 100), random.randint(2, 12))
    several = random.randint(2, 5)
    ways = [
        (words, "len"),
        (words, "lambda word: 1 + word.count('a')"),
        (numbers, f"lambda n: compare({random.randint(1, 99)}, n)"),
        (numbers, f"lambda n: {random.randint(1, 30)} + n % {several}"),
    ]
    elements, func = random.choice(ways)
    return random.choice((list, tuple, set))(elements), func


def _sorted_by_any_value(random):
    numbers = random.sample(range(1, 100), random.randint(4, 12))
    several = random.randint(2, 5)
    values = (
        "n % {}",
        "None if n % {} else 'other'",
        "n % {} > 0",
        "(n % {}, n % 3)",
        "'ab'[: n % {}]",
    )
    return numbers, "lambda n: " + random.choice(values).format(several)


@probe(shown=lambda S, T: f"parts = partition({show(S)}, len); partition({show(T)}, len); parts")
def first_of_two(submission, S, T):
    """The parts of some elements, after those of others have been asked for."""
    parts = submission.partition(S, len)
    submission.partition(T, len)
    return parts


_WORDS = ["to", "be", "or", "not", "that", "is", "the", "question"]
ORDINARY = Cases(
    [
        (["to"], "len"),
        (["to", "be"], "len"),
        (["to", "not"], "len"),
        (["to", "not", "be"], "len"),
        ([], "len"),
        ([1, 2, 3], "lambda n: compare(2, n)"),
        (_WORDS, "len"),
        (_WORDS, "lambda word: word[0]"),
        (set(range(1, 21)), "lambda n: compare(13, n)"),
        ((5, 15, 25, 36), "lambda n: n % 10"),
        (list(range(60)), "lambda n: 20 + n % 7"),
        (["to", "be", "or", "not"], "len"),
        (list(range(1, 8)), "lambda n: compare(4, n)"),
    ],
    by=sorted_by,
    fresh=_sorted_somehow,
)
TWO_PARTITIONS = Cases([(["to", "be", "not"], ["that"]), (["to"], ["to", "not"])], by=first_of_two)
ANY_VALUES = Cases(
    [
        (["", "a"], "len"),
        (["ab", "abc"], "lambda word: len(word) % 2"),
        (["ab", "abc"], "lambda word: word == 'ab'"),
        ([0, 1, 2], "lambda n: None if n == 1 else 'other'"),
        (["x", "xy"], "lambda word: word[1:]"),
        (["AB", "BA", "BB"], "lambda word: (word.count('B'), word.count('A'))"),
        ([(1, 2), (3, 0), (2, 2)], "sum"),
        ([1, "a"], "lambda x: x == 1"),
    ],
    by=sorted_by,
    fresh=_sorted_by_any_value,
)


@check("partition", points=2)
def test_partition_sorts_into_sets(submission):
    """Each value must lead to the set of the elements that have it, in a dictionary."""
    submission.agrees(reference.partition, on=ORDINARY)


@check("partition", points=0.5, after=test_partition_sorts_into_sets)
def test_partition_by_any_values(submission):
    """Values and elements may be of any kind: 0, None, False, the empty text and tuples too."""
    submission.agrees(reference.partition, on=ANY_VALUES)


@check("partition", points=0.5, after=test_partition_sorts_into_sets)
def test_partition_leaves_its_collection_alone(submission):
    """After the call, the collection must be what it was before."""
    submission.leaves_arguments_alone("partition", on=ORDINARY)


@check("partition", points=0.5, after=test_partition_sorts_into_sets)
def test_partition_twice(submission):
    """The same call made a second time must give the same result, and another call leave it as it
    is."""
    submission.repeats(reference.partition, on=ORDINARY)
    submission.stands_apart(reference.partition, on=TWO_PARTITIONS)


# ---------------------------------------------------------------- entropy


@probe(shown=lambda P: f"entropy({P})")
def entropy_of(submission, P):
    return eval(f"entropy({P})", {"entropy": submission.entropy})


def _shares(random):
    """Probabilities, which add up to 1."""
    counts = [random.randint(1, 9) for _ in range(random.randint(2, 9))]
    return [count / sum(counts) for count in counts]


def _weights(random):
    unit = random.choice((1, 1, 0.5, 0.01))
    return [unit * random.randint(1, 60) for _ in range(random.randint(2, 40))]


def _with_zeros(random):
    weights = _shares(random)
    for _unused in range(random.randint(1, 3)):
        weights.insert(random.randint(0, len(weights)), 0)
    return weights


def _of_any_kind(random):
    ways = (
        "p for p in {}",
        "iter({})",
        "tuple({})",
        "map(float, {})",
        "dict(enumerate({})).values()",
    )
    return random.choice(ways).format(_shares(random))


PROBABILITIES = Cases(
    [
        ([1.0],),
        ([0.5, 0.5],),
        ([0.25] * 4,),
        ([0.5, 0.25, 0.25],),
        ([0.75, 0.25],),
        ([0.9, 0.1],),
        ([0.125] * 8,),
    ]
    + [([0.4, 0.3, 0.2, 0.1],), ([0.1] * 10,), ([0.01, 0.99],)],
    fresh=lambda random: (_shares(random),),
)
WEIGHTS = Cases(
    [
        ([2],),
        ([1, 1],),
        ([2, 1, 1],),
        ([3, 1, 3],),
        ([2, 2, 2],),
        ([0.25, 0.25],),
        ([0.001, 0.003],),
        ([10**6, 1],),
    ]
    + [([1e-12, 1e-12],), ([1e-12, 3e-12],)]
    + [
        ([_random.randint(1, 60) for _unused in range(_random.randint(2, 14))],)
        for _unused in range(30)
    ]
    + [([1] * 64,), ([*range(1, 31)],)],
    fresh=lambda random: (_weights(random),),
)
WITH_ZEROS = Cases(
    [([0.5, 0.5, 0],), ([0.0, 1.0],), ([0, 0.25, 0, 0.75],), ([],), ([0],), ([0, 0, 0],)],
    fresh=lambda random: (_with_zeros(random),),
)
ANY_ITERABLE = Cases(
    [
        ("(0.5, 0.5)",),
        ("{'a': 0.5, 'b': 0.25, 'c': 0.25}.values()",),
        ("p for p in [0.5, 0.5]",),
        ("iter([0.5, 0.25, 0.25])",),
        ("map(float, ['0.25', '0.75'])",),
        ("{0.25, 0.75}",),
    ],
    by=entropy_of,
    fresh=lambda random: (_of_any_kind(random),),
)
# of weights that do not add up to 1
OTHER_ZEROS, OTHER_ITERABLE = (
    Cases([([5, 0],)]),
    Cases([("n for n in [4, 4, 4, 4]",)], by=entropy_of),
)


def _must_agree_too(submission, on):
    """Unless weights are taken for probabilities: that is another check's matter."""
    try:
        submission.agrees(reference.entropy, on=WEIGHTS[:5])
    except NotPassed:
        return
    submission.agrees(reference.entropy, on=on)


@check("entropy", points=2)
def test_entropy_of_probabilities(submission):
    """Of probabilities, which add up to 1, the entropy must be right, in bits."""
    submission.agrees(reference.entropy, on=PROBABILITIES)


@check("entropy", points=1, after=test_entropy_of_probabilities)
def test_entropy_of_weights(submission):
    """The weights may add up to anything."""
    submission.agrees(reference.entropy, on=WEIGHTS)


@check("entropy", points=1, after=test_entropy_of_probabilities)
def test_entropy_with_zeros(submission):
    """A weight of 0 must add nothing; without any other weight, the entropy must be 0."""
    submission.agrees(reference.entropy, on=WITH_ZEROS)
    _must_agree_too(submission, OTHER_ZEROS)


@check("entropy", points=1, after=test_entropy_of_probabilities)
def test_entropy_of_any_iterable(submission):
    """The weights may come from anything a loop goes through, even if it can be gone through only
    once."""
    submission.agrees(reference.entropy, on=ANY_ITERABLE)
    _must_agree_too(submission, OTHER_ITERABLE)


@check("entropy", points=0.5, after=test_entropy_of_probabilities)
def test_entropy_leaves_its_weights_alone(submission):
    """After the call, the weights must be what they were before."""
    submission.leaves_arguments_alone("entropy", on=PROBABILITIES + WEIGHTS[:10] + WITH_ZEROS)


@check("entropy", points=0.5, after=test_entropy_of_probabilities)
def test_entropy_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.entropy, on=PROBABILITIES)


# ---------------------------------------------------------------- the games


ONE_PEG = "mastermind_game('ABCDEFGHIJKL', 1)"  # up to 12 steps
_TYPED = [f"number_game({n})" for n in (1, 2, 3, 4, 5, 6, 7, 10)] + [
    "mastermind_game('AB', 2)",
    "mastermind_game('AB', 2, repeats=False)",
    "mastermind_game('ABC', 2, repeats=False)",
    "mastermind_game('ABC', 2)",
    ONE_PEG,
    "mastermind_game('ABC', 3, repeats=False)",
    "mastermind_game('ABCD', 2, repeats=False)",
    "mastermind_game('ABCD', 3, repeats=False)",
    "mastermind_game('ABCDE', 2)",
]
DISTANCES = "Game([*range(1, 71)], [*range(1, 71)], lambda guess, secret: abs(guess - secret), {0})"  # two steps each
FEWER = "._replace(secrets="  # how a game with fewer secrets than another one, but all its guesses, is typed


@lru_cache(maxsize=4096)
def _game(typed):
    """A game, as it is typed."""
    return eval(typed, dict(vars(reference)))


def _fewer_numbers(random, *sizes):
    """Higher or lower with so many numbers, as it is typed."""
    numbers = sorted(random.sample(range(1, 30), random.choice(sizes)))
    return f"Game({numbers}, {numbers}, compare, {{'found'}})"


def _distances(random):
    """A number to be found by how far it is, as it is typed."""
    numbers = sorted(random.sample(range(1, 30), random.randint(3, 7)))
    return f"Game({numbers}, {numbers}, lambda guess, secret: abs(guess - secret), {{0}})"


def _fewer_codes(random):
    """Mastermind with a few of the secrets, as it is typed."""
    typed = random.choice(("mastermind_game('AB', 3)", "mastermind_game('ABC', 2)"))
    return f"{typed}{FEWER}{sorted(random.sample(_game(typed).secrets, random.randint(2, 6)))})"


def _fewer_secrets(random):
    return random.choice((_fewer_codes, lambda random: _fewer_numbers(random, 2, 3, 4, 5, 6)))(
        random
    )


ONE_WAY = [f"number_game({n})" for n in (1, 3, 7)]  # they leave no choice
NUMBERS = [typed for typed in _TYPED if typed.startswith("number")]
PEGS = [typed for typed in _TYPED if typed.startswith("mastermind")]
FEW_PEGS = PEGS[:-2]  # small enough for those who look again for each decision of each game
PRINTED = "mastermind_game('ABCD', 2)"


def _given(typed):
    """A game as plain data, to be made anew in the sandbox: how it is typed, and its four parts."""
    guesses, secrets, score, endstates = _game(typed)
    own = typed[typed.index("lambda") : typed.rindex(", {")] if "lambda" in typed else ""
    return [typed, guesses, secrets, own or score.__name__, [*endstates]]


@probe(shown=lambda function, game: f"{function}({game[0]})")
def of_game(submission, function, game):
    import builtins

    _, guesses, secrets, score, ends = game
    score = eval(score, vars(submission) | vars(builtins))
    answer = getattr(submission, function)(submission.Game(guesses, secrets, score, set(ends)))
    plain = isinstance(answer, (list, tuple, set, dict, str)) or not hasattr(answer, "__iter__")
    return answer if plain else list(answer)


def _of_games(function, names, draw):
    """`draw`: one more game, as it is typed."""
    games = [(function, _given(typed)) for typed in names]
    return Cases(games, by=of_game, fresh=lambda random: (function, _given(draw(random))), draws=3)


@probe(shown=lambda call, game: f"game = {game[0]}; {call}; (game.guesses, game.secrets)")
def lists_after(submission, call, game):
    """What the lists of a game hold after a call."""
    import builtins

    _, guesses, secrets, score, ends = game
    names = vars(submission) | vars(builtins)
    names["game"] = submission.Game(guesses, secrets, getattr(submission, score), set(ends))
    eval(call, names)
    return (guesses, secrets)


def _judge_lists(submission, function, call):
    """After the call, the lists of a game must be what they were."""
    typed = "mastermind_game('AB', 2)"
    cases, before = Cases([(call, _given(typed))], by=lists_after), _game(typed)[:2]
    (after,) = submission.answers(function, on=cases, expected=show(before))
    if after != before:
        call, received, expected = cases.call(function, 0), show(after), show(before)
        message = sentences.RETURNED.format(call=call, received=received, expected=expected)
        raise not_passed(message, call, received, expected, [received], question=sentences.WHOSE)


def _worths(typed, left):
    """What each guess of the game is worth when these secrets are left."""
    return _worths_when(typed.partition(FEWER)[0], left)


@lru_cache(maxsize=8192)
def _worths_when(typed, left):
    game = _game(typed)
    return {guess: reference.decision_entropy(left, guess, game.score) for guess in game.guesses}


def _kind(value):
    """What identifies a value that is no guess: a number by its first digits."""
    return f"{value:.6f}" if type(value) is float else type(value).__name__


def _is_among(guesses, value):
    """Whether a value is one of these, and not only equal to it: 1.0 is no number that a score function can look up."""
    return any(guess == value and is_identical(guess, value) for guess in guesses)


def _fault(worths, left, decision):
    """What is wrong with a decision: kind, a sentence that continues `said`, its values. None when it is a best one."""
    if not _is_among(worths, decision):
        return f"no guess, {_kind(decision)}", NOT_A_GUESS, {}
    most = max(worths.values())
    best = [guess for guess, worth in worths.items() if worth > most - 2e-9]
    if decision not in best:
        less = most - worths[decision]
        digits = 4 if less > 1e-3 else 9
        values = {
            "bits": _bits(worths[decision], digits),
            "better": show(best[0]),
            "more": round(most, digits),
        }
        return f"not best by {less:.6f}", NOT_BEST, values
    possible = [guess for guess in best if guess in left]
    if possible and decision not in possible:
        return "not possible", NOT_POSSIBLE, {"better": show(possible[0])}
    return None


def _refuse_nothing(submission, name, call, value, expected):
    """None is answered in the words for that."""
    if value is None:
        question = (
            sentences.PRINTED if submission.known.get(("printed", name)) else sentences.NO_RETURN
        )
        message = sentences.NOTHING.format(call=call, expected=expected)
        raise not_passed(
            message, call, "None", expected, ["nothing"], question=question.format(call=call)
        )


# ---------------------------------------------------------------- decision_entropy


@probe(shown=lambda V, g, score: f"decision_entropy({show(V)}, {g!r}, {score})")
def worth(submission, V, g, score):
    import builtins

    return submission.decision_entropy(V, g, eval(score, vars(submission) | vars(builtins)))


@probe(
    shown=lambda typed, g, secrets: (
        f"decision_entropy(game.secrets, {g!r}, game.score)  # game = {typed}"
    )
)
def worth_in_mastermind(submission, typed, g, secrets):
    return submission.decision_entropy(secrets, g, submission.mastermind_score)


REMAINDER = "lambda guess, secret: secret % guess"  # the order of the two matters
COUNT = "lambda guess, secret: guess.count(secret)"


def _some_secrets(random):
    """A few secrets, a guess, and how they are compared."""
    numbers = random.sample(range(1, 20), random.randint(2, 9))
    codes = sorted({"".join(random.choices("ABC", k=3)) for _ in range(random.randint(3, 12))})
    ways = [
        (codes, random.choice(codes), "mastermind_score"),
        (numbers, random.randint(2, 19), REMAINDER),
    ]
    ways.append((numbers, random.randint(1, 19), "compare"))
    secrets, guess, score = random.choice(ways)
    return random.choice((list, tuple, set))(secrets), guess, score


FEW_SECRETS = Cases(
    [
        ([1], 1, "compare"),
        ([1, 2], 1, "compare"),
        ([1, 2], 3, "compare"),
        ([1, 2, 3], 2, "compare"),
        ([1, 2, 3], 1, "compare"),
        ({1, 2, 3, 4}, 2, "compare"),
        ([2, 3, 5, 6, 9], 6, "compare"),
        ([1, 2, 3], 2, REMAINDER),
        (list(range(1, 13)), 5, REMAINDER),
        (["AB", "BA"], "AA", "mastermind_score"),
        (["AB", "BA", "AC"], "AB", "mastermind_score"),
        (["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"], "AAB", "mastermind_score"),
        ({1, 2, 3}, 1, "compare"),
        (list(range(1, 8)), 4, "compare"),
        (["AB", "AC", "BA", "CA"], "AA", "mastermind_score"),
        (["A", "B", "C"], "AABB", COUNT),
        ([1, 2, 3, 4], 2, "lambda guess, secret: None if secret == guess else secret % 2"),
        (list(range(1, 94)), 1, "compare"),  # so small that nine decimals are not enough
        (list(range(1, 110)), 1, "compare"),
    ],
    by=worth,
    fresh=_some_secrets,
)


def _first_guesses(typed, *guesses):
    secrets = eval(typed, dict(vars(reference))).secrets
    return [(typed, guess, secrets) for guess in guesses]


FIRST_GUESSES = Cases(
    _first_guesses("mastermind_game('ABC', 2)", "AA", "AB")
    + _first_guesses("mastermind_game('ABCDEF', 3, repeats=False)", "AAA", "AAB", "ABC")
    + _first_guesses("mastermind_game('ABCD', 3)", "AAA", "AAB", "ABC")
    + _first_guesses(
        "mastermind_game('ABCDE', 4, repeats=False)", "AAAA", "AAAB", "AABB", "AABC", "ABCD"
    ),
    by=worth_in_mastermind,
)


@check("decision_entropy", points=3)
def test_decision_entropy_of_the_results(submission):
    """The entropy must be that of the results, each weighing as much as the number of secrets that
    give it."""
    submission.agrees(reference.decision_entropy, on=FEW_SECRETS[:])
    submission.agrees(reference.decision_entropy, on=FIRST_GUESSES)
    submission.agrees(reference.decision_entropy, on=FEW_SECRETS)


@check("decision_entropy", points=0.5, after=test_decision_entropy_of_the_results)
def test_decision_entropy_leaves_the_secrets_alone(submission):
    """After the call, the secrets must be what they were before."""
    submission.leaves_arguments_alone("decision_entropy", on=FEW_SECRETS)


@check("decision_entropy", points=0.5, after=test_decision_entropy_of_the_results)
def test_decision_entropy_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.decision_entropy, on=FEW_SECRETS)


# ---------------------------------------------------------------- best_decision


_ALL = {letters: _words(letters, 2) for letters in ("AB", "ABC", "ABCD")}
_THREES = _words("ABC", 3)
_LONG = {
    tuple(
        codes[::step]
    ): f"mastermind_game({letters!r}, {holes}).guesses{'' if step == 1 else '[::-1]'}"
    for letters, holes, codes in (
        ("ABC", 2, _ALL["ABC"]),
        ("ABCD", 2, _ALL["ABCD"]),
        ("ABC", 3, _THREES),
    )
    for step in (1, -1)
}


def _word(letters, sizes):
    """A word in which so many of the letters are absent, so many occur once, so many twice, and so on."""
    counts = [count for count, size in enumerate(sizes) for _ in range(size)]
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True))


def _nearly_equal(less, more):
    """Letters to be found, and two words worth nearly the same: their letters fall into parts of those sizes."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz"[: sum(more)]
    words = [_word(letters, sizes) for sizes in (less, more)]
    for pair in (words, words[::-1]):
        guesses = [*letters, *pair]
        _LONG[tuple(letters)], _LONG[tuple(guesses)] = (
            f"[*{letters!r}]",
            f"[*{letters!r}, {pair[0]!r}, {pair[1]!r}]",
        )
        yield [*letters], guesses, COUNT


def _nearly_equal_and_possible(less, more):
    """As above, but the word that is worth less is to be found, too: of itself, it counts one."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: sum(more) - 1]
    words = (
        _word(letters, (less[0], less[1] - 1, *less[2:])),
        _word(letters, (more[0] - 1, *more[1:])),
    )
    secrets, guesses = [*letters, words[0]], [*letters, *words]
    _LONG[tuple(secrets)] = f"[*{letters!r}, {words[0]!r}]"
    _LONG[tuple(guesses)] = f"[*{letters!r}, {words[0]!r}, {words[1]!r}]"
    return secrets, guesses, COUNT


def _short(codes):
    """A list as a learner would type it."""
    return _LONG.get(tuple(codes), show(codes))


@probe(shown=lambda V, G, score: f"best_decision({_short(V)}, {_short(G)}, {score})")
def decided(submission, V, G, score):
    import builtins

    return submission.best_decision(V, G, eval(score, vars(submission) | vars(builtins)))


def _among_guesses(random, least, most):
    """A few secrets, and all the guesses, in some order."""
    guesses, score = random.choice(
        ((_ALL["ABC"], "mastermind_score"), (list(range(1, 10)), "compare"))
    )
    secrets = random.sample(guesses, random.randint(least, most))
    return (
        secrets,
        random.choice((guesses, guesses[::-1], random.sample(guesses, len(guesses)))),
        score,
    )


WORTH_MOST = Cases(
    [
        ([1, 2, 3], [1, 2, 3], "compare"),
        ([1, 2, 3], [1, 3, 2], "compare"),
        ([1, 2, 3], [3, 2, 1], "compare"),
        ([2, 3, 4], [1, 2, 3, 4, 5], "compare"),
        ([1, 3, 4], [1, 2, 3, 4], "compare"),
        ([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7], "compare"),
        ([2, 4, 5, 7, 8, 9], list(range(1, 10)), "compare"),
        ({5, 6, 7, 8, 9}, list(range(1, 10)), "compare"),
        (["AB", "BA", "AA"], _ALL["AB"], "mastermind_score"),
        (["AB", "AC", "BA"], _ALL["ABC"], "mastermind_score"),
        (_ALL["ABC"], _ALL["ABC"], "mastermind_score"),
        (["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"], _THREES, "mastermind_score"),
        (["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"], _THREES[::-1], "mastermind_score"),
        (_ALL["ABCD"], _ALL["ABCD"], "mastermind_score"),
        ([2, 3, 4, 5, 6, 8, 9], [2, 3, 4, 5, 6, 7, 8, 9], REMAINDER),
    ]
    + [(sorted(_random.sample(_THREES, k)), _THREES, "mastermind_score") for k in (4, 5, 7, 9, 12)]
    + [
        *_nearly_equal((7, 1, 1), (5, 4)),
        *_nearly_equal((7, 7, 3), (11, 2, 2, 2)),
    ]  # by 5e-3 and 2e-4 bits
    + [
        *_nearly_equal((11, 11, 1, 1, 1), (13, 8, 2, 2)),
        *_nearly_equal((15, 15, 5), (19, 13, 1, 1, 1)),
    ]  # 7e-5, 6e-7
    + [*_nearly_equal((26, 23, 7, 4), (27, 21, 9, 3))]  # 2e-8
    + [
        _nearly_equal_and_possible((7, 1, 1), (5, 4)),
        _nearly_equal_and_possible((7, 7, 3), (11, 2, 2, 2)),
    ]
    + [((2, 3, 4), (1, 2, 3, 4, 5), "compare"), ([5, 6, 7, 8, 9], set(range(1, 10)), "compare")]
    + [([1, 2, 3], list(range(1, 8)), "compare")],
    by=decided,
    fresh=lambda random: _among_guesses(random, 3, 9),
    draws=12,
)
_LONG[tuple(range(1, 121))], _LONG[tuple(range(1, 125))] = "range(1, 121)", "range(1, 125)"


def _among_many(random):
    """Many secrets, each of them a guess, and a few guesses more."""
    secrets = random.sample(range(1, 1000), random.randint(100, 120))
    return secrets, sorted({*secrets, *random.sample(range(1, 1000), 3)}), "compare"


MANY_SECRETS = Cases(
    [([*range(1, 121)], [*range(1, 125)], "compare")],
    by=decided,
    fresh=_among_many,
    draws=1,
)
EQUALLY_GOOD = Cases(
    [
        ([3], [1, 2, 3], "compare"),
        (["B"], ["A", "B", "C"], "mastermind_score"),
        ([1, 3], [2, 1, 3], "compare"),
        ([1, 3], [1, 3, 2], "compare"),
        (["AC", "CA"], ["AB", "AC", "BC", "CA"], "mastermind_score"),
        (["AC", "CA"], ["CA", "BC", "AC", "AB"], "mastermind_score"),
        ([2, 4, 6], [3, 2, 4, 6, 5], "compare"),
        (
            ["AA", "AB", "CB", "CD", "DB", "DD"],
            _ALL["ABCD"],
            "mastermind_score",
        ),  # equal but for the last digit
        (["BB", "BC", "CB"], _ALL["ABC"], "mastermind_score"),
        (["BB", "BC", "CB"], _ALL["ABC"][::-1], "mastermind_score"),
        ([6], list(range(1, 8)), "compare"),
        ({3}, [1, 2, 3], "compare"),
        ({"B"}, ["A", "B", "C"], "mastermind_score"),
    ]
    + [
        (sorted(_random.sample(_THREES, 2 + k // 2)), _THREES[:: (-1) ** k], "mastermind_score")
        for k in range(16)
    ]
    # one that is no secret comes last and is worth more in its last digit, in two usual ways of adding up at least
    + [
        (["AA", "AC", "BC", "BD", "DC", "DD"], _ALL["ABCD"], "mastermind_score"),
        (["AA", "AC", "AD", "BC", "DB", "DD"], _ALL["ABCD"][::-1], "mastermind_score"),
        (["AB", "BB", "CB", "DC", "DD"], _ALL["ABCD"][::-1], "mastermind_score"),
        (["AA", "AC", "AD", "DB", "DD"], _ALL["ABCD"][::-1], "mastermind_score"),
    ],
    by=decided,
    fresh=lambda random: _among_guesses(random, 1, 4),
    draws=12,
)

ONE_SECRET = Cases([case for case in EQUALLY_GOOD if len(case[0]) == 1], by=decided)


@lru_cache(maxsize=8)
def _best_of(cases):
    """For each case, what its guesses are worth, and its secrets."""
    return [
        (_worths_among(frozenset(secrets), tuple(guesses), score), secrets)
        for secrets, guesses, score in cases
    ]


@lru_cache(maxsize=4096)
def _worths_among(secrets, guesses, score):
    function = eval(score, dict(vars(reference)))
    return {guess: reference.decision_entropy(secrets, guess, function) for guess in guesses}


def _judge_decisions(submission, cases, refused):
    """Every decision must be free of faults of that kind; the first fault is shown."""
    submission.asks(cases, lambda some: _judge_these_decisions(submission, some, refused))


def _judge_these_decisions(submission, cases, refused):
    decisions = submission.answers("best_decision", on=cases, expected="g ∈ G")
    judged = [
        (_fault(*known, decision), decision)
        for known, decision in zip(_best_of(cases), decisions, strict=True)
    ]
    behaviour = [
        "nothing" if decision is None else fault and fault[0] for fault, decision in judged
    ]
    for rank, (fault, decision) in enumerate(judged):
        if fault and refused(fault[0]):
            call, received = cases.call("best_decision", rank), show(decision)
            if not any(decision is not None for decision in decisions):
                _refuse_nothing(submission, "best_decision", call, None, "g ∈ G")
            _, sentence, values = fault
            said = RETURNED.format(call=call, received=received)
            raise not_passed(
                sentence.format(said=said, **values),
                call,
                received,
                values.get("better", ""),
                behaviour,
            )


@check("best_decision", points=2)
def test_best_decision_is_worth_most(submission):
    """No other guess may be worth more bits."""
    for cases in (WORTH_MOST, MANY_SECRETS):
        _judge_decisions(submission, cases, lambda kind: kind != "not possible")


@check("best_decision", points=2, after=test_best_decision_is_worth_most)
def test_best_decision_prefers_possible_secrets(submission):
    """Among guesses of the same worth, to less than 1e-9, a possible secret must be preferred."""
    _judge_decisions(submission, EQUALLY_GOOD, lambda kind: True)


@check("best_decision", points=0.5, after=test_best_decision_is_worth_most)
def test_best_decision_leaves_its_collections_alone(submission):
    """After the call, the secrets and the guesses must be what they were before."""
    submission.leaves_arguments_alone("best_decision", on=WORTH_MOST[:20] + ONE_SECRET)


# ---------------------------------------------------------------- lazy_solution_tree


def _shown_nodes(game, depth):
    root = f"next(lazy_solution_tree({game[0]}))"
    return f"next(… {root}.branches …)" if depth else root


@probe(shown=_shown_nodes)
def looked_at(submission, game, depth):
    """The nodes down to a depth: the steps that lead there, the decision, and each result with its subtree.

    Of a subtree: None, or "" for one that `next` may look at, or the name of its type. Of branches, too, the name of
    their type where that is no list or tuple; it alone when they are in a dictionary or in nothing. Of what is no node,
    or has a branch that is none: the name of the field that is looked for first, and the type.
    """
    import builtins

    def kind_of(value):
        name = type(value).__name__  # a class may call itself anything
        return name[:80] if type(name) is str else "?"

    _, guesses, secrets, score, ends = game
    game = submission.Game(
        guesses, secrets, eval(score, vars(submission) | vars(builtins)), set(ends)
    )
    waiting, nodes = [([], submission.lazy_solution_tree(game))], []
    while waiting and len(nodes) < 200:
        history, tree = waiting.pop(0)
        node = next(tree)
        branches = []
        if not (hasattr(node, "decision") and hasattr(node, "branches")):
            nodes.append((history, None, ("decision", kind_of(node)), ""))
            continue
        form = "" if isinstance(node.branches, (list, tuple)) else kind_of(node.branches)
        nodes.append((history, node.decision, branches, form))
        if isinstance(node.branches, dict) or not hasattr(node.branches, "__iter__"):
            form = "dict" if isinstance(node.branches, dict) else form
            nodes[-1] = (history, node.decision, None, form)
            continue
        for branch in node.branches:
            if not (hasattr(branch, "result") and hasattr(branch, "subtree")):
                nodes[-1] = (history, node.decision, ("result", kind_of(branch)), form)
                break
            goes_on = hasattr(branch.subtree, "__next__")
            kind = None if branch.subtree is None else "" if goes_on else kind_of(branch.subtree)
            branches.append((branch.result, kind))
            if goes_on and len(history) < depth:
                waiting.append(([*history, (node.decision, branch.result)], branch.subtree))
    return nodes


@probe(shown=lambda n: "next(lazy_solution_tree(game))")
def two_nodes(submission, n):
    """How often `score` is called and how many lines Python goes through: for the root, then the node below.

    And at last for the root of a game of a quarter of that size; how often somebody else set a trace function; and how
    often `best_decision` was asked about fewer secrets than those of the root, before it was there.
    """
    import sys

    calls, lines, meddled, watched, below_asked = [], [0], [0], [False], [0]
    decide, deep = getattr(submission, "best_decision", None), [0]

    def noting(V, *others, **named):
        below_asked[0] += not deep[0] and hasattr(V, "__len__") and len(V) < n
        deep[0] += 1
        try:
            return decide(V, *others, **named)
        finally:
            deep[0] -= 1

    def told(event, _):
        meddled[0] += watched[0] and event == "sys.settrace"

    def counted(guess, secret):
        calls.append(secret)
        return "yes" if guess == secret else "no"

    def traced(frame, event, _):
        lines[0] += event == "line"
        return traced

    def counts(tree):
        calls.clear()
        lines[0], before = 0, sys.gettrace()
        sys.settrace(traced)
        watched[0] = True
        try:
            node = next(tree)
        finally:
            watched[0] = False
            sys.settrace(before)
        return node, (len(calls), lines[0])

    def tree_of(n):
        numbers = range(1, n + 1)
        return submission.lazy_solution_tree(
            submission.Game([*numbers], [*numbers], counted, {"yes"})
        )

    if decide:
        submission.best_decision = noting
        next(tree_of(n))
        submission.best_decision = decide
    sys.addaudithook(told)
    root, of_root = counts(tree_of(n))
    below = next((branch.subtree for branch in root.branches if branch.result == "no"), None)
    of_node = counts(below)[1] if hasattr(below, "__next__") else (0, 0)
    return of_root, of_node, counts(tree_of(n // 4))[1], meddled[0], below_asked[0]


@probe(shown=lambda game: f"tree = lazy_solution_tree({game[0]})")
def yielded(submission, game):
    """What the trees of a game yield at most, the root's and all those below: 1, or 2 for more."""
    _, guesses, secrets, score, ends = game
    waiting, most = (
        [
            submission.lazy_solution_tree(
                submission.Game(guesses, secrets, getattr(submission, score), set(ends))
            )
        ],
        0,
    )
    while waiting and most < 2:  # a tree that goes on yielding may have used up those below
        tree = waiting.pop()
        branches, nothing = next(tree).branches, object()
        most = max(most, 1 if next(tree, nothing) is nothing else 2)
        waiting += [branch.subtree for branch in branches if hasattr(branch.subtree, "__next__")]
    return most


@probe(shown=lambda: "next(lazy_solution_tree(game))  # no result of this game is an end state")
def root_of_an_endless_tree(submission):
    game = submission.Game([1, 2], [1, 2], lambda guess, secret: "no", {"yes"})
    return next(submission.lazy_solution_tree(game)).decision


ROOTS = Cases(
    [(_given(typed), 0) for typed in NUMBERS + FEW_PEGS],
    by=looked_at,
    fresh=lambda random: (_given(_fewer_secrets(random)), 0),
    draws=3,
)
OTHER_ENDS = Cases(  # the end states of games that nobody has seen, of one of which there are two
    [
        (_given("Game([1, 2, 3], [1, 2, 3], lambda guess, secret: abs(guess - secret), {0})"), 0),
        (
            _given(
                "Game([1, 3, 6, 9], [1, 3, 6, 9], lambda guess, secret: min(abs(guess - secret), "
                "4), {0, 2})"
            ),
            0,
        ),
    ],
    by=looked_at,
)
TREES = Cases(
    [(_given(typed), 9) for typed in NUMBERS + FEW_PEGS + PEGS[-1:]],
    by=looked_at,
    fresh=lambda random: (_given(_fewer_secrets(random)), 9),
    draws=3,
)
TIMES = 10  # the root and the node below take about as many lines, when each is computed as it is asked for
TWO_NODES = Cases([(24,)], by=two_nodes, fresh=lambda random: (random.choice((20, 28)),), draws=1)
YIELDED = Cases(
    [
        (_given(typed),)
        for typed in ("number_game(1)", "number_game(7)", "mastermind_game('AB', 2)")
    ],
    by=yielded,
)
YIELDED_ROOTS = ROOTS[:3]
ENDLESS_TREE = Cases([()], by=root_of_an_endless_tree)


def _faults_of_node(typed, node):
    """What is wrong with a node: kind, and sentence."""
    (history, decision, branches, form), game = node, _game(typed)
    if not all(_is_among(game.guesses, guess) for guess, _ in history):
        return  # below a node that has been found at fault
    left = frozenset(
        secret
        for secret in game.secrets
        if all(game.score(guess, secret) == result for guess, result in history)
    )
    where = (BELOW if history else AT_ROOT).format(game=typed, history=show(history))
    if isinstance(branches, tuple):
        field, kind = branches
        sentence = NO_NODE if field == "decision" else NO_BRANCH
        yield f"no {field}, {kind}", sentence.format(where=where, type=clean(kind, 40))
        return
    fault = _fault(_worths(typed, left), left, decision)
    if fault:
        kind, sentence, values = fault
        said = DECIDED.format(where=where, received=show(decision))
        yield kind, sentence.format(said=said, **values)
        return
    if branches is None:
        sentence = BY_RESULT if form == "dict" else OF_ANOTHER_KIND
        yield f"branches, {form}", sentence.format(where=where, type=clean(form, 40))
        return
    expected = reference.partition(left, lambda secret: game.score(decision, secret))
    results = [result for result, _ in branches]
    if _in_order(results) != _in_order(map(_bare, expected)):
        shown = {"received": show(results), "expected": show(sorted(map(_bare, expected)))}
        yield (
            " ".join(["results", *map(_written, _in_order(results))]),
            WRONG_RESULTS.format(where=where, decision=show(decision), **shown),
        )
        return
    for result, kind in branches:
        said = {"where": where, "result": show(result)}
        if kind is None and result not in game.endstates:
            yield "stops", STOPS.format(**said)
        elif kind is not None and result in game.endstates:
            yield "goes on", GOES_ON.format(**said)
        elif kind:
            yield f"no tree, {kind}", NO_TREE.format(type=clean(kind, 40), **said)
    if form:
        yield f"form, {form}", OF_ANOTHER_KIND.format(where=where, type=clean(form, 40))


def _in_order(values):
    """Values of any kind in some order, the same for equal ones."""
    return sorted(values, key=_written)


def _written(value):
    try:
        return repr(value)
    except ValueError:  # an integer too long to be written is no value of ours
        return ""


def _bare(result):
    """A result as it comes back from the sandbox."""
    return tuple(result) if isinstance(result, tuple) else result


def _judge_nodes(submission, cases, refused):
    submission.asks(cases, lambda some: _judge_these_nodes(submission, some, refused))


def _judge_these_nodes(submission, cases, refused):
    trees = submission.answers("lazy_solution_tree", on=cases, expected="Node(decision, branches)")
    found = []
    for rank, (nodes, (game, _unused)) in enumerate(zip(trees, cases, strict=True)):
        faults = [fault for node in nodes for fault in _faults_of_node(game[0], node)]
        found += [(rank, kind, message) for kind, message in faults if refused(kind)]
    if found:
        rank, _, message = found[0]
        behaviour = sorted({f"{rank} {kind}" for rank, kind, _ in found})
        raise not_passed(message, cases.call("lazy_solution_tree", rank), "", "", behaviour)


@check("lazy_solution_tree", points=2)
def test_lazy_solution_tree_has_the_right_root(submission):
    """The root must hold a best decision, and a branch for each result that a secret gives."""
    _judge_nodes(
        submission, ROOTS, lambda kind: not kind.startswith(("stops", "goes on", "no tree", "form"))
    )


@check("lazy_solution_tree", points=1, after=test_lazy_solution_tree_has_the_right_root)
def test_lazy_solution_tree_stops_at_end_states(submission):
    """The subtree must be None when the result is an end state, and in no other case."""
    for cases in (ROOTS, OTHER_ENDS):
        _judge_nodes(submission, cases, lambda kind: kind in ("stops", "goes on"))


@check("lazy_solution_tree", points=2, after=test_lazy_solution_tree_stops_at_end_states)
def test_lazy_solution_tree_goes_on_below(submission):
    """Below the root, each node must be that of the game with the secrets that are left and all the
    guesses."""
    _judge_nodes(submission, TREES, lambda kind: not kind.startswith("form"))


@check("lazy_solution_tree", points=2, after=test_lazy_solution_tree_has_the_right_root)
def test_lazy_solution_tree_is_lazy(submission):
    """Asking for the root must not compute what is below: the tree may even be endless."""
    submission.asks(TWO_NODES, lambda cases: _judge_two_nodes(submission, cases))
    submission.answers("lazy_solution_tree", on=ENDLESS_TREE, expected="Node(decision, branches)")


def _judge_two_nodes(submission, cases):
    (counted,) = submission.answers(
        "lazy_solution_tree", on=cases, expected="Node(decision, branches)"
    )
    call, (n, *_) = cases.call("lazy_solution_tree", 0), cases.arguments[0]
    (calls, lines), (later, lines_later), (_, lines_of_quarter), meddled, below_asked = counted
    if meddled or lines < calls:  # each call of `score` goes through lines, too
        raise not_passed(NOT_COUNTED.format(n=n), call, "", "", ["not counted"])
    # Who remembers no score calls it for the next node nearly as often, however often that is; who does, once a pair.
    if calls > 1.5 * n * n and later < 0.75 * calls:
        message = TOO_MANY_CALLS.format(n=n, calls=calls, later=later)
        raise not_passed(message, call, str(calls), str(n * n), ["calls"])
    # A root takes n * n steps, a whole tree n ** 3: 16 or 64 times those of a quarter. Who makes a table of all scores
    # goes through few lines later.
    if lines > TIMES * lines_later and lines > 22 * lines_of_quarter:
        raise not_passed(TOO_MANY_LINES.format(n=n, times=TIMES), call, "", "", ["lines"])
    if below_asked:
        raise not_passed(ASKED_BELOW.format(n=n), call, "", "", ["asked below"])


@check("lazy_solution_tree", points=0.5, after=test_lazy_solution_tree_goes_on_below)
def test_lazy_solution_tree_yields_one_node(submission):
    """Each generator must yield the root of its tree, with its branches in a list or a tuple, and
    nothing after it."""
    _judge_nodes(submission, YIELDED_ROOTS, lambda kind: kind.startswith("form"))
    for rank, most in enumerate(
        submission.answers("lazy_solution_tree", on=YIELDED, expected="Node(decision, branches)")
    ):
        if most > 1:
            call = YIELDED.call("lazy_solution_tree", rank)
            raise not_passed(
                GOES_ON_YIELDING.format(call=call), call, "", "", ["more"], question=HOW_OFTEN
            )


@check("lazy_solution_tree", points=0.5, after=test_lazy_solution_tree_has_the_right_root)
def test_lazy_solution_tree_leaves_its_game_alone(submission):
    """After the call, the guesses and the secrets of the game must be what they were before."""
    _judge_lists(submission, "lazy_solution_tree", "next(lazy_solution_tree(game))")


# ---------------------------------------------------------------- games, step by step


def _as_game(value):
    """A list of pairs, tuples or lists; None when it is something else."""
    if type(value) not in (list, tuple) or not all(
        type(step) in (list, tuple) and len(step) == 2 for step in value
    ):
        return None
    return [tuple(step) for step in value]


def _as_games(value):
    """Some games in order, whatever their own order; None when they are something else."""
    if type(value) not in (list, tuple, set, frozenset):
        return None
    games = [_as_game(game) for game in value]
    return None if None in games else _in_order(games)


def _is_a_game(value):
    return type(value) is list and all(type(step) is tuple for step in value)


def _are_games(value):
    return all(map(_is_a_game, value))


def _judge_form(submission, function, cases, is_right, game_of=None, sentence=IN_ANOTHER_FORM):
    """Right steps in lists and tuples of another kind are worth a little less: the examples compare them."""
    values = submission.answers(function, on=cases, expected="[(decision, result), …]")
    for rank, (value, right) in enumerate(
        zip(values, cases.expected(getattr(reference, function)), strict=True)
    ):
        value, right = (game_of(value), game_of(right)) if game_of else (value, right)
        if not is_right(value):
            call, received, expected = cases.call(function, rank), show(value), show(right)
            message = sentence.format(call=call, received=received, expected=expected)
            raise not_passed(
                message, call, received, expected, list(map(show, values)), question=NOT_EQUAL
            )


def _game_or_value(value):
    game = _as_game(value)
    return value if game is None else game


def _fault_of_game(typed, played, secret, call):
    """What is wrong with a game against that secret: kind and sentence; None when it is right."""
    game = _game(typed)
    left, said = frozenset(game.secrets), {"call": call, "played": show(played)}
    is_one = _is_among(
        [*game.guesses, *game.secrets], secret
    )  # else it is a decision, and found out below
    for step, (decision, result) in enumerate(played, 1):
        fault = _fault(_worths(typed, left), left, decision)
        if fault:
            kind, sentence, values = fault
            where = ASKED_FOR.format(step=step, received=show(decision), **said)
            return kind, sentence.format(said=where, **values)
        if is_one and result != game.score(decision, secret):
            return "wrong result", WRONG_RESULT.format(step=step, secret=show(secret), **said)
        if result in game.endstates:
            if step < len(played):
                return "too long", TOO_LONG.format(step=step, **said)
            return None
        left = frozenset(other for other in left if game.score(decision, other) == result)
    return "too short", TOO_SHORT.format(**said)


def _raise_first(found, cases, function):
    """The first fault of some, (rank, kind, message), all of them telling the mistake."""
    if found:
        rank, _, message = found[0]
        behaviour = [f"{rank} {kind}" for rank, kind, _ in found]
        raise not_passed(message, cases.call(function, rank), "", "", behaviour)


# ---------------------------------------------------------------- solver


def _shown_play(game, keeper):
    typed, *_, score, _ = game
    if not isinstance(keeper, list):
        asked = f"({score})" if score.startswith("lambda") else score
        return f"solver(lambda guess: {asked}(guess, {keeper!r}), {typed})"
    return f"solver(scorer, {typed})  # results: {', '.join(map(repr, keeper))}, …"


@probe(shown=_shown_play)
def solved(submission, game, keeper):
    """The game against a secret; or against results given in turn, the last of them for ever. And what was asked."""
    import builtins

    _, guesses, secrets, score, ends = game
    game = submission.Game(
        guesses, secrets, eval(score, vars(submission) | vars(builtins)), set(ends)
    )
    asked = []

    def scorer(decision):
        asked.append(decision)
        if len(asked) > 2000:  # who tries the game of each secret in turn comes to an end
            raise InterruptedError
        if not isinstance(keeper, list):
            return game.score(decision, keeper)
        return keeper[min(len(asked), len(keeper)) - 1]

    try:
        played = submission.solver(scorer, game)
    except ValueError:
        if not isinstance(keeper, list):
            raise
        return "ValueError"
    except InterruptedError:
        played = "endless"
    return played if isinstance(keeper, list) else (played, asked[:100])


def _with_a_secret(random, typed):
    """A game, and one of its secrets."""
    return _given(typed), random.choice(_game(typed).secrets)


def _for_ever(random):
    """Higher or lower, never found."""
    return _given(_fewer_numbers(random, 2, 3, 4, 5, 6, 7)), [
        random.choice(("lower", "higher", "?"))
    ]


def _found_at_last(random):
    size, results = random.choice(TO_THE_END)
    return _given(_fewer_numbers(random, size)), results


WITH_NUMBERS = Cases(
    [(_given(typed), secret) for typed in ONE_WAY for secret in _game(typed).secrets],
    by=solved,
    fresh=lambda random: _with_a_secret(random, _fewer_numbers(random, 1, 3, 7)),
    draws=6,
)
WITH_PEGS = Cases(
    [
        (_given(typed), secret)
        for typed in FEW_PEGS[:2] + [ONE_PEG]
        for secret in _game(typed).secrets
    ]
    + [
        (_given(typed), secret)
        for typed in FEW_PEGS
        if typed != ONE_PEG
        for secret in _game(typed).secrets[2::4]
    ]
    + [(_given(PEGS[-2]), secret) for secret in ("ABC", "DCB")]
    + [(_given(DISTANCES), 53)],
    by=solved,
    fresh=lambda random: _with_a_secret(random, _fewer_codes(random)),
    draws=3,
)
TO_THE_END = [
    (1, ["found"]),
    (3, ["lower", "found"]),
    (7, ["lower", "higher", "found"]),
    (7, ["higher", "found"]),
]
CONSISTENT = Cases(
    [(_given(f"number_game({size})"), results) for size, results in TO_THE_END],
    by=solved,
    fresh=_found_at_last,
    draws=3,
)
CONTRADICTIONS = Cases(
    [
        (_given("number_game(1)"), ["lower"]),
        (_given("number_game(3)"), ["lower"]),
        (_given("number_game(3)"), ["?"]),
        (_given("number_game(7)"), ["higher"]),
        (_given("number_game(7)"), ["lower", "higher", "higher"]),
        (_given("mastermind_game('ABC', 2, repeats=False)"), [(0, 0)]),
        (_given("mastermind_game('ABC', 2)"), [(1, 1)]),
        (_given("mastermind_game('ABC', 3, repeats=False)"), [(3, 0)]),
    ],
    by=solved,
    fresh=_for_ever,
    draws=6,
)


def first_part(value):
    """The game, without the questions."""
    return _game_or_value(value[0]) if type(value) is tuple and len(value) == 2 else value


@check("solver", points=2)
def test_solver_finds_each_number(submission):
    """Against each secret of the number game, the list must hold all decisions with their results,
    up to the end."""
    submission.asks(WITH_NUMBERS, lambda cases: _judge_numbers(submission, cases))


def _judge_numbers(submission, cases):
    answers = submission.answers("solver", on=cases, expected="[(decision, result), …]")
    right = [first_part(value) for value in cases.expected(reference.solver)]
    played = [value for value, _ in answers]
    wrong = [
        rank
        for rank, (value, game) in enumerate(zip(played, right, strict=True))
        if _as_game(value) != game
    ]
    if "endless" not in played:
        submission.compares(cases, played, right, wrong)
    for rank, ((value, _unused), game) in enumerate(zip(answers, right, strict=True)):
        if rank in wrong:
            call = cases.call("solver", rank)
            if all(value is None for value, _ in answers):
                _refuse_nothing(submission, "solver", call, None, show(game))
            if value == "endless":
                message = ENDLESS_PLAY.format(call=call, asked=show(answers[rank][1][:6]))
                raise not_passed(message, call, "…", show(game), [rank, show(answers[rank][1])])
            message = sentences.RETURNED.format(
                call=call, received=show(value), expected=show(game)
            )
            behaviour = [show(value) for value, _ in answers]
            raise not_passed(message, call, show(value), show(game), behaviour)


@check("solver", points=1, after=test_solver_finds_each_number)
def test_solver_finds_each_code(submission):
    """The codes of Mastermind must be found as well, by best decisions."""
    submission.asks(WITH_PEGS, lambda cases: _judge_codes(submission, cases))


def _judge_codes(submission, cases):
    found = []
    answers = submission.answers("solver", on=cases, expected="[(decision, result), …]")
    for rank, ((value, asked), (game, secret)) in enumerate(zip(answers, cases, strict=True)):
        call, played = cases.call("solver", rank), _as_game(value)
        if value == "endless":
            fault = ("endless", ENDLESS_PLAY.format(call=call, asked=show(asked[:6])))
        elif played is None:
            fault = ("no game", NOT_A_GAME.format(call=call, received=show(value)))
        else:
            fault = _fault_of_game(game[0], played, secret, call)
        found += [(rank, *fault)] if fault else []
    _raise_first(found, cases, "solver")


@check("solver", points=1, after=test_solver_finds_each_number)
def test_solver_asks_each_question_once(submission):
    """`scorer` must be called once for each decision, and no more after the end."""
    answers = submission.answers("solver", on=WITH_NUMBERS, expected="[(decision, result), …]")
    found = []
    for rank, (value, asked) in enumerate(answers):
        played = _as_game(value) or []
        if asked != [decision for decision, _ in played]:
            call = WITH_NUMBERS.call("solver", rank)
            message = ASKED.format(
                call=call, asked=show(asked), played=show(played), steps=_steps(len(played))
            )
            found.append((rank, f"asked {show(asked)}", message))
    _raise_first(found, WITH_NUMBERS, "solver")


def _some_secret_gives(typed, value):
    """Did other decisions than the tree's make a true game of these results? They are another check's matter."""
    game, played = _game(typed), _as_game(value)
    if not played or played[-1][1] not in game.endstates:
        return False
    if not all(_is_among(game.guesses, guess) for guess, _ in played):
        return False
    return any(
        all(game.score(guess, secret) == result for guess, result in played)
        for secret in game.secrets
    )


@check("solver", points=1.5, after=test_solver_finds_each_number)
def test_solver_notices_contradictions(submission):
    """When no possible secret gives these results, the function must raise a `ValueError`."""
    submission.asks(CONTRADICTIONS, lambda cases: _judge_contradictions(submission, cases))
    submission.asks(CONSISTENT, lambda cases: _judge_consistent(submission, cases))


def _judge_contradictions(submission, cases):
    answers = submission.answers("solver", on=cases, expected="ValueError")
    wrong = [
        (rank, value)
        for rank, (value, (game, _)) in enumerate(zip(answers, cases, strict=True))
        if value != "ValueError" and not _some_secret_gives(game[0], value)
    ]
    if wrong:
        rank, value = wrong[0]
        call = cases.call("solver", rank)
        message = (ENDLESS_LIES if value == "endless" else NO_ERROR).format(
            call=call, received=show(value)
        )
        behaviour = [
            f"{rank} {type(value).__name__} {len(_as_game(value) or [])}" for rank, value in wrong
        ]
        raise not_passed(message, call, show(value), "ValueError", behaviour)


def _judge_consistent(submission, cases):
    for rank, value in enumerate(
        submission.answers("solver", on=cases, expected="[(decision, result), …]")
    ):
        if value == "ValueError":
            call = cases.call("solver", rank)
            raise not_passed(
                NEEDLESS_ERROR.format(call=call), call, "ValueError", "", ["needless", rank]
            )


@check("solver", points=0.5, after=test_solver_finds_each_number)
def test_solver_gives_a_list_of_tuples(submission):
    """The game must be a list, and each of its steps a tuple."""
    _judge_form(submission, "solver", WITH_NUMBERS[:], _is_a_game, game_of=lambda answer: answer[0])


@check("solver", points=0.5, after=test_solver_finds_each_number)
def test_solver_leaves_its_game_alone(submission):
    """After the call, the guesses and the secrets of the game must be what they were before."""
    call = "solver(lambda guess: game.score(guess, 'AB'), game)"
    _judge_lists(submission, "solver", call)


# ---------------------------------------------------------------- all_solutions

SOLUTIONS = _of_games("all_solutions", ONE_WAY, lambda random: _fewer_numbers(random, 3, 7))
OTHER_SOLUTIONS = _of_games(
    "all_solutions", [*NUMBERS, *FEW_PEGS, PRINTED, DISTANCES], _fewer_codes
)


@check("all_solutions", points=2)
def test_all_solutions_of_number_games(submission):
    """There must be one game for each number, with all its decisions and their results."""
    submission.agrees(reference.all_solutions, on=SOLUTIONS, seen_as=_as_games)


@check("all_solutions", points=1.5, after=test_all_solutions_of_number_games)
def test_all_solutions_of_any_game(submission):
    """In Mastermind too, there must be one game for each secret, made of best decisions."""
    submission.asks(OTHER_SOLUTIONS, lambda cases: _judge_solutions(submission, cases))


def _judge_solutions(submission, cases):
    found = []
    answers = submission.answers("all_solutions", on=cases, expected="[[(decision, result), …], …]")
    for rank, (value, (_unused, game)) in enumerate(zip(answers, cases, strict=True)):
        fault = _fault_of_solutions(game[0], value, cases.call("all_solutions", rank))
        found += [(rank, *fault)] if fault else []
    _raise_first(found, cases, "all_solutions")


def _fault_of_solutions(typed, value, call):
    """What is wrong with all the games: kind and sentence; None when they are right."""
    games = _as_games(value)
    if games is None or not all(games):
        return f"no games, {show(value)}", NOT_GAMES.format(call=call, received=show(value))
    ends, secrets = _in_order(game[-1][0] for game in games), _in_order(_game(typed).secrets)
    if ends != secrets:
        return f"{len(ends)} ends", OTHER_SECRETS.format(
            call=call, received=show(ends), expected=show(secrets)
        )
    faults = (_fault_of_game(typed, game, game[-1][0], call) for game in games)
    return next((fault for fault in faults if fault), None)


@check("all_solutions", points=0.5, after=test_all_solutions_of_number_games)
def test_all_solutions_twice(submission):
    """The same call made a second time must give the same games."""
    submission.repeats(reference.all_solutions, on=SOLUTIONS, seen_as=_as_games)


@check("all_solutions", points=0.5, after=test_all_solutions_of_number_games)
def test_all_solutions_are_lists_of_tuples(submission):
    """Each game must be a list, and each of its steps a tuple."""
    _judge_form(
        submission, "all_solutions", SOLUTIONS[:], _are_games, sentence=GAMES_IN_ANOTHER_FORM
    )


@check("all_solutions", points=0.5, after=test_all_solutions_of_number_games)
def test_all_solutions_leaves_its_game_alone(submission):
    """After the call, the guesses and the secrets of the game must be what they were before."""
    _judge_lists(submission, "all_solutions", "list(all_solutions(game))")


# ---------------------------------------------------------------- worst_case_solution


@lru_cache(maxsize=4096)
def _lengths(typed, left):
    """The lengths of all games, for each way of choosing among equal guesses."""
    game, worths, found = _game(typed), _worths(typed, left), set()
    for guess in worths:
        if not _fault(worths, left, guess):
            parts = reference.partition(left, lambda secret, guess=guess: game.score(guess, secret))
            below = [
                [(0,)] if result in game.endstates else _lengths(typed, frozenset(part))
                for result, part in parts.items()
            ]
            found |= {
                tuple(sorted(1 + n for lengths in some for n in lengths))
                for some in product(*below)
            }
    return found


def _of_one_length(random, draw=_fewer_codes):
    """A game, such as Mastermind with a few of the secrets, where no choice among equal guesses changes the lengths."""
    while True:
        typed = draw(random)
        if len(_lengths(typed.partition(FEWER)[0], frozenset(_game(typed).secrets))) == 1:
            return typed


_ROWS = "'=222211', '1=11222', '12=2122', '211=111', '1112=22', '22122=2', '222111='"
DEEPER = f"Game([*range(7)], [*range(7)], lambda guess, secret: [{_ROWS}][guess][secret], {{'='}})"  # in a smaller part
FIRST_LAST = f"number_game(2){FEWER}[2, 1])"  # the longest game is that of the first secret
_FAR = "['=', 'you are far away from it', 'far', *3 * ['near']]"
_NEAR = "'1=1111', '11=111', '111=11', '1111=2', '11111='"
WORDY = f"Game([*range(6)], [*range(6)], lambda guess, secret: [{_FAR}, {_NEAR}][guess][secret], {{'='}})"
WORST = _of_games(
    "worst_case_solution",
    [*NUMBERS, *FEW_PEGS, PRINTED, DISTANCES, DEEPER, FIRST_LAST, WORDY],
    _of_one_length,
)


@check("worst_case_solution", points=2)
def test_worst_case_solution_is_a_longest_game(submission):
    """The result must be one of the games, from the first decision to the end, and no game may take
    more steps."""
    submission.asks(WORST, lambda cases: _judge_longest(submission, cases))


def _judge_longest(submission, cases):
    found = []
    answers = submission.answers(
        "worst_case_solution", on=cases, expected="[(decision, result), …]"
    )
    right = cases.expected(reference.worst_case_solution)
    for rank, (value, (_unused, game), longest) in enumerate(
        zip(answers, cases, right, strict=True)
    ):
        call, played = cases.call("worst_case_solution", rank), _as_game(value)
        if not played:
            if all(answer is None for answer in answers):
                _refuse_nothing(submission, "worst_case_solution", call, None, show(longest))
            kind = f"no game, {show(value)}"
            found.append((rank, kind, NOT_A_GAME.format(call=call, received=show(value))))
        elif fault := _fault_of_game(game[0], played, played[-1][0], call):
            found.append((rank, *fault))
        elif len(played) != len(longest):
            message = SHORTER.format(
                call=call, received=show(played), steps=_steps(len(played)), longest=len(longest)
            )
            found.append((rank, f"{len(played)} steps", message))
    _raise_first(found, cases, "worst_case_solution")


@check("worst_case_solution", points=0.5, after=test_worst_case_solution_is_a_longest_game)
def test_worst_case_solution_is_a_list_of_tuples(submission):
    """The game must be a list, and each of its steps a tuple."""
    _judge_form(submission, "worst_case_solution", WORST[:4], _is_a_game)


@check("worst_case_solution", points=0.5, after=test_worst_case_solution_is_a_longest_game)
def test_worst_case_solution_leaves_its_game_alone(submission):
    """After the call, the guesses and the secrets of the game must be what they were before."""
    _judge_lists(submission, "worst_case_solution", "worst_case_solution(game)")


# ---------------------------------------------------------------- solution_length_distribution


def _any_numbers(random):
    """Higher or lower with more numbers than in the fixed cases; or numbers to be found by how far they are."""
    draw = random.choice((lambda random: _fewer_numbers(random, *range(8, 16)), _distances))
    return _of_one_length(random, draw)


LENGTHS_WITH_NUMBERS = _of_games(
    "solution_length_distribution", [*NUMBERS, "number_game(15)", DISTANCES], _any_numbers
)
# "row" is a secret, too, and tells the row of a cell as "column" tells its column: games of one step and of three
_ROW_OF_CELL = "secret[0] if guess == 'row' else secret[-1] if guess == 'column' else '-'"
_CELLS = "'a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'"
CELLS = (
    f"Game(['row', 'column', {_CELLS}], ['row', {_CELLS}], "
    f"lambda guess, secret: '=' if guess == secret else {_ROW_OF_CELL}, {{'='}})"
)
LENGTHS_WITH_PEGS = _of_games("solution_length_distribution", [*FEW_PEGS, CELLS], _of_one_length)


LENGTHS = (
    LENGTHS_WITH_NUMBERS[:8] + LENGTHS_WITH_PEGS[:]
)  # in some of the latter, no game has one step


def _of_nothing(value):
    """The keys of the lengths that no game has."""
    return [key for key, count in value.items() if count == 0] if type(value) is dict else value


def _without_zeros(value):
    """The numbers of the lengths that some game has; another check looks at the keys."""
    return (
        {key: count for key, count in value.items() if count != 0} if type(value) is dict else value
    )


@check("solution_length_distribution", points=2)
def test_solution_length_distribution_of_number_games(submission):
    """To each number of steps must belong the number of secrets that take as many, the winning step
    included."""
    submission.agrees(
        reference.solution_length_distribution, on=LENGTHS_WITH_NUMBERS, seen_as=_without_zeros
    )


@check(
    "solution_length_distribution",
    points=1,
    after=test_solution_length_distribution_of_number_games,
)
def test_solution_length_distribution_of_mastermind(submission):
    """The numbers must be right for Mastermind, where not every guess is a secret."""
    submission.agrees(
        reference.solution_length_distribution, on=LENGTHS_WITH_PEGS, seen_as=_without_zeros
    )


@check(
    "solution_length_distribution",
    points=0.5,
    after=test_solution_length_distribution_of_number_games,
)
def test_solution_length_distribution_has_no_other_keys(submission):
    """A length that no game has must not be a key."""
    submission.agrees(reference.solution_length_distribution, on=LENGTHS, seen_as=_of_nothing)


@check(
    "solution_length_distribution",
    points=0.5,
    after=test_solution_length_distribution_of_number_games,
)
def test_solution_length_distribution_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(
        reference.solution_length_distribution, on=LENGTHS_WITH_NUMBERS[:8], seen_as=_without_zeros
    )


@check(
    "solution_length_distribution",
    points=0.5,
    after=test_solution_length_distribution_of_number_games,
)
def test_solution_length_distribution_leaves_its_game_alone(submission):
    """After the call, the guesses and the secrets of the game must be what they were before."""
    _judge_lists(submission, "solution_length_distribution", "solution_length_distribution(game)")
