"""Hidden checks of m08_entropy, from mastermind_score to solution_length_distribution.

Any of several equally good guesses may be asked. So decisions are judged by what they are worth,
and games step by step. Where lengths of games are compared, every choice leads to the same lengths.
"""

from functools import cache
from itertools import product
from string import ascii_uppercase

from autograder.checking import Cases, Task, as_tuples, fail, finding
from autograder.i18n.display import clean, show
from autograder.i18n.message import _, pgettext
from solutions import m08_entropy as reference


def codes(letters, length):
    """Return all codes of that length made of these letters."""
    return ["".join(code) for code in product(letters, repeat=length)]


# ---------------------------------------------------------------- mastermind_score

mastermind_score = Task(reference.mastermind_score)
PAIRS = [*product("AB", repeat=2), *product(codes("AB", 2), repeat=2)]
PAIRS += [("AB", "AC"), ("AB", "CA"), ("ABC", "CAB"), ("ABC", "BAD"), ("ABC", "CCA")]
PAIRS += [("AABC", "ABDE"), ("AAAA", "ABCD"), ("ABCD", "BBDD")]
TWO_REPEATING = [("AABB", "BBAA"), ("AABC", "AADE"), ("AAAB", "BAAA"), ("ABBB", "AABB")]
TWO_REPEATING += [("AABB", "AABB"), ("AAAA", "AABA"), ("BAAAA", "AAAAB")]


def both_repeat(pair):
    """Return whether each of two codes repeats a letter."""
    return all(len(set(code)) < len(code) for code in pair)


ONE_WITHOUT_REPEATS = Cases(
    [pair for pair in PAIRS if not both_repeat(pair)],
    draw=lambda r: ("".join(r.sample("ABCDEF", 4)), "".join(r.choices("ABCDEF", k=4))),
)
BOTH_REPEAT = Cases(
    [pair for pair in PAIRS if both_repeat(pair)] + TWO_REPEATING,
    draw=lambda r: ("".join(r.choices("ABC", k=4)), "".join(r.choices("ABC", k=4))),
)
ANY_CODES = Cases(
    [("Z", "Z"), ("xyz", "zxy"), ("aB", "AB"), ("GHGH", "HIJK"), ("éàé", "àéê")]
    + [("ABCDEFGHIJKL", "LKJIHGFEDCBA"), ("ABCDEFGHIJKL", "ABCDEFGHIJKL")],
    draw=lambda r: ("".join(r.choices("uvwXYZ01", k=6)), "".join(r.sample("uvwXYZ01", 6))),
)


@mastermind_score.check(points=1)
def test_mastermind_score_without_repeats(submission):
    """When one of the codes has no repeated letter, both numbers must be right, the well placed
    pegs first."""
    submission.agrees(ONE_WITHOUT_REPEATS, seen_as=as_tuples)


@mastermind_score.check(points=0.75)
def test_mastermind_score_when_both_repeat(submission):
    """When both codes repeat letters, each peg must count once, no more and no less."""
    submission.agrees(BOTH_REPEAT, seen_as=as_tuples)


@mastermind_score.check(points=0.25)
def test_mastermind_score_of_any_codes(submission):
    """The codes may have any length and any letters."""
    submission.agrees(ANY_CODES, seen_as=as_tuples)


@mastermind_score.check(points=0.25)
def test_mastermind_score_gives_pegs(submission):
    """The result must be a `Pegs`, with its parts `black` and `white`."""
    submission.agrees(Cases(["pegs = mastermind_score('ABC', 'BAC'); (pegs.black, pegs.white)"]))


test_mastermind_score_twice = mastermind_score.repeats(ONE_WITHOUT_REPEATS, seen_as=as_tuples)

# ---------------------------------------------------------------- partition

partition = Task(reference.partition)
SORTED = Cases(
    ["partition(['to'], len)", "partition(['to', 'be'], len)", "partition(['to', 'not'], len)"]
    + ["partition(['to', 'be', 'or', 'not'], len)", "partition([], len)"]
    + [
        "partition([1, 2, 3], lambda n: compare(2, n))",
        "partition(range(1, 8), lambda n: compare(4, n))",
        "partition(range(12), lambda n: 20 + n % 7)",
    ]
    + ["partition(('to', 'be', 'or', 'not', 'that'), lambda word: word[0])"]
    + ["partition({3, 5, 8, 13}, lambda n: compare(5, n))"],
    draw=lambda r: f"partition({r.sample(range(99), 9)}, lambda n: 1 + n % {r.randint(2, 5)})",
)
ANY_VALUES = Cases(
    ["partition(['', 'a'], len)", "partition(['ab', 'abc'], lambda word: word == 'ab')"]
    + ["partition([0, 1, 2], lambda n: None if n == 1 else 'other')"]
    + ["partition(['x', 'xy'], lambda word: word[1:])", "partition([(1, 2), (3, 0), (2, 2)], sum)"]
    + ["partition(['AB', 'BA', 'BB'], lambda word: (word.count('B'), word.count('A')))"]
    + ["partition([1, 'a'], lambda x: x == 1)"],
    draw=lambda r: (
        f"partition({r.sample(range(99), 9)}, lambda n: (n % {r.randint(2, 5)}, n > 50))"
    ),
)
TWO_PARTITIONS = Cases(
    ["parts = partition(['to', 'be', 'not'], len); partition(['that'], len); parts"]
)


