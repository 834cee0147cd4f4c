"""The puzzle on a terminal: an order of the lines is typed, and judged; the same where it comes through a pipe."""

import re
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from rich.text import Text as Styled

from autograder.course.module import Course
from autograder.examples.hunting import task_asked
from autograder.i18n import puzzle as wording
from autograder.i18n.errors import InputError
from autograder.learn.console import console_for, print_part, say, tell_if_forgotten
from autograder.learn.hunting import asked
from autograder.learn.puzzle import HELP, Puzzle, Tried, listed, puzzle_of, standing
from autograder.learn.state import Progress, path_for
from autograder.sandbox.servers import Sandbox, own_sandbox

_PROMPT = ": "  # no `>`, which is typed
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST_WORDS = 3  # of a sentence
_ALONE = 2  # tries that fail before each further one brings help


def puzzle(course: Course, options: Namespace) -> int:
    """Ask for orders of the lines until one is right. The exit code is 0 then, 1 when nothing more is typed."""
    module, language = course.module(options.module), options.lang
    task = task_asked(module, options.task)
    progress = Progress(path_for(Path(), options.who))
    the_puzzle = puzzle_of(module, task, progress, options.again)
    say(wording.HEADING.format(name=task.name), language, "bold")
    wrote = progress.sentence(module.slug, task.name)
    if wrote:
        say(wording.WROTE.format(sentence=wrote), language)
    _show(the_puzzle, language)
    say(wording.HOW.format(form=wording.FORM, help=HELP), language, "dim")
    with closing(own_sandbox()) as sandbox:
        solved = _converse(the_puzzle, sandbox, progress, language)
    if solved:
        _ask_why(the_puzzle, progress, language)
    tell_if_forgotten(console_for(), progress, language)
    return int(not solved)


def _converse(the_puzzle: Puzzle, sandbox: Sandbox, progress: Progress, language: str) -> bool:
    failed = 0
    told = False
    while typed := asked(_PROMPT):
        if typed == HELP and not failed and not told:
            say(wording.HOW_AGAIN.format(form=wording.FORM, help=HELP), language)
            told = True
            continue
        if typed == HELP:
            _help(the_puzzle, progress, language)
            continue
        try:
            tried = the_puzzle.try_order(the_puzzle.ordered(typed), sandbox)
        except InputError as problem:
            say(problem.text, language, "yellow")
            continue
        _tell(tried, language)
        if tried.solved:
            return True
        failed += 1
        if failed > _ALONE:
            _help(the_puzzle, progress, language)
    return False


def _tell(tried: Tried, language: str) -> None:
    print_part(console_for(), Styled(f"\n{tried.code}"))
    for one in tried.said:
        say(one, language, "green" if tried.solved else "")


def _help(the_puzzle: Puzzle, progress: Progress, language: str) -> None:
    say(the_puzzle.help(), language, "bold")
    progress.note_helps(the_puzzle.module.slug, the_puzzle.task.name, the_puzzle.helps)
    _show(the_puzzle, language)


def _show(the_puzzle: Puzzle, language: str) -> None:
    say(standing(the_puzzle), language)
    print_part(console_for(), Styled("\n".join(["", *listed(the_puzzle), ""]), no_wrap=True))


def _ask_why(the_puzzle: Puzzle, progress: Progress, language: str) -> None:
    say(wording.WHY, language)
    sentence = asked(_PROMPT)
    if sentence and not _is_sentence(sentence):
        say(wording.WHY_AGAIN, language)
        sentence = asked(_PROMPT)
    if sentence:
        progress.note_sentence(the_puzzle.module.slug, the_puzzle.task.name, sentence)
        if progress.is_kept:
            say(wording.SENTENCE_KEPT, language)


def _is_sentence(typed: str) -> bool:
    """Whether that may say why: an order of lines that is typed once more does not."""
    return len(_WORD.findall(typed)) >= _FEWEST_WORDS
