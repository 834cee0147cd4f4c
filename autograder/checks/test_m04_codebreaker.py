"""Hidden checks of m04_codebreaker: test_essai, test_code, jeu_2.

`jeu_2` is played by codemakers whose secrets bring each known mistake to light, and judged by its moves.
It is answered on one line or by two questions, whichever it understands. The names of these functions begin as
pytest's do: the check file imports the reference as a module, never these names.
"""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from autograder.testing.cases import Cases, asked_mixed, lists
from autograder.testing.check import NotPassed, check, not_passed, not_reached, unforeseen

from autograder.checking import sentences
from autograder.checking.games import claims, codes_in, excerpt, plain, typed, words
from autograder.i18n.display import show
from autograder.i18n.message import _, finding
from solutions import m02_pegs as pegs
from solutions import m04_codebreaker as reference

SEVERAL_CODES = finding(
    "jeu_2.shows-several-codes",
    "{game} `{call}` shows several codes before it asks for the answer: which of them is proposed?",
)
NO_CODE_SHOWN = finding(
    "jeu_2.shows-no-code",
    "{game} `{call}` asks for an answer and shows no code of four pegs to answer to.",
)


_random, _later = Random(3224), Random(6666)  # the cases are what they are, whatever is added
CODES = lists(range(1, 7), 4)


def _answer(code, proposition):
    return pegs.bien_places(code, proposition), pegs.mal_places(code, proposition)


def _code(colours=6, random=_random):
    return [random.randint(1, colours) for _ in range(4)]


ONE_NUMBER_ASKED = finding(
    "jeu_2.asks-for-one-number",
    "{game} `{call}` has asked for one number, and shows another proposition before it asks for "
    "the second one.",
)

# ---------------------------------------------------------------- test_essai


def _trials(keep, count, first=()):
    """Codes with tries whose answer, compared with the right one, is as wanted: (code's answer, answer told)."""

    def draw(random):
        while True:
            code, proposition = _code(random=random), _code(random=random)
            told = (random.randint(0, 3), random.randint(0, 4))
            if sum(told) <= 4 and keep(_answer(code, proposition), told):
                return code, (proposition, *told)

    drawn = [draw(_random) for _ in range(count - len(first))]
    return Cases([*first, *drawn], fresh=draw)


def _consistent(code, proposition):
    return code, (proposition, *_answer(code, proposition))


def _any_consistent(random):
    colours = random.choice((3, 6))
    return _consistent(_code(colours, random), _code(colours, random))


CONSISTENT = Cases(
    [
        ([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0)),
        ([2, 2, 2, 2], ([1, 1, 1, 1], 0, 0)),
        ([1, 2, 3, 4], ([1, 2, 3, 4], 4, 0)),
    ]
    + [_consistent(_code(), _code()) for _unused in range(150)]
    + [_consistent(_code(3), _code(3)) for _unused in range(100)]
    + [
        _consistent([1, 2, 3, 4], proposition)
        for proposition in ([2, 1, 4, 3], [1, 2, 4, 3], [6, 6, 6, 6])
    ],
    fresh=_any_consistent,
)
OTHER_WELL_PLACED = _trials(
    lambda right, told: right[0] != told[0] and right[1] == told[1],
    120,
    [
        ([1, 1, 2, 1], ([1, 1, 1, 1], 2, 0)),
        ([1, 1, 1, 1], ([1, 1, 1, 2], 1, 0)),
        ([1, 1, 2, 1], ([1, 1, 1, 1], 4, 0)),
        ([5, 5, 5, 5], ([6, 6, 6, 6], 4, 0)),
        ([6, 6, 6, 6], ([6, 6, 6, 6], 0, 0)),
    ],
)
OTHER_MISPLACED = _trials(
    lambda right, told: right[0] == told[0] and right[1] != told[1],
    121,
    [
        ([1, 2, 3, 4], ([2, 1, 5, 5], 0, 1)),
        ([1, 2, 3, 4], ([5, 5, 2, 1], 0, 0)),
        ([1, 1, 2, 1], ([1, 2, 3, 1], 2, 2)),
    ],
)


def _score(answer):
    """Two for a well placed peg, one for a misplaced one."""
    return 2 * answer[0] + answer[1]


SAME_TOTAL = _trials(
    lambda right, told: (
        right != told and (sum(right) == sum(told) or _score(right) == _score(told))
    ),
    120,
    [
        ([1, 1, 2, 1], ([1, 2, 1, 1], 1, 3)),
        ([1, 1, 2, 1], ([1, 2, 3, 1], 1, 2)),
        ([1, 2, 3, 4], ([2, 1, 5, 5], 1, 0)),
    ],
)
asked_mixed(CONSISTENT, OTHER_WELL_PLACED, OTHER_MISPLACED, SAME_TOTAL)