@partition.check(points=0.75)
def test_partition_sorts_into_sets(submission):
    """Each value must lead to the set of the elements that have it, in a dictionary."""
    submission.agrees(SORTED)


@partition.check(points=0.25)
def test_partition_by_any_values(submission):
    """Values and elements may be of any kind: 0, None, False, the empty text and tuples too."""
    submission.agrees(ANY_VALUES)


@partition.check(points=0.25)
def test_partition_leaves_its_collection_alone(submission):
    """After the call, the collection must be what it was before."""
    submission.agrees(Cases(["S = ['to', 'be', 'not']; partition(S, len); S"]))


test_partition_twice = partition.repeats(
    SORTED,
    also=TWO_PARTITIONS,
    requirement=_(
        "The same call made a second time must give the same result, and another call leave it as "
        "it is."
    ),
)

# ---------------------------------------------------------------- entropy

entropy = Task(reference.entropy)


def shares(random):
    """Return probabilities, which add up to 1."""
    counts = [random.randint(1, 9) for _unused in range(random.randint(2, 9))]
    return [count / sum(counts) for count in counts]


PROBABILITIES = Cases(
    [([1.0],), ([0.5, 0.5],), ([0.25] * 4,), ([0.5, 0.25, 0.25],), ([0.75, 0.25],), ([0.9, 0.1],)]
    + [([0.4, 0.3, 0.2, 0.1],)],
    draw=lambda r: (shares(r),),
)
WEIGHTS = Cases(
    [([2],), ([1, 1],), ([2, 1, 1],), ([3, 1, 3],), ([2, 2, 2],), ([0.25, 0.25],), ([10**6, 1],)]
    + [([*range(1, 31)],)],
    draw=lambda r: ([r.randint(1, 60) for _unused in range(r.randint(2, 30))],),
)
ZEROS = Cases(
    [([0.5, 0.5, 0],), ([0.0, 1.0],), ([0, 0.25, 0, 0.75],)],
    draw=lambda r: ([0, *shares(r), 0],),
)
WITHOUT_WEIGHT = Cases([([],), ([0],), ([0, 0, 0],)])
ITERABLES = Cases(
    ["entropy((0.5, 0.5))", "entropy({'a': 0.5, 'b': 0.25, 'c': 0.25}.values())"]
    + ["entropy(p for p in [0.5, 0.5])", "entropy({0.25, 0.75})"],
    draw=lambda r: f"entropy(p for p in {shares(r)})",
)


@entropy.check(points=1)
def test_entropy_of_probabilities(submission):
    """Of probabilities, which add up to 1, the entropy must be right, in bits."""
    submission.agrees(PROBABILITIES)


@entropy.check(points=0.25)
def test_entropy_of_weights(submission):
    """The weights may add up to anything."""
    submission.agrees(WEIGHTS)


@entropy.check(points=0.25)
def test_entropy_with_zeros(submission):
    """A weight of 0 must add nothing."""
    submission.agrees(ZEROS)


@entropy.check(points=0.25)
def test_entropy_without_weights(submission):
    """When no weight is larger than 0, or there is none at all, the entropy must be 0."""
    submission.agrees(WITHOUT_WEIGHT)


@entropy.check(points=0.25)
def test_entropy_of_any_iterable(submission):
    """The weights may come from anything a loop goes through, even if it can be gone through only
    once."""
    submission.agrees(ITERABLES)


test_entropy_leaves_its_weights_alone = entropy.keeps_its_arguments(
    PROBABILITIES + ZEROS,
    requirement=_("After the call, the weights must be what they were before."),
)
test_entropy_twice = entropy.repeats(PROBABILITIES)

# ---------------------------------------------------------------- decision_entropy

decision_entropy = Task(reference.decision_entropy)
WORTHS = Cases(
    ["decision_entropy([1], 1, compare)", "decision_entropy([1, 2], 3, compare)"]
    + ["decision_entropy([1, 2], 1, compare)", "decision_entropy([1, 2, 3], 2, compare)"]
    + ["decision_entropy({1, 2, 3}, 1, compare)", "decision_entropy([2, 3, 5, 6, 9], 6, compare)"]
    + ["decision_entropy(range(1, 13), 5, lambda guess, secret: secret % guess)"]
    + ["decision_entropy(range(1, 8), 4, compare)"]
    + ["decision_entropy(['AB', 'BA'], 'AA', mastermind_score)"]
    + ["decision_entropy(['AB', 'AC', 'BA', 'CA'], 'AA', mastermind_score)"]
    + ["decision_entropy(['AB', 'BA', 'AC'], 'AB', mastermind_score)"]
    + ["decision_entropy(['A', 'B', 'C'], 'AABB', lambda guess, secret: guess.count(secret))"]
    + ["decision_entropy([a + b for a in 'ABCD' for b in 'ABCD'], 'AB', mastermind_score)"]
    + ["decision_entropy(range(1, 94), 1, compare)"],  # so small that nine decimals do not suffice
    draw=lambda r: f"decision_entropy({r.sample(range(20), 8)}, {r.randint(1, 19)}, compare)",
)


@decision_entropy.check(points=1)
def test_decision_entropy_of_the_results(submission):
    """The entropy must be that of the results, each weighing as much as the number of secrets that
    give it."""
    submission.agrees(WORTHS)


