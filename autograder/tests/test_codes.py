"""Each finding has a code that no wording changes, and each code says one thing."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from autograder.checking import Task, fail
from autograder.checking.failure import Failure
from autograder.checking.task import checks_among
from autograder.course.parts import PACKAGE
from autograder.i18n.message import Message, finding, plural

pytestmark = pytest.mark.any_python

# a topic or the name of a task, then what was found
_CODE = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*")
_NO_PROGRAM = {"benchmarks", "submissions", "templates", "tests"}


def _findings() -> Iterator[tuple[str, str, str]]:
    """Yield each constant code in the program, its English sentence, and where it is written."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if _NO_PROGRAM.isdisjoint(path.relative_to(PACKAGE).parts):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "finding":
                    code, sentence = node.args[:2]
                    if isinstance(code, ast.Constant):
                        place = f"{path.relative_to(PACKAGE).as_posix()}, line {node.lineno}"
                        yield str(code.value), _english(sentence), place


def _english(sentence: ast.expr) -> str:
    words = [node.value for node in ast.walk(sentence) if isinstance(node, ast.Constant)]
    return " / ".join(word for word in words if isinstance(word, str))


def test_each_code_is_well_formed_and_has_one_sentence() -> None:
    findings = list(_findings())
    assert len(findings) > 80
    assert [place for code, _english, place in findings if not _CODE.fullmatch(code)] == []
    sentences: dict[str, str] = {}
    for code, english, place in findings:
        assert english, f"{place}: a code needs a sentence"
        assert sentences.setdefault(code, english) == english, f"{place}: {code} has two sentences"


def test_a_code_stays_with_its_sentence() -> None:
    template = finding("call.returned", "`{call}` returned `{received}`.")
    message = template.format(call="f(1)", received="2") + Message("Why?")

    assert (message.code, message["en"]) == ("call.returned", "`f(1)` returned `2`. Why?")
    assert Message.from_json(message.to_json()) == message


def test_a_finding_may_count() -> None:
    one, several = "{count} colour is missing", "{count} colours are missing"
    messages = [finding("code.too-few", plural(one, several, count=n)) for n in (1, 2)]

    assert {message.code for message in messages} == {"code.too-few"}
    assert [message["en"] for message in messages] == [
        "1 colour is missing",
        "2 colours are missing",
    ]


def test_what_a_check_finds_is_recognised_by_its_code() -> None:
    def fingerprint_of(code: str, text: str, **traits: Any) -> str:
        with pytest.raises(Failure) as failed:
            fail(finding(code, text, tries=3), "jeu()", 3, 10, **traits)
        return failed.value.verdict.fingerprint

    early = fingerprint_of("game.lost-too-early", "Lost at try {tries}.")

    assert early == fingerprint_of("game.lost-too-early", "At try {tries}, the game is over.")
    assert early != fingerprint_of("game.lost-too-late", "Lost at try {tries}.")
    assert early != fingerprint_of("game.lost-too-early", "Lost at try {tries}.", alike=["early"])


def test_what_a_check_finds_is_shown_with_its_call() -> None:
    with pytest.raises(Failure, match=r"`jeu\(\)` returned `3`, not `'ten'`"):
        fail(
            finding("jeu.count", "`{call}` returned `{received}`, not `{expected}`."),
            "jeu()",
            3,
            "'ten'",
        )


def test_what_a_check_finds_needs_a_code() -> None:
    with pytest.raises(ValueError, match="give what you found a code"):
        fail(Message("It is wrong."), "f()", "1", "2")


def _declared(docstring: str) -> Message:
    def test_f(submission: object) -> None:
        pass

    test_f.__doc__ = docstring
    (check,) = checks_among({"test_f": Task(len).check(points=1)(test_f)})
    return check.requirement


def test_a_check_is_described_by_the_first_paragraph_of_its_docstring() -> None:
    assert _declared("One of\n    two lines.\n\n    A note for authors.\n    ") == Message(
        "One of two lines."
    )


def test_a_course_may_describe_its_checks_side_by_side() -> None:
    description = _declared("\n    en: One.\n    fr: Est-ce un ?\n    ")

    assert (description.languages, description["en"]) == (("en", "fr"), "One.")
    assert description["fr"] == "Est-ce un\u202f?"


def test_a_check_without_a_description_is_refused() -> None:
    with pytest.raises(ValueError, match="test_f: a docstring"):
        _declared("")
