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
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.intake import decode
from autograder.learn.console import as_asked, console_for, print_part, say, tell_if_forgotten
from autograder.learn.own_file import read_own
from autograder.learn.own_mistakes import (
    NO_OWN_MISTAKE,
    OwnMistake,
    forget_mistake,
    introduce_hunt,
    mistakes_to_hunt,
)
from autograder.learn.state import Progress, folders_around, path_for
from autograder.sandbox.servers import own_sandbox

_PROGRAMS = (".py", ".ipynb")  # of a learner, which say other things besides


def hunt(course: Course, options: Namespace) -> int:
    """Try examples on right programs and on wrong ones. The exit code is 0 when all are caught that
    can be."""
    if options.mine:
        return _hunt_own(course, options)
    if options.module is None:
        raise InputError(
            _(
                "Which module? For instance: mastermind hunt m02_pegs mal_places; for mistakes of "
                "your own: mastermind hunt --mine"
            )
        )
    module = course.module(options.module)
    if options.task is None:
        raise InputError(which(module))
    task = task_asked(module, options.task)
    with closing(own_sandbox()) as sandbox, closing(Hunt(module, task, sandbox)) as the_hunt:
        said = _(
            "{count} wrong programs of `{name}` can be caught by an example. Write one a line, as "
            "in `{form}`; an empty line ends.",
            count=the_hunt.count,
            name=task.name,
            form=form_of(task.name),
        )
        _try_examples(the_hunt, [said], options)
        return int(bool(the_hunt.free))


def _hunt_own(course: Course, options: Namespace) -> int:
    """Hunt the programs that make mistakes of the learner's own, in the function of the oldest
    one."""
    kept = _all_that_is_kept(course, options.who)
    mistakes = _asked_about(course, options, mistakes_to_hunt(course, kept))
    if not mistakes:
        say(NO_OWN_MISTAKE, options.lang)
        return 0
    module = course.module(mistakes[0].slug)
    task = task_asked(module, mistakes[0].task)
    own = [one for one in mistakes if (one.slug, one.task) == (module.slug, mistakes[0].task)]
    names = {one.name for one in own}
    with closing(own_sandbox()) as sandbox, closing(Hunt(module, task, sandbox, names)) as the_hunt:
        said = introduce_hunt(len(own), task.name, module.slug, form_of(task.name))
        _try_examples(the_hunt, [said + _("An empty line ends."), *the_hunt.still_free()], options)
        caught, free = {one.wrong.name for one in the_hunt.caught}, the_hunt.free
    for one in own:
        if one.name in caught:
            forget_mistake(one, kept)
    if len(mistakes) > len(own) and not free:
        command = f"mastermind hunt --mine{as_asked(options)} --lang {options.lang}"
        offer = _("Mistakes of yours in other functions can be hunted, too:")[options.lang]
        print_part(
            console_for(), Styled(f"{offer} {command}", "dim", no_wrap=True, overflow="ignore")
        )
    tell_if_forgotten(
        console_for(), next((one for one in kept if not one.is_kept), kept[0]), options.lang
    )
    return int(bool(free))


def _all_that_is_kept(course: Course, who: str) -> list[Progress]:
    """Return what is remembered of this folder, of those around it, and of the course."""
    paths = dict.fromkeys(
        path_for(folder, who) for folder in (*folders_around(Path()), course.root)
    )
    return [Progress(path) for path in paths]


def _asked_about(
    course: Course, options: Namespace, mistakes: list[OwnMistake]
) -> list[OwnMistake]:
    """Return the mistakes of the module and of the function that are named, if they are. Raises
    InputError."""
    if options.module is not None:
        module = course.module(options.module)
        task = task_asked(module, options.task).name if options.task else None
        mistakes = [one for one in mistakes if one.slug == module.slug and task in (None, one.task)]
    return mistakes


def _try_examples(the_hunt: Hunt, introduction: list[Message], options: Namespace) -> None:
    """Try the examples of a file or a pipe, or those that are typed, and say who is caught. Raises
    InputError."""
    if options.file is None and sys.stdin.isatty():
        _converse(the_hunt, introduction, options.lang)
    else:
        read = _read(the_hunt.module, the_hunt, options.file)
        if not read.examples and not read.refused:
            raise InputError(
                _(
                    "There is no example yet. Write one a line, as in `{form}`.",
                    form=form_of(the_hunt.task.name),
                )
            )
        _tell(the_hunt, read, options.lang)
    _say_all(the_hunt.standing(), options.lang)


def _read(module: Module, the_hunt: Hunt, path: Path | None) -> Written:
    """The examples in a file, or in what comes through the pipe. Raises InputError."""
    if path is None:
        return written(sys.stdin.read(), the_hunt.names)
    if path.suffix in _PROGRAMS:
        return written(read_own(module, path).source, the_hunt.names, among_others=True)
    # such as a folder, or a pipe on which one waits for ever
    if path.exists() and not path.is_file():
        raise InputError(
            _("{file} is not an ordinary file; name the one that your examples are in", file=path)
        )
    try:
        return written(decode(path.read_bytes())[0], the_hunt.names)
    except OSError:
        raise InputError(_("there is no file {file}", file=path)) from None


def _converse(the_hunt: Hunt, introduction: list[Message], language: str) -> None:
    """Ask for one example after the other, until an empty line, or until all are caught."""
    _say_all(introduction, language)
    while the_hunt.free and (line := _asked()):
        _tell(the_hunt, written(line, the_hunt.names, alone=True), language)


def _asked() -> str:
    """What is typed next; nothing at the end, or when it is broken off."""
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return ""


def _tell(the_hunt: Hunt, read: Written, language: str) -> None:
    _say_all(read.refused, language, "yellow")
    for example in read.examples:
        tried = the_hunt.try_example(example)
        print_part(console_for(), Styled(f"\n{example.text}", "bold"))
        print_part(
            console_for(),
            Styled("\n".join(_lines_of(tried, language)), "yellow" if tried.refused else ""),
        )


def _lines_of(tried: Tried, language: str) -> Iterator[str]:
    first, *others = tried.told()
    yield first[0][language]
    for said, code in others:
        yield f"- {said[language]}"
        yield from (f"    {line}" for line in code.splitlines())


def _say_all(said: list[Message] | tuple[Message, ...], language: str, style: str = "") -> None:
    for one in said:
        say(one, language, style)
