"""The same match in a terminal."""

import re
import sys

from autograder.board.match import Match
from autograder.board.rules import Worth
from autograder.i18n import board as words
from autograder.i18n.characters import make_showable
from autograder.i18n.text import Text

_BAR = 30  # characters


def converse(match: Match, language: str) -> None:
    """Play until the game is over, or the input ends."""
    make_showable(sys.stdout)
    help_texts = {"guess": words.TERMINAL_HELP, "answer": words.TERMINAL_ANSWER_HELP}
    _print(match.said + help_texts.get(match.entry, Text("", "")), language)
    try:
        while not match.over:
            _print_all(match.notes, language)
            turns = len(match.game.turns)
            if match.entry == "guess":
                _guess(match, input(words.ASK_GUESS.format(n=turns + 1)[language]))
            elif match.entry == "step":
                match.step()
                if match.over:
                    _print(match.told(turns), language)
            else:
                _answer(match, input(words.ASK_ANSWER[language]))
            for turn in match.game.turns[turns:] if not match.reverse else ():
                _print_all(turn.notes, language)
            _print(match.said, language)
            if match.worth:
                _print(words.BARS, language)
                _print_parts(match.worth)
                match.worth = None
        for turn in match.game.turns:
            _print_all(turn.calls, language)
    except (EOFError, KeyboardInterrupt):
        print()
        _print(words.GOODBYE, language)


def _guess(match: Match, line: str) -> None:
    pegs = _numbers(line)
    if line.lstrip().startswith("?"):
        match.look(pegs)
    else:
        match.guess(pegs)


def _answer(match: Match, line: str) -> None:
    """Two numbers, or the letter c and which answer to correct."""
    numbers = _numbers(line)
    last = len(match.game.turns)
    if line.strip().lower().startswith("c"):
        if len(numbers) == 1 and 1 <= numbers[0] <= last:
            match.fix(numbers[0] - 1)
        else:
            match.said = words.NO_SUCH_TURN.format(n=line.strip()[1:].strip(), last=last) if last else words.NO_TURN_YET
    else:
        match.answer(*(numbers if len(numbers) == 2 else (None, None)))


def _numbers(line: str) -> list[int]:
    """The digits of a line, whatever stands between them."""
    if not re.fullmatch(r"[?c]?[\s\d,;()\[\]]*", line.strip().lower()):
        return []
    return [int(digit) for digit in re.findall(r"\d", line)]


def _print(text: Text, language: str) -> None:
    print(text[language].replace("`", ""))


def _print_all(texts: tuple[Text, ...], language: str) -> None:
    for text in texts:
        print(f"  ! {text[language].replace('`', '')}")


def _print_parts(value: Worth) -> None:
    most = value.most
    for (well, misplaced), codes in value.parts:
        print(f"  {well} {misplaced}  {'█' * max(1, round(_BAR * codes / most))} {codes}")
