"""Hidden checks of m03_codemaker: creer_code, demande_proposition, gagne, jeu.

`creer_code` is called DRAWS times. Each statistic is a count with an exactly known distribution
(binomial); fewer than 300 are looked at, each is refused with a probability of ALARM at most, and
so a right answer with less than 1e-9. Of the known wrong ones, `rounded` comes nearest to being
let through: its colour 1 stands 600 times at a place, and 804 are needed, 8 standard deviations
more.

`jeu` is played by scripted players. Its secret comes from a `creer_code` that is put in the place
of the learner's; a `jeu` that draws its secret by itself has its chance fixed, and the secret is
found out by playing the same game again and again.
"""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations, pairwise, product
from random import Random

from autograder.checking import Cases, Task, bounds, fail, finding, sentences
from autograder.checking.failure import Failure, fingerprint
from autograder.checking.games import excerpt, read_answers, shows_code, typed, words
from autograder.checking.outcomes import PlayedGame
from autograder.i18n.display import show
from autograder.i18n.message import _
from autograder.reports.model import NOT_REACHED
from autograder.sandbox.codec import type_name
from solutions import m02_pegs as pegs
from solutions import m03_codemaker as reference

COLOURS = range(1, 7)

# ---------------------------------------------------------------- creer_code

A_CODE = "[2, 5, 6, 2]"
creer_code = Task(reference.creer_code, example=A_CODE)
CREER_CODE = "creer_code()"
DRAWS, ALARM = 6000, 3e-12
MANY, FEW, THREE = (Cases([()] * count) for count in (DRAWS, 300, 3))


def draw(submission):
    """Return many codes; a few, where one of the many calls does not end."""
    try:
        return submission.answers(MANY, seed=0)
    except Failure:
        return submission.answers(FEW, seed=0)


def as_pegs(code):
    """Return a code, be it a text or a list of texts, as a tuple of numbers; None for others."""
    if type(code) not in (list, tuple, str):
        return None
    try:
        pegs = tuple(int(peg) for peg in code if peg != " ")
    except (TypeError, ValueError):
        return None
    return pegs if len(pegs) == 4 else None


def stands_still(codes):
    """Return whether most codes are the one before."""
    return sum(code == before for before, code in pairwise(codes)) > len(codes) // 2


STANDS_STILL = finding(
    "creer_code.mostly-the-one-before",
    "Of {count} codes drawn one after the other, most are the same as the one before.",
)


def codes_to_count(submission):
    """Return many codes as tuples; where it is always the same one, there is nothing to count."""
    codes = [as_pegs(code) for code in submission.once(draw)]
    if stands_still(codes):
        fail(STANDS_STILL.format(count=len(codes)), CREER_CODE, status=NOT_REACHED)
    return codes


def must_be_usual(counts, chance, codes, sentence, blanks=()):
    """Demand counts that chance gives; the blanks of the sentence are for what each is of."""
    low, high = bounds(len(codes), chance, ALARM)
    wrong = {what: times for what, times in counts.items() if not low <= times <= high}
    for what, times in wrong.items():
        mean = round(len(codes) * chance)
        told = sentence.format(count=len(codes), times=times, mean=mean)
        alike = [(each, wrong[each] > mean, wrong[each] == 0) for each in wrong]
        fail(told.format(**dict(zip(blanks, what, strict=True))), CREER_CODE, alike=alike)


@creer_code.check(points=0.75)
def test_creer_code_gives_four_pegs(submission):
    """A code must be made of four pegs, at each call."""
    for index, code in enumerate(submission.once(draw)):
        if as_pegs(code) is None:
            length = len(code) if hasattr(code, "__len__") else None
            fail(
                finding(
                    "creer_code.not-four-numbers",
                    "`{call}` returned `{received}`; a list of four numbers was expected, as `[2, "
                    "5, 6, 2]` is.",
                ),
                CREER_CODE,
                received=code,
                expected=A_CODE,
                alike=[type_name(code), length, index == 0],
                ask=None if code else sentences.NO_RETURN.format(call=CREER_CODE),
            )


