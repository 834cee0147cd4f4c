"""The hunt on a terminal: examples from a file, from a pipe, or typed one after the other."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from rich.text import Text as Styled

from autograder.course.module import Course, Module
from autograder.examples.hunting import Hunt, Tried, task_asked, which
from autograder.examples.written import Written, form_of, written
from autograder.i18n import for_learners
from autograder.i18n import hunt as wording
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.intake import decode
from autograder.learn.console import console_for, print_part, say
from autograder.learn.own_file import read_own
from autograder.sandbox.servers import own_sandbox

_PROGRAMS = (".py", ".ipynb")  # of a learner, which say other things besides


def hunt(course: Course, options: Namespace) -> int:
    """Try examples on right programs and on wrong ones. The exit code is 0 when all are caught that can be."""
    module = course.module(options.module)
    if options.task is None:
        raise InputError(which(module))
    task = task_asked(module, options.task)
    sandbox = own_sandbox()
    with closing(sandbox), closing(Hunt(module, task, sandbox)) as the_hunt:
        if options.file is None and sys.stdin.isatty():
            _converse(the_hunt, options.lang)
        else:
            read = _read(module, the_hunt, options.file)
            if not read.examples and not read.refused:
                raise InputError(wording.NOTHING_WRITTEN.format(form=form_of(task.name)))
            _tell(the_hunt, read, options.lang)
        _say_all(the_hunt.standing(), options.lang)
        return int(bool(the_hunt.free))


def _read(module: Module, the_hunt: Hunt, path: Path | None) -> Written:
    """The examples in a file, or in what comes through the pipe. Raises InputError."""
    if path is None:
        return written(sys.stdin.read(), the_hunt.names)
    if path.suffix in _PROGRAMS:
        return written(read_own(module, path).source, the_hunt.names, among_others=True)
    if path.exists() and not path.is_file():  # such as a folder, or a pipe on which one waits for ever
        raise InputError(wording.NOT_A_FILE.format(file=path))
    try:
        return written(decode(path.read_bytes())[0], the_hunt.names)
    except OSError:
        raise InputError(for_learners.NO_SUCH_FILE.format(file=path)) from None


def _converse(the_hunt: Hunt, language: str) -> None:
    """Ask for one example after the other, until an empty line, or until all are caught."""
    said = wording.INTRODUCTION.format(count=the_hunt.count, name=the_hunt.task.name, form=form_of(the_hunt.task.name))
    _say_all([said], language)
    while the_hunt.free and (line := asked()):
        _tell(the_hunt, written(line, the_hunt.names, alone=True), language)


def asked(prompt: str = "> ") -> str:
    """What is typed next; nothing at the end, or when it is broken off."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return ""


def _tell(the_hunt: Hunt, read: Written, language: str) -> None:
    _say_all(read.refused, language, "yellow")
    for example in read.examples:
        tried = the_hunt.try_example(example)
        print_part(console_for(), Styled(f"\n{example.text}", "bold"))
        print_part(console_for(), Styled("\n".join(_lines_of(tried, language)), "yellow" if tried.refused else ""))


def _lines_of(tried: Tried, language: str) -> Iterator[str]:
    first, *others = tried.told()
    yield first[0][language]
    for said, code in others:
        yield f"- {said[language]}"
        yield from (f"    {line}" for line in code.splitlines())


def _say_all(said: list[Text] | tuple[Text, ...], language: str, style: str = "") -> None:
    for one in said:
        say(one, language, style)
