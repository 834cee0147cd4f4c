"""The settings in sentences, for the page of the class: nothing that makes a mark is hidden."""

from collections.abc import Iterator

from autograder.i18n.display import some
from autograder.i18n.message import Message, _, joined, quoted
from autograder.marking.lateness import shown_date
from autograder.marking.settings import OfModule, Settings

ROUNDED_TO = {
    "nearest": _("They are rounded to the nearest {step}."),
    "up": _("They are rounded up, by steps of {step}."),
    "down": _("They are rounded down, by steps of {step}."),
}
BONUS_IS = {
    "apart": _("A bonus stands beside the mark and does not count in it."),
    "added": _("A bonus is added to the mark."),
    "capped": _("A bonus is added to the mark, up to the maximum."),
}


def described(settings: Settings) -> list[Message]:
    """A sentence for each, without those that name learners; none where marks are just the
    points."""
    return [
        *_general(settings),
        *(one for slug, of in settings.modules.items() for one in _of_module(slug, of)),
    ]


def learners_described(settings: Settings) -> list[Message]:
    """Who works together, and who has more time."""
    extensions = [
        _("{module}: {name} has time until {date}.", module=slug, name=name, date=shown_date(at))
        for slug, of in settings.modules.items()
        for name, at in of.extensions.items()
    ]
    return extensions + [
        _("{group} works together: {names}.", group=group, names=some(members))
        for group, members in settings.groups.items()
        if len(members) > 1
    ]


def _general(settings: Settings) -> Iterator[Message]:
    if settings.out_of is not None:
        yield _("Marks are out of {out_of}.", out_of=settings.out_of)
    if settings.step:
        yield ROUNDED_TO[settings.rounding].format(step=settings.step)
    if settings.bonus:
        yield BONUS_IS[settings.bonus]
    if settings.seconds:
        yield _("A file may compute for {seconds} s.", seconds=settings.seconds)
    if settings.counting is not None:
        yield _("These modules count: {names}.", names=", ".join(settings.counting))


def _of_module(slug: str, of: OfModule) -> Iterator[Message]:
    if of.tasks is not None:
        yield _("{module}: these tasks count: {names}.", module=slug, names=", ".join(of.tasks))
    if of.points:
        points = joined(
            [
                quoted("`{name}` {points}").format(name=name, points=points)
                for name, points in of.points.items()
            ],
            "comma",
        )
        yield _("{module}: points of {points}.", module=slug, points=points)
    if of.due:
        date = shown_date(of.due.at)
        blanks = {"percent": of.due.per_day, "floor": of.due.floor}
        sentence = _(
            "{module}: due {date}; each day late costs {percent} %, and at least {floor} % is "
            "left.",
            module=slug,
            date=date,
            **blanks,
        )
        hours = of.due.grace.total_seconds() / 3600
        yield sentence + _("{hours} hours of grace.", hours=hours) if hours else sentence
    if of.weight != 1:
        yield _("{module} weighs {weight} in the term.", module=slug, weight=of.weight)
