"""The same program for fewer colours: its numbers tell which game it plays, and other numbers make
it play another.

What is computed by playing then is the result of that other game; what was known beforehand stays
as it is.
"""

import re
from collections.abc import Sequence

COLOURS, PEGS = 6, 4
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_TOKEN = re.compile(
    r"""(?P<text>'{3}.*?'{3}|"{3}.*?"{3}|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")"""
    r"""|(?P<rest>\#[^\n]*|\s+)|(?P<word>[\w.]+)|(?P<sign>.)""",
    re.DOTALL,
)


def with_colours(source: str, colours: int, from_zero: bool = False) -> str:
    """The source with all that speaks of six colours changed.

    That is 6, 7, and powers like 1296; texts like "123456"; and each display of six different
    numbers or texts, such as [1, 2, 3, 4, 5, 6]. `from_zero`: 5, too, as where the colours are
    those from 0 to 5.
    """
    tokens = [(found.lastgroup or "", found[0]) for found in _TOKEN.finditer(source)]
    numbers = _numbers(colours, from_zero)
    left_out = _last_items(tokens, colours)
    return "".join(
        (
            ""
            if rank in left_out
            else _text(token, colours)
            if kind == "text"
            else numbers.get(token, token)
        )
        for rank, (kind, token) in enumerate(tokens)
    )


def _numbers(colours: int, from_zero: bool) -> dict[str, str]:
    """What is written otherwise, as it is written."""
    found = {
        COLOURS**power + more: colours**power + more for power in (2, 3, 4) for more in (-1, 0, 1)
    }
    for more in (0, 1):  # the last colour or code, and the one after
        found |= {COLOURS + more: colours + more}
        found |= {int(f"{COLOURS}" * PEGS) + more: int(f"{colours}" * PEGS) + more}
    if from_zero:
        found[COLOURS - 1] = colours - 1
    return {str(number): str(other) for number, other in found.items()}


def _text(token: str, colours: int) -> str:
    """A text of six different signs, of the last colour, or of the digits that are no colours."""
    quote, content = token[0], token[1:-1]
    digits = {str(digit) for digit in range(10)}
    all_colours = {str(colour) for colour in range(1, COLOURS + 1)}
    if len(content) == COLOURS == len(set(content)) and content.isalnum():
        content = content[:colours]
    elif content == str(COLOURS):
        content = str(colours)
    elif len(content) > 1 and set(content) == digits - all_colours:
        content += "".join(str(colour) for colour in range(colours + 1, COLOURS + 1))
    return f"{quote}{content}{quote}"


def _last_items(tokens: Sequence[tuple[str, str]], colours: int) -> set[int]:
    """The ranks of the last items in displays of six different things, and of the commas before
    them."""
    found: set[int] = set()
    told = [rank for rank, (kind, _) in enumerate(tokens) if kind != "rest"]
    for start in range(len(told) - 2 * COLOURS):
        if tokens[told[start]][1] not in _BRACKETS:
            continue
        ranks = told[start : start + 2 * COLOURS + 1]
        part = [tokens[rank][1] for rank in ranks]
        things = {part[place] for place in range(1, len(part), 2)}
        if (
            _BRACKETS[part[0]] == part[-1]
            and all(part[place] == "," for place in range(2, len(part) - 1, 2))
            and all(thing.isdigit() or thing[0] in "'\"" for thing in things)
            and len(things) == COLOURS
        ):
            found.update(ranks[2 * colours : -1])
    return found
