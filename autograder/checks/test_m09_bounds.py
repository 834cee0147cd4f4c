"""Hidden checks of m09_bounds: two_d, solution_exists, lower_bound_on_worst_case_solution, evil_codemaker,
first_guess_classes.

Games travel to the sandbox as plain data, their answers in a table, and become games there. Most are tables small
enough to be typed again by whoever wants to see the counterexample; in some of them, one way of playing that looks
best at each step is not best. All are small enough for an answer that tries everything.
"""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import count, product
from random import Random

from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed, check, not_reached

from autograder.checking import sentences
from autograder.i18n.message import finding
from autograder.reports.model import FAILED
from solutions import m09_bounds as reference
from solutions.m09_bounds import (
    LOCKS,
    Game,
    compare,
    mastermind_game,
    number_game,
    solution_exists_with_room,
    table_game,
    two_d,
)

HOW_MANY_LEFT = finding(
    "ask.how-many-candidates-left",
    "For each answer that some secret gives here, how many candidates would be left? Which answer "
    "did yours give?",
)

_random = Random(
    25
)  # one fixed seed: every learner meets the same inputs and reads the same message


def bare(answer):
    """A named tuple arrives in the sandbox as a tuple."""
    return tuple(answer) if isinstance(answer, tuple) else answer


def plain(shown, game):
    """A game as the sandbox receives it, and as a learner would type it; with all the answers its score can give."""
    codes = [*dict.fromkeys([*game.guesses, *game.secrets])]
    answers = {}
    for guess, secret in product(codes, repeat=2):
        with suppress(KeyError, ValueError):  # a table has no other rows and columns
            answers[guess, secret] = bare(game.score(guess, secret))
    return {
        "shown": shown,
        "guesses": list(game.guesses),
        "secrets": list(game.secrets),
        "answers": answers,
        "ends": set(map(bare, game.endstates)),
    }


def in_sets(game):
    """The same game, its guesses and its secrets in sets."""
    fields = ("guesses", "secrets")
    typed = ", ".join(f"{field}=set({game[field]})" for field in fields)
    shown = f"{game['shown']}._replace({typed})"
    return game | {field: set(game[field]) for field in fields} | {"shown": shown}


def numbers(n):
    return plain(f"number_game({n})", number_game(n))


def table(secrets, rows, endstates="="):
    shown = "{" + ", ".join(f'"{guess}": "{row}"' for guess, row in rows.items()) + "}"
    ends = "" if endstates == "=" else f', "{endstates}"'
    return plain(f'table_game("{secrets}", {shown}{ends})', table_game(secrets, rows, endstates))


def doors(secrets, **keys):
    """Each secret has a proposition that says yes or no; the keys tell more and never win."""
    rows = {one: "".join("=" if one == other else "-" for other in secrets) for one in secrets}
    return table(secrets, rows | keys)


def pegs(colours, holes, repeats=True):
    more = "" if repeats else ", repeats=False"
    return plain(
        f'mastermind_game("{colours}", {holes}{more})', mastermind_game(colours, holes, repeats)
    )


def pairs(secrets=None):
    """The two-number game, its propositions from the middle outwards: so it takes less time to try them all."""
    game = two_d()
    guesses = sorted(game.guesses, key=lambda pair: (pair[0] - 2) ** 2 + (pair[1] - 2) ** 2)
    shown = "two_d()" if secrets is None else f"two_d()._replace(secrets={secrets})"
    return plain(shown, Game(guesses, secrets or game.secrets, game.score, game.endstates))


def some_table(random, size, others=2, letters="12", letter="="):
    """A table by chance, each secret with a proposition that wins; a few other propositions never win."""
    secrets = "abcdefgh"[:size]
    rows = {name: random.choices(letters, k=size) for name in [*secrets, *"xyz"[:others]]}
    for rank, name in enumerate(secrets):
        rows[name][rank] = letter
    return table(secrets, {name: "".join(rows[name]) for name in random.sample([*rows], len(rows))})


def at_the_edge(random, game):
    """The number of steps that the game needs, or one less; and the game."""
    made = Game(
        game["guesses"],
        game["secrets"],
        lambda guess, secret: game["answers"][guess, secret],
        game["ends"],
    )
    needed = next(steps for steps in count() if solution_exists_with_room(steps, made))
    return max(needed - random.randint(0, 1), 0), game


# ---------------------------------------------------------------- two_d


@probe(shown=lambda field: f"{{type(pair).__name__ for pair in two_d().{field}}}")
def types_in_two_d(submission, field):
    """Of which types the pairs are; a named tuple is a tuple."""
    pairs = getattr(submission.two_d(), field)
    return {"tuple" if isinstance(pair, tuple) else type(pair).__name__ for pair in pairs}