def _each_told_as_each_other():
    """One code, a proposition for each answer there is, and all answers that are not the right one."""
    code = [1, 2, 3, 4]
    by_answer = {_answer(code, proposition): proposition for proposition in reversed(CODES)}
    return [
        (code, (by_answer[right], *told))
        for right in by_answer
        for told in by_answer
        if told != right
    ]


EVERY_OTHER_ANSWER = Cases(_each_told_as_each_other())


def _far(code, trials, random=_later):
    """The code with the same propositions, and answers that nobody takes for its own."""
    told = []
    for proposition, *right in trials:
        others = [(well, misplaced) for well in range(4) for misplaced in range(5 - well)]
        far = [one for one in others if sum(one) != sum(right) and not set(one) & set(right)]
        told.append((proposition, *random.choice(far or [(4, 0)])))
    return code, told


def _essai_and_far(random=_later):
    """A code and a try, once with its answer and once with quite another."""
    code, trial = _consistent(_code(random=random), _code(random=random))
    return (code, trial), (code, _far(code, [trial], random)[1][0])


def _must_refuse_some(submission, function, pairs):
    """A function that says the same of everything has accepted nothing."""
    right, wrong = Cases(right for right, _ in pairs), Cases(wrong for _, wrong in pairs)
    accepted, refused = submission.answers(function.__name__, right, "True"), []
    with suppress(NotPassed):  # another check's matter
        refused = submission.answers(function.__name__, wrong, "False")
    yes, no = set(map(repr, accepted)), set(map(repr, refused))
    tells_apart = len(yes) < 3 and not yes & no  # in another way: "True" and "False", say
    if refused and all(refused) and not tells_apart:
        submission.agrees(function, on=wrong, seen_as=bool)


def _must_tell_apart(submission, function, pairs, draw):
    _must_refuse_some(submission, function, pairs)
    fresh = submission.with_fresh([], draw, 6)
    if fresh:
        with unforeseen():
            _must_refuse_some(submission, function, fresh)


ESSAIS_AND_FAR = [_essai_and_far() for _unused in range(12)]
ESSAI_MANNERS = CONSISTENT[:30] + OTHER_WELL_PLACED[:20] + OTHER_MISPLACED[:20]


@check("test_essai", points=1)
def test_essai_accepts_a_consistent_code(submission):
    """A code that gives exactly the answer of the try is consistent with it, and not every code is."""
    submission.agrees(reference.test_essai, on=CONSISTENT, seen_as=bool)
    _must_tell_apart(submission, reference.test_essai, ESSAIS_AND_FAR, _essai_and_far)


@check("test_essai", points=1, after=test_essai_accepts_a_consistent_code)
def test_essai_compares_the_well_placed(submission):
    """A code that gives another number of well placed pegs is not consistent."""
    submission.agrees(reference.test_essai, on=OTHER_WELL_PLACED, seen_as=bool)
    submission.known["well placed"] = True


@check("test_essai", points=1, after=test_essai_accepts_a_consistent_code)
def test_essai_compares_the_misplaced(submission):
    """A code that gives another number of misplaced pegs is not consistent."""
    submission.agrees(reference.test_essai, on=OTHER_MISPLACED, seen_as=bool)
    submission.known["misplaced"] = True


@check("test_essai", points=0.5, after=test_essai_accepts_a_consistent_code)
def test_essai_does_not_add_them_up(submission):
    """Two answers are the same only if both numbers are: to add up to the same is not enough."""
    submission.agrees(reference.test_essai, on=SAME_TOTAL, seen_as=bool)
    if {
        "well placed",
        "misplaced",
    } <= submission.known.keys():  # else other checks say that one is not looked at
        submission.agrees(reference.test_essai, on=EVERY_OTHER_ANSWER, seen_as=bool)


@check("test_essai", points=0.5, after=test_essai_accepts_a_consistent_code)
def test_essai_says_true_or_false(submission):
    """The result must be `True` or `False`."""
    submission.returns(reference.test_essai, bool, on=ESSAI_MANNERS, seen_as=bool)


@check("test_essai", points=0.5, after=test_essai_accepts_a_consistent_code)
def test_essai_leaves_its_arguments_alone(submission):
    """After the call, the code and the try must be what they were before."""
    submission.leaves_arguments_alone("test_essai", on=ESSAI_MANNERS)


@check("test_essai", points=0.5, after=test_essai_accepts_a_consistent_code)
def test_essai_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.test_essai, on=ESSAI_MANNERS, seen_as=bool)


# ---------------------------------------------------------------- test_code


def _history(secret, count, colours=4, random=_random):
    """Tries against a secret, with the propositions of a player who proposes at random."""
    propositions = [_code(colours, random) for _ in range(count)]
    return [(proposition, *_answer(secret, proposition)) for proposition in propositions]


