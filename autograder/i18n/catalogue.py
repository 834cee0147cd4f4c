"""The translations of English sentences, as gettext keeps them: one file for each language.

`locale/fr/LC_MESSAGES/mastermind.po` is what translators edit; the `.mo` beside it is compiled from
it when the package is built, and alone is in what people receive. In a checkout, where a `.po` may
be newer than its `.mo`, the newer of the two is read. Another language is another file.
"""

import ast
import gettext
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

ENGLISH = "en"
DOMAIN = "mastermind"
LOCALE = Path(__file__).with_name("locale")

_CONTEXT_END = "\x04"  # between context and sentence, in the files of gettext
_PO_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) +)?(".*")')
_STARTS_OF_ENTRY = ("#", "msgctxt ", "msgid ")
_END_OF_FILE = "#"
_FORM_NUMBER = re.compile(r"msgstr\[(\d+)\]")
_PLURAL_RULE = re.compile(r"\bplural=([^;\n]+)")
_TWO_FORMS = "n != 1"  # as English has them


class Catalogue:
    """The sentences of one language.

    Args:
        sentences: Translations by their English. As gettext has them, a context stands before the
            sentence, and the sentence of a plural together with the number of the form.
        form_of: Which form a number of things takes.
    """

    def __init__(self, sentences: Mapping[Any, str], form_of: Callable[[int], int]):
        self._sentences = sentences
        self._form_of = form_of

    def has(self, text: str, context: str = "") -> bool:
        """Return whether the English sentence is translated."""
        key = _key(text, context)
        return not text or key in self._sentences or (key, 0) in self._sentences

    def sentence(self, text: str, context: str = "") -> str:
        """Return the translation of an English sentence; the sentence itself where it has none."""
        return self._sentences.get(_key(text, context), text) if text else text

    def plural(self, text: str, several: str, count: int, context: str = "") -> str:
        """Return the translation of an English sentence about a number of things.

        Args:
            text: The English sentence about one thing, which is the key of the translation.
            several: The English sentence about another number of things.
            count: The number of things.
            context: What tells apart two meanings of the sentence.

        Returns:
            The form that the language has for this number; English where it has no translation.
        """
        english = text if count == 1 else several
        return self._sentences.get((_key(text, context), self._form_of(count)), english)


class _English(Catalogue):
    """The sentences of English, where each sentence is its own translation."""

    def has(self, text: str, context: str = "") -> bool:
        return True


def _key(text: str, context: str) -> str:
    return f"{context}{_CONTEXT_END}{text}" if context else text


class _PoTranslations(gettext.GNUTranslations):
    """The translations of a `.po` file that is not compiled yet."""

    def _parse(self, fp: Any) -> None:
        self._catalog: dict[Any, str] = {}
        self.plural = gettext.c2py(_TWO_FORMS)
        for entry in _read_entries(fp.read().decode("utf-8")):
            self._add(entry)

    def _add(self, entry: dict[str, str]) -> None:
        sentence = _key(entry.get("msgid", ""), entry.get("msgctxt", ""))
        if not sentence:
            rule = _PLURAL_RULE.search(entry["msgstr"])
            self.plural = gettext.c2py(rule[1] if rule else _TWO_FORMS)
        elif "msgid_plural" in entry:
            for keyword, form in entry.items():
                number = _FORM_NUMBER.fullmatch(keyword)
                if number and form:
                    self._catalog[sentence, int(number[1])] = form
        elif entry.get("msgstr"):
            self._catalog[sentence] = entry["msgstr"]


def _read_entries(text: str) -> Iterator[dict[str, str]]:
    """Yield the texts of each entry of a `.po` file by their keywords; fuzzy entries are not read.

    An entry is a few comments, then lines such as `msgid "text"`, whose text goes on in the lines
    below that have no keyword. Obsolete entries are comments.
    """
    entry: dict[str, str] = {}
    keyword = ""
    is_fuzzy = False
    for line in (*map(str.strip, text.split("\n")), _END_OF_FILE):
        if keyword.startswith("msgstr") and line.startswith(_STARTS_OF_ENTRY):
            if not is_fuzzy:
                yield entry
            entry, keyword, is_fuzzy = {}, "", False
        if line.startswith("#,") and "fuzzy" in line:
            is_fuzzy = True
        match = _PO_LINE.fullmatch(line)
        if match:
            keyword = match[1] or keyword
            entry[keyword] = entry.get(keyword, "") + ast.literal_eval(match[2])


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language.

    Where the language has no file, or a damaged one, the catalogue is empty: all is said in
    English, since nobody's work should end over a translation.
    """
    return _catalogue_in(LOCALE, language)


def languages() -> tuple[str, ...]:
    """Return the languages of the program: English, and each that has a catalogue."""
    return _languages_in(LOCALE)


def source_path(language: str) -> Path:
    """Return the path of the `.po` file of a language, which only a checkout has."""
    return _source_in(LOCALE, language)


def compiled_path(language: str) -> Path:
    """Return the path of the `.mo` file of a language."""
    return source_path(language).with_suffix(".mo")


def is_compiled(source: Path) -> bool:
    """Return whether the `.mo` file beside a `.po` file is as new, or there is no `.po` file."""
    return _modified(source.with_suffix(".mo")) >= _modified(source)


def _modified(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def _source_in(folder: Path, language: str) -> Path:
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


@cache
def _catalogue_in(folder: Path, language: str) -> Catalogue:
    if language == ENGLISH:
        return _English({}, int)
    source = _source_in(folder, language)
    compiled = source.with_suffix(".mo")
    try:
        with (compiled if is_compiled(source) else source).open("rb") as file:
            reader = gettext.GNUTranslations if is_compiled(source) else _PoTranslations
            read = vars(reader(file))  # gettext itself does not tell whether it has a sentence
    except (OSError, ValueError, LookupError, SyntaxError, struct.error):
        return Catalogue({}, int)
    return Catalogue(read["_catalog"], read["plural"])


@cache
def _languages_in(folder: Path) -> tuple[str, ...]:
    found = {path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.?o")}
    return (ENGLISH, *sorted(found))
