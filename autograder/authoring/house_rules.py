"""What this workbook demands of itself beyond safe marks: languages that agree, hints, lessons,
checks that bite."""

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator, Sequence

from autograder.authoring import lessons
from autograder.authoring.exercises import FOR_SOLVERS, NOTEBOOK, solved_path
from autograder.authoring.observe import Observation
from autograder.authoring.outputs import shows_all
from autograder.course.module import SLUG, Course, Module
from autograder.course.percent import BEGIN, END, cells, header, hints, in_language
from autograder.i18n.message import Message

_NUMBER = re.compile(r"\d+")
_CODE = re.compile(r"`[^`]+`")
_HEADING = re.compile(r"^#+", re.MULTILINE)


def findings(course: Course, modules: Collection[Module]) -> Iterator[str]:
    """What is missing in the texts and checks of some modules."""
    for slug in course.modules:
        if not SLUG.fullmatch(slug):
            yield f"solutions/{slug}.py: name it mNN_name, in small letters"
    yield from lessons.findings(course, modules)
    for module in modules:
        yield from _twin_findings(module, course.languages)
        yield from _notebook_findings(module)
        yield from _comment_findings(module, course.languages)
        yield from _task_findings(module)
        yield from _check_findings(module, course.languages)


def mistake_findings(observation: Observation) -> Iterator[str]:
    """Every wrong answer declares what it fails and has its words in all languages of the course;
    some wrong answer fails each check."""
    module = observation.module
    languages = Course(module.root).languages
    judged = {seen.answer.name: seen for seen in observation.wrong}
    failed: set[str] = set()
    for answer in module.wrong_answers:
        seen = judged.get(answer.name)
        failed |= seen.failed if seen else answer.fails
        where = f"{module.slug}/{answer.place}"
        if not answer.fails:
            yield f"{where}: declare which checks it fails (`# fails: …`)"
        if not _speaks(answer.question, languages):
            yield f"{where}: ask in each language ({_signs('# ask.{}: …', languages)})"
        titles = {answer.title[language] for language in languages}
        if not _speaks(answer.title, languages) or len(titles) < len(languages):
            yield f"{where}: say what is wrong in each language ({_signs('# {}: …', languages)})"
    for check in sorted({check.name for check in module.checks} - failed):
        yield f"{module.slug}: no wrong answer fails {check}; add one, or remove the check"


def _speaks(message: Message, languages: Sequence[str]) -> bool:
    """Return whether an author wrote a sentence in all languages of the course, and no other."""
    return sorted(message.languages) == sorted(languages)


def _signs(form: str, languages: Sequence[str]) -> str:
    """Return what authors type before their words in each language: `# en: …`, `# fr: …`."""
    return ", ".join(f"`{form.format(language)}`" for language in languages)


def _twin_findings(module: Module, languages: Sequence[str]) -> Iterator[str]:
    """The header speaks all languages; each paragraph is followed by its twins, with the same
    numbers and code."""
    where = f"solutions/{module.slug}.py"
    head = header(module.source)
    for name, said in (("title", head.title), ("goal", head.goal), ("leaves_out", head.leaves_out)):
        if not _speaks(said, languages):
            yield f"{where}: say its {name} in each language ({_signs('{} = …', languages)})"
    found = [cell for cell in cells(module.source) if cell.kind == "markdown"]
    for start in range(0, len(found), len(languages)):
        twins = found[start : start + len(languages)]
        place = f"{where}, line {twins[0].line}"
        if [cell.marks.get("lang") for cell in twins] != [*languages]:
            order = ", ".join(languages)
            yield f"{place}: each paragraph is followed by its twins, in the order {order}"
            return
        if len({cell.marks.get("hint") for cell in twins}) > 1:
            yield f"{place}: the twins are not hints for the same task"
        for what, pattern in (("numbers", _NUMBER), ("code", _CODE), ("headings", _HEADING)):
            if len({tuple(sorted(pattern.findall(cell.text))) for cell in twins}) > 1:
                yield f"{place}: its languages do not hold the same {what}"


def _comment_findings(module: Module, languages: Sequence[str]) -> Iterator[str]:
    """Whatever is said in code for readers of all languages is said in each."""
    first, *others = languages
    for cell in cells(module.source):
        if cell.kind in ("code", NOTEBOOK) and "lang" not in cell.marks:
            place = f"solutions/{module.slug}.py, line {cell.line}"
            texts = _comments(in_language(cell.text, first, languages))
            for language in others:
                twins = _comments(in_language(cell.text, language, languages))
                for text in (one for one, twin in zip(texts, twins, strict=True) if one == twin):
                    yield (
                        f"{place}: {text!r} has no twin in the language {language}; write it on the"
                        f" line below, after `# {language}: `"
                    )


def _notebook_findings(module: Module) -> Iterator[str]:
    """What notebooks alone run does not slow down a judgment; the solved ones carry what their
    cells show."""
    slow = {task.name for task in module.tasks if task.slow}
    for cell in cells(module.source):
        if cell.kind == NOTEBOOK and not FOR_SOLVERS & cell.marks.keys():
            for call in (
                node for node in ast.parse(cell.text).body if not isinstance(node, ast.Assign)
            ):
                if not isinstance(call, ast.Expr) or slow.isdisjoint(_names(call)):
                    place = f"solutions/{module.slug}.py, line {cell.line}: {ast.unparse(call)}"
                    yield (
                        f"{place} is run by each judgment; let it be a call that names a slow task"
                    )
    for language in module.languages:
        path = solved_path(module, language)
        if path.is_file() and not shows_all(path.read_text(encoding="utf-8")):
            install = "pip install nbclient ipykernel, then `mastermind build`"
            yield f"{path.relative_to(module.root)} does not show what its cells give: {install}"


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _comments(code: str) -> list[str]:
    """The comments, the docstrings and the errors raised in code, but for the marks of a
    solution."""
    tokens = list(tokenize.generate_tokens(io.StringIO(code).readline))
    said = [
        one.string
        for one in tokens
        if one.type == tokenize.COMMENT and one.string not in (BEGIN, END)
    ]
    owners = (ast.FunctionDef, ast.ClassDef)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, owners) and (text := ast.get_docstring(node)):
            said.append(text)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            said.append(ast.unparse(node.exc.args[0]))
    return said


def _task_findings(module: Module) -> Iterator[str]:
    """Each task has two hints and printed examples."""
    where = f"solutions/{module.slug}.py"
    for task in module.tasks:
        if len(hints(module.source, task.name)) < 2:
            yield f"{where}: {task.name} needs two hints or more"
        if not any(cell.marks.get("examples") == task.name for cell in cells(module.source)):
            yield f"{where}: {task.name} needs printed examples"


def _check_findings(module: Module, languages: Sequence[str]) -> Iterator[str]:
    """Each check describes the same in all languages."""
    where = module.checks_path.name
    for check in module.checks:
        said: Message = check.requirement
        quoted = {tuple(sorted(_CODE.findall(said[language]))) for language in languages}
        if len(quoted) > 1 or (said.translations and not _speaks(said, languages)):
            yield f"{where}: {check.name} does not promise the same in each language"
