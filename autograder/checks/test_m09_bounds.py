"""Hidden checks of m09_bounds: from two_d to first_guess_classes.

Games are written as a learner would type them. Most are tables; in some of them, one way of playing
that looks best at each step is not best. All are small enough for a program that tries everything.
"""

from collections import Counter
from itertools import count, product

from autograder.checking import Cases, Task, as_tuples
from autograder.i18n.message import _
from solutions import m09_bounds as reference
from solutions.m09_bounds import Game, Pegs

# ---------------------------------------------------------------- two_d

two_d = Task(reference.two_d)
PAIRS = Cases(
    ["len(two_d().guesses)", "len(two_d().secrets)"]
    + ["sorted(two_d().guesses)", "sorted(two_d().secrets)"]
)
COMPARED = Cases(
    [f"two_d().score((2, 3), {secret})" for secret in ((2, 1), (3, 1), (4, 3), (1, 4), (0, 4))]
    + ["two_d().score((2, 3), tuple([2, 3]))"]  # another object than the proposition
    + [f"two_d().score((1, 1), {pair})" for pair in product((0, 1, 2), repeat=2) if pair != (1, 1)],
    draw=lambda r: (
        f"two_d().score({r.randrange(5), r.randrange(5)}, {r.randrange(5), r.randrange(5)})"
    ),
)
ENDS = Cases(
    f"game = two_d(); game.score((1, 2), {secret}) in game.endstates"
    for secret in ((1, 2), (1, 1), (2, 2), (3, 1), (2, 1))
)
TUPLES = Cases(
    f"all(isinstance(pair, tuple) for pair in two_d().{field})" for field in ("guesses", "secrets")
)


@two_d.check(points=0.75)
def test_two_d_has_all_pairs(submission):
    """The propositions and the secrets must be the 25 pairs of numbers from 0 to 4."""
    submission.agrees(PAIRS, seen_as=as_tuples)


@two_d.check(points=1, alone=True)
def test_two_d_compares_in_both_places(submission):
    """The answer must be `le`, `ge`, `eq`, in this order: the secret compared with the proposition,
    in both places."""
    submission.agrees(COMPARED)


@two_d.check(points=0.25, after=test_two_d_compares_in_both_places)
def test_two_d_is_made_of_tuples(submission):
    """The pairs must be tuples, not lists."""
    submission.agrees(TUPLES)


@two_d.check(points=0.75, after=test_two_d_compares_in_both_places)
def test_two_d_ends_when_the_pair_is_found(submission):
    """The game must end when the secret is proposed, and only then."""
    submission.agrees(ENDS)


test_two_d_made_again = two_d.repeats(
    PAIRS,
    seen_as=as_tuples,
    requirement=_("A game made later must be the same as the first one."),
)

# ---------------------------------------------------------------- games as they are typed


def table(secrets, endstates="=", **rows):
    """Return a game by the answers to each proposition, one for each secret."""
    ends = "" if endstates == "=" else f", {endstates!r}"
    return f"table_game({secrets!r}, {rows}{ends})"


def doors(secrets, **keys):
    """Return a game in which to propose a secret tells yes or no; a key tells more, and never wins."""
    rows = {one: "".join("=" if one == other else "-" for other in secrets) for one in secrets}
    return table(secrets, **rows, **keys)


def build_game(game):
    """Return the game that is typed."""
    return eval(game, vars(reference))


def fewest_steps(game):
    """Return the smallest number of steps for which a strategy exists."""
    return next(n for n in count() if reference.solution_exists_with_room(n, build_game(game)))


def mastermind_game(colours, holes, repeats=True):
    """Make the game of the statement, beside a submission whose answers may be wrong."""
    from itertools import product

    def score(guess, secret):
        black = sum(map(str.__eq__, guess, secret))
        common = sum(min(guess.count(colour), secret.count(colour)) for colour in set(guess))
        return Pegs(black, common - black)

    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, score, {Pegs(holes, 0)})


def draw_table(random, size):
    """Draw a table: a proposition that wins for each secret, and two others."""
    rows = {name: random.choices("12", k=size) for name in [*"abcdef"[:size], "x", "y"]}
    for index in range(size):
        rows["abcdef"[index]][index] = "="
    return table("abcdef"[:size], **{name: "".join(row) for name, row in rows.items()})


def draw_numbers(random):
    """Draw "higher or lower" with some of the numbers."""
    numbers = [*range(1, random.randint(3, 8))]
    secrets = sorted(random.sample(numbers, random.randint(1, len(numbers))))
    return f"Game({numbers}, {secrets}, compare, {{'found'}})"