@creer_code.check(points=0.75)
def test_creer_code_uses_the_six_colours(submission):
    """Every peg must be a colour from 1 to 6, and each of the six must be possible."""
    codes = codes_to_count(submission)
    columns = [sorted({*column}) for column in zip(*codes, strict=True)]
    for code in codes:
        if not {*code} <= {*COLOURS}:
            fail(
                finding(
                    "creer_code.colour-outside-1-to-6",
                    "`{call}` returned `{received}`; the colours go from 1 to 6.",
                ),
                CREER_CODE,
                received=list(code),
                alike=columns,
            )
    for colour in COLOURS:
        if not any(colour in column for column in columns):
            never = finding(
                "creer_code.colour-never-appears",
                "In {count} codes, colour {colour} never appears.",
            )
            fail(never.format(count=len(codes), colour=colour), CREER_CODE, alike=columns)


@creer_code.check(points=0.25)
def test_creer_code_gives_a_list_of_integers(submission):
    """The code must be returned, as a list of whole numbers, and not be shown."""
    for code in submission.once(draw)[:50]:
        kinds = sorted({type_name(peg) for peg in code})
        kind = f"list[{', '.join(kinds)}]" if type(code) is list else type_name(code)
        if kind != "list[int]":
            fail(
                finding(
                    "creer_code.not-a-list-of-integers",
                    "`{call}` returned `{received}`, of type {type}; a list of whole numbers was "
                    "expected, as `{expected}` is.",
                    type=kind,
                ),
                CREER_CODE,
                received=code,
                expected=A_CODE,
                alike=[kind],
            )
    games = [submission.play([], reload=False) for _unused in range(3)]
    if all(shows_code(game.after, game.outcome.value) for game in games):
        fail(
            finding(
                "creer_code.shows-the-code",
                "`{call}` returned `{received}`, and showed it, too: “{shown}”. In a game, that is "
                "the secret.",
                shown=excerpt(games[0].after),
            ),
            CREER_CODE,
            received=games[0].outcome.value,
            expected=A_CODE,
            alike=[],
        )


LISTS = 400  # of so many codes, some are equal: 61 pairs on average
OWN_LISTS = Cases([f"codes = [creer_code() for n in range({LISTS})]; len({{*map(id, codes)}})"])


@creer_code.check(points=0.5)
def test_creer_code_draws_anew(submission):
    """Each call must draw anew, whatever was drawn before."""
    codes = [as_pegs(code) for code in submission.once(draw)]
    if stands_still(codes):
        fail(STANDS_STILL.format(count=len(codes)), CREER_CODE, alike=[])
    few = {*codes[: len(FEW)]}
    if len(few) == len(FEW) and all({*code} <= {*COLOURS} for code in few):
        never = finding(
            "creer_code.never-again",
            "The first {count} codes drawn are all different: of so many, about {mean} pairs are "
            "equal when each code may come again.",
        )
        mean = len(FEW) * (len(FEW) - 1) // 2 // 1296
        fail(never.format(count=len(FEW), mean=mean), CREER_CODE, alike=[])
    (different,) = submission.answers(OWN_LISTS, seed=0)
    if different < LISTS:
        fail(
            finding(
                "creer_code.not-a-new-list",
                "Of the {expected} lists that {expected} calls of `{call}` returned, only "
                "{received} are different objects: each call must make a new list.",
            ),
            CREER_CODE,
            received=different,
            expected=LISTS,
            alike=[different == 1],
        )


@creer_code.check(points=0.25, after=test_creer_code_uses_the_six_colours)
def test_creer_code_is_fair(submission):
    """At each place of a code, the six colours must be equally likely."""
    codes = codes_to_count(submission)
    columns = [Counter(column) for column in zip(*codes, strict=True)]
    must_be_usual(
        {(colour, place + 1): columns[place][colour] for place in range(4) for colour in COLOURS},
        1 / 6,
        codes,
        finding(
            "creer_code.colour-uneven-at-a-place",
            "In {count} codes, colour {colour} stands {times} times at place {place}; about "
            "{mean} times were expected.",
        ),
        ["colour", "place"],
    )


@creer_code.check(points=0.5, after=test_creer_code_is_fair)
def test_creer_code_may_repeat_a_colour(submission):
    """A colour may be repeated in a code, and need not be."""
    codes = codes_to_count(submission)
    numbers = [len({*code}) for code in codes]
    repeats = sum(number < 4 for number in numbers)
    if repeats in (0, len(codes)):
        share = finding(
            "creer_code.wrong-share-of-repeats",
            "Of {count} codes, {times} repeat a colour; about {mean} were expected.",
        )
        mean = round(len(codes) * 936 / 1296)
        told = share.format(count=len(codes), times=repeats, mean=mean)
        fail(told, CREER_CODE, alike=sorted({*numbers}))


