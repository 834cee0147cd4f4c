"""Hidden checks of m04_codebreaker: test_essai, test_code, jeu_2.

`jeu_2` plays against a `Codemaker`, who answers on one line or on two, as the program wants it, and
writes down the propositions. The names of the first two functions begin as pytest's do: their tasks
are called `essai` and `code`.
"""

import re
from functools import cache
from itertools import product
from operator import ne

from autograder.checking import Cases, Task, fail, finding, sentences
from autograder.checking.games import codes_in, excerpt, plain, typed, words
from autograder.i18n.display import show
from autograder.i18n.message import _
from autograder.reports.model import NOT_REACHED
from solutions import m02_pegs as pegs
from solutions import m04_codebreaker as reference

CODES = tuple(product(range(1, 7), repeat=4))


@cache
def answer(code, guess):
    """Return what the codemaker answers to a guess when that code is the secret."""
    return pegs.bien_places(code, guess), pegs.mal_places(code, guess)


# ---------------------------------------------------------------- tries, written and drawn


def read(text):
    """Read "2324 1111 00 2222 20": a code, and tries, each a proposition and its answer."""
    code, *numbers = ([int(digit) for digit in word] for word in text.split())
    return code, [(guess, *reply) for guess, reply in zip(numbers[::2], numbers[1::2], strict=True)]


def read_one(text):
    """Read "2324 1111 00": a code and one try."""
    return with_one_try(read(text))


def with_one_try(drawn):
    """Return a code and the only try of a list."""
    code, (essai,) = drawn
    return code, essai


def draw(random, differs=ne, count=1, wrong=slice(None)):
    """Draw a code with tries; half of the time, some answers are not those of that code.

    Args:
        random: Chance.
        differs: Whether the right answer and another one differ as they should.
        count: How many tries.
        wrong: Which of them have another answer, half of the time.
    """
    code = random.choice([one for one in CODES if len({*one}) > 1])  # others misplace no peg
    guesses = random.choices(CODES, k=count)
    tries = [([*guess], *answer(code, guess)) for guess in guesses]
    if random.random() < 0.5:
        tries[wrong] = [draw_other(random, code, differs) for _unused in tries[wrong]]
    return [*code], tries


def draw_other(random, code, differs):
    """Draw a try whose answer differs as it should from what that code would answer."""
    while True:
        guess, other = random.choice(CODES), (random.randint(0, 4), random.randint(0, 4))
        if sum(other) <= 4 and differs(answer(code, guess), other):
            return [*guess], *other


def far(right, other):
    """Return whether hardly anybody takes an answer for the right one: in no way are they equal."""
    return other[0] > right[0] and other[1] < right[1] and sum(other) > sum(right)


def as_yes_or_no(value):
    """See what stands for True or False; of which type it is, is the matter of another check."""
    return bool(value) and value != "False"


# ---------------------------------------------------------------- test_essai

essai = Task(reference.test_essai)
CONSISTENT = Cases(
    map(
        read_one,
        ["1121 1111 30", "2222 1111 00", "1234 1245 04", "1234 1234 40", "1234 2143 04"]
        + ["1123 1444 10", "1444 1123 10", "1234 2143 10", "1122 2211 04", "1234 1245 21"]
        + ["6155 5616 03", "1121 1111 04"],
    ),
    draw=lambda random: with_one_try(draw(random, far)),
)
OTHER_WELL_PLACED = Cases(
    map(
        read_one,
        ["1121 1111 30", "1121 1111 20", "1121 1111 40", "1111 1112 10", "1234 1243 22"]
        + ["6666 6666 00", "1234 1245 11"],
    ),
    draw=lambda random: with_one_try(
        draw(random, lambda right, other: right[0] != other[0] and right[1] == other[1])
    ),
)
OTHER_MISPLACED = Cases(
    map(
        read_one,
        ["1234 2155 02", "1234 2155 01", "1234 2155 03", "1234 5521 00", "1121 1231 21"]
        + ["1121 1231 22", "1234 1243 21"],
    ),
    draw=lambda random: with_one_try(
        draw(random, lambda right, other: right[0] == other[0] and right[1] != other[1])
    ),
)
SAME_TOTAL = Cases(
    map(
        read_one,
        ["1121 1231 21", "1121 1231 12", "1121 1211 13", "1121 1211 22", "1234 5543 20"]
        + ["1234 2155 10", "1234 1243 30"],
    ),
    draw=lambda random: with_one_try(
        draw(random, lambda right, other: right != other and sum(right) == sum(other))
    ),
)
ESSAIS = OTHER_WELL_PLACED + OTHER_MISPLACED


