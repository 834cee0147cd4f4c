"""A sentence for people: its English, the values of its blanks, and a code that no wording changes.

A program says *what* it found as a `Message`; whoever shows it chooses a language, at the end. The
English sentence stands where it is said, and is the key of its translations (see `catalogue`)::

    message = _("`{call}` returned `{received}`.", call="f(2)", received="3")
    message["fr"]  # "`f(2)` a renvoyé `3`."
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from autograder.i18n.catalogue import ENGLISH, catalogue
from autograder.i18n.formats import formats_of
from autograder.i18n.typography import as_typed, filled, typeset

LANGUAGE_CODE = re.compile(r"[a-z]{2,3}")  # as in ISO 639
_ANY_LANGUAGE = ""  # of words that are the same in each
Sign = Literal["space", "comma", "semicolon"]
_PLACEHOLDER = "\ue000"  # no text of a submission has it: `display.clean` spells it out
_WIDE_BLANK = re.compile(r"\{[^}]*(?:\d{3}|\{)")  # of a width that could fill the memory


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
        parts: Sentences that make this one, in a row.
        sign: What stands between the parts.
    """

    text: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    plural: str = ""
    context: str = ""
    code: str = ""
    translations: tuple[tuple[str, str], ...] = ()
    parts: tuple["Message", ...] = ()
    sign: Sign = "space"

    def __hash__(self) -> int:
        return hash((self.text, self.code, self.translations, self.parts))

    def __bool__(self) -> bool:
        return bool(self.text or self.translations or self.parts)

    def __getitem__(self, language: str) -> str:
        """Return the sentence in that language; in English where it has no translation."""
        if self.parts:
            return "".join(piece for _shown, piece in self.pieces(language))
        shown = self.language_shown(language)
        if self.translations:
            sentence = dict(self.translations).get(shown, self.translations[0][1])
        elif self.plural:
            count = self.values["count"]
            sentence = catalogue(shown).plural(self.text, self.plural, count, self.context)
        else:
            sentence = catalogue(shown).sentence(self.text, self.context)
        values = {
            name: value[shown] if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return filled(sentence, shown, values) if values else sentence

    def __str__(self) -> str:
        return self[ENGLISH]

    def __add__(self, following: "Message") -> "Message":
        """Return one sentence after the other."""
        return replace(joined([self, following]), code=self.code)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which an author wrote it."""
        return tuple(language for language, _ in self.translations)

    def language_shown(self, language: str) -> str:
        """Return in which language the sentence is shown to who asks for `language`."""
        if self.parts:
            shown = {part.language_shown(language) for part in self.parts}
            return shown.pop() if len(shown) == 1 else language
        if not self.translations:
            return language if catalogue(language).has(self.text, self.context) else ENGLISH
        if _ANY_LANGUAGE in self.languages:
            return language
        wanted = [code for code in (language, ENGLISH) if code in self.languages]
        return wanted[0] if wanted else self.languages[0]

    def pieces(self, language: str) -> list[tuple[str, str]]:
        """Return the sentence in pieces, each with the language it is shown in.

        It is one piece, but where some sentences of a row, or in its blanks, have no translation.
        """
        pieces = []
        if self.parts:
            between = " " if self.sign == "space" else getattr(formats_of(language), self.sign)
            for part in self.parts:
                pieces += [(language, between), *part.pieces(language)]
            return pieces[1:]
        shown = self.language_shown(language)
        foreign = {}  # by the placeholder in its blank, a sentence that is not all in `shown`
        for name, value in self.values.items():
            inner = value.pieces(shown) if isinstance(value, Message) else []
            if any(language_of_piece != shown for language_of_piece, _words in inner):
                foreign[f"{_PLACEHOLDER}{name}{_PLACEHOLDER}"] = inner
        if not foreign:
            return [(shown, self[language])]
        blanks = {placeholder[1:-1]: placeholder for placeholder in foreign}
        for piece in re.split(f"({_PLACEHOLDER}\\w+{_PLACEHOLDER})", self.format(**blanks)[shown]):
            pieces += foreign.get(piece, [(shown, piece)])
        return pieces

    def typed(self, language: str) -> str:
        """Return the sentence with plain spaces and apostrophes, for comments in code."""
        return as_typed(self[language])

    def format(self, **values: Any) -> "Message":
        """Return the sentence with more of its blanks filled."""
        return replace(self, values={**self.values, **values})

    def with_words(self, change: Callable[[str], str]) -> "Message":
        """Return the sentence with other words where words fill a blank, or are quoted."""
        values = dict(self.values)
        for name, value in values.items():
            if isinstance(value, Message):
                values[name] = value.with_words(change)
            elif isinstance(value, str):
                values[name] = change(value)
        translations = self.translations
        if self.languages == (_ANY_LANGUAGE,):
            translations = ((_ANY_LANGUAGE, change(translations[0][1])),)
        parts = tuple(part.with_words(change) for part in self.parts)
        return replace(self, values=values, translations=translations, parts=parts)

    def to_json(self) -> Any:
        """Return what `from_json` reads back: the English alone, or an object.

        There the English is `en`; what an author wrote in other languages, or a quotation, by
        languages, is `translations`; sentences in a row are `parts`.
        """
        fields = {
            "en": self.text,
            "values": {name: _value_to_json(value) for name, value in self.values.items()},
            "plural": self.plural,
            "context": self.context,
            "code": self.code,
            "translations": dict(self.translations),
            "parts": [part.to_json() for part in self.parts],
            "sign": self.sign if self.parts else "",
        }
        kept = {name: content for name, content in fields.items() if content}
        return self.text if kept.keys() <= {"en"} else kept

    @classmethod
    def from_json(cls, kept: Any) -> "Message":
        """Read back what `to_json` returned.

        Raises:
            ValueError: It is something else, or has blanks that nothing fills.
        """
        if isinstance(kept, str):
            return cls(kept)
        if not isinstance(kept, dict) or not kept.keys() <= _FIELDS.keys():
            raise ValueError("no sentence")
        for name, value in kept.items():
            if not isinstance(value, _FIELDS[name]):
                raise ValueError(f"{name!r} of a sentence holds a {type(value).__name__}")
        values = {name: _value_from_json(value) for name, value in kept.get("values", {}).items()}
        read = cls(
            kept.get("en", ""),
            values,
            kept.get("plural", ""),
            kept.get("context", ""),
            kept.get("code", ""),
            tuple(kept.get("translations", {}).items()),
            tuple(map(cls.from_json, kept.get("parts", []))),
            kept.get("sign", "space"),
        )
        for language in read.languages:
            if language != _ANY_LANGUAGE:
                _require_language_code(language)
        texts = (read.text, read.plural, *dict(read.translations).values())
        if values and any(_WIDE_BLANK.search(str(text)) for text in texts):
            raise ValueError("a blank asks for more than its value")
        try:
            str(read)
        except (ArithmeticError, AttributeError, LookupError, TypeError) as error:
            raise ValueError(f"a blank that nothing fills: {error}") from None
        return read


_FIELDS: Mapping[str, type] = {  # of a sentence in JSON
    "en": str,
    "values": dict,
    "plural": str,
    "context": str,
    "code": str,
    "translations": dict,
    "parts": list,
    "sign": str,
}


def _value_to_json(value: Any) -> Any:
    if isinstance(value, Message):
        kept = value.to_json()
        return {"en": kept} if isinstance(kept, str) else kept  # a bare text is a value
    return value if isinstance(value, str | int | float | None) else str(value)


def _value_from_json(kept: Any) -> Any:
    if isinstance(kept, dict):
        return Message.from_json(kept)
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


def finding(code: str, text: str | Message, /, **values: Any) -> Message:
    """Return the message of a check, a note or a question, which programs know by its code.

    Args:
        code: What it says, as `game.lost-too-early`; it stays when the wording changes.
        text: The English sentence, or a `plural` of two.
        values: What its blanks are filled with.
    """
    message = text if isinstance(text, Message) else Message(text)
    return replace(message, values={**message.values, **values}, code=code)


def quoted(words: str) -> Message:
    """Return words that are the same in all languages: of Python, of somebody's file."""
    return Message(translations=((_ANY_LANGUAGE, words),))


def joined(parts: Iterable[Message], sign: Sign = "space") -> Message:
    """Return some messages in a row, with that sign of the language between them."""
    row = tuple(part for part in parts if part)
    return row[0] if len(row) == 1 else Message(parts=row, sign=sign)


def _require_language_code(name: str) -> None:
    """Raise ValueError where no language has that name."""
    if not LANGUAGE_CODE.fullmatch(name):
        raise ValueError(f"no language has the name {name!r}")


def written_by_author(translations: Mapping[str, str]) -> Message:
    """Return a message whose sentences an author wrote side by side, by language.

    They are typed with plain spaces and apostrophes; French typography is put in here.

    Raises:
        ValueError: There is no sentence, or no language has such a name.
    """
    if not translations:
        raise ValueError("a sentence needs a language")
    for language, sentence in translations.items():
        _require_language_code(language)
        if not isinstance(sentence, str):
            raise ValueError("a sentence is a text")
    return Message(
        translations=tuple(
            (language, typeset(translations[language], language))
            for language in sorted(translations, key=lambda language: language != ENGLISH)
        )
    )
