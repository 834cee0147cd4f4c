"""Hidden checks of m06_bulls_and_cows: the strings, replies, areas and means; then the three players.

Functions that read the global list `everything` are called through probes, which put the list of a small game there.

**By heart.** Each check that a table of answers could pass has fresh cases, but for what comes after a check that has
some. In an old area that is empty there is nothing to learn: the answer is always the same. So it is for `admissible()`
without arguments; the check of the default values therefore asks for other alphabets and the default length too.

**Chance.** A player is judged by the games it plays, with the same chance at every judgment. Each game is judged
exactly: its replies, its end, and its guesses against the rule of the player, given the turns before. So a player is
known from its games once it is known how it draws; its mean number of guesses, 4.107406 for the naive player on
3 digits of 7, need not be looked at, and could not tell 4.16 from it in hundreds of games.

- First guess: how often each string comes, and how often the secret itself, are binomial counts, each refused outside
  bounds that leave it a probability of ALARM: 13 counts in 360 games on 12 strings and 61 in 900 games on 60 strings
  for the naive player, 7 counts in 252 games on 6 strings for each of the two others; and the secret once more, in all
  games of the naive player together, 45 times of 1260, where at least 10 are accepted.
- Later guesses of the naive player: how often the first string of the area is drawn, the second one, the last one,
  the first or the last, the one in the middle, the secret, one of those whose first character is the rarest, or one of
  those that are neither among the first two nor among the last two; among all these guesses, among those from the third
  one on, and among those with a choice of two or three strings. Each time the probability is known, k/n, n the size of
  the area; so the sum of the differences, over m guesses, is a martingale with steps within an interval of length 1,
  and stays below sqrt(m / 2 * log(2 / ALARM)) but for a probability of ALARM (Azuma, Hoeffding).
- The same in 900 games on four strings, the first guesses included: a place that is rounded,
  `round(random() * (n - 1))`, draws the first or the last string some 600 times of 1570, not 890.
- In larger games, few are played: 30 of the naive player on 210 strings and 5 on 5040, 10 on 56 strings and some on 60
  of the others. That all of them begin with the same string has a probability below 1e-12. The later guesses of the
  naive player there are counted as above, outside bounds of ALARM / 100.

That is some 130 counts in all: a right player is refused with a probability below 150 * ALARM < 2e-8. In 900 games on
60 strings, some 1500 later guesses have a choice, 450 of them are expected to be the first string, and the bound is 135
away; of some 600 with a choice of two or three, 250 are expected to be the secret, and the bound is 85 away.
"""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product
from math import log, sqrt
from random import Random

from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed, check, not_passed, unforeseen
from autograder.testing.subject import as_pair, same

from autograder.checking import sentences
from autograder.checking.chance import bounds
from autograder.i18n.display import clean, show, show_all, show_call
from autograder.i18n.message import _, finding
from autograder.reports.model import TIMEOUT
from autograder.sandbox.codec import type_name
from solutions import m06_bulls_and_cows as reference

SECONDS = 150.0  # for one submission: means computed as they are defined are slow
ALARM = 1e-10
MANY = 24  # games that nobody wins at the first guess all of them

TINY, SMALL, FOURS, MIDDLE, SEVEN = (
    reference.admissible(alphabet, length)
    for alphabet, length in (("123", 2), ("1234", 2), ("1234", 3), ("12345", 3), ("1234567", 3))
)
CLASSIC = reference.admissible()
LETTERS = reference.admissible("abcdef", 4)
FIVE = reference.admissible("0123456789", 5)

# ---------------------------------------------------------------- sentences

NOT_A_PAIR = finding(
    "bulls_n_cows.not-a-pair",
    "`{call}` returned `{received}`, of type {type}; a pair in parentheses (tuple) was expected, "
    "as `{expected}` is.",
)
ARGUMENTS_CHANGED = finding(
    "arguments.changed-during-call", "During `{call}`, the argument `{before}` became `{after}`."
)
EVERYTHING_CHANGED = finding(
    "everything.changed",
    "During `{call}`, the list `everything` was changed: it now begins with `{after}` and holds "
    "{count} strings.",
)
EVERYTHING_REPLACED = finding(
    "everything.replaced",
    "During `{call}`, the name `everything` was given to another list: it begins with `{after}` "
    "and holds {count} strings.",
)
NOT_A_DICTIONARY = finding(
    "first_turn_stats.not-a-dictionary",
    "`{call}` returned `{received}`, of type {type}; a dictionary was expected.",
)
NO_ENTRY = finding(
    "first_turn_stats.missing-key", "The dictionary that `{call}` returned has no key `{key}`."
)
ODD_ENTRY = finding(
    "first_turn_stats.foreign-key",
    "The dictionary that `{call}` returned has a key `{key}`, which is not in `everything`.",
)
ENTRY = finding(
    "first_turn_stats.wrong-value",
    "In the dictionary that `{call}` returned, the value of `{key}` is `{received}`; `{expected}` "
    "was expected.",
)
ENTRY_NOT_A_PAIR = finding(
    "first_turn_stats.value-not-a-pair",
    "In the dictionary that `{call}` returned, the value of `{key}` is `{received}`; a pair was "
    "expected, such as `{expected}`.",
)

ENTRY_NOT_A_TUPLE = finding(
    "first_turn_stats.value-not-a-tuple",
    "In the dictionary that `{call}` returned, the value of `{key}` is `{received}`; a pair in "
    "parentheses (tuple) was expected that begins with `True` or `False`, as `{expected}` does.",
)

HOW_MANY = finding(
    "ask.how-many-strings-looked-at",
    "In smaller games the means are right. How many strings does your function look at here, in "
    "all, for each one that may be the secret?",
)

# `{game}` tells the turns so far
AT_START = _("`{call}`, first turn:")
AFTER = _("`{call}`, after the turns {turns}:")
NOT_A_HISTORY = finding(
    "player.not-a-history",
    "`{call}` returned `{received}`; a history was expected, a list of triples (guess, bulls, "
    "cows).",
)
NOT_TRIPLES = finding(
    "player.not-triples",
    "`{call}` returned `{received}`; a list of triples in parentheses (tuple) was expected, such "
    "as `{expected}`.",
)
ONE_TURN_EACH = finding(
    "player.one-turn-each",
    "In {count} games (calls such as `{call}`), the history was the winning turn alone, such as "
    "`{received}`.",
)
EMPTY = finding("player.no-turns", "`{call}` returned `{received}`; a game has at least one turn.")
FOREIGN = finding(
    "player.foreign-guess", "{game} the guess is `{guess}`, which is not in `everything`."
)
WRONG_REPLY = finding(
    "player.wrong-reply",
    "{game} the guess `{guess}` is stored with the reply `{received}`; the secret replies "
    "`{expected}` (bulls, cows).",
)
GOES_ON = finding(
    "player.goes-on", "{game} the secret is found, and yet the history goes on with `{guess}`."
)
LEFT_OVER = finding(
    "player.left-over-turns",
    "`{call}` was called just after a game against `{other}`, and its history begins with the "
    "turns of that game: what survives from one call to the next?",
)
NOT_FOUND = finding(
    "player.secret-not-found", "{game} the history ends, and the secret has not been guessed in it."
)
INCOMPATIBLE = finding(
    "player.incompatible-guess",
    "{game} the next guess is `{guess}`. Were it the secret, it would have replied {other} to "
    "`{earlier}`; the reply was {reply}.",
)
LAST_ONE = finding(
    "player.not-the-last-one",
    "{game} only `{expected}` is still compatible, and the next guess is `{guess}`.",
)
NOT_THE_BEST = finding(
    "player.not-the-best",
    "{game} the next guess is `{guess}`, whose expected new area is {size:.4g}; that of "
    "`{expected}` is {smaller:.4g}.",
)
NOT_THE_FIRST = finding(
    "player.not-the-first",
    "{game} the next guess is `{guess}`; `{expected}` is just as good, {size:.4g}, and comes "
    "before it in order.",
)
SAME_START = finding(
    "player.same-start",
    "In {count} games (calls such as `{call}`), the first guess was always `{guess}`.",
)
UNEVEN_START = finding(
    "player.uneven-start",
    "In {count} games (calls such as `{call}`), the first guess was `{guess}` {times} times; about "
    "{mean} were expected.",
)
SECRET_AT_START = finding(
    "player.secret-at-start",
    "In {count} games (calls such as `{call}`), the first guess was the secret itself {times} "
    "times; about {mean} were expected.",
)
WHICH = {
    "first": _("the first string of the area"),
    "second": _("the second string of the area"),
    "last": _("the last string of the area"),
    "middle": _("the string in the middle of the area"),
    "ends": _("the first or the last string of the area"),
    "secret": _("the secret itself"),
    "rare": _("a string whose first character is the rarest in the area"),
    "inner": _("a string that is neither one of the first two of the area nor one of the last two"),
}
WHEN = {
    "all": _("{count} guesses had a choice of several compatible strings"),
    "any": _("{count} later guesses had a choice of several compatible strings"),
    "late": _(
        "{count} guesses, the third of their game or a later one, had a choice of several "
        "compatible strings"
    ),
    "few left": _("{count} guesses had a choice of two or three compatible strings"),
}
UNEVEN_CHOICE = finding(
    "player.uneven-choice",
    "In games such as `{call}`, {when}; {which} was drawn {times} times, where about {mean} were "
    "expected.",
)

