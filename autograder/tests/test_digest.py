"""What decides marks is code and cases: no sentence and no statement changes a digest."""

import ast
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from autograder.authoring.known import (
    LastObserved,
    as_observed_now,
    changed_since,
    judged_source,
    record_path,
)
from autograder.course.digest import code_digest, module_code_digest
from autograder.course.module import Course, Module
from autograder.course.parts import PACKAGE, judge_digest
from autograder.tests.settings import ROOT

SENTENCE_CALLS = {"_", "Message", "plural", "pgettext", "finding"}

# ---------------------------------------------------------------- a program

SNIPPET = '''
"""Says something."""

from autograder.i18n.message import _, finding, plural

LIMIT = 3
HELLO = _("Hello, {name}.").format(name=LIMIT)
CODES = plural("One code.", "{count} codes.", count=LIMIT)


class Peg:
    """A peg."""

    colour: int = 1


@check("mal_places", points=0.5)
def test_mal_places(submission, *others, deep={**{1: 2}}, **named):
    """
    en: Each peg must count once.
    fr: Chaque pion doit compter une fois.
    """
    x = f"{deep!r:>{LIMIT}} {others=}" "and" f"{named}"  # a comment
    if x == "" or not (y := 0x10) + 1.0 + 1j:
        raise ValueError(finding("game.lost", "You lost.", call=x))
    return (lambda a, /, *, b=None: [*others, b"", ..., u"", y])
'''


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Says something.", "Says it."),
        ("A peg.", "A colour."),
        ('    """A peg."""\n\n', ""),
        ("Hello, {name}.", "Good evening, {name}."),
        ('"{count} codes."', '"{count} of the codes."'),
        ("must count once", "counts once"),
        ("Chaque pion", "Tout pion"),
        ("# a comment", ""),
        ("LIMIT = 3", "LIMIT = (\n    3\n)"),
        ("You lost.", "All is lost."),
        ("0x10", "16"),
        ('u""', "''"),
    ],
)
def test_wording_and_layout_change_no_digest(before: str, after: str) -> None:
    assert before in SNIPPET
    assert code_digest(SNIPPET.replace(before, after)) == code_digest(SNIPPET)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("LIMIT = 3", "LIMIT = '3'"),
        ("LIMIT = 3", "LIMIT = 3.0"),
        ("points=0.5", "points=1"),
        ('"mal_places"', '"bien_places"'),
        ("x ==", "x !="),
        ("format(name=", "format(names="),
        ("game.lost", "game.won"),
        ('"and"', '"or"'),
        (":>", ":<"),
        ("{deep!r", "{deep!s"),
        ("colour: int = 1", "colour: int"),
        ("**{1: 2}", "None: {1: 2}"),
        ("a, /, *", "a, *"),
        ("b=None", "b=..."),
        ('b""', '""'),
        ("test_mal_places", "test_misplaced"),
        ("lambda", "(lambda"),
    ],
)
def test_code_changes_the_digest(before: str, after: str) -> None:
    """The last one is no Python any more."""
    assert before in SNIPPET
    assert code_digest(SNIPPET.replace(before, after)) != code_digest(SNIPPET)


def test_a_digest_is_the_same_on_every_python() -> None:
    """Records made on one are read on others, whose syntax trees have other fields."""
    assert code_digest(SNIPPET).hex()[:16] == "7661453e0e1f762b"


def test_what_is_no_python_counts_as_it_is() -> None:
    assert code_digest("def f(:\n") != code_digest("def f(:\n# a comment\n")
    assert code_digest("\udc80") != code_digest("\udc81")


def test_a_deep_tree_is_no_difficulty() -> None:
    assert code_digest("x = " + "1 + " * 500 + "1") != code_digest("x = " + "1 + " * 500 + "2")


# ---------------------------------------------------------------- a module


