"""Every sentence and every document of the engine exists in both languages, with the same blanks
to fill in."""

import ast
import string
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from autograder import i18n
from autograder.course.parts import PACKAGE
from autograder.i18n.documents import read_document
from autograder.i18n.formats import DASH, FORMATS, formats_of, formats_of_table, number
from autograder.i18n.text import Text
from autograder.reports.pages import typeset

pytestmark = pytest.mark.any_python


def _texts() -> Iterator[tuple[str, Text]]:
    for module in walk_packages(i18n.__path__, f"{i18n.__name__}."):
        for name, value in vars(import_module(module.name)).items():
            if isinstance(value, Text):
                yield f"{module.name}.{name}", value
            elif isinstance(value, dict) and not name.startswith("__"):
                yield from (
                    (f"{name} {key}", text) for key, text in value.items() if isinstance(text, Text)
                )


def _documents() -> Iterator[tuple[str, Text]]:
    """Read the documents of all templates, each as one text in both languages."""
    for path in sorted(PACKAGE.glob("*/templates/**/*.en.md")):
        stem = path.with_name(path.name.removesuffix(".en.md"))
        french = stem.with_name(f"{stem.name}.fr.md")
        yield (
            stem.relative_to(PACKAGE).as_posix(),
            Text(path.read_text(encoding="utf-8"), french.read_text(encoding="utf-8")),
        )


def _blanks(sentence: str) -> list[str]:
    names = (name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None)
    # endings of plurals
    return sorted(name for name in names if name != "s" and not name.startswith("s_"))


def test_each_sentence_has_its_blanks_and_its_code_in_both_languages(
    subtests: pytest.Subtests,
) -> None:
    for name, text in (*_texts(), *_documents()):
        with subtests.test(name):
            assert _blanks(text.en) == _blanks(text.fr)
            assert text.en.count("`") == text.fr.count("`")
            for mark in ";?!":  # French has a space before them
                assert text.fr.count(mark) == text.fr.count(f"\u202f{mark}")


def test_a_document_is_read_in_english_where_its_language_has_no_file(tmp_path: Path) -> None:
    for language, words in (("en", "a cat\n"), ("de", "eine Katze\n")):
        (tmp_path / f"cat.{language}.md").write_text(words, encoding="utf-8")

    assert read_document(tmp_path / "cat", "de") == "eine Katze\n"
    assert read_document(tmp_path / "cat", "fr") == "a cat\n"


def test_blanks_are_filled_in_each_language() -> None:
    text = Text("{what} here", "{what} ici").format(what=Text("a cat", "un chat"))

    assert (text.en, text.fr) == ("a cat here", "un chat ici")


def test_what_a_learner_wrote_is_never_filled_in_or_rendered() -> None:
    text = Text("`{call}` returned `{received}`", "").format(
        call="f('{received}')", received="{call} <b>"
    )

    assert text.en == "`f('{received}')` returned `{call} <b>`"
    assert (
        str(typeset(text.en))
        == "<code>f(&#39;{received}&#39;)</code> returned <code>{call} &lt;b&gt;</code>"
    )


def test_french_is_given_out_as_it_is_printed() -> None:
    text = Text(
        "",
        "L'un d'`x = 'l'` : « oui » ; {what} ? 2.5 % avec Python 3.11, https://a.fr/l'un ; {call}",
    )
    said = text.format(what="l'eau : 1.5 ?", call=0.5)

    assert (
        said.fr
        == "L’un d’`x = 'l'`\u00a0: «\u00a0oui\u00a0»\u202f; l'eau : 1.5 ?\u202f? 2,5\u00a0% avec"
        " Python 3.11, https://a.fr/l'un\u202f; 0,5"
    )
    # what was filled in stays as it was, however often the sentence is handed on
    assert Text(fr=said.fr) != said
    assert Text.from_json(said.to_json()) == said
    assert (said + said).fr == f"{said.fr} {said.fr}"
    assert text.typed("fr") == text.fr.translate({0x202F: " ", 0xA0: " ", 0x2019: "'"})
    assert Text.quoted("l'un ?").fr == "l'un ?"


def test_numbers_are_written_as_in_each_language_but_in_code() -> None:
    text = Text(
        "{mark} of {points}, {mean:.3f}: `{mark}`", "{mark} sur {points}, {mean:.3f} : `{mark}`"
    )
    filled = text.format(mark=7.125, points=20.0, mean=4.5)

    assert filled.en == "7.12 of 20, 4.500: `7.125`"
    assert filled.fr == "7,12 sur 20, 4,500\u00a0: `7.125`"
    assert [number(value, "fr") for value in (None, 7, 7.5)] == [DASH, "7", "7,5"]


def test_a_language_without_signs_of_its_own_has_those_of_english() -> None:
    assert formats_of("xx") is FORMATS["en"]
    assert formats_of_table(";") == FORMATS["fr"]
    assert (formats_of_table("\t").delimiter, formats_of_table("\t").decimal_mark) == ("\t", ".")
    for language, formats in FORMATS.items():
        row = Text(**{language: f"a{formats.semicolon.replace(chr(0x202F), ' ')}b"})
        assert row[language] == f"a{formats.semicolon}b"


def test_no_sentence_takes_the_name_of_another(subtests: pytest.Subtests) -> None:
    for path in sorted(Path(i18n.__path__[0]).rglob("*.py")):
        assigned = [
            node
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.Assign)
        ]
        names = [
            target.id
            for node in assigned
            for target in node.targets
            if isinstance(target, ast.Name)
        ]
        with subtests.test(path.stem):
            assert [name for name, count in Counter(names).items() if count > 1] == []
