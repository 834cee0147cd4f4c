"""Catalogues: how they are read, compiled and sent along, and what is told of a faulty one."""

import gettext
import os
import sys
import zipfile
from pathlib import Path
from time import perf_counter

import pytest

from autograder.authoring import translations
from autograder.authoring.mo_file import compile_mo
from autograder.course.module import Course, Module
from autograder.i18n.catalogue import (
    ENGLISH,
    LOCALE,
    Catalogue,
    _catalogue_in,
    compiled_path,
    languages,
    source_path,
)
from autograder.i18n.errors import InputError
from autograder.site import wheel

pytestmark = pytest.mark.any_python

_HEAD = r"""msgid ""
msgstr ""
"Language: fr\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"
"Content-Type: text/plain; charset=utf-8\n"
"""
_PO = rf"""{_HEAD}
msgid "one \"line\"\n"
"and another"
msgstr ""
"une « ligne »\n"
"et une autre"

msgctxt "a file"
msgid "empty"
msgstr "vide"

#, fuzzy
msgid "a hat"
msgstr "un chat"

msgid "{{count}} peg"
msgid_plural "{{count}} pegs"
msgstr[0] "{{count}} pion"
msgstr[1] "{{count}} pions"
msgid "with no empty line above"
msgstr "sans ligne vide au-dessus"
#~ msgid "long gone"
#~ msgstr "parti"
"""


def _write_po(folder: Path, text: str) -> Path:
    source = folder / "fr" / "LC_MESSAGES" / "mastermind.po"
    source.parent.mkdir(parents=True)
    source.write_text(text, encoding="utf-8")
    return source


def _compile(source: Path) -> Path:
    source.with_suffix(".mo").write_bytes(compile_mo(source))
    return source.with_suffix(".mo")


def _newer(path: Path, than: Path) -> None:
    os.utime(path, (than.stat().st_mtime + 10,) * 2)


def _read(folder: Path, language: str = "fr") -> Catalogue:
    """Read the sentences of a folder as the program does; anew, each time."""
    return _catalogue_in.__wrapped__(folder, language)


# ---------------------------------------------------------------- how they are read


@pytest.mark.parametrize("kind", [".po", ".mo"])
def test_both_files_of_a_language_are_read_alike(kind: str, tmp_path: Path) -> None:
    source = _write_po(tmp_path, _PO)
    if kind == ".mo":
        _newer(_compile(source), than=source)
        source.unlink()
    french = _read(tmp_path)

    assert french.sentence('one "line"\nand another') == "une « ligne »\net une autre"
    assert french.sentence("empty") == "empty"
    assert french.sentence("empty", "a file") == "vide"
    assert french.sentence("with no empty line above") == "sans ligne vide au-dessus"
    assert [french.has(text) for text in ("a hat", "long gone")] == [False, False]
    pegs = "{count} peg", "{count} pegs"
    assert [french.plural(*pegs, count) for count in (0, 1, 2)] == [
        "{count} pion",
        "{count} pion",
        "{count} pions",
    ]
    assert [french.plural("hat", "hats", count) for count in (0, 1)] == ["hats", "hat"]


def test_our_own_files_say_the_same(tmp_path: Path) -> None:
    """What Babel compiled, and what is read without Babel where that is out of date."""
    for language in languages():
        if language == ENGLISH:
            continue
        source = tmp_path / language / "LC_MESSAGES" / "mastermind.po"
        source.parent.mkdir(parents=True)
        source.write_bytes(source_path(language).read_bytes())
        read = _read(tmp_path, language)
        with _compile(source).open("rb") as file:
            kept = vars(gettext.GNUTranslations(file))
        compiled = Catalogue(kept["_catalog"], kept["plural"])

        for message in translations.read_catalog(source):
            context = message.context or ""
            if not message.id:  # the head of the file
                continue
            if isinstance(message.id, str):
                said = [kept.sentence(message.id, context) for kept in (read, compiled)]
                assert said == [message.string or message.id] * 2
            else:
                one, several = message.id
                for count in range(5):
                    said = [kept.plural(one, several, count, context) for kept in (read, compiled)]
                    assert said[0] == said[1]
                    assert said[0] in (message.string or ())


