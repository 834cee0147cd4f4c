"""A sentence in several languages."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from autograder.i18n.typography import as_typed, filled, typeset

LANGUAGES = ("en", "fr")  # in which this workbook speaks
CODE = re.compile(r"[a-z]{2,3}")  # what a language is called, as in ISO 639


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Text:
    """The same sentence in several languages; `{names}` are filled in by `format`.

    This workbook says everything in English and in French; a course of one's own may use any language, or only one.
    It is typed with plain spaces and apostrophes. French typography is applied when a sentence is first shown.
    """

    _given: tuple[
        tuple[str, str], ...
    ]  # (language, sentence), in the order of the languages' names
    _is_typed: bool

    def __init__(self, en: str | None = None, fr: str | None = None, **others: str):
        given = {"en": en, "fr": fr, **others}
        self._set(((code, one) for code, one in given.items() if one is not None), is_typed=True)

    def _set(self, given: Iterable[tuple[str, str]], is_typed: bool) -> None:
        self.__dict__.update(_given=tuple(sorted(given)), _is_typed=is_typed)
        if not self._given:
            raise ValueError("a sentence needs a language")

    @cached_property
    def said(self) -> tuple[tuple[str, str], ...]:
        """The sentence in each language, by the name of that, as it is given out."""
        return (
            tuple((code, typeset(one, code)) for code, one in self._given)
            if self._is_typed
            else self._given
        )

    def __eq__(self, other: object) -> bool:
        return self.said == other.said if isinstance(other, Text) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.said)

    def __getstate__(self) -> dict[str, Any]:
        return {"_given": self.said, "_is_typed": False}

    @classmethod
    def _of(cls, said: Iterable[tuple[str, str]]) -> "Text":
        """The sentence with these words, which are fit to be given out."""
        made = cls.__new__(cls)
        made._set(said, is_typed=False)
        return made

    @classmethod
    def quoted(cls, words: str) -> "Text":
        """Words that belong to no language of ours, and stay as they are in each: of Python, of somebody's file."""
        return cls._of((code, words) for code in LANGUAGES)

    def __repr__(self) -> str:  # checks tell behaviours apart by it, too
        return f"Text({', '.join(f'{code}={as_typed(one)!r}' for code, one in self.said)})"

    @property
    def languages(self) -> tuple[str, ...]:
        """Those it is written in."""
        return tuple(code for code, _ in self._given)

    @property
    def en(self) -> str:
        return self["en"]

    @property
    def fr(self) -> str:
        return self["fr"]

    def __getitem__(self, language: str) -> str:
        """The sentence in that language, or in the one that is shown instead."""
        said = dict(self.said)
        return said.get(language) or said.get(self.language_shown(language), "")

    def language_shown(self, language: str) -> str:
        """Return the language in which a reader of `language` gets the sentence.

        It is that one; where it has no words, English, else the first in which there are some.
        """
        said = dict(self.said)
        return next((code for code in (language, "en", *said) if said.get(code)), language)

    def typed(self, language: str) -> str:
        """The sentence as it is typed, for what stands in code."""
        return as_typed(self[language])

    def format(self, **values: Any) -> "Text":
        """Fill in the sentence in each language; a value that is a Text gives each its own, others stay as they are."""
        return Text._of(
            (
                code,
                filled(
                    one,
                    code,
                    {
                        key: value[code] if isinstance(value, Text) else value
                        for key, value in values.items()
                    },
                ),
            )
            for code, one in self.said
        )

    def __add__(self, other: "Text") -> "Text":
        """One sentence after the other, in each language that either is written in."""
        languages = dict.fromkeys(self.languages + other.languages)
        return Text._of((code, f"{self[code]} {other[code]}".strip()) for code in languages)

    def to_json(self) -> dict[str, str]:
        return dict(self.said)

    @classmethod
    def from_json(cls, kept: Any) -> "Text":
        """Read back what `to_json` gave. Raises ValueError when it is something else."""
        if not isinstance(kept, dict) or not kept or {*map(type, kept.values())} != {str}:
            raise ValueError("no sentence in any language")
        if not all(CODE.fullmatch(code) for code in kept):
            raise ValueError("no language has such a name")
        return cls._of(kept.items())

    @classmethod
    def from_author(cls, kept: Any) -> "Text":
        """The same from a file that an author types, with plain spaces and apostrophes."""
        return cls(**cls.from_json(kept).to_json())
