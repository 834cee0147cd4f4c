"""Which file a learner means, and of which module it is."""

from argparse import Namespace
from pathlib import Path

from autograder.course.module import INSTALLED, Course, Module
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.intake import Submission, defines, find

_SUFFIXES = (".py", ".ipynb")


def asked_for(course: Course, options: Namespace) -> tuple[Module, Path, Path | None]:
    """The module, the file to be judged, and an older one of the same module beside it.

    Of `check MODULE`, `check FILE`, or both in either order. Raises InputError, and CourseError
    when there is no such module.
    """
    first, second = options.module, options.file
    if second and first not in course.modules and str(second) in course.modules:
        first, second = str(second), Path(first)
    named = Path(first)
    if second is None and named.suffix in _SUFFIXES:
        _must_exist(named)
        return _module_of(course, named), named, None
    module = course.module(first)
    if second:
        _must_exist(second)
        return module, second, None
    return (module, *_own_file(module, options.lang))


def with_function(course: Course, options: Namespace) -> Namespace:
    """The same; the file and the function to be followed may have been written in each other's
    place.

    `trace` is then a function's name, nothing for the first that fails, or None; `predict` is true
    or not.
    """
    file, trace, predict = options.file, options.trace, options.predict
    if trace is None or predict:
        trace = predict
    if trace and Path(trace).suffix in _SUFFIXES:
        file, trace = Path(trace), str(file or "")
    module = course.modules.get(options.module)
    if module and file and trace == "" and str(file) in {task.name for task in module.tasks}:
        file, trace = None, str(file)
    return Namespace(
        **{**vars(options), "file": file, "trace": trace, "predict": predict is not None}
    )


def _must_exist(path: Path) -> None:
    """Raise InputError where that path is no learner's file."""
    if not path.is_file():
        reason = (
            _("{file} is not an ordinary file; name one .py or .ipynb")
            if path.exists()
            else _("there is no file {file}")
        )
        raise InputError(reason.format(file=path))


def read_own(module: Module, path: Path) -> Submission:
    """What is in a learner's own file. Raises InputError."""
    _must_exist(path)
    entries, _ = find(path.resolve(), [module.slug])  # a link of one's own may be followed
    submission = entries[0].read(module.slug, [task.name for task in module.tasks])
    if submission.problem:
        raise InputError(submission.problem)
    return submission


def _module_of(course: Course, path: Path) -> Module:
    """The module whose name a file bears; else the one of which it defines most functions."""
    for slug, module in course.modules.items():
        if slug in path.stem:
            return module
    source = read_own(next(iter(course.modules.values())), path).source
    counts = {
        slug: sum(defines(source, [task.name, *task.also]) for task in module.tasks)
        for slug, module in course.modules.items()
    }
    likely = max(counts, key=lambda slug: counts[slug])
    if not counts[likely]:
        raise InputError(
            _(
                "nothing in {file} says of which module it is; name that first, as in: mastermind "
                "check {slug} {file}",
                file=path,
                slug=likely,
            )
        )
    return course.modules[likely]


def _own_file(module: Module, language: str) -> tuple[Path, Path | None]:
    """The learner's file when none is named, in this folder, else the exercise itself: the newer of
    two, the other."""
    places = [
        Path("exercises", one, module.slug) for one in dict.fromkeys((language, *module.languages))
    ]
    if module.root != INSTALLED:
        places.append(module.root / "exercises" / module.language_for(language) / module.slug)
    for folder in (Path(), *places):
        found = [
            path for suffix in _SUFFIXES if (path := folder / f"{module.slug}{suffix}").is_file()
        ]
        if found:
            first = max(found, key=lambda path: path.stat().st_mtime)
            return first, next((path for path in found if path != first), None)
    raise InputError(
        _(
            "there is no {slug}.py or {slug}.ipynb in this folder: name your file after the "
            "module's name",
            slug=module.slug,
        )
    )