@probe(shown=lambda field, what: f"game = two_d(); {what.format(f'game.{field}')}")
def asked_of_two_d(submission, field, what):
    """The length of a list of the game, or whether a pair is in it, in whatever form."""
    import re

    game = submission.two_d()
    if game is None:
        return None
    elements = getattr(game, field)
    if what == "len({})":
        return len(elements)
    pair = tuple(map(int, re.findall(r"\d", what)))
    pairs = (tuple(element) for element in elements if isinstance(element, (tuple, list)))
    return pair in [one for one in pairs if {type(number) for number in one} == {int}]


@probe(shown=lambda guess, secret: f"two_d().score({guess}, {secret})")
def scored_by_two_d(submission, guess, secret):
    """The answer to pairs as the game has them; the secret is always an object of its own."""
    game = submission.two_d()
    if game is None:
        return None
    own = {tuple(one): one for one in getattr(game, "guesses", ()) if isinstance(one, tuple | list)}
    hidden = own.get(secret, secret)
    hidden = hidden._make(hidden) if hasattr(hidden, "_make") else type(hidden)([*hidden])
    answer = game.score(own.get(guess, guess), hidden)
    return tuple(answer) if isinstance(answer, tuple) else answer


@probe(shown=lambda guess, secret: f"two_d().score({guess}, {secret})")
def score_as_printed(submission, guess, secret):
    """The answer to the very pairs that a learner would type."""
    answer = submission.two_d().score(guess, secret)
    return tuple(answer) if isinstance(answer, tuple) else answer


@probe(
    shown=lambda guess, secret: f"game = two_d(); game.score({guess}, {secret}) in game.endstates"
)
def ended_by_two_d(submission, guess, secret):
    """Is the game over after that proposition?"""
    game = submission.two_d()
    own = {tuple(one): one for one in getattr(game, "guesses", ()) if isinstance(one, tuple | list)}
    return game.score(own.get(guess, guess), own.get(secret, secret)) in game.endstates


SQUARE = [(x, y) for x in range(5) for y in range(5)]
PAIRS = Cases(
    [(field, "len({})") for field in ("guesses", "secrets")]
    + [(field, f"{pair} in {{}}") for field in ("guesses", "secrets") for pair in SQUARE],
    by=asked_of_two_d,
)
ALL_ANSWERS = sorted(
    ((guess, secret) for guess in SQUARE for secret in SQUARE), key=lambda case: sum(map(sum, case))
)
ANSWERS = Cases(ALL_ANSWERS, by=scored_by_two_d)
ENDS = Cases(ALL_ANSWERS, by=ended_by_two_d)
OF_TUPLES = Cases([("guesses",), ("secrets",)], by=types_in_two_d)
AS_PRINTED = Cases(
    [((2, 3), other) for other in ((2, 1), (3, 1), (4, 3), (2, 3))], by=score_as_printed
)
MADE_AGAIN = PAIRS[:12]


@check("two_d", points=1)
def test_two_d_has_all_pairs(submission):
    """The propositions and the secrets must be the 25 pairs of numbers from 0 to 4."""
    submission.agrees(reference.two_d, on=PAIRS)


@check("two_d", points=1.5)
def test_two_d_compares_in_both_places(submission):
    """The answer must be `le`, `ge`, `eq`, in this order: the secret compared with the proposition,
    in both places."""
    submission.agrees(reference.two_d, on=ANSWERS)


@check("two_d", points=0.5, after=test_two_d_compares_in_both_places)
def test_two_d_is_made_of_tuples(submission):
    """The pairs must be tuples, not lists, and the score must take any such pair."""
    submission.agrees(reference.two_d, on=OF_TUPLES)
    submission.agrees(reference.two_d, on=AS_PRINTED)


@check("two_d", points=1, after=test_two_d_compares_in_both_places)
def test_two_d_ends_when_the_pair_is_found(submission):
    """The game must end when the secret is proposed, and only then."""
    submission.agrees(reference.two_d, on=ENDS)


@check("two_d", points=0.5, after=test_two_d_has_all_pairs)
def test_two_d_made_again(submission):
    """A game made later must be the same as the first one."""
    submission.repeats(reference.two_d, on=MADE_AGAIN)


# ---------------------------------------------------------------- solution_exists


