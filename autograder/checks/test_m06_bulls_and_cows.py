"""Hidden checks of m06_bulls_and_cows: strings, replies, areas and means; then three players.

A player draws at random. It plays with the same chance whenever a submission is judged, so that it
always plays the same games. Their replies, their end, and each guess after the turns before are
judged. How a player draws is seen in many short games: a count is refused when a fair player would
give it less than once in 10**9.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from autograder.checking import Cases, Task, bounds, fail, finding
from autograder.i18n.display import clean, show
from autograder.i18n.message import _
from solutions import m06_bulls_and_cows as reference

SECONDS = 150.0  # for one submission: means computed as they are defined are slow
ALARM = 1e-9

# a game is told by its alphabet and the length of its strings
TINY, SMALL, MIDDLE, SEVEN, CLASSIC = ("123", 2), ("1234", 2), ("12345", 3), ("1234567", 3), ()
REPLIES = ((0, 0), (1, 0), (0, 2), (0, 1), (2, 0))

strings_of = lru_cache(None)(lambda game: reference.admissible(*game))
reply_of = lru_cache(None)(reference.bulls_n_cows)


def admissible(alphabet="0123456789", length=4):
    """Stand for the learner's function in typed lines: from now on, play with these strings.

    All functions look them up as `everything`; substituted ones have names of their own.
    """
    from itertools import permutations
    from types import FunctionType

    strings = ["".join(characters) for characters in permutations(alphabet, length)]
    functions = [value for value in globals().values() if type(value) is FunctionType]
    for function in functions:
        getattr(function, "__wrapped__", function).__globals__["everything"] = strings
    return strings


def in_game(game, *calls):
    """Return a line that chooses a game, then makes calls."""
    return "; ".join([f"everything = admissible{game}", *calls])


def call(name, *arguments):
    """Return a call as code."""
    return f"{name}({', '.join(map(repr, arguments))})"


def lines(calls, draw=None, **how):
    """Return the cases of typed lines that choose their game."""
    return Cases(calls, draw, beside=admissible, **how)


def history(secret, *guesses):
    """Return the turns of these guesses against that secret."""
    return [(guess, *reply_of(guess, secret)) for guess in guesses]


def everything_after(alphabet, length, function, *arguments):
    """Return the strings left after a call, and whether another list holds them."""
    from itertools import permutations
    from types import FunctionType

    strings = ["".join(characters) for characters in permutations(alphabet, length)]
    before = strings.copy()
    functions = [value for value in globals().values() if type(value) is FunctionType]
    homes = [getattr(value, "__wrapped__", value).__globals__ for value in functions]
    for home in homes:
        home["everything"] = strings
    function(*arguments)
    changed = [home["everything"] for home in homes if home["everything"] != before]
    return (changed[0], changed[0] is not strings) if changed else (before, False)


def must_leave_everything_alone(submission, name, *calls):
    """Refuse a function that changes `everything`, or gives the name to another list."""
    cases = Cases(
        [f"everything_after('1234', 2, {name}, *{arguments!r})" for arguments in calls],
        beside=everything_after,
    )
    for arguments, after in zip(calls, submission.answers(cases, seed=0), strict=True):
        strings, is_another = after
        blanks = {"after": show(strings[:3]), "count": len(strings)}
        if strings != strings_of(SMALL):
            changed = finding(
                "everything.changed",
                "During `{call}`, the list `everything` was changed: it now begins with `{after}` "
                "and holds {count} strings.",
                **blanks,
            )
            replaced = finding(
                "everything.replaced",
                "During `{call}`, the name `everything` was given to another list: it begins with "
                "`{after}` and holds {count} strings.",
                **blanks,
            )
            fail(
                replaced if is_another else changed,
                in_game(SMALL, call(name, *arguments)),
                strings,
                strings_of(SMALL),
            )


def draw_alphabet(random, size):
    """Draw characters, in order."""
    return "".join(sorted(random.sample("0123456789ABCDEFGabcdefg", size)))


def draw_game(random):
    """Draw a small game that nobody has seen."""
    return draw_alphabet(random, random.choice((4, 5))), random.choice((2, 3))


def draw_history(random, game, most):
    """Draw the turns of the beginning of a game."""
    return history(*random.sample(strings_of(game), random.randint(1, most + 1)))


# ---------------------------------------------------------------- admissible

listing = Task(reference.admissible)
ALPHABETS = Cases(
    [("12", 1), ("12", 2), ("123", 2), ("12", 3), ("01", 2), ("abc", 2), ("ABC", 2), ("1234", 3)],
    draw=lambda r: (draw_alphabet(r, r.randint(2, 6)), r.randint(1, 3)),
)
DEFAULTS = Cases([(), ("56789",)], draw=lambda r: (draw_alphabet(r, r.randint(4, 6)),))


@listing.check(points=0.75)
def test_admissible_of_small_alphabets(submission):
    """The list must hold each string of that length without a repeated character, once, in
    order."""
    submission.agrees(ALPHABETS, seen_as=list)


@listing.check(points=0.5)
def test_admissible_by_default(submission):
    """Without arguments, the list must hold the 5040 strings of the classic game; any alphabet must
    do."""
    submission.agrees(DEFAULTS, seen_as=list)


test_admissible_is_a_list = listing.returns(
    list, ALPHABETS, seen_as=list, requirement=_("The result must be a list.")
)
test_admissible_twice = listing.repeats(
    ALPHABETS,
    seen_as=list,
    also=Cases(["strings = admissible('12', 2); admissible('abc', 2); strings"]),
    requirement=_(
        "The same call made a second time must give the same result, and another call leave a list "
        "given before as it is."
    ),
)

# ---------------------------------------------------------------- bulls_n_cows

bulls_n_cows = Task(reference.bulls_n_cows)
PAIRS = Cases(
    product(strings_of(TINY), repeat=2),
    draw=lambda r: tuple(r.sample(strings_of(r.choice((SMALL, MIDDLE, SEVEN))), 2)),
)
DIGITS = Cases(
    [("0123", "3012"), ("5407", "0457"), ("9876", "6789"), ("1234", "1234"), ("5407", "8213")],
    draw=lambda r: tuple(r.sample(strings_of(CLASSIC), 2)),
)
OTHERS = Cases(
    [("a", "a"), ("ab", "ba"), ("abc", "dea"), ("aA", "Aa"), ("aB", "Ab"), ("+-", "-*")]
    + [("é!", "!è"), ("97531", "01357"), ("abcdefg", "gfedcba")],
    draw=lambda r: tuple("".join(r.sample("abcdABCD+-", 6)) for _unused in "12"),
)


@bulls_n_cows.check(points=1.25)
def test_bulls_of_small_games(submission):
    """The result must be the number of bulls and the number of cows, in this order."""
    submission.agrees(PAIRS, seen_as=tuple)


@bulls_n_cows.check(points=0.5)
def test_bulls_with_four_digits(submission):
    """In the classic game, with digits from 0 to 9, the reply must be right as well."""
    submission.agrees(DIGITS, seen_as=tuple)


@bulls_n_cows.check(points=0.5)
def test_bulls_with_any_characters(submission):
    """Strings of any length and any characters must do."""
    submission.agrees(OTHERS, seen_as=tuple)


test_bulls_gives_a_pair = bulls_n_cows.returns(
    tuple,
    PAIRS,
    seen_as=tuple,
    requirement=_("The result must be a pair (`tuple`) of two whole numbers."),
)
test_bulls_twice = bulls_n_cows.repeats(PAIRS, seen_as=tuple)

# ---------------------------------------------------------------- is_compatible


def draw_turns(random, most):
    """Draw a string and turns that it agrees with; half of the time, but for one of them."""
    guess, *guesses = random.sample(strings_of(MIDDLE), random.randint(2, most + 1))
    turns = history(guess, *guesses)
    if random.random() < 0.5:
        index = random.randrange(len(turns))
        earlier, bulls, cows = turns[index]
        turns[index] = random.choice([(earlier, bulls, cows + 1), (earlier, bulls + 1, cows)])
    return guess, turns


is_compatible = Task(reference.is_compatible)
ONE_TURN = Cases(
    [("12", [(earlier, *reply)]) for earlier in strings_of(TINY) for reply in REPLIES]
    + [("1567", [("1234", 1, 0)]), ("5167", [("1234", 1, 0)])],
    draw=lambda r: draw_turns(r, 1),
)
LONG = history("5407", "0457", "5406", "7654", "9876", "3407")
TURNS = Cases(
    [("1567", [])]
    + [
        ("12", [("13", *first), ("21", *second)])
        for first, second in product(REPLIES[1:4], repeat=2)
    ]
    + [("12", [("13", 1, 0), ("12", 2, 0)]), ("12", [("12", 2, 0), ("13", 1, 0)])]
    + [("1567", [("1234", 1, 0), ("5678", 0, 2)]), ("5407", LONG), ("4507", LONG)]
    + [("5407", [*LONG, ("1234", 1, 0)]), ("5407", [*LONG, ("1234", 0, 1)])],
    draw=lambda r: draw_turns(r, 5),
)


@is_compatible.check(points=0.75)
def test_compatible_with_one_turn(submission):
    """A string must be compatible with a turn exactly when, as the secret, it would have given this
    very reply."""
    submission.agrees(ONE_TURN, seen_as=bool)


@is_compatible.check(points=0.75)
def test_compatible_with_all_turns(submission):
    """A string must be compatible with each turn of the history, however many there are, even
    none."""
    submission.agrees(TURNS, seen_as=bool)


test_compatible_says_true_or_false = is_compatible.returns(bool, ONE_TURN, seen_as=bool)
test_compatible_leaves_the_history_alone = is_compatible.keeps_its_arguments(
    TURNS,
    after=test_compatible_with_all_turns,
    requirement=_("After the call, the history must be what it was before."),
)
test_compatible_twice = is_compatible.repeats(
    ONE_TURN,
    seen_as=bool,
    requirement=_(
        "The same call made a second time must give the same result, whatever was asked before."
    ),
)

# ---------------------------------------------------------------- compatible_area


def area_in(game, *arguments):
    """Return a line that asks for an area."""
    return in_game(game, call("compatible_area", *arguments))


def draw_area(random, old):
    """Draw a line that asks for an area of a small game; in an old area, if there is to be one."""
    game = draw_game(random)
    areas = [random.sample(strings_of(game), 10)] * old
    return area_in(game, draw_history(random, game, 2), *areas)


compatible_area = Task(reference.compatible_area)
AREAS = lines(
    [area_in(TINY, []), *(area_in(TINY, [("12", *reply)]) for reply in REPLIES)]
    + [area_in(SMALL, history(secret, "13", "42")) for secret in ("12", "23", "42")]
    + [area_in(SMALL, []), area_in(MIDDLE, history("534", "123", "145"))]
    + [area_in(CLASSIC, [("1234", 3, 0), ("1239", 3, 0), ("1230", 3, 0)])]
    + [area_in(CLASSIC, [("1234", 1, 1)])],
    draw=lambda r: draw_area(r, old=False),
)
IN_AN_AREA = lines(
    [area_in(TINY, [], ["13", "23"]), area_in(TINY, [("12", 1, 0)], ["13", "23", "32"])]
    + [area_in(TINY, [("12", 1, 0)], area) for area in (["32", "21", "13"], ["45", "14", "32"])]
    + [area_in(SMALL, [("12", 1, 0), ("34", 0, 1)], ["12", "13", "14", "32", "42"])]
    + [area_in(SMALL, [("13", 1, 0), ("42", 1, 0)], ["12", "32", "41", "43"])]
    + [area_in(CLASSIC, [("1234", 3, 0)], ["1243", "1254", "8234"])],
    draw=lambda r: draw_area(r, old=True),
)
IN_NOTHING = lines([area_in(TINY, [], []), area_in(CLASSIC, [("1234", 3, 0)], [])])
AFTER_AREAS = lines(
    [
        in_game(TINY, "turns = [('12', 1, 0)]", "compatible_area(turns)", "turns"),
        in_game(TINY, "area = ['13', '23', '32']", "compatible_area([('12', 1, 0)], area)", "area"),
    ]
)


@compatible_area.check(points=0.75)
def test_area_in_everything(submission):
    """The area must hold the compatible strings of `everything`, as it is when the call is made, in
    order."""
    submission.agrees(AREAS, seen_as=list)


@compatible_area.check(points=0.5)
def test_area_in_an_old_area(submission):
    """In an old area, when there is one, the strings compatible with the whole history are looked
    for, in its order."""
    submission.agrees(IN_AN_AREA, seen_as=list)


@compatible_area.check(points=0.5, after=test_area_in_an_old_area)
def test_area_in_an_empty_area(submission):
    """An old area that is empty is an area: the result must be empty too."""
    submission.agrees(IN_NOTHING, seen_as=list)


test_area_is_a_list = compatible_area.returns(
    list, AREAS, seen_as=list, requirement=_("The result must be a list.")
)


@compatible_area.check(points=0.25)
def test_area_leaves_lists_alone(submission):
    """After the call, the history, the old area and `everything` must be what they were before."""
    submission.agrees(AFTER_AREAS)
    must_leave_everything_alone(submission, "compatible_area", ([("12", 1, 0)],))


test_area_twice = compatible_area.repeats(
    AREAS,
    seen_as=list,
    requirement=_(
        "A call made a second time, or after calls with another list in `everything`, must give "
        "the right result again."
    ),
)

# ---------------------------------------------------------------- expected_new_compatible_area


def mean_in(game, guess, turns=()):
    """Return a line that asks for a mean."""
    return in_game(game, call("expected_new_compatible_area", guess, [*turns]))


def draw_mean(random):
    """Draw a line that asks for a mean of a small game."""
    game = draw_game(random)
    return mean_in(game, random.choice(strings_of(game)), draw_history(random, game, 4))


expected_new_compatible_area = Task(reference.expected_new_compatible_area)
MEANS = lines(
    [mean_in(TINY, "12"), mean_in(TINY, "12", [("12", 2, 0)])]
    + [mean_in(TINY, guess, [("12", 1, 0)]) for guess in ("13", "21")]
    + [mean_in(SMALL, "31"), *(mean_in(SMALL, guess, [("12", 0, 1)]) for guess in ("13", "31"))]
    + [mean_in(MIDDLE, guess, history("152", "123", "145")) for guess in ("123", "251", "534")]
    + [mean_in(SEVEN, guess, history("126", "213")) for guess in ("123", "126")]
    + [mean_in(CLASSIC, "1243", [("1234", 3, 0), ("1239", 3, 0)])]
    # without the first turn, another mean
    + [mean_in(SEVEN, "452", history("426", "352", "132", "415"))],
    draw=draw_mean,
    seconds=10,
)
FIVE, MANY_LEFT = ("0123456789", 5), [("07419", 1, 1), ("65043", 1, 1)]
LARGE_MEANS = lines(
    [mean_in(FIVE, guess, MANY_LEFT) for guess in ("67213", "01283")]  # the second may be it
    + [mean_in(CLASSIC, "1567", [("1234", 1, 1)])],
    draw=lambda r: mean_in(FIVE, "".join(r.sample("0123456789", 5)), MANY_LEFT),
    draws=1,
    seconds=2,
)
MEAN = "expected_new_compatible_area"
AFTER_MEANS = lines([in_game(TINY, "turns = [('12', 1, 0)]", f"{MEAN}('13', turns)", "turns")])


@expected_new_compatible_area.check(points=1.5)
def test_expected_area_of_small_games(submission):
    """The result must be the mean size of the new area, over all strings that may be the secret."""
    submission.agrees(MEANS)


@expected_new_compatible_area.check(points=0.5)
def test_expected_area_of_large_games(submission):
    """In large games, the mean must be found without searching `everything` again for each possible
    secret."""
    submission.agrees(LARGE_MEANS)


@expected_new_compatible_area.check(points=0.25)
def test_expected_area_leaves_lists_alone(submission):
    """After the call, the history and `everything` must be what they were before."""
    submission.agrees(AFTER_MEANS)
    must_leave_everything_alone(submission, MEAN, ("31", [("12", 0, 1)]))


test_expected_area_twice = expected_new_compatible_area.repeats(MEANS.pick(range(6)))

# ---------------------------------------------------------------- first_turn_stats


def stats_in(game, answer, first_guess):
    """Return a line that asks for the means of all second guesses."""
    return in_game(game, call("first_turn_stats", answer, first_guess))


def draw_stats(random):
    """Draw such a line of a small game."""
    game = draw_game(random)
    return stats_in(game, *random.sample(strings_of(game), 2))


def see_keys(stats):
    """See how many values there are for each string."""
    return {guess: len(values) for guess, values in stats.items()}


def see_first(stats):
    """See the first value of each pair."""
    return {guess: first for guess, (first, _second) in stats.items()}


def see_second(stats):
    """See the second value of each pair."""
    return [second for _guess, (_first, second) in sorted(stats.items())]


def see_types(stats):
    """See of which type each pair is, and whether it begins with a number."""
    return {guess: [type(pair).__name__, type(pair[0]) is int] for guess, pair in stats.items()}


first_turn_stats = Task(reference.first_turn_stats)
STATS = lines(
    [stats_in(TINY, answer, "12") for answer in ("13", "12", "31")]
    + [stats_in(SMALL, "42", "23"), stats_in(MIDDLE, "512", "125"), stats_in(MIDDLE, "143", "123")],
    draw=draw_stats,
    draws=4,
    seconds=20,
)
TWO_GAMES = lines([f"{stats_in(TINY, '13', '12')}; {stats_in(SMALL, '13', '12')}"])


@first_turn_stats.check(points=0.25)
def test_stats_of_every_guess(submission):
    """The dictionary must have each string of `everything` as a key, and for each a pair as its
    value."""
    submission.agrees(STATS, seen_as=see_keys)


@first_turn_stats.check(points=0.5)
def test_stats_say_what_is_compatible(submission):
    """The first of each pair must say whether the string is compatible with the first turn."""
    submission.agrees(STATS, seen_as=see_first)


@first_turn_stats.check(points=0.5)
def test_stats_give_the_expected_area(submission):
    """The second of each pair must be the expected size of the area that is left after the string
    is played."""
    submission.agrees(STATS, seen_as=see_second)


@first_turn_stats.check(points=0.25)
def test_stats_of_another_game(submission):
    """When another list stands in `everything`, the dictionary must be that of this list."""
    submission.agrees(TWO_GAMES, seen_as=see_keys)


@first_turn_stats.check(points=0.25)
def test_stats_are_tuples(submission):
    """Each pair must be written in parentheses (`tuple`), and its first element be `True` or
    `False`."""
    submission.agrees(STATS, seen_as=see_types)


@first_turn_stats.check(points=0.25)
def test_stats_leave_everything_alone(submission):
    """After the call, the list `everything` must be what it was before."""
    must_leave_everything_alone(submission, "first_turn_stats", ("42", "23"))


# ---------------------------------------------------------------- the players: their games


@dataclass(frozen=True)
class Game:
    """A game that a player has played.

    Attributes:
        call: The line that was typed.
        strings: What one may play.
        secret: The secret.
        turns: The history.
    """

    call: str
    strings: tuple
    secret: str
    turns: tuple

    def areas(self):
        """Return the strings that are compatible before each turn."""
        areas = [self.strings]
        for guess, *reply in self.turns:
            left = (secret for secret in areas[-1] if reply_of(guess, secret) == (*reply,))
            areas.append(tuple(left))
        return areas[:-1]

    def describe(self, count):
        """Return the call and the first turns, in words."""
        turns = ", ".join(f"{guess} ({bulls}, {cows})" for guess, bulls, cows in self.turns[:count])
        if not turns:
            return _("`{call}`, first turn:", call=self.call)
        return _("`{call}`, after the turns {turns}:", call=self.call, turns=turns)


class Games:
    """Games of one player, against secrets: pairs of a game and a string."""

    def __init__(self, player, secrets, seconds=None):
        self.secrets = [*secrets]
        calls = [in_game(game, call(player, secret)) for game, secret in self.secrets]
        self.cases = lines(calls, seconds=seconds)

    def of(self, submission):
        """Return the games that the player of a submission plays."""
        histories = submission.answers(self.cases, seed=0)
        return [
            read_game(line, game, secret, turns)
            for line, (game, secret), turns in zip(self.cases, self.secrets, histories, strict=True)
        ]


def read_game(line, game, secret, turns):
    """Return a game; refuse what is no history."""
    is_history = type(turns) in (list, tuple) and all(
        type(turn) in (list, tuple) and [*map(type, turn)] == [str, int, int] for turn in turns
    )
    if not is_history:
        fail(
            finding(
                "player.not-a-history",
                "`{call}` returned `{received}`; a history was expected, a list of triples (guess, "
                "bulls, cows).",
            ),
            line,
            show(turns),
        )
    return Game(line, tuple(strings_of(game)), secret, tuple(map(tuple, turns)))


def must_be_whole(games):
    """Refuse a game with a wrong reply, and one that does not end when the secret is found."""
    for game in games:
        for index, (guess, *reply) in enumerate(game.turns):
            blanks = {"game": game.describe(index), "guess": clean(guess, 60)}
            if index and game.turns[index - 1][0] == game.secret:
                fail(
                    finding(
                        "player.goes-on",
                        "{game} the secret is found, and yet the history goes on with `{guess}`.",
                        **blanks,
                    ),
                    game.call,
                )
            if guess not in game.strings:
                fail(
                    finding(
                        "player.foreign-guess",
                        "{game} the guess is `{guess}`, which is not in `everything`.",
                        **blanks,
                    ),
                    game.call,
                )
            if reply_of(guess, game.secret) != (*reply,):
                fail(
                    finding(
                        "player.wrong-reply",
                        "{game} the guess `{guess}` is stored with the reply `{received}`; the "
                        "secret replies `{expected}` (bulls, cows).",
                        **blanks,
                    ),
                    game.call,
                    (*reply,),
                    reply_of(guess, game.secret),
                )
        if not game.turns or game.turns[-1][0] != game.secret:
            fail(
                finding(
                    "player.secret-not-found",
                    "{game} the history ends, and the secret has not been guessed in it.",
                    game=game.describe(len(game.turns)),
                ),
                game.call,
            )


def must_be_triples(games, submission):
    """Refuse a history that is no list, or a turn that is no tuple."""
    for line, turns in zip(games.cases, submission.answers(games.cases, seed=0), strict=True):
        if type(turns) is not list or any(type(turn) is not tuple for turn in turns):
            fail(
                finding(
                    "player.not-triples",
                    "`{call}` returned `{received}`; a list of triples in parentheses (tuple) was "
                    "expected, such as `{expected}`.",
                ),
                line,
                turns,
                [tuple(turn) for turn in turns],
                alike=[type(turns).__name__],
            )


# ---------------------------------------------------------------- the players: how they draw


class ManyGames:
    """Games of one player against one secret, in one line."""

    def __init__(self, player, game, secret, count):
        self.call, self.game, self.secret = call(player, secret), game, secret
        line = f"[{self.call} for _ in range({count}) if (everything := admissible{game})]"
        self.cases = lines([line], seconds=20)

    def of(self, submission):
        """Return the games that the player of a submission plays."""
        (histories,) = submission.answers(self.cases, seed=0)
        line = in_game(self.game, self.call)
        return [read_game(line, self.game, self.secret, turns) for turns in histories]


def is_usual(times, trials, chance):
    """Return whether chance may well give that count."""
    low, high = bounds(trials, chance, ALARM)
    return low <= times <= high


def must_draw_its_first_guess(games):
    """Refuse first guesses that are not equally likely."""
    strings, count, line = games[0].strings, len(games), games[0].call
    starts = Counter(game.turns[0][0] for game in games)
    if len(starts) == 1:
        fail(
            finding(
                "player.same-start",
                "In {count} games (calls such as `{call}`), the first guess was always `{guess}`.",
                count=count,
                guess=games[0].turns[0][0],
            ),
            line,
            alike=[*starts, len({game.turns for game in games}) == 1],
        )
    for guess in strings:
        if not is_usual(starts[guess], count, 1 / len(strings)):
            fail(
                finding(
                    "player.uneven-start",
                    "In {count} games (calls such as `{call}`), the first guess was `{guess}` "
                    "{times} times; about {mean} were expected.",
                    count=count,
                    guess=guess,
                    times=starts[guess],
                    mean=round(count / len(strings)),
                ),
                line,
                alike=[guess, starts[guess] * len(strings) > count],
            )


def must_draw_its_second_guess(games):
    """Refuse second guesses that are the first string of their area too often or too seldom.

    The chances differ; their sum varies less than with a chance that is always their mean.
    """
    choices = [(game, game.areas()[1]) for game in games if len(game.turns) > 1]
    choices = [(game, area) for game, area in choices if len(area) > 1]
    times = sum(game.turns[1][0] == area[0] for game, area in choices)
    mean = sum(1 / len(area) for _game, area in choices)
    if not is_usual(times, len(choices), mean / len(choices)):
        fail(
            finding(
                "player.uneven-choice",
                "In games such as `{call}`, the second guess was chosen {count} times among "
                "several compatible strings. It was the first of them {times} times; about {mean} "
                "were expected.",
                count=len(choices),
                times=times,
                mean=round(mean),
            ),
            games[0].call,
            alike=[times > mean, times == len(choices)],
        )


# ---------------------------------------------------------------- naive_player

HISTORY = "[('12', 0, 1), ('31', 2, 0)]"  # one of the many answers of a player
FIRST_GAMES = [(("1234", 4), "3142"), *((("12", 1), secret) for secret in "12" * 6)]
SMALL_GAMES = [(SMALL, secret) for secret in strings_of(SMALL)]
LONG_GAMES = [(("123456789abc", 1), secret) for secret in "789abc"]
SECRETS = ("12",), ("31",), ("43",), ("24",)
WHOLE_GAMES = FIRST_GAMES + SMALL_GAMES + LONG_GAMES


def drawn_games(player, submission):
    """Return games against secrets that nobody can foresee."""
    games = [draw_game(submission.random) for _unused in range(8)]
    return Games(
        player, [(game, submission.random.choice(strings_of(game))) for game in games], seconds=10
    )


def must_be_compatible(games):
    """Refuse a guess that a turn before contradicts."""
    faults, traits = [], set()
    for game in games:
        for index, (guess, *_reply) in enumerate(game.turns):
            for turn in game.turns[:index]:
                other = reply_of(guess, turn[0])
                if other != turn[1:]:
                    faults.append((index, game, guess, turn, other))
                    traits.add((turn is game.turns[index - 1], other[0] == turn[1]))
    if faults:
        index, game, guess, turn, other = min(faults, key=lambda fault: fault[0])
        refuse_incompatible(game, index, guess, turn, other, sorted(traits))


def refuse_incompatible(game, index, guess, turn, other, alike):
    """Refuse a guess which, as the secret, would have given another reply to a turn."""
    fail(
        finding(
            "player.incompatible-guess",
            "{game} the next guess is `{guess}`. Were it the secret, it would have replied {other} "
            "to `{earlier}`; the reply was {reply}.",
            game=game.describe(index),
            guess=guess,
            other=other,
            earlier=turn[0],
            reply=turn[1:],
        ),
        game.call,
        alike=alike,
    )


naive_player = Task(reference.naive_player, example=HISTORY)
NAIVE = Games("naive_player", WHOLE_GAMES)
NAIVE_AREAS = Games(
    "naive_player", SMALL_GAMES + [(MIDDLE, secret) for secret in strings_of(MIDDLE)[::3]]
)
NAIVE_DRAWS = ManyGames("naive_player", ("12345", 2), "21", 4000)


@naive_player.check(points=0.5)
def test_naive_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    must_be_whole(NAIVE.of(submission))


@naive_player.check(points=0.75)
def test_naive_guesses_what_is_compatible(submission):
    """Each guess must be compatible with all the turns before."""
    must_be_compatible(NAIVE_AREAS.of(submission))
    must_be_compatible(drawn_games("naive_player", submission).of(submission))


@naive_player.check(points=0.5, after=test_naive_guesses_what_is_compatible)
def test_naive_draws_each_guess(submission):
    """At each turn, all compatible strings must have the same chance to be drawn."""
    games = NAIVE_DRAWS.of(submission)
    must_draw_its_first_guess(games)
    must_draw_its_second_guess(games)


@naive_player.check(points=0.25)
def test_naive_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    must_be_triples(NAIVE, submission)


@naive_player.check(points=0.25)
def test_naive_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    must_leave_everything_alone(submission, "naive_player", *SECRETS)


# ---------------------------------------------------------------- the players who want to know most


@lru_cache(None)
def squares(guess, area):
    """Return the expected new area times the size of the area: whole, so that equal is equal."""
    return sum(size**2 for size in Counter(reply_of(guess, secret) for secret in area).values())


def must_follow_the_rule(games, compatible):
    """Refuse a guess after the first that is not the first one of the smallest expected area.

    It is looked for among all strings, or among the compatible ones.
    """
    faults = []
    for game in games:
        for index, area in enumerate(game.areas()[1:], 1):
            guess = game.turns[index][0]
            choices = area if compatible or len(area) == 1 else game.strings
            best = min(choices, key=lambda choice: (squares(choice, area), choice))
            if guess != best:
                faults.append((index, game, area, guess, best))
                break
    if faults:
        alike = [guess for _index, _game, _area, guess, _best in faults]
        refuse_guess(*min(faults, key=lambda fault: fault[0]), compatible, alike)


def refuse_guess(index, game, area, guess, best, compatible, alike):
    """Say why a guess is not the one of the rule."""
    blanks = {"game": game.describe(index), "guess": guess}
    if len(area) == 1:
        sentence = finding(
            "player.not-the-last-one",
            "{game} only `{expected}` is still compatible, and the next guess is `{guess}`.",
            **blanks,
        )
    elif compatible and guess not in area:
        turn = next(turn for turn in game.turns if reply_of(guess, turn[0]) != turn[1:])
        refuse_incompatible(game, index, guess, turn, reply_of(guess, turn[0]), alike)
    elif squares(guess, area) == squares(best, area):
        sentence = finding(
            "player.not-the-first",
            "{game} the next guess is `{guess}`; `{expected}` is just as good, {size:.4g}, and "
            "comes before it in order.",
            **blanks,
            size=squares(best, area) / len(area),
        )
    else:
        sentence = finding(
            "player.not-the-best",
            "{game} the next guess is `{guess}`, whose expected new area is {size:.4g}; that of "
            "`{expected}` is {smaller:.4g}.",
            **blanks,
            size=squares(guess, area) / len(area),
            smaller=squares(best, area) / len(area),
        )
    fail(sentence, game.call, guess, best, alike)


def secrets_in(*games):
    """Return secrets of these games: of each, so many as are told with it."""
    return [
        (game, secret)
        for game, count in games
        for secret in strings_of(game)[:: len(strings_of(game)) // count]
    ]


information = Task(reference.optimal_information_player, example=HISTORY)
INFORMATION = information.name
INFORMATION_GAMES = Games(INFORMATION, WHOLE_GAMES)
INFORMATION_DRAWS = ManyGames(INFORMATION, TINY, "21", 300)
INFORMATION_RULE = Games(
    INFORMATION, secrets_in((("1234", 3), 24), (("123456", 3), 12)), seconds=10
)
INFORMATION_LARGER = Games(
    INFORMATION,
    secrets_in((SMALL, 12), (("12345", 2), 20), (("12345", 4), 8), (SEVEN, 2)),
    seconds=10,
)


@information.check(points=0.5)
def test_information_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    must_be_whole(INFORMATION_GAMES.of(submission))


@information.check(points=0.25)
def test_information_draws_its_first_guess(submission):
    """The first guess must be drawn at random, all the strings of `everything` having the same
    chance."""
    must_draw_its_first_guess(INFORMATION_DRAWS.of(submission))


@information.check(points=0.75)
def test_information_guesses_what_teaches_most(submission):
    """Each later guess must have the smallest expected new area, and be the first in order of those
    that have it."""
    must_follow_the_rule(INFORMATION_RULE.of(submission), compatible=False)


@information.check(points=0.25, after=test_information_guesses_what_teaches_most)
def test_information_in_larger_games(submission):
    """In larger games, the guesses must be those of the rules as well."""
    must_follow_the_rule(INFORMATION_LARGER.of(submission), compatible=False)
    must_follow_the_rule(drawn_games(INFORMATION, submission).of(submission), compatible=False)


@information.check(points=0.25)
def test_information_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    must_be_triples(INFORMATION_GAMES, submission)


@information.check(points=0.25)
def test_information_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    must_leave_everything_alone(submission, INFORMATION, *SECRETS)


among_compatible = Task(reference.optimal_information_compatible_player, example=HISTORY)
COMPATIBLE = among_compatible.name
COMPATIBLE_GAMES = Games(COMPATIBLE, WHOLE_GAMES)
COMPATIBLE_DRAWS = ManyGames(COMPATIBLE, TINY, "21", 300)
COMPATIBLE_RULE = Games(COMPATIBLE, secrets_in((("1234", 3), 24), (SEVEN, 10)), seconds=10)
COMPATIBLE_LARGER = Games(COMPATIBLE, secrets_in((("123456", 4), 18)), seconds=10)


@among_compatible.check(points=0.5)
def test_compatible_player_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    must_be_whole(COMPATIBLE_GAMES.of(submission))


@among_compatible.check(points=0.25)
def test_compatible_player_draws_its_first_guess(submission):
    """The first guess must be drawn at random, all the strings of `everything` having the same
    chance."""
    must_draw_its_first_guess(COMPATIBLE_DRAWS.of(submission))


@among_compatible.check(points=0.5)
def test_compatible_player_guesses_what_teaches_most(submission):
    """Each later guess must be the first, in order, of the compatible strings with the smallest
    expected new area."""
    for games in (COMPATIBLE_RULE, COMPATIBLE_LARGER):
        must_follow_the_rule(games.of(submission), compatible=True)
    must_follow_the_rule(drawn_games(COMPATIBLE, submission).of(submission), compatible=True)


@among_compatible.check(points=0.25)
def test_compatible_player_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    must_be_triples(COMPATIBLE_GAMES, submission)


@among_compatible.check(points=0.25)
def test_compatible_player_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    must_leave_everything_alone(submission, COMPATIBLE, *SECRETS)
