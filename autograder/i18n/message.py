"""A sentence for people: its English, the values of its blanks, and a code that no wording changes.

A program says *what* it found as a `Message`; whoever shows it chooses a language, at the end. The
English sentence stands where it is said, and is the key of its translations (see `catalogue`)::

    message = _("`{call}` returned `{received}`.", call="f(2)", received="3")
    message["fr"]  # "`f(2)` a renvoyé `3`."
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import Formatter
from typing import Any, Literal, get_args

from autograder.i18n.catalogue import ENGLISH, catalogue
from autograder.i18n.formats import formats_of
from autograder.i18n.typography import as_typed, filled, typeset

LANGUAGE_CODE = re.compile(r"[a-z]{2,3}")  # as in ISO 639
_ANY_LANGUAGE = ""  # of words that are the same in each
Sign = Literal["space", "comma", "semicolon"]
_TOO_MUCH = re.compile(r"[{}]|\d{3}")  # for the format of a blank: a width to fill the memory


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

    @property
    def row(self) -> tuple[tuple["Message", ...], Sign]:
        """The messages that `joined` put in a row, and the sign between them; no messages else."""
        parts = tuple(value for value in self.values.values() if isinstance(value, Message))
        words = self._side_by_side.get(_ANY_LANGUAGE)
        if parts and words and tuple(self.values) == tuple(_names_in_a_row(parts)):
            for sign in get_args(Sign):
                if words == _words_of_a_row(parts, sign):
                    return parts, sign
        return (), "space"

    def pieces(self, language: str) -> list[tuple[str, str]]:
        """Return the sentence in pieces, each with the language it is shown in.

        It is one piece, but for messages in a row, some of which may have no translation.
        """
        parts, sign = self.row
        if not parts:
            return [(self.language_shown(language), self[language])]
        between = " " if sign == "space" else getattr(formats_of(language), sign)
        pieces = [
            piece for part in parts for piece in [(language, between), *part.pieces(language)]
        ]
        return pieces[1:]

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

    def with_words(self, change: Callable[[str], str]) -> "Message":
        """Return the sentence with other words where words fill a blank, or are quoted."""
        values = dict(self.values)
        for name, value in values.items():
            if isinstance(value, Message):
                values[name] = value.with_words(change)
            elif isinstance(value, str):
                values[name] = change(value)
        words = self._side_by_side.get(_ANY_LANGUAGE)
        if words is None or values:
            return replace(self, values=values)
        return replace(self, translations=((_ANY_LANGUAGE, change(words)),))

    def to_json(self) -> Any:
        """Return what `from_json` reads back, in a form that people can read, too.

        A sentence is its English alone, where nothing else is needed; else an object: the English
        is `en`, what fills its blanks `values`, what an author wrote in other languages
        `translations`. `words` are the same in all languages; `parts` are sentences in a row.
        """
        parts, sign = self.row
        kept: dict[str, Any] = {}
        if parts:
            kept["parts"] = [part.to_json() for part in parts]
            if sign != "space":
                kept["sign"] = sign
        elif _ANY_LANGUAGE in self._side_by_side:
            kept["words"] = self._side_by_side[_ANY_LANGUAGE]
        else:
            others = self._side_by_side
            english = others.pop(ENGLISH, self.text)
            if english or not others:
                kept["en"] = english
            if self.translations:
                kept["translations"] = others
        if self.values and not parts:
            kept["values"] = {name: _value_to_json(value) for name, value in self.values.items()}
        for name in ("plural", "context", "code"):
            if getattr(self, name):
                kept[name] = getattr(self, name)
        return kept["en"] if set(kept) == {"en"} else kept

    @classmethod
    def from_json(cls, kept: Any) -> "Message":
        """Read back what `to_json` returned.

        Raises:
            ValueError: It is something else, or has blanks that nothing fills.
        """
        fields: Any = {"en": kept} if isinstance(kept, str) else kept
        if not isinstance(fields, dict) or not fields.keys() <= _FIELDS.keys():
            raise ValueError("no sentence")
        for name, value in fields.items():
            if not isinstance(value, _FIELDS[name]):
                raise ValueError(f"{name!r} of a sentence holds a {type(value).__name__}")
        code = fields.get("code", "")
        if "parts" in fields:
            sign = fields.get("sign", "space")
            if sign not in get_args(Sign) or not fields["parts"]:
                raise ValueError("no sentences in a row")
            return replace(joined(map(cls.from_json, fields["parts"]), sign), code=code)
        translations = _translations_in(fields)
        read = cls(
            "" if translations else fields.get("en", ""),
            {name: _value_from_json(value) for name, value in fields.get("values", {}).items()},
            fields.get("plural", ""),
            fields.get("context", ""),
            code,
            translations,
        )
        _check_blanks(read)
        return read


_FIELDS: Mapping[str, type] = {  # of a sentence in JSON
    "en": str,
    "values": dict,
    "plural": str,
    "context": str,
    "code": str,
    "translations": dict,
    "words": str,
    "parts": list,
    "sign": str,
}


def _translations_in(fields: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return what an author wrote by language; raise ValueError where that is no text."""
    if "words" in fields:
        return ((_ANY_LANGUAGE, fields["words"]),)
    if "translations" not in fields:
        return ()
    english = {ENGLISH: fields["en"]} if "en" in fields else {}
    translations = english | fields["translations"]
    for language, sentence in translations.items():
        if not LANGUAGE_CODE.fullmatch(language) or not isinstance(sentence, str):
            raise ValueError("a translation is a text in some language")
    return tuple(translations.items())


def _check_blanks(message: Message) -> None:
    """Raise ValueError where a blank is not filled, or asks for more than a value."""
    if message.plural and not isinstance(message.values.get("count"), int):
        raise ValueError("how many there are is no number")
    if not message.values:
        return  # then braces are braces
    names = message.values.keys() | vars(formats_of(ENGLISH)).keys()
    for sentence in (message.text, message.plural, *dict(message.translations).values()):
        for _before, name, form, _conversion in Formatter().parse(sentence):
            if name is not None and (name not in names or _TOO_MUCH.search(form or "")):
                raise ValueError(f"nothing fills the blank {name!r}")
    try:
        str(message)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"a blank is filled with something else: {error}") from None


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
    row = tuple(parts)
    if not row:
        return Message()
    values = dict(zip(_names_in_a_row(row), row, strict=True))
    return Message(values=values, translations=((_ANY_LANGUAGE, _words_of_a_row(row, sign)),))


def _names_in_a_row(parts: Sequence[Message]) -> list[str]:
    return [f"part{index}" for index in range(len(parts))]


def _words_of_a_row(parts: Sequence[Message], sign: Sign) -> str:
    between = " " if sign == "space" else f"{{{sign}}}"
    return between.join(f"{{{name}}}" for name in _names_in_a_row(parts))


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
            (language, typeset(translations[language], language))
            for language in sorted(translations, key=lambda language: language != ENGLISH)
        )
    )