@creer_code.check(points=0.75, after=test_creer_code_may_repeat_a_colour)
def test_creer_code_draws_each_peg_by_itself(submission):
    """The colour at one place must tell nothing about the colours at the others."""
    codes = codes_to_count(submission)
    places = combinations(range(4), 2)
    must_be_usual(
        {(a + 1, b + 1): sum(code[a] == code[b] for code in codes) for a, b in places},
        1 / 6,
        codes,
        finding(
            "creer_code.places-linked",
            "Of {count} codes, {times} have the same colour at places {place} and {other}; about "
            "{mean} were expected.",
        ),
        ["place", "other"],
    )
    must_be_usual(
        {(): sum(len({*code}) == 1 for code in codes)},
        6 / 1296,
        codes,
        finding(
            "creer_code.wrong-share-of-one-colour",
            "Of {count} codes, {times} have four pegs of the same colour; about {mean} were "
            "expected.",
        ),
    )


@creer_code.check(points=0.25, after=test_creer_code_draws_anew)
def test_creer_code_is_new_at_each_run(submission):
    """When the program is started again, it must draw other codes."""
    runs = [submission.answers(THREE, seed) for seed in (1, 2, 3)]
    if runs[0] == runs[1] == runs[2]:
        again = finding(
            "creer_code.same-at-each-run",
            "The program was started several times, and each time its first codes were "
            "`{received}`.",
        )
        fail(again, CREER_CODE, received=", ".join(map(show, runs[0])), alike=[])


# ---------------------------------------------------------------- demande_proposition

demande_proposition = Task(reference.demande_proposition)
DEMANDE = "demande_proposition()"
ONE_SPACE = ["3 2 4 1", "1 1 1 1", "6 5 4 3", "2 6 6 1"]
MANY_SPACES = ["3  2  4  1", "3 2   4 1", " 3 2 4 1", "3 2 4 1 ", "  6   1  6    2  "]


def must_read(submission, lines, seen_as, draw):
    """Type each line in a call of its own, then lines drawn for this submission."""
    games = [submission.play([line], reload=False) for line in lines]
    alike = [(len(game.turns), value_of(game), bool(game.after.strip())) for game in games]
    for line, game in zip(lines, games, strict=True):
        must_be_read(submission, line, game, seen_as, alike)
    for line in [draw(submission.random) for _unused in range(4)]:
        must_be_read(submission, line, submission.play([line], reload=False), seen_as, alike)


def value_of(game):
    """Return what a game returned, as code, or the name of what stopped it."""
    raised, gone = game.outcome.raised, game.outcome.gone
    return raised.type_name if raised else gone.why if gone else show(game.outcome.value)


def must_be_read(submission, line, game, seen_as, alike):
    """Demand that the numbers of the line were returned, and nothing else asked for."""
    numbers, value = [int(number) for number in line.split()], game.outcome.value
    if len(game.turns) > 1 and not game.outcome.gone:
        problem = finding(
            "demande_proposition.asks-for-more-lines",
            "“{line}” was typed, and `{call}` asks for more; the four numbers are on one line.",
        )
    elif game.outcome.raised or game.outcome.gone:
        told = _("When “{line}” is typed:", line=line)
        try:
            submission.must_end(game, told, show(numbers))
        except Failure as failure:  # the other lines tell this mistake from others, too
            verdict = replace(failure.verdict, fingerprint=fingerprint(map(str, alike)))
            raise Failure(verdict) from None
    elif not game.turns:
        problem = finding(
            "demande_proposition.asks-for-nothing",
            "`{call}` asked for nothing and returned `{received}`; the proposition is typed by "
            "the player.",
        )
    elif seen_as(value) == numbers:
        return
    else:
        problem = finding(
            "demande_proposition.wrong-value",
            "When “{line}” is typed, `{call}` returned `{received}`; `{expected}` was expected.",
        )
    fail(problem.format(line=line), DEMANDE, show(value), numbers, alike)