@essai.check(points=1)
def test_essai_accepts_a_consistent_code(submission):
    """A code that gives exactly the answer of the try is consistent with it, and not every code
    is."""
    submission.agrees(CONSISTENT, seen_as=as_yes_or_no)


@essai.check(points=1.25)
def test_essai_compares_the_well_placed(submission):
    """A code that gives another number of well placed pegs is not consistent."""
    submission.agrees(OTHER_WELL_PLACED, seen_as=as_yes_or_no)


@essai.check(points=1.25)
def test_essai_compares_the_misplaced(submission):
    """A code that gives another number of misplaced pegs is not consistent."""
    submission.agrees(OTHER_MISPLACED, seen_as=as_yes_or_no)


@essai.check(points=0.75)
def test_essai_does_not_add_them_up(submission):
    """Two answers are the same only if both numbers are: to add up to the same is not enough."""
    submission.agrees(SAME_TOTAL, seen_as=as_yes_or_no)


test_essai_says_true_or_false = essai.returns(bool, ESSAIS, as_yes_or_no)
test_essai_leaves_its_arguments_alone = essai.keeps_its_arguments(ESSAIS)
test_essai_twice = essai.repeats(ESSAIS, as_yes_or_no)

# ---------------------------------------------------------------- test_code

code = Task(reference.test_code)
POSSIBLE = Cases(
    map(
        read,
        ["2222 1111 00", "2324 1111 00 2222 20 2233 12", "1234 4321 40 1243 00", "5611 6522 02"]
        + ["3224 1111 00 2222 20 2233 12 2324 22 2342 04 3224 40", "3456 1111 20 2222 10"],
    ),
    draw=lambda random: draw(random, far, random.randint(2, 4)),
)
NOTHING_TRIED = Cases([([1, 1, 1, 1], []), ([6, 6, 6, 6], [])])
CONTRADICTED_FIRST = Cases(
    map(
        read,
        ["1121 1111 00", "1122 1111 30 2222 20", "1122 1111 20 2222 20"]
        + ["1234 2155 11 1243 22 5561 01"]
        + ["1234 2155 01 1243 22", "1234 2155 02 1243 22 5561 01"],
    ),
    draw=lambda random: draw(random, ne, random.randint(2, 6), slice(1)),
)
CONTRADICTED_LAST = Cases(
    map(
        read,
        ["1122 1111 20 2222 30", "1122 1111 20 2222 20", "2323 1111 00 2222 20 2233 12"]
        + ["1234 5561 01 1243 22 2155 01", "1234 1243 22 2155 11"]
        + ["3224 1111 00 2222 20 2233 12 2324 22 2342 13"],
    ),
    draw=lambda random: draw(random, ne, random.randint(2, 6), slice(-1, None)),
)
CONTRADICTED_BETWEEN = Cases(
    map(
        read,
        ["1234 1243 22 2155 11 5561 01", "1234 1243 22 2155 02 5561 01"]
        + ["1234 5561 01 1243 22 2155 01 4321 04", "1234 1243 22 2155 00 5561 11 4321 04"],
    ),
    draw=lambda random: draw(random, ne, random.randint(3, 4), slice(1, -1)),
)
HISTORIES = POSSIBLE + CONTRADICTED_FIRST + CONTRADICTED_LAST + NOTHING_TRIED


