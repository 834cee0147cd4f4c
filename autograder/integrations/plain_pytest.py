"""Plain pytest: the starter, and a file of tests beside it that needs nothing of ours."""

import shutil
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.integrations.filled import filled
from autograder.integrations.suites import JUDGING, suites_of, write_suite_readme

_TYPING = "from typing import Any\n"
_TESTS = """

# ---------------------------------------------------------------- the cases

FILE = "@{module}.py"  # beside this one
GIVEN = @{given}  # functions that a task may use, by task
CASES = [
@{cases}]


@pytest.mark.parametrize(
    ("task", "call", "expected", "questions"), CASES, ids=[case[1] for case in CASES]
)
def test_call(task, call, expected, questions):
    source = (Path(__file__).parent / FILE).read_text(encoding="utf-8-sig")
    said = judged(source, GIVEN[task], call, expected, questions)
    assert said == expected, said
"""


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write the exercise, `test_<module>.py`, and a page that says what the tests prove."""
    suites = suites_of(module, language)
    cases = [
        f"    ({one.name!r}, {call.call!r}, {call.value!r}, {dict(call.questions)!r}),\n"
        for one in suites
        for call in one.calls
    ]
    words = {
        "module": module.slug,
        "given": repr({one.name: one.given for one in suites}),
        "cases": "".join(cases),
    }
    judging = JUDGING.replace(_TYPING, f"from pathlib import Path\n{_TYPING}\nimport pytest\n", 1)
    text = judging + filled(_TESTS, **words)
    (folder / f"test_{module.slug}.py").write_text(text, encoding="utf-8", newline="\n")
    shutil.copy(
        course.root / "exercises" / suites[0].language / module.slug / f"{module.slug}.py", folder
    )
    write_suite_readme("pytest", suites, folder)