@decision_entropy.check(points=0.25)
def test_decision_entropy_leaves_the_secrets_alone(submission):
    """After the call, the secrets must be what they were before."""
    submission.agrees(Cases(["V = [1, 2, 3]; decision_entropy(V, 2, compare); V"]))


test_decision_entropy_twice = decision_entropy.repeats(WORTHS)

# ---------------------------------------------------------------- what a decision is worth


@cache
def game_of(line):
    """Return the game of a typed line: the one that it defines, or asks the best decision of."""
    names = {
        **vars(reference),
        "best_decision": lambda V, G, score: reference.Game(G, V, score, ()),
    }
    if line.startswith("best_decision"):
        return eval(line, names)
    exec(line, names)
    return names["game"]


@cache
def worths(line, left):
    """Return what each guess of the game is worth when these secrets are left."""
    game = game_of(line)
    return {guess: reference.decision_entropy(left, guess, game.score) for guess in game.guesses}


def left_after(line, steps):
    """Return the secrets of the game that give all these results."""
    game = game_of(line)
    return frozenset(
        secret
        for secret in game.secrets
        if all(game.score(guess, secret) == result for guess, result in steps)
    )


def in_bits(number):
    """Return a rounded number of bits in words: from two on, French has the plural."""
    if float(number) < 2:
        return pgettext("fewer than two", "{number} bits", number=number)
    return pgettext("two or more", "{number} bits", number=number)


def fault_of_decision(line, steps, decision, beginning):
    """Return what is wrong with a decision after these steps; None when it is a best one.

    Args:
        line: The line that defines the game.
        steps: The decisions before this one, with their results.
        decision: The decision.
        beginning: How the sentence begins: where the decision was found.

    Returns:
        The sentence, and as code what was found and what was expected.
    """
    left = left_after(line, steps)
    worth = worths(line, left)
    most = max(worth.values())
    best = [guess for guess in worth if worth[guess] > most - 2e-9]
    possible = [guess for guess in best if guess in left]
    better = show((possible or best)[0])
    if decision not in [*worth]:
        sentence = finding("decision.not-a-guess", "{said}, which is not one of the guesses.")
    elif decision not in best:
        digits = 4 if most - worth[decision] > 1e-3 else 9
        sentence = finding(
            "decision.not-best",
            "{said}, worth {bits}; `{better}` is worth {more}.",
            bits=in_bits(str(round(worth[decision], digits))),
            more=str(round(most, digits)),
        )
    elif possible and decision not in possible:
        sentence = finding(
            "decision.not-possible",
            "{said}, which is not a possible secret; `{better}` is one, and is worth as much.",
        )
    else:
        return None
    return sentence.format(said=beginning, better=better), show(decision), better


def judge_answers(submission, on, right_function, find_fault):
    """Look for a fault in the answers to the fixed calls, then to those drawn.

    Args:
        submission: The submission.
        on: The calls.
        right_function: The right function.
        find_fault: A function of the line that defines the game, an answer, and the right one. It
            returns None; or the sentence, and as code what was found and what was expected.

    Raises:
        Failure: There is a fault; the first one is shown.
    """
    for is_drawn in (False, True):
        cases = on.drawn(submission.random) if is_drawn else on
        answers = submission.answers(cases)
        faults = []
        for call, answer, right in zip(cases, answers, cases.expected(right_function), strict=True):
            fault = find_fault(call.partition(";")[0], answer, right)
            if fault:
                faults.append((call, *fault))
        if faults:
            call, sentence, received, expected = faults[0]
            alike = [(call, sentence.code, found) for call, sentence, found, _right in faults]
            fail(sentence, call, received, expected, alike)


# ---------------------------------------------------------------- best_decision

best_decision = Task(reference.best_decision)
TWO, THREE, FOUR = repr(codes("ABC", 2)), repr(codes("ABC", 3)), repr(codes("ABCD", 2))
PERMUTED = "['ABC', 'ACB', 'BAC', 'BCA', 'CAB', 'CBA']"
LETTERS = f"*{ascii_uppercase + '012345678'!r}"
COUNT = "lambda guess, secret: guess.count(secret)"


def any_decision(random, fewest):
    """Return a call with a few secrets, and all the guesses in some order."""
    guesses, score = random.choice(
        [([*range(1, 10)], "compare"), (codes("ABC", 2), "mastermind_score")]
    )
    secrets = random.sample(guesses, random.randint(fewest, 7))
    return f"best_decision({secrets}, {random.sample(guesses, len(guesses))}, {score})"


