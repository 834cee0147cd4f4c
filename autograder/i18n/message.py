"""A sentence for people: its English, the values of its blanks, and a code that no wording changes.

A program says *what* it found as a `Message`; whoever shows it chooses a language, at the end. The
English sentence stands where it is said, and is the key of its translations (see `catalogue`)::

    message = _("`{call}` returned `{received}`.", call="f(2)", received="3")
    message["fr"]  # "`f(2)` a renvoyé `3`."
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from autograder.i18n.catalogue import ENGLISH, catalogue
from autograder.i18n.formats import formats_of
from autograder.i18n.typography import as_typed, filled, typeset

LANGUAGE_CODE = re.compile(r"[a-z]{2,3}")  # as in ISO 639
_ANY_LANGUAGE = ""  # of words that are the same in each
Sign = Literal["space", "comma", "semicolon"]


@dataclass(frozen=True)
class Message:
    """A sentence that can be shown in any language it is translated to.

    Attributes:
        text: The sentence in English, with `{blanks}`; the key of its translations.
        values: What the blanks are filled with: texts, numbers, other messages.
        plural: The English for another number of things than one; that is `values["count"]`.
        context: What tells apart two meanings of one English sentence.
        code: What the sentence says, in a word that stays when its wording changes. Programs
            compare codes, never sentences.
        translations: The sentence in each language, where an author wrote them side by side.
    """

    text: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    plural: str = ""
    context: str = ""
    code: str = ""
    translations: tuple[tuple[str, str], ...] = ()

    def __hash__(self) -> int:
        return hash((self.text, self.code, self.translations))

    def __bool__(self) -> bool:
        return bool(self.text or self.translations)

    def __getitem__(self, language: str) -> str:
        """Return the sentence in that language; in English where it has no translation."""
        shown = self.language_shown(language)
        values = {
            name: value[shown] if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        if _ANY_LANGUAGE in self._side_by_side:
            sentence = self._side_by_side[_ANY_LANGUAGE]
            signs = vars(formats_of(shown)) if values else {}
            values = {**signs, **values}
        elif self.translations:
            sentence = self._side_by_side[shown]
        elif self.plural:
            count = self.values["count"]
            sentence = catalogue(shown).plural(self.text, self.plural, count, self.context)
        else:
            sentence = catalogue(shown).sentence(self.text, self.context)
        return filled(sentence, shown, values) if values else sentence

    def __str__(self) -> str:
        return self[ENGLISH]

    def __add__(self, following: "Message") -> "Message":
        """Return one sentence after the other."""
        parts = [part for part in (self, following) if part]
        return replace(joined(parts), code=self.code) if len(parts) > 1 else joined(parts)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which an author wrote it."""
        return tuple(language for language, _ in self.translations)

    @property
    def _side_by_side(self) -> dict[str, str]:
        return dict(self.translations)

    def language_shown(self, language: str) -> str:
        """Return in which language the sentence is shown to who asks for `language`."""
        if not self.translations:
            return language if catalogue(language).has(self.text, self.context) else ENGLISH
        if _ANY_LANGUAGE in self._side_by_side:
            parts = [value for value in self.values.values() if isinstance(value, Message)]
            shown = {part.language_shown(language) for part in parts}
            return shown.pop() if len(shown) == 1 else language
        wanted = [code for code in (language, ENGLISH) if code in self._side_by_side]
        return wanted[0] if wanted else self.translations[0][0]

    def marked(self, language: str) -> str:
        """Return the sentence for a text in Markdown, marked where it is in another language."""
        shown = self.language_shown(language)
        sentence = self[language]
        return sentence if shown == language else f'<span lang="{shown}">{sentence}</span>'

    def typed(self, language: str) -> str:
        """Return the sentence with plain spaces and apostrophes, for comments in code."""
        return as_typed(self[language])

    def format(self, **values: Any) -> "Message":
        """Return the sentence with more of its blanks filled."""
        return replace(self, values={**self.values, **values})

    def to_json(self) -> Any:
        """Return what `from_json` reads back: the English alone where nothing else is needed."""
        values = {name: _value_to_json(value) for name, value in self.values.items()}
        fields = {
            "plural": self.plural,
            "context": self.context,
            "code": self.code,
            "values": values,
            "translations": self._side_by_side,
        }
        kept = {name: content for name, content in fields.items() if content}
        if self.text:
            kept = {"en": self.text, **kept}
        return self.text if set(kept) <= {"en"} else kept

    @classmethod
    def from_json(cls, kept: Any) -> "Message":
        """Read back what `to_json` returned.

        Raises:
            ValueError: It is something else.
        """
        fields = {"en": kept} if isinstance(kept, str) else kept
        if not isinstance(fields, dict):
            raise ValueError("no sentence")
        words = {name: fields.get(name, "") for name in ("en", "plural", "context", "code")}
        values, translations = fields.get("values", {}), fields.get("translations", {})
        if not all(isinstance(word, str) for word in words.values()):
            raise ValueError("a sentence is a text")
        if not isinstance(values, dict) or not isinstance(translations, dict):
            raise ValueError("the values of a sentence have names, its translations languages")
        if not all(isinstance(sentence, str) for sentence in translations.values()):
            raise ValueError("a translation is a text")
        return cls(
            words["en"],
            {name: _value_from_json(value) for name, value in values.items()},
            words["plural"],
            words["context"],
            words["code"],
            tuple(translations.items()),
        )