TWO, THREE, FOUR = doors("ab"), doors("abc"), doors("abcd")
GREEDY = table("abcde", a="=1121", b="1=111", c="11=21", d="111=1", e="1111=", x="22121")
SAFE = table("abcde", a="=1211", b="2=111", c="12=11", d="222=2", e="2222=", x="11212")
AGAIN = table("abc", a="=12", b="1=1", c="12=", x="211")
SIX = table("abcdef", a="=22111", b="2=1223", c="12=122", d="133=13", e="2222=1", f="13331=")
FEWER = table("abcd", a="=221", b="1=12", c="11=2", d="111=", x="2222", y="1111")
FOURS = doors("abcdefg", x="1111222", y="1234---")
TWINS = doors("abcdef", x="111222", y="---123")
TWICE = doors("abcdef", x="111222", y="123---", z="---123")  # two propositions before one that wins
MANY = doors("abcdefghijkl", x="123456789ABC")  # one proposition, many answers
# x must be proposed first, though w has the smaller largest part
UNLIKE = doors("abcdefghij", x="12345-----", y="-----12345", w="1122311223")

# ---------------------------------------------------------------- solution_exists


def exists(*steps_and_games):
    """Return the calls that ask for these numbers of steps in these games."""
    return [f"solution_exists({n}, {game})" for steps, game in steps_and_games for n in steps]


def draw_edge(random, game):
    """Return a call with as many steps as the game needs, or with one step less."""
    return f"solution_exists({max(fewest_steps(game) - random.randint(0, 1), 0)}, {game})"


solution_exists = Task(reference.solution_exists)
SIMPLE = Cases(
    exists(((0, 1, 2), "number_game(1)"), ((0, 1, 2), "number_game(2)"))
    + exists(((1, 2), "number_game(3)"), ((0, 1, 2), "Game([1, 2, 3], [2], compare, {'found'})"))
    + exists(
        ((1, 2), TWO),
        ((2, 3), THREE),
        ((2, 3), FOUR),
        ((1,), "Game([2, 1], [2], compare, {'found'})"),
        ((2, 3), "number_game(5)"),
        ((2, 3), "number_game(7)"),
    ),
    draw=lambda r: draw_edge(r, draw_numbers(r)),
)
TABLES = Cases(
    exists(((1, 2), "LOCKS"), ((1, 2, 3), AGAIN), ((3,), TWICE), ((3,), UNLIKE))
    + exists(((2,), doors("abcd", x="1234")), ((2, 3, 4), doors("abcd", x="1122")))
    + exists(((2, 3), FEWER), ((2, 3), GREEDY), ((2, 3), SAFE), ((2, 3), SIX))
    + exists(((3, 4), TWINS), ((3, 4), FOURS)),
    draw=lambda r: draw_edge(r, draw_table(r, r.randint(3, 5))),
)
NOTHING = Cases(exists(((0, 1, 3), "number_game(0)")))
ODD = Cases(
    exists(((1,), table("a", x="=")), ((1, 2), table("ab", x="=-", y="-=")))
    + exists(((2,), table("ab", "!=", a="!-", b="-=")), ((2,), table("ab", "=!", a="=-", b="-!")))
    + exists(((1, 7), table("a", x="-")), ((2,), table("ab", a="=-", x="12")))
    + exists(((1,), table("a")), ((6,), table("abcdefg", a="=------", x="1112223")))
)
LARGER = Cases(
    exists(((1, 2), MANY), ((2, 3), "mastermind_game('AB', 2)"), ((3,), "two_d()"))
    + exists(((2, 3), "mastermind_game('ABC', 2)"), ((3, 4), "mastermind_game('ABCD', 2)"))
    + exists(((2, 3), "mastermind_game('ABC', 3, repeats=False)"))
    + exists(((1, 2), "Game({1, 2, 3}, {1, 2, 3}, compare, {'found'})")),
    seconds=10,
    beside=mastermind_game,
)
AFTERWARDS = Cases(
    f"game = Game([2, 3, 1], [3, 1, 2], compare, {{'found'}}); solution_exists({n}, game); "
    f"game.{field}"
    for n in (1, 2)
    for field in ("guesses", "secrets")
)


@solution_exists.check(points=1.25)
def test_solution_exists_in_simple_games(submission):
    """In simple games, the answer must be true for enough steps, and false for fewer."""
    submission.agrees(SIMPLE)


@solution_exists.check(points=1.75)
def test_solution_exists_among_all_strategies(submission):
    """All strategies count: any proposition at each step, and every answer to it."""
    submission.agrees(TABLES)


@solution_exists.check(points=0.25)
def test_solution_exists_when_there_is_nothing_to_find(submission):
    """Without any secret, it must be true, even with 0 steps."""
    submission.agrees(NOTHING)


@solution_exists.check(points=0.75, after=test_solution_exists_among_all_strategies)
def test_solution_exists_where_only_the_answer_ends(submission):
    """The answers in `endstates` must end the game, and nothing else; without them a secret is
    never found."""
    submission.agrees(ODD)


