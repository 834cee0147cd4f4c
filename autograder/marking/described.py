"""The settings in sentences, for the page of the class: nothing that makes a mark is hidden."""

from collections.abc import Iterator

from autograder.i18n import marking as said
from autograder.i18n.display import some
from autograder.i18n.text import Text
from autograder.marking.settings import OfModule, Settings
from autograder.reports.sentences import in_a_row

_POINTS = Text.quoted("`{name}` {points}")


def described(settings: Settings) -> list[Text]:
    """A sentence for each, without those that name learners; none where marks are just the
    points."""
    return [
        *_general(settings),
        *(one for slug, of in settings.modules.items() for one in _of_module(slug, of)),
    ]


def groups_described(settings: Settings) -> list[Text]:
    """Who works together."""
    return [
        said.GROUP_IS.format(group=group, names=some(members))
        for group, members in settings.groups.items()
        if len(members) > 1
    ]


def _general(settings: Settings) -> Iterator[Text]:
    if settings.out_of is not None:
        yield said.OUT_OF.format(out_of=settings.out_of)
    if settings.step:
        yield said.ROUNDED_TO[settings.rounding].format(step=settings.step)
    if settings.bonus:
        yield said.BONUS_IS[settings.bonus]
    if settings.counting is not None:
        yield said.COUNTING.format(names=", ".join(settings.counting))


def _of_module(slug: str, of: OfModule) -> Iterator[Text]:
    if of.tasks is not None:
        yield said.TASKS_COUNTING.format(module=slug, names=", ".join(of.tasks))
    if of.points:
        points = in_a_row(
            [_POINTS.format(name=name, points=points) for name, points in of.points.items()],
            "comma",
        )
        yield said.POINTS_ARE.format(module=slug, points=points)
    if of.due:
        date = of.due.at.isoformat(" ", "minutes")[:16]
        blanks = {"percent": of.due.per_day, "floor": of.due.floor}
        sentence = said.DUE_IS.format(module=slug, date=date, **blanks)
        hours = of.due.grace.total_seconds() / 3600
        yield sentence + said.GRACE_IS.format(hours=hours) if hours else sentence
    if of.weight != 1:
        yield said.WEIGHT_IS.format(module=slug, weight=of.weight)