@probe(shown=lambda maxsteps, game: f"solution_exists({maxsteps}, {game['shown']})")
def exists_in(submission, maxsteps, game):
    """The answer for a game made of plain data."""
    import builtins

    answers = game["answers"]

    def score(guess, secret):
        if (guess, secret) in answers:
            return answers[guess, secret]
        return eval(game["shown"], vars(submission) | vars(builtins)).score(
            guess, secret
        )  # which stops, as a rule

    made = submission.Game(game["guesses"], game["secrets"], score, game["ends"])
    return submission.solution_exists(maxsteps, made)


@probe(
    shown=lambda maxsteps, game, field: (
        f"game = {game['shown']}; solution_exists({maxsteps}, game); game.{field}"  # what a learner would look at
    )
)
def field_after(submission, maxsteps, game, field):
    """A list of the game after the call."""
    answers = game["answers"]
    made = submission.Game(
        list(game["guesses"]),
        list(game["secrets"]),
        lambda guess, secret: answers[guess, secret],
        game["ends"],
    )
    submission.solution_exists(maxsteps, made)
    return getattr(made, field)


def each(games, steps):
    return [(maxsteps, game) for game in games for maxsteps in steps]


CLOSED = doors("abc")
KEY = plain("LOCKS", LOCKS)
GREEDY = table(
    "abcde", {"a": "=1121", "b": "1=111", "c": "11=21", "d": "111=1", "e": "1111=", "x": "22121"}
)
SAFE = table(
    "abcde", {"a": "=1211", "b": "2=111", "c": "12=11", "d": "222=2", "e": "2222=", "x": "11212"}
)
AGAIN = table("abc", {"a": "=12", "b": "1=1", "c": "12=", "x": "211"})
SIX = table(
    "abcdef",
    {"a": "=22111", "b": "2=1223", "c": "12=122", "d": "133=13", "e": "2222=1", "f": "13331="},
)
FEWER = table(
    "abcd", {"a": "=221", "b": "1=12", "c": "11=2", "d": "111=", "x": "2222", "y": "1111"}
)
FOURS = doors("abcdefg", x="1111222", y="1234---")
TWINS = doors("abcdef", x="111222", y="---123")
TWICE = doors(
    "abcdef", x="111222", y="123---", z="---123"
)  # two propositions before the one that wins
MANY = doors("abcdefghijkl", x="123456789ABC")  # one proposition, many answers
# x must be proposed first, though w has the smaller largest part
UNLIKE = doors("abcdefghij", x="12345-----", y="-----12345", w="1122311223")
TELL_TALE = plain(  # as many secrets as the two-number game; whoever looks at sets of secrets meets few of them
    "Game(range(25, -1, -1), range(25), "
    "lambda one, other: str(other) if one == 25 else (other > one) - (other < one), {0})",
    Game(
        range(25, -1, -1),
        range(25),
        lambda one, other: str(other) if one == 25 else (other > one) - (other < one),
        {0},
    ),
)

FIRST_ONLY = plain("number_game(3)._replace(secrets=[1])", number_game(3)._replace(secrets=[1]))
SECOND_ONLY = plain("number_game(3)._replace(secrets=[2])", number_game(3)._replace(secrets=[2]))


def some_numbers(random):
    """Higher or lower, for some of the numbers."""
    n = random.randint(2, 7)
    secrets = sorted(random.sample(range(1, n + 1), random.randint(1, n)))
    return plain(
        f"number_game({n})._replace(secrets={secrets})", number_game(n)._replace(secrets=secrets)
    )


SIMPLE = Cases(
    each([numbers(1), numbers(2), numbers(3)], range(4))
    + each([FIRST_ONLY, SECOND_ONLY], (0, 1, 2))
    + each([doors("ab"), CLOSED, doors("abcd")], (1, 2, 3))
    + each([numbers(5), numbers(7)], range(5)),
    exists_in,
    fresh=lambda random: at_the_edge(random, some_numbers(random)),
    draws=40,
)
TABLES = Cases(
    each([CLOSED, KEY], (2, 3, 4))
    + [(2, TWICE), (3, TWICE), (3, UNLIKE), (2, doors("abcd", x="1234"))]
    + each([AGAIN, FEWER, GREEDY, SAFE, SIX], (1, 2, 3, 4))
    + each([doors("abcd"), doors("abcd", x="1122"), TWINS, FOURS], (3, 4, 5))
    + [
        (
            2,
            plain(
                'LOCKS._replace(guesses=["a", "b", "c"])', LOCKS._replace(guesses=["a", "b", "c"])
            ),
        )
    ],
    exists_in,
    fresh=lambda random: at_the_edge(random, some_table(random, random.randint(3, 5))),
    draws=40,
)