WORTH_MOST = Cases(
    ["best_decision([1, 2, 3], [3, 2, 1], compare)", "best_decision([1, 2, 3], [1, 3, 2], compare)"]
    + ["best_decision([1, 2, 3], range(1, 8), compare)"]
    + ["best_decision([1, 3, 4], [1, 2, 3, 4], compare)"]
    + ["best_decision([2, 4, 5, 7, 8, 9], range(1, 10), compare)"]
    + ["best_decision({5, 6, 7, 8, 9}, range(1, 10), compare)"]
    + ["best_decision([5, 6, 7, 8, 9], {1, 2, 3, 4, 5, 6, 7, 8, 9}, compare)"]
    + [f"best_decision(['AB', 'AC', 'BA'], {TWO}, mastermind_score)"]
    + [f"best_decision({PERMUTED}, {THREE}, mastermind_score)"]
    + [f"best_decision({PERMUTED}, {THREE}[::-1], mastermind_score)"]
    # a guess is worth little more than those before it: 0.0008 bits, then 0.0000006
    + ["best_decision(range(1, 26), range(1, 26), lambda guess, secret: guess // secret)"]
    + [
        f"best_decision([{LETTERS}], [{LETTERS}, 'PQRSTUVWXYZ01234455667788', "
        f"'TUVWXYZ012345667778888'], {COUNT})"
    ],
    draw=lambda r: any_decision(r, 2),
    seconds=3,
)
EQUALLY_GOOD = Cases(
    ["best_decision([6], range(1, 8), compare)", "best_decision({3}, [1, 2, 3], compare)"]
    + ["best_decision([1, 3], [2, 1, 3], compare)", "best_decision([1, 3], [1, 3, 2], compare)"]
    + ["best_decision(['AC', 'CA'], ['AB', 'AC', 'BC', 'CA'], mastermind_score)"]
    + ["best_decision(['AC', 'CA'], ['CA', 'BC', 'AC', 'AB'], mastermind_score)"]
    + [f"best_decision(['BB', 'BC', 'CB'], {TWO}, mastermind_score)"]
    + [f"best_decision(['BB', 'BC', 'CB'], {TWO}[::-1], mastermind_score)"]
    # equal but for the last digit of a float, added up in one order or in another
    + [f"best_decision(['AA', 'AB', 'CB', 'CD', 'DB', 'DD'], {FOUR}, mastermind_score)"]
    + [f"best_decision(['AA', 'AC', 'BC', 'BD', 'DC', 'DD'], {FOUR}, mastermind_score)"]
    + [f"best_decision(['AA', 'AC', 'AD', 'BC', 'DB', 'DD'], {FOUR}[::-1], mastermind_score)"]
    + [f"best_decision(['AB', 'BB', 'CB', 'DC', 'DD'], {FOUR}[::-1], mastermind_score)"],
    draw=lambda r: any_decision(r, 1),
    seconds=3,
)


def fault_of_best(line, decision, _right):
    """Return what keeps a decision from being the best one, preferred to others worth as much."""
    beginning = _("`{call}` returned `{received}`", call=line, received=show(decision))
    return fault_of_decision(line, (), decision, beginning)


def fault_of_worth(line, decision, right):
    """Return what makes a decision worth less than another one."""
    fault = fault_of_best(line, decision, right)
    return fault if fault and fault[0].code != "decision.not-possible" else None


@best_decision.check(points=0.75)
def test_best_decision_is_worth_most(submission):
    """No other guess may be worth more bits."""
    judge_answers(submission, WORTH_MOST, reference.best_decision, fault_of_worth)


@best_decision.check(points=0.75)
def test_best_decision_prefers_possible_secrets(submission):
    """Among guesses of the same worth, to less than 1e-9, a possible secret must be preferred."""
    judge_answers(submission, EQUALLY_GOOD, reference.best_decision, fault_of_best)


@best_decision.check(points=0.25)
def test_best_decision_leaves_its_collections_alone(submission):
    """After the call, the secrets and the guesses must be what they were before."""
    submission.agrees(
        Cases(
            [
                "V = [3]; G = [1, 3, 2]; best_decision(V, G, compare); (V, G)",
                "V = [2, 1, 3]; G = [3, 1, 2]; best_decision(V, G, compare); (V, G)",
            ]
        )
    )


# ---------------------------------------------------------------- games


def number_game(numbers):
    """Return the code of "higher or lower" with these numbers."""
    return f"Game({[*numbers]}, {[*numbers]}, compare, {{'found'}})"


def peg_game(colours, holes, repeats=True):
    """Return the code of a Mastermind; without repeats, only some of its codes are secrets."""
    pegs = "abc"[:holes]
    code = " ".join([" + ".join(pegs), *(f"for {peg} in {colours!r}" for peg in pegs)])
    differ = "" if repeats else f" if len({{{', '.join(pegs)}}}) == {holes}"
    return f"Game([{code}], [{code}{differ}], mastermind_score, {{Pegs({holes}, 0)}})"


NUMBER_GAMES = [number_game(range(1, n + 1)) for n in (1, 2, 3, 4, 5, 6, 7, 10)]
ONE_NUMBER, THREE_NUMBERS, SEVEN_NUMBERS = NUMBER_GAMES[0], NUMBER_GAMES[2], NUMBER_GAMES[6]
# those of 1, 3 and 7 numbers leave no choice
FORCED = [ONE_NUMBER, THREE_NUMBERS, SEVEN_NUMBERS]
ONE_PEG = peg_game("ABCDEFGHIJKL", 1)  # up to twelve steps
PEG_GAMES = [
    peg_game("AB", 2),
    peg_game("AB", 2, repeats=False),
    peg_game("ABC", 2, repeats=False),
    peg_game("ABC", 2),
    peg_game("ABC", 3, repeats=False),
    peg_game("ABCD", 2),
    ONE_PEG,
]


def of_games(games, expression, draw=None, beside=None):
    """Return the cases that use this expression on each game."""
    return Cases(
        [f"game = {game}; {expression}" for game in games],
        draw=draw and (lambda random: f"game = {draw(random)}; {expression}"),
        draws=4,
        seconds=3,
        beside=beside,
    )