@solution_exists.check(points=0.75, after=test_solution_exists_among_all_strategies)
def test_solution_exists_in_larger_games(submission):
    """It must be right for small Mastermind games and the two-number game, in a few seconds; and
    for games in sets."""
    submission.agrees(LARGER)


test_solution_exists_gives_a_boolean = solution_exists.returns(bool, SIMPLE)


@solution_exists.check(points=0.25)
def test_solution_exists_leaves_the_game_alone(submission):
    """After the call, the lists of the game must be what they were before."""
    submission.agrees(AFTERWARDS)


test_solution_exists_for_one_game_after_another = solution_exists.repeats(
    TABLES,
    requirement=_(
        "What was found out about one game must not change the result for another, nor for the "
        "same one asked again."
    ),
)

# ---------------------------------------------------------------- lower_bound_on_worst_case_solution


def bound(game):
    """Return the call that asks for the bound of a game."""
    return f"lower_bound_on_worst_case_solution({game})"


lower_bound = Task(reference.lower_bound_on_worst_case_solution)
BOUNDS = Cases(
    [bound(f"number_game({n})") for n in (1, 2, 3, 7, 8)]
    + [bound(game) for game in ("LOCKS", TWO, THREE, AGAIN, FEWER, GREEDY, SAFE, SIX, TWINS, FOURS)]
    + [bound("mastermind_game('AB', 2)"), bound("mastermind_game('ABC', 2)"), bound(MANY)]
    + [bound(doors("abcdefg"))],
    draw=lambda r: bound(draw_table(r, r.randint(2, 5))),
    seconds=20,
    beside=mastermind_game,
)
NO_SECRETS = Cases([bound("number_game(0)"), bound("Game({1, 2}, set(), compare, {'found'})")])


@lower_bound.check(points=2.25)
def test_lower_bound_is_the_smallest_number_of_steps(submission):
    """It must be the smallest number of steps for which a strategy exists."""
    submission.agrees(BOUNDS)


@lower_bound.check(points=0.5)
def test_lower_bound_of_a_game_without_secrets(submission):
    """Without any secret, 0 steps must be enough."""
    submission.agrees(NO_SECRETS)


test_lower_bound_of_one_game_after_another = lower_bound.repeats(
    BOUNDS.pick(range(2, 8)),
    requirement=_(
        "The bound of one game must not change the result for another, nor for the same one asked "
        "again."
    ),
)

# ---------------------------------------------------------------- evil_codemaker


def play(game, *guesses):
    """Return the line that makes these propositions, one after the other."""
    answers = ", ".join(f"answer({guess!r})" for guess in guesses)
    return f"answer = evil_codemaker({game}); [{answers}]"


def leaves_a_choice(game, guesses):
    """Return whether two answers leave as many candidates, at one of these propositions."""
    secrets, score = build_game(game).secrets, build_game(game).score
    for guess in guesses:
        parts = {}
        for secret in secrets:
            parts.setdefault(score(guess, secret), []).append(secret)
        sizes = sorted(map(len, parts.values()))
        if sizes[-2:-1] == sizes[-1:]:
            return True
        secrets = max(parts.values(), key=len)
    return False


def plays(games, length, is_choice):
    """Return the lines for all propositions of that number that leave a choice, or leave none."""
    return [
        play(game, *guesses)
        for game in games
        for guesses in product(build_game(game).guesses, repeat=length)
        if leaves_a_choice(game, guesses) == is_choice
    ]


def draw_play(random, length, is_choice):
    """Draw propositions in a table that leave a choice, or leave none."""
    while True:
        game = draw_table(random, random.randint(3, 6))
        guesses = random.choices(build_game(game).guesses, k=length)
        if leaves_a_choice(game, guesses) == is_choice:
            return play(game, *guesses)


def times_found(answers):
    """Return how often a number is found: whatever the choice between equals, once."""
    return answers.count("found")


WORDS = table("abcd", a="=121", b="2=12", c="12=2", d="211=", x="2122", y="1112")
FEW_COLOURS = "mastermind_game('AB', 2)"
FAR = "Game([1, 10, 11], [10, 11], lambda guess, secret: abs(guess - secret), {0})"