def many_steps(random):
    """Two to four propositions: all the secrets can be found, or some never, however many steps there are."""
    secrets = "abcdefgh"[: random.choice((3, 4, 6, 7, 8))]
    found = random.sample(secrets, len(secrets) - random.randint(0, 1) if len(secrets) < 5 else 3)
    rows = {name: random.choices("12", k=len(secrets)) for name in found}
    for name, row in rows.items():
        row[secrets.index(name)] = "="
    return random.randint(5, 7), table(secrets, {name: "".join(row) for name, row in rows.items()})


HIDDEN = table("abcdefg", {"a": "=------", "x": "1112223"})  # six of its secrets are never found
NOTHING = Cases([(k, game) for game in (numbers(0), doors("", x="")) for k in (0, 1, 3)], exists_in)
ODD = Cases(
    each(
        [
            table("a", {"x": "="}),
            table("ab", {"x": "=-", "y": "-="}),
            table("ab", {"a": "!-", "b": "-="}, "!="),
        ],
        (1, 2),
    )
    + each([table("ab", {"x": "-=", "y": "!-"}, "=!"), table("ab", {"b": "=-", "a": "-="})], (1, 2))
    + each(
        [table("a", {"x": "-"}), table("ab", {"a": "=-"}), table("ab", {"a": "=-", "x": "12"})],
        (1, 2, 3),
    )
    + each([table("a", {})], (1, 2))
    + each([table("a", {"x": "-"}), table("ab", {"a": "=-"})], (7, 12))
    + each([HIDDEN], (3, 6, 8)),
    exists_in,
    fresh=many_steps,
    draws=8,
)
LARGER = Cases(
    [(1, MANY), (2, MANY)]
    + each([pegs("AB", 2), pegs("ABC", 2), pegs("AB", 3)], (2, 3))
    + each([pegs("ABC", 3, repeats=False), pegs("ABCD", 2)], (2, 3, 4))
    + each(
        [pairs([(0, 0), (0, 1), (1, 0), (1, 1)]), pairs([(0, 0), (0, 1), (0, 2), (1, 0), (2, 0)])],
        (1, 2, 3),
    )
    + [(4, pegs("ABC", 3)), (3, pairs()), (4, pairs()), (2, TELL_TALE)]
    + [(6, doors("abcdefg"))],  # as many steps as can be asked for without trying for a long time
    exists_in,
    seconds=10,
)
UNSORTED = plain(
    "Game([2, 3, 1], [3, 1, 2], compare, {'found'})", Game([2, 3, 1], [3, 1, 2], compare, {"found"})
)
IN_SETS = Cases(each(map(in_sets, [CLOSED, KEY, AGAIN]), (2, 3)), exists_in)
AFTERWARDS = Cases(
    [
        (k, numbers(n), field)
        for k, n in ((2, 3), (1, 3), (3, 4))
        for field in ("secrets", "guesses")
    ]
    + [(2, UNSORTED, field) for field in ("secrets", "guesses")],
    field_after,
)


@check("solution_exists", points=1.5)
def test_solution_exists_in_simple_games(submission):
    """In simple games, the answer must be true for enough steps, and false for fewer."""
    submission.agrees(reference.solution_exists, on=SIMPLE)


@check("solution_exists", points=2, after=test_solution_exists_in_simple_games)
def test_solution_exists_among_all_strategies(submission):
    """All strategies count: any proposition at each step, and every answer to it."""
    submission.agrees(reference.solution_exists, on=TABLES)


@check("solution_exists", points=0.5, after=test_solution_exists_in_simple_games)
def test_solution_exists_when_there_is_nothing_to_find(submission):
    """Without any secret, it must be true, even with 0 steps."""
    submission.agrees(reference.solution_exists, on=NOTHING)


@check("solution_exists", points=1, after=test_solution_exists_among_all_strategies)
def test_solution_exists_where_only_the_answer_ends(submission):
    """The answers in `endstates` must end the game, and nothing else; without them a secret is
    never found."""
    submission.agrees(reference.solution_exists, on=ODD)


@check("solution_exists", points=1, after=test_solution_exists_among_all_strategies)
def test_solution_exists_in_larger_games(submission):
    """It must be right for small Mastermind games and the two-number game, in a few seconds; and
    for games in sets."""
    submission.agrees(reference.solution_exists, on=LARGER)
    submission.agrees(reference.solution_exists, on=IN_SETS)


@check("solution_exists", points=0.5, after=test_solution_exists_in_simple_games)
def test_solution_exists_gives_a_boolean(submission):
    """The result must be `True` or `False`."""
    submission.returns(reference.solution_exists, bool, on=SIMPLE + NOTHING)


