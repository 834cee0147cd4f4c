"""The work of `mastermind tree`: trees of strategies are made or read, told of, and written."""

from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.text import Text

from autograder.cli.parser import Options
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, joined, plural, quoted
from autograder.trees.files import as_json
from autograder.trees.page import as_page
from autograder.trees.reading import CLASSIC, read_tree
from autograder.trees.strategies import (
    OPTIMAL,
    Asked,
    Progress,
    described,
    file_of,
    name_of,
    rules_named,
)
from autograder.trees.verify import Rules, Verified, verified

_TREE, _PAGE = ".json", ".html"  # ends of the names of files
_PATIENCE = 3.0  # seconds, after which it is said that a search may take long
_LISTENS = 0.2  # seconds between two moments at which any system lets a signal through

Content = dict[str, Any]  # of a file that holds a tree


def make_trees(options: Options) -> None:
    """Make or read the trees that were asked for; say what they take, and write them.

    Raises:
        InputError: What was asked for does not go together, or cannot be had.
    """
    _require_sense(options)
    rules, files = _read_files(options)
    contents = []
    for strategy in options.strategies:
        if isinstance(strategy, Path):
            content, walked = files[strategy]
            _require_short(walked, strategy.name, options)
            name = quoted(content["strategy"])
        else:
            breadth = options.breadth if strategy == OPTIMAL else None
            asked = Asked(
                strategy, rules, options.only_possible, options.longest, breadth, options.first
            )
            content = _search(asked, options)
            name, walked = asked.described, verified(content)
        _tell(name, walked, options)
        contents.append(content)
    if options.out:
        is_page = options.out.suffix.lower() == _PAGE
        text = as_page(contents, options.language) if is_page else as_json(contents[0])
        options.out.write_text(text, encoding="utf-8", newline="\n")
        options.say(_("written: {name}", name=options.out))


# ---------------------------------------------------------------- what was asked for


def _require_sense(options: Options) -> None:
    """Raise InputError where the options do not go together."""
    strategies, file = options.strategies, options.out
    of_a_search = ("only_possible", "first", "breadth")
    unused = [f"--{name.replace('_', '-')}" for name in of_a_search if getattr(options, name)]
    end = file.suffix.lower() if file else _PAGE
    if not strategies:
        raise InputError(_("name a strategy, or a file that holds one: mastermind tree optimal"))
    if len(strategies) > 2:
        raise InputError(_("a page compares two trees: name two strategies at most"))
    if unused and all(isinstance(strategy, Path) for strategy in strategies):
        raise InputError(
            _("a tree of a file is as it is: leave out {options}", options=", ".join(unused))
        )
    if options.breadth and OPTIMAL not in strategies:
        raise InputError(_("--breadth is for optimal; a rule looks at all guesses"))
    if end not in (_TREE, _PAGE):
        raise InputError(
            _("{name}: the end of the name says what is written: .json or .html", name=file)
        )
    if end == _TREE and len(strategies) > 1:
        raise InputError(
            _(
                "{name} holds one tree: name one strategy, or write a page (.html), which "
                "compares two",
                name=file,
            )
        )


def _read_files(options: Options) -> tuple[Rules, dict[Path, tuple[Content, Verified]]]:
    """Return the game, and what the files hold. Raises InputError when they are of two games."""
    paths = [strategy for strategy in options.strategies if isinstance(strategy, Path)]
    files = {path: read_tree(path, options.game) for path in paths}
    games = [walked.rules for _content, walked in files.values()]
    if len(games) == 2 and games[0] != games[1]:
        raise InputError(
            _(
                "a page compares two trees of one game; these are of {one} and of {other}",
                one=described(games[0]),
                other=described(games[1]),
            )
        )
    return games[0] if games else rules_named(options.game or CLASSIC), files


def _require_short(walked: Verified, name: str, options: Options) -> None:
    """Raise InputError where the tree of a file has longer games than `--longest` allows."""
    if options.longest and walked.worst > options.longest:
        raise InputError(
            _(
                "{name} is a strategy, and does not end every game in {tries}: its longest one "
                "takes {worst}",
                name=name,
                tries=_tries(options.longest),
                worst=walked.worst,
            )
        )


# ---------------------------------------------------------------- what is shown


def _search(asked: Asked, options: Options) -> Content:
    """Return the tree of a strategy; a terminal shows meanwhile how far the search is."""
    progress, begun = Progress(), monotonic()

    def status() -> Text:
        seconds = monotonic() - begun
        line = _(
            "{name}, {game}: {sets} sets of codes dealt with, {seconds} s",
            name=asked.described,
            game=name_of(asked.rules),
            sets=progress.sets(),
            seconds=int(seconds),
        )
        patience = _(
            "This may take minutes, or hours in a large game; nobody can tell beforehand. Ctrl-C "
            "ends it."
        )
        lines = [patience, line] if seconds > _PATIENCE else [line]
        return Text("\n".join(message[options.language] for message in lines))

    search = ThreadPoolExecutor(1).submit(file_of, asked, progress)
    with Console(stderr=True).status(status()) as shown:
        # compiled code may lose a signal, which the main thread hears while it waits
        while not wait([search], timeout=_LISTENS).done:
            shown.update(status())
    return search.result()


def _tell(name: Message, walked: Verified, options: Options) -> None:
    """Say what a tree takes, and how many secrets take how many tries."""
    secrets = plural("{count} secret", "{count} secrets", count=walked.secrets)
    options.say(
        _(
            "{name}, {game}: {tries} for {secrets}, {mean:.3f} on average, {worst} at most",
            name=name,
            game=name_of(walked.rules),
            tries=_tries(walked.total),
            secrets=secrets,
            mean=walked.total / walked.secrets,
            worst=walked.worst,
        )
    )
    parts: list[Message] = []
    for tries, number in walked.counts.items():
        of_them = plural("{count} secret", "{count} secrets", count=number)
        # the first number says of what it is one
        found = number if parts else of_them
        parts.append(
            plural("{count} try: {secrets}", "{count} tries: {secrets}", count=tries, secrets=found)
        )
    options.say(joined(parts, "semicolon"))


def _tries(count: int) -> Message:
    return plural("{count} try", "{count} tries", count=count)