def as_numbers(value):
    """Return a sequence of numbers, or of texts that are numbers, as a list of numbers."""
    try:
        return [int(item) for item in value] if type(value) in (list, tuple) else value
    except (TypeError, ValueError, OverflowError):
        return value


def typed_line(random):
    return typed(random.choices(COLOURS, k=4))


@demande_proposition.check(points=2)
def test_demande_reads_one_line(submission):
    """The four numbers typed on one line must be returned in order."""
    must_read(submission, ONE_SPACE, as_numbers, typed_line)


@demande_proposition.check(points=0.25)
def test_demande_allows_many_spaces(submission):
    """Several spaces between the numbers, or spaces at either end, must make no difference."""

    def draw(random):
        return typed_line(random).replace(" ", " " * random.randint(2, 4)) + " "

    must_read(submission, MANY_SPACES, as_numbers, draw)


@demande_proposition.check(points=0.5)
def test_demande_gives_a_list_of_integers(submission):
    """The result must be a list of whole numbers: `3`, not `"3"`."""

    def as_integers(value):
        is_right = type(value) is list and all(type(item) is int for item in value)
        return value if is_right else None

    must_read(submission, ONE_SPACE, as_integers, typed_line)


@demande_proposition.check(points=0.25)
def test_demande_does_not_show_it(submission):
    """What was typed must be returned, and not be shown: that is for the game to do."""
    games = [submission.play([line], reload=False) for line in ONE_SPACE]
    if all(map(shows_code, [game.after for game in games], map(str.split, ONE_SPACE))):
        fail(
            finding(
                "demande_proposition.shows-the-line",
                "When `{line}` is typed, `{call}` returns it, and shows it, too: “{shown}”.",
                line=ONE_SPACE[0],
                shown=excerpt(games[0].after),
            ),
            DEMANDE,
            received=excerpt(games[0].after),
            expected=games[0].outcome.value,
            alike=[],
        )


# ---------------------------------------------------------------- gagne

gagne = Task(reference.gagne)
ANSWERS = Cases([(4, 0), (0, 0), (3, 0), (0, 4), (2, 2), (1, 3), (2, 1), (1, 1), (0, 3)])


@gagne.check(points=1.5)
def test_gagne_with_four_well_placed(submission):
    """The game is won when all four pegs are well placed, and only then."""
    submission.agrees(ANSWERS, seen_as=bool)


@gagne.check(points=0.25)
def test_gagne_says_true_or_false(submission):
    """The result must be `True` or `False`, and nothing be shown."""
    submission.returns(bool, ANSWERS, seen_as=bool)
    for answer in ((4, 0), (1, 1)):
        game = submission.play([], answer, reload=False)
        if game.after.strip():
            fail(
                finding(
                    "gagne.shows-something",
                    "`{call}` returned `{received}`, and something was shown, too: “{shown}”.",
                    shown=excerpt(game.after),
                ),
                f"gagne{answer}",
                received=game.outcome.value,
                alike=[],
            )


test_gagne_twice = gagne.repeats(
    ANSWERS,
    seen_as=bool,
    requirement=_("What was won before must not change the result of a later call."),
)

# ---------------------------------------------------------------- jeu

jeu = Task(reference.jeu)
JEU = "jeu()"
SECRETS = [(3, 2, 2, 4), (6, 1, 6, 2), (1, 1, 1, 2), (5, 4, 5, 5)]
WINS = [(0, 1), (1, 2), (2, 5), (3, 9)]  # which secret, and at which try it is typed


@dataclass(frozen=True)
class Table:
    """Where games are played.

    Attributes:
        secret: The secret of each game.
        setting: How `Submission.play` makes it the secret.
    """

    secret: tuple
    setting: dict

    @classmethod
    def of(cls, secret):
        """Return the table where `creer_code` gives that secret."""
        return cls(secret, {"given": f"def creer_code():\n    return {list(secret)}\n"})