@code.check(points=1)
def test_code_accepts_a_possible_code(submission):
    """A code consistent with every try is possible, and not every code is."""
    submission.agrees(POSSIBLE, seen_as=as_yes_or_no)


@code.check(points=1.25)
def test_code_when_the_first_trial_contradicts(submission):
    """A code that contradicts the first try is not possible, whatever the others say."""
    submission.agrees(CONTRADICTED_FIRST, seen_as=as_yes_or_no)


@code.check(points=1.25)
def test_code_when_the_last_trial_contradicts(submission):
    """A code that contradicts the last try is not possible, whatever the others say."""
    submission.agrees(CONTRADICTED_LAST, seen_as=as_yes_or_no)


@code.check(points=0.75)
def test_code_when_a_trial_between_contradicts(submission):
    """A code is not possible when nothing but tries in the middle of the list contradicts it."""
    submission.agrees(CONTRADICTED_BETWEEN, seen_as=as_yes_or_no)


@code.check(points=0.5)
def test_code_before_any_trial(submission):
    """As long as nothing has been tried, every code is possible."""
    submission.agrees(NOTHING_TRIED, seen_as=as_yes_or_no)


test_code_says_true_or_false = code.returns(bool, HISTORIES, as_yes_or_no)
test_code_leaves_its_arguments_alone = code.keeps_its_arguments(HISTORIES)
test_code_twice = code.repeats(HISTORIES, as_yes_or_no)

# ---------------------------------------------------------------- jeu_2

jeu_2 = Task(reference.jeu_2)
SECRETS = [(3, 2, 2, 4), (6, 1, 6, 2), (1, 1, 1, 2), (2, 1, 4, 3), (5, 6, 5, 4), (6, 5, 5, 6)]
SECRETS += [(1, 1, 1, 1), (6, 6, 6, 6)]
CONTRADICTIONS = [{0: (0, 4)}, {3: (0, 0)}]  # answers to tries by which no code is left
FEW_CODES = 6  # more of them before one question cannot all be the proposition
MANY_TRIES = 12  # more than any game has whose propositions contradict no answer
NO_CODE_SHOWN = finding(
    "jeu_2.shows-no-code",
    "{game} `{call}` asks for an answer and shows no code of four pegs to answer to.",
)
AS_IF_WON = re.compile(
    r"\W*(j.ai |i |i have )?(gagné|trouvé|found|won)\b(?! (une|an?) )", re.IGNORECASE
)


class Codemaker:
    """Answers one game as somebody who thinks of a code does, and writes it down.

    Attributes:
        tries: What was proposed and answered.
        first: For each of them, the first code in order that was still possible.
        foul: The index of the first proposition that contradicts an answer.
        end: "won" or "contradiction", after which nothing is typed any more; empty before.
        asked_more: Whether there was a question after the end.
        crowded: The index of the first try that was shown with many other codes.
        shown: What was printed with the last proposition.
        game: The whole game, once it is over.
    """

    def __init__(self, secret, two_lines, mistakes):
        """Think of a code.

        Args:
            secret: The code.
            two_lines: Whether the two numbers of an answer are typed on a line each.
            mistakes: By the index of a try, an answer that is not the right one.
        """
        self.secret, self.two_lines, self.mistakes = secret, two_lines, mistakes
        self.tries, self.first, self.left = [], [], CODES
        self.end = self.line = self.second = self.shown = ""
        self.asked_more, self.silent = False, 0
        self.foul = self.crowded = self.game = None

    def __call__(self, printed):
        """Return the line to be typed at a question, or None."""
        if self.second:
            self.line, self.second = self.second, ""
            return self.line
        self.asked_more = bool(self.end)
        codes = [*map(tuple, codes_in(printed))]
        if self.end or len(self.tries) == MANY_TRIES:
            return None
        if not codes:
            self.silent += 1
            return self.line if self.silent < 4 else None
        proposed = {guess for guess, *_reply in self.tries}
        new = [one for one in codes if one not in proposed] or codes
        if len({*new}) > FEW_CODES and self.crowded is None:
            self.crowded = len(self.tries)
        self.shown = printed
        return self.reply_to(self.left[0] if self.left[0] in new else new[-1])

    def reply_to(self, guess):
        """Write a try down; return the line that is typed."""
        bien, mal = self.mistakes.get(len(self.tries), answer(self.secret, guess))
        if guess not in self.left and self.foul is None:
            self.foul = len(self.tries)
        self.tries.append((guess, bien, mal))
        self.first.append(self.left[0])
        self.left = [one for one in self.left if answer(one, guess) == (bien, mal)]
        self.end = "won" if bien == 4 else "" if self.left else "contradiction"
        self.line, self.second = (str(bien), str(mal)) if self.two_lines else (f"{bien} {mal}", "")
        return self.line

    @property
    def guesses(self):
        """The codes proposed."""
        return [guess for guess, *_reply in self.tries]

    @property
    def has_stopped(self):
        """Whether an error or the sandbox ended the game."""
        return bool(self.game.outcome.raised or self.game.outcome.gone)

    @property
    def counts_its_tries(self):
        """Whether the number of tries is returned, or shown where nothing is returned."""
        value, count = self.game.outcome.value, len(self.tries)
        if value is None:
            return count in numbers(self.shown + self.game.after)
        return type(value) is int and value == count