def forced_numbers(random):
    """Return the code of "higher or lower" with 3 or 7 numbers, which leave no choice."""
    return number_game(sorted(random.sample(range(1, 30), random.choice((3, 7)))))


def renamed_colours(random):
    """Return the code of a small Mastermind with other colours."""
    return peg_game("".join(random.sample(ascii_uppercase, random.choice((2, 3, 4)))), 2)


def keeps_its_game(task, expression):
    """Make a check: after a call, the lists of a game are what they were before."""
    cases = of_games([peg_game("AB", 2)], f"{expression}; (game.guesses, game.secrets)")

    @task.check(points=0.25)
    def look(submission):
        """After the call, the guesses and the secrets of the game must be what they were before."""
        submission.agrees(cases)

    return look


# ---------------------------------------------------------------- lazy_solution_tree

lazy_solution_tree = Task(reference.lazy_solution_tree)


def nodes(tree, most=200):
    """Return the nodes of a tree, the upper ones first, and at most so many of them.

    Each is the steps that lead to it, its decision, and its results. With each result comes what
    its subtree is: None, "tree" for one that `next` may be called on, else the name of its type.
    What is no node, and a node with what is no branch, end with the name of that type.
    """
    waiting, seen = [([], tree)], []
    while waiting and len(seen) < most:
        steps, tree = waiting.pop(0)
        node = next(tree)
        if not (hasattr(node, "decision") and hasattr(node, "branches")):
            seen.append((steps, None, type(node).__name__))
            continue
        branches = []
        for branch in node.branches:
            if not (hasattr(branch, "result") and hasattr(branch, "subtree")):
                branches = type(branch).__name__
                break
            kind = None if branch.subtree is None else type(branch.subtree).__name__
            if hasattr(branch.subtree, "__next__"):
                kind = "tree"
                waiting.append(([*steps, (node.decision, branch.result)], branch.subtree))
            branches.append((branch.result, kind))
        seen.append((steps, node.decision, branches))
    return seen


ROOTS = of_games(
    NUMBER_GAMES + PEG_GAMES,
    "nodes(lazy_solution_tree(game), 1)",
    draw=renamed_colours,
    beside=nodes,
)
DISTANCE = "lambda guess, secret: min(abs(guess - secret), 4)"
OTHER_ENDS = of_games(
    [f"Game([1, 2, 3], [1, 2, 3], {DISTANCE}, {{0}})"]
    + [f"Game([1, 3, 6, 9], [1, 3, 6, 9], {DISTANCE}, {{0, 2}})"],
    "nodes(lazy_solution_tree(game), 1)",
    beside=nodes,
)
TREES = of_games(
    NUMBER_GAMES + PEG_GAMES + [peg_game("ABCDE", 2)],
    "nodes(lazy_solution_tree(game))",
    draw=renamed_colours,
    beside=nodes,
)


def place_in_tree(line, steps):
    """Return where these steps lead, in words."""
    game = line.removeprefix("game = ")
    if steps:
        return _("In the tree of `{game}`, after `{history}`", game=game, history=show([*steps]))
    return _("At the root of the tree of `{game}`", game=game)


def fault_of_nodes(line, nodes, _right):
    """Return what is wrong with the first node of a wrong decision, or of wrong results."""
    faults = (fault_of_node(line, *node) for node in nodes)
    return next(filter(None, faults), None)


def fault_of_node(line, steps, decision, branches):
    """Return what is wrong with a node but for its subtrees; None when all is well."""
    where = place_in_tree(line, steps)
    kind = clean(branches, 40) if type(branches) is str else ""
    if kind and decision is None:
        sentence = finding(
            "lazy_solution_tree.not-a-node",
            "{where}, what the generator gives is a `{type}` without the fields `decision` and "
            "`branches`; a `Node(decision, branches)` was expected.",
        )
        return sentence.format(where=where, type=kind), kind, "Node"
    beginning = _("{where}, the decision is `{received}`", where=where, received=show(decision))
    fault = fault_of_decision(line, steps, decision, beginning)
    if fault:
        return fault
    if kind:
        sentence = finding(
            "lazy_solution_tree.not-a-branch",
            "{where}, a branch is a `{type}` without the fields `result` and `subtree`; a "
            "`Branch(result, subtree)` was expected.",
        )
        return sentence.format(where=where, type=kind), kind, "Branch"
    left, score = left_after(line, steps), game_of(line).score
    expected = reference.partition(left, lambda secret: as_tuples(score(decision, secret)))
    expected = show(sorted(expected, key=show))
    results = show(sorted((result for result, _kind in branches), key=show))
    if results == expected:
        return None
    sentence = finding(
        "lazy_solution_tree.wrong-results",
        "{where}, the decision `{decision}` has branches for the results `{received}`; the secrets "
        "still possible give `{expected}`.",
    )
    return sentence.format(where=where, decision=show(decision)), results, expected


