"""From the sources of the modules to what learners open: a notebook and a .py, in each language.
Text to text.

Byte-stable: building twice changes nothing.
"""

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from autograder.authoring.lesson_pages import lessons_to_start_with
from autograder.authoring.outputs import as_text, shows_all, with_kept, with_new
from autograder.authoring.strengths import strengths
from autograder.course.module import Course, Module
from autograder.course.percent import (
    BEGIN,
    END,
    Cell,
    Header,
    SourceError,
    cells,
    header,
    in_language,
    starter,
)
from autograder.examples.record import examples_of, record_of
from autograder.examples.written import Example
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.i18n.typography import typeset
from autograder.learn.without_numpy import tasks_with_numpy

KERNEL = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


FOR_SOLVERS = {"solved", "another", "fast"}  # marks of the cells for those who read the solutions
# a kind of cell: code that notebooks run, and that stands in comments in source and file
NOTEBOOK = "notebook"


def points_id(task: str) -> str:
    """The name, in nbgrader, of the cell that carries the points of a task; its solution has the
    task's own name."""
    return f"{task}-points"


def _points(module: Module, task: str) -> float:
    """What the task adds to the points of the module; a bonus adds none, and may bring more than
    that."""
    bonus = {task.name for task in module.tasks if task.bonus}
    return (
        0.0 if task in bonus else sum(check.points for check in module.checks if check.task == task)
    )


def _introduction(head: Header, language: str) -> str:
    lines = [
        f"# {head.title[language]}",
        "",
        f"**{_('Goal.')[language]}** {head.goal[language]}  ",
    ]
    lines.append(f"**{_('Left out.')[language]}** {head.leaves_out[language]}  ")
    lines.append(f"**{_('About {minutes} minutes.', minutes=head.minutes)[language]}**")
    return "\n".join(lines)


def _told(module: Module, cell: Cell, language: str) -> str:
    """The text of a cell for the readers of a language: prose as it is printed, code with its
    comments translated."""
    if cell.kind == "markdown":
        return typeset(cell.text, language)
    code = (
        module.source_of(cell.marks["earlier"].split(), fast=False)
        if "earlier" in cell.marks
        else cell.text
    )
    return in_language(code, language, module.languages)


def _hint(text: str, task: str, rank: int, language: str) -> str:
    summary = _("Hint {rank} for {task}", rank=rank, task=task)[language]
    return f"<details><summary>{summary}</summary>\n\n{text}\n\n</details>"


def placeholder(language: str) -> str:
    """What stands in a starter where the learner's code goes."""
    return f"...  # {_('your code here').typed(language)}"


def _learner_cells(
    module: Module, language: str, solved: bool = False
) -> list[tuple[str, str, dict[str, str]]]:
    """(kind, text, marks) of every cell in one language, hints in their final form, and starters
    unless `solved`."""
    result = [("markdown", _introduction(header(module.source), language), {})]  # type: list[tuple[str, str, dict[str, str]]]
    ranks: dict[str, int] = {}
    for cell in cells(module.source):
        if (
            cell.kind == "raw"
            or cell.marks.get("lang", language) != language
            or FOR_SOLVERS & cell.marks.keys()
        ):
            continue
        text = _told(module, cell, language)
        if "hint" in cell.marks:
            task = cell.marks["hint"]
            ranks[task] = ranks.get(task, 0) + 1
            text = _hint(text, task, ranks[task], language)
        elif "task" in cell.marks and not solved:
            try:
                text = starter(text, placeholder(language))
            except SourceError as error:
                raise SourceError(f"{module.source_path}, line {cell.line}: {error}") from None
        elif "earlier" in cell.marks:
            names = ", ".join(cell.marks["earlier"].split())
            text = _commented(
                _(
                    "Paste here your own functions of the earlier modules:\n{names}.\n"
                    "The examples and the given cells may need them on your machine.\n"
                    "When your work is checked, one that is missing here, or wrong, is replaced by "
                    "a correct one.",
                    names=names,
                ).typed(language)
            )
        result.append((cell.kind, text, cell.marks))
    return result


# ---------------------------------------------------------------- the notebook


def _nbgrader(
    grade_id: str, *, grade: bool, solution: bool, points: float | None = None
) -> dict[str, Any]:
    fields = {"grade": grade, "grade_id": grade_id, "locked": not solution, "schema_version": 3}
    fields |= {"solution": solution, "task": False}
    return {"nbgrader": fields | ({"points": points} if points is not None else {})}