# ---------------------------------------------------------------- how calls are made


def _game_of(everything):
    """How a learner would put this list in the place of `everything`."""
    letters = "".join(sorted(set("".join(everything))))
    arguments = "" if everything == CLASSIC else f"{letters!r}, {len(everything[0])}"
    return f"  # everything = admissible({arguments})"


def _shown(everything, name, *arguments):
    return show_call(name, arguments) + _game_of(everything)


@probe(shown=_shown)
def in_a_game(submission, everything, name, *arguments):
    """A call while `everything` is that list, for the submission and for functions put in the place of its own."""
    from types import FunctionType

    submission.everything = everything
    for function in list(vars(submission).values()):
        if type(function) is FunctionType and "everything" in function.__globals__:
            function.__globals__["everything"] = everything
    return getattr(submission, name)(*arguments)


@probe(shown=_shown)
def what_is_left(submission, everything, name, *arguments):
    """The arguments and `everything` after such a call, and whether that is still the list it was."""
    from types import FunctionType

    submission.everything = everything
    for function in list(vars(submission).values()):
        if type(function) is FunctionType and "everything" in function.__globals__:
            function.__globals__["everything"] = everything
    getattr(submission, name)(*arguments)
    return [list(arguments), list(submission.everything), submission.everything is everything]


def _listed(value):
    return list(value) if type(value) is tuple else value


def _letters(random, count):
    """Characters in the order of the dictionary, as an alphabet is given."""
    return "".join(sorted(random.sample("0123456789ABCDEFGabcdefg", count)))


def _small_game(random):
    """The strings of a game nobody has seen."""
    return reference.admissible(_letters(random, random.choice((4, 5))), random.choice((2, 3)))


def _played_in(random, everything, turns):
    """The history of some turns of a game there."""
    return _history(*random.sample(everything, turns + 1))


_reply = lru_cache(1 << 17)(reference.bulls_n_cows)  # a class is large, and histories may be long


def _history(secret, *guesses):
    return [(guess, *_reply(guess, secret)) for guess in guesses]


_random = Random(5040)

# ---------------------------------------------------------------- admissible

ALPHABETS = Cases(
    [
        ("12", 1),
        ("12", 2),
        ("123", 2),
        ("123", 3),
        ("abc", 2),
        ("12", 3),
        ("1234", 2),
        ("1234", 3),
        ("abcd", 4),
    ]
    + [
        ("01", 2),
        ("024", 2),
        ("ABCDE", 3),
        ("12345", 5),
        ("7", 1),
        ("aeiouy", 2),
        ("Aa", 1),
        ("ABab", 2),
        ("1Zb", 2),
    ],
    fresh=lambda random: (_letters(random, random.randint(2, 6)), random.randint(1, 3)),
)
DEFAULTS = Cases(
    [
        (),
        ("0123456789", 2),
        ("56789",),
        ("1234567", 3),
        ("0123456789ab", 2),
        ("*+-", 2),
        (" ab", 2),
    ],
    fresh=lambda random: (_letters(random, random.randint(4, 6)),),
    draws=6,
)


@probe(shown=lambda first, then: f"strings = admissible{first}; admissible{then}; strings")
def first_of_two(submission, first, then):
    """A list of strings, after another one has been asked for."""
    strings = submission.admissible(*first)
    submission.admissible(*then)
    return strings


TWO_LISTS = Cases(
    [(("12", 2), ("123", 2)), (("abc", 2), ("12", 1)), (("1234", 3), ("1234", 3))], by=first_of_two
)


@check("admissible", points=2)
def test_admissible_of_small_alphabets(submission):
    """The list must hold each string of that length without a repeated character, once, in order."""
    submission.agrees(reference.admissible, on=ALPHABETS, seen_as=_listed)


@check("admissible", points=1, after=test_admissible_of_small_alphabets)
def test_admissible_by_default(submission):
    """Without arguments, the list must hold the 5040 strings of the classic game; any alphabet must
    do."""
    submission.agrees(reference.admissible, on=DEFAULTS, seen_as=_listed)


@check("admissible", points=0.5, after=test_admissible_of_small_alphabets)
def test_admissible_is_a_list(submission):
    """The result must be a list."""
    submission.agrees(reference.admissible, on=ALPHABETS[:9])


@check("admissible", points=0.5, after=test_admissible_of_small_alphabets)
def test_admissible_twice(submission):
    """The same call made a second time must give the same result, and another call leave a list
    given before as it is."""
    submission.repeats(reference.admissible, on=ALPHABETS[:9], seen_as=_listed)
    submission.stands_apart(reference.admissible, on=TWO_LISTS, seen_as=_listed)


# ---------------------------------------------------------------- bulls_n_cows


def _drawn(alphabet, length):
    return "".join(_random.sample(alphabet, length))


def _alike(random, length):
    """Two strings that share most of their characters, letters large and small among them."""
    characters = random.sample("abcdefghijABCDEFGHIJ+-*/", length + 2)
    return tuple("".join(random.sample(characters, length)) for _ in range(2))


PAIRS = Cases(
    [*product(TINY, repeat=2), *product(FOURS, repeat=2)],
    fresh=lambda random: tuple(random.sample(random.choice((SMALL, MIDDLE, SEVEN)), 2)),
)
OTHERS = Cases(
    [
        ("a", "a"),
        ("a", "b"),
        ("ab", "ba"),
        ("", ""),
        ("+-", "-*"),
        ("é!", "!è"),
        ("abcdefg", "gfedcba"),
    ]
    + [("aA", "Aa"), ("aB", "Ab"), ("aA", "BC"), ("abc", "dea")]
    + [
        (_drawn("abcdefghij", length), _drawn("abcdefghij", length))
        for length in (3, 4, 5, 6, 8, 10)
        for _unused in range(4)
    ],
    fresh=lambda random: _alike(random, random.choice((3, 5, 6, 8))),
)
DIGITS = Cases(
    [("0123", "3012"), ("5407", "0457"), ("9876", "6789"), ("1234", "1234")]
    + [tuple(_random.sample(CLASSIC, 2)) for _unused in range(60)],
    fresh=lambda random: tuple(random.sample(CLASSIC, 2)),
)


@check("bulls_n_cows", points=3)
def test_bulls_of_small_games(submission):
    """The result must be the number of bulls and the number of cows, in this order."""
    submission.agrees(reference.bulls_n_cows, on=PAIRS, seen_as=as_pair)


@check("bulls_n_cows", points=1, after=test_bulls_of_small_games)
def test_bulls_with_four_digits(submission):
    """In the classic game, with digits from 0 to 9, the reply must be right as well."""
    submission.agrees(reference.bulls_n_cows, on=DIGITS, seen_as=as_pair)