def fault_of_ends(line, nodes, _right):
    """Return the first subtree that should be None and is not, or the other way round."""
    for steps, _decision, branches in nodes:
        for result, kind in branches:
            is_end = result in game_of(line).endstates
            if (kind is None) == is_end:
                continue
            if is_end:
                sentence = finding(
                    "lazy_solution_tree.goes-on",
                    "{where}, the result `{result}` is an end state, and yet its subtree is not "
                    "None.",
                )
            else:
                sentence = finding(
                    "lazy_solution_tree.stops",
                    "{where}, the result `{result}` is no end state, and yet its subtree is None.",
                )
            where = place_in_tree(line, steps)
            sentence = sentence.format(where=where, result=show(result))
            return sentence, str(kind), "None" if is_end else "generator"
    return None


def fault_of_tree(line, nodes, right):
    """Return what is wrong with a whole tree."""
    fault = fault_of_nodes(line, nodes, right) or fault_of_ends(line, nodes, right)
    if fault:
        return fault
    for steps, _decision, branches in nodes:
        for result, kind in branches:
            if kind not in (None, "tree"):
                sentence = finding(
                    "lazy_solution_tree.not-a-subtree",
                    "{where}, the subtree of the result `{result}` is a `{type}`; a generator was "
                    "expected.",
                    where=place_in_tree(line, steps),
                    result=show(result),
                    type=clean(kind, 40),
                )
                return sentence, clean(kind, 40), "generator"
    return None


@lazy_solution_tree.check(points=0.5)
def test_lazy_solution_tree_has_the_right_root(submission):
    """The root must hold a best decision, and a branch for each result that a secret gives."""
    judge_answers(submission, ROOTS, reference.lazy_solution_tree, fault_of_nodes)


@lazy_solution_tree.check(points=0.5)
def test_lazy_solution_tree_stops_at_end_states(submission):
    """The subtree must be None when the result is an end state, and in no other case."""
    judge_answers(submission, OTHER_ENDS + ROOTS, reference.lazy_solution_tree, fault_of_ends)


@lazy_solution_tree.check(points=0.5, after=test_lazy_solution_tree_stops_at_end_states)
def test_lazy_solution_tree_goes_on_below(submission):
    """Below the root, each node must be that of the game with the secrets that are left and all the
    guesses."""
    judge_answers(submission, TREES, reference.lazy_solution_tree, fault_of_tree)


SCORE = "lambda guess, secret: calls.append(guess) or ('yes' if guess == secret else 'no')"
TWO_ROOTS = Cases(
    f"calls = []; game = Game([*range(12)], [*range(12)], {SCORE}, {endstates}); "
    "next(lazy_solution_tree(game)); len(calls)"
    for endstates in ("{'yes', 'no'}", "{'yes'}")
)
ENDLESS = "next(lazy_solution_tree(Game([1, 2], [1, 2], lambda guess, secret: 'no', {'yes'})))"


@lazy_solution_tree.check(points=0.75)
def test_lazy_solution_tree_is_lazy(submission):
    """Asking for the root must not compute what is below: the tree may even be endless."""
    root_alone, root = submission.answers(TWO_ROOTS)
    if root > 1.5 * root_alone:
        fail(
            finding(
                "lazy_solution_tree.too-many-calls",
                "To give the root of a game with 12 secrets, `score` was called {received} times, "
                "but only {expected} times where every result ends the game. So nodes further down "
                "were computed before anybody asked for them.",
            ),
            call=TWO_ROOTS.calls[1],
            received=root,
            expected=root_alone,
        )
    submission.answers(Cases([f"{ENDLESS}.decision"]))


def as_list(kind):
    """Return the name of a type of branches; a tuple is as good as a list."""
    return "list" if kind == "tuple" else kind


@lazy_solution_tree.check(points=0.25, after=test_lazy_solution_tree_goes_on_below)
def test_lazy_solution_tree_yields_one_node(submission):
    """Each generator must yield the root of its tree, with its branches in a list or a tuple, and
    nothing after it."""
    tree = "tree = lazy_solution_tree(game); "
    submission.agrees(of_games(FORCED, tree + "next(tree); next(tree, 'nothing more')"))
    submission.agrees(of_games(FORCED, tree + "type(next(tree).branches).__name__"), as_list)


test_lazy_solution_tree_leaves_its_game_alone = keeps_its_game(
    lazy_solution_tree, "next(lazy_solution_tree(game))"
)

# ---------------------------------------------------------------- games, step by step


def is_a_game(steps):
    """Return whether a value is a collection of pairs, and not an empty one."""
    steps = as_tuples(steps)
    if type(steps) is not tuple or not steps:
        return False
    return all(type(step) is tuple and len(step) == 2 for step in steps)


def fault_of_game(line, game, secret):
    """Return what is wrong with a game against that secret; None when all is well."""
    score, endstates = game_of(line).score, game_of(line).endstates
    steps = as_tuples(game)
    for number, (decision, result) in enumerate(steps, 1):
        beginning = _(
            "`{call}`: in the game `{played}`, the decision of step {step} is `{received}`",
            call=line,
            played=show(game),
            step=number,
            received=show(decision),
        )
        fault = fault_of_decision(line, steps[: number - 1], decision, beginning)
        if fault:
            return fault
        right = as_tuples(score(decision, secret))
        if result != right:
            sentence = finding(
                "solution.wrong-result",
                "`{call}`: in the game `{played}`, the result of step {step} is not what the "
                "secret `{secret}` gives.",
                played=show(game),
                step=number,
                secret=show(secret),
            )
            return sentence, show(result), show(right)
        if result in endstates and number < len(steps):
            sentence = finding(
                "solution.too-long",
                "`{call}`: the game `{played}` goes on after its end, step {step}.",
                step=number,
            )
            return sentence.format(played=show(game)), show(game), show(game[:number])
    if result not in endstates:
        sentence = finding(
            "solution.too-short", "`{call}`: the game `{played}` does not come to an end state."
        )
        return sentence.format(played=show(game)), show(game), ""
    return None


