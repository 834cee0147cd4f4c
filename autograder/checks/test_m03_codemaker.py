"""Hidden checks of m03_codemaker: creer_code, demande_proposition, gagne, jeu.

**Chance.** `creer_code` is called DRAWS times. Each statistic is a count with an exactly known distribution
(binomial), and a count is refused outside bounds that leave it a probability of ALARM at most. There are fewer than
300 of them, so a right answer is refused with a probability below 300 * ALARM < 1e-9, whatever draws it.

Power: what every known wrong answer gives, against what is accepted for 6000 codes.

| mistake | count | gives about | accepted |
|---|---|---|---|
| no repeats (`sample`) | codes with a repeat | 0 | 4088 … 4572 |
| always a repeat | codes with a repeat | 6000 | 4088 … 4572 |
| four times the same peg | places 1 and 2 both hold colour 1 | 1000 | 86 … 263 |
| never twice the same in a row | places 1 and 2 both hold colour 1 | 0 | 86 … 263 |
| sorted codes | place 1 holds colour 6 | 5 | 804 … 1207 |
| two colours rarer: `round(random() * 5) + 1` | place 1 holds colour 1 | 600 | 804 … 1207 |
| a colour that never comes | any place holds it | 0 | 804 … 1207 |
| never four pegs alike | codes like 5 5 5 5 | 0 | 1 … 70 |
| drawn once | different codes | 1 | 2 or more |
| never a code again | different ones of the first 300 | 300 | 299 or fewer |
| never the code before | codes equal to the one before, of 36 000 | 0 | 1 or more |
| a code that never comes: `randrange(1295)` | codes 6 6 6 6, of 36 000 | 0 | 1 or more |
| never the first colour again | place 1 holds that of the code before | 0 | 804 … 1207 |

The nearest of them, `round`, is more than 8 standard deviations away from its bound. That each call draws anew is
judged against the frequencies of the codes themselves, so that codes drawn unevenly do not seem to be drawn once.
Of 6000 codes drawn well, none is the same as the one before once in a hundred times; nor does a code of one colour
come, as often. 30 000 more are drawn then, and that none is or comes once more happens with a probability of
(1295 / 1296) ** 35993 in all, less than 1e-12.

**Games.** `jeu` is played by scripted players. Its secret is the one of `creer_code`, which is replaced for the game;
when `jeu` is written in one piece, chance is fixed and the secret is found out by playing the same game again.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, product, zip_longest
from random import Random
from time import sleep

from autograder.testing.cases import Cases, probe
from autograder.testing.check import NotPassed, check, not_passed, not_reached
from autograder.testing.outcomes import Setting

from autograder.checking import sentences
from autograder.checking.chance import bounds
from autograder.checking.games import (
    claims,
    excerpt,
    plain,
    read_answers,
    script,
    typed,
    words,
)
from autograder.i18n.display import show
from autograder.i18n.message import _, finding
from autograder.reports.model import ERROR, FAILED
from autograder.sandbox.codec import type_name
from solutions import m02_pegs as pegs
from solutions import m03_codemaker as reference

WON_YET_ASKS = finding(
    "jeu.asks-after-win", "{game} the code is found, and yet `{call}` asks for another line."
)
ELEVENTH = finding(
    "jeu.asks-after-ten-wrong",
    "{game} ten propositions were wrong, and yet `{call}` asks for another line.",
)
WRONG_TRIES = finding(
    "jeu.wrong-number-of-tries",
    "{game} the code is found; `{call}` returned `{received}`, and `{expected}` was expected.",
)
ENDED_EARLY = finding(
    "jeu.ended-too-early",
    "{game} the code is not found and tries are left, and yet `{call}` has ended.",
)
LOST_LIKE_WON = finding(
    "jeu.lost-returns-like-won",
    "{game} the game is lost, and yet `{call}` returned `{received}`, like a game won.",
)
LOST_IN_WORDS_OF_A_WIN = finding(
    "jeu.lost-in-words-of-a-win",
    "{game} the game is lost, and yet it says “{shown}”, in words of a game won.",
)
SAME_SECRET = finding(
    "jeu.same-secret-again",
    "{call} was played again without starting the program again: the new game has the same secret "
    "as the one before.",
)


DRAWS = 6000
ALARM = 3e-12
FIRST = 300  # codes of which two or more are equal, but for one chance in 1e15; more so when they come unevenly
MANY_CALLS, FIRST_CALLS, TEN_CALLS = (Cases([()] * count) for count in (DRAWS, FIRST, 10))
A_CODE = "[2, 5, 6, 2]"

# ---------------------------------------------------------------- creer_code


def _pegs(code):
    """The pegs of a code as numbers, be they written as text; None when it is no code."""
    if type(code) is str and code.replace(" ", "").isdigit():
        code = list(code.replace(" ", ""))
    if type(code) not in (list, tuple) or len(code) != 4:
        return None
    try:
        return tuple(int(peg) for peg in code)
    except (TypeError, ValueError, OverflowError):
        return None


def _drawn(submission):
    """What many calls gave; a few, where no code came twice until none was left: another check tells of that."""
    try:
        return submission.draw("creer_code", MANY_CALLS, A_CODE)
    except NotPassed:
        first = submission.draw("creer_code", FIRST_CALLS, A_CODE)
        if len(set(map(_pegs, first))) < FIRST:
            raise
        submission.known["none left"] = True
        return first


def _codes(submission):
    """The codes drawn, as tuples of numbers; those which are no codes left out."""
    if "codes" not in submission.known:
        submission.known["codes"] = [pegs for code in _drawn(submission) if (pegs := _pegs(code))]
    return submission.known["codes"]


def _counted(submission):
    """The codes drawn, where there is something to count: of one code that always comes back, another check tells."""
    codes = _codes(submission)
    if _stands_still(codes) or "none left" in submission.known:
        raise not_reached(test_creer_code_draws_anew)
    return codes


def _same_again(codes):
    return sum(code == before for before, code in pairwise(codes))


def _stands_still(codes):
    """Most codes are the one before: of a program that follows the clock, how many others there are depends on it.

    So do the codes themselves: the learner is told neither.
    """
    return _same_again(codes) > DRAWS // 2


def _linked(submission):
    """The pairs of places whose colours go together: a pair of colours for each, and how often it comes."""
    if "linked" not in submission.known:
        low, high = bounds(DRAWS, 1 / 36, ALARM)
        found = submission.known["linked"] = {}
        for place, other in combinations(range(4), 2):
            together = Counter((code[place], code[other]) for code in _codes(submission))
            for pair in product(range(1, 7), repeat=2):
                if not low <= together[pair] <= high:
                    found.setdefault((place, other), (pair, together[pair]))
    return submission.known["linked"]


def _refuse_code(sentence, code, behaviour, question=None, **fields):
    call, received = "creer_code()", show(code)
    message = sentence.format(call=call, received=received, **fields)
    return not_passed(
        message, call, received, A_CODE, [sentence.code, *behaviour], question=question
    )


def _refuse_count(sentence, behaviour, **fields):
    message = sentence.format(count=DRAWS, **fields)
    return not_passed(message, "creer_code()", "", "", behaviour)


@check("creer_code", points=1)
def test_creer_code_gives_four_pegs(submission):
    """A code must be made of four pegs, at each call."""
    for rank, code in enumerate(_drawn(submission)):
        if _pegs(code) is None:
            length = len(code) if hasattr(code, "__len__") else None
            printed = ("printed", "creer_code") in submission.known
            question = sentences.PRINTED.format(call="creer_code()") if printed else None
            behaviour = [type(code).__name__, length, rank == 0, printed]
            raise _refuse_code(
                finding(
                    "creer_code.not-four-numbers",
                    "`{call}` returned `{received}`; a list of four numbers was expected, as `[2, "
                    "5, 6, 2]` is.",
                ),
                code,
                behaviour,
                question,
            )


@check("creer_code", points=1, after=test_creer_code_gives_four_pegs)
def test_creer_code_uses_the_six_colours(submission):
    """Every peg must be a colour from 1 to 6, and each of the six must be possible."""
    codes = _codes(submission)
    colours = {colour for code in codes for colour in code}
    foreign = colours - set(range(1, 7))
    if foreign:
        first = next(code for code in codes if foreign & set(code))
        places = {place for code in codes for place in range(4) if code[place] in foreign}
        raise _refuse_code(
            finding(
                "creer_code.colour-outside-1-to-6",
                "`{call}` returned `{received}`; the colours go from 1 to 6.",
            ),
            list(first),
            [min(colours), max(colours), sorted(places)],
        )
    missing = [colour for colour in range(1, 7) if colour not in colours]
    if missing and _stands_still(codes):  # another check says so
        raise not_reached(test_creer_code_draws_anew)
    if missing:
        raise _refuse_count(
            finding(
                "creer_code.colour-never-appears",
                "In {count} codes, colour {colour} never appears.",
            ),
            ["never", missing],
            colour=missing[0],
        )


@check("creer_code", points=0.5, after=test_creer_code_gives_four_pegs)
def test_creer_code_gives_a_list_of_integers(submission):
    """The code must be returned, as a list of whole numbers, and not be shown."""
    for code in _drawn(submission)[:50]:
        kinds = {type_name(peg) for peg in code} if type(code) is list else {type_name(code)}
        if kinds != {"int"}:
            kind = f"list[{', '.join(sorted(kinds))}]" if type(code) is list else type_name(code)
            raise _refuse_code(
                finding(
                    "creer_code.not-a-list-of-integers",
                    "`{call}` returned `{received}`, of type {type}; a list of whole numbers was "
                    "expected, as `{expected}` is.",
                ),
                code,
                [kind],
                type=kind,
                expected=A_CODE,
            )
    games = [submission.play("creer_code", script([]), afresh=False) for _unused in range(3)]
    if all(
        _is_in(_pegs(game.outcome.value), game.after) for game in games
    ):  # once may be an accident
        code, shown = games[0].outcome.value, excerpt(games[0].after)
        raise _refuse_code(
            finding(
                "creer_code.shows-the-code",
                "`{call}` returned `{received}`, and showed it, too: “{shown}”. In a game, that is "
                "the secret.",
            ),
            code,
            ["shown"],
            shown=shown,
        )


def _is_in(code, text):
    """Whether the colours of a code are shown one after the other, whatever is between them."""
    return bool(code) and "".join(map(str, code)) in "".join(filter(str.isdigit, plain(text)))


@probe(lambda: "creer_code()")
def first_of_two(submission):
    """The first of two codes, before the second is drawn and after."""
    first = submission.creer_code()
    before = list(first)
    submission.creer_code()
    return [before, list(first)]


TWO_CALLS = Cases([()] * 3, by=first_of_two)


@check("creer_code", points=0.5, after=test_creer_code_gives_four_pegs)
def test_creer_code_draws_anew(submission):
    """Each call must draw anew, whatever was drawn before."""
    codes = _codes(submission)
    same = _same_again(codes)
    chance = sum(
        (times / DRAWS) ** 2 for times in Counter(codes).values()
    )  # whatever codes are drawn, and how often
    if _stands_still(codes) or same > bounds(DRAWS - 1, chance, ALARM)[1]:
        sentence = (
            finding(
                "creer_code.mostly-the-one-before",
                "Of {count} codes drawn one after the other, most are the same as the one before.",
            )
            if _stands_still(codes)
            else finding(
                "creer_code.too-often-the-one-before",
                "Of {count} codes drawn one after the other, {times} are the same as the one "
                "before (the first one: `{received}`).",
                times=same,
                received=show(list(codes[0])),
            )
        )
        raise _refuse_count(sentence, ["same again", _stands_still(codes)])
    if len(set(codes[:FIRST])) == FIRST:
        message = finding(
            "creer_code.never-again",
            "The first {count} codes drawn are all different: of so many, about {mean} pairs are "
            "equal when each code may come again.",
            count=FIRST,
            mean=FIRST * (FIRST - 1) // 2 // 1296,
        )
        raise not_passed(message, "creer_code()", "", "", ["never again"])
    _must_forget(codes)
    if not same and not any(same for same, *_unused in _long_series(submission)):
        message = finding(
            "creer_code.never-the-one-before",
            "Of {count} codes drawn one after the other, not one is the same as the code before; "
            "about {mean} were expected.",
            count=MORE_DRAWS,
            mean=round(MORE_DRAWS / 1296),
        )
        raise not_passed(message, "creer_code()", "", "", ["never the one before"])
    for before, after in submission.draw("creer_code", TWO_CALLS, A_CODE):
        if before != after:
            message = finding(
                "creer_code.refills-its-list",
                "After `a = creer_code()`, `a` was `{before}`; after another call of "
                "`creer_code()`, `a` is `{after}`: each call must make a new list.",
                before=show(before),
                after=show(after),
            )
            raise not_passed(message, "creer_code()", show(after), show(before), ["refilled"])
    (changed,) = submission.draw("creer_code", LENT_LISTS, "None")
    if changed:
        message = finding(
            "creer_code.changed-from-outside",
            "`code = creer_code()`, then `code.append(0)`: done {count} times, a later call gave "
            "`{received}`. Each call must make a new list.",
            count=LENT,
            received=show(changed),
        )
        raise not_passed(message, "creer_code()", show(changed), A_CODE, ["changed outside"])


@probe(lambda count: "creer_code()")
def changed_outside(submission, count):
    """The first of so many lists that does not hold four pegs, when each is made longer by who got it."""
    for _unused in range(count):
        code = submission.creer_code()
        if type(code) is list and len(code) != 4:
            return code
        if type(code) is list:
            code.append(0)
    return None


LENT = 400  # codes: 61 pairs of them are equal on average, and none with one chance in 1e29
LENT_LISTS = Cases([(LENT,)], by=changed_outside)


@probe(lambda count: "creer_code()")
def counts_in_a_series(submission, count):
    """Of so many codes, how many are the same as the one before; and how many, for each colour, have no other one."""
    from itertools import pairwise

    codes = [[int(peg) for peg in submission.creer_code() if peg != " "] for _ in range(count)]
    return [
        sum(one == before for before, one in pairwise(codes)),
        *(codes.count([peg] * 4) for peg in range(1, 7)),
    ]


LONG_SERIES = Cases([(5000,)] * 6, by=counts_in_a_series, seconds=20)
MORE_DRAWS = DRAWS + sum(count for (count,) in LONG_SERIES)


def _long_series(submission):
    """The counts of many more codes, for what 6000 do not tell."""
    if "series" not in submission.known:
        submission.known["series"] = submission.draw("creer_code", LONG_SERIES, "0", seed=1)
    return submission.known["series"]


def _must_forget(codes):
    """At each place, the colour is the one of the code before as often as those colours come."""
    for place in range(4):
        column = [code[place] for code in codes]
        same = sum(colour == before for before, colour in pairwise(column))
        if len(set(column)) == 1:  # another check looks at that
            continue
        chance = sum((times / DRAWS) ** 2 for times in Counter(column).values())
        low, high = bounds(DRAWS - 1, chance, ALARM)
        if not low <= same <= high:
            behaviour, mean = ["place remembered", place, same > high], round(DRAWS * chance)
            raise _refuse_count(
                finding(
                    "creer_code.remembers-a-place",
                    "Of {count} codes drawn one after the other, {times} have at place {place} the "
                    "colour that the code before had there; about {mean} were expected.",
                ),
                behaviour,
                place=place + 1,
                times=same,
                mean=mean,
            )


@check("creer_code", points=0.5, after=test_creer_code_uses_the_six_colours)
def test_creer_code_may_repeat_a_colour(submission):
    """A colour may be repeated in a code, and need not be."""
    codes = _counted(submission)
    repeats = sum(len(set(code)) < 4 for code in codes)
    low, high = bounds(DRAWS, 936 / 1296, ALARM)
    if not low <= repeats <= high and (
        repeats == 0 or not _linked(submission)
    ):  # else another check says so
        raise _refuse_count(
            finding(
                "creer_code.wrong-share-of-repeats",
                "Of {count} codes, {times} repeat a colour; about {mean} were expected.",
            ),
            ["repeats", repeats],
            times=repeats,
            mean=round(DRAWS * 936 / 1296),
        )
    if low <= repeats <= high and not _linked(submission):
        _must_have_all_patterns(codes)


PATTERNS = {
    (4,): 6,
    (3, 1): 120,
    (2, 2): 90,
    (2, 1, 1): 720,
}  # how often the colours of a code come: how many codes


def _must_have_all_patterns(codes):
    """Four pegs of one colour, three of one, and so on, are as frequent as they have to be."""
    found = Counter(tuple(sorted(Counter(code).values(), reverse=True)) for code in codes)
    wrong = {}
    for pattern, count in PATTERNS.items():
        low, high = bounds(DRAWS, count / 1296, ALARM)
        if not low <= found[pattern] <= high:
            wrong[pattern] = found[pattern] > high
    if wrong:
        pattern, never = next(iter(wrong)), [pattern for pattern in PATTERNS if not found[pattern]]
        example = typed(
            [
                peg
                for peg, times in zip((5, 2, 3), pattern, strict=False)
                for _unused in range(times)
            ]
        )
        mean, behaviour = (
            round(DRAWS * PATTERNS[pattern] / 1296),
            ["pattern", pattern, wrong[pattern], *never],
        )
        raise _refuse_count(
            finding(
                "creer_code.wrong-share-of-a-pattern",
                "In {count} codes, {times} are made like `{code}`, as far as equal colours go; "
                "about {mean} times were expected.",
            ),
            behaviour,
            code=example,
            times=found[pattern],
            mean=mean,
        )


@check("creer_code", points=0.5, after=test_creer_code_uses_the_six_colours)
def test_creer_code_is_fair(submission):
    """At each place of a code, the six colours must be equally likely."""
    codes = _counted(submission)
    low, high = bounds(DRAWS, 1 / 6, ALARM)
    uneven = {}
    for place, colour in product(range(4), range(1, 7)):
        times = sum(code[place] == colour for code in codes)
        if not low <= times <= high:
            uneven[place, colour] = times
    if uneven:
        (place, colour), times = next(iter(uneven.items()))
        behaviour = ["uneven", [(*where, times > high) for where, times in uneven.items()]]
        raise _refuse_count(
            finding(
                "creer_code.colour-uneven-at-a-place",
                "In {count} codes, colour {colour} stands {times} times at place {place}; about "
                "{mean} times were expected.",
            ),
            behaviour,
            colour=colour,
            times=times,
            place=place + 1,
            mean=round(DRAWS / 6),
        )


@check("creer_code", points=0.5, after=test_creer_code_is_fair)
def test_creer_code_draws_each_peg_by_itself(submission):
    """The colour at one place must tell nothing about the colours at the others."""
    codes = _codes(submission)
    if all(len(set(code)) == 4 for code in codes):  # another check looks at that
        return
    linked = _linked(submission)
    if linked:
        (place, other), (pair, times) = next(iter(linked.items()))
        alone = sum(code[place] == pair[0] for code in codes)
        raise _refuse_count(
            finding(
                "creer_code.places-linked",
                "Of {count} codes, {times} have colour {colour} at place {place} and colour "
                "{colour_there} at place {other}; about {mean} were expected.",
            ),
            [
                "linked",
                list(linked),
                "never" if times == 0 else "always" if times == alone else "sometimes",
            ],
            place=place + 1,
            other=other + 1,
            colour=pair[0],
            colour_there=pair[1],
            times=times,
            mean=round(DRAWS / 36),
        )
    missing = [colour for colour in range(1, 7) if (colour,) * 4 not in codes]
    for colour in (
        missing if len(missing) < 6 else ()
    ):  # where none of them comes, another check says so
        if not any(counts[colour] for counts in _long_series(submission)):
            code, mean = typed((colour,) * 4), round(MORE_DRAWS / 1296)
            message = finding(
                "creer_code.code-never-drawn",
                "Of {count} codes drawn one after the other, not one is {code}; about {mean} were "
                "expected.",
                count=MORE_DRAWS,
                code=code,
                mean=mean,
            )
            raise not_passed(message, "creer_code()", "", "", ["never that code", colour])


@check("creer_code", points=0.5, after=test_creer_code_draws_anew)
def test_creer_code_is_new_at_each_run(submission):
    """When the program is started again, it must draw other codes."""
    runs = [submission.draw("creer_code", TEN_CALLS, A_CODE, seed)[:3] for seed in (1, 2, 3)]
    if runs[0] == runs[1] == runs[2]:
        sleep(1.1)  # where the second of the clock is the seed, the next run has another one
        runs.append(submission.draw("creer_code", TEN_CALLS, A_CODE, 4)[:3])
    if all(run == runs[0] for run in runs):
        message = finding(
            "creer_code.same-at-each-run",
            "The program was started several times, and each time its first codes were "
            "`{received}`.",
            received=", ".join(map(show, runs[0])),
        )
        raise not_passed(message, "creer_code()", "", "", behaviour=["same run"])


# ---------------------------------------------------------------- demande_proposition

ONE_SPACE = ["3 2 4 1", "1 1 1 1", "6 5 4 3", "2 6 6 1"]
MANY_SPACES = ["3  2  4  1", "3 2   4 1", " 3 2 4 1", "3 2 4 1 ", "  6   1  6    2  "]


def _must_read(submission, fixed, seen_as, draw=None):
    """Type each line in a call of its own and compare what is returned; other lines follow where marks are made."""
    lines = submission.with_fresh(fixed, draw, 8) if draw else fixed
    games = [
        (line, submission.play("demande_proposition", script([line]), afresh=False))
        for line in lines
    ]
    behaviour = [_behaviour(game) for _, game in games[: len(fixed)]]
    for line, game in games:
        _must_be_read(submission, line, game, behaviour, seen_as)


def _behaviour(game):
    raised, gone = game.outcome.raised, game.outcome.gone
    ending = raised.type_name if raised else gone.why if gone else show(game.outcome.value)
    return len(game.turns), ending, bool(game.after.strip())


def _must_be_read(submission, line, game, behaviour, seen_as):
    call, numbers = "demande_proposition()", [int(number) for number in line.split()]
    raised, gone, value = game.outcome.raised, game.outcome.gone, game.outcome.value
    expected, question = show(numbers), None
    received = "…" if raised or gone else show(value)
    if gone:
        again = gone.why in ("not again", "no time left")
        detail = sentences.ending(gone.why, gone.detail)
        message = finding(
            "demande_proposition.no-end",
            "When “{line}” is typed, `{call}` does not come to its end: {detail}.",
            line=line,
            call=call,
            detail=detail,
        )
        message = sentences.NOT_AGAIN.format(name="demande_proposition") if again else message
    elif len(game.turns) > 1:
        message = finding(
            "demande_proposition.asks-for-more-lines",
            "“{line}” was typed, and `{call}` asks for more; the four numbers are on one line.",
            line=line,
            call=call,
        )
    elif raised:
        message = finding(
            "demande_proposition.stopped-with-an-error",
            "When “{line}” is typed, `{call}` stopped with `{error}`; `{expected}` was expected.",
            line=line,
            call=call,
            error=submission.error(raised),
            expected=expected,
        )
        message = submission.explained(message, raised)
    elif not game.turns:
        message = finding(
            "demande_proposition.asks-for-nothing",
            "`{call}` asked for nothing and returned `{received}`; the proposition is typed by "
            "the player.",
            call=call,
            received=received,
        )
    elif seen_as(value) == numbers:
        return
    else:
        message = finding(
            "demande_proposition.wrong-value",
            "When “{line}” is typed, `{call}` returned `{received}`; `{expected}` was expected.",
            line=line,
            call=call,
            received=received,
            expected=expected,
        )
        if value is None:
            sentence = sentences.PRINTED if game.after.strip() else sentences.NO_RETURN
            question = sentence.format(call=call)
    status = ERROR if raised or gone else FAILED
    raise not_passed(message, call, received, expected, behaviour, status, question)


def _as_numbers(value):
    """A sequence of numbers, or of texts that are numbers, as a list of numbers."""
    if type(value) in (list, tuple) and all(
        type(item) in (int, float, str, bool) for item in value
    ):
        try:
            return [int(item) for item in value]
        except (ValueError, OverflowError):
            pass
    return value


@check("demande_proposition", points=1.5)
def test_demande_reads_one_line(submission):
    """The four numbers typed on one line must be returned in order."""
    _must_read(submission, ONE_SPACE, _as_numbers, _typed_line)


def _typed_line(random):
    return typed(random.choices(range(1, 7), k=4))


@check("demande_proposition", points=0.5, after=test_demande_reads_one_line)
def test_demande_allows_many_spaces(submission):
    """Several spaces between the numbers, or spaces at either end, must make no difference."""
    _must_read(submission, MANY_SPACES, _as_numbers, _spaced_line)


def _spaced_line(random):
    return "".join(" " * random.randint(0, 3) + f"{random.randint(1, 6)} " for _ in range(4))


@check("demande_proposition", points=0.5, after=test_demande_reads_one_line)
def test_demande_gives_a_list_of_integers(submission):
    """The result must be a list of whole numbers: `3`, not `"3"`."""
    _must_read(submission, ONE_SPACE, lambda value: value if _is_list_of_integers(value) else None)


@check("demande_proposition", points=0.5, after=test_demande_reads_one_line)
def test_demande_does_not_show_it(submission):
    """What was typed must be returned, and not be shown: that is for the game to do."""
    games = [
        (line, submission.play("demande_proposition", script([line]), afresh=False))
        for line in ONE_SPACE
    ]
    if all(_is_in(line.split(), game.after) for line, game in games):
        line, game = games[0]
        call, shown, received = (
            "demande_proposition()",
            excerpt(game.after),
            show(game.outcome.value),
        )
        message = finding(
            "demande_proposition.shows-the-line",
            "When `{line}` is typed, `{call}` returns it, and shows it, too: “{shown}”.",
            line=line,
            call=call,
            shown=shown,
        )
        raise not_passed(message, call, shown, received, ["shown"])


def _is_list_of_integers(value):
    return type(value) is list and all(type(item) is int for item in value)


# ---------------------------------------------------------------- gagne

ANSWERS = Cases(
    [(4, 0)]
    + [(bien, mal) for bien in range(4) for mal in range(5 - bien) if (bien, mal) != (3, 1)]
)


@check("gagne", points=1)
def test_gagne_with_four_well_placed(submission):
    """The game is won when all four pegs are well placed, and only then."""
    submission.agrees(reference.gagne, on=ANSWERS, seen_as=bool)


@check("gagne", points=0.5, after=test_gagne_with_four_well_placed)
def test_gagne_says_true_or_false(submission):
    """The result must be `True` or `False`, and nothing be shown."""
    submission.returns(reference.gagne, bool, on=ANSWERS, seen_as=bool)
    for answer in ((4, 0), (1, 2)):
        game = submission.play("gagne", script([]), *answer, afresh=False)
        if game.after.strip():
            call, shown = f"gagne{answer}", excerpt(game.after)
            message = finding(
                "gagne.shows-something",
                "`{call}` returned `{received}`, and something was shown, too: “{shown}”.",
                call=call,
                received=show(game.outcome.value),
                shown=shown,
            )
            raise not_passed(message, call, shown, "", ["shown"])


@check("gagne", points=0.5, after=test_gagne_with_four_well_placed)
def test_gagne_twice(submission):
    """What was won before must not change the result of a later call."""
    submission.repeats(reference.gagne, on=ANSWERS, seen_as=bool)


# ---------------------------------------------------------------- jeu

_SEARCH_LINES = 40  # propositions typed in one game before the player gives up


@dataclass(frozen=True)
class Table:
    """Where games of `jeu` are played: how the submission is loaded, and the secret it then has."""

    setting: Setting
    secret: tuple


@dataclass(frozen=True)
class Played:
    """A game of `jeu`: its table, what was to be typed, when it had to be won (None: never), and how it went."""

    table: Table
    script: tuple
    win: int | None
    game: object

    @property
    def won_in_time(self):
        """Did it end just after the proposition that had to win?"""
        outcome = self.game.outcome
        return len(self.game.turns) == self.win and not outcome.raised and not outcome.gone


def _table(secret):
    source = f"def creer_code():\n    return {list(secret)!r}\n"
    return Table(Setting((("creer_code",), source), seed=1), tuple(secret))


SECRETS = ((3, 2, 2, 4), (6, 1, 6, 2), (1, 1, 1, 2), (5, 4, 5, 5))


def _answer(secret, code):
    return pegs.bien_places(secret, code), pegs.mal_places(secret, code)


@cache
def _propositions(secret):
    """Twelve wrong propositions whose answers differ as much as can be, with one misplaced peg or more, never four."""
    random = Random(str(secret))
    by_answer = {}
    for _unused in range(400):
        code = tuple(random.randint(1, 6) for _ in range(4))
        bien, mal = _answer(secret, code)
        if mal > 0 and bien + mal < 4:
            by_answer.setdefault((bien, mal), []).append(code)
    rounds = [codes[rank] for rank in range(3) for codes in by_answer.values() if rank < len(codes)]
    return tuple(rounds[:12])


@cache
def _extremes(secret):
    """A wrong proposition for each answer without a misplaced peg, and for each with all four colours."""
    by_answer = {_answer(secret, code): code for code in product(range(1, 7), repeat=4)}
    return tuple(
        code
        for (bien, mal), code in by_answer.items()
        if bien < 4 and (mal == 0 or bien + mal == 4)
    )


def _tables(submission):
    """The tables to play at. Raises NotPassed when nothing tells the secret."""
    if "tables" not in submission.known:
        submission.known["tables"] = _find_tables(submission)
    if not submission.known["tables"]:
        raise not_reached(test_jeu_ends_when_the_code_is_found)
    return submission.known["tables"]


def _find_tables(submission):
    first = _table(SECRETS[0])
    game = submission.play("jeu", script(map(typed, [first.secret] * 12)), setting=first.setting)
    raised, gone = game.outcome.raised, game.outcome.gone
    won = len(game.turns) == 1 and not raised
    # an int(input()) that asks for something else, say, before a secret is drawn
    stopped = raised and raised.type_name == "ValueError" and len(game.turns) == 1
    if game.counts or gone or not game.turns or won or stopped:
        return [_table(secret) for secret in SECRETS]
    found = [_search(submission, Setting(seed=seed, heedless=True)) for seed in (1, 2)]
    return [table for table in found if table] * 2


def _search(submission, setting):
    """The secret of a game whose chance is fixed: the proposition that ends it before the tenth try."""
    left = list(product(range(1, 7), repeat=4))
    while left:
        lines = left[:9]
        game = submission.play(
            "jeu", script(map(typed, lines + [lines[0]] * _SEARCH_LINES)), setting=setting
        )
        if game.outcome.gone:
            return None
        asked = len(game.turns)
        if asked <= len(lines) and not game.outcome.raised:
            secret = lines[asked - 1]
            again = submission.play("jeu", script([typed(secret)] * 2), setting=setting)
            return Table(setting, secret) if len(again.turns) == 1 else None
        left = left[min(9, asked) :] if asked else []
    return None


def _play(submission, rank, win, more=()):
    """Play at one of the tables: wrong propositions first, the secret at try `win`; no other check does it again."""
    tables = _tables(submission)
    table = tables[rank % len(tables)]
    key = ("game", rank % len(tables), win, more)
    if key not in submission.known:
        wrong = _propositions(table.secret)
        lines = (*more, *wrong)[: win - 1 if win else 12]
        lines += (table.secret,) * 3 if win else ()
        game = submission.play("jeu", script(map(typed, lines)), setting=table.setting)
        submission.known[key] = Played(table, lines, win, game)
    return submission.known[key]


def _among_extremes(submission, tables):
    """At each of these tables, a game of such propositions, won at last."""
    scripts = [_extremes(table.secret) for table in tables]
    return [_play(submission, rank, len(script) + 1, script) for rank, script in enumerate(scripts)]


def _twice(table):
    """The same wrong proposition, two times."""
    return _propositions(table.secret)[2:3] * 2


def _told(played, upto=None):
    """The game so far, in words: the secret and what was typed."""
    lines = played.game.lines if upto is None else played.game.lines[:upto]
    secret = typed(played.table.secret)
    if not lines:
        return _("With the secret {secret}:", secret=secret)
    shown = lines if len(lines) <= 4 else [*lines[:2], "…", lines[-1]]
    return _(
        "With the secret {secret}, after typing {typed}:", secret=secret, typed=", ".join(shown)
    )


def _refuse(
    submission, sentence, played, behaviour, received="…", expected="", upto=None, **fields
):
    """A game that went wrong; when the program itself ended, or no sentence is given, that is said instead."""
    if played.game.outcome.gone or sentence is None:
        return submission.ended("jeu", played.game, _told(played, upto), behaviour, expected)
    if sentence.code in _ONE_LINE_MORE and _asks_first(submission):
        sentence, behaviour, upto = (
            finding(
                "jeu.asks-for-something-else",
                "{game} `{call}` has taken this line for something else than a proposition; it "
                "must ask for propositions alone.",
            ),
            ["asks first"],
            1,
        )
    call, told = "jeu()", _told(played, upto)
    message = sentence.format(game=told, call=call, received=received, expected=expected, **fields)
    return not_passed(message, call, received, expected, behaviour)


_ONE_LINE_MORE = tuple(sentence.code for sentence in (WON_YET_ASKS, ELEVENTH, WRONG_TRIES))


def _asks_first(submission):
    """Whether the first line typed is no proposition: games take a line more, and the secret wins from there on."""
    first, second, lost = (
        _play(submission, 0, 1),
        _play(submission, 1, 2),
        _play(submission, 0, None),
    )
    turns = [len(played.game.turns) for played in (first, second, lost)]
    return turns == [2, 2, 11] and not any(
        played.game.outcome.raised for played in (first, second, lost)
    )


def _must_end_at_win(submission, played, behaviour):
    """The game ends after the winning proposition, not before, not later."""
    game, asked = played.game, len(played.game.turns)
    if not asked and not game.outcome.raised:
        raise _refuse(
            submission,
            finding("jeu.never-asks", "{game} `{call}` ended without asking for a proposition."),
            played,
            ["never asked"],
        )
    if asked > played.win:
        raise _refuse(submission, WON_YET_ASKS, played, behaviour, upto=played.win)
    if game.outcome.raised or game.outcome.gone:
        raise _refuse(submission, None, played, behaviour)
    if asked < played.win:
        raise _refuse(submission, ENDED_EARLY, played, behaviour)


WINS = ((0, 1), (1, 2), (2, 5), (3, 9))  # table, try


def _wins(submission):
    return [_play(submission, rank, win) for rank, win in WINS]


# Each try can be the one that wins: played where those above went well, so that what they tell stays what it is.
OTHER_WINS = ((0, 4), (1, 6), (2, 7), (3, 8), (1, 3))


def _other_wins(submission):
    return [_play(submission, rank, win) for rank, win in OTHER_WINS]


def _ending(played):
    """How a game ended, in a way that does not depend on its words."""
    outcome = played.game.outcome
    value = show(outcome.value) if not outcome.raised and not outcome.gone else ""
    return len(played.game.turns), bool(words(played.game.after)), value


@check("jeu", points=2)
def test_jeu_ends_when_the_code_is_found(submission):
    """The game must go on until the code is found, and end there."""
    if "tables" not in submission.known:
        submission.known["tables"] = _find_tables(submission)
    if not submission.known["tables"]:
        message = finding(
            "jeu.secret-not-found",
            "`{call}` does not call `creer_code`, and none of the 1296 codes, proposed one after "
            "the other, ended a game.",
            call="jeu()",
        )
        raise not_passed(message, "jeu()", "…", "", behaviour=["no secret"])
    games = _wins(submission)
    for played in games:
        _must_end_at_win(submission, played, list(map(_ending, games)))
    for played in _other_wins(submission):
        if (
            len(played.game.turns) > played.win
        ):  # what ends a game too early is another check's matter
            raise _refuse(submission, WON_YET_ASKS, played, ["at another try"], upto=played.win)


def _all_won(submission):
    """The games of the first check, which must have ended as they had to. Raises NotPassed."""
    games = _wins(submission)
    if not all(played.won_in_time for played in games):
        raise not_reached(test_jeu_ends_when_the_code_is_found)
    return games


def _some_won(submission):
    """Those of them that ended as they had to. Raises NotPassed when there are none of several tries."""
    won = [played for played in _wins(submission) if played.won_in_time]
    if not any(played.win > 1 for played in won):
        raise not_reached(test_jeu_ends_when_the_code_is_found)
    return won


def _counts_well(submission):
    return all(played.game.outcome.value == played.win for played in _some_won(submission))


@check("jeu", points=2)
def test_jeu_returns_the_number_of_tries(submission):
    """When the code is found, `jeu` must return the number of tries, the winning one included."""
    won = _some_won(submission)
    if len(won) == len(WINS):
        again = _play(submission, 0, 3, _twice(_tables(submission)[0]))
        won += [again] if again.won_in_time else []
    others = (
        [played for played in _other_wins(submission) if played.won_in_time]
        if len(won) > len(WINS)
        else []
    )
    for games in (won, others):
        for played in games:
            value = played.game.outcome.value
            if type(value) not in (int, float) or value != played.win:
                values = [show(other.game.outcome.value) for other in games]
                raise _refuse(
                    submission,
                    WRONG_TRIES,
                    played,
                    values,
                    show(value),
                    str(played.win),
                )


@check("jeu", points=3)
def test_jeu_shows_the_right_answers(submission):
    """After each wrong proposition, the game must show the well placed pegs, then the misplaced
    ones."""
    tables = _tables(submission)
    games = [_play(submission, 2, 5), _play(submission, 3, 9), _play(submission, 0, None)]
    games += [_play(submission, 0, 3, _twice(tables[0]))]
    games += [*_among_extremes(submission, tables[:1]), _play(submission, 1, 6)]
    moments = _moments(games)
    if not moments:
        raise not_reached(test_jeu_ends_when_the_code_is_found)
    _must_answer(moments)
    fresh = _moments(_unseen_games(submission, tables))
    if fresh:
        _must_answer(moments + fresh, known=False)


@dataclass(frozen=True)
class Moment:
    """A proposition that was answered: how often one had been answered before in that game, and what was shown."""

    played: Played
    rank: int
    text: str

    @property
    def answer(self):
        return _answer(self.played.table.secret, self.played.script[self.rank])


def _moments(games):
    """Those at which another question followed, of each game up to its end."""
    found = []
    for played in games:
        for rank, text in enumerate(played.game.replies[: len(played.game.turns) - 1]):
            if played.script[rank] == played.table.secret or rank >= 10:
                break
            found.append(Moment(played, rank, text))
    return found


def _unseen_games(submission, tables):
    """Where marks are made, games against secrets that nobody has seen."""
    if not tables[0].setting.given:
        return []
    secrets = submission.with_fresh([], lambda random: tuple(random.choices(range(1, 7), k=4)), 2)
    scripts = [(_table(secret), (*_propositions(secret)[:6], secret)) for secret in secrets]
    return [
        Played(
            table,
            lines,
            len(lines),
            submission.play("jeu", script(map(typed, lines)), setting=table.setting),
        )
        for table, lines in scripts
    ]


def _must_answer(moments, known=True):
    """`known`: a mistake in them can be one that is known."""
    reading = read_answers(
        [moment.text for moment in moments], [moment.answer for moment in moments]
    )
    if reading.wrong:
        first = moments[reading.wrong[0]]
        expected, shown = "{} {}".format(*first.answer), excerpt(first.text)
        sentence = {
            "order": finding(
                "jeu.answer-in-wrong-order",
                "{game} the two numbers are right, their order is not: `{expected}` was expected "
                "(well placed, then misplaced); it shows “{shown}”.",
            ),
            "labels": finding(
                "jeu.answer-beside-wrong-words",
                "{game} the two numbers stand beside the wrong words: `{expected}` was expected "
                "(well placed, then misplaced); it shows “{shown}”.",
            ),
        }.get(reading.alike)
        told = shown if sentence else _("“{text}”", text=shown) if shown else _("nothing")
        message = (
            sentence
            or finding(
                "jeu.wrong-answer-shown",
                "{game} for this last proposition, `{expected}` was expected (well placed, then "
                "misplaced); it shows {shown}.",
            )
        ).format(game=_told(first.played, first.rank + 1), expected=expected, shown=told)
        raise not_passed(message, "jeu()", shown, expected, [reading] if known else ())


@check("jeu", points=1)
def test_jeu_is_won_by_four_well_placed_only(submission):
    """A proposition with the right colours in the wrong places, or with no misplaced peg, does not
    end the game."""
    won = _some_won(submission)
    for table in {played.table.secret: played.table for played in won}.values():
        secret = table.secret
        turned = (*secret[1:], secret[0])
        absent = next(colour for colour in range(1, 7) if colour not in secret)
        for code in (
            turned,
            (absent,) * 4,
            (*secret[:3], absent),
            *_of_the_same_colours(secret)[:1],
        ):
            game = submission.play(
                "jeu", script(map(typed, (code, secret, secret))), setting=table.setting
            )
            played = Played(table, (code, secret), 2, game)
            if len(game.turns) < 2:
                sentence = None if game.outcome.raised or game.outcome.gone else ENDED_EARLY
                raise _refuse(submission, sentence, played, [code])
    _must_be_lost_with_all_colours(submission, won)


def _must_be_lost_with_all_colours(submission, won):
    """Where the tenth proposition has the right colours in the wrong places, the game is lost like any other."""
    table = next((played.table for played in won if len(set(played.table.secret)) > 1), None)
    if not table:
        return
    secret = table.secret
    lost = [_play(submission, rank, None) for rank in (0, 1)]
    lines = (*_propositions(secret)[:9], (*secret[1:], secret[0]))
    near = _play(submission, _tables(submission).index(table), None, lines)
    if any(len(played.game.turns) != 10 or played.game.outcome.raised for played in (*lost, near)):
        return  # another check says so
    value = near.game.outcome.value
    if value == 10 and all(played.game.outcome.value != 10 for played in lost):
        raise _refuse(submission, LOST_LIKE_WON, near, [show(value)], show(value))
    of_wins, of_losses = ([words(played.game.after) for played in games] for games in (won, lost))
    told, of_a_win = words(near.game.after), _common(of_wins, of_losses)
    if of_a_win and of_a_win <= told and not told & _common(of_losses, of_wins):
        shown = excerpt(near.game.after)
        raise _refuse(submission, LOST_IN_WORDS_OF_A_WIN, near, ["words"], shown, shown=shown)


def _common(these, others):
    """The words that all of these have, and none of the others."""
    return set.intersection(*these) - set.union(*others)


def _of_the_same_colours(secret):
    """The codes with three pegs of this one, and all its colours, in order; none when it repeats no colour."""
    changed = [
        (*secret[:place], colour, *secret[place + 1 :])
        for place in range(4)
        for colour in sorted(set(secret))
    ]
    return [code for code in changed if code != secret and set(code) == set(secret)]


@check("jeu", points=1.5)
def test_jeu_is_lost_after_ten_wrong_propositions(submission):
    """After ten wrong propositions, and not before, the game must end."""
    for rank in (0, 1):
        played = _play(submission, rank, None)
        asked = len(played.game.turns)
        if asked > 10:
            answered = any(
                map(str.isdigit, "".join(played.game.replies[10:11]))
            )  # else it may wait for a key only
            raise _refuse(
                submission,
                ELEVENTH,
                played,
                ["more", min(asked, 12), answered],
                upto=10,
            )
        if played.game.outcome.raised or played.game.outcome.gone:
            raise _refuse(submission, None, played, [asked])
        if asked < 10:
            raise _refuse(
                submission,
                finding(
                    "jeu.lost-too-early",
                    "{game} wrong propositions: {count}; ten are allowed, and yet `{call}` has "
                    "ended.",
                ),
                played,
                [asked],
                count=asked,
            )


@check("jeu", points=1, after=test_jeu_is_lost_after_ten_wrong_propositions)
def test_jeu_can_be_won_at_the_tenth_try(submission):
    """When the code is found at the tenth try, the game is won, in ten tries."""
    wins = _all_won(submission)
    played, lost = _play(submission, 1, 10), _play(submission, 1, None)
    told = words(played.game.after)
    of_wins, of_loss = (
        words(" ".join(game.game.after for game in games)) for games in (wins, [lost])
    )
    behaviour = [_ending(played), bool(told & of_loss - of_wins), bool(told & of_wins - of_loss)]
    _must_end_at_win(submission, played, behaviour)
    if told & (of_loss - of_wins - words(lost.game.replies[0])):
        shown = excerpt(played.game.after)
        raise _refuse(
            submission,
            finding(
                "jeu.tenth-try-like-lost",
                "{game} the tenth proposition is the code, and yet the same words are shown as for "
                "a lost game: “{shown}”.",
            ),
            played,
            behaviour,
            shown,
            shown=shown,
        )
    if _counts_well(submission) and played.game.outcome.value != 10:  # else another check says so
        value = show(played.game.outcome.value)
        raise _refuse(submission, WRONG_TRIES, played, behaviour, value, "10")


_OF_A_WIN = re.compile(  # said to whoever has won, and not all the same; of itself, the program may say so here
    r"\A(?!.*\b(?:quand m|tout de m|trop|late\b|most\b|anyway|still))"
    r".*\b(?:bravo|f[ée]licitations|congratulations|code trouv[ée]|(?:vous avez|tu as) "
    r"(?:gagn[ée]|trouv[ée])"
    r"|you(?: have|'ve)? (?:won|win|found))\b",
    re.IGNORECASE | re.DOTALL,
)


@check("jeu", points=1, after=test_jeu_is_lost_after_ten_wrong_propositions)
def test_jeu_says_that_it_is_lost(submission):
    """A lost game must say so, in words of its own, and must not return a number of tries from 1 to
    9."""
    played = _play(submission, 0, None)
    *before, last = map(words, played.game.replies[:10])
    of_wins = words(" ".join(won.game.after for won in _wins(submission) if won.won_in_time))
    secret = "".join(map(str, played.table.secret))
    tells_secret = secret in "".join(
        character for character in plain(played.game.after) if character.isdigit()
    )
    of_the_end = words(played.game.after) - set.intersection(*before)
    tells_secret = tells_secret and not (
        of_the_end and of_the_end <= of_wins
    )  # the sentence of a won game is none
    value = played.game.outcome.value
    if (
        not last - of_wins - set.intersection(*before)
        and not tells_secret
        and not isinstance(value, str)
    ):
        behaviour = [_ending(played), bool(last - set.intersection(*before)), bool(last - of_wins)]
        raise _refuse(
            submission,
            finding(
                "jeu.loss-not-told",
                "{game} the game is lost, but one cannot tell from what is shown: the same words "
                "appear after other tries or when the game is won.",
            ),
            played,
            behaviour,
        )
    shown = excerpt(played.game.after)
    if claims(played.game.after, _OF_A_WIN):
        raise _refuse(
            submission,
            LOST_IN_WORDS_OF_A_WIN,
            played,
            ["announced"],
            shown,
            shown=shown,
        )
    if type(value) in (int, float, bool) and value in range(1, 10):
        raise _refuse(submission, LOST_LIKE_WON, played, [show(value)], show(value))


@check("jeu", points=1)
def test_jeu_draws_one_secret_a_game(submission):
    """Each game must have a secret of its own, the same from its first try to its last, and a count
    that starts anew."""
    _some_won(submission)
    tables = _tables(submission)
    if tables[0].setting.given:
        drawn = [
            _play(submission, rank, win).game.counts.get("creer_code", 0) for rank, win in WINS
        ]
        if max(drawn) > 1:
            message = finding(
                "jeu.draws-during-the-game",
                "In one game of {count} propositions, a code was drawn {drawn} times: is it one "
                "secret, the same at each try?",
                count=WINS[-1][1],
                drawn=drawn[-1],
            )
            raise not_passed(message, "jeu()", str(drawn[-1]), "1", ["drawn", drawn])
    _second_game(submission, tables[0])


def _second_game(submission, table):
    """Three games without loading anew: each has its own secret and its own count."""
    secret = table.secret
    wrong = _propositions(secret)[:2]
    given = table.setting.given
    good = given and all(
        _play(submission, 0, win).won_in_time for win in (2, 3)
    )  # first, as these games load anew
    submission.play("jeu", script(map(typed, (*wrong[:1], secret))), setting=table.setting)
    if given:
        for rank, lines in enumerate([(*wrong, secret), (*wrong[:1], secret)]):
            later = submission.play(
                "jeu", script(map(typed, lines)), setting=table.setting, afresh=False
            )
            tries, value = len(later.turns), later.outcome.value
            if not later.counts and tries == len(lines):
                behaviour = ["same secret", *["later"] * rank]
                raise not_passed(SAME_SECRET.format(call="`jeu()`"), "jeu()", "…", "", behaviour)
            if (
                _counts_well(submission)
                and tries == len(lines)
                and not later.outcome.raised
                and value != tries
            ):
                message = sentences.SECOND_GAME.format(
                    call="jeu()", expected=tries, received=show(value)
                )
                raise not_passed(message, "jeu()", show(value), str(tries), ["second", show(value)])
            if good:
                _must_take(
                    len(lines),
                    later,
                    finding(
                        "jeu.later-game-asks-wrong-number",
                        "In a later game, played without starting the program again, the code was "
                        "typed at try {expected}; `{call}` asked for this number of propositions: "
                        "{received}.",
                    ),
                )
        _after_a_loss(submission, table, (*wrong, secret), good)
        return
    for _unused in range(2):
        game = submission.play(
            "jeu",
            script([typed(secret)] + [typed(wrong[0])] * 30),
            setting=table.setting,
            afresh=False,
        )
        if len(game.turns) != 1:
            return
    raise not_passed(SAME_SECRET.format(call="`jeu()`"), "jeu()", "…", "", ["same secret"])


def _after_a_loss(submission, table, lines, good):
    """Two lost games, then one to be won with these lines, without loading anew. `good`: by itself, that one is."""
    lost, again, later = (
        submission.play("jeu", script(map(typed, some)), setting=table.setting, afresh=False)
        for some in (*[_propositions(table.secret)] * 2, lines)
    )
    if good and len(lost.turns) == 10 and len(_play(submission, 0, None).game.turns) == 10:
        _must_take(
            10,
            again,
            finding(
                "jeu.lost-after-loss-asks-wrong-number",
                "After a lost game, another one was played without starting the program again, and "
                "its code was not found either: `{call}` asked for this number of propositions: "
                "{received}.",
            ),
        )
        if not again.counts:
            raise not_passed(SAME_SECRET.format(call="`jeu()`"), "jeu()", "…", "", ["after a loss"])
        _must_take(
            len(lines),
            later,
            finding(
                "jeu.won-after-loss-asks-wrong-number",
                "After a lost game, another one was played without starting the program again. Its "
                "code was typed at try {expected}; `{call}` asked for this number of propositions: "
                "{received}.",
            ),
        )


def _must_take(tries, later, sentence):
    """A later game of the same run asks for so many propositions as the first one would."""
    asked = len(later.turns)
    if asked != tries and not later.outcome.raised and not later.outcome.gone:
        message = sentence.format(call="jeu()", expected=tries, received=asked)
        raise not_passed(message, "jeu()", str(asked), str(tries), [sentence.code, asked])


@check("jeu", points=0.5)
def test_jeu_keeps_the_secret(submission):
    """As long as the game goes on, the secret must not be shown."""
    longer = [played for played in _wins(submission) if len(played.game.turns) > 1]
    if not longer:
        raise not_reached(test_jeu_ends_when_the_code_is_found)
    lost = [_play(submission, rank, None) for rank in (0, 1)]
    near = _among_extremes(submission, _tables(submission)[:2])
    for games in (longer, lost, near):
        shown = [(played, rank) for played in games if (rank := _betrayed(played)) is not None]
        if len(shown) == len(games):  # one alone may be an accident of the numbers around
            played, rank = shown[0]
            text = excerpt(played.game.turns[rank].printed)
            raise _refuse(
                submission,
                finding(
                    "jeu.shows-the-secret",
                    "{game} the game is not over, and yet the secret is shown: “{shown}”.",
                ),
                played,
                ["shown", rank],
                text,
                upto=rank,
                shown=text,
            )
    _must_not_depend_on_it(submission)


def _betrayed(played):
    """Before which try, counted from 0, the secret is shown; None when it is not."""
    turns = enumerate(played.game.turns[: played.win or 10])
    return next((rank for rank, turn in turns if _is_in(played.table.secret, turn.printed)), None)


# They have the same colours, so that a hint about one place or about the colours cannot tell all four apart. To each of
# these propositions they have the same answer, 0 0; a wrong one, added up peg by peg, is the same as well.
_SAME_COLOURS = ((3, 2, 2, 4), (4, 3, 2, 2), (2, 4, 3, 2), (2, 2, 4, 3))
_OTHER_COLOURS = tuple((colour,) * 4 for colour in (1, 5, 6)) * 4
# one after the other: what follows a clock, or true chance, changes between them as well
_ROUNDS = 3


def _must_not_depend_on_it(submission):
    """In games that differ by their secret alone, the same is shown, in whatever form the secret would be."""
    if not _tables(submission)[0].setting.given:
        return
    rounds = []
    for _unused in range(_ROUNDS):
        rounds.append([_lost_to_other_colours(submission, secret) for secret in _SAME_COLOURS])
        rank = _where_all_differ(rounds)
        if rank is None:
            return
    one, another, *_unused = rounds[0]
    shown, other = _first_difference(
        *(plain(played.game.turns[rank].printed) for played in (one, another))
    )
    behaviour, secret = ["told", rank], typed(another.table.secret)
    raise _refuse(
        submission,
        finding(
            "jeu.tells-the-secret",
            "{game} the game is not over, and yet what is shown tells the secret: “{shown}”; it is "
            "“{other}” when the secret is {secret}, with the same propositions and the same "
            "answers.",
        ),
        one,
        behaviour,
        shown,
        "",
        rank,
        shown=shown,
        other=other,
        secret=secret,
    )


def _lost_to_other_colours(submission, secret):
    table = _table(secret)
    game = submission.play("jeu", script(map(typed, _OTHER_COLOURS)), setting=table.setting)
    return Played(table, _OTHER_COLOURS, None, game)


def _where_all_differ(rounds):
    """Before which try, counted from 0, each secret has its own text, the same in all rounds; None when nowhere."""
    asked = min(len(played.game.turns) for games in rounds for played in games)
    for rank in range(min(asked, 10)):
        texts = [[played.game.turns[rank].printed for played in games] for games in rounds]
        if len(set(texts[0])) == len(_SAME_COLOURS) and all(again == texts[0] for again in texts):
            return rank
    return None


def _first_difference(one, other):
    """The first line of each that is not in the other at that place, fit to be shown."""
    pairs = zip_longest(one.splitlines(), other.splitlines(), fillvalue="")
    return tuple(map(excerpt, next((pair for pair in pairs if pair[0] != pair[1]), (one, other))))


BAD_LINES = ("1 2 3", "1 2 3 4 5", "abcd", "", "0 9 7 1")


@check("jeu", points=0.5)
def test_jeu_after_a_line_that_is_no_proposition(submission):
    """When the game goes on after a line that is no proposition, it must still be won, with the
    number of tries."""
    if not _counts_well(submission):
        raise not_reached(test_jeu_returns_the_number_of_tries)
    table = _some_won(submission)[-1].table
    wrong, secret = map(typed, (_propositions(table.secret)[0], table.secret))
    games = []
    for line in BAD_LINES:
        game = submission.play("jeu", script([wrong, line, secret, secret]), setting=table.setting)
        if not game.outcome.raised and not game.outcome.gone and len(game.turns) == 3:
            games.append(
                Played(table, (), 3, game)
            )  # else: to refuse such a line in any way is free
    for played in games:
        value = played.game.outcome.value
        if value not in (2, 3):
            values = [show(other.game.outcome.value) for other in games]
            raise _refuse(
                submission,
                finding(
                    "jeu.wrong-number-after-bad-line",
                    "{game} the code is found; `{call}` returned `{received}`, and the number of "
                    "tries was expected.",
                ),
                played,
                values,
                show(value),
            )