@check("bulls_n_cows", points=1, after=test_bulls_of_small_games)
def test_bulls_with_any_characters(submission):
    """Strings of any length and any characters must do."""
    submission.agrees(reference.bulls_n_cows, on=OTHERS, seen_as=as_pair)


@check("bulls_n_cows", points=0.5, after=test_bulls_of_small_games)
def test_bulls_gives_a_pair(submission):
    """The result must be a pair (`tuple`) of two whole numbers."""
    for arguments, value in zip(
        PAIRS[:12], submission.answers("bulls_n_cows", PAIRS[:12], "(1, 0)"), strict=True
    ):
        kinds = [type_name(part) for part in value] if type(value) in (list, tuple) else []
        if type(value) is not tuple or set(kinds) != {"int"}:
            kind = f"tuple ({', '.join(kinds)})" if type(value) is tuple else type_name(value)
            call, right = show_call("bulls_n_cows", arguments), show(_reply(*arguments))
            message = NOT_A_PAIR.format(call=call, received=show(value), type=kind, expected=right)
            raise not_passed(message, call, show(value), right, [kind])


@check("bulls_n_cows", points=0.5, after=test_bulls_of_small_games)
def test_bulls_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.bulls_n_cows, on=PAIRS[:36], seen_as=as_pair)


# ---------------------------------------------------------------- is_compatible

REPLIES = ((2, 0), (1, 0), (0, 2), (0, 1), (0, 0))


def _any_turn(random):
    """A string and a turn that it agrees with, or not: one is as likely as the other."""
    guess, earlier = random.choice(MIDDLE), random.choice(MIDDLE)
    right = _reply(guess, earlier)
    others = [reply for reply in ((0, 1), (0, 2), (1, 0), (1, 1), (2, 0)) if reply != right]
    return guess, [(earlier, *random.choice([right, random.choice(others)]))]


def _some_turns(random):
    """A string and a history that it agrees with, or in all turns but one."""
    guess, *guesses = random.sample(random.choice((MIDDLE, CLASSIC)), random.randint(3, 5))
    history = _history(guess, *guesses)
    if random.random() < 0.5:
        rank = random.randrange(len(history))
        earlier, bulls, cows = history[rank]
        history[rank] = (
            (earlier, bulls - 1, cows + 1) if bulls else (earlier, bulls + 1, max(cows - 1, 0))
        )
    return guess, history


ONE_TURN = Cases(
    [(guess, [(earlier, *reply)]) for guess in TINY[:3] for earlier in TINY for reply in REPLIES]
    + [("1567", [("1234", 1, 0)]), ("5167", [("1234", 1, 0)])],
    fresh=_any_turn,
    draws=48,
)
LONG = _history("5407", "0457", "5406", "7654", "9876", "3407")
LONGER = [*LONG, *_history("5407", "1234", "8901", "5421", "6507", "4075")]
TURNS = Cases(
    [
        ("12", []),
        ("1234", []),
        ("1567", []),
        ("12", [("13", 1, 0), ("21", 0, 2)]),
        ("12", [("13", 1, 0), ("21", 0, 1)]),
        ("12", [("13", 0, 1), ("21", 0, 2)]),
        ("12", [("13", 1, 0), ("12", 2, 0)]),
        ("12", [("12", 2, 0), ("13", 1, 0)]),
        ("1567", [("1234", 1, 0), ("5678", 0, 2)]),
        ("123", _history("132", "124", "213")),
        ("132", _history("132", "124", "213")),
    ]
    + [
        (
            _random.choice([secret, guess]),
            _history(secret, *_random.sample(MIDDLE, _random.randint(2, 4))),
        )
        for secret, guess in (_random.sample(MIDDLE, 2) for _unused in range(40))
    ]
    + [
        (guess, _history(secret, *_random.sample(CLASSIC, 2)))
        for secret in _random.sample(CLASSIC, 10)
        for guess in (secret, _random.choice(CLASSIC))
    ]
    + [
        ("5407", [*LONG, *_history("5417", "1234")]),
        ("5407", [*_history("5417", "1234"), *LONG]),
        ("5407", [*LONG, *_history("5407", "1234", "5407")]),
        *(
            ("5407", [*LONGER[:rank], *_history("5417", LONGER[rank][0]), *LONGER[rank + 1 :]])
            for rank in range(6, 10)
        ),
    ],
    fresh=_some_turns,
    draws=48,
)


@check("is_compatible", points=2)
def test_compatible_with_one_turn(submission):
    """A string must be compatible with a turn exactly when, as the secret, it would have given this
    very reply."""
    submission.agrees(reference.is_compatible, on=ONE_TURN, seen_as=bool)


@check("is_compatible", points=1.5, after=test_compatible_with_one_turn)
def test_compatible_with_all_turns(submission):
    """A string must be compatible with each turn of the history, however many there are, even none."""
    submission.agrees(reference.is_compatible, on=TURNS, seen_as=bool)


@check("is_compatible", points=0.5, after=test_compatible_with_one_turn)
def test_compatible_says_true_or_false(submission):
    """The result must be `True` or `False`."""
    submission.returns(reference.is_compatible, bool, on=ONE_TURN, seen_as=bool)


@check("is_compatible", points=0.5, after=test_compatible_with_all_turns)
def test_compatible_leaves_the_history_alone(submission):
    """After the call, the history must be what it was before."""
    submission.leaves_arguments_alone("is_compatible", on=TURNS)


@check("is_compatible", points=0.5, after=test_compatible_with_one_turn)
def test_compatible_twice(submission):
    """The same call made a second time must give the same result, whatever was asked before."""
    submission.repeats(reference.is_compatible, on=ONE_TURN[:30], seen_as=bool)


# ---------------------------------------------------------------- compatible_area


def _areas(everything, *arguments):
    return (everything, "compatible_area", *arguments)


def _drawn_area(random, old):
    """A history of some small game, and some of its strings in any order as the old area, if there is to be one."""
    everything = _small_game(random)
    history = _played_in(random, everything, random.randint(1, 2))
    return _areas(everything, history, *[random.sample(everything, 10)] * old)


AREAS = Cases(
    [
        _areas(TINY, []),
        *(_areas(TINY, [("12", *reply)]) for reply in REPLIES),
        *(
            _areas(SMALL, history) for history in ([], [("12", 1, 0)])
        ),  # of these, another game was asked before
        *(_areas(SMALL, _history(secret, "13", "42")) for secret in ("12", "23", "41", "42")),
        _areas(SMALL, [("12", 1, 0), ("13", 1, 0), ("14", 1, 0)]),
        *(
            _areas(MIDDLE, _history(_random.choice(MIDDLE), *_random.sample(MIDDLE, 2)))
            for _unused in range(12)
        ),
        _areas(SEVEN, _history("126", "213")),
        _areas(SEVEN, _history("543", "317", "124")),
        _areas(CLASSIC, _history("5407", "0457", "5406")),
        _areas(CLASSIC, [("1234", 3, 0), ("1239", 3, 0), ("1230", 3, 0)]),
        _areas(CLASSIC, [("1234", 1, 1)]),
    ],
    by=in_a_game,
    fresh=lambda random: _drawn_area(random, old=False),
    draws=12,
)
IN_AN_AREA = Cases(
    [
        _areas(TINY, [("12", 1, 0)], ["13", "23", "32"]),
        _areas(TINY, [("12", 1, 0)], ["21", "23"]),
        _areas(TINY, [], ["13", "23"]),
        _areas(SMALL, [("12", 1, 0), ("34", 0, 1)], ["12", "13", "14", "32", "42"]),
        _areas(SMALL, [("12", 0, 1), ("34", 0, 1)], SMALL),
        _areas(TINY, [], ["21", "12"]),
        _areas(TINY, [("12", 1, 0)], ["45", "14", "32", "52"]),
        _areas(TINY, [("12", 1, 0)], ["32", "21", "13"]),
        *(
            _areas(MIDDLE, _history(secret, *guesses), _random.sample(MIDDLE, 30))
            for secret, *guesses in (_random.sample(MIDDLE, 3) for _unused in range(10))
        ),
        _areas(CLASSIC, [("1234", 3, 0)], ["1243", "1254", "8234"]),
    ],
    by=in_a_game,
    fresh=lambda random: _drawn_area(random, old=True),
    draws=12,
)
IN_NOTHING = Cases(
    [
        _areas(TINY, [("12", 1, 0)], []),
        _areas(TINY, [], []),
        _areas(SEVEN, _history("126", "213"), []),
    ]
    + [_areas(CLASSIC, [("1234", 3, 0)], [])],
    by=in_a_game,
)
KEPT_AREAS = Cases(
    [
        _areas(TINY, [("12", 1, 0)]),
        _areas(SMALL, _history("23", "13", "42")),
        _areas(TINY, [("12", 1, 0)], ["13", "23", "32"]),
        _areas(SMALL, [("12", 1, 0), ("34", 0, 1)], ["12", "13", "14", "32", "42"]),
    ],
    by=what_is_left,
)


