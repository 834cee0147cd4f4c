"""Which file a learner means, and of which module it is."""

from argparse import Namespace
from pathlib import Path

from autograder.course.module import INSTALLED, Course, Module
from autograder.i18n import for_learners
from autograder.i18n.errors import InputError
from autograder.i18n.text import LANGUAGES
from autograder.intake import Submission, defines, find

_SUFFIXES = (".py", ".ipynb")


def asked_for(course: Course, options: Namespace) -> tuple[Module, Path]:
    """The module and the file of `check MODULE`, `check MODULE FILE` or `check FILE`.

    Raises InputError, and CourseError when there is no such module.
    """
    named = Path(options.module)
    if options.file is None and named.suffix in _SUFFIXES:
        if not named.is_file():
            raise no_file(named)
        return _module_of(course, named), named
    module = course.module(options.module)
    return module, options.file or _own_file(module, options.lang)


def no_file(path: Path) -> InputError:
    """Why that path is no learner's file."""
    reason = for_learners.NOT_A_FILE if path.exists() else for_learners.NO_SUCH_FILE
    return InputError(reason.format(file=path))


def read_own(module: Module, path: Path) -> Submission:
    """What is in a learner's own file. Raises InputError."""
    if not path.is_file():
        raise no_file(path)
    entries, _ = find(path, [module.slug])
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
        raise InputError(for_learners.WHICH_MODULE.format(file=path, slug=likely))
    return course.modules[likely]


def _own_file(module: Module, language: str) -> Path:
    """The learner's file when none is named: in this folder, else the exercise itself. The newest of them."""
    languages = sorted(LANGUAGES, key=lambda one: one != language)
    places = [Path("exercises", one, module.slug) for one in languages]
    if module.root != INSTALLED:
        places.append(module.root / "exercises" / language / module.slug)
    for folder in (Path(), *places):
        found = [path for suffix in _SUFFIXES if (path := folder / f"{module.slug}{suffix}").is_file()]
        if found:
            return max(found, key=lambda path: path.stat().st_mtime)
    raise InputError(for_learners.NO_FILE.format(slug=module.slug))