@check("solution_exists", points=0.5, after=test_solution_exists_in_simple_games)
def test_solution_exists_leaves_the_game_alone(submission):
    """After the call, the lists of the game must be what they were before."""
    submission.stands_apart(reference.solution_exists, on=AFTERWARDS, question=sentences.WHOSE)


@check("solution_exists", points=0.5, after=test_solution_exists_in_simple_games)
def test_solution_exists_for_one_game_after_another(submission):
    """What was found out about one game must not change the result for another, nor for the same
    one asked again."""
    submission.repeats(reference.solution_exists, on=TABLES[:12])


# ---------------------------------------------------------------- lower_bound_on_worst_case_solution


@probe(shown=lambda game: f"lower_bound_on_worst_case_solution({game['shown']})")
def bound_of(submission, game):
    """The bound of a game made of plain data."""
    import builtins

    answers = game["answers"]

    def score(guess, secret):
        if (guess, secret) in answers:
            return answers[guess, secret]
        return eval(game["shown"], vars(submission) | vars(builtins)).score(
            guess, secret
        )  # which stops, as a rule

    made = submission.Game(game["guesses"], game["secrets"], score, game["ends"])
    return submission.lower_bound_on_worst_case_solution(made)


@probe(
    shown=lambda count: (
        f"lower_bound_on_worst_case_solution({doors('abcdefghijklmnop'[:count])['shown']})"
    )
)
def bound_of_doors(submission, count):
    """The bound for so many secrets that can only be tried in turn; whether a strategy exists is known here.

    To try everything would take too long. A program that does not ask `solution_exists` is not asked.
    """
    import sys

    program, asked = vars(sys.modules["submission"]), []
    own = program.get("solution_exists")

    def solution_exists(*given, **named):
        asked.append(1)
        values = [*given, *named.values()]
        steps = next(value for value in values if isinstance(value, int))
        return steps >= len(next(value.secrets for value in values if hasattr(value, "secrets")))

    def bound(secrets):
        game = submission.Game(
            secrets, secrets, lambda guess, secret: "=" if guess == secret else "-", {"="}
        )
        return submission.lower_bound_on_worst_case_solution(game)

    program["solution_exists"] = solution_exists
    try:
        bound(["a", "b"])
        return bound(list("abcdefghijklmnop"[:count])) if asked else count
    finally:
        program["solution_exists"] = own


BOUNDS = Cases(
    [(numbers(n),) for n in (1, 2, 3, 4, 7, 8)]
    + [(game,) for game in (CLOSED, KEY, AGAIN, FEWER, GREEDY, SAFE, SIX, TWINS)]
    + [(doors("abcd"),), (doors("abcde"),), (doors("abcdef"),), (FOURS,)],
    bound_of,
    fresh=lambda random: (some_table(random, random.randint(2, 6), others=random.randint(0, 2)),),
)
KNOWN = Cases(
    [
        (pegs("AB", 2),),
        (pegs("ABC", 2),),
        (pegs("ABCD", 2),),
        (pegs("AB", 3),),
        (doors("abcdefg"),),
        (pairs(),),
    ]
    + [(MANY,)],  # fewer steps than a count that supposes few answers says
    bound_of,
    seconds=20,
)
MANY_STEPS = Cases([(12,)], by=bound_of_doors)


def as_many(count):
    return count


as_many.__name__ = "lower_bound_on_worst_case_solution"
EMPTY = Cases([(numbers(0),), (doors("", x=""),), (in_sets(doors("", x="")),)], bound_of)


@check("lower_bound_on_worst_case_solution", points=3)
def test_lower_bound_is_the_smallest_number_of_steps(submission):
    """It must be the smallest number of steps for which a strategy exists."""
    submission.agrees(reference.lower_bound_on_worst_case_solution, on=BOUNDS)
    submission.agrees(reference.lower_bound_on_worst_case_solution, on=KNOWN)
    submission.agrees(as_many, on=MANY_STEPS)


@check(
    "lower_bound_on_worst_case_solution",
    points=0.5,
    after=test_lower_bound_is_the_smallest_number_of_steps,
)
def test_lower_bound_of_a_game_without_secrets(submission):
    """Without any secret, 0 steps must be enough."""
    submission.agrees(reference.lower_bound_on_worst_case_solution, on=EMPTY)


@check(
    "lower_bound_on_worst_case_solution",
    points=0.5,
    after=test_lower_bound_is_the_smallest_number_of_steps,
)
def test_lower_bound_is_an_integer(submission):
    """The result must be a whole number, of type `int`."""
    submission.returns(reference.lower_bound_on_worst_case_solution, int, on=BOUNDS[:10])