@check("compatible_area", points=2)
def test_area_in_everything(submission):
    """The area must hold the compatible strings of `everything`, as it is when the call is made, in
    order."""
    submission.agrees(
        reference.compatible_area, on=AREAS[:1], seen_as=_listed
    )  # of another list, nothing more is told
    submission.agrees(reference.compatible_area, on=AREAS, seen_as=_listed)


@check("compatible_area", points=1.5, after=test_area_in_everything)
def test_area_in_an_old_area(submission):
    """In an old area, when there is one, the strings compatible with the whole history are looked
    for, in its order."""
    submission.agrees(reference.compatible_area, on=IN_AN_AREA, seen_as=_listed)


@check("compatible_area", points=1, after=test_area_in_an_old_area)
def test_area_in_an_empty_area(submission):
    """An old area that is empty is an area: the result must be empty too."""
    submission.agrees(reference.compatible_area, on=IN_NOTHING, seen_as=_listed)


@check("compatible_area", points=0.5, after=test_area_in_everything)
def test_area_is_a_list(submission):
    """The result must be a list."""
    submission.agrees(reference.compatible_area, on=AREAS[:9])


@check("compatible_area", points=0.5, after=test_area_in_everything)
def test_area_leaves_lists_alone(submission):
    """After the call, the history, the old area and `everything` must be what they were before."""
    _must_leave_alone(KEPT_AREAS, submission.answers("compatible_area", KEPT_AREAS, ""))


def _must_leave_alone(cases, left):
    """The arguments and `everything`, as they are after each call, are as they were."""
    for rank, (case, (arguments, everything, its_own)) in enumerate(zip(cases, left, strict=True)):
        call = cases.call("", rank)
        if everything != case[0]:
            reordered = sorted(map(show, everything)) == sorted(map(show, case[0]))
            kind = "order" if reordered else len(everything) - len(case[0])
            sentence = EVERYTHING_CHANGED if its_own else EVERYTHING_REPLACED
            message = sentence.format(call=call, after=show(everything[:3]), count=len(everything))
            behaviour = ["everything" if its_own else "another list", kind]
            raise not_passed(message, call, show(everything), show(case[0]), behaviour)
        for before, after in zip(case[2:], arguments, strict=True):
            if before != after:
                message = ARGUMENTS_CHANGED.format(
                    call=call, before=show(before), after=show(after)
                )
                behaviour, question = [show_all(left)], sentences.WHOSE
                raise not_passed(
                    message, call, show(after), show(before), behaviour, question=question
                )


@check("compatible_area", points=0.5, after=test_area_in_everything)
def test_area_twice(submission):
    """A call made a second time, or after calls with another list in `everything`, must give the
    right result again."""
    submission.repeats(reference.compatible_area, on=AREAS[:9], seen_as=_listed)


# ---------------------------------------------------------------- expected_new_compatible_area


MEAN = "expected_new_compatible_area"


def _means(everything, guess, *history):
    return (everything, MEAN, guess, list(history))


def _drawn_mean(random):
    everything = _small_game(random)
    return _means(
        everything, random.choice(everything), *_played_in(random, everything, random.randint(0, 4))
    )


def _drawn_fast_mean(random):
    """The history of `FAST_MEAN` in other digits at other places, as many strings are left; and any guess."""
    digits, places = random.sample("0123456789", 10), random.sample(range(5), 5)
    moved = ["".join(digits[int(guess[place])] for place in places) for guess in ("07419", "65043")]
    return _means(FIVE, random.choice(FIVE), *((guess, 1, 1) for guess in moved))


MEANS = Cases(
    [
        _means(TINY, "12"),
        _means(TINY, "12", ("12", 2, 0)),
        _means(TINY, "13", ("12", 1, 0)),
        _means(TINY, "21", ("12", 1, 0)),
        *(_means(SMALL, guess) for guess in SMALL[::4]),
        *(_means(SMALL, guess, ("12", 0, 1)) for guess in SMALL),
        *(_means(SMALL, guess, ("12", 1, 0), ("34", 0, 1)) for guess in SMALL[:6]),
        *(_means(MIDDLE, guess, *_history("534", "123")) for guess in MIDDLE[::9]),
        *(_means(MIDDLE, guess, *_history("152", "123", "145")) for guess in MIDDLE[::9]),
        *(
            _means(SEVEN, guess, *_history("126", "213"))
            for guess in ("123", "126", "213", "345", "765")
        ),
        *(_means(SEVEN, guess, *_history("543", "317", "124")) for guess in ("275", "543", "124")),
        _means(CLASSIC, "1243", ("1234", 3, 0), ("1239", 3, 0)),
        # without any one of these turns, another mean
        _means(SEVEN, "452", *_history("426", "352", "132", "415")),
        _means(SEVEN, "761", *_history("453", "235", "147", "635", "136")),
        _means(LETTERS, "abec", *_history("edaf", "afcd", "efbd", "caed")),
    ],
    by=in_a_game,
    seconds=10,
    fresh=_drawn_mean,
    draws=12,
)
FAST_MEAN = Cases(
    [
        _means(FIVE, guess, ("07419", 1, 1), ("65043", 1, 1)) for guess in ("67213", "01283")
    ],  # the second may be it
    by=in_a_game,
    seconds=2,
    fresh=_drawn_fast_mean,
    draws=1,
)
KEPT_MEANS = Cases(
    [_means(TINY, "12", ("12", 1, 0)), _means(SMALL, "31", *_history("23", "42"))], by=what_is_left
)
LARGE_MEAN = Cases(
    [_means(CLASSIC, "1567", ("1234", 1, 1))],
    by=in_a_game,
    seconds=20,
    fresh=lambda random: _means(CLASSIC, random.choice(CLASSIC), (random.choice(CLASSIC), 1, 1)),
    draws=1,
)


@check("expected_new_compatible_area", points=4)
def test_expected_area_of_small_games(submission):
    """The result must be the mean size of the new area, over all strings that may be the secret."""
    submission.agrees(reference.expected_new_compatible_area, on=MEANS)


@check("expected_new_compatible_area", points=2, after=test_expected_area_of_small_games)
def test_expected_area_of_large_games(submission):
    """In large games, the mean must be found without searching `everything` again for each possible
    secret."""
    try:
        submission.agrees(reference.expected_new_compatible_area, on=FAST_MEAN)
        submission.agrees(reference.expected_new_compatible_area, on=LARGE_MEAN)
    except NotPassed as failed:
        slow = failed.verdict.status == TIMEOUT  # for one of many reasons
        raise NotPassed(
            replace(failed.verdict, question=HOW_MANY, fingerprint="") if slow else failed.verdict
        ) from None


@check("expected_new_compatible_area", points=0.5, after=test_expected_area_of_small_games)
def test_expected_area_leaves_lists_alone(submission):
    """After the call, the history and `everything` must be what they were before."""
    _must_leave_alone(KEPT_MEANS, submission.answers(MEAN, KEPT_MEANS, ""))


@check("expected_new_compatible_area", points=0.5, after=test_expected_area_of_small_games)
def test_expected_area_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.expected_new_compatible_area, on=MEANS[:6])


# ---------------------------------------------------------------- first_turn_stats


def _stats(everything, answer, first_guess):
    return (everything, "first_turn_stats", answer, first_guess)


