"""One function a picture. What it shows is computed; nothing of it is typed in."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import log2, sqrt
from typing import Any

import numpy as np

from autograder.i18n.formats import number
from autograder.i18n.message import _, plural
from autograder.numbers.facts.shared import mm, two_numbers
from autograder.numbers.games import Ranks
from autograder.numbers.pictures.computed import (
    bits,
    digits,
    exact_mean,
    expected_areas,
    first_parts,
    game_in_order,
    games_by_tries,
    in_order,
    layers,
    random_games,
    shares_of,
    two_numbers_parts,
)
from autograder.numbers.pictures.drawing import Drawing, shade
from autograder.numbers.playing import play_all, split, strategy_of
from autograder.numbers.strategies import RULES

KINDS = {
    (1, 1, 1, 1): _("all different"),
    (2, 1, 1): _("one pair"),
    (2, 2): _("two pairs"),
    (3, 1): _("three alike"),
    (4,): _("four alike"),
}
WAYS = {
    "each": _("each peg by itself"),
    "different": _("colours all different"),
    "sorted": _("colours sorted"),
}
STRATEGIES = {
    "in order": _("first consistent"),
    "at random": _("random consistent"),
    "minimax": _("minimax"),
    "entropy": _("entropy"),
    "expected size": _("expected size"),
    "most parts": _("most parts"),
}
ALT = {
    "all_codes": _(
        "A square of 36 rows and 36 columns, one small square for each of the 1296 codes, coloured "
        "by what repeats: more than two thirds of them repeat a colour; the codes of four alike "
        "lie on the diagonal."
    ),
    "pairs": _(
        "Two rows of pegs, the code 1 1 2 3 and the proposition 2 1 1 1. One column agrees. Sorted "
        "by colour, two 1s and one 2 can be paired, one 1 and the 3 stay alone: 3 in common, of "
        "which 1 is well placed and 2 misplaced."
    ),
    "ways_to_draw": _(
        "Three maps of the 1296 codes. Drawing each peg by itself reaches all of them, drawing "
        "different colours 360, sorting what was drawn 126."
    ),
    "shrinking": _(
        "Six maps of the 1296 codes during the game against 3 2 2 4: the codes that are still "
        "possible become fewer, 1296, 625, 96, 12, 2, 1."
    ),
    "two_orders": _(
        "Bars for the number of secrets found in 1, 2, 3 tries and so on. In order most secrets "
        "take 6 tries, at random most take 5."
    ),
    "means": _(
        "Three histograms of means of tries, for 25, 100 and 400 games, all centred at 4.6435: "
        "each is half as wide as the one above, and the band of two deviations holds about 95 % of "
        "it."
    ),
    "first_turn": _(
        "Discs on a scale show what each of the 210 guesses leaves. After the reply 2, 0 the best "
        "are guesses that are not compatible; after 0, 2 they are compatible ones."
    ),
    "four_candidates": _(
        "The four candidates 2 1, 2 2, 2 3, 2 4 are sorted by the answers to three propositions: 3 "
        "3 and 2 1 make parts of 3 and 1, 1 2 makes parts of 2, 1 and 1."
    ),
    "answers_on_the_map": _(
        "Maps of the 1296 codes for the five kinds of first proposition; bright squares are codes "
        "whose answer tells much. With 1111 most of the map is dark, with 1234 it has the most "
        "colours."
    ),
    "tree": _(
        "The plan of the entropy player as layers hanging from the first guess AABC: below it 9 "
        "parts, each with its guess, and so on down to the fifth step; 7, 55, 229 and 69 secrets "
        "are found in 2 to 5 steps."
    ),
    "two_numbers": _(
        "Three squares of 5 by 5 secrets. The guess (2, 2) leaves three parts of 8. In the part "
        "made of two corners, (0, 4) leaves parts of 1, 1, 1 and 5, (0, 3) parts of 1, 3 and 4."
    ),
    "strips": _(
        "Five strips of equal length, one for each kind of first proposition, cut into the parts "
        "of its answers. 1111 has 5 parts, of which two fill almost all; 1123 and 1234 have 14."
    ),
    "strategies": _(
        "The games of six strategies by their length. The first consistent code needs up to 9 "
        "tries, 5.76 on average; the rules that look one step ahead need 4.37 to 4.48 on average "
        "and hardly ever more than 5."
    ),
}


WIDTH = 560
_SIDE = 36  # squares along a map of the codes


def _kind(code: Iterable[Any]) -> tuple[int, ...]:
    return tuple(sorted(Counter(code).values(), reverse=True))


def _place(rank: int) -> tuple[int, int]:
    """The place of a code on the map: the first two pegs choose the row, the last two the
    column."""
    return divmod(rank, _SIDE)


# ---------------------------------------------------------------- the codes


def all_codes(language: str) -> Drawing:
    """The 1296 codes, by what repeats in them."""
    fills = dict(zip(KINDS, ("wash", "#56b4e9", "#0072b2", "#e69f00", "#d55e00"), strict=True))
    codes = mm(4, 6).guesses
    counts = Counter(map(_kind, codes))
    drawing = Drawing(WIDTH, 412)
    drawing.text(200, 20, _("the last two pegs")[language], "small")
    side = 10.0
    for rank, code in enumerate(mm(2, 6).guesses):
        if code[0] == code[1]:
            drawing.text(20 + side * (rank + 0.5), 38, digits(code), "small code")
            drawing.text(4, 49 + side * rank, digits(code), "small code", "start")
    drawing.squares(
        26, 44, side, {_place(rank): fills[_kind(code)] for rank, code in enumerate(codes)}
    )
    drawing.text(402, 64, _("← the first two")[language], "small", "start")
    for row, (kind, name) in enumerate(KINDS.items()):
        y = 110 + 52 * row
        drawing.rect(402, y, 20, 20, fills[kind])
        drawing.text(430, y + 15, counts[kind], "bold", "start")
        drawing.text(430, y + 34, name[language], "small", "start")
    drawing.text(402, 386, f"36 × 36 = {len(codes)}", "bold", "start")
    return drawing


def pairs(
    language: str, code: tuple[int, ...] = (1, 1, 2, 3), guess: tuple[int, ...] = (2, 1, 1, 1)
) -> Drawing:
    """Why the smaller number: the pegs in common, colour by colour."""
    game = mm(4, 6)
    well, mis = game.answers[game.table[game.rank(guess), game.rank(code)]]
    drawing = Drawing(WIDTH, 222)
    drawing.text(145, 22, _("column by column")[language], "small")
    for y, row, name in ((65, code, _("code")), (135, guess, _("proposition"))):
        drawing.text(0, y + 5, name[language], "small", "start")
        for place, colour in enumerate(row):
            drawing.peg(100 + 44 * place, y, colour)
    for place, (one, other) in enumerate(zip(code, guess, strict=True)):
        if one == other:
            drawing.line(100 + 44 * place, 83, 100 + 44 * place, 117, "link", 4)
    drawing.text(165, 185, _("{well} well placed", well=well)[language], "bold")
    drawing.line(286, 40, 286, 160)
    drawing.text(425, 22, _("colour by colour")[language], "small")
    x = 320.0
    for colour in sorted({*code, *guess}):
        held = [code.count(colour), guess.count(colour)]
        for y, count in zip((65, 135), held, strict=True):
            for rank in range(max(held)):
                if rank < count:
                    drawing.peg(x + 36 * rank, y, colour)
                else:
                    drawing.circle(x + 36 * rank, y, 14, "open")
        for rank in range(min(held)):
            drawing.line(x + 36 * rank, 83, x + 36 * rank, 117, "link", 4)
        x += 36 * max(held) + 14
    drawing.text(425, 185, _("{count} in common", count=well + mis)[language], "bold")
    said = _("misplaced: {common} − {placed} = {count}", common=well + mis, placed=well, count=mis)
    drawing.text(280, 214, said[language], "bold strong")
    return drawing


def ways_to_draw(language: str) -> Drawing:
    """The codes that three ways of drawing can reach."""
    reached: dict[str, Callable[[tuple[int, ...]], bool]] = {
        "each": lambda code: True,
        "different": lambda code: len(set(code)) == len(code),
        "sorted": lambda code: list(code) == sorted(code),
    }
    drawing = Drawing(WIDTH, 236)
    for column, (way, reaches) in enumerate(reached.items()):
        codes = mm(4, 6).guesses
        shown = {_place(rank) for rank, code in enumerate(codes) if reaches(code)}
        _map(drawing, 190 * column, 8, 5, shown)
        drawing.text(190 * column + 90, 208, WAYS[way][language], "small")
        drawing.text(190 * column + 90, 228, _("{count} codes", count=len(shown))[language], "bold")
    return drawing


def _map(drawing: Drawing, x: float, y: float, side: float, shown: set[tuple[int, int]]) -> None:
    every = {_place(rank) for rank in range(_SIDE * _SIDE)}
    drawing.squares(x, y, side, {place: "strong" if place in shown else "wash" for place in every})


# ---------------------------------------------------------------- the decoder


def shrinking(language: str) -> Drawing:
    """The candidates during the game against 3 2 2 4."""
    game = mm(4, 6)
    before: tuple[str, Any, Ranks] = ("", None, game.secrets)
    drawing = Drawing(WIDTH, 476)
    for rank, (guess, answer, left) in enumerate([before, *game_in_order("3224")[:-1]]):
        x, y = 190.0 * (rank % 3), 240.0 * (rank // 3)
        if answer:
            drawing.pegs(x + 14, y + 14, map(int, guess))
            said = _("{well}, {mis}", well=answer[0], mis=answer[1])
            drawing.text(x + 178, y + 19, said[language], "bold", "end")
        else:
            drawing.text(x + 90, y + 19, _("at the start")[language], "small")
        shown = {_place(code) for code in left.tolist()}
        _map(drawing, x, y + 32, 5, shown)
        if len(shown) < 20:
            for row, column in shown:
                drawing.circle(x + 5 * column + 2.5, y + 32 + 5 * row + 2.5, 7, "open")
        drawing.text(x + 90, y + 230, _("{count} left", count=len(shown))[language], "bold")
    return drawing


# ---------------------------------------------------------------- means


def two_orders(language: str) -> Drawing:
    """A drawing of how many secrets take how many tries, in order and at random (a mean over the
    draws)."""
    ways = (
        (
            _("first consistent code, in order"),
            "other",
            shares_of(in_order().tries.tolist()),
            in_order().mean,
        ),
        (
            _("a consistent code at random"),
            "strong",
            shares_of(random_games().tolist()),
            exact_mean(),
        ),
    )
    drawing = Drawing(WIDTH, 290)
    base, scale = 250, 380
    for row, (name, kind, shares, mean) in enumerate(ways):
        drawing.rect(8, 10 + 24 * row, 14, 14, kind)
        drawing.text(30, 22 + 24 * row, name[language], "", "start")
        drawing.text(552, 22 + 24 * row, _("mean {mean:.4f}", mean=mean)[language], "bold", "end")
        for tries, share in shares.items():
            x = 20 + 58 * (tries - 1) + 24 * row
            drawing.rect(x, base - scale * share, 22, scale * share, kind, r=2)
            if row == 0:
                drawing.text(x + 11, base - 6 - scale * share, round(1296 * share), "small")
    drawing.line(10, base, 552, base, "ink")
    for tries in range(1, 10):
        drawing.text(43 + 58 * (tries - 1), base + 20, tries)
    drawing.text(280, base + 38, _("tries")[language], "small")
    return drawing


def means(language: str) -> Drawing:
    """A drawing of how means of 25, 100 and 400 games spread."""
    games, chance = random_games().tolist(), random.Random(1)
    centre, deviation = exact_mean(), float(random_games().std())
    low, high = 4.1, 5.2
    drawing = Drawing(WIDTH, 400)

    def across(value: float) -> float:
        return 20 + 520 * (value - low) / (high - low)

    for row, n in enumerate((25, 100, 400)):
        found = np.array([sum(chance.choices(games, k=n)) / n for _unused in range(5_000)])
        band = 2 * deviation / sqrt(n)
        base = 116 + 116 * row
        drawing.rect(
            across(centre - band),
            base - 88,
            across(centre + band) - across(centre - band),
            88,
            "wash",
        )
        wide = max(0.02, 1 / n)  # between means of n games there is 1 / n or more
        heights, edges = np.histogram(found, np.arange(low, high, wide) + 0.02 - 0.5 / n)
        step = across(float(edges[1])) - across(float(edges[0]))
        for height, left in zip(heights.tolist(), edges.tolist(), strict=False):
            if height:
                tall = 80 * height / heights.max()
                drawing.rect(across(left), base - tall, step - 1, tall, "strong")
        drawing.line(10, base, 550, base, "ink")
        drawing.text(10, base - 74, _("mean of {n} games", n=n)[language], "bold", "start")
        share = 100 * float((abs(found - centre) <= band).mean())
        drawing.text(
            550, base - 74, _("{share:.1f} % in the band", share=share)[language], "small", "end"
        )
    for tenth in range(42, 53, 2):
        drawing.text(across(tenth / 10), 370, number(tenth / 10, language, ".1f"), "small")
    drawing.line(across(centre), 14, across(centre), 356, "ink", 1.5)
    drawing.text(across(centre), 392, number(centre, language, ".4f"), "bold")
    return drawing


# ---------------------------------------------------------------- what an answer leaves


def first_turn(language: str) -> Drawing:
    """The best guess need not be possible; the two replies of the lesson."""
    drawing = Drawing(WIDTH, 384)
    for row, (seen, top) in enumerate((((2, 0), 12.0), ((0, 2), 36.0))):
        area, found = expected_areas(seen)
        y = 30 + 178 * row
        said = _(
            "123 answered {bulls}, {cows}: {count} left",
            bulls=seen[0],
            cows=seen[1],
            count=len(area),
        )
        drawing.text(0, y, said[language], "bold", "start")
        best = min(min(values) for values in found.values())

        def across(value: float, top: float = top) -> float:
            return 130 + 415 * value / top

        for line, (possible, values) in enumerate(found.items()):
            base = y + 44 + 50 * line
            name = _("compatible") if possible else _("not compatible")
            drawing.text(0, base + 5, name[language], "small", "start")
            drawing.line(125, base, 550, base)
            for value, count in sorted(values.items()):
                kind = "strong" if possible else "other"
                drawing.circle(across(value), base, 3 + 1.6 * sqrt(count), kind)
            if min(values) == best:
                drawing.text(
                    across(best) - 30, base + 30, number(best, language, ".2f"), "bold", "end"
                )
                drawing.line(across(best), y + 20, across(best), y + 126, "ink")
        for value in range(0, int(top) + 1, int(top) // 6):
            drawing.text(across(value), y + 142, value, "small")
    drawing.text(337, 376, _("expected number of strings left")[language], "small")
    return drawing


def four_candidates(language: str) -> Drawing:
    """What three propositions make of the candidates 2 1, 2 2, 2 3, 2 4."""
    game = mm(2, 4)
    candidates = np.array([game.rank((2, last)) for last in (1, 2, 3, 4)])
    drawing = Drawing(WIDTH, 246)
    for row, guess in enumerate(((3, 3), (2, 1), (1, 2))):
        y = 34 + 80 * row
        drawing.pegs(16, y, guess, 14)
        drawing.text(88, y + 6, "→", "", "start")
        parts = sorted(split(game, game.rank(guess), candidates), key=lambda part: -len(part[1]))
        x = 122.0
        for answer, part in parts:
            width = 62 * len(part) - 8
            drawing.rect(x, y - 26, width, 52, "wash", r=8)
            for place, code in enumerate(part.tolist()):
                drawing.pegs(x + 15 + 62 * place, y - 5, game.guesses[code], 10)
            drawing.text(x + width / 2, y + 22, "{}, {}".format(*game.answers[answer]), "small")
            x += width + 14
        count = len(candidates)
        mean = count - sum(len(part) ** 2 for _unused, part in parts) / count
        said = _("eliminates {mean:.1f} of {count}", mean=mean, count=count)
        drawing.text(552, y + 6, said[language], "bold", "end")
    return drawing


# ---------------------------------------------------------------- information


def _bits(sizes: Iterable[int], language: str) -> str:
    told = bits(sizes)
    # French says "1.9 bit"
    return plural("{bits:.3f} bits", "{bits:.3f} bits", count=int(told), bits=told)[language]


def _telling(size: int) -> str:
    """Dark for an answer that tells one bit, bright for seven or more; `size`: of the part it
    leaves, out of 1296."""
    return shade((log2(1296 / size) - 1) / 6)


def answers_on_the_map(language: str) -> Drawing:
    """What the answer to a first proposition tells, for each of the 1296 secrets."""
    game = mm(4, 6)
    drawing = Drawing(WIDTH, 478)
    for rank, (guess, sizes) in enumerate(first_parts().items()):
        x, y = 190.0 * (rank % 3), 240.0 * (rank // 3)
        number = game.rank(tuple(map(int, guess)))
        told = {
            _place(code): _telling(len(part))
            for _unused, part in split(game, number, game.secrets)
            for code in part.tolist()
        }
        drawing.pegs(x + 14, y + 14, map(int, guess))
        drawing.squares(x, y + 32, 5, told)
        drawing.text(x + 90, y + 230, _bits(sizes, language), "bold")
    for step in range(20):
        drawing.rect(380 + 9 * step, 336, 9.2, 22, shade(step / 19))
    drawing.text(380, 326, _("the answer tells")[language], "small", "start")
    drawing.text(380, 376, _("1 bit")[language], "small", "start")
    drawing.text(560, 376, _("7 bits or more")[language], "small", "end")
    return drawing


def tree(language: str) -> Drawing:
    """The plan of the entropy player for secrets without repeats."""
    game = mm(4, 6, False)
    found = layers(game, "entropy")
    counts = play_all(game, strategy_of(RULES["entropy"])).counts
    drawing = Drawing(WIDTH, 20 + 62 * len(found))
    scale = 430 / len(game.secrets)
    for step, groups in enumerate(found, 1):
        y = 10.0 + 62 * (step - 1)
        for start, size, guess in groups:
            says = _("{guess}: {count} secrets", guess=guess, count=size)[language]
            fill = shade(0.15 + 0.17 * (step - 1))
            wide = size * scale
            drawing.rect(scale * start, y, max(wide - 0.6, 0.6), 58, fill, says if size > 3 else "")
            if wide > 46:
                ink = "#fff" if step < 4 else "#1d2230"
                drawing.text(scale * start + wide / 2, y + 27, guess, "code", fill=ink)
                drawing.text(scale * start + wide / 2, y + 46, size, fill=ink)
        drawing.text(442, y + 26, _("step {step}", step=step)[language], "small", "start")
        drawing.text(
            442, y + 46, _("found: {count}", count=counts.get(step, 0))[language], "bold", "start"
        )
    return drawing


# ---------------------------------------------------------------- bounds, strategies


def two_numbers_squares(language: str) -> Drawing:
    """A drawing of where greed fails: what two second guesses make of two corners."""
    game = two_numbers()
    first = two_numbers_parts((2, 2))
    corners = next(part for part in first if (0, 3) in part)
    among = np.array(sorted(game.rank(secret) for secret in corners))
    fills = ("#0072b2", "#56b4e9", "#e69f00", "#009e73")
    drawing = Drawing(WIDTH, 284)
    for column, guess in enumerate(((2, 2), (0, 4), (0, 3))):
        x = 190.0 * column
        parts = first if column == 0 else two_numbers_parts(guess, among)
        fill_of = {
            secret: fill for part, fill in zip(parts, fills, strict=False) for secret in part
        }
        drawing.text(
            x + 90,
            18,
            (_("then {guess}", guess=guess) if column else _("first (2, 2)"))[language],
            "bold",
        )
        for secret in game.guesses:
            fill = fill_of.get(secret, "wash")
            left, top = x + 36 * secret[1] + 2, 30 + 36 * secret[0] + 2
            drawing.rect(left, top, 32, 32, fill, r=4)
        drawing.circle(x + 36 * guess[1] + 18, 30 + 36 * guess[0] + 18, 8, "wash")
        sizes = sorted((len(part) for part in parts), reverse=True)
        drawing.text(
            x + 90, 234, _("parts: {sizes}", sizes=", ".join(map(str, sizes)))[language], "small"
        )
        drawing.text(x + 90, 254, _bits(sizes, language), "bold")
        if column and max(sizes) > 4:
            drawing.text(x + 90, 276, _("more than 4")[language], "bold other")
    return drawing


def strips(language: str) -> Drawing:
    """The parts of the five kinds of first proposition."""
    found = first_parts()
    drawing = Drawing(WIDTH, 36 + 54 * len(found))
    drawing.text(325, 20, _("sizes of the parts, 1296 codes in all")[language], "small")
    for row, (guess, sizes) in enumerate(found.items()):
        x, y = 96.0, 36 + 54 * row
        drawing.pegs(12, y + 20, map(int, guess), 10)
        for size in sizes:
            width = 460 * size / sum(sizes)
            drawing.rect(x, y, max(width - 1, 0.5), 40, _telling(size), str(size))
            if width > 28:
                drawing.text(x + width / 2, y + 25, size, fill="#fff" if size > 100 else "#1d2230")
            x += width
    return drawing


def strategies(language: str) -> Drawing:
    """The games of all strategies, by their length."""
    drawing = Drawing(WIDTH, 30 + 74 * 6)
    left, step = 150, 46
    for row, (name, (shares, mean)) in enumerate(games_by_tries().items()):
        base = 70 + 74 * row
        drawing.text(0, base - 22, STRATEGIES[name][language], "", "start")
        drawing.text(0, base - 4, number(mean, language, ".3f"), "bold", "start")
        for tries, share in shares.items():
            if tries < 10:
                tall = max(62 * share / 0.56, 1)
                drawing.rect(left + step * (tries - 1), base - tall, step - 8, tall, "strong")
        place = left + step * (mean - 1) + (step - 8) / 2
        drawing.line(place, base - 56, place, base + 5, "ink", 2)
        drawing.line(left - 8, base, 556, base)
    for tries in range(1, 10):
        drawing.text(left + step * (tries - 1) + (step - 8) / 2, 463, tries, "small")
    drawing.text(0, 463, _("tries")[language], "small", "start")
    return drawing


FIGURES: Mapping[str, Callable[[str], Drawing]] = {
    "all_codes": all_codes,
    "pairs": pairs,
    "ways_to_draw": ways_to_draw,
    "shrinking": shrinking,
    "two_orders": two_orders,
    "means": means,
    "first_turn": first_turn,
    "four_candidates": four_candidates,
    "answers_on_the_map": answers_on_the_map,
    "tree": tree,
    "two_numbers": two_numbers_squares,
    "strips": strips,
    "strategies": strategies,
}


def svg(name: str, language: str) -> str:
    """A picture as a file; raises KeyError when there is none of that name."""
    return FIGURES[name](language).svg(ALT[name][language])
