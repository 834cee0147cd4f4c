"""A tree from a file, walked through."""

from pathlib import Path
from typing import Any

from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.trees.strategies import name_of, rules_named
from autograder.trees.verify import Verified, walked

CLASSIC = "4x6"
_SUFFIXES = (".json", "")  # what comes through a pipe has none
_SHOWN = 60  # signs of a name


def read_tree(path: Path, game: str | None = None) -> tuple[dict[str, Any], Verified]:
    """Read what a file holds, with a name and its sums, and what the walk found.

    `game`: that it has to be of, by its name. Raises InputError, OSError.
    """
    if path.suffix.lower() not in _SUFFIXES:
        raise InputError(_("{name}: what is read is .json; .html is only written", name=path.name))
    content, found = walked(path)
    theirs = name_of(found.rules)
    if game and name_of(rules_named(game)) != theirs:
        raise InputError(
            _(
                "{file} is a tree of {theirs}, and --game says {ours}",
                file=path.name,
                theirs=theirs,
                ours=game,
            )
        )
    title = clean(str(content.get("strategy") or path.stem), _SHOWN)
    sums = {"secrets": found.secrets, "total": found.total, "worst": found.worst}
    head = {key: value for key, value in content.items() if key != "tree"}
    return {**head, "strategy": title, **sums, "tree": content["tree"]}, found