STATS = Cases(
    [
        _stats(TINY, "13", "12"),
        _stats(TINY, "12", "12"),
        _stats(TINY, "31", "12"),
        _stats(SMALL, "12", "34"),
        _stats(SMALL, "14", "31"),
        _stats(SMALL, "42", "23"),
        _stats(MIDDLE, "512", "125"),
        _stats(SEVEN, "126", "213"),
        _stats(SEVEN, "126", "123"),
    ],
    by=in_a_game,
    seconds=20,
)


TWO_GAMES = Cases([_stats(TINY, "13", "12"), _stats(SMALL, "13", "12")], by=in_a_game, seconds=20)
KEPT_STATS = Cases([_stats(TINY, "13", "12"), _stats(SMALL, "42", "23")], by=what_is_left)


def _drawn_stats(random):
    everything = _small_game(random)
    return _stats(everything, *random.sample(everything, 2))


def _fresh_stats(submission):
    """The same for all checks of the function."""
    if "fresh stats" not in submission.known:
        drawn = submission.with_fresh([], _drawn_stats, 4)
        submission.known["fresh stats"] = Cases(drawn, by=in_a_game, seconds=20)
    return submission.known["fresh stats"]


def _dictionaries(submission, on):
    if ("stats", on) not in submission.known:
        submission.known["stats", on] = submission.answers(
            "first_turn_stats", on, "{'12': (…, …), …}"
        )
    return submission.known["stats", on]


def _refuse_entry(sentence, call, behaviour, received, expected="", **fields):
    message = sentence.format(call=call, received=received, expected=expected, **fields)
    raise not_passed(message, call, received, expected, behaviour)


@check("first_turn_stats", points=0.5)
def test_stats_of_every_guess(submission):
    """The dictionary must have each string of `everything` as a key, and for each a pair as its
    value."""
    _must_have_pairs(submission, STATS)
    with unforeseen():
        _must_have_pairs(submission, _fresh_stats(submission))


def _must_have_pairs(submission, on):
    found = _dictionaries(submission, on)
    behaviour = [_shape(value, case[0]) for value, case in zip(found, on, strict=True)]
    for rank, (value, case, right) in enumerate(
        zip(found, on, on.expected(reference.first_turn_stats), strict=True)
    ):
        call = on.call("first_turn_stats", rank)
        if type(value) is not dict:
            _refuse_entry(NOT_A_DICTIONARY, call, behaviour, show(value), type=type_name(value))
        missing, odd = (
            [key for key in case[0] if key not in value],
            [key for key in value if key not in case[0]],
        )
        if missing or odd:
            _refuse_entry(
                NO_ENTRY if missing else ODD_ENTRY,
                call,
                behaviour,
                "",
                key=show((missing or odd)[0]),
            )
        for key in case[0]:
            if type(value[key]) not in (tuple, list) or len(value[key]) != 2:
                expected = show(right[key])
                _refuse_entry(
                    ENTRY_NOT_A_PAIR, call, behaviour, show(value[key]), expected, key=show(key)
                )


def _shape(value, everything):
    """What kind of answer it is, whatever its numbers."""
    if type(value) is not dict:
        return type(value).__name__, len(value) if type(value) in (list, tuple) else 0
    keys = [key in value for key in everything], sum(key not in everything for key in value)
    return "dict", keys, sorted({type(entry).__name__ for entry in value.values()})


def _must_hold(submission, half):
    """One half of each pair is right."""
    _must_hold_in(submission, half, STATS)
    with unforeseen():
        _must_hold_in(submission, half, _fresh_stats(submission))


def _must_hold_in(submission, half, on):
    found, expected = _dictionaries(submission, on), on.expected(reference.first_turn_stats)
    behaviour = [
        [_rounded(value[key][half]) for key in case[0]]
        for value, case in zip(found, on, strict=True)
    ]
    for rank, (value, right) in enumerate(zip(found, expected, strict=True)):
        for key in right:
            if not same(value[key][half], right[key][half]):
                pairs = tuple(value[key]), right[key]
                call = on.call("first_turn_stats", rank)
                _refuse_entry(ENTRY, call, behaviour, *map(show, pairs), key=show(key))


def _rounded(value):
    return f"{value:.6g}" if type(value) is float else show(value)


@check("first_turn_stats", points=1, after=test_stats_of_every_guess)
def test_stats_say_what_is_compatible(submission):
    """The first of each pair must say whether the string is compatible with the first turn."""
    _must_hold(submission, 0)


@check("first_turn_stats", points=1.5, after=test_stats_of_every_guess)
def test_stats_give_the_expected_area(submission):
    """The second of each pair must be the expected size of the area that is left after the string
    is played."""
    _must_hold(submission, 1)


@check("first_turn_stats", points=0.5, after=test_stats_of_every_guess)
def test_stats_of_another_game(submission):
    """When another list stands in `everything`, the dictionary must be that of this list."""
    _must_have_pairs(submission, TWO_GAMES)


@check("first_turn_stats", points=0.5, after=test_stats_of_every_guess)
def test_stats_are_tuples(submission):
    """Each pair must be written in parentheses (`tuple`), and its first element be `True` or
    `False`."""
    found = _dictionaries(submission, STATS)
    for rank, (value, right) in enumerate(
        zip(found, STATS.expected(reference.first_turn_stats), strict=True)
    ):
        for key, entry in value.items():
            if type(entry) is list or type(entry[0]) is int:
                behaviour = [type(entry).__name__, type(entry[0]).__name__]
                call = STATS.call("first_turn_stats", rank)
                _refuse_entry(
                    ENTRY_NOT_A_TUPLE, call, behaviour, show(entry), show(right[key]), key=show(key)
                )


@check("first_turn_stats", points=0.5, after=test_stats_of_every_guess)
def test_stats_leave_everything_alone(submission):
    """After the call, the list `everything` must be what it was before."""
    _must_leave_alone(KEPT_STATS, submission.answers("first_turn_stats", KEPT_STATS, ""))


# ---------------------------------------------------------------- the players: any game


def _turns(value):
    """The turns of a history; None when it is no history."""
    if type(value) not in (list, tuple) or any(
        type(turn) not in (list, tuple) or len(turn) != 3 for turn in value
    ):
        return None
    good = all(
        (type(guess), type(bulls), type(cows)) == (str, int, int) for guess, bulls, cows in value
    )
    return [tuple(turn) for turn in value] if good else None


def _must_be_triples(submission, cases):
    """Each history is a list, and each of its turns a tuple."""
    name = cases.arguments[0][1]
    for rank, value in enumerate(submission.draw(name, cases, "[(guess, bulls, cows), …]")):
        if type(value) is not list or any(type(turn) is not tuple for turn in value):
            call, kind = (
                cases.call(name, rank),
                [type(value).__name__, *sorted({type(turn).__name__ for turn in value})],
            )
            expected = show([tuple(turn) for turn in value])
            message = NOT_TRIPLES.format(call=call, received=show(value), expected=expected)
            raise not_passed(message, call, show(value), expected, kind)


def _game_of_four(random):
    """The strings of a game of four characters, as FOURS is."""
    return reference.admissible(_letters(random, 4), 3)


def _fresh_games(submission, name, count, seconds=None, game=_small_game):
    """Games that this submission alone plays."""

    def drawn(random):
        everything = game(random)
        return everything, name, random.choice(everything)

    return Cases(submission.with_fresh([], drawn, count), by=in_a_game, seconds=seconds)


NAIVE_PLAYER, INFORMATION = "naive_player", "optimal_information_player"
COMPATIBLE = "optimal_information_compatible_player"


def _alone(name, everything, answers):
    return [(everything, name, answer) for answer in answers]


# games that some endless players end: a winning guess has four bulls, or the secret is the first of two strings
FOUR_BULLS, FIRST_STRING, LAST_STRING = (
    {
        name: Cases(_alone(name, everything, [everything[rank]] * games), by=in_a_game, seconds=0.3)
        for name in names
    }
    for everything, rank, games, names in (
        (reference.admissible("1234"), 0, 3, (NAIVE_PLAYER, INFORMATION, COMPATIBLE)),
        (reference.admissible("12", 1), 0, 12, (INFORMATION,)),
        (reference.admissible("12", 1), 1, 12, (INFORMATION,)),
    )
)


