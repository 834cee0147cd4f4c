"""Strategies to hold: `tree`."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from autograder.cli.live import watched
from autograder.cli.parser import Parser, Unfit
from autograder.cli.shared import add_language, path
from autograder.i18n import trees as said
from autograder.i18n.command import shared
from autograder.i18n.command import tree as help_of
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text

if TYPE_CHECKING:
    from autograder.trees.strategies import Asked
    from autograder.trees.verify import Rules, Verified

_TREE, _PAGE = ".json", ".html"  # ends of the names of files


def _strategy(name: str) -> str | Path:
    """A strategy that somebody typed, or the file that holds one."""
    if Path(name).suffix.lower() == _TREE:
        return Path(name)
    if name not in said.STRATEGY:
        raise Unfit(said.NO_STRATEGY.format(name=name, known=", ".join(said.STRATEGY)))
    return name


def _positive(typed: str) -> int:
    """A number that somebody typed."""
    if not typed.isdecimal() or not int(typed):
        raise Unfit(said.NOT_POSITIVE.format(value=typed))
    return int(typed)


def add_tree(parser: Parser) -> None:
    parser.description = parser.say(help_of.TREE)
    strategy = parser.say(help_of.STRATEGY)
    parser.add_argument("strategies", nargs="*", type=_strategy, metavar="STRATEGY", help=strategy)
    parser.add_argument("--game", type=str.lower, help=parser.say(help_of.GAME))
    parser.add_argument("--longest", type=_positive, metavar="N", help=parser.say(help_of.LONGEST))
    parser.add_argument(
        "--only-possible", action="store_true", help=parser.say(help_of.ONLY_POSSIBLE)
    )
    parser.add_argument("--first", metavar="CODE", help=parser.say(help_of.FIRST))
    parser.add_argument("--breadth", type=_positive, metavar="N", help=parser.say(help_of.BREADTH))
    # not `out`: interrupted, nothing is kept
    file, out = parser.say(shared.FILE), parser.say(help_of.OUT)
    parser.add_argument("--out", dest="file", type=path, metavar=file, help=out)
    parser.add_argument("--verify", type=path, metavar=file, help=parser.say(help_of.VERIFY))
    add_language(parser)


def tree(options: Namespace) -> int:
    if options.verify:
        return _verify(options)
    _check(options)
    rules, files = _read(options)
    found = []
    for one in options.strategies:
        content = _of_a_file(files[one], options) if one in files else _made(one, rules, options)
        found.append(content)
    if options.file:
        _write(options.file, found, options.lang)
        print(said.WRITTEN.format(name=options.file)[options.lang])
    return 0


# ---------------------------------------------------------------- what was asked for


def _check(options: Namespace) -> None:
    """Refuse what does not go together. Raises InputError."""
    strategies, file = options.strategies, options.file
    if not strategies:
        raise InputError(said.NOTHING_TO_DO)
    if len(strategies) > 2:
        raise InputError(said.TWO_TREES)
    if options.breadth and "optimal" not in strategies:
        raise InputError(said.BREADTH_OF_THE_OPTIMUM)
    if all(isinstance(one, Path) for one in strategies) and (unused := [*_of_strategies(options)]):
        raise InputError(said.NOT_OF_A_FILE.format(options=", ".join(unused)))
    if file and file.suffix.lower() not in (_TREE, _PAGE):
        raise InputError(said.NO_SUFFIX.format(name=file))
    if file and file.suffix.lower() != _PAGE and len(strategies) > 1:
        raise InputError(said.ONE_TREE.format(name=file))


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
    games = [found.rules for _, found in files.values()]
    if len(games) == 2 and games[0] != games[1]:
        raise InputError(said.TWO_GAMES.format(one=described(games[0]), other=described(games[1])))
    return games[0] if games else rules_named(options.game or CLASSIC), files


# ---------------------------------------------------------------- what is found


def _of_a_file(read: tuple[dict[str, Any], "Verified"], options: Namespace) -> dict[str, Any]:
    content, found = read
    _hold(found, content["strategy"], options)
    _summarize(found, Text.quoted(content["strategy"]), options)
    return content


def _made(name: str, rules: "Rules", options: Namespace) -> dict[str, Any]:
    from autograder.trees.strategies import OPTIMAL, Asked
    from autograder.trees.verify import verified

    breadth = options.breadth if name == OPTIMAL else None
    asked = Asked(name, rules, options.only_possible, options.longest, breadth, options.first)
    content = _found(asked, options.lang)
    _summarize(verified(content), asked.described, options)
    return content


def _found(asked: "Asked", language: str) -> dict[str, Any]:
    """The tree of a strategy, which may take long to find."""
    from autograder.trees.strategies import Progress, file_of, name_of

    progress, named = Progress(), {"name": asked.described, "game": name_of(asked.rules)}

    def line(seconds: int) -> Text:
        return said.SEARCHING.format(**named, sets=progress.sets(), seconds=seconds)

    return watched(lambda: file_of(asked, progress), line, said.PATIENCE, language)


def _verify(options: Namespace) -> int:
    """Walk through a file. Raises InputError, also when something else is asked for, too."""
    from autograder.trees.reading import read_tree

    unused = [
        *(str(one) for one in options.strategies),
        *_of_strategies(options),
        *(["--out"] if options.file else []),
    ]
    if unused:
        raise InputError(said.NOT_WITH_VERIFY.format(options=", ".join(unused)))
    _, found = read_tree(options.verify, options.game)
    _hold(found, options.verify.name, options)
    _say(
        said.VERIFIED,
        found,
        options,
        name=options.verify.name,
        secrets=said.all_secrets(found.secrets),
    )
    return 0


def _hold(found: "Verified", name: str, options: Namespace) -> None:
    """Hold a file against `--longest`. Raises InputError."""
    if options.longest and found.worst > options.longest:
        allowed = said.tries(options.longest)
        raise InputError(said.FILE_TAKES_MORE.format(name=name, tries=allowed, worst=found.worst))


def _summarize(found: "Verified", name: Text, options: Namespace) -> None:
    from autograder.trees.strategies import name_of

    game, count = name_of(found.rules), said.secrets(found.secrets)
    _say(said.SUMMARY, found, options, name=name, game=game, secrets=count)


def _say(text: Any, found: "Verified", options: Namespace, **values: Any) -> None:
    mean = found.total / found.secrets
    sizes = {"tries": said.tries(found.total), "worst": found.worst}
    print(text.format(**sizes, mean=mean, **values)[options.lang])
    print(said.counts(found.counts)[options.lang])


def _write(out: Path, found: list[dict[str, Any]], language: str) -> None:
    from autograder.trees.files import as_json
    from autograder.trees.page import as_page

    text = as_page(found, language) if out.suffix.lower() == _PAGE else as_json(found[0])
    out.write_text(text, encoding="utf-8", newline="\n")
