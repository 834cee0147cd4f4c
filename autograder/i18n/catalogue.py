"""The translations of English sentences, as gettext keeps them: one file for each language.

`locale/fr/LC_MESSAGES/mastermind.po` is what translators edit; the `.mo` beside it is compiled from
it when the package is built. In a checkout, where a `.po` may be newer than its `.mo`, the newer of
the two is read. Another language is another file.
"""

import ast
import gettext
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ENGLISH = "en"
DOMAIN = "mastermind"
LOCALE = Path(__file__).with_name("locale")

_CONTEXT_END = "\x04"  # between context and sentence, in the files of gettext
_PO_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) )?(".*")')
_PLURAL_RULE = re.compile(r"plural=([^;\n]+)")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, translations: gettext.NullTranslations):
        translations.add_fallback(_Missing())
        self._translations = translations

    def has(self, text: str, context: str = "") -> bool:
        """Return whether the English sentence is translated."""
        return self._find(text, context) is not None

    def sentence(self, text: str, context: str = "") -> str:
        """Return the translation of an English sentence; that itself where it has none."""
        return self._find(text, context) or text

    def plural(self, text: str, several: str, count: int, context: str = "") -> str:
        """Return the translation for so many things; English where it has none."""
        try:
            if context:
                return self._translations.npgettext(context, text, several, count)
            return self._translations.ngettext(text, several, count)
        except LookupError:
            return text if count == 1 else several

    def _find(self, text: str, context: str) -> str | None:
        if not text:  # gettext keeps the head of its file there
            return ""
        try:
            if context:
                return self._translations.pgettext(context, text)
            return self._translations.gettext(text)
        except LookupError:
            return None


class _English(Catalogue):
    """English needs no translation."""

    def __init__(self) -> None:
        super().__init__(gettext.NullTranslations())

    def has(self, text: str, context: str = "") -> bool:
        return True


class _Missing(gettext.NullTranslations):
    """Raise instead of returning English, so that one can tell what is not translated."""

    def gettext(self, message: str) -> str:
        raise LookupError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise LookupError(msgid1)

    def pgettext(self, context: str, message: str) -> str:
        raise LookupError(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        raise LookupError(msgid1)


class _PoTranslations(gettext.GNUTranslations):
    """The translations of a `.po` file that is not compiled yet."""

    def _parse(self, fp: Any) -> None:
        self._catalog: dict[Any, str] = {}
        self.plural = gettext.c2py("n != 1")
        for entry in _entries(fp.read().decode("utf-8")):
            sentence = entry.get("msgctxt", "")
            sentence += _CONTEXT_END * ("msgctxt" in entry) + entry.get("msgid", "")
            if not sentence:
                rule = _PLURAL_RULE.search(entry.get("msgstr", ""))
                self.plural = gettext.c2py(rule[1] if rule else "n != 1")
            elif "msgid_plural" in entry:
                forms = [text for name, text in entry.items() if name.startswith("msgstr[")]
                self._catalog.update({(sentence, n): form for n, form in enumerate(forms) if form})
            elif entry.get("msgstr"):
                self._catalog[sentence] = entry["msgstr"]


def _entries(text: str) -> Iterator[dict[str, str]]:
    """Yield each entry of a `.po` file that is in use, as its texts by keyword."""
    for block in re.split(r"\n\s*\n", text):
        entry: dict[str, str] = {}
        keyword = ""
        lines = block.splitlines()
        if any(line.startswith("#,") and "fuzzy" in line for line in lines) and "msgid" in block:
            continue
        for line in lines:
            found = _PO_LINE.fullmatch(line.strip())
            if found:
                keyword = found[1] or keyword
                entry[keyword] = entry.get(keyword, "") + ast.literal_eval(found[2])
        if entry:
            yield entry


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; an empty one where it has no file."""
    return _catalogue_in(LOCALE, language)


def languages() -> tuple[str, ...]:
    """Return the languages of the program: English, and each that has a catalogue."""
    return _languages_in(LOCALE)


@cache
def _catalogue_in(folder: Path, language: str) -> Catalogue:
    if language == ENGLISH:
        return _English()
    source = folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"
    compiled = source.with_suffix(".mo")
    modified = [path.stat().st_mtime if path.exists() else 0.0 for path in (source, compiled)]
    if not any(modified):
        return Catalogue(gettext.NullTranslations())
    if modified[0] > modified[1]:
        with source.open("rb") as file:
            return Catalogue(_PoTranslations(file))
    with compiled.open("rb") as file:
        return Catalogue(gettext.GNUTranslations(file))


@cache
def _languages_in(folder: Path) -> tuple[str, ...]:
    found = {path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.?o")}
    return (ENGLISH, *sorted(found))
