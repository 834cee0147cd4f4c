"""CodeRunner of Moodle: one question a function, in Moodle's XML."""

import json
from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent

from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.integrations.suites import (
    JUDGING,
    Call,
    Suite,
    html_of,
    suites_of,
    write_suite_readme,
)

# a template of the type python3, run once for each call; Twig fills it in, and knows how to write
# Python's texts
_TEMPLATE = '''{judging}

GIVEN = {given!r}
print(judged(
    """{{{{ STUDENT_ANSWER | e('py') }}}}""", GIVEN,
    """{{{{ TEST.testcode | e('py') }}}}""", """{{{{ TEST.expected | e('py') }}}}""",
    json.loads("""{{{{ TEST.extra | e('py') }}}}"""),
))
'''
_SECONDS = "10"


def fill(course: Course, module: Module, folder: Path, language: str) -> None:
    """Write `<module>.xml`, and a page that says what its questions prove."""
    suites = suites_of(module, language)
    quiz = Element("quiz")
    category = SubElement(SubElement(quiz, "question", type="category"), "category")
    _text(category, f"$course$/{title_of(module.source)[suites[0].language]}")
    for suite in suites:
        _add(quiz, suite)
    indent(quiz)
    ElementTree(quiz).write(folder / f"{module.slug}.xml", encoding="UTF-8", xml_declaration=True)
    write_suite_readme("coderunner", suites, folder)


def template_of(suite: Suite) -> str:
    """The program that CodeRunner fills in and runs for each call."""
    return _TEMPLATE.format(
        judging=JUDGING.replace("import io\n", "import io\nimport json\n", 1), given=suite.given
    )


def _add(quiz: Element, suite: Suite) -> None:
    question = SubElement(quiz, "question", type="coderunner")
    _text(SubElement(question, "name"), suite.name)
    _text(SubElement(question, "questiontext", format="html"), html_of(suite.statement))
    feedback = "\n\n".join([*suite.hints, suite.strength[suite.language]])
    _text(SubElement(question, "generalfeedback", format="html"), html_of(feedback))
    fields = {
        "defaultgrade": "1",
        "penalty": "0",
        "hidden": "0",
        "idnumber": f"{suite.module.slug}-{suite.name}-{suite.language}",
        "coderunnertype": "python3",
        "prototypetype": "0",
        "allornothing": "0",
        "penaltyregime": "0",
        "precheck": "0",
        "showsource": "0",
        "answerboxlines": "18",
        "answerboxcolumns": "100",
        "answerpreload": suite.starter,
        "template": template_of(suite),
        "iscombinatortemplate": "0",
        "answer": suite.solution,
        "validateonsave": "1",
        "grader": "EqualityGrader",
        "cputimelimitsecs": _SECONDS,
    }
    for name, value in fields.items():
        SubElement(question, name).text = value
    testcases = SubElement(question, "testcases")
    for call in suite.calls:
        _add_call(testcases, call)


def _add_call(testcases: Element, call: Call) -> None:
    example = str(int(call.visible))
    testcase = SubElement(
        testcases,
        "testcase",
        testtype="0",
        useasexample=example,
        hiderestiffail="0",
        mark="1.0000000",
    )
    fields = {
        "testcode": call.call,
        "stdin": "",
        "expected": call.value,
        "extra": json.dumps(dict(call.questions), ensure_ascii=False),
        "display": "SHOW" if call.visible else "HIDE_IF_SUCCEED",
    }
    for name, value in fields.items():
        _text(SubElement(testcase, name), value)


def _text(parent: Element, value: str) -> None:
    SubElement(parent, "text").text = value
