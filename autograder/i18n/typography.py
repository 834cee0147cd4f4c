"""French as it is printed, from French as it is typed: no-break spaces, curved apostrophes, decimal
commas.

Whoever writes a sentence types plain spaces, apostrophes and decimal points; this puts the others
in, everywhere but
in what is no prose: `code`, blanks to fill in, tags and addresses. Other languages stay as they
are.
"""

import re
from collections.abc import Mapping
from typing import Any

from autograder.i18n.formats import Formats, formats_of

_NARROW, _NO_BREAK = "\u202f", "\u00a0"  # before ; ! ? as printers do; before : » % and after «
_CURVED = "’"

NO_PROSE = re.compile(
    r"""
    ^```.*?^```$                                    # a block of code
    | (?P<ticks>`+)(?!`)(?:(?!\n\n).)+?(?<!`)(?P=ticks)(?!`)  # `code`
    | \$(?! )[^$\n]+\$                              # a formula
    | \{[^{}\n]*\}                                  # {a blank}
    | <!--.*?--> | </?[A-Za-z][^<>]*>               # <a tag>
    | \]\([^()\s]*\)                                # ](where a link leads)
    | \b\w+://\S+                                   # an address
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_FRENCH = (
    (re.compile(r"(?<=[^\W\d_])'(?=\w)"), _CURVED),
    (
        re.compile(r"(?<=(?<![\w'])[cdjlmnstCDJLMNST])'|(?<=[qQ]u)'"),
        _CURVED,
    ),  # before what is no letter: d'`x`
    (re.compile(r"(?<![\w.])(?<!Python )(\d+)\.(?=\d+(?!\w|\.\d))"), r"\1,"),
    (re.compile(r"(?<=\S) (?=[;!?]+(?![\w=]))|^ (?=[;!?]+(?![\w=]))"), _NARROW),
    (
        re.compile(
            r"(?<=\S) (?=:(?![\w:/=-]))|^ (?=:(?![\w:/=-]))|(?<=«) | (?=»)|(?<=\d) (?=%(?!\w))"
        ),
        _NO_BREAK,
    ),
)
_CODE = re.compile(r"(`[^`]*`)")
_AS_TYPED = str.maketrans({_NARROW: " ", _NO_BREAK: " ", _CURVED: "'"})


def typeset(text: str, language: str) -> str:
    """A sentence, or Markdown, as it is given out in that language. What is typeset already stays
    as it is."""
    if language != "fr":
        return text
    parts, end = [], 0
    for other in NO_PROSE.finditer(text):
        parts += [_prose(text[end : other.start()]), other[0]]
        end = other.end()
    return "".join([*parts, _prose(text[end:])])


def _prose(text: str) -> str:
    for pattern, printed in _FRENCH:
        text = pattern.sub(printed, text)
    return text


class _Number(float):
    """A number that is written as in a language."""

    _formats: Formats

    @classmethod
    def of(cls, value: float, language: str) -> "_Number":
        made = cls(value)
        made._formats = formats_of(language)
        return made

    def __format__(self, spec: str) -> str:
        return self._formats.number(float(self), spec)


def filled(sentence: str, language: str, values: Mapping[str, Any]) -> str:
    """Fill in the blanks of a sentence.

    A float is written as in that language, but in `code`; where its blank has no format, with at
    most two decimals.
    """
    printed = {
        key: _Number.of(value, language)
        for key, value in values.items()
        if isinstance(value, float)
    }
    if not printed:
        return sentence.format(**values)
    printed = {**values, **printed}
    pieces = _CODE.split(sentence)  # code is every second one
    return "".join(
        piece.format(**(values if rank % 2 else printed)) for rank, piece in enumerate(pieces)
    )


def as_typed(text: str) -> str:
    """The same with plain spaces and apostrophes, as somebody would type it."""
    return text.translate(_AS_TYPED)