def _notebook_cell(
    module: Module, rank: int, kind: str, text: str, marks: dict[str, str]
) -> dict[str, Any]:
    metadata: dict[str, Any] = {}
    name = f"{rank:02}"
    if "task" in marks:
        name = marks["task"]
        metadata = _nbgrader(name, grade=False, solution=True)
    elif "earlier" in marks:
        name = "earlier"
    elif "examples" in marks:
        name = points_id(marks["examples"])
        metadata = _nbgrader(
            name, grade=True, solution=False, points=_points(module, marks["examples"])
        )
    elif "asks" in marks:
        name = f"check-{marks['asks']}"
    kind = "code" if kind == NOTEBOOK else kind
    cell: dict[str, Any] = {
        "cell_type": kind,
        "id": f"{module.slug}-{name}".replace("_", "-")[:64],
        "metadata": metadata,
    }
    cell["source"] = text.splitlines(keepends=True)
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def notebook(module: Module, language: str, solved: bool = False) -> str:
    """The exercise as a notebook (nbformat 4.5). `solved`: nbgrader's source, its solutions between
    their marks."""
    cells = [
        *_learner_cells(module, language, solved),
        ("code", _verdict(module, language), {"asks": "all"}),
    ]
    return _notebook([_notebook_cell(module, rank, *cell) for rank, cell in enumerate(cells)])


def _verdict(module: Module, language: str) -> str:
    """The last cell of the notebook. Whoever judges it leaves it aside (`intake.as_python`)."""
    said = _(
        'For the verdict, run this cell; check("{task}") judges that function alone, '
        'hint("{task}") helps, hunt("{task}") tries your own examples on wrong '
        'programs.\ncheck("{task}", predict=True) follows what fails line by line and hides each '
        "value until you ask for it; hunt(mine=True) hunts mistakes that you once made.",
        task=module.tasks[0].name,
    )[language]
    not_installed = _(
        "For the verdict, install the workbook: run  %pip install PATH  in a cell, where PATH "
        "leads to the file mastermind_workbook-….whl from your teacher, or to a copy of the "
        "workbook; then run this cell again."
    )
    return (
        f"{_commented(said)}\n"
        "try:\n"
        "    from autograder import check, hint, hunt\n"
        "except ImportError:\n"
        f'    print("{not_installed[language]}")\n'
        "else:\n"
        "    check()"
    )


_PLAYED = {  # how the board is played with what a module has the learner write
    "m02_pegs": "play(score=(bien_places, mal_places))",
    "m03_codemaker": "play(code=creer_code)",
    "m04_codebreaker": "play(codebreaker=test_code)",
}


def _first_hunted(module: Module) -> Example | None:
    """An example of the statement: of the task whose wrong programs can be hunted, the one that has
    most of them."""
    try:
        tasks = record_of(module).tasks
    except InputError:
        return None
    for name in sorted(tasks, key=lambda one: -len(tasks[one].catchable)):
        found = examples_of(module, name) if tasks[name].catchable else ()
        if found:
            return found[0]
    return None


def without_numpy(module: Module) -> Message | None:
    """What the browser, which has no numpy, leaves undone of a module; None when nothing needs
    it."""
    names = [f"`{name}`" for name in tasks_with_numpy(module)]
    return (
        _(
            "The Python of this site does not have numpy. You can write and check every function "
            "of this module here but {names}; for that, save the notebook on a computer that has "
            "the workbook (menu File, Download), and run `mastermind check {module} FILE` there.",
            names=", ".join(names),
            module=module.slug,
        )
        if names
        else None
    )