def numbers(text):
    """Return the numbers in a text."""
    return [int(digits) for digits in re.findall(r"\d{1,9}", plain(text))]


def lines(text):
    """Return the lines of a text."""
    return {line.strip() for line in plain(text).splitlines()} - {""}


# ---------------------------------------------------------------- games, and how they are told


def asks_twice(submission):
    """Find out whether the two numbers of an answer are asked for one by one."""
    went_well = []
    for two_lines in (False, True):
        codemaker = Codemaker(SECRETS[0], two_lines, {})
        game = submission.play(codemaker)
        has_failed = bool(game.outcome.raised)
        questions = len(game.turns) if has_failed else 0  # the more, the later it has failed
        went_well.append((len(codemaker.tries) - has_failed, -codemaker.silent, questions))
    return went_well[1] > went_well[0]


def play(submission, secret=SECRETS[0], reload=True, mistakes=()):
    """Play a game; return the codemaker, who has written it down."""
    codemaker = Codemaker(secret, submission.once(asks_twice), dict(mistakes))
    codemaker.game = submission.play(codemaker, reload=reload)
    return codemaker


def games(submission):
    """Play against each of the secrets."""
    return [play(submission, secret) for secret in SECRETS]


def all_games(submission):
    """Go through the games against the secrets, and through two against drawn ones."""
    yield from submission.once(games)
    for _unused in range(2):
        yield play(submission, submission.random.choice(CODES))


def won(submission, in_order=True):
    """Return the games that were won, that of the statement among them.

    Args:
        submission: The submission.
        in_order: Whether those are left out that an error or the sandbox ended.
    """
    first, *_others = played = submission.once(games)
    found = [one for one in played if one.end == "won" and not (in_order and one.has_stopped)]
    if first not in found:
        sentence = finding(
            "jeu_2.not-won", "This is looked at once `{call}` finds the code 3 2 2 4 and ends."
        )
        fail(sentence, call="jeu_2()", status=NOT_REACHED)
    return found


def told(codemaker, end=None):
    """Tell a game up to the try of that index."""
    tries = codemaker.tries[:end]
    moves = ", ".join(f"{typed(guess)} → {bien} {mal}" for guess, bien, mal in tries)
    return _("In the game {moves}:", moves=moves) if moves else _("At its start:")


def refuse(
    submission, sentence, codemaker, end=None, received="…", expected="", alike=(), **blanks
):
    """Fail the check with a game, told up to the try of that index."""
    outcomes = [
        (one.guesses, one.game.outcome.value, bool(words(one.game.after)))
        for one in submission.once(games)
    ]
    fail(
        sentence.format(game=told(codemaker, end), **blanks),
        "jeu_2()",
        received,
        expected,
        [end, outcomes, alike],
    )