def _value_to_json(value: Any) -> Any:
    if isinstance(value, Message):
        return [value.to_json()]  # in a list, since a bare text is a value
    return value if isinstance(value, str | int | float | None) else str(value)


def _value_from_json(kept: Any) -> Any:
    if isinstance(kept, list) and len(kept) == 1:
        return Message.from_json(kept[0])
    if not isinstance(kept, str | int | float | None):
        raise ValueError("a blank is filled with a text, a number or a sentence")
    return kept


def _(text: str, /, **values: Any) -> Message:
    """Return the message with that English sentence; its translations are in the catalogues."""
    return Message(text, values)


def plural(text: str, several: str, /, count: int, **values: Any) -> Message:
    """Return the message about so many things: `text` for one of them, `several` for another count.

    A language with more forms than two has them in its catalogue.
    """
    return Message(text, {"count": count, **values}, several)


def pgettext(context: str, text: str, /, **values: Any) -> Message:
    """Return the message of an English sentence whose translation depends on the context."""
    return Message(text, values, context=context)


def finding(code: str, text: str, /, **values: Any) -> Message:
    """Return the message of a check, a note or a question, which programs know by its code."""
    return Message(text, values, code=code)


def quoted(words: str) -> Message:
    """Return words that are the same in all languages: of Python, of somebody's file."""
    return Message(translations=((_ANY_LANGUAGE, words),))


def joined(parts: Iterable[Message], sign: Sign = "space") -> Message:
    """Return some messages in a row, with that sign of the language between them."""
    values = {f"part{index}": part for index, part in enumerate(parts)}
    between = " " if sign == "space" else f"{{{sign}}}"
    blanks = between.join(f"{{{name}}}" for name in values)
    return Message(values=values, translations=((_ANY_LANGUAGE, blanks),)) if values else Message()


def written_by_author(translations: Mapping[str, str]) -> Message:
    """Return a message whose sentences an author wrote side by side, by language.

    They are typed with plain spaces and apostrophes; French typography is put in here.

    Raises:
        ValueError: There is no sentence, or no language has such a name.
    """
    if not translations:
        raise ValueError("a sentence needs a language")
    for language, sentence in translations.items():
        if not LANGUAGE_CODE.fullmatch(language):
            raise ValueError(f"no language has the name {language!r}")
        if not isinstance(sentence, str):
            raise ValueError("a sentence is a text")
    return Message(
        translations=tuple(
            (language, typeset(sentence, language)) for language, sentence in translations.items()
        )
    )