@dataclass(frozen=True)
class Game:
    """A game of `jeu`.

    Attributes:
        table: Where it was played.
        script: What was to be typed.
        win: The try at which the secret was typed; None where the game is lost.
        played: How it went.
    """

    table: Table
    script: list
    win: int | None
    played: PlayedGame

    @property
    def asked(self):
        """How many lines it asked for."""
        return len(self.played.turns)

    @property
    def value(self):
        return self.played.outcome.value

    @property
    def is_stopped(self):
        """Whether an error or the sandbox stopped it."""
        return bool(self.played.outcome.raised or self.played.outcome.gone)

    @property
    def is_over(self):
        """Whether it ended after the try that had to end it, be it by the end of the program."""
        is_exit = value_of(self.played) == "SystemExit"
        return self.asked == (self.win or 10) and (is_exit or not self.is_stopped)

    @property
    def has_returned(self):
        """Whether it ended after the try that had to end it, and gave something back."""
        return self.is_over and not self.is_stopped

    @property
    def ending(self):
        """How it ended, whatever its words."""
        return self.asked, bool(words(self.played.after)), value_of(self.played)

    def told(self, tries=None):
        """Return the game so far as a sentence: the secret, and what was typed."""
        secret, lines = typed(self.table.secret), self.played.lines[:tries]
        if not lines:
            return _("With the secret {secret}:", secret=secret)
        shown = ", ".join(lines if len(lines) < 5 else [*lines[:2], "…", lines[-1]])
        return _("With the secret {secret}, after typing {typed}:", secret=secret, typed=shown)


def answer(secret, code):
    return pegs.bien_places(secret, code), pegs.mal_places(secret, code)


def wrong_codes(secret, is_wanted):
    """Return twelve propositions with such answers, as different as can be."""
    codes = [*product(COLOURS, repeat=4)]
    Random(str(secret)).shuffle(codes)
    wanted = [code for code in codes if is_wanted(*answer(secret, code))]
    others = {answer(secret, code): code for code in wanted}
    return [*dict.fromkeys([*others.values(), *wanted])][:12]


def usual_codes(secret):
    """Return twelve wrong propositions that are far from winning under any rule."""
    return wrong_codes(secret, lambda bien, mal: mal > 0 and bien + mal < 4)


def play(submission, table, wrong, win=None, reload=True):
    """Play a game: wrong propositions, then the secret at try `win`."""
    script = [*wrong[: win - 1], *[table.secret] * 3] if win else wrong
    played = submission.play(map(typed, script), reload=reload, **table.setting)
    return Game(table, script, win, played)


def find_tables(submission):
    """Return the tables to play at; none where nothing tells the secret."""
    tables = [Table.of(secret) for secret in SECRETS]
    probe = submission.play([typed(SECRETS[0])] * 12, **tables[0].setting)
    if probe.counts.get("creer_code") or probe.outcome.gone or len(probe.turns) < 2:
        return tables
    left, setting = [*product(COLOURS, repeat=4)], {"seed": 1, "heedless": True}
    while left:
        tried, left = left[:9], left[9:]
        game = submission.play(map(typed, [*tried, *tried]), **setting)
        raised = game.outcome.raised
        if game.outcome.gone or (raised and raised.type_name != "SystemExit"):
            return tables  # its games show why
        if len(game.turns) <= len(tried):  # the end of the program is the end of the game, too
            return [Table(tried[len(game.turns) - 1], setting)] * len(SECRETS)
    return []


def tables_of(submission):
    """Return the tables to play at; where there are none, another check says so."""
    return submission.once(find_tables) or wait()


def wait():
    """End a check that cannot look at anything, as no game is won."""
    first = finding(
        "jeu.must-be-won-first",
        "This will be looked at when `{call}` ends by itself as soon as the code is found.",
    )
    fail(first, JEU, status=NOT_REACHED)


def games_to_win(submission):
    """Play games that are won; in the last one, a wrong proposition is made twice."""
    tables = tables_of(submission)
    games = [play(submission, tables[i], usual_codes(tables[i].secret), win) for i, win in WINS]
    twice = usual_codes(tables[0].secret)[2:3] * 2
    return [*games, play(submission, tables[0], twice, win=3)]


def games_to_lose(submission):
    """Play two games that are lost."""
    return [play(submission, one, usual_codes(one.secret)) for one in tables_of(submission)[:2]]


def won_games(submission):
    """Return the games that ended when the code was found, which is a check of its own."""
    won = [game for game in submission.once(games_to_win) if game.is_over]
    return won if any(game.win > 1 for game in won) else wait()


def refuse(sentence, game, alike, received="", expected="", tries=None):
    fail(sentence.format(game=game.told(tries)), JEU, received, expected, alike)