def _contradicting(at, count, colours=4, random=_random):
    """A code, and a history that it contradicts in one try only, at that rank (negative: from the end)."""
    while True:
        code, other = _code(colours, random), _code(colours, random)
        history = _history(code, count, colours, random)
        history[at] = (history[at][0], *_answer(other, history[at][0]))
        if history[at][1:] != _answer(code, history[at][0]):
            return code, history


_WORKED = [([1, 1, 1, 1], 0, 0), ([2, 2, 2, 2], 2, 0), ([2, 2, 3, 3], 1, 2)]
POSSIBLE = Cases(
    [([2, 2, 2, 2], _WORKED[:1]), ([2, 3, 2, 4], _WORKED)]
    + [
        (code, _history(code, count))
        for count in (1, 2, 3, 4)
        for code in (_code(4) for _unused in range(40))
    ]
)
NOTHING_TRIED = Cases([([1, 1, 1, 1], []), ([1, 2, 3, 4], []), ([6, 6, 6, 6], [])])
CONTRADICTED_FIRST = Cases(_contradicting(0, count) for count in (2, 3, 4) for _unused in range(40))
CONTRADICTED_LAST = Cases(
    [([1, 1, 2, 1], _WORKED[:1]), ([2, 3, 2, 3], _WORKED)]
    + [_contradicting(-1, count) for count in (1, 2, 3, 4) for _unused in range(30)]
)


def _contradicting_twice():
    """A code, and a history of which it contradicts at least two tries, neither the first nor the last of four."""
    while True:
        code, other = _code(4), _code(4)
        right = _history(code, 4)
        wrong = [(trial[0], *_answer(other, trial[0])) for trial in right]
        history = [right[0], wrong[1], wrong[2], right[3]]
        if wrong[1] != right[1] and wrong[2] != right[2]:
            return code, history


CONTRADICTED_BETWEEN = Cases(
    [_contradicting(rank, 4) for rank in (1, 2) for _unused in range(40)]
    + [_contradicting_twice() for _unused in range(40)]
)

CODE_MANNERS = POSSIBLE[:50] + CONTRADICTED_LAST[:30] + CONTRADICTED_FIRST[:20] + NOTHING_TRIED

# after these, more than four tries, with all six colours
LONG = (5, 6, 7)
VERY_LONG = (9, 20)
_longer = Random(2026)  # of its own, so that the other cases stay what they are


def _very_long(draw):
    return [draw(_longer, count, 6) for count in VERY_LONG for _ in range(5)]


def _with_long(cases, longer, draw):
    """The cases, then longer ones; where marks are made, short and long ones too that nobody has seen."""

    def fresh(random):
        count, colours = random.choice(
            ((2, 4), (3, 4), (4, 4), (5, 6), (6, 6), (8, 6), (12, 6), (25, 6))
        )
        return draw(random, count, colours)

    return Cases([*cases, *longer, *_very_long(draw)], fresh=fresh)


def _possible(random, count, colours):
    code = _code(colours, random)
    return code, _history(code, count, colours, random)


POSSIBLE = _with_long(
    POSSIBLE,
    [
        (code, _history(code, count, 6))
        for count in LONG
        for code in (_code() for _unused in range(10))
    ],
    _possible,
)
CONTRADICTED_FIRST = _with_long(
    CONTRADICTED_FIRST,
    [_contradicting(0, count, 6) for count in LONG for _unused in range(10)],
    lambda random, count, colours: _contradicting(0, count, colours, random),
)
CONTRADICTED_LAST = _with_long(
    CONTRADICTED_LAST,
    [_contradicting(-1, count, 6) for count in LONG for _unused in range(10)],
    lambda random, count, colours: _contradicting(-1, count, colours, random),
)
BETWEEN = ((1, 4, 4), (2, 4, 4), (4, 7, 6), (5, 7, 6))  # where, of how many, of how many colours
CONTRADICTED_BETWEEN = Cases(
    [
        *CONTRADICTED_BETWEEN,
        *(_contradicting(rank, 7, 6) for rank in (4, 5) for _unused in range(10)),
    ],
    fresh=lambda random: _contradicting(*random.choice(BETWEEN), random),
)


def _code_and_far(random=_later):
    """A code and a history of three or four tries, once with its answers and once with quite others."""
    code = _code(random=random)
    history = _history(code, random.choice((3, 4)), 6, random)
    return (code, history), _far(code, history, random)


CODES_AND_FAR = [_code_and_far() for _unused in range(12)]
asked_mixed(POSSIBLE, CONTRADICTED_FIRST, CONTRADICTED_LAST, CONTRADICTED_BETWEEN)


@check("test_code", points=1)
def test_code_accepts_a_possible_code(submission):
    """A code consistent with every try is possible, and not every code is."""
    submission.agrees(reference.test_code, on=POSSIBLE, seen_as=bool)
    _must_tell_apart(submission, reference.test_code, CODES_AND_FAR, _code_and_far)


