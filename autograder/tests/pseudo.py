"""A language that a script makes from the English of the program: a catalogue is all it takes.

Each letter that can has an accent, and each word is about a third longer: what stays plain English
on a page, or does not fit there, cannot be translated.
"""

import json
import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from autograder.authoring import translations
from autograder.i18n.catalogue import DOMAIN, LOCALE
from autograder.i18n.typography import NO_PROSE

CODE = "qps"  # of languages for tests, in Windows
_VOWEL = re.compile("[aeiou]", re.IGNORECASE)
_ACCENTS = str.maketrans("aeiouycdlnrstzAEIOUYCDLNRSTZ", "áéîóûýçďĺñŕšťžÁÉÎÓÛÝÇĎĹÑŔŠŤŽ")
_KEPT = re.compile(  # what a translator leaves as it is: blanks of `%`, options, names of files
    rf"{NO_PROSE.pattern} | %(?:\(\w+\))?[srd] | (?<!\w)--?[a-z][\w-]* | [\w.*/-]*[./_][\w.*/-]*\w",
    NO_PROSE.flags,
)


def pseudo(sentence: str) -> str:
    """Write a sentence in the language of this file; what is no prose stays as it is."""
    parts, end = [], 0
    for kept in _KEPT.finditer(sentence):
        parts += [_prose(sentence[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join([*parts, _prose(sentence[end:])])


def _prose(text: str) -> str:
    """Write words with accents, and each vowel twice."""
    return _VOWEL.sub(r"\g<0>\g<0>", text).translate(_ACCENTS)


def write_locale(folder: Path) -> None:
    """Write a folder of translations with French, as it is, and the language of this file."""
    shutil.copytree(LOCALE / "fr", folder / "fr")
    catalog = Catalog(locale=CODE, domain=DOMAIN)
    for message in translations.extract_sentences():
        texts = message.id if isinstance(message.id, tuple | list) else (message.id,)
        written = tuple(map(pseudo, texts))
        if message.id:
            catalog.add(
                message.id, written if len(texts) > 1 else written[0], context=message.context
            )
    target = folder / CODE / "LC_MESSAGES" / f"{DOMAIN}.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalog)


# ---------------------------------------------------------------- English that is left

BLANK = re.compile(r"\{\w+\}")
NO_WORDS = " ` ` "  # in the place of what is no sentence of the program: code, content
_FEWEST = 3  # words in a row by which a sentence of the program is known
_NOT_PLAIN = re.compile(r"[^A-Za-z\s,;:.!?()“”\"'’–…]+|\w*[^\x00-\x7f“”’–…]\w*")
_BETWEEN_WORDS = re.compile(r"[\s,;:.!?()“”\"'’–…]+")


def english_in(text: str, content: Iterable[str] = ()) -> list[str]:
    """Find the plain English of the program in what it prints, but for code.

    Args:
        text: What was printed.
        content: Sentences of the course, which are not the program's.

    Returns:
        The words of each sentence, or piece of one, that was not translated.
    """
    for sentence in sorted(content, key=len, reverse=True):
        typed = r"\s+".join(map(re.escape, sentence.split()))  # whatever breaks its lines
        text = re.sub(typed, NO_WORDS, text) if typed else text
    found = []
    for run in (run for piece in _KEPT.split(text) for run in _NOT_PLAIN.split(piece or "")):
        words = _words(run)
        if not _triples().isdisjoint(_triples_of(words)):
            found.append(" ".join(words))
    return found


def _words(text: str) -> list[str]:
    return [word for word in _BETWEEN_WORDS.split(text) if word]


def _triples_of(words: Sequence[str]) -> set[tuple[str, ...]]:
    lower = [word.lower() for word in words]
    return {tuple(lower[at : at + _FEWEST]) for at in range(len(words) - _FEWEST + 1)}


@cache
def _sentences() -> frozenset[str]:
    """Return the English sentences of the program that have words outside of blanks and code."""
    ids = [message.id for message in translations.extract_sentences()]
    texts = [text for one in ids for text in ((one,) if isinstance(one, str) else one)]
    return frozenset(text for text in texts if pseudo(text) != text)


@cache
def _triples() -> frozenset[tuple[str, ...]]:
    """Return all that stands side by side in a sentence of the program, three words each."""
    pieces = [piece or "" for sentence in _sentences() for piece in _KEPT.split(sentence)]
    return frozenset(triple for piece in pieces for triple in _triples_of(_words(piece)))


class _Shown(HTMLParser):
    """What a page says in its own language.

    Attributes:
        text: What can be read on it.
        hidden: What its attributes say to people, and the words that its scripts are given.
    """

    _NOT_PROSE = ("style", "code", "pre", "math", "script")
    _FOR_PEOPLE = ("title", "aria-label", "alt", "placeholder", "data-sure", "data-words")
    _EMPTY = ("meta", "link", "br", "input", "img", "hr", "col", "wbr")

    def __init__(self, page: str):
        super().__init__()
        self.text: list[str] = []
        self.hidden: list[str] = []
        self._around: list[bool] = []  # for each element that is open: is it left aside
        self._is_data = False
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        is_aside = any(self._around[-1:]) or named.get("lang", CODE) != CODE
        if not is_aside:
            self.hidden += [named[name] or "" for name in self._FOR_PEOPLE if name in named]
        if tag not in self._EMPTY:
            self._around.append(is_aside or tag in self._NOT_PROSE)
        self._is_data = named.get("type") == "application/json"

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._EMPTY and self._around:
            self._around.pop()
        self._is_data = False
        self.text.append(NO_WORDS if tag in self._NOT_PROSE else "\n")

    def handle_data(self, data: str) -> None:
        if self._is_data:
            self.hidden += _texts_in(json.loads(data))
        elif not any(self._around[-1:]):
            self.text.append(data)


def _texts_in(data: Any) -> Iterator[str]:
    """Yield the texts in some JSON, but for the names of its fields."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _texts_in(value)


def english_on(page: str, content: Sequence[str] = ()) -> list[str]:
    """Find the plain English of the program on a page that is in the language of this file.

    Args:
        page: The page, in HTML; what it marks as in another language is left aside.
        content: Sentences of the course, which are not the program's.
    """
    shown = _Shown(page)
    labels = [text.strip() for text in (*shown.text, *shown.hidden)]
    found = english_in(NO_WORDS.join(["".join(shown.text), *shown.hidden]), content)
    return [*found, *(label for label in labels if label in _sentences())]


def blanks_on(page: str) -> list[str]:
    """Find the blanks that were not filled in on a page."""
    return BLANK.findall("".join(_Shown(page).text))