def test_the_newer_of_the_two_files_is_read(tmp_path: Path) -> None:
    source = _write_po(tmp_path, _PO)
    compiled = _compile(source)
    source.write_text(_PO.replace('"vide"', '"rien"'), encoding="utf-8")

    _newer(compiled, than=source)
    assert _read(tmp_path).sentence("empty", "a file") == "vide"
    _newer(source, than=compiled)
    assert _read(tmp_path).sentence("empty", "a file") == "rien"


@pytest.mark.parametrize("kind", [".po", ".mo"])
def test_where_a_file_is_damaged_all_is_said_in_english(kind: str, tmp_path: Path) -> None:
    source = _write_po(tmp_path, _PO)
    whole = _compile(source).read_bytes() if kind == ".mo" else source.read_bytes()
    damaged = source.with_suffix(kind)
    no_rule = whole.replace(b"(n > 1)", b"(n > m)")
    bad_escape = whole.replace(rb"\"line\"", rb"\x")
    for content in (b"", whole[:30], b"\xff" * 40, no_rule, bad_escape):
        damaged.write_bytes(content)
        if kind == ".mo":
            _newer(damaged, than=source)
        french = _read(tmp_path)
        assert french.sentence("empty") == "empty"
        assert french.plural("hat", "hats", 2) == "hats"


def test_a_language_without_a_file_has_no_sentence(tmp_path: Path) -> None:
    assert not _read(tmp_path).has("empty")


def test_what_is_compiled_is_read_at_once(tmp_path: Path) -> None:
    source = _write_po(tmp_path, source_path("fr").read_text(encoding="utf-8"))
    _newer(_compile(source), than=source)
    took = []
    for _unused in range(5):
        start = perf_counter()
        _read(tmp_path)
        took.append(perf_counter() - start)

    assert min(took) < 0.05  # some 8 ms


# ---------------------------------------------------------------- how they are sent along


def _sent(path: Path) -> tuple[set[str], bytes]:
    """Return the names of the files of translations in a wheel, and the French one."""
    inside = compiled_path("fr").relative_to(LOCALE.parents[2]).as_posix()
    with zipfile.ZipFile(path) as archive:
        names = {name for name in archive.namelist() if "/locale/" in name}
        return names, archive.read(inside)


def test_wheels_have_the_compiled_translations_as_they_are_now(
    course: Course, pegs: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel, "is_compiled", lambda source: False)
    paths = [
        wheel.write_wheel(course, tmp_path),
        wheel.write_learners_wheel(course, [pegs], tmp_path),
        wheel.write_graders_wheel([pegs], tmp_path),
    ]
    for path in paths:
        names, french = _sent(path)
        assert names == {
            f"autograder/i18n/locale/{language}/LC_MESSAGES/mastermind.mo"
            for language in languages()
            if language != ENGLISH
        }
        assert french == compile_mo(source_path("fr"))


def test_translations_that_nobody_can_compile_are_one_clear_sentence(
    pegs: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel, "is_compiled", lambda source: False)
    monkeypatch.delitem(sys.modules, "autograder.authoring.mo_file")
    monkeypatch.setitem(sys.modules, "babel.messages.mofile", None)

    with pytest.raises(InputError, match=r"in this copy, pip install -e \."):
        wheel.write_graders_wheel([pegs], tmp_path)


def test_what_is_compiled_already_needs_no_babel(
    pegs: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel, "is_compiled", lambda source: True)
    monkeypatch.delitem(sys.modules, "autograder.authoring.mo_file")
    monkeypatch.setitem(sys.modules, "babel.messages.mofile", None)

    _names, french = _sent(wheel.write_graders_wheel([pegs], tmp_path))
    assert french == compiled_path("fr").read_bytes()


# ---------------------------------------------------------------- what is told of a faulty one

_CODE = '''
from autograder.i18n.message import _, finding, pgettext, plural

HELLO = _("Hello {name}")
QUESTION = finding("game.lost", "Does `f` end?")
# Only for us.
EMPTY = pgettext("a file", "empty")
# Translators: the pegs of the board,
# not those of clothes
PEGS = plural("{count} peg", "{count} pegs", 2)


@check("f", points=1)
def ends(f):
    """It ends,
    at last."""
'''
_TRANSLATED = rf"""{_HEAD}
msgid "Hello {{name}}"
msgstr "Bonjour {{name}}"

msgid "Does `f` end?"
msgstr "Est-ce que `f` s'arrête ?"

msgctxt "a file"
msgid "empty"
msgstr "vide"

msgid "{{count}} peg"
msgid_plural "{{count}} pegs"
msgstr[0] "{{count}} pion"
msgstr[1] "{{count}} pions"

msgid "It ends, at last."
msgstr "Elle s'arrête enfin."
"""