def must_end_at_win(submission, game, alike):
    """Demand that a game ends after the try that wins, not before, not later."""
    if not game.asked and not game.is_stopped:
        never = finding("jeu.never-asks", "{game} `{call}` ended without asking for a proposition.")
        refuse(never, game, [])
    yet_asks = finding(
        "jeu.asks-after-win",
        "{game} the code is found, and yet `{call}` asks for another line.",
    )
    if game.asked > game.win:
        refuse(yet_asks, game, alike, tries=game.win)
    submission.must_end(game.played, game.told())
    if game.asked < game.win:
        refuse(ENDED_EARLY, game, alike)


ENDED_EARLY = finding(
    "jeu.ended-too-early",
    "{game} the code is not found and tries are left, and yet `{call}` has ended.",
)


# ---- first step: until the code is found


@jeu.check(points=1.5)
def test_jeu_ends_when_the_code_is_found(submission):
    """The game must go on until the code is found, and end there."""
    if not submission.once(find_tables):
        secret = finding(
            "jeu.secret-not-found",
            "`{call}` does not call `creer_code`, and none of the 1296 codes, proposed one after "
            "the other, ended a game.",
        )
        fail(secret, JEU, alike=[])
    games = submission.once(games_to_win)
    for game in games:
        must_end_at_win(submission, game, [each.ending for each in games])


@jeu.check(points=4.5, alone=True)
def test_jeu_shows_the_right_answers(submission):
    """After each wrong proposition, the game must show the well placed pegs, then the misplaced
    ones."""
    first = tables_of(submission)[0]
    near = wrong_codes(first.secret, lambda bien, mal: bien < 4 and (mal == 0 or bien + mal == 4))
    games = submission.once(games_to_win) + submission.once(games_to_lose)
    games.append(play(submission, first, near, win=len(near) + 1))
    must_show_answers(games)
    if "given" in first.setting:
        for _unused in range(2):
            table = Table.of(tuple(submission.random.choices(COLOURS, k=4)))
            games.append(play(submission, table, usual_codes(table.secret), win=7))
        must_show_answers(games)


def must_show_answers(games):
    """Demand that all games show their answers, in the same way."""
    moments = [
        (game, i, text)
        for game in games
        for i, text in enumerate(game.played.replies[: min(game.asked - 1, 10)])
        if game.script[i] != game.table.secret
    ]
    if not moments:
        wait()
    answers = [answer(game.table.secret, game.script[i]) for game, i, _text in moments]
    reading = read_answers([text for _game, _i, text in moments], answers)
    if not reading.wrong:
        return
    game, i, text = moments[reading.wrong[0]]
    shown = excerpt(text)
    sentence = {
        "order": finding(
            "jeu.answer-in-wrong-order",
            "{game} the two numbers are right, their order is not: `{expected}` was expected "
            "(well placed, then misplaced); it shows “{shown}”.",
            shown=shown,
        ),
        "labels": finding(
            "jeu.answer-beside-wrong-words",
            "{game} the two numbers stand beside the wrong words: `{expected}` was expected "
            "(well placed, then misplaced); it shows “{shown}”.",
            shown=shown,
        ),
    }.get(reading.alike) or finding(
        "jeu.wrong-answer-shown",
        "{game} for this last proposition, `{expected}` was expected (well placed, then "
        "misplaced); it shows {shown}.",
        shown=_("“{text}”", text=shown) if shown else _("nothing"),
    )
    refuse(sentence, game, [reading], shown, typed(answers[reading.wrong[0]]), tries=i + 1)


@jeu.check(points=0.5, alone=True)
def test_jeu_is_won_by_four_well_placed_only(submission):
    """A proposition with the right colours in the wrong places, or with no misplaced peg, does not
    end the game."""
    won_games(submission)
    games = [
        play(submission, table, [code], win=2)
        for table in tables_of(submission)[:3]
        for code in codes_near(table.secret)
    ]
    early = [game for game in games if game.asked < 2]
    for game in early:
        submission.must_end(game.played, game.told())
        refuse(ENDED_EARLY, game, [each.script[0] for each in early])


def codes_near(secret):
    """Return wrong propositions that some rules of one's own take for the secret."""
    absent = min({*COLOURS} - {*secret})
    turned, same_set = (*secret[1:], secret[0]), (*secret[1:], secret[-1])
    return [turned, (absent,) * 4, (*secret[:3], absent), same_set]


