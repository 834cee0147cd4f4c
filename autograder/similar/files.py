"""The folder of a comparison: `similar.html`, and each module as Dolos, JPlag and compare50 take it."""

import csv
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from autograder.course.module import Course, Module
from autograder.course.percent import title_of
from autograder.i18n import for_teachers
from autograder.i18n import similarity as said
from autograder.i18n.errors import InputError
from autograder.reports.model import Report
from autograder.reports.pages import environment, file_name
from autograder.similar.own import Given, Own
from autograder.similar.rare import Shared, Work, shared, usual_words

PAGE, INFO = "similar.html", "info.csv"
_COMMANDS = """## {slug}

```sh
cd {slug}
dolos run --language python --ignore template/template.py info.csv
java -jar jplag.jar --language python3 -bc template learners
compare50 learners/* --distro template/template.py --output compare50
```"""


def require_ours(folder: Path, submissions: Path) -> None:
    """Raise InputError when a folder holds something else than a comparison, or lies among what is compared."""
    if folder.resolve().is_relative_to(submissions.resolve()):
        raise InputError(said.INSIDE.format(folder=folder))
    try:
        if folder.exists() and not (folder / PAGE).is_file() and (not folder.is_dir() or any(folder.iterdir())):
            raise InputError(said.TAKEN.format(folder=folder))
    except OSError as error:
        raise InputError(for_teachers.NOT_WRITABLE.format(folder=folder, reason=error.strerror)) from None


def write(folder: Path, course: Course, works: Mapping[str, Sequence[Work]], language: str) -> int:
    """Write what was handed in of some modules, by slug; the number of groups that share something. Raises InputError.

    `works`: of each module, what `Work` has of its learners.
    """
    usual = usual_words(course)
    groups = {slug: shared(some, usual) for slug, some in works.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for slug, some in works.items():
            _module(folder / slug, course.module(slug), some)
        _page(folder / PAGE, course, works, groups, language)
        commands = "\n\n".join(_COMMANDS.format(slug=slug) for slug in works)
        (folder / "README.md").write_text(said.PAGE.typed(language).format(commands=commands), encoding="utf-8")
    except OSError as error:
        raise InputError(for_teachers.NOT_WRITABLE.format(folder=folder, reason=error.strerror)) from None
    return sum(map(len, groups.values()))


def leave_out(
    folder: Path | None,
    name: str,
    course: Course,
    report_of: Callable[[str, str], Report | None],
    language: str,
) -> bool:
    """Make a comparison anew without somebody; whether they were in it. Raises InputError.

    `report_of`: what was found about a learner in a module.
    """
    if folder is None or not (folder / PAGE).is_file():
        return False
    works: dict[str, list[Work]] = {}
    was_there = False
    for slug in (slug for slug in course.modules if (folder / slug / INFO).is_file()):
        given, works[slug] = Given.of(course.module(slug)), []
        for place, who in _listed(folder / slug):
            report = report_of(who, slug)
            was_there |= who == name
            if report and who != name:
                text = (folder / slug / place).read_text(encoding="utf-8", errors="replace")
                works[slug].append(Work(report, Own.of(text, given)))
    if was_there:
        write(folder, course, works, language)
    return was_there


def _listed(folder: Path) -> Iterator[tuple[str, str]]:
    """The files that stand in the table of a module, and whose they are."""
    with (folder / INFO).open(encoding="utf-8", newline="") as file:
        yield from ((row["filename"], row["full_name"]) for row in csv.DictReader(file))


def _module(folder: Path, module: Module, works: Sequence[Work]) -> None:
    """A module's folder, made anew: nobody stays who has withdrawn their work."""
    if folder.exists():
        shutil.rmtree(folder)
    for name in ("learners", "template"):
        (folder / name).mkdir(parents=True)
    (folder / "template" / "template.py").write_text(Given.of(module).template, encoding="utf-8")
    for work in works:
        place = folder / _place(work)
        place.write_text(work.own.text, encoding="utf-8", errors="backslashreplace")
    with (folder / INFO).open("w", encoding="utf-8", errors="backslashreplace", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["filename", "full_name", "label"])
        rows.writerows([_place(work), work.name, module.slug] for work in works)


def _place(work: Work) -> str:
    return f"learners/{file_name(work.name)}.py"


def _page(
    path: Path,
    course: Course,
    works: Mapping[str, Sequence[Work]],
    groups: Mapping[str, Sequence[Shared]],
    language: str,
) -> None:
    titles = {slug: title_of(course.module(slug).source) for slug in works}
    page = (
        environment()
        .get_template("similar.html")
        .stream(
            language=language,
            said=said,
            titles=titles,
            counts={slug: len(some) for slug, some in works.items()},
            groups=groups,
            places={slug: {work.name: f"{slug}/{_place(work)}" for work in some} for slug, some in works.items()},
        )
    )
    page.dump(str(path), "utf-8", "backslashreplace")
