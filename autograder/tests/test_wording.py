"""Every sentence and every document of the engine exists in both languages, with the same blanks
to fill in."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.authoring import translations
from autograder.course.parts import PACKAGE
from autograder.i18n.catalogue import ENGLISH, languages, source_path
from autograder.i18n.documents import read_document
from autograder.i18n.formats import DASH, FORMATS, formats_of, formats_of_table, number
from autograder.i18n.message import (
    Message,
    _,
    finding,
    joined,
    pgettext,
    plural,
    quoted,
    written_by_author,
)
from autograder.i18n.typography import typeset as typeset_language
from autograder.reports.markup import typeset

pytestmark = pytest.mark.any_python


def _documents() -> Iterator[tuple[str, str, str]]:
    """Read the documents of all templates, each as one text in both languages."""
    for path in sorted(PACKAGE.glob("*/templates/**/*.en.*")):
        stem = path.with_name(path.name.removesuffix(f".en{path.suffix}"))
        french = stem.with_name(f"{stem.name}.fr{path.suffix}")
        yield (
            stem.relative_to(PACKAGE).as_posix(),
            path.read_text(encoding="utf-8"),
            typeset_language(french.read_text(encoding="utf-8"), "fr"),
        )


def _sentences() -> Iterator[tuple[str, str, str]]:
    """Read each sentence of the French catalogue: where it is said, its English, its French."""
    for message in translations.read_catalog(source_path("fr")):
        english = [message.id] if isinstance(message.id, str) else message.id
        french = [message.string] if isinstance(message.string, str) else message.string or []
        where = message.locations[0][0] if message.locations else ""
        yield from ((where, *pair) for pair in zip(english, french, strict=True) if pair[0])


def test_the_catalogues_have_each_sentence_of_the_program() -> None:
    sentences = translations.extract_sentences()
    for language in languages():
        if language != ENGLISH:
            assert translations.find_problems(source_path(language), sentences) == []


def test_each_sentence_has_its_blanks_and_its_code_in_both_languages(
    subtests: pytest.Subtests,
) -> None:
    for name, english, french in (*_sentences(), *_documents()):
        with subtests.test(f"{name}: {english[:60]}"):
            assert translations.find_faults(english, french, "fr") == []
            for mark in ";?!":  # French has a space before them
                assert french.count(mark) == french.count(f"\u202f{mark}")


def test_a_document_is_read_in_english_where_its_language_has_no_file(tmp_path: Path) -> None:
    for language, words in (("en", "a cat\n"), ("de", "eine Katze\n")):
        (tmp_path / f"cat.{language}.md").write_text(words, encoding="utf-8")

    assert read_document(tmp_path / "cat", "de") == "eine Katze\n"
    assert read_document(tmp_path / "cat", "fr") == "a cat\n"


def test_blanks_are_filled_in_each_language() -> None:
    cat = written_by_author({"en": "a cat", "fr": "un chat"})
    text = written_by_author({"en": "{what} here", "fr": "{what} ici"}).format(what=cat)

    assert (text["en"], text["fr"]) == ("a cat here", "un chat ici")


def test_a_message_is_read_back_as_it_was() -> None:
    one = plural("{count} code", "{count} codes", count=3)
    for message, kept in (
        (_("passed"), "passed"),
        (Message(), ""),
        (quoted(""), {"translations": {"": ""}}),
        (_("a {b}", b=one), {"en": "a {b}", "values": {"b": one.to_json()}}),
        (_("a {b}", b=_("passed")), {"en": "a {b}", "values": {"b": {"en": "passed"}}}),
        (
            joined([_("passed"), quoted("x")], "comma"),
            {"parts": ["passed", {"translations": {"": "x"}}], "sign": "comma"},
        ),
        (finding("seen", "a {b:.2f}", b=2.5) + _("passed"), None),
        (pgettext("points", "changed by the teacher"), None),
        (
            written_by_author({"fr": "oui", "en": "yes"}),
            {"translations": {"fr": "oui", "en": "yes"}},
        ),
        (written_by_author({"en": "yes"}), {"translations": {"en": "yes"}}),
        (written_by_author({"de": "ja"}), {"translations": {"de": "ja"}}),
        (quoted("{a} {b!r}").format(a=1, b=None), None),
    ):
        written = json.loads(json.dumps(message.to_json()))
        assert Message.from_json(written) == message
        assert kept in (None, written)
        assert Message.from_json(written)["fr"] == message["fr"]


def test_a_sentence_within_a_sentence_in_a_blank_is_marked_in_its_language() -> None:
    inner = written_by_author({"en": "exit code 3"})
    middle = written_by_author({"en": "it ended: {how}", "de": "es endete: {how}"})
    outer = written_by_author({"en": "No answer ({why}).", "de": "Keine Antwort ({why})."})
    message = outer.format(why=middle.format(how=inner))

    assert message.pieces("de") == [
        ("de", "Keine Antwort ("),
        ("de", "es endete: "),
        ("en", "exit code 3"),
        ("de", ""),
        ("de", ")."),
    ]


def test_a_language_in_a_record_has_the_name_of_one() -> None:
    for name in ("self", '"><b>', "EN"):
        with pytest.raises(ValueError, match="no language has the name"):
            Message.from_json({"translations": {name: "x"}})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["en", "values", "plural", "parts", "sign", "translations", "count"]
                ),
                inner | st.sampled_from(["{count}", "{count:9999}", "{count.x}", "{", "comma"]),
                max_size=4,
            )
        ),
        max_leaves=8,
    )
)
def test_what_is_no_message_is_refused(kept: object) -> None:
    with suppress(ValueError):
        str(Message.from_json(kept))


def test_what_a_learner_wrote_is_never_filled_in_or_rendered() -> None:
    text = _("`{call}` returned `{received}`.", call="f('{received}')", received="{call} <b>")

    assert text["en"] == "`f('{received}')` returned `{call} <b>`."
    assert (
        typeset(text["en"])
        == "<code>f(&#x27;{received}&#x27;)</code> returned <code>{call} &lt;b&gt;</code>."
    )


def test_french_is_given_out_as_it_is_printed() -> None:
    text = written_by_author(
        {
            "fr": "L'un d'`x = 'l'` : « oui » ; {what} ? 2.5 % avec Python 3.11, https://a.fr/l'un"
            " ; {call}"
        }
    )
    said = text.format(what="l'eau : 1.5 ?", call=0.5)

    assert (
        said["fr"]
        == "L’un d’`x = 'l'`\u00a0: «\u00a0oui\u00a0»\u202f; l'eau : 1.5 ?\u202f? 2,5\u00a0% avec"
        " Python 3.11, https://a.fr/l'un\u202f; 0,5"
    )
    assert Message.from_json(said.to_json()) == said
    assert (said + said)["fr"] == f"{said['fr']} {said['fr']}"
    assert text.typed("fr") == text["fr"].translate({0x202F: " ", 0xA0: " ", 0x2019: "'"})
    assert quoted("l'un ?")["fr"] == "l'un ?"


def test_numbers_are_written_as_in_each_language_but_in_code() -> None:
    text = written_by_author(
        {
            "en": "{mark} of {points}, {mean:.3f}: `{mark}`",
            "fr": "{mark} sur {points}, {mean:.3f} : `{mark}`",
        }
    )
    filled = text.format(mark=7.125, points=20.0, mean=4.5)

    assert filled["en"] == "7.12 of 20, 4.500: `7.125`"
    assert filled["fr"] == "7,12 sur 20, 4,500\u00a0: `7.125`"
    assert [number(value, "fr") for value in (None, 7, 7.5)] == [DASH, "7", "7,5"]


def test_a_language_without_signs_of_its_own_has_those_of_english() -> None:
    assert formats_of("xx") is FORMATS["en"]
    assert formats_of_table(";") == FORMATS["fr"]
    assert (formats_of_table("\t").delimiter, formats_of_table("\t").decimal_mark) == ("\t", ".")
    for language, formats in FORMATS.items():
        row = written_by_author({language: f"a{formats.semicolon.replace(chr(0x202F), ' ')}b"})
        assert row[language] == f"a{formats.semicolon}b"