@jeu.check(points=0.75, alone=True)
def test_jeu_draws_one_secret_a_game(submission):
    """Each game must have a secret of its own, the same from its first try to its last, and a count
    that starts anew."""
    won_games(submission)
    games = submission.once(games_to_win)
    drawn = [game.played.counts.get("creer_code", 0) for game in games]
    if max(drawn) > 1:
        during = finding(
            "jeu.draws-during-the-game",
            "In one game of {count} propositions, a code was drawn {drawn} times: is it one "
            "secret, the same at each try?",
        )
        longest = during.format(count=games[3].asked, drawn=drawn[3])
        fail(longest, JEU, received=drawn[3], expected=1, alike=drawn)
    table = tables_of(submission)[0]
    if "given" in table.setting:
        must_begin_anew(submission, table)
        return
    again = [play(submission, table, [], win=1, reload=i == 0) for i in range(3)]
    if all(game.asked == 1 for game in again):
        fail(SAME_SECRET, JEU, alike=[])


SAME_SECRET = finding(
    "jeu.same-secret-again",
    "`{call}` was played again without starting the program again: the new game has the same "
    "secret as the one before.",
)


def must_begin_anew(submission, table):
    """Play games one after the other; each must go as it does when it is the first one."""
    wrong, wins = usual_codes(table.secret), (2, 3, None, None, 3)
    first = {win: play(submission, table, wrong, win) for win in wins}
    play(submission, table, wrong, win=2)
    for i, win in enumerate(wins):
        game = play(submission, table, wrong, win, reload=False)
        if not game.played.counts:
            fail(SAME_SECRET, JEU, alike=[i])
        then, now = first[win].ending, game.ending
        if now != then:
            later = finding(
                "jeu.later-game-differs",
                "{game} in a first game, `{call}` asks for {expected} propositions and returns "
                "`{returned}`. In a later game, played without starting the program again, it asks "
                "for {received} and returns `{later}`.",
                returned=then[-1],
                later=now[-1],
            )
            refuse(later, first[win], [i, now[0]], now[0], then[0])


@jeu.check(points=0.75)
def test_jeu_keeps_the_secret(submission):
    """As long as the game goes on, the secret must not be shown."""
    longer = [game for game in submission.once(games_to_win) if game.asked > 1]
    if not longer:
        wait()
    for games in (longer, submission.once(games_to_lose)):
        tries = [betrayed(game) for game in games]
        if None not in tries:  # in one game alone, it may be an accident of the numbers around
            shown = excerpt(games[0].played.turns[tries[0]].printed)
            secret = finding(
                "jeu.shows-the-secret",
                "{game} the game is not over, and yet the secret is shown: “{shown}”.",
                shown=shown,
            )
            refuse(secret, games[0], [tries[0]], shown, tries=tries[0])


def betrayed(game):
    """Return after how many tries the secret is shown, before the game is over; None if never."""
    turns = game.played.turns[: game.win or 10]
    shown = (i for i, turn in enumerate(turns) if shows_code(turn.printed, game.table.secret))
    return next(shown, None)


# ---- second step: the number of tries

WRONG_TRIES = finding(
    "jeu.wrong-number-of-tries",
    "{game} the code is found; `{call}` returned `{received}`, and `{expected}` was expected.",
)


def counts_well(games):
    return all(game.value == game.win for game in games)


@jeu.check(points=1, alone=True)
def test_jeu_returns_the_number_of_tries(submission):
    """When the code is found, `jeu` must return the number of tries, the winning one included."""
    won = [game for game in won_games(submission) if game.has_returned] or wait()
    for game in won:
        if type(game.value) not in (int, float) or game.value != game.win:
            alike = [value_of(each.played) for each in won]
            refuse(WRONG_TRIES, game, alike, show(game.value), show(game.win))


