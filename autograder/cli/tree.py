"""Strategies to hold: `tree`."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, wait
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from autograder.cli.parser import Parser, Unfit, add_language, positive
from autograder.cli.shared import FILE
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, joined, plural, quoted
from autograder.trees.names import STRATEGY_TITLES

if TYPE_CHECKING:
    from autograder.trees.strategies import Asked
    from autograder.trees.verify import Rules, Verified


def counts(found: Mapping[int, int]) -> Message:
    """How many secrets take how many tries; the first number says of what it is one."""
    parts: list[Message] = []
    for tries, number in found.items():
        secrets = number if parts else plural("{count} secret", "{count} secrets", count=number)
        parts.append(
            plural(
                "{count} try: {secrets}", "{count} tries: {secrets}", count=tries, secrets=secrets
            )
        )
    return joined(parts, "semicolon")


_TREE, _PAGE = ".json", ".html"  # ends of the names of files
_PATIENCE = 3.0  # seconds, after which it is said that a search may take long
_LISTENS = 0.2  # seconds between two moments at which any system lets a signal through


def _strategy(name: str) -> str | Path:
    """Return the strategy that somebody typed, or the file that holds one."""
    if name in STRATEGY_TITLES:
        return name
    file = Path(name)
    if file.suffix.lower() == _TREE or file.exists():
        return file
    raise Unfit(
        _(
            "{name} is no strategy; there are {known}, and files (.json)",
            name=name,
            known=", ".join(STRATEGY_TITLES),
        )
    )


def add_tree(parser: Parser) -> None:
    parser.describe(
        _(
            "Make the tree of a strategy: what it guesses in every case. Without --out, only its "
            "total and its longest game are shown. The tree is walked through by a program of its "
            "own before anything is said of it."
        )
    )
    strategy = _(
        "`optimal`, `knuth`, `expected-size`, `entropy`, `most-parts`, `first-consistent`, or "
        "a file (.json), whose tree is checked; a page compares two"
    )
    parser.add_argument("strategies", nargs="*", type=_strategy, metavar="STRATEGY", help=strategy)
    said = _(
        "4x6 (the default): 4 pegs of 6 colours; 4x6-different: no secret has a colour twice; "
        "bulls-4x10: Bulls and Cows"
    )
    parser.add_argument("--game", type=str.lower, help=said)
    said = _(
        "no game may take more tries than this: `optimal` is sought among such strategies; the "
        "others, and a file, are refused if they need more"
    )
    parser.add_argument("--longest", type=positive, metavar="N", help=said)
    parser.add_flag("--only-possible", _("guess only codes that may be the secret"))
    parser.add_argument("--first", metavar="CODE", help=_("the first guess, as 1122"))
    said = _(
        "where more than 100 codes are left, look at the N most promising guesses only: large "
        "games, without any proof (optimal only)"
    )
    parser.add_argument("--breadth", type=positive, metavar="N", help=said)
    said = _("write the tree: .json, or .html, a page to click through")
    parser.add_path("--out", FILE, said)
    add_language(parser)


def tree(options: Namespace) -> int:
    _check(options)
    rules, files = _read(options)
    contents = []
    for strategy in options.strategies:
        if isinstance(strategy, Path):
            content, walked = files[strategy]
            _hold(walked, strategy.name, options)
            name = quoted(content["strategy"])
        else:
            name, content, walked = _made(strategy, rules, options)
        _tell(name, walked, options.lang)
        contents.append(content)
    if options.out:
        _write(options.out, contents, options.lang)
        print(_("written: {name}", name=options.out)[options.lang])
    return 0


# ---------------------------------------------------------------- what was asked for


def _check(options: Namespace) -> None:
    """Refuse what does not go together. Raises InputError."""
    strategies, file = options.strategies, options.out
    if not strategies:
        raise InputError(_("name a strategy, or a file that holds one: mastermind tree optimal"))
    if len(strategies) > 2:
        raise InputError(_("a page compares two trees: name two strategies at most"))
    if all(isinstance(one, Path) for one in strategies) and (unused := [*_of_strategies(options)]):
        raise InputError(
            _("a tree of a file is as it is: leave out {options}", options=", ".join(unused))
        )
    if options.breadth and "optimal" not in strategies:
        raise InputError(_("--breadth is for optimal; a rule looks at all guesses"))
    if file and file.suffix.lower() not in (_TREE, _PAGE):
        raise InputError(
            _("{name}: the end of the name says what is written: .json or .html", name=file)
        )
    if file and file.suffix.lower() != _PAGE and len(strategies) > 1:
        raise InputError(
            _(
                "{name} holds one tree: name one strategy, or write a page (.html), which "
                "compares two",
                name=file,
            )
        )


def _of_strategies(options: Namespace) -> Iterator[str]:
    """The options that say how a strategy is made."""
    given = {
        "--only-possible": options.only_possible,
        "--first": options.first,
        "--breadth": options.breadth,
    }
    return (name for name, value in given.items() if value)


def _read(options: Namespace) -> tuple["Rules", dict[Path, tuple[dict[str, Any], "Verified"]]]:
    """The game, and what the files hold. Raises InputError when they are of different games."""
    from autograder.trees.reading import CLASSIC, read_tree
    from autograder.trees.strategies import described, rules_named

    files = {
        one: read_tree(one, options.game) for one in options.strategies if isinstance(one, Path)
    }
    games = [found.rules for _unused, found in files.values()]
    if len(games) == 2 and games[0] != games[1]:
        raise InputError(
            _(
                "a page compares two trees of one game; these are of {one} and of {other}",
                one=described(games[0]),
                other=described(games[1]),
            )
        )
    return games[0] if games else rules_named(options.game or CLASSIC), files


# ---------------------------------------------------------------- what is found


def _made(
    name: str, rules: "Rules", options: Namespace
) -> tuple[Message, dict[str, Any], "Verified"]:
    from autograder.trees.strategies import OPTIMAL, Asked
    from autograder.trees.verify import verified

    breadth = options.breadth if name == OPTIMAL else None
    asked = Asked(name, rules, options.only_possible, options.longest, breadth, options.first)
    content = _found(asked, options.lang)
    return asked.described, content, verified(content)


def _found(asked: "Asked", language: str) -> dict[str, Any]:
    """Return the tree of a strategy; a terminal shows meanwhile how far the search is."""
    from autograder.trees.strategies import Progress, file_of, name_of

    progress, begun = Progress(), monotonic()
    patience = _(
        "This may take minutes, or hours in a large game; nobody can tell beforehand. Ctrl-C "
        "ends it."
    )[language]

    def shown() -> Text:
        seconds = monotonic() - begun
        line = _(
            "{name}, {game}: {sets} sets of codes dealt with, {seconds} s",
            name=asked.described,
            game=name_of(asked.rules),
            sets=progress.sets(),
            seconds=int(seconds),
        )[language]
        return Text(f"{patience}\n{line}" if seconds > _PATIENCE else line)

    found: Future[dict[str, Any]] = Future()
    Thread(target=_find, args=(partial(file_of, asked, progress), found), daemon=True).start()
    with Console(stderr=True).status(shown()) as status:
        # compiled code may lose a signal, which the main thread hears while it waits
        while not wait([found], timeout=_LISTENS).done:
            status.update(shown())
    return found.result()


def _find(search: Callable[[], dict[str, Any]], found: "Future[dict[str, Any]]") -> None:
    try:
        found.set_result(search())
    except BaseException as error:
        found.set_exception(error)


def _hold(found: "Verified", name: str, options: Namespace) -> None:
    """Hold a file against `--longest`. Raises InputError."""
    if options.longest and found.worst > options.longest:
        raise InputError(
            _(
                "{name} is a strategy, and does not end every game in {tries}: its longest one "
                "takes {worst}",
                name=name,
                tries=plural("{count} try", "{count} tries", count=options.longest),
                worst=found.worst,
            )
        )


def _tell(name: Message, walked: "Verified", language: str) -> None:
    from autograder.trees.strategies import name_of

    said = _(
        "{name}, {game}: {tries} for {secrets}, {mean:.3f} on average, {worst} at most",
        name=name,
        game=name_of(walked.rules),
        tries=plural("{count} try", "{count} tries", count=walked.total),
        secrets=plural("{count} secret", "{count} secrets", count=walked.secrets),
        mean=walked.total / walked.secrets,
        worst=walked.worst,
    )
    print(said[language])
    print(counts(walked.counts)[language])


def _write(out: Path, found: list[dict[str, Any]], language: str) -> None:
    from autograder.trees.files import as_json
    from autograder.trees.page import as_page

    text = as_page(found, language) if out.suffix.lower() == _PAGE else as_json(found[0])
    out.write_text(text, encoding="utf-8", newline="\n")