evil_codemaker = Task(reference.evil_codemaker)
FIRST = Cases(
    plays(["LOCKS", "number_game(5)", WORDS, FEW_COLOURS, "mastermind_game('ABC', 2)"], 1, False),
    draw=lambda r: draw_play(r, 1, False),
    beside=mastermind_game,
)
EQUAL = Cases(  # 9 and 10 come in another order as numbers than as texts
    plays(["number_game(2)", "number_game(3)", TWO, "LOCKS", WORDS, FEW_COLOURS, FAR], 1, True),
    draw=lambda r: draw_play(r, 1, True),
    beside=mastermind_game,
)
SEVERAL = Cases(
    plays(["number_game(5)"], 2, False)
    + [
        play("number_game(7)", 3, 5),
        play("LOCKS", "b", "b"),
        play(WORDS, "a", "a"),
        play(WORDS, "b", "x"),
    ]
    + [play(table("c", a="-", c="=", x="3"), *guesses) for guesses in ("c", "ac", "xcc")],
    draw=lambda r: draw_play(r, 3, False),
)
EACH_NUMBER = Cases(
    play(f"number_game({len(guesses)})", *guesses)
    for guesses in ((2, 1), (1, 2), (3, 2, 1), (2, 3, 1, 4))
)
AFTER_A_GAME = Cases(
    "game = Game([2, 3, 1], [3, 1, 2], compare, {'found'}); answer = evil_codemaker(game); "
    f"[answer(guess) for guess in {guesses}]; game.{field}"
    for guesses in ([1], [1, 1])
    for field in ("guesses", "secrets")
)
TWO_GAMES = Cases(
    f"game = {game}; first = evil_codemaker(game); second = evil_codemaker(game); [{answers}]"
    for game, answers in (
        ("number_game(5)", "first(5), second(5)"),
        ("number_game(5)", "first(2), second(4), first(3)"),
        ("LOCKS", "first('a'), second('b'), first('a'), second('b')"),
    )
)


@evil_codemaker.check(points=1.25)
def test_evil_codemaker_leaves_most_candidates(submission):
    """The first answer must be the one that leaves most candidates."""
    submission.agrees(FIRST)


@evil_codemaker.check(points=0.75)
def test_evil_codemaker_takes_the_smallest_of_equals(submission):
    """Of several answers that leave as many candidates, it must give the smallest."""
    submission.agrees(EQUAL)


@evil_codemaker.check(points=1.5)
def test_evil_codemaker_never_contradicts_itself(submission):
    """Each answer must agree with those before it, also when a proposition is repeated."""
    submission.agrees(SEVERAL)
    submission.agrees(EACH_NUMBER, seen_as=times_found)


@evil_codemaker.check(points=0.25)
def test_evil_codemaker_leaves_the_game_alone(submission):
    """After a game, the lists of the game must be what they were before."""
    submission.agrees(AFTER_A_GAME)


test_evil_codemaker_starts_a_game_of_its_own = evil_codemaker.repeats(
    FIRST,
    also=TWO_GAMES,
    points=1,
    requirement=_("Two codemakers of the same game must know nothing of each other."),
)


# ---------------------------------------------------------------- first_guess_classes


def draw_size(random):
    """Draw as many colours as pegs, or more; few enough codes to look at all of them."""
    p = random.randint(1, 4)
    return p, random.randint(p, (30, 20, 9, 6)[p - 1])


first_guess_classes = Task(reference.first_guess_classes)
ENOUGH_COLOURS = Cases(
    [(1, 1), (1, 3), (2, 2), (2, 5), (3, 3), (3, 4), (2, 8), (4, 4), (4, 6)],
    draw=draw_size,
    draws=6,
)
FEW_COLOURS_FOR_PEGS = Cases(
    [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3), (5, 3), (6, 2), (7, 3)],
    draw=lambda r: (r.randint(5, 8), 2),
    draws=4,
)
SIX_PEGS = Cases([(6, 6)], seconds=10)  # 1 1 1 1 2 3 comes before 1 1 1 2 2 2


def classes_of(codes):
    """Return the class of each code, whatever code of the class it is, in any order."""
    return sorted(sorted(Counter(code).values()) for code in codes)


def types_of(codes):
    """Return the types of the answer and of its codes."""
    return [type(codes).__name__, *sorted({type(code).__name__ for code in codes})]


@first_guess_classes.check(points=1.75)
def test_first_guess_classes_has_each_class_once(submission):
    """Each class must be there once, when there are as many colours as pegs, or more."""
    submission.agrees(ENOUGH_COLOURS, seen_as=classes_of)


@first_guess_classes.check(points=0.75)
def test_first_guess_classes_with_few_colours(submission):
    """With fewer colours than pegs, only the classes that these colours allow must be there."""
    submission.agrees(FEW_COLOURS_FOR_PEGS, seen_as=classes_of)


@first_guess_classes.check(points=0.25)
def test_first_guess_classes_are_lists(submission):
    """The codes must be in a list, and each of them must be a list."""
    submission.agrees(ENOUGH_COLOURS, seen_as=types_of)


@first_guess_classes.check(points=0.75)
def test_first_guess_classes_by_their_smallest_codes(submission):
    """Each class must be shown by its smallest code, and these codes must come in order."""
    submission.agrees(ENOUGH_COLOURS + SIX_PEGS, seen_as=as_tuples)


test_first_guess_classes_twice = first_guess_classes.repeats(ENOUGH_COLOURS, seen_as=classes_of)