NOT_A_GAME = finding(
    "solution.not-a-game",
    "`{call}` returned `{received}`; a list of pairs (decision, result) was expected.",
)

# ---------------------------------------------------------------- solver

solver = Task(reference.solver)


def against(game, secret):
    """Return the call that plays a game against this secret."""
    return f"game = {game}; solver(lambda guess: game.score(guess, {secret!r}), game)"


def secrets_of(game):
    """Return the secrets of a game given as code."""
    return game_of(f"game = {game}").secrets


def against_any_secret(random, game):
    """Return the call that plays a game against one of its secrets."""
    return against(game, random.choice(secrets_of(game)))


AGAINST_NUMBERS = Cases(
    [against(game, secret) for game in FORCED for secret in secrets_of(game)],
    draw=lambda r: against_any_secret(r, forced_numbers(r)),
)
AGAINST_CODES = Cases(
    [against(game, secret) for game in PEG_GAMES[:-1] for secret in secrets_of(game)[::3]]
    + [against(ONE_PEG, secret) for secret in secrets_of(ONE_PEG)],
    draw=lambda r: against_any_secret(r, renamed_colours(r)),
    draws=4,
    seconds=3,
)
QUESTIONS = Cases(
    f"asked = []; solver(lambda guess: asked.append(guess) or compare(guess, {secret}), {game}); "
    "asked"
    for game in FORCED
    for secret in secrets_of(game)[::2]
)
CONTRADICTIONS = Cases(
    [f"solver(lambda guess: 'lower', {ONE_NUMBER})"]
    + [f"solver(lambda guess: '?', {THREE_NUMBERS})"]
    + [f"solver(lambda guess: 'lower', {THREE_NUMBERS})"]
    + [f"solver(lambda guess: 'higher', {SEVEN_NUMBERS})"]
    + [f"solver(lambda guess: Pegs(0, 0), {peg_game('ABC', 2, repeats=False)})"]
    + [f"solver(lambda guess: Pegs(1, 1), {peg_game('ABC', 2)})"]
    # a guess that cannot be the secret is said to be it
    + [
        "solver(lambda guess: Pegs(3 if len({*guess}) < 3 else 0, 0), "
        f"{peg_game('ABC', 3, repeats=False)})"
    ],
    draw=lambda r: f"solver(lambda guess: {r.choice(['lower', '?'])!r}, {forced_numbers(r)})",
)


def fault_of_play(line, game, right):
    """Return what is wrong with a game against the secret of the right one."""
    if not is_a_game(game):
        return NOT_A_GAME, show(game), show(right)
    return fault_of_game(line, game, right[-1][0])


@solver.check(points=0.75)
def test_solver_finds_each_number(submission):
    """Against each secret of the number game, the list must hold all decisions with their results,
    up to the end."""
    submission.agrees(AGAINST_NUMBERS, seen_as=as_tuples)


@solver.check(points=0.5)
def test_solver_finds_each_code(submission):
    """The codes of Mastermind must be found as well, by best decisions."""
    judge_answers(submission, AGAINST_CODES, reference.solver, fault_of_play)


@solver.check(points=0.25)
def test_solver_asks_each_question_once(submission):
    """`scorer` must be called once for each decision, and no more after the end."""
    submission.agrees(QUESTIONS)


@solver.check(points=0.5)
def test_solver_notices_contradictions(submission):
    """When no possible secret gives these results, the function must raise a `ValueError`."""
    submission.agrees(CONTRADICTIONS)


@solver.check(points=0.25)
def test_solver_gives_a_list_of_tuples(submission):
    """The game must be a list, and each of its steps a tuple."""
    submission.agrees(AGAINST_NUMBERS)


test_solver_leaves_its_game_alone = keeps_its_game(
    solver, "solver(lambda guess: game.score(guess, 'AB'), game)"
)

# ---------------------------------------------------------------- all_solutions

all_solutions = Task(reference.all_solutions)
FORCED_SOLUTIONS = of_games(FORCED, "list(all_solutions(game))", draw=forced_numbers)
SOLUTIONS = of_games(NUMBER_GAMES + PEG_GAMES, "list(all_solutions(game))", draw=renamed_colours)


def in_any_order(games):
    """Return the games sorted, so that their order and the types of lists do not count."""
    return sorted(as_tuples(games))


def fault_of_solutions(line, games, right):
    """Return what is wrong with the games for all secrets, in any order."""
    if not all(map(is_a_game, games)):
        sentence = finding(
            "all_solutions.not-games",
            "`{call}` returned `{received}`; a list of games was expected, each a list of pairs "
            "(decision, result).",
        )
        return sentence, show(games), show(right)
    ends = show(sorted((game[-1][0] for game in games), key=show))
    secrets = show(sorted(game_of(line).secrets, key=show))
    if ends != secrets:
        sentence = finding(
            "all_solutions.other-secrets",
            "The games of `{call}` end with the guesses `{received}`; the secrets are "
            "`{expected}`.",
        )
        return sentence, ends, secrets
    faults = (fault_of_game(line, game, game[-1][0]) for game in games)
    return next(filter(None, faults), None)