@check("test_code", points=1, after=test_code_accepts_a_possible_code)
def test_code_when_the_first_trial_contradicts(submission):
    """A code that contradicts the first try is not possible, whatever the others say."""
    submission.agrees(reference.test_code, on=CONTRADICTED_FIRST, seen_as=bool)


@check("test_code", points=1, after=test_code_accepts_a_possible_code)
def test_code_when_the_last_trial_contradicts(submission):
    """A code that contradicts the last try is not possible, whatever the others say."""
    submission.agrees(reference.test_code, on=CONTRADICTED_LAST, seen_as=bool)


@check("test_code", points=0.5, after=test_code_accepts_a_possible_code)
def test_code_when_a_trial_between_contradicts(submission):
    """A code is not possible when nothing but tries in the middle of the list contradicts it."""
    submission.agrees(reference.test_code, on=CONTRADICTED_BETWEEN, seen_as=bool)


@check("test_code", points=0.5, after=test_code_accepts_a_possible_code)
def test_code_before_any_trial(submission):
    """As long as nothing has been tried, every code is possible."""
    submission.agrees(reference.test_code, on=NOTHING_TRIED, seen_as=bool)


@check("test_code", points=0.5, after=test_code_accepts_a_possible_code)
def test_code_says_true_or_false(submission):
    """The result must be `True` or `False`."""
    submission.returns(reference.test_code, bool, on=CODE_MANNERS, seen_as=bool)


@check("test_code", points=0.5, after=test_code_accepts_a_possible_code)
def test_code_leaves_its_arguments_alone(submission):
    """After the call, the code and the list of tries must be what they were before."""
    submission.leaves_arguments_alone("test_code", on=CODE_MANNERS)


@check("test_code", points=0.5, after=test_code_accepts_a_possible_code)
def test_code_twice(submission):
    """The same call made a second time must give the same result."""
    submission.repeats(reference.test_code, on=CODE_MANNERS, seen_as=bool)


# ---------------------------------------------------------------- jeu_2

SECRETS = tuple(
    tuple(map(int, code))
    for code in ["3224", "6162", "1112", "1132", "2143", "5654", "6556", "1111", "6666"]
)
CONTRADICTIONS = (
    (lambda proposition, rank: (0, 0), "0 0, 0 0, 0 0…"),
    (lambda proposition, rank: (0, 4), "0 4"),
    (
        lambda proposition, rank: _answer((3, 2, 2, 4) if rank < 3 else (6, 6, 6, 6), proposition),
        "0 0, 2 0, 1 2, 0 0",
    ),
    (
        lambda proposition, rank: _answer((6, 5, 5, 6), proposition) if rank < 7 else (0, 0),
        "…, 0 0",
    ),
)
_MANY_CODES = 6
_CROWD = 10  # codes shown with a proposition: a list of those that were looked at, and not of the tries so far
_ENOUGH = 30  # moves: no consistent game has more than ten
_REFUSALS = 3  # questions without a proposition before the codemaker gives up


@lru_cache(maxsize=1000)
def _left(moves):
    """The codes, in order, consistent with all the moves (proposition, bien, mal)."""
    if not moves:
        return tuple(map(tuple, CODES))
    proposition, *answer = moves[-1]
    return tuple(code for code in _left(moves[:-1]) if _answer(code, proposition) == tuple(answer))


@dataclass
class Codemaker:
    """Answers a program, and writes down its moves. `answers` gives the answer from a proposition and its rank."""

    answers: object
    two_questions: bool
    moves: tuple = ()  # (proposition, bien, mal)
    beside: tuple = ()  # for each move: was another possible code shown with it? None when only one was possible
    crowded: tuple = ()  # for each move: were many codes shown with it that had not been played, possible or not?
    over: str = ""  # won, or contradiction
    asked_more: bool = False  # after that
    silent: int = 0  # questions without a proposition
    many: bool = False  # were too many codes for a proposition shown before the first question?
    waiting: object = None  # the second number, when the next question is for it
    one_number: bool = False  # did that question come with the next proposition?

    def __call__(self, printed):
        if self.waiting is not None:
            self.one_number |= not {move[0] for move in self.moves}.issuperset(
                map(tuple, codes_in(printed))
            )
            line, self.waiting = str(self.waiting), None
            return line
        if self.over:
            self.asked_more = True
            return None
        proposition = self._read(printed)
        if not self.moves and len(codes_in(printed)) > _MANY_CODES:
            self.many = True
            return None
        if len(self.moves) >= _ENOUGH:
            return None
        if proposition is None:
            self.silent += 1
            if self.silent > _REFUSALS:
                return None
            return "" if not self.moves else self._line(*self.moves[-1][1:])
        possible, shown = _left(self.moves), set(map(tuple, codes_in(printed)))
        self.beside += (len(shown & set(possible)) > 1 if len(possible) > 1 else None,)
        self.crowded += (len(shown - {move[0] for move in self.moves}) > _CROWD,)
        bien, mal = self.answers(proposition, len(self.moves))
        self.moves += ((proposition, bien, mal),)
        if bien == 4:
            self.over = "won"
        elif not _left(self.moves):
            self.over = "contradiction"
        return self._line(bien, mal)

    def _line(self, bien, mal):
        if not self.two_questions:
            return f"{bien} {mal}"
        self.waiting = mal
        return str(bien)

    def _read(self, printed):
        """The code proposed: the expected one if it is there, else the last one shown; of a history, none."""
        told = {move[0] for move in self.moves}
        shown = list(map(tuple, codes_in(printed)))
        new = [code for code in shown if code not in told] or shown
        expected = _left(self.moves)[:1]
        if expected and expected[0] in new[-_MANY_CODES:]:
            return expected[0]
        return new[-1] if new else None