@jeu_2.check(points=3)
def test_jeu_2_contradicts_no_answer(submission):
    """Every proposition must be consistent with all the answers given so far."""
    for codemaker in all_games(submission):
        if not codemaker.tries:
            if codemaker.silent:
                printed = codemaker.game.turns[0].printed
                shown = excerpt(printed)
                refuse(submission, NO_CODE_SHOWN, codemaker, None, shown, alike=numbers(printed))
            submission.must_end(codemaker.game, told(codemaker))
            sentence = finding("jeu_2.never-asks", "`{call}` ended without asking for an answer.")
            refuse(submission, sentence, codemaker)
        if codemaker.foul is not None:
            guess = codemaker.guesses[codemaker.foul]
            earlier, *reply = next(
                one for one in codemaker.tries if answer(guess, one[0]) != one[1:]
            )
            refuse(
                submission,
                finding(
                    "jeu_2.contradicts-an-answer",
                    "{game} the next proposition is {proposition}. Were it the secret, it would "
                    "have answered {other} to {earlier}; the answer was {answer}.",
                ),
                codemaker,
                codemaker.foul,
                typed(guess),
                proposition=typed(guess),
                earlier=typed(earlier),
                answer=typed(reply),
                other=typed(answer(guess, earlier)),
            )


@jeu_2.check(points=1.5)
def test_jeu_2_goes_through_the_codes_in_order(submission):
    """Of the codes that are still possible, the first one in order must be proposed, and no other
    one beside it."""
    for codemaker in all_games(submission):
        if codemaker.crowded is not None:
            refuse(
                submission,
                finding(
                    "jeu_2.shows-several-codes",
                    "{game} `{call}` shows several codes before it asks for the answer: which of "
                    "them is proposed?",
                ),
                codemaker,
                codemaker.crowded,
            )
        for index, (guess, first) in enumerate(
            zip(codemaker.guesses, codemaker.first, strict=True)
        ):
            if guess != first:
                refuse(
                    submission,
                    finding(
                        "jeu_2.not-the-first-in-order",
                        "{game} the next proposition is {proposition}; `{expected}` comes before "
                        "it in order, and is possible too.",
                    ),
                    codemaker,
                    index,
                    typed(guess),
                    typed(first),
                    proposition=typed(guess),
                )


@jeu_2.check(points=1.5)
def test_jeu_2_proposes_until_it_has_won(submission):
    """The game must go on until the code has been proposed."""
    for codemaker in all_games(submission):
        if codemaker.end != "won":
            if codemaker.silent:
                refuse(submission, NO_CODE_SHOWN, codemaker)
            submission.must_end(codemaker.game, told(codemaker))
            refuse(
                submission,
                finding(
                    "jeu_2.ends-without-the-code",
                    "{game} `{call}` ends, and the code, {secret}, has not been proposed.",
                ),
                codemaker,
                secret=typed(codemaker.secret),
            )


@jeu_2.check(points=1)
def test_jeu_2_ends_when_it_has_won(submission):
    """When the answer is four well placed pegs, the game must end."""
    for codemaker in won(submission, in_order=False):
        if codemaker.asked_more:
            refuse(
                submission,
                finding(
                    "jeu_2.asks-after-win",
                    "{game} the code is found, and yet `{call}` goes on asking.",
                ),
                codemaker,
            )
        submission.must_end(codemaker.game, told(codemaker))


@jeu_2.check(points=1)
def test_jeu_2_returns_the_number_of_tries(submission):
    """The number of tries that is returned must count every proposition, the last one included."""
    for codemaker in won(submission):
        value, count = codemaker.game.outcome.value, len(codemaker.tries)
        if not codemaker.counts_its_tries:
            wrong = finding(
                "jeu_2.wrong-number-of-tries",
                "{game} `{call}` returned `{received}`; `{expected}` propositions were made.",
            )
            not_shown = finding(
                "jeu_2.number-of-tries-not-shown",
                "{game} `{call}` returned nothing, and the number of tries, `{expected}`, is not "
                "shown at the end either.",
            )
            sentence = not_shown if value is None else wrong
            shown = numbers(codemaker.game.after)
            refuse(submission, sentence, codemaker, None, show(value), str(count), alike=shown)