@pytest.mark.parametrize(
    ("before", "after", "decides"),
    [
        ("Well placed, misplaced", "Well placed", False),
        ("minutes = 60", "minutes = 90", False),
        ("Each peg counts once.", "A peg counts once.", False),
        ("# A counter starts at", "# Let a counter start at", False),
        ('# %% [markdown] lang="fr" hint="occurences"', '# %% [markdown] lang="fr"', False),
        ('also="occurrences"', 'also="occurence"', True),
        ('# %% task="bien_places"', '# %% task="bien_places" bonus=true', True),
        ("element == n", "element is n", True),
        ("1], 1) == 3", "1], 1) == 4", True),
    ],
)
def test_what_counts_in_the_source_of_a_module(
    reference: str, before: str, after: str, decides: bool
) -> None:
    assert before in reference
    changed = reference.replace(before, after, 1)
    assert (module_code_digest(changed) != module_code_digest(reference)) is decides


@pytest.mark.parametrize(
    ("before", "after", "decides"),
    [
        ("Every element equal to n must count", "Each element equal to n counts", False),
        ("# the sixth colour has", "# colour six has", False),
        ("@occurences.check(points=2.5)", "@occurences.check(points=3)", True),
        ("([1, 2], 6)", "([1, 2], 7)", True),
        ("occurences.returns(int,", "occurences.returns(bool,", True),
    ],
)
def test_what_counts_in_checks(pegs: Module, before: str, after: str, decides: bool) -> None:
    checks = pegs.checks_path.read_text(encoding="utf-8")
    assert before in checks
    changed = checks.replace(before, after, 1)
    assert (code_digest(changed) != code_digest(checks)) is decides


def test_what_counts_in_a_known_answer(course: Course, tmp_path: Path) -> None:
    copy = _copy_of(course, tmp_path)
    module = copy.module("m02_pegs")
    record_path(module).write_text(json.dumps(as_observed_now(module, ())), encoding="utf-8")
    path = module.submissions_path / "wrong" / "mal_places.py"
    path.write_bytes(_reworded_answers(path.read_bytes()))
    assert _judged_anew(copy) == set()

    first = module.wrong_answers[-1]
    text = path.parent.joinpath(f"{first.task}.py").read_text(encoding="utf-8")
    text = text.replace(first.code, f"{first.code}    return 0\n")
    first.path.write_text(text, encoding="utf-8")
    assert _judged_anew(copy) == {first.name}


def _judged_anew(course: Course) -> set[str]:
    module = Course(course.root).module("m02_pegs")
    return changed_since(LastObserved.of(module), module)


# ---------------------------------------------------------------- all sentences at once


