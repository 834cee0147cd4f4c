"""A tree from a file of any of its formats, walked through."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from autograder.i18n import trees as said
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.trees.public import from_yaml
from autograder.trees.strategies import any_rules_named, name_of, rules_named
from autograder.trees.verify import Verified, content_of, walked

YAML, JSON = (".yml", ".yaml"), (".json", "")  # ends of names; what comes through a pipe has none
CLASSIC = "4x6"
_SHOWN = 60  # signs of a name


def read_tree(path: Path, game: str | None = None) -> tuple[dict[str, Any], Verified]:
    """What a file holds, with a name and its sums, and what the walk found.

    `game`: that it has to be of, by its name; the format that does not say its game needs one, if not the classic one.
    Raises InputError, OSError.
    """
    content, found = walked(path, _reader(path, game))
    theirs = name_of(found.rules)
    if game and name_of(any_rules_named(game)) != theirs:
        raise InputError(said.OTHER_GAME.format(file=path.name, theirs=theirs, ours=game))
    title = clean(str(content.get("strategy") or path.stem), _SHOWN)
    sums = {"secrets": found.secrets, "total": found.total, "worst": found.worst}
    head = {key: value for key, value in content.items() if key != "tree"}
    return {**head, "strategy": title, **sums, "tree": content["tree"]}, found


def _reader(path: Path, game: str | None) -> Callable[[str], dict[str, Any]]:
    suffix = path.suffix.lower()
    if suffix in YAML:
        rules = rules_named(game or CLASSIC)
        return lambda text: from_yaml(text, rules)
    if suffix not in JSON:
        raise InputError(said.NOT_READ.format(name=path.name))
    return content_of