@dataclass(frozen=True)
class Duel:
    """One game of `jeu_2`, over."""

    codemaker: Codemaker
    game: object

    @property
    def moves(self):
        return self.codemaker.moves

    @property
    def raised(self):
        """How the program itself ended: only what happened before the codemaker stopped answering counts."""
        return self.game.outcome.raised

    @property
    def foul(self):
        """The rank of the first proposition that contradicts an answer given before, or None."""
        for rank, (proposition, _unused, _unused) in enumerate(self.moves):
            if proposition not in _left(self.moves[:rank]):
                return rank
        return None


def _duel(submission, key, answers):
    """Play once; all checks look at the same game."""
    if ("duel", key) not in submission.known:
        two = _asks_twice(submission)
        codemaker = Codemaker(answers, two)
        submission.known["duel", key] = Duel(codemaker, submission.play("jeu_2", codemaker))
    return submission.known["duel", key]


def _asks_twice(submission):
    """Does the program ask for the two numbers one after the other? Found out by trying."""
    if "two questions" not in submission.known:
        made = []
        for two in (False, True):
            codemaker = Codemaker(_tells_of(SECRETS[0]), two)
            game = submission.play("jeu_2", codemaker)
            failed = bool(game.outcome.raised) and not codemaker.over
            made.append(
                (len(codemaker.moves) - failed, -codemaker.silent, len(game.turns) if failed else 0)
            )
        submission.known["two questions"] = made[1] > made[0]
    return submission.known["two questions"]


def _secrets(submission):
    """The secrets that bring the known mistakes to light; where marks are made, two that nobody has seen."""
    if "secrets" not in submission.known:
        submission.known["secrets"] = submission.with_fresh(
            SECRETS, lambda random: tuple(_code(random=random)), 2
        )
    return submission.known["secrets"]


def _against(submission, secret):
    return _duel(submission, secret, lambda proposition, _: _answer(secret, proposition))


def _told(duel, upto=None):
    """The game so far, in words."""
    moves = duel.moves[:upto]
    parts = [f"{typed(proposition)} → {bien} {mal}" for proposition, bien, mal in moves]
    shown = parts if len(parts) <= 6 else [*parts[:2], "…", *parts[-3:]]
    return _("In the game {moves}:", moves=", ".join(shown)) if parts else _("At its start:")


def _refuse(submission, sentence, duel, behaviour, upto=None, received="…", expected="", **fields):
    """A game that went wrong; when the program itself ended, or no sentence is given, that is said instead."""
    if duel.game.outcome.gone or sentence is None:
        return submission.ended("jeu_2", duel.game, _told(duel), behaviour, expected)
    call, told = "jeu_2()", _told(duel, upto)
    message = sentence.format(game=told, call=call, received=received, expected=expected, **fields)
    return not_passed(message, call, received, expected, behaviour)


def _moves_of(submission):
    """All moves against all secrets: what tells one mistake from another."""
    return [[move[0] for move in _against(submission, secret).moves] for secret in SECRETS]


def _no_move(submission, duel):
    """Why not even a first proposition could be read."""
    codemaker, asked = duel.codemaker, len(duel.game.turns)
    shown = [
        bool(digits)
        for digits in (set(filter(str.isdigit, turn.printed)) for turn in duel.game.turns)
    ]
    behaviour = ["no move", asked, codemaker.many, any(shown)]
    if codemaker.many:
        return _refuse(submission, SEVERAL_CODES, duel, behaviour)
    if codemaker.silent:
        return _refuse(submission, NO_CODE_SHOWN, duel, behaviour)
    if duel.raised or duel.game.outcome.gone:
        return _refuse(submission, None, duel, behaviour)
    return _refuse(
        submission,
        finding("jeu_2.never-asks", "`{call}` ended without asking for an answer."),
        duel,
        behaviour,
    )