def for_self_study(
    module: Module, language: str, kernel: Mapping[str, Any], around: str = "", onwards: str = ""
) -> str:
    """The exercise for people learning alone: a cell that checks each task after it, and one for
    all of them.

    Its hints are those of `hint`, opened one at a time.
    `around`, `onwards`: Markdown with links to what is around the notebook, above it, and to what
    follows, below.
    """
    start = (
        f"# {_('Run this cell first.').typed(language)}\nfrom autograder import check, hint, hunt,"
        " play\n\n"
    )
    ready = _("Ready.")[language]
    start += f'print("{ready}")'
    introduction, *others = (
        cell for cell in _learner_cells(module, language) if "hint" not in cell[2]
    )
    lacking = without_numpy(module)
    above = [
        around,
        lacking[language] if lacking else "",
        _(
            "> Below each function: **Run** runs its cell, **Check** judges what it promises, "
            "**Hint** opens one hint after the other, **Line by line** follows the case that fails "
            "through your function, **Puzzle** gives the lines of a solution, to be put in order. "
            "They do what `check(…)` and `hint(…)` do in a cell; there, `check(…, predict=True)` "
            "hides the values that each line changes until you ask for them; `hunt(mine=True)` "
            "hunts mistakes that you once made; `play()` is the game. All this runs in your "
            "browser, which keeps your work too: it is saved as you write.\n>\n> While a cell is "
            "running, `[*]` stands beside it; ■ above stops it. After ten minutes of computing it "
            "is stopped, unless its first line asks for more: `# 30 minutes`. If nothing helps, "
            "restart Python with the round arrow ⟳ above. Nothing you wrote is lost; run your "
            "cells again, from the first one."
        )[language],
    ]
    told = [
        introduction,
        ("markdown", "\n\n".join(filter(None, above)), {}),
        ("code", start, {"asks": "start"}),
    ]
    waiting = ""  # the task that is to be checked once its examples have been shown
    for cell in [*others, ("end", "", {})]:
        marks = cell[2]
        if waiting and marks.get("examples") != waiting:
            told.append(("code", f'check("{waiting}")', {"asks": waiting}))
            waiting = ""
        if cell[0] != "end":
            told.append(cell)
        waiting = marks.get("task", waiting)
    told.append(("markdown", _("The whole module at once:")[language], {}))
    told.append(("code", "check()", {"asks": "all"}))
    example = _first_hunted(module)
    if example:
        asked = _("Hunt wrong programs: add examples, an `assert` a line, and see whom they catch.")
        told.append(("markdown", asked[language], {}))
        told.append(
            ("code", f'hunt("{example.function}", """\n{example.text}\n""")', {"asks": "hunt"})
        )
    if module.slug in _PLAYED:
        told.append(("markdown", _("Play with your own functions:")[language], {}))
        told.append(("code", _PLAYED[module.slug], {"asks": "play"}))
    if onwards:
        told.append(("markdown", onwards, {}))
    return _notebook(
        [_notebook_cell(module, rank, *cell) for rank, cell in enumerate(told)], kernel
    )