@check(
    "lower_bound_on_worst_case_solution",
    points=0.5,
    after=test_lower_bound_is_the_smallest_number_of_steps,
)
def test_lower_bound_of_one_game_after_another(submission):
    """The bound of one game must not change the result for another, nor for the same one asked
    again."""
    submission.repeats(reference.lower_bound_on_worst_case_solution, on=BOUNDS[4:10])


# ---------------------------------------------------------------- evil_codemaker


@probe(
    shown=lambda game, guesses: (
        f"answer = evil_codemaker({game['shown']}); [{', '.join(f'answer({guess!r})' for guess in guesses)}]"
    )
)
def answers_of(submission, game, guesses):
    """What the codemaker answers to some propositions, one after the other."""
    answers = game["answers"]
    made = submission.Game(
        list(game["guesses"]),
        list(game["secrets"]),
        lambda guess, secret: answers[guess, secret],
        game["ends"],
    )
    answer = submission.evil_codemaker(made)
    return [answer(guess) for guess in guesses] if callable(answer) else answer


def _told(game, script):
    """Each codemaker is made when it is first asked."""
    lines, makers = [f"game = {game['shown']}"], []
    for rank, (who, guess) in enumerate(script):
        if who not in makers:
            makers.append(who)
            lines.append(f"{who} = evil_codemaker({game['shown'] if who == 'other' else 'game'})")
        lines.append(f"{'abcdef'[rank]} = {who}({guess!r})")
    return "; ".join([*lines, f"[{', '.join('abcdef'[: len(script)])}]"])


@probe(shown=_told)
def answers_of_two(submission, game, script):
    """What two codemakers answer in turn: of the same game, but for the one called other, whose game is a new one."""
    answers = game["answers"]

    def made():
        guesses, secrets = list(game["guesses"]), list(game["secrets"])
        return submission.Game(
            guesses, secrets, lambda guess, secret: answers[guess, secret], game["ends"]
        )

    same, makers, told = made(), {}, []
    for who, guess in script:
        if who not in makers:
            makers[who] = submission.evil_codemaker(made() if who == "other" else same)
        told.append(makers[who](guess))
    return told


@probe(
    shown=lambda game, guesses, field: (
        f"game = {game['shown']}; answer = evil_codemaker(game); "
        f"{'; '.join(f'answer({guess!r})' for guess in guesses)}; game.{field}"
    )
)
def field_after_playing(submission, game, guesses, field):
    """A list of the game after some propositions."""
    answers = game["answers"]
    made = submission.Game(
        list(game["guesses"]),
        list(game["secrets"]),
        lambda guess, secret: answers[guess, secret],
        game["ends"],
    )
    answer = submission.evil_codemaker(made)
    for guess in guesses:
        answer(guess)
    return getattr(made, field)


def ties(game, guesses):
    """Must the codemaker choose between answers that leave as many candidates?"""
    secrets = game["secrets"]
    for guess in guesses:
        parts = {}
        for secret in secrets:
            parts.setdefault(game["answers"][guess, secret], []).append(secret)
        largest = max(map(len, parts.values()))
        if sum(len(part) == largest for part in parts.values()) > 1:
            return True
        secrets = max(parts.values(), key=len)
    return False


def scripts(game, how_many):
    """Some random sequences of propositions that leave the codemaker no choice."""
    found = []
    for _unused in range(how_many):
        guesses = []
        for guess in _random.choices(game["guesses"], k=8):
            if not ties(game, [*guesses, guess]):
                guesses.append(guess)
        if len(set(guesses)) > 1:
            found.append((game, guesses))
    return sorted(found, key=lambda script: len(script[1]))


def script_by_chance(random, equal, most=1):
    """Propositions in a table by chance that leave the codemaker a choice, or none."""
    while True:
        game = some_table(random, random.randint(5, 8), letters="1234")
        for _unused in game["guesses"]:
            guesses = random.choices(game["guesses"], k=random.randint(min(2, most), most))
            if ties(game, guesses) == equal:
                return game, guesses


def times_found(answers):
    """How often a number is found; whatever the codemaker prefers among equals, no more than one of them is."""
    return answers.count("found") if type(answers) is list else answers


def _distance(guess, secret):
    return abs(guess - secret)


