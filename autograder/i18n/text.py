"""A sentence in several languages."""

import re
from dataclasses import dataclass
from typing import Any

LANGUAGES = ("en", "fr")  # in which this workbook speaks
CODE = re.compile(r"[a-z]{2,3}")  # what a language is called, as in ISO 639


@dataclass(frozen=True, init=False, repr=False)
class Text:
    """The same sentence in several languages; `{names}` are filled in by `format`.

    This workbook says everything in English and in French; a course of one's own may use any language, or only one.
    """

    said: tuple[tuple[str, str], ...]  # (language, sentence), in the order of the languages' names

    def __init__(self, en: str | None = None, fr: str | None = None, **others: str):
        given = {"en": en, "fr": fr, **others}
        object.__setattr__(self, "said", tuple(sorted((code, one) for code, one in given.items() if one is not None)))
        if not self.said:
            raise ValueError("a sentence needs a language")

    def __repr__(self) -> str:  # checks tell behaviours apart by it, too
        return f"Text({', '.join(f'{code}={one!r}' for code, one in self.said)})"

    @property
    def languages(self) -> tuple[str, ...]:
        """Those it is written in."""
        return tuple(code for code, _ in self.said)

    @property
    def en(self) -> str:
        return self["en"]

    @property
    def fr(self) -> str:
        return self["fr"]

    def __getitem__(self, language: str) -> str:
        """The sentence in that language; where it has none, in English, else in its first language."""
        said = dict(self.said)
        return said.get(language) or said.get("en") or self.said[0][1]

    def format(self, **values: Any) -> "Text":
        """Fill in the sentence in each language; a value that is a Text gives each its own."""
        return Text(
            **{
                code: one.format(
                    **{key: value[code] if isinstance(value, Text) else value for key, value in values.items()}
                )
                for code, one in self.said
            }
        )

    def __add__(self, other: "Text") -> "Text":
        """One sentence after the other, in each language that either is written in."""
        return Text(
            **{code: f"{self[code]} {other[code]}".strip() for code in dict.fromkeys(self.languages + other.languages)}
        )

    def to_json(self) -> dict[str, str]:
        return dict(self.said)

    @classmethod
    def from_json(cls, kept: Any) -> "Text":
        """Read back what `to_json` gave. Raises ValueError when it is something else."""
        if not isinstance(kept, dict) or not kept or {*map(type, kept.values())} != {str}:
            raise ValueError("no sentence in any language")
        if not all(CODE.fullmatch(code) for code in kept):
            raise ValueError("no language has such a name")
        return cls(**kept)