@jeu_2.check(points=1)
def test_jeu_2_notices_a_contradiction(submission):
    """When no code is consistent with the answers, the program must say so and end."""
    victory = won(submission, in_order=False)[0].game
    for mistakes in CONTRADICTIONS:
        codemaker = play(submission, mistakes=mistakes)
        game, raised = codemaker.game, codemaker.game.outcome.raised
        if codemaker.end != "contradiction":
            continue
        if codemaker.asked_more:
            refuse(
                submission,
                finding(
                    "jeu_2.asks-after-contradiction",
                    "{game} no code is consistent with these answers, and yet `{call}` goes on "
                    "asking.",
                ),
                codemaker,
            )
        text = game.after
        if raised and is_on_purpose(raised):
            text += raised.message
        else:
            submission.must_end(game, told(codemaker))
        if isinstance(game.outcome.value, str):
            text += game.outcome.value
        if not words(text):
            refuse(
                submission,
                finding(
                    "jeu_2.contradiction-not-told",
                    "{game} no code is consistent with these answers; `{call}` ends and says "
                    "nothing about it.",
                ),
                codemaker,
            )
        if AS_IF_WON.match(text):
            refuse(
                submission,
                finding(
                    "jeu_2.contradiction-like-a-win",
                    "{game} no code is consistent with these answers, and yet `{call}` says "
                    "“{shown}”, as if it had won.",
                ),
                codemaker,
                shown=excerpt(text),
            )
        if lines(text) <= lines(victory.after):
            refuse(
                submission,
                finding(
                    "jeu_2.won-in-words-of-a-contradiction",
                    "{game} no code is consistent with these answers; what `{call}` shows then, "
                    "“{shown}”, it also shows when the code is found.",
                ),
                codemaker,
                shown=excerpt(text),
            )
        if lines(text) <= lines("\n".join(victory.replies[:-1])):
            refuse(
                submission,
                finding(
                    "jeu_2.contradiction-told-at-each-answer",
                    "{game} no code is consistent with these answers; what `{call}` shows then, "
                    "“{shown}”, it shows after each other answer, too.",
                ),
                codemaker,
                shown=excerpt(text),
            )


def is_on_purpose(raised):
    """Return whether an error is one that a learner raises, and that nobody meets by accident."""
    if raised.type_name == "ValueError":
        return "(" not in raised.message  # as in "min() arg is an empty sequence"
    return raised.type_name in ("AssertionError", "Exception", "SystemExit")


@jeu_2.check(points=0.5)
def test_jeu_2_can_be_played_again(submission):
    """A second game must begin anew, without starting the program again."""
    first = won(submission)[0]
    second_game = finding(
        "jeu_2.second-game-begins-otherwise",
        "A second game, played without starting the program again, does not begin like the "
        "first; its propositions: {moves}.",
    )
    after_contradiction = finding(
        "jeu_2.game-after-contradiction-begins-otherwise",
        "A game played after one whose answers contradicted each other, without starting the "
        "program again, does not begin like a first one; its propositions: {moves}.",
    )
    for mistakes, sentence in ((), second_game), (CONTRADICTIONS[0], after_contradiction):
        if play(submission, mistakes=mistakes).game.outcome.gone:
            return  # a contradiction is the matter of another check
        again = play(submission, reload=False)
        if again.end != "won" or len(again.tries) == 1:  # who draws may begin otherwise
            moves = ", ".join(map(typed, again.guesses)) or "–"
            fail(sentence.format(moves=moves), "jeu_2()", moves, typed(first.guesses[0]))
        if first.counts_its_tries and not again.counts_its_tries:
            value, count = show(again.game.outcome.value), str(len(again.tries))
            fail(sentences.SECOND_GAME, "jeu_2()", value, count)