FAR = plain(  # 9 and 10 come in another order as numbers than as text
    "Game([1, 10, 11], [10, 11], lambda guess, secret: abs(guess - secret), {0})",
    Game([1, 10, 11], [10, 11], _distance, {0}),
)
TWO_LEFT = plain(  # (0, 2) comes before (1, 0), though its sum is larger
    'mastermind_game("AB", 2)._replace(secrets=["AA", "BA"])',
    mastermind_game("AB", 2)._replace(secrets=["AA", "BA"]),
)
WORDS = table(
    "abcd", {"a": "=121", "b": "2=12", "c": "12=2", "d": "211=", "x": "2122", "y": "1112"}
)
ALONE = plain('LOCKS._replace(secrets=["c"])', LOCKS._replace(secrets=["c"]))
PLAYED = [KEY, numbers(5), WORDS, pegs("AB", 2), pegs("ABC", 2), numbers(12)]
LARGE = [pegs("ABCD", 2), pairs(), pegs("ABC", 3, repeats=False)]
ONCE = [(game, [guess]) for game in PLAYED for guess in game["guesses"]]
ONCE += [(game, [guess]) for game in LARGE for guess in game["guesses"][:3]]
FIRST = Cases(
    [script for script in ONCE if not ties(*script)],
    answers_of,
    fresh=lambda random: script_by_chance(random, equal=False),
    draws=16,
)
EQUAL = Cases(
    [script for script in ONCE if ties(*script)]
    + [
        (game, [guess])
        for game in (numbers(2), numbers(3), pegs("AB", 1), FAR, TWO_LEFT)
        for guess in game["guesses"]
    ],
    answers_of,
    fresh=lambda random: script_by_chance(random, equal=True),
    draws=16,
)
TOLD = Cases(
    [
        (game, [guess, guess])
        for game in (KEY, numbers(5))
        for guess in game["guesses"]
        if not ties(game, [guess])
    ]
    + [(ALONE, guesses) for guesses in (["c"], ["a", "c"], ["x", "c", "c"], ["b", "b"])]
    + [(numbers(5), [4, 3]), (numbers(7), [3, 5])]
    + [script for game in PLAYED for script in scripts(game, 12)]
    + scripts(pairs(), 4),
    answers_of,
    fresh=lambda random: script_by_chance(random, equal=False, most=3),
    draws=16,
)
EACH_NUMBER = Cases(
    [
        (numbers(n), guesses)
        for n, guesses in ((2, [2, 1]), (2, [1, 2]), (3, [3, 2, 1]), (4, [2, 3, 1, 4]))
    ],
    answers_of,
    fresh=lambda random: (numbers(n := random.randint(2, 6)), random.sample(range(1, n + 1), n)),
    draws=8,
)
INTERLEAVED = Cases(
    [
        (numbers(5), [("first", 5), ("second", 5)]),
        (numbers(5), [("first", 2), ("other", 4)]),
        (numbers(5), [("first", 2), ("second", 4)]),
        (numbers(5), [("first", 2), ("second", 4), ("first", 3)]),
        (KEY, [("first", "a"), ("second", "b"), ("first", "a"), ("second", "b")]),
        (numbers(12), [("first", 3), ("second", 8), ("first", 10)]),
    ],
    answers_of_two,
)

AFTER_A_GAME = Cases(  # the last ones go on until the secret is found
    [
        (game, guesses, field)
        for game, guesses in (
            (numbers(3), [1]),
            (KEY, ["b", "c"]),
            (KEY, ["x", "c", "b", "a"]),
            (numbers(3), [2, 1, 3]),
        )
        for field in ("secrets", "guesses")
    ],
    field_after_playing,
)


@check("evil_codemaker", points=1.5)
def test_evil_codemaker_leaves_most_candidates(submission):
    """The first answer must be the one that leaves most candidates."""
    try:
        submission.agrees(reference.evil_codemaker, on=FIRST)
    except NotPassed as problem:
        raise NotPassed(
            replace(problem.verdict, question=problem.verdict.question or HOW_MANY_LEFT)
        ) from None


@check("evil_codemaker", points=1, after=test_evil_codemaker_leaves_most_candidates)
def test_evil_codemaker_takes_the_smallest_of_equals(submission):
    """Of several answers that leave as many candidates, it must give the smallest."""
    submission.agrees(reference.evil_codemaker, on=EQUAL)


@check("evil_codemaker", points=2, after=test_evil_codemaker_leaves_most_candidates)
def test_evil_codemaker_never_contradicts_itself(submission):
    """Each answer must agree with those before it, also when a proposition is repeated."""
    submission.agrees(reference.evil_codemaker, on=TOLD)
    submission.agrees(reference.evil_codemaker, on=EACH_NUMBER, seen_as=times_found)