def _notebook(built: list[dict[str, Any]], kernel: Mapping[str, Any] = KERNEL) -> str:
    return as_text({"cells": built, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def solved(module: Module, language: str) -> str:
    """The module with its solutions, and with those that are shown besides them, as a notebook that
    runs by itself."""
    built = [("markdown", _introduction(header(module.source), language))]
    for cell in cells(module.source):
        if (
            cell.kind == "raw"
            or cell.marks.get("lang", language) != language
            or "hint" in cell.marks
        ):
            continue
        lines = [
            line
            for line in _told(module, cell, language).split("\n")
            if line.strip() not in (BEGIN, END)
        ]
        built.append((cell.kind, "\n".join(lines)))
    return _notebook(
        [_notebook_cell(module, rank, kind, text, {}) for rank, (kind, text) in enumerate(built)]
    )


# ---------------------------------------------------------------- the .py


def _commented(text: str) -> str:
    return "\n".join(f"# {line}".rstrip() for line in text.split("\n"))


def script(module: Module, language: str) -> str:
    """The same exercise as a plain file; hints below it, and blank lines around them: nobody reads
    them by accident."""
    body, at_the_end = [], []
    for kind, text, marks in _learner_cells(module, language):
        if "hint" in marks:
            plain = re.sub(r"</?details>|</summary>", "", text).replace("<summary>", "## ")
            at_the_end.append(_commented(plain.strip()))
        elif kind == "markdown":
            body.append(_commented(text))
        elif kind == NOTEBOOK:
            invitation = _("Take away the # of the next lines to run them:")
            body.append(_commented(f"{invitation.typed(language)}\n{text}"))
        else:
            body.append(f"\n{text}\n" if "task" in marks else f"{text}\n")
    verdict = _(
        "For the verdict, in a terminal, in the folder of this file:\n\n    mastermind check "
        "{file}\n\nIs there no such command? Type  pip install  and the name of the file "
        "mastermind_workbook-….whl\nthat your teacher gave you; or, in a copy of the workbook,  "
        "pip install .",
        file=f"{module.slug}.py",
    )[language]
    parts = [
        *body,
        "",
        _commented(_("# Hints, for when you are stuck")[language]),
        *at_the_end,
        "",
        _commented(verdict),
    ]
    return "\n\n".join(part.strip("\n") if part else "\n" * 20 for part in parts) + "\n"


# ---------------------------------------------------------------- tables of modules, pictures

_TABLE = re.compile(r"(<!-- modules:.*?-->\n).*?(<!-- end of modules -->)", re.DOTALL)
_PICTURE = re.compile(r"\(figures/(\w+)\.svg\)")


def _with_table(path: Path, rows: list[str]) -> str:
    """The page with its table of modules made anew; as it is when it has no place for one."""
    text = path.read_text(encoding="utf-8")
    return _TABLE.sub(lambda found: f"{found[1]}{chr(10).join(rows)}{chr(10)}{found[2]}", text)


def first_page(course: Course, language: str) -> str:
    """The first page of the lessons with its table of modules."""
    rows = [_("| lesson | goal | minutes | exercise |").typed(language), "|---|---|---|---|"]
    for module in course.modules.values():
        head = header(module.source)
        place = f"../../exercises/{language}/{module.slug}/{module.slug}"
        links = _("[notebook]({place}.ipynb), [plain file]({place}.py)", place=place).typed(
            language
        )
        lesson = f"[{head.title.typed(language)}]({module.slug}.md)"
        rows.append(f"| {lesson} | {head.goal.typed(language)} | {head.minutes} | {links} |")
    return _with_table(course.root / "course_notes" / language / "index.md", rows)


def pictures(course: Course, language: str) -> dict[Path, str]:
    """The pictures that the lessons show. Raises SourceError when nobody knows how to draw one."""
    from autograder.numbers.pictures.figures import FIGURES, svg

    folder = course.root / "course_notes" / language
    found = {}
    for page in sorted(folder.glob("*.md")):
        for name in _PICTURE.findall(page.read_text(encoding="utf-8")):
            if name not in FIGURES:
                raise SourceError(
                    f"{page}: no picture is called {name}; there are {', '.join(FIGURES)}"
                )
            found[folder / "figures" / f"{name}.svg"] = svg(name, language)
    return found


def exercises(module: Module) -> dict[Path, str]:
    """What learners open, and the solved notebooks, in each language of the module.

    A solved notebook carries what its cells show, unless their code has changed since they were
    run.
    """
    made: dict[Path, str] = {}
    for language in module.languages:
        folder = module.root / "exercises" / language / module.slug
        made[folder / f"{module.slug}.ipynb"] = notebook(module, language)
        made[folder / f"{module.slug}.py"] = script(module, language)
        path = solved_path(module, language)
        made[path] = with_kept(solved(module, language), path)
    return made


def solved_path(module: Module, language: str) -> Path:
    return module.root / "solutions" / language / f"{module.slug}.ipynb"


def _around(course: Course) -> dict[Path, str]:
    """The first pages of the lessons, with their tables of modules."""
    pages: dict[Path, str] = {}
    for language in course.languages:
        index = course.root / "course_notes" / language / "index.md"
        if index.is_file():
            pages[index] = first_page(course, language)
    return pages


def build_all(course: Course, check: bool, slugs: Collection[str] = ()) -> list[Path]:
    """Write what is stale of some modules, or of all, and say what; with `check`, only say. Nothing
    is judged.

    Solved notebooks whose code has changed are run; with `check`, nothing is.
    """
    targets: dict[Path, str] = {}
    if course.is_this_workbook:
        targets |= _around(course) | strengths(course)
        for language in () if slugs else course.languages:
            targets |= pictures(course, language)
    modules = [course.module(slug) for slug in slugs or course.modules]
    for module in modules:
        targets |= exercises(module)
    if not check:
        paths = [
            solved_path(module, language) for module in modules for language in module.languages
        ]
        targets |= with_new({path: targets[path] for path in paths if not shows_all(targets[path])})
    update = stale_among if check else write_changed
    stale = update(targets)
    stale += update(lessons_to_start_with(course))  # which have the tables and pictures in them
    return [path.relative_to(course.root) for path in stale]


def stale_among(files: Mapping[Path, str]) -> list[Path]:
    """Those whose text is another than it should be, or that are missing."""
    return [
        path
        for path, text in files.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def write_changed(files: Mapping[Path, str]) -> list[Path]:
    """Write those files whose text is another; which ones."""
    stale = stale_among(files)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8", newline="\n")
    return stale