def _played(submission, cases):
    """The games that were drawn: the strings, the secret, the turns, the call."""
    if not cases:
        return []
    name = cases.arguments[0][1]
    try:
        values = submission.draw(name, cases, "[(guess, bulls, cows), …]")
    except NotPassed as found:
        raise _looked_into(submission, name, found) from None
    games = []
    for rank, (value, (everything, _unused, answer)) in enumerate(zip(values, cases, strict=False)):
        turns, call = _turns(value), cases.call(name, rank)
        if turns is None:
            message = NOT_A_HISTORY.format(call=call, received=show(value))
            raise not_passed(
                message,
                call,
                show(value),
                "",
                [_kind(value), ("printed", name) in submission.known],
            )
        games.append((everything, answer, turns, call))
    return games


def _looked_into(submission, name, found):
    """A game that does not end tells little: the mistake is known by those that end."""
    verdict, ended = found.verdict, []
    if verdict.status != TIMEOUT or not verdict.fingerprint:
        return found
    tried = {"four bulls": FOUR_BULLS, "first string": FIRST_STRING, "last string": LAST_STRING}
    for which, cases in tried.items():
        with suppress(NotPassed):
            if name in cases:
                submission.draw(name, cases[name], "")
                ended.append(which)
    fields = verdict.message, verdict.call, verdict.received, verdict.expected
    behaviour = ended if ended in (["four bulls"], ["first string"]) else []
    return not_passed(*fields, behaviour, TIMEOUT, verdict.question)


def _kind(value):
    """What was returned instead of a history."""
    if type(value) in (list, tuple) and value:
        return (
            type(value).__name__,
            sorted({type(turn).__name__ for turn in value}),
            _kind(value[0]),
        )
    return type(value).__name__


def _told(call, turns):
    told = ", ".join(f"{guess} ({bulls}, {cows})" for guess, bulls, cows in turns)
    return AFTER.format(call=call, turns=told) if turns else AT_START.format(call=call)


def _refuse(sentence, call, turns, behaviour, **fields):
    """Refuse a game for its next turn."""
    fields = {"received": "", "expected": ""} | fields
    message = sentence.format(game=_told(call, turns), call=call, **fields)
    raise not_passed(message, call, fields["received"], fields["expected"], behaviour)


def _must_be_games(submission, cases):
    """Each history is one of a whole game: its strings, its replies, its end."""
    games = _played(submission, cases)
    for (_first, other, before, _call), (_second, _other, turns, call) in pairwise(games):
        if before and before[-1][0] == other and turns[: len(before)] == before != turns:
            _refuse(LEFT_OVER, call, [], ["left over"], other=other)
    faults = [_fault(*game[:3]) for game in games]
    kinds = [(sentence.code, kind) for _rank, (sentence, kind), _fields in filter(None, faults)]
    behaviour = sorted(set(map(str, kinds)))
    for (_first, _other, turns, call), fault in zip(games, faults, strict=True):
        if fault:
            rank, (sentence, _), fields = fault
            _refuse(sentence, call, turns[:rank], behaviour, **fields)
    if len(games) > MANY and all(len(turns) == 1 for _, _, turns, _ in games):
        _, _, turns, call = games[0]
        _refuse(ONE_TURN_EACH, call, [], ["one turn each"], count=len(games), received=show(turns))


def _fault(everything, answer, turns):
    """The first fault of a game: after how many turns, its sentence and kind, what fills the sentence."""
    if not turns:
        return 0, (EMPTY, "empty"), {"received": "[]"}
    for rank, (guess, *reply) in enumerate(turns):
        right = _reply(guess, answer) if guess in everything else None
        if rank and turns[rank - 1][0] == answer:
            return rank, (GOES_ON, "goes on"), {"guess": clean(guess, 60)}
        if right is None:
            return rank, (FOREIGN, "foreign"), {"guess": clean(guess, 60)}
        if tuple(reply) != right:
            kind = (
                "reply",
                tuple(reply) == right[::-1],
                show(sum(reply) - sum(right)),
                reply[0] == right[0],
            )
            return (
                rank,
                (WRONG_REPLY, kind),
                {"guess": guess, "received": show(tuple(reply)), "expected": show(right)},
            )
    return None if turns[-1][0] == answer else (len(turns), (NOT_FOUND, "not found"), {})


def _must_draw_its_first_guess(games):
    """All strings, and the secret among them, are equally likely as a first guess."""
    everything, _, _, call = games[0]
    count, size = len(games), len(everything)
    starts = Counter(turns[0][0] for _, _, turns, _ in games)
    low, high = bounds(count, 1 / size, ALARM)
    if len(starts) == 1:
        guess = next(iter(starts))
        place = everything.index(guess) if guess in (everything[0], everything[-1]) else "some"
        alike = len({(answer, *turns) for _, answer, turns, _ in games}) == len(
            {answer for _, answer, *_ in games}
        )
        _refuse(SAME_START, call, [], ["same start", place, alike], count=count, guess=guess)
    uneven = [
        (guess, starts[guess] > high) for guess in everything if not low <= starts[guess] <= high
    ]
    if uneven:
        guess, times = uneven[0][0], starts[uneven[0][0]]
        _refuse(
            UNEVEN_START,
            call,
            [],
            ["start", uneven],
            count=count,
            guess=guess,
            times=times,
            mean=round(count / size),
        )
    times = sum(turns[0][0] == answer for _, answer, turns, _ in games)
    if not low <= times <= high:
        behaviour = ["secret at start", times > high]
        _refuse(
            SECRET_AT_START, call, [], behaviour, count=count, times=times, mean=round(count / size)
        )


def _must_not_begin_alike(games):
    """In games too few to count the first guesses, they are not all the same."""
    for size in sorted({len(everything) for everything, *_unused in games}):
        some = [game for game in games if len(game[0]) == size]
        starts = {turns[0][0] for _, _, turns, _ in some}
        if len(starts) == 1 and size ** (1 - len(some)) < ALARM / 100:
            behaviour = ["same start in larger games", some[0][0].index(*starts)]
            _refuse(SAME_START, some[0][3], [], behaviour, count=len(some), guess=starts.pop())


@lru_cache(1 << 13)
def _area(everything, turns):
    """The strings compatible with these turns, as a tuple."""
    area = everything if not turns else _area(everything, turns[:-1])
    return tuple(
        guess
        for guess in area
        if all(_reply(guess, earlier) == (b, c) for earlier, b, c in turns[-1:])
    )


def _first_of(faults):
    """Of the faults of some games, the one to be shown: each begins with its order."""
    return min(faults, key=lambda fault: fault[0])


def _must_be_compatible(games):
    """Each guess may still be the secret when it is played."""
    faults, against = [], set()
    for _unused, _unused, turns, call in games:
        for rank, (guess, *_unused) in enumerate(turns):
            wrong = [
                (turn, other)
                for turn in turns[:rank]
                if (other := _reply(guess, turn[0])) != turn[1:]
            ]
            if wrong:
                against |= {
                    (turn is turns[rank - 1], other[0] == turn[1], sum(other) == sum(turn[1:]))
                    for turn, other in wrong
                }
                (earlier, *reply), other = wrong[0]
                fields = {"guess": guess, "earlier": earlier, "other": other, "reply": tuple(reply)}
                faults.append((rank, call, turns[:rank], fields))
                break
    if faults:
        _, call, before, fields = _first_of(faults)
        _refuse(INCOMPATIBLE, call, before, sorted(against), **fields)


# ---------------------------------------------------------------- naive_player