def _package(folder: Path, code: str = _CODE) -> Path:
    package = folder / "autograder"
    package.mkdir()
    (package / "greet.py").write_text(code, encoding="utf-8")
    return package


def test_a_catalogue_that_is_up_to_date_stays_as_it_is(tmp_path: Path) -> None:
    sentences = translations.extract_sentences(_package(tmp_path))
    source = _write_po(tmp_path, _TRANSLATED)
    translations.update_catalog(source, sentences)
    written = source.read_text(encoding="utf-8")
    os.utime(source, (0, 0))
    translations.update_catalog(source, sentences)

    assert source.stat().st_mtime == 0
    assert source.read_text(encoding="utf-8") == written
    assert translations.find_problems(source, sentences) == []
    assert "s’arrête\u202f?" in written, "it is written as it is printed"
    assert "Bonjour {name}" in written


def test_translators_have_comments_and_no_line_numbers(tmp_path: Path) -> None:
    package = _package(tmp_path)
    source = _write_po(tmp_path, _TRANSLATED)
    translations.update_catalog(source, translations.extract_sentences(package))
    written = source.read_text(encoding="utf-8")
    comment = "#. Translators: the pegs of the board,\n#. not those of clothes\n#: "
    assert f"{comment}autograder/greet.py\n" in written
    assert "Only for us" not in written

    (package / "greet.py").write_text(f"# one more line\n\n{_CODE}", encoding="utf-8")
    translations.update_catalog(source, translations.extract_sentences(package))
    assert source.read_text(encoding="utf-8") == written


def test_a_sentence_that_was_changed_keeps_its_translation_as_fuzzy(tmp_path: Path) -> None:
    changed = _CODE.replace("Does `f` end?", "Does `f` end soon?").replace("Hello {name}", "Ahoy")
    sentences = translations.extract_sentences(_package(tmp_path, changed))
    source = _write_po(tmp_path, _TRANSLATED)
    translations.update_catalog(source, sentences)

    assert translations.find_problems(source, sentences) == [
        "fr: not translated: 'Ahoy'",
        "fr: fuzzy: 'Does `f` end soon?'",
    ]
    assert "Hello" not in source.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ('msgstr "Bonjour {name}"', 'msgstr ""', "not translated: 'Hello {name}'"),
        ('"Bonjour {name}"', '"Bonjour"', "its {blanks} are not those of the English: 'Hello"),
        ('"Bonjour {name}"', '"Bonjour {name"', "its {blanks} are not those of the English: 'H"),
        ("`f` s’", "f s’", "it has not as many backticks as the English: 'Does `f` end?'"),
        ("s’arrête\u202f?", "s’arrête ?", "it is not written as it is printed: 'Does"),
        ('msgstr[1] "{count} pions"\n', "", "not translated: ('{count} peg', '{count} pegs')"),
        ("{count} pegs", "{count} hats", "no longer said: ('{count} peg', '{count} hats')"),
        ('msgctxt "a file"\n', "", "no longer said: 'empty'"),
        ('msgctxt "a file"', '#, fuzzy\nmsgctxt "a file"', "fuzzy: 'empty'"),
        ('\nmsgid "Hello {name}', '\nmsgid "Bye {name}', "no longer said: 'Bye {name}'"),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(
    right: str, wrong: str, problem: str, tmp_path: Path
) -> None:
    sentences = translations.extract_sentences(_package(tmp_path))
    source = _write_po(tmp_path, _TRANSLATED)
    translations.update_catalog(source, sentences)
    written = source.read_text(encoding="utf-8")
    assert written.count(right) == 1
    source.write_text(written.replace(right, wrong), encoding="utf-8")

    problems = translations.find_problems(source, sentences)
    assert any(found.startswith(f"fr: {problem}") for found in problems), problems
