"""The command line in the reader's language: its help, and what it says of what was mistyped."""

import argparse
import ast
import re
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from autograder.authoring import translations
from autograder.cli import main
from autograder.cli.parser import argparse_speaking
from autograder.i18n.catalogue import source_path
from autograder.i18n.formats import percent
from autograder.i18n.typography import as_typed
from autograder.tests.conftest import parsers

_ENGLISH = re.compile(
    r"\b(the|of|and|or|is|are|to|for|with|this|that|your|you|in|it|show|all|default|usage|expected|required|file|folder)\b"
)
_NO_WORDS = re.compile(
    r"--?[a-z]+|`[^`]*`|\{[^}]*\}|\w+ \((you|computer)\)|[\w./-]+/[\w./-]*|[\w*]+\.\w+"
)  # options, code, paths


def test_the_help_of_each_verb_is_in_both_languages(subtests: pytest.Subtests) -> None:
    for verb, english in parsers("en").items():
        with subtests.test(verb):
            french = parsers("fr")[verb]
            assert french.description != english.description
            assert bool(french.epilog) == bool(english.epilog)
            assert [action.dest for action in french._actions] == [
                action.dest for action in english._actions
            ]
            for here, there in zip(english._actions, french._actions, strict=True):
                assert (here.help != there.help) or isinstance(here, argparse._SubParsersAction), (
                    here.dest
                )
            assert _ENGLISH.findall(_NO_WORDS.sub("", english.format_help()))
            with argparse_speaking("fr"):
                assert _ENGLISH.findall(_NO_WORDS.sub("", french.format_help())) == []


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="later ones say little more, and say that in English"
)
def test_whatever_argparse_says_to_people_is_in_both_languages() -> None:
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    calls = (
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )
    asked = {
        word.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for word in call.args
        if isinstance(word, ast.Constant)
    }

    template = translations.extract_sentences()
    known = {word for message in template for word in _words_of(message.id)}
    assert asked - known == _SAID_OTHERWISE | _TO_PROGRAMMERS


def _words_of(identifier: str | Sequence[str]) -> Sequence[str]:
    return (identifier,) if isinstance(identifier, str) else identifier


_SAID_OTHERWISE = {  # by `Parser` itself
    "unrecognized arguments: %s",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
}
_TO_PROGRAMMERS = {
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "unexpected option string: %s",
}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("chekc", "Vouliez-vous dire check ?"),
        ("check m02_pegs --wacht", "arguments inconnus : --wacht. Vouliez-vous dire --watch ?"),
        ("hint", "mastermind hint : erreur : il manque les arguments suivants : MODULE, FONCTION"),
        ("play --tries many", "argument --tries : many n'est pas un nombre entier à partir de 1"),
        ("demo", "utilisation : mastermind demo"),
        ("demo ''", "argument DOSSIER : le nom est vide"),
        ("new m11_x --written-in French", "'French' n'est pas une langue"),
        ("audit --s", "option ambiguë : --s peut vouloir dire --strict, --sampled"),
    ],
)
def test_what_was_mistyped_is_told_in_the_language_of_the_reader(
    typed: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASTERMIND_LANG", "fr")
    with pytest.raises(SystemExit) as ended:
        main(shlex.split(typed))

    assert ended.value.code == 2
    assert said in as_typed(capsys.readouterr().err)


@pytest.mark.parametrize(
    "typed", ["--lang fr --help", "--lang fr grade --help", "grade --help --lang=fr"]
)
def test_help_is_asked_for_in_a_language(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(typed.split())

    assert as_typed(capsys.readouterr().out).startswith("utilisation : mastermind")
    # other programs keep their words
    assert argparse.ArgumentParser().format_help().startswith("usage: ")


def test_the_language_may_stand_before_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "hint", "m02_pegs", "mal_place"]) == 2
    assert "mastermind hint : " in as_typed(capsys.readouterr().err)


def test_started_where_one_is_no_sentence_ends_in_two_dots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["start", ".", "--module", "m01_codes", "--lang", "fr"]) == 0
    assert "Ouvrez commencer.html dans un navigateur" in capsys.readouterr().out
    assert Path("commencer.html").is_file()
    dotted = re.compile(r"\{(?:folder|out|place)\}\.(?!\w)")  # `.` may be the name of a folder
    catalog = translations.read_catalog(source_path("fr"))
    sentences = [f"{message.id} {message.string}" for message in catalog]
    assert [text for text in sentences if "{folder}" in text and dotted.search(text)] == []


def test_a_share_is_printed_as_in_its_language() -> None:
    assert (percent(0.834, "en"), percent(1, "fr")) == ("83%", "100\u00a0%")
