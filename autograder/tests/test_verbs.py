"""The verbs of the command, as `--help` lists them, and the names of their options."""

import re

import pytest

from autograder.cli import main
from autograder.i18n.typography import as_typed
from autograder.tests.conftest import parsers

pytestmark = pytest.mark.any_python

LEARNERS = ["start", "check", "hint", "hunt", "play", "tree"]
TEACHERS = [
    *("grade", "student", "classroom", "export", "league", "doctor", "forget", "demo", "site"),
]
AUTHORS = ["build", "observe", "audit", "new", "reproduce"]
MOST_OPTIONS = 12  # of grade, beside --help
_SECTION = re.compile(r"^(\S.*?) ?:\n((?:  .*\n)+)", re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["for learners", "for teachers", "for authors"]),
        ("fr", ["pour les élèves", "pour les enseignants", "pour les auteurs"]),
    ],
)
def test_help_lists_the_verbs_by_whom_they_are_for(
    language: str,
    headings: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main(["--lang", language, "--help"])

    *groups, (options, listed) = _SECTION.findall(as_typed(capsys.readouterr().out))
    assert options == "options"
    assert "--version" in listed
    # a line that goes on from the one above would have no verb
    verbs = {head: [line[2:].split(" ")[0] for line in text.splitlines()] for head, text in groups}
    assert verbs == dict(zip(headings, [LEARNERS, TEACHERS, AUTHORS], strict=True))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gard class", "argument VERB: invalid choice: 'gard' (choose from 'start', "),
        ("grade class --vpl marks.txt", "mastermind grade: error: unrecognized arguments: --vpl"),
        ("league class --names roster.csv", "unrecognized arguments: --names"),
        ("new m11_x --lang de", "argument --lang: invalid choice: 'de'"),
        (
            "grade class --jobs many",
            "argument --jobs: 'many' is neither a whole number nor an address",
        ),
        ("league class --secrets 0", "argument --secrets: 0 is no whole number from 1 on"),
        ("play --game big", "argument --game: 'big' is no game: 4x6 is one"),
    ],
)
def test_wrong_usage_ends_in_one_sentence_of_the_parser(
    typed: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASTERMIND_LANG", "en")
    with pytest.raises(SystemExit) as ended:
        main(typed.split())

    assert ended.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("usage: mastermind")
    assert said in output.err.splitlines()[-1]


def test_grade_has_few_options() -> None:
    options = [action for action in parsers("en")["grade"]._actions if action.option_strings]
    assert len(options) - 1 <= MOST_OPTIONS


def test_an_option_is_the_same_thing_wherever_it_is() -> None:
    kinds: dict[str, set[tuple[bool, str]]] = {}
    for parser in parsers("en").values():
        for action in parser._actions:
            for option in action.option_strings:
                kinds.setdefault(option, set()).add((action.nargs == 0, str(action.metavar)))

    differing = {option for option, kind in kinds.items() if len(kind) > 1}
    assert differing == {"--out"}, "a tree is written into a file, all else into a folder"


def test_what_is_the_same_is_an_option_of_one_name() -> None:
    purposes: dict[str, set[str]] = {}
    for parser in parsers("en").values():
        for action in parser._actions:
            for option in action.option_strings:
                purposes.setdefault(str(action.help), set()).add(option)

    assert {purpose: names for purpose, names in purposes.items() if len(names) > 1} == {
        "show this help message and exit": {"-h", "--help"}
    }


def test_the_platforms_of_export_are_those_that_there_are() -> None:
    platforms = pytest.importorskip("autograder.integrations.platforms")
    teacher = pytest.importorskip("autograder.cli.teacher")
    assert (*platforms.PLATFORMS,) == teacher.PLATFORMS