@check("evil_codemaker", points=0.5, after=test_evil_codemaker_leaves_most_candidates)
def test_evil_codemaker_leaves_the_game_alone(submission):
    """After a game, the lists of the game must be what they were before."""
    try:
        submission.stands_apart(reference.evil_codemaker, on=AFTER_A_GAME, question=sentences.WHOSE)
    except NotPassed as problem:
        if problem.verdict.status != FAILED:  # how a game goes on is another check's matter
            raise not_reached(test_evil_codemaker_never_contradicts_itself) from None
        raise


@check("evil_codemaker", points=1.5, after=test_evil_codemaker_leaves_most_candidates)
def test_evil_codemaker_starts_a_game_of_its_own(submission):
    """Two codemakers of the same game must know nothing of each other."""
    submission.agrees(reference.evil_codemaker, on=INTERLEAVED)
    submission.repeats(reference.evil_codemaker, on=FIRST)


# ---------------------------------------------------------------- first_guess_classes

SMALLEST_FEW = [
    (2, 1),
    (3, 1),
    (3, 2),
    (4, 1),
    (4, 2),
    (4, 3),
    (5, 2),
    (5, 3),
    (6, 2),
    (6, 3),
    (7, 2),
    (7, 3),
]
OTHER_FEW = [
    (p, c) for p in range(4, 9) for c in range(1, p) if c**p <= 4**6 and (p, c) not in SMALLEST_FEW
]


def enough_colours(random):
    """A size with as many colours as pegs, or more; there are few enough codes to look at all of them."""
    p = random.randint(1, 4)
    return p, random.randint(p, (30, 20, 10, 6)[p - 1])


ENOUGH_COLOURS = Cases(
    [(1, 1), (1, 3), (2, 2), (2, 5), (3, 3), (3, 4), (2, 8), (3, 7), (4, 4), (4, 6), (5, 5)],
    fresh=enough_colours,
    draws=8,
)
IN_ORDER = Cases([*ENOUGH_COLOURS, (3, 9), (6, 6)], seconds=10, fresh=enough_colours, draws=8)
FEW_COLOURS = Cases([*SMALLEST_FEW, (8, 2)], fresh=lambda random: random.choice(OTHER_FEW), draws=6)
NINE_PEGS = Cases(
    [(9, 3)], seconds=30
)  # 1 4 4 and 2 2 5: the squares have the same sum; all permutations take a while


def as_lists(codes):
    """The codes as lists, in the order they come in: whether they are tuples is looked at by a check of its own."""
    if type(codes) not in (list, tuple):
        return codes
    return [list(code) if type(code) is tuple else code for code in codes]


def forms(codes):
    """Of which types the answer, its codes and their pegs are."""
    found = as_lists(codes)
    pegs = (
        {type(peg).__name__ for code in found if type(code) is list for peg in code}
        if type(found) is list
        else ()
    )
    return [type(codes).__name__, sorted({type(code).__name__ for code in codes}), sorted(pegs)]


def kinds(codes):
    """The class of each code, whatever code of the class it is, in any order."""
    found = as_lists(codes)
    if type(found) is not list or not all(type(code) is list for code in found):
        return found
    return sorted([len(code), *sorted(Counter(code).values())] for code in found)


@check("first_guess_classes", points=2)
def test_first_guess_classes_has_each_class_once(submission):
    """Each class must be there once, when there are as many colours as pegs, or more."""
    submission.agrees(reference.first_guess_classes, on=ENOUGH_COLOURS, seen_as=kinds)


@check("first_guess_classes", points=1, after=test_first_guess_classes_has_each_class_once)
def test_first_guess_classes_with_few_colours(submission):
    """With fewer colours than pegs, only the classes that these colours allow must be there."""
    submission.agrees(reference.first_guess_classes, on=FEW_COLOURS, seen_as=kinds)
    submission.agrees(reference.first_guess_classes, on=NINE_PEGS, seen_as=kinds)


@check("first_guess_classes", points=0.5, after=test_first_guess_classes_has_each_class_once)
def test_first_guess_classes_are_lists(submission):
    """The codes must be in a list, each of them must be a list, and its pegs whole numbers, of type
    `int`."""
    submission.agrees(reference.first_guess_classes, on=IN_ORDER, seen_as=forms)


@check("first_guess_classes", points=1, after=test_first_guess_classes_has_each_class_once)
def test_first_guess_classes_by_their_smallest_codes(submission):
    """Each class must be shown by its smallest code, and these codes must come in order."""
    submission.agrees(reference.first_guess_classes, on=IN_ORDER, seen_as=as_lists)


@check("first_guess_classes", points=0.5, after=test_first_guess_classes_has_each_class_once)
def test_first_guess_classes_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.first_guess_classes, on=ENOUGH_COLOURS[:6], seen_as=kinds)