@check("jeu_2", points=3)
def test_jeu_2_contradicts_no_answer(submission):
    """Every proposition must be consistent with all the answers given so far."""
    for secret in _secrets(submission):
        duel = _against(submission, secret)
        if not duel.moves:
            raise _no_move(submission, duel)
        if duel.codemaker.one_number:
            raise _refuse(submission, ONE_NUMBER_ASKED, duel, ["one number"], 1)
        if duel.foul is not None:
            proposition = duel.moves[duel.foul][0]
            first = next(move for move in duel.moves if _answer(proposition, move[0]) != move[1:])
            raise _refuse(
                submission,
                finding(
                    "jeu_2.contradicts-an-answer",
                    "{game} the next proposition is {proposition}. Were it the secret, it would "
                    "have answered {other} to {earlier}; the answer was {answer}.",
                ),
                duel,
                [_moves_of(submission)],
                duel.foul,
                typed(proposition),
                proposition=typed(proposition),
                earlier=typed(first[0]),
                answer="{} {}".format(*first[1:]),
                other="{} {}".format(*_answer(proposition, first[0])),
            )


def _several(submission, games, turns, behaviour):
    """What is said of other codes than the proposition; `turns`: where they are shown, in each of the games."""
    duel, shown = next(
        (duel, shown) for duel, shown in zip(games, turns, strict=True) if True in shown
    )
    behaves = [behaviour, _moves_of(submission)]
    return _refuse(submission, SEVERAL_CODES, duel, behaves, shown.index(True))


@check("jeu_2", points=1.5, after=test_jeu_2_contradicts_no_answer)
def test_jeu_2_goes_through_the_codes_in_order(submission):
    """Of the codes that are still possible, the first one in order must be proposed, and no other
    one beside it."""
    games = [_against(submission, secret) for secret in SECRETS]
    # Only where it is so at each turn but one of each game: a list shown once, or a code as an example, does no harm.
    beside = [duel.codemaker.beside for duel in games]
    if all(turns.count(False) <= 1 for turns in beside) and any(
        turns.count(True) > 1 for turns in beside
    ):
        raise _several(submission, games, beside, "several codes")
    crowded = [duel.codemaker.crowded for duel in games]
    if any(turns.count(True) > 1 for turns in crowded):
        raise _several(submission, games, crowded, "many codes")
    for secret in _secrets(submission):
        duel = _against(submission, secret)
        for rank, (proposition, _unused, _unused) in enumerate(duel.moves):
            first = _left(duel.moves[:rank])[0]
            if proposition != first:
                expected = typed(first)
                behaviour, shown = [_moves_of(submission)], typed(proposition)
                raise _refuse(
                    submission,
                    finding(
                        "jeu_2.not-the-first-in-order",
                        "{game} the next proposition is {proposition}; `{expected}` comes before "
                        "it in order, and is possible too.",
                    ),
                    duel,
                    behaviour,
                    rank,
                    shown,
                    expected,
                    proposition=shown,
                )


@check("jeu_2", points=1.5, after=test_jeu_2_contradicts_no_answer)
def test_jeu_2_proposes_until_it_has_won(submission):
    """The game must go on until the code has been proposed."""
    for secret in _secrets(submission):
        duel = _against(submission, secret)
        if duel.codemaker.over != "won":
            sentence = (
                None
                if duel.raised and not duel.codemaker.silent
                else finding(
                    "jeu_2.ends-without-the-code",
                    "{game} `{call}` ends, and the code, {secret}, has not been proposed.",
                )
            )
            if duel.codemaker.silent:
                sentence = NO_CODE_SHOWN
            endings = [_ending(_against(submission, secret)) for secret in SECRETS]
            raise _refuse(
                submission, sentence, duel, [_moves_of(submission), endings], secret=typed(secret)
            )


def _ending(duel):
    """How a game ended, in a way that does not depend on its words."""
    outcome = duel.game.outcome
    value = show(outcome.value) if not outcome.raised and not outcome.gone else ""
    return bool(words(duel.game.after)), value


def _won(submission):
    """The games that were won. Raises NotPassed unless the game of the statement is one of them."""
    won = [
        duel for secret in SECRETS if (duel := _against(submission, secret)).codemaker.over == "won"
    ]
    if _against(submission, SECRETS[0]) not in won:
        raise not_reached(test_jeu_2_proposes_until_it_has_won)
    return won


@check("jeu_2", points=1)
def test_jeu_2_ends_when_it_has_won(submission):
    """When the answer is four well placed pegs, the game must end."""
    for duel in _won(submission):
        if duel.codemaker.asked_more:
            raise _refuse(
                submission,
                finding(
                    "jeu_2.asks-after-win",
                    "{game} the code is found, and yet `{call}` goes on asking.",
                ),
                duel,
                ["goes on"],
            )
        if duel.raised or duel.game.outcome.gone:
            raise _refuse(submission, None, duel, ["at the end"])
        contradiction = words(_contradictory(submission)[0].game.after)
        if contradiction and contradiction <= words(duel.game.after):
            shown = excerpt(duel.game.after)
            raise _refuse(
                submission,
                finding(
                    "jeu_2.won-in-words-of-a-contradiction",
                    "{game} the code is found, and yet what is shown then is what your program "
                    "also shows for contradictory answers: “{shown}”.",
                ),
                duel,
                ["contradiction"],
                shown=shown,
            )


