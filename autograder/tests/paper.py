"""The marks of a class worked out with the guide's page on settings, a pencil and a pocket
calculator.

Nothing of what grades is imported here: where both agree, the program does what its page says.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from math import ceil, floor

from autograder.tests.whole_class import CANVAS, M01, M02, Learner, newest_of_group

POINTS: dict[str, float] = {"nombre_codes": 6, "codes_de_quatre": 6, "tous_les_codes": 8}
# as class.toml has them
POINTS |= {"occurences": 5 - 0.25, "bien_places": 5, "mal_places": 8}
OUT_OF = {M01: 6 + 6 + 8, M02: 4.75 + 5 + 8}
BONUS = {"masque": 2.5, "repartition": 2.5, "mal_places_general": 5}
WAITS, NOTHING, EXCUSED = "waits", "nothing", "excused"
Mark = float | str


@dataclass(frozen=True)
class Sheet:
    """The marks of both modules, and the total; None where nothing counts."""

    first: Mark
    second: Mark
    total: float | None


def _half_steps(value: float) -> float:
    return floor(value * 2 + 0.5 + 1e-9) / 2


def _percent_lost(late: timedelta, road: str) -> int:
    if road == CANVAS:  # which says no more than that it is late: one day
        return 10 if late > timedelta() else 0
    if late <= timedelta(hours=1):
        return 0
    return min(10 * ceil(late / timedelta(days=1)), 50)


def _mark(module: str, written: Iterable[str], late: int, changed_task: float = 0) -> float:
    points = sum(POINTS.get(one, 0) for one in written) + changed_task
    bonus = sum(BONUS.get(one, 0) for one in written)
    capped = min(points + bonus, OUT_OF[module])
    return _half_steps(capped / OUT_OF[module] * 20 * (100 - late) / 100)


def sheets(learners: Iterable[Learner], road: str) -> Mapping[str, Sheet]:
    """Everybody's, by name."""
    learners = [*learners]
    first, second = (newest_of_group(learners, module) for module in (M01, M02))
    found = {}
    for one in learners:
        a, b = first.get(one.group, one), second.get(one.group, one)
        mark = NOTHING if a.first is None else _mark(M01, a.first, 0)
        other = _second(one, b, road)
        found[one.name] = Sheet(mark, other, _total(mark, other))
    return found


def _second(one: Learner, work: Learner, road: str) -> Mark:
    """The mark of m02_pegs. `work`: whose it is, in a group."""
    by_hand: dict[str, Mark] = {"Urbain": EXCUSED, "Vidal": 13.5}
    if one.family in by_hand:
        return by_hand[one.family]
    if work.second is None:
        return NOTHING
    if work.fails:
        return WAITS
    slip = 1.5 if one.family == "N'Guyen" else 0
    return _mark(M02, work.second, _percent_lost(work.late, road), slip)


def _total(*marks: Mark) -> float | None:
    parts = [
        (weight, 0.0 if mark == NOTHING else float(mark))
        for weight, mark in zip((1, 2), marks, strict=True)
        if mark not in (WAITS, EXCUSED)
    ]
    return (
        sum(weight * mark for weight, mark in parts) / sum(weight for weight, _ in parts)
        if parts
        else None
    )


# where the hour is known; where Canvas says no more than that it is late
BY_HAND: Mapping[str, Mapping[bool, tuple[Mark, Mark, float]]] = {
    # 20; 17.75 points and a bonus, capped: 20, two days late: 16 (Canvas: one day, 18); (20 + 2 ×
    # 16) / 3
    "Jade Noël": {False: (20, 16, 17.33), True: (20, 18, 18.67)},
    # 20; 4.75 + 5, and 1.5 by hand = 11.25 of 17.75: 12.68, rounded 12.5; (20 + 25) / 3
    "Anne-Marie N'Guyen": {False: (20, 12.5, 15), True: (20, 12.5, 15)},
    # in hospital: the other module alone
    "Ben Urbain": {False: (20, EXCUSED, 20), True: (20, EXCUSED, 20)},
    # Léo's 8 of 20; Léo's 20; (8 + 40) / 3
    "Zia Thomas": {False: (8, 20, 16), True: (8, 20, 16)},
    # a bonus of 2.5; 5 of 17.75: 5.63, nine days late, half is left: 2.82, rounded 3 (Canvas: 5.07,
    # rounded 5)
    "Ali Zidi": {False: (2.5, 3, 2.83), True: (2.5, 5, 4.17)},
}