NAIVE = Cases(_alone(NAIVE_PLAYER, SMALL, SMALL * 30), by=in_a_game)
NAIVE_CHOICES = Cases(_alone(NAIVE_PLAYER, MIDDLE, MIDDLE * 15), by=in_a_game)
LONG_GAMES = {  # of one character, of which a guess tells no more than that it is not the secret
    name: Cases(_alone(name, reference.admissible("123456789abc", 1), answers), by=in_a_game)
    for name, answers in (
        (NAIVE_PLAYER, "123456789abc" * 5),
        (INFORMATION, "789abc" * 2),
        (COMPATIBLE, "789abc" * 2),
    )
}
NAIVE_LARGER = Cases(
    _alone(NAIVE_PLAYER, SEVEN, ["126", "543", "712", "345", "567"])
    + _alone(NAIVE_PLAYER, CLASSIC, ["5407"]),
    by=in_a_game,
)
NAIVE_LARGER_CHOICES = Cases(
    _alone(NAIVE_PLAYER, SEVEN, SEVEN[::7]) + _alone(NAIVE_PLAYER, CLASSIC, CLASSIC[::1200]),
    by=in_a_game,
)
NAIVE_ONE_OF_FOUR = Cases(
    _alone(NAIVE_PLAYER, reference.admissible("1234", 1), "1234" * 225), by=in_a_game
)
NAIVE_KEPT = Cases(_alone(NAIVE_PLAYER, SMALL, ["12", "31", "43", "24"]), by=what_is_left)


@check("naive_player", points=1.5)
def test_naive_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    _must_be_games(submission, NAIVE)
    _must_be_games(submission, LONG_GAMES[NAIVE_PLAYER])
    with unforeseen():
        _must_be_games(submission, _fresh_games(submission, NAIVE_PLAYER, 12))


@check("naive_player", points=2, after=test_naive_plays_whole_games)
def test_naive_guesses_what_is_compatible(submission):
    """Each guess must be compatible with all the turns before."""
    _must_be_compatible(_played(submission, NAIVE))
    for cases in (NAIVE_CHOICES, NAIVE_LARGER):
        _must_be_games(submission, cases)
        _must_be_compatible(_played(submission, cases))
    _must_not_know_the_secret(_played(submission, NAIVE_CHOICES))
    with unforeseen():
        cases = _fresh_games(submission, NAIVE_PLAYER, 24)
        _must_be_games(submission, cases)
        _must_be_compatible(_played(submission, cases))


@check("naive_player", points=2, after=test_naive_guesses_what_is_compatible)
def test_naive_draws_each_guess(submission):
    """At each turn, all compatible strings must have the same chance to be drawn."""
    few, many = (_played(submission, cases) for cases in (NAIVE, NAIVE_CHOICES))
    for games in (few, many):
        _must_draw_its_first_guess(games)
    _must_win_at_once_now_and_then([*few, *many])
    _must_draw_evenly(many)
    larger = _played(submission, NAIVE_LARGER_CHOICES)
    _must_not_begin_alike(larger)
    _must_draw_evenly(larger, alarm=ALARM / 100)
    _must_draw_evenly(_played(submission, NAIVE_ONE_OF_FOUR), whole=True)


def _must_win_at_once_now_and_then(games):
    """The secret is the first guess as often as any other string, be the games on few strings or on many.

    A sum of unlike chances spreads less than a binomial of the same mean (Hoeffding, 1956), whose bounds these are.
    """
    times = sum(turns[0][0] == answer for _, answer, turns, _ in games)
    mean = sum(1 / len(everything) for everything, *_ in games)
    low, high = bounds(len(games), mean / len(games), ALARM)
    if not low <= times <= high:
        behaviour = ["secret at start", times > high]
        _refuse(
            SECRET_AT_START,
            games[0][3],
            [],
            behaviour,
            count=len(games),
            times=times,
            mean=round(mean),
        )


def _must_not_know_the_secret(games):
    """The second guess is not the secret more often than one string of the area can be, each secret being played."""
    second = [
        (len(area), turns[1][0] == answer)
        for everything, answer, turns, _ in games
        if turns[1:] and len(area := _area(tuple(everything), tuple(turns[:1]))) > 1
    ]
    times, mean = sum(found for _, found in second), sum(1 / size for size, _ in second)
    if times > mean + sqrt(len(second) / 2 * log(1 / ALARM)):
        when = WHEN["any"].format(count=len(second))
        fields = {"when": when, "which": WHICH["secret"], "times": times, "mean": round(mean)}
        _refuse(UNEVEN_CHOICE, games[0][3], [], ["secret later"], **fields)


def _must_draw_evenly(games, alarm=ALARM, whole=False):
    """Neither the secret nor the first, last or any other known string of the area comes too often or too seldom.

    `whole`: the first guesses are counted with the others.
    """
    times, means, counts = Counter(), Counter(), Counter()
    for everything, answer, turns, _unused in games:
        for rank in range(not whole, len(turns)):
            area, guess = _area(tuple(everything), tuple(turns[:rank])), turns[rank][0]
            later = ["any", *["late"] * (rank > 1), *["few left"] * (len(area) < 4)]
            occasions = [] if len(area) < 2 else ["all"] if whole else later
            for when, (which, some) in product(occasions, _some_of(area, answer)):
                counts[when, which] += 1
                means[when, which] += len(some) / len(area)
                times[when, which] += guess in some
    always = {what for what in counts if times[what] == counts[what]}
    far = {
        what: abs(times[what] - means[what]) / sqrt(counts[what] / 2 * log(2 / alarm))
        for what in counts
    }
    farthest = max(far, key=far.get, default=None)
    if farthest and far[farthest] > 1:
        when, which = farthest
        fields = {"when": WHEN[when].format(count=counts[farthest]), "which": WHICH[which]}
        fields |= {"times": times[farthest], "mean": round(means[farthest])}
        _refuse(
            UNEVEN_CHOICE,
            games[0][3],
            [],
            ["later", which, times[farthest] > means[farthest], farthest in always],
            **fields,
        )