@check("jeu_2", points=1)
def test_jeu_2_returns_the_number_of_tries(submission):
    """The number of tries that is returned must count every proposition, the last one included."""
    ended = [duel for duel in _won(submission) if not duel.raised and not duel.game.outcome.gone]
    if not ended:
        raise not_reached(test_jeu_2_ends_when_it_has_won)
    values = [duel.game.outcome.value for duel in ended]
    _must_show_the_number(
        submission, [duel for duel, value in zip(ended, values, strict=True) if value is None]
    )
    for duel, value in zip(ended, values, strict=True):
        if value is not None and (type(value) not in (int, float) or value != len(duel.moves)):
            expected = str(len(duel.moves))
            differences = [
                show(value - len(duel.moves)) if type(value) is int else show(value)
                for value in values
            ]
            raise _refuse(
                submission,
                finding(
                    "jeu_2.wrong-number-of-tries",
                    "{game} `{call}` returned `{received}`; `{expected}` propositions were made.",
                ),
                duel,
                differences,
                None,
                show(value),
                expected,
            )


def _must_show_the_number(submission, silent):
    """Where nothing is returned, the number of tries stands in what is shown at the end of each game."""
    for duel in silent:
        count = len(duel.moves)
        if count not in _numbers_at_the_end(duel):
            shown = [
                sorted({number - len(one.moves) for number in _numbers_in(one.game.after)})
                for one in silent
            ]
            raise _refuse(
                submission,
                finding(
                    "jeu_2.number-of-tries-not-shown",
                    "{game} `{call}` returned nothing, and the number of tries, `{expected}`, is "
                    "not shown at the end either.",
                ),
                duel,
                ["not shown", shown],
                expected=str(count),
            )


def _numbers_at_the_end(duel):
    """Those after the last answer; those shown with the last proposition, too, but for its own digits."""
    last, texts = duel.moves[-1][0], [turn.printed for turn in duel.game.turns]
    proposed = [rank for rank, text in enumerate(texts) if last in map(tuple, codes_in(text))]
    text = "\n".join(texts[max(proposed, default=0) :])
    with_it = Counter(_numbers_in(text))
    if "".join(map(str, last)) not in text:
        with_it -= Counter(last)
    return {*with_it, *_numbers_in(duel.game.after)}


def _numbers_in(text):
    return [int(number) for number in re.findall(r"\d{1,9}", plain(text))]


@check("jeu_2", points=0.5)
def test_jeu_2_can_be_played_again(submission):
    """A second game must begin anew, without starting the program again."""
    first = next(duel for duel in _won(submission) if len(duel.moves) > 2)
    if first.raised or first.game.outcome.gone or first.codemaker.asked_more:
        raise not_reached(test_jeu_2_ends_when_it_has_won)
    codemaker, game = _second_game(submission)
    if game.outcome.gone:
        raise not_reached(test_jeu_2_ends_when_it_has_won)
    _must_begin_like(
        first,
        codemaker,
        finding(
            "jeu_2.second-game-begins-otherwise",
            "A second game, played without starting the program again, does not begin like the "
            "first; its propositions: {moves}.",
        ),
        "second",
    )
    _must_count_anew(first, Duel(codemaker, game))
    contradicted = _contradictory(submission)[0]
    if contradicted.codemaker.over == "contradiction" and not contradicted.game.outcome.gone:
        codemaker, game = _in_one_run(submission, CONTRADICTIONS[0][0], _tells_of(SECRETS[0]))
        if not game.outcome.gone:
            _must_begin_like(
                first,
                codemaker,
                finding(
                    "jeu_2.game-after-contradiction-begins-otherwise",
                    "A game played after one whose answers contradicted each other, without "
                    "starting the program again, does not begin like a first one; its "
                    "propositions: {moves}.",
                ),
                "after a contradiction",
            )


def _must_begin_like(first, codemaker, sentence, what):
    """The second game of one run proposes what the first game of another does."""
    drawn = first.moves[0][0] != (
        1,
        1,
        1,
        1,
    )  # the order is another check's matter; the second game has one of its own
    if codemaker.moves[:2] != first.moves[:2] and not (
        drawn and codemaker.over == "won" and len(codemaker.moves) > 1
    ):
        moves = ", ".join(typed(move[0]) for move in codemaker.moves[:3]) or "–"
        raise not_passed(
            sentence.format(moves=moves),
            "jeu_2()",
            moves,
            "1 1 1 1, 2 2 2 2",
            [what, codemaker.moves[:3]],
        )


