"""What is shown where a terminal has no sign for a character: the blocks of a bar and a cross, on
Windows' cp1252."""

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Any

_TWINS = str.maketrans(
    {
        **{"█": "#", "░": ".", "✗": "x", "✓": "v", "×": "x", "·": ".", "…": "..."},
        **{"→": "->", "←": "<-", "≥": ">=", "≤": "<=", "–": "-", "—": "-", "−": "-"},
        **{
            "’": "'",
            "‘": "'",
            "“": '"',
            "”": '"',
            "«": '"',
            "»": '"',
            "œ": "oe",
            "Œ": "OE",
            "\u202f": " ",
        },
    }
)


def _with_twins(error: UnicodeError) -> tuple[str | bytes, int]:
    """Spell what cannot be encoded by the characters that every encoding has."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_TWINS)
    bare = "".join(
        char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char)
    )
    return bare.encode("ascii", "backslashreplace").decode("ascii"), error.end


codecs.register_error("mastermind.twins", _with_twins)


def make_showable(*streams: Any) -> None:
    """Let nothing stop a stream of the terminal, whatever characters it lacks."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="mastermind.twins")