def _some_of(area, answer):
    """Some strings of the area that may be preferred to the others, by what they are called; never all of them."""
    firsts = Counter(guess[0] for guess in area)
    rare = [guess for guess in area if firsts[guess[0]] == min(firsts.values())]
    some = [
        ("first", area[:1]),
        ("last", area[-1:]),
        ("middle", [area[len(area) // 2]]),
        ("secret", [answer]),
    ]
    some += [("ends", {area[0], area[-1]})] if len(area) > 2 else []
    some += [("second", area[1:2]), *([("inner", area[2:-2])] if len(area) > 4 else [])]
    return some if len(rare) == len(area) else [*some, ("rare", rare)]


@check("naive_player", points=0.5, after=test_naive_plays_whole_games)
def test_naive_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    _must_be_triples(submission, NAIVE)


@check("naive_player", points=0.5, after=test_naive_plays_whole_games)
def test_naive_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    _must_leave_alone(NAIVE_KEPT, submission.draw(NAIVE_PLAYER, NAIVE_KEPT, ""))


# ---------------------------------------------------------------- the players who want to know most


@lru_cache(1 << 15)
def _squares(guess, area):
    """The expected new area, times the size of the area: an integer, so that equal is equal."""
    return sum(size**2 for size in Counter(_reply(guess, secret) for secret in area).values())


@lru_cache(1 << 13)
def _best(choices, area):
    """What the rule plays."""
    return (
        area[0]
        if len(area) == 1
        else min(choices, key=lambda guess: (_squares(guess, area), guess))
    )


def _must_follow_the_rule(games, compatible):
    """Each guess but the first is the one of the rule; `compatible`: only such strings are allowed."""
    faults, kinds = [], set()
    for everything, _unused, turns, call in games:
        for rank in range(1, len(turns)):
            area, guess = _area(tuple(everything), tuple(turns[:rank])), turns[rank][0]
            right = _best(area if compatible else tuple(everything), area)
            if guess != right:
                sentence = _difference(guess, right, area, compatible)
                kinds.add(sentence.code)
                faults.append(
                    (
                        (sentence.code == NOT_THE_FIRST.code, rank),
                        sentence,
                        call,
                        turns[:rank],
                        guess,
                        right,
                        area,
                    )
                )
                break
    if faults:
        _, sentence, call, before, guess, right, area = _first_of(faults)
        fields = {"guess": guess, "expected": right, **_contradiction(guess, before)}
        fields |= {"size": _mean(guess, area), "smaller": _mean(right, area)}
        _refuse(sentence, call, before, _behaviour(games) or sorted(kinds), **fields)


def _difference(guess, right, area, compatible):
    if len(area) == 1:
        return LAST_ONE
    if compatible and guess not in area:
        return INCOMPATIBLE
    return NOT_THE_FIRST if _squares(guess, area) == _squares(right, area) else NOT_THE_BEST


def _contradiction(guess, turns):
    """A turn that the guess contradicts."""
    found = (
        (earlier, tuple(reply))
        for earlier, *reply in turns
        if _reply(guess, earlier) != tuple(reply)
    )
    earlier, reply = next(found, ("", ()))
    return {"earlier": earlier, "reply": reply, "other": _reply(guess, earlier)}


def _mean(guess, area):
    return float(_squares(guess, area) / len(area))


def _behaviour(games):
    """What is played against REPEATED after each first guess; nothing when this is not always the same.

    Where each secret comes once: all that is played.
    """
    if sum(answer == REPEATED for _, answer, *_ in games) < MANY:
        return [[guess for guess, *_ in turns] for _, _, turns, _ in games]
    ways = {
        turns[0][0]: [guess for guess, *_ in turns]
        for _, answer, turns, _ in games
        if answer == REPEATED
    }
    steady = all(
        ways[turns[0][0]] == [guess for guess, *_ in turns]
        for _, answer, turns, _ in games
        if answer == REPEATED
    )
    return sorted(ways.items()) if steady else []


# where other criteria play otherwise: the number of replies, the largest area, the entropy
SIX = reference.admissible("123456", 4)
TELLING = SIX, SIX[::20]
OF_FOUR = reference.admissible("1234"), reference.admissible("1234")[::2]  # where four bulls win
ONE_IN_ANOTHER = (
    (SMALL, SMALL * 4),
    (MIDDLE, MIDDLE * 3),
)  # after the same turns, other guesses are the best ones
# where many turns are needed
EIGHT = reference.admissible("12345678", 2)
REPEATED = "324"
STARTS, RULES, LARGER = (
    {
        name: Cases(
            [game for part in parts for game in _alone(name, *part)], by=in_a_game, seconds=seconds
        )
        for name, parts in games.items()
    }
    for seconds, games in (
        (None, dict.fromkeys((INFORMATION, COMPATIBLE), ((TINY, TINY * 42),))),
        (None, dict.fromkeys((INFORMATION, COMPATIBLE), ((FOURS, [REPEATED] * 290 + FOURS),))),
        (
            30,
            {
                INFORMATION: (
                    (MIDDLE, MIDDLE[::4]),
                    (EIGHT, EIGHT[::6]),
                    (SEVEN, ["543", "765"]),
                    OF_FOUR,
                    *ONE_IN_ANOTHER,
                ),
                COMPATIBLE: (
                    (MIDDLE, MIDDLE[::10]),
                    (EIGHT, EIGHT[::6]),
                    (SEVEN, SEVEN[::40]),
                    TELLING,
                    (SEVEN, ["543"]),
                    OF_FOUR,
                    *ONE_IN_ANOTHER,
                ),
            },
        ),
    )
)


WIDER = reference.admissible("123456", 3)
OTHER_CRITERIA = Cases(
    _alone(INFORMATION, WIDER, WIDER[::10]), by=in_a_game, seconds=30
)  # they choose otherwise
KEPT_GAMES = {
    name: Cases(_alone(name, SMALL, ["12", "31", "43", "24"]), by=what_is_left)
    for name in (INFORMATION, COMPATIBLE)
}


@check("optimal_information_player", points=1.5)
def test_information_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    _must_be_games(submission, STARTS[INFORMATION])
    _must_be_games(submission, RULES[INFORMATION])
    _must_be_games(submission, LONG_GAMES[INFORMATION])


@check("optimal_information_player", points=1, after=test_information_plays_whole_games)
def test_information_draws_its_first_guess(submission):
    """The first guess must be drawn at random, all the strings of `everything` having the same
    chance."""
    _must_draw_its_first_guess(_played(submission, STARTS[INFORMATION]))
    _must_not_begin_alike_in_larger_games(submission, INFORMATION)


def _must_not_begin_alike_in_larger_games(submission, name):
    """What else may be wrong with larger games is another check's matter."""
    larger = []
    with suppress(NotPassed):
        larger = _played(submission, LARGER[name])
    _must_not_begin_alike([game for game in larger if game[2]])


@check("optimal_information_player", points=2, after=test_information_plays_whole_games)
def test_information_guesses_what_teaches_most(submission):
    """Each later guess must have the smallest expected new area, and be the first in order of those
    that have it."""
    _must_follow_the_rule(_played(submission, RULES[INFORMATION]), compatible=False)
    _must_be_games(submission, OTHER_CRITERIA)
    _must_follow_the_rule(_played(submission, OTHER_CRITERIA), compatible=False)
    _must_follow_the_rule_in_fresh_games(
        submission, INFORMATION, compatible=False, game=_game_of_four
    )


def _must_follow_the_rule_in_fresh_games(submission, name, compatible, game=_small_game):
    with unforeseen():
        cases = _fresh_games(submission, name, 8, seconds=30, game=game)
        _must_be_games(submission, cases)
        _must_follow_the_rule(_played(submission, cases), compatible)


@check("optimal_information_player", points=1, after=test_information_guesses_what_teaches_most)
def test_information_in_larger_games(submission):
    """In larger games, the guesses must be those of the rules as well."""
    _must_be_games(submission, LARGER[INFORMATION])
    _must_follow_the_rule(_played(submission, LARGER[INFORMATION]), compatible=False)
    _must_follow_the_rule_in_fresh_games(submission, INFORMATION, compatible=False)


@check("optimal_information_player", points=0.5, after=test_information_plays_whole_games)
def test_information_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    _must_be_triples(submission, STARTS[INFORMATION])


@check("optimal_information_player", points=0.5, after=test_information_plays_whole_games)
def test_information_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    _must_leave_alone(
        KEPT_GAMES[INFORMATION], submission.draw(INFORMATION, KEPT_GAMES[INFORMATION], "")
    )


@check("optimal_information_compatible_player", points=1)
def test_compatible_player_plays_whole_games(submission):
    """The history must be that of a whole game: right replies, and the secret in the last turn, not
    before."""
    _must_be_games(submission, STARTS[COMPATIBLE])
    _must_be_games(submission, RULES[COMPATIBLE])
    _must_be_games(submission, LONG_GAMES[COMPATIBLE])


@check(
    "optimal_information_compatible_player",
    points=1,
    after=test_compatible_player_plays_whole_games,
)
def test_compatible_player_draws_its_first_guess(submission):
    """The first guess must be drawn at random, all the strings of `everything` having the same
    chance."""
    _must_draw_its_first_guess(_played(submission, STARTS[COMPATIBLE]))
    _must_not_begin_alike_in_larger_games(submission, COMPATIBLE)


@check(
    "optimal_information_compatible_player",
    points=2,
    after=test_compatible_player_plays_whole_games,
)
def test_compatible_player_guesses_what_teaches_most(submission):
    """Each later guess must be the first, in order, of the compatible strings with the smallest
    expected new area."""
    for cases in (RULES[COMPATIBLE], LARGER[COMPATIBLE]):
        _must_be_games(submission, cases)
        _must_follow_the_rule(_played(submission, cases), compatible=True)
    _must_follow_the_rule_in_fresh_games(submission, COMPATIBLE, compatible=True)


@check(
    "optimal_information_compatible_player",
    points=0.5,
    after=test_compatible_player_plays_whole_games,
)
def test_compatible_player_returns_triples(submission):
    """The history must be a list, and each turn a triple in parentheses (`tuple`)."""
    _must_be_triples(submission, STARTS[COMPATIBLE])


@check(
    "optimal_information_compatible_player",
    points=0.5,
    after=test_compatible_player_plays_whole_games,
)
def test_compatible_player_leaves_everything_alone(submission):
    """After a game, the list `everything` must be what it was before."""
    _must_leave_alone(
        KEPT_GAMES[COMPATIBLE], submission.draw(COMPATIBLE, KEPT_GAMES[COMPATIBLE], "")
    )