@pytest.fixture(scope="module")
def reworded(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Course:
    """The course and its judge, every sentence and statement of which ends in another word."""
    copy = _copy_of(course, tmp_path_factory.mktemp("reworded"))
    for path in sorted(copy.root.rglob("*.py")):
        if "right" in path.parts:  # written by learners, as it were
            continue
        text = path.read_bytes()
        path.write_bytes(_reworded_answers(text) if "wrong" in path.parts else _reworded(text))
    return copy


def test_no_sentence_changes_a_key(course: Course, reworded: Course) -> None:
    for slug, module in course.modules.items():
        changed = reworded.module(slug)
        assert changed.source.count("encore") > 50
        assert changed.source_path.read_bytes() != module.source_path.read_bytes()
        assert changed.checks_path.read_bytes() != module.checks_path.read_bytes()
        assert changed.wrong_answers[0].question != module.wrong_answers[0].question
        assert changed.digest == module.digest
        assert as_observed_now(changed, ()) == as_observed_now(module, ())

    told = reworded.root / "autograder" / "checking" / "sentences.py"
    assert told.read_text(encoding="utf-8").count("encore") > 20
    assert judge_digest(reworded.root / "autograder") == judge_digest()


_JUDGE = """
import json, sys
from autograder.course.module import this_course
from autograder.course.parts import PACKAGE
from autograder.intake import Submission
from autograder.sandbox.doctor import best
from autograder.grading.work import judge

seen = {"package": str(PACKAGE)}
for slug, sources in json.load(sys.stdin).items():
    for name, source in sources.items():
        submission = Submission(name, f"{name}.py", source)
        (report,) = judge(this_course().root, slug, [submission], best()[0])
        checks = [check for task in report.tasks for check in task.checks]
        seen[name] = {
            "key": report.key,
            "problem": report.problem and report.problem["en"],
            "points": report.score,
            "checks": [
                (check.name, check.verdict.status, check.verdict.fingerprint, check.points)
                for check in checks
            ],
            "mistakes": [check.diagnosis and check.diagnosis.name for check in checks],
            "said": [check.message and check.message["fr"] for check in checks],
        }
print(json.dumps(seen))
"""


def test_no_sentence_changes_a_judgment(course: Course, reworded: Course) -> None:
    """The judge of the copy judges by the checks of the copy."""
    sources: dict[str, dict[str, str]] = {}
    for slug in ("m02_pegs", "m04_codebreaker"):
        module = course.module(slug)
        wrong = [module.wrong_answers[index] for index in (0, len(module.wrong_answers) // 2)]
        sources[slug] = {answer.name: judged_source(module, answer) for answer in wrong}
        sources[slug][f"right_{slug}"] = module.standalone

    before, after = (_judged_at(root, sources) for root in (ROOT, reworded.root))

    assert before.pop("package") == str(PACKAGE)
    assert after.pop("package") == str(reworded.root / "autograder")
    said = [
        [sentence for answer in judgments.values() for sentence in answer.pop("said") if sentence]
        for judgments in (before, after)
    ]
    assert said[0]
    assert len(said[0]) == len(said[1])
    assert all("encore" in sentence for sentence in said[1])
    assert before == after
    for slug, answers in sources.items():
        assert before[f"right_{slug}"]["points"] >= course.module(slug).points
        assert all(name in before[name]["mistakes"] for name in answers if "right" not in name)


def _judged_at(root: Path, sources: dict[str, dict[str, str]]) -> dict[str, Any]:
    run = subprocess.run(
        [sys.executable, "-c", _JUDGE],
        input=json.dumps(sources),
        env=os.environ | {"PYTHONPATH": str(root)},
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def _copy_of(course: Course, folder: Path) -> Course:
    """The course with what judges it, laid out as this checkout."""
    left_out = shutil.ignore_patterns(
        "__pycache__", "tests", "benchmarks", "guide", "integrations", "hostile", "workbook"
    )
    shutil.copytree(PACKAGE, folder / "autograder", ignore=left_out)
    shutil.copytree(course.root / "solutions", folder / "solutions", ignore=left_out)
    return Course(folder)


# ---------------------------------------------------------------- an author who rewords everything


def _reworded_answers(text: bytes) -> bytes:
    """Change every title and question of a file of wrong answers."""
    return re.sub(rb"(?m)^# ((?:ask\.)?(?:en|fr)): .*\S", rb"\g<0> encore", text)


def _reworded(text: bytes) -> bytes:
    """Change every comment, docstring and sentence of a source; also its statements and hints,
    which are comments."""
    lines = text.splitlines(keepends=True)
    strings = list(_strings_of_sentences(ast.parse(text)))
    for node in sorted(strings, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        assert isinstance(node.value, str)
        assert node.end_lineno
        assert node.end_col_offset
        changed = re.sub(r"(?m)\S$", r"\g<0> encore", node.value) or "encore"
        first, last = lines[node.lineno - 1], lines[node.end_lineno - 1]
        words = first[: node.col_offset] + repr(changed).encode() + last[node.end_col_offset :]
        lines[node.lineno - 1 : node.end_lineno] = [words]
    return _with_other_comments(b"".join(lines).decode("utf-8")).encode("utf-8")


def _strings_of_sentences(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            candidates: list[ast.expr] = [node.value]
        elif isinstance(node, ast.Call) and _name_of(node.func) in SENTENCE_CALLS:
            # before the sentence of these, there is a code or a context
            first = int(_name_of(node.func) in ("finding", "pgettext"))
            candidates = [*node.args[first:], *(keyword.value for keyword in node.keywords)]
        else:
            continue
        for part in candidates:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part


def _name_of(called: ast.expr) -> str:
    return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")


def _with_other_comments(text: str) -> str:
    lines = text.splitlines(keepends=True)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = f"{lines[row - 1][:column]}{_other_comment(token.string)}\n"
    return "".join(lines)


def _other_comment(comment: str) -> str:
    if re.match(r"# %%|###|# (minutes = |\[)|#$", comment):  # marks, and names of the header
        return comment
    in_header = re.fullmatch(r'(# [a-z]{2} = ".*)(")', comment)
    return f"{in_header[1]} encore{in_header[2]}" if in_header else f"{comment} encore"
