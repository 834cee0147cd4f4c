"""The same match in a terminal."""

import re
import sys
from shutil import get_terminal_size
from textwrap import fill

from autograder.board.looking_back import COLUMNS
from autograder.board.match import BARS, Match
from autograder.board.rules import Worth
from autograder.i18n.characters import make_showable
from autograder.i18n.message import Message, _

FOR_HELP = frozenset({"?", "help", "aide"})


_BAR = 30  # characters


def converse(match: Match, language: str, review: bool = False) -> None:
    """Play until the game is over, or the input ends; `review`: print what each of its moves
    lost."""
    make_showable(sys.stdout)
    _print(match.said + _help(match), language)
    try:
        while not match.over:
            _print_all(match.notes, language)
            turns = len(match.game.turns)
            if match.entry == "guess":
                _guess(match, input(_("Proposition {n}: ", n=turns + 1)[language]))
            elif match.entry == "step":
                match.step()
                if match.over:
                    _print(match.told(turns), language)
            else:
                _answer(match, input(_("Answer: ")[language]))
            for turn in match.game.turns[turns:] if not match.reverse else ():
                _print_all(turn.notes, language)
            _print(match.said, language)
            if match.entry == "stuck":
                _print(
                    _("To correct answer {n}, type c {n}.", n=match.game.contradiction()[-1] + 1),
                    language,
                )
            if match.worth:
                _print(BARS, language)
                _print_parts(match.worth)
                match.worth = None
        for turn in match.game.turns:
            _print_all(turn.calls, language)
        if review:
            _look_back(match, language)
    except (EOFError, KeyboardInterrupt):
        print()
        _print(_("Until the next game."), language)


def _help(match: Match) -> Message:
    """What can be typed now."""
    example = match.example
    if match.entry == "guess":
        return _(
            "Type a proposition as {packed} or {spaced}; ? {packed} says what it would teach; ? "
            "alone shows this again; Ctrl-D ends.",
            packed=example.replace(" ", ""),
            spaced=example,
        )
    return (
        _(
            "Type each answer as two numbers, well placed then misplaced, as 1 2; c 3 corrects "
            "answer 3; Ctrl-D ends."
        )
        if match.entry in ("answer", "stuck")
        else Message()
    )


def _look_back(match: Match, language: str) -> None:
    """Print the review of the game."""
    match.look_back()
    assert match.review
    table = [[one[language] for one in COLUMNS], *match.review.rows(language)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    print(f"\n{_('The game, move by move')[language]}\n")
    for number, row in enumerate(table):
        cells = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        print(f"{number or '':>3}  {'  '.join(cells)}")
    print()
    _print(match.review.legend, language)
    print()
    _print(match.said, language)


def _asks_for_help(line: str) -> bool:
    return line.strip().lower() in FOR_HELP


def _guess(match: Match, line: str) -> None:
    pegs = _numbers(line)
    if _asks_for_help(line):
        match.said = _help(match)
    elif line.lstrip().startswith("?"):
        match.look(pegs)
    else:
        match.guess(pegs)


def _answer(match: Match, line: str) -> None:
    """Two numbers, or the letter c and which answer to correct."""
    numbers = _numbers(line)
    last = len(match.game.turns)
    if _asks_for_help(line):
        match.said = _help(match)
    elif line.strip().lower().startswith("c"):
        if len(numbers) == 1 and 1 <= numbers[0] <= last:
            match.fix(numbers[0] - 1)
        else:
            asked = line.strip()[1:].strip()
            said = (
                _("There is no answer {n} to correct; type c and its number, from 1 to {last}.")
                if asked
                else _("Which answer is to be corrected? Type c and its number, from 1 to {last}.")
            )
            match.said = (
                said.format(n=asked, last=last) if last else _("There is no answer to correct yet.")
            )
    else:
        match.answer(*(numbers if len(numbers) == 2 else (None, None)))


def _numbers(line: str) -> list[int]:
    """The digits of a line, whatever stands between them."""
    if not re.fullmatch(r"[?c]?[\s\d,;()\[\]]*", line.strip().lower()):
        return []
    return [int(digit) for digit in re.findall(r"\d", line)]


def _print(text: Message, language: str) -> None:
    print("\n".join(map(_wrapped, text[language].replace("`", "").split("\n"))))


def _wrapped(line: str) -> str:
    """As wide as the terminal; a no-break space is none to break at."""
    if not sys.stdout.isatty():
        return line
    return fill(line, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)


def _print_all(texts: tuple[Message, ...], language: str) -> None:
    for text in texts:
        print(f"  ! {text[language].replace('`', '')}")


def _print_parts(value: Worth) -> None:
    most = value.most
    for (well, misplaced), codes in value.parts:
        print(f"  {well} {misplaced}  {'█' * max(1, round(_BAR * codes / most))} {codes}")
