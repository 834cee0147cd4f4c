"""Strategies to hold: `tree`."""

from argparse import Namespace
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
    from autograder.trees.verify import Verified


def _strategy(name: str) -> str:
    """A strategy that somebody typed."""
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
    parser.add_argument("--game", default="4x6", help=parser.say(help_of.GAME))
    parser.add_argument("--longest", type=_positive, metavar="N", help=parser.say(help_of.LONGEST))
    parser.add_argument("--only-possible", action="store_true", help=parser.say(help_of.ONLY_POSSIBLE))
    parser.add_argument("--breadth", type=_positive, metavar="N", help=parser.say(help_of.BREADTH))
    file = parser.say(shared.FILE)
    out = parser.say(help_of.OUT)  # not `out`: interrupted, nothing is kept
    parser.add_argument("--out", dest="file", type=path, metavar=file, help=out)
    parser.add_argument("--verify", type=path, metavar=file, help=parser.say(help_of.VERIFY))
    add_language(parser)


def tree(options: Namespace) -> int:
    if options.verify:
        return _verify(options)
    if not options.strategies:
        raise InputError(said.NOTHING_TO_DO)
    from autograder.trees.strategies import OPTIMAL, Asked, any_rules_named, name_of
    from autograder.trees.verify import verified

    _check_out(options.file, options.strategies)
    rules, found = any_rules_named(options.game), []
    for name in options.strategies:
        asked = Asked(name, rules, options.only_possible, options.longest, options.breadth if name == OPTIMAL else None)
        found.append(_found(asked, options.lang))
        known = verified(found[-1])
        secrets = said.secrets(known.secrets)
        _say(said.SUMMARY, known, options, name=asked.described, game=name_of(rules), secrets=secrets)
    if options.file:
        _write(options.file, found, options.lang)
        print(said.WRITTEN.format(name=options.file)[options.lang])
    return 0


def _found(asked: "Asked", language: str) -> dict[str, Any]:
    """The tree of a strategy, which may take long to find."""
    from autograder.trees.strategies import Progress, file_of, name_of

    progress, named = Progress(), {"name": asked.described, "game": name_of(asked.rules)}

    def line(seconds: int) -> Text:
        return said.SEARCHING.format(**named, sets=progress.sets(), seconds=seconds)

    return watched(lambda: file_of(asked, progress), line, said.PATIENCE, language)


def _verify(options: Namespace) -> int:
    from autograder.trees.verify import verify

    if options.verify.suffix == ".yml":
        from autograder.trees.public import from_yaml
        from autograder.trees.strategies import rules_named

        rules = rules_named(options.game)
        found = verify(options.verify, lambda text: from_yaml(text, rules))
    else:
        found = verify(options.verify)
    _say(said.VERIFIED, found, options, name=options.verify.name, secrets=said.all_secrets(found.secrets))
    return 0


def _say(text: Any, found: "Verified", options: Namespace, **values: Any) -> None:
    mean = f"{found.total / found.secrets:.3f}"
    sizes = {"tries": said.tries(found.total), "worst": found.worst}
    print(text.format(**sizes, mean=Text(mean, mean.replace(".", ",")), **values)[options.lang])
    print(said.counts(found.counts)[options.lang])


def _check_out(out: Path | None, strategies: list[str]) -> None:
    if len(strategies) > 2:
        raise InputError(said.TWO_TREES)
    if out and out.suffix not in (".json", ".dot", ".yml", ".html"):
        raise InputError(said.NO_SUFFIX.format(name=out))
    if out and out.suffix != ".html" and len(strategies) > 1:
        raise InputError(said.ONE_TREE.format(name=out))


def _write(out: Path, found: list[dict[str, Any]], language: str) -> None:
    from autograder.trees.files import as_dot, as_json
    from autograder.trees.page import as_page
    from autograder.trees.public import as_yaml

    if out.suffix == ".html":
        text = as_page(found, language)
    else:
        text = {".json": as_json, ".dot": as_dot, ".yml": as_yaml}[out.suffix](found[0])
    out.write_text(text, encoding="utf-8", newline="\n")