@all_solutions.check(points=0.75)
def test_all_solutions_of_number_games(submission):
    """There must be one game for each number, with all its decisions and their results."""
    submission.agrees(FORCED_SOLUTIONS, seen_as=in_any_order)


@all_solutions.check(points=0.5)
def test_all_solutions_of_any_game(submission):
    """In Mastermind too, there must be one game for each secret, made of best decisions."""
    judge_answers(submission, SOLUTIONS, reference.all_solutions, fault_of_solutions)


test_all_solutions_twice = all_solutions.repeats(
    FORCED_SOLUTIONS,
    seen_as=in_any_order,
    requirement=_("The same call made a second time must give the same games."),
)


@all_solutions.check(points=0.25)
def test_all_solutions_are_lists_of_tuples(submission):
    """Each game must be a list, and each of its steps a tuple."""
    submission.agrees(FORCED_SOLUTIONS, seen_as=sorted)


test_all_solutions_leaves_its_game_alone = keeps_its_game(
    all_solutions, "list(all_solutions(game))"
)

# ---------------------------------------------------------------- worst_case_solution

worst_case_solution = Task(reference.worst_case_solution)
ROWS = "'=222211', '1=11222', '12=2122', '211=111', '1112=22', '22122=2', '222111='"
ODD_GAMES = [
    # the longest game is in a part that is not the largest one
    f"Game([*range(7)], [*range(7)], lambda guess, secret: [{ROWS}][guess][secret], {{'='}})",
    "Game([1, 2], [2, 1], compare, {'found'})",  # it is that of the first secret
]
LONGEST = of_games(
    NUMBER_GAMES + PEG_GAMES + ODD_GAMES, "worst_case_solution(game)", draw=renamed_colours
)


def fault_of_longest(line, game, longest):
    """Return what is wrong with a game; it has to be as long as the longest one."""
    if not is_a_game(game):
        return NOT_A_GAME, show(game), show(longest)
    fault = fault_of_game(line, game, game[-1][0])
    if fault or len(game) == len(longest):
        return fault
    sentence = finding(
        "worst_case_solution.not-the-longest",
        "`{call}` returned `{received}`; the game `{expected}` takes more steps.",
    )
    return sentence, show(game), show(longest)


@worst_case_solution.check(points=0.75)
def test_worst_case_solution_is_a_longest_game(submission):
    """The result must be one of the games, from the first decision to the end, and no game may take
    more steps."""
    judge_answers(submission, LONGEST, reference.worst_case_solution, fault_of_longest)


@worst_case_solution.check(points=0.25)
def test_worst_case_solution_is_a_list_of_tuples(submission):
    """The game must be a list, and each of its steps a tuple."""
    submission.agrees(of_games([ONE_NUMBER], "worst_case_solution(game)"))


test_worst_case_solution_leaves_its_game_alone = keeps_its_game(
    worst_case_solution, "worst_case_solution(game)"
)

# ---------------------------------------------------------------- solution_length_distribution

solution_length_distribution = Task(reference.solution_length_distribution)
# "row" is a secret, too, and tells the row of a cell: there are games of one step and of three
CELLS = "'a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'"
OF_CELLS = (
    f"Game(['row', 'column', {CELLS}], ['row', {CELLS}], lambda guess, secret: "
    "'=' if guess == secret else secret[0] if guess == 'row' else secret[-1] "
    "if guess == 'column' else '-', {'='})"
)
NUMBER_LENGTHS = of_games(
    NUMBER_GAMES + [number_game(range(1, 16))],
    "solution_length_distribution(game)",
    draw=forced_numbers,
)
PEG_LENGTHS = of_games(PEG_GAMES, "solution_length_distribution(game)", draw=renamed_colours)
GAPS = of_games(NUMBER_GAMES + [OF_CELLS], "solution_length_distribution(game)")


def without_zeros(lengths):
    """Return the numbers of games of the lengths that some game has."""
    return {steps: count for steps, count in lengths.items() if count}


def zeros(lengths):
    """Return the lengths that no game has."""
    return [steps for steps, count in lengths.items() if not count]


@solution_length_distribution.check(points=0.75)
def test_solution_length_distribution_of_number_games(submission):
    """To each number of steps must belong the number of secrets that take as many, the winning step
    included."""
    submission.agrees(NUMBER_LENGTHS, seen_as=without_zeros)


@solution_length_distribution.check(points=0.25)
def test_solution_length_distribution_of_mastermind(submission):
    """The numbers must be right for Mastermind, where not every guess is a secret."""
    submission.agrees(PEG_LENGTHS, seen_as=without_zeros)


@solution_length_distribution.check(points=0.25)
def test_solution_length_distribution_has_no_other_keys(submission):
    """A length that no game has must not be a key."""
    submission.agrees(GAPS, seen_as=zeros)


test_solution_length_distribution_twice = solution_length_distribution.repeats(
    NUMBER_LENGTHS, seen_as=without_zeros
)
test_solution_length_distribution_leaves_its_game_alone = keeps_its_game(
    solution_length_distribution, "solution_length_distribution(game)"
)