@jeu.check(points=0.25, after=test_jeu_returns_the_number_of_tries)
def test_jeu_after_a_line_that_is_no_proposition(submission):
    """When the game goes on after a line that is no proposition, it must still be won, with the
    number of tries."""
    table = won_games(submission)[-1].table
    wrong, secret = typed(usual_codes(table.secret)[0]), typed(table.secret)
    games = [
        Game(table, [], 3, submission.play([wrong, line, secret, secret], **table.setting))
        for line in ("1 2 3", "1 2 3 4 5", "abcd", "", "0 9 7 1")
    ]
    games = [game for game in games if game.has_returned]  # else it refuses the line otherwise
    for game in games:
        if game.value not in (2, 3):
            number = finding(
                "jeu.wrong-number-after-bad-line",
                "{game} the code is found; `{call}` returned `{received}`, and the number of "
                "tries was expected.",
            )
            refuse(number, game, [each.ending for each in games], show(game.value))


# ---- third step: lost after ten


@jeu.check(points=1, alone=True)
def test_jeu_is_lost_after_ten_wrong_propositions(submission):
    """After ten wrong propositions, and not before, the game must end."""
    for game in submission.once(games_to_lose):
        eleventh = finding(
            "jeu.asks-after-ten-wrong",
            "{game} ten propositions were wrong, and yet `{call}` asks for another line.",
        )
        if game.asked > 10:
            is_answered = any(map(str.isdigit, "".join(game.played.replies[10:11])))
            refuse(eleventh, game, [game.asked, is_answered], tries=10)
        submission.must_end(game.played, game.told())
        if game.asked < 10:
            early = finding(
                "jeu.lost-too-early",
                "{game} wrong propositions: {count}; ten are allowed, and yet `{call}` has ended.",
                count=game.asked,
            )
            refuse(early, game, [game.asked], game.asked)


@jeu.check(points=0.5, after=test_jeu_is_lost_after_ten_wrong_propositions)
def test_jeu_can_be_won_at_the_tenth_try(submission):
    """When the code is found at the tenth try, the game is won, in ten tries."""
    won, lost = submission.once(games_to_win), submission.once(games_to_lose)[1]
    if not all(game.has_returned for game in won):
        wait()
    game = play(submission, lost.table, lost.script, win=10)
    must_end_at_win(submission, game, [game.ending])
    usual = words(lost.played.replies[0]).union(*(words(each.played.after) for each in won))
    if words(game.played.after) & words(lost.played.after) - usual:
        like_lost = finding(
            "jeu.tenth-try-like-lost",
            "{game} the tenth proposition is the code, and yet the same words are shown as for "
            "a lost game: “{shown}”.",
            shown=excerpt(game.played.after),
        )
        refuse(like_lost, game, [game.ending], excerpt(game.played.after))
    if counts_well(won) and game.value != 10:  # else another check says so
        refuse(WRONG_TRIES, game, [], show(game.value), "10")


PRAISE = {"bravo", "félicitations", "congratulations"}  # said to whoever has won
CONSOLATION = {"perdu", "lost", "pas", "not", "même", "ordinateur", "computer"}


@jeu.check(points=0.25, after=test_jeu_is_lost_after_ten_wrong_propositions)
def test_jeu_says_that_it_is_lost(submission):
    """A lost game must say so, in words of its own, and must not return a number of tries from 1 to
    9."""
    game = submission.once(games_to_lose)[0]
    *before, last = map(words, game.played.replies)
    of_wins = [words(each.played.after) for each in submission.once(games_to_win) if each.is_over]
    at_the_end, usual = last - set.intersection(*before), set().union(*of_wins)
    # the secret alone tells it, but not within the sentence of a game that is won
    tells_secret = not at_the_end and shows_code(game.played.after, game.table.secret)
    if not at_the_end - usual and not tells_secret and type(game.value) is not str:
        not_told = finding(
            "jeu.loss-not-told",
            "{game} the game is lost, but one cannot tell from what is shown: the same words "
            "appear after other tries or when the game is won.",
        )
        refuse(not_told, game, [game.ending, bool(at_the_end), bool(last - usual)])
    if last & PRAISE and not last & CONSOLATION:
        like_a_win = finding(
            "jeu.lost-in-words-of-a-win",
            "{game} the game is lost, and yet it says “{shown}”, in words of a game won.",
            shown=excerpt(game.played.after),
        )
        refuse(like_a_win, game, [], excerpt(game.played.after))
    if type(game.value) in (int, float, bool) and game.value in range(1, 10):
        like_won = finding(
            "jeu.lost-returns-like-won",
            "{game} the game is lost, and yet `{call}` returned `{received}`, like a game won.",
        )
        refuse(like_won, game, [show(game.value)], show(game.value))
