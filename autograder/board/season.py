"""The season: the last games that somebody looked back at, kept in their own account."""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from autograder.board.rules import Code, typed
from autograder.i18n import board as words
from autograder.i18n import review as said
from autograder.i18n.reader import person, state_file
from autograder.i18n.text import Text
from autograder.reports.sentences import number

GAMES = 50


@dataclass(frozen=True)
class Played:
    """A game of a season: its tries, those that its moves lost, and whether the code was found."""

    opening: str
    tries: int
    lost: float
    found: bool = True


def note(opening: Code, tries: int, lost: float, who: str = "", found: bool = True) -> Text:
    """Add a game to the season of that person, and say how the season stands."""
    path = state_file("season", person(who))
    games = [*_kept(path), Played(typed(opening), tries, lost, found)][-GAMES:]
    return told(games) if _keep(path, games) else told(games) + said.NOT_KEPT


def told(games: list[Played]) -> Text:
    """A season in a sentence: the means of the games won, those lost beside them, the openings of all."""
    openings = ", ".join(
        f"{code} ({times})" if times > 1 else code
        for code, times in Counter(one.opening for one in games).most_common(5)
    )
    return words.count(said.SEASON, len(games), games=_results(games), openings=openings)


def _results(games: list[Played]) -> Text:
    won = [one for one in games if one.found]
    lost = words.count(said.LOST_GAMES, len(games) - len(won))
    if len(won) == len(games):
        return _won(won)
    return words.count(said.WON_AND_LOST, len(won), won=_won(won), lost=lost) if won else lost


def _won(games: list[Played]) -> Text:
    """The means of the games won."""
    count = len(games)
    means = [sum(one.tries for one in games) / count, sum(one.lost for one in games) / count]
    tries, lost = (Text(number(mean, "en"), number(mean, "fr")) for mean in means)
    if count == 1:
        tries = words.count(words.TRIES, games[0].tries)
    return words.count(said.WON_GAMES, count, tries=tries, lost=lost)


def _kept(path: Path | None) -> list[Played]:
    """The games noted so far; a damaged file counts as empty."""
    try:
        found = json.loads(path.read_text(encoding="utf-8")) if path else []
        return [_played(one) for one in found]
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return []


def _played(kept: dict[str, Any]) -> Played:
    """A game that was noted; an earlier version did not say whether it was won."""
    opening, tries, lost = str(kept["opening"]), int(kept["tries"]), float(kept["lost"])
    return Played(opening, tries, lost, kept.get("found") is not False)


def _keep(path: Path | None, games: list[Played]) -> bool:
    try:
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.write_text(json.dumps([asdict(one) for one in games]), encoding="utf-8")
            fresh.replace(path)
    except OSError:
        return False
    return path is not None