def _must_count_anew(first, second):
    """Where the number of tries of the first game is told, so is that of the second game of one run."""
    if second.codemaker.over != "won" or second.raised:
        return
    before, value, count = first.game.outcome.value, second.game.outcome.value, len(second.moves)
    if before == len(first.moves) and value != count:
        message = sentences.SECOND_GAME.format(call="jeu_2()", expected=count, received=show(value))
        raise not_passed(message, "jeu_2()", show(value), str(count), ["second count", show(value)])
    told = before is None and len(first.moves) in _numbers_at_the_end(first)
    if told and count not in _numbers_at_the_end(second):
        shown = excerpt(second.game.after)
        message = finding(
            "jeu_2.second-game-wrong-number-shown",
            "In a second game, played without starting the program again, the code was found at "
            "try {expected}; what is shown at its end, “{received}”, does not say so.",
            expected=count,
            received=shown,
        )
        raise not_passed(message, "jeu_2()", shown, str(count), ["second count", shown])


def _tells_of(secret):
    return lambda proposition, _: _answer(secret, proposition)


def _in_one_run(submission, *answers):
    """Games one after the other, in the same run of the program: the last one."""
    for rank, told in enumerate(answers):
        codemaker = Codemaker(told, _asks_twice(submission))
        game = submission.play("jeu_2", codemaker, afresh=rank == 0)
    return codemaker, game


def _second_game(submission):
    """A game after another that was won."""
    if "second game" not in submission.known:
        submission.known["second game"] = _in_one_run(submission, *[_tells_of(SECRETS[0])] * 2)
    return submission.known["second game"]


def _contradictory(submission):
    """Games in which the answers contradict each other in the end."""
    _second_game(
        submission
    )  # before those that may not end: a function that was stopped twice is not called again
    return [_duel(submission, told, answers) for answers, told in CONTRADICTIONS]


@check("jeu_2", points=1, after=test_jeu_2_contradicts_no_answer)
def test_jeu_2_notices_a_contradiction(submission):
    """When no code is consistent with the answers, the program must say so and end."""
    _won(submission)
    for duel in _contradictory(submission):
        raised, gone = duel.raised, duel.game.outcome.gone
        if (
            duel.codemaker.over != "contradiction" or duel.foul is not None
        ):  # another check looks at that
            continue
        if duel.codemaker.asked_more:
            raise _refuse(
                submission,
                finding(
                    "jeu_2.asks-after-contradiction",
                    "{game} no code is consistent with these answers, and yet `{call}` goes on "
                    "asking.",
                ),
                duel,
                ["goes on"],
            )
        if (
            raised
            and raised.message
            and (raised.type_name in _SAID or _SAYS.search(submission.line(raised)))
        ):
            continue  # it says so in its own way
        if raised and raised.type_name == "SystemExit" and words(duel.game.after):
            continue
        if raised or gone:
            raise _refuse(submission, None, duel, ["contradiction"])
        if isinstance(duel.game.outcome.value, str):
            continue
        if not words(duel.game.after):
            raise _refuse(
                submission,
                finding(
                    "jeu_2.contradiction-not-told",
                    "{game} no code is consistent with these answers; `{call}` ends and says "
                    "nothing about it.",
                ),
                duel,
                ["silent"],
            )
        shown = excerpt(duel.game.after)
        if claims(duel.game.after, _OF_A_WIN):
            raise _refuse(
                submission,
                finding(
                    "jeu_2.contradiction-like-a-win",
                    "{game} no code is consistent with these answers, and yet `{call}` says "
                    "“{shown}”, as if it had won.",
                ),
                duel,
                ["like a win"],
                shown=shown,
            )
        if _shown_at_each_turn(submission, _lines(duel.game.after)):
            raise _refuse(
                submission,
                finding(
                    "jeu_2.contradiction-told-at-each-answer",
                    "{game} no code is consistent with these answers; what `{call}` shows then, "
                    "“{shown}”, it shows after each other answer, too.",
                ),
                duel,
                ["at each turn"],
                shown=shown,
            )


def _shown_at_each_turn(submission, told):
    """Whether these lines follow each answer of a game that goes on, too: as they are, for 0 codes are not 12 codes."""
    return any(
        len(duel.moves) > 2
        and sum(told <= _lines(reply) for reply in duel.game.replies[:-1]) >= len(duel.moves) - 1
        for duel in _won(submission)
    )


def _lines(text):
    return {line.strip() for line in text.splitlines()} - {""}


_OF_A_WIN = re.compile(  # as whoever has found the code says it, and not of the answers, or that it should have been
    r"\A(?!.*\b(?:ne\b|devr|should|contred|ment|lie|liar|v[ée]rifi|check|r[ée]ponse|answer|repl))"
    r".*(?:\b(?:bravo|found|i(?: have|'ve)? won)\b|(?<!vous avez )(?<!tu as )\b(?:gagn|trouv)[ée])",
    re.IGNORECASE | re.DOTALL,
)
_SAID = ("AssertionError", "SystemExit")  # nobody meets these by accident
_SAYS = re.compile(r"\braise\b|\b(?:exit|quit)\(")
