"""When something was handed in, and what coming late costs."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil

from autograder.i18n.message import Message, _, plural
from autograder.reports.model import Received

_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Due:
    """When a module is to be handed in, and what a day costs.

    Attributes:
        at: The moment.
        grace: How long after it nothing is lost.
        per_day: Percents of the mark that each day begun costs.
        floor: Percents that are left however late it is.
    """

    at: datetime
    grace: timedelta = timedelta()
    per_day: float = 0.0
    floor: float = 0.0

    def days(self, received: Received | None) -> int:
        """The days begun since the moment it was due; 0 when it was in time, or when nobody
        knows."""
        if received is None:
            return 0
        if received.at is None:
            return 1
        late = received.at - self.at
        return ceil(late / _DAY) if late > self.grace else 0

    def lost(self, received: Received | None) -> float:
        """The percents of the mark that are lost."""
        return max(0.0, min(self.days(received) * self.per_day, 100 - self.floor))

    def delivery(self, received: Received | None) -> Message:
        """Say when a work was handed in, and how late that is."""
        due = shown_date(self.at)
        if received is None:
            return _("Due {due}; when it was handed in is not known.", due=due)
        if received.at is None:
            return _(
                "Handed in late, as {source} says; due {due}.", source=received.source, due=due
            )
        blanks = {"at": shown_date(received.at), "due": due, "source": received.source}
        late = received.at - self.at
        if late <= timedelta():
            return _("Handed in {at} ({source}), in time; due {due}.", **blanks)
        sentence = (
            _("Handed in {at} ({source}), {late} late; due {due}.")
            if self.lost(received)
            else _("Handed in {at} ({source}), {late} late, which costs nothing; due {due}.")
        )
        return sentence.format(late=_duration(late), **blanks)

    def sentence(self, received: Received, mark: float) -> Message:
        """What a learner reads of what was lost. `mark`: what it makes."""
        percent = self.lost(received)
        if not received.at:
            return _(
                "late, as {source} says, counted as one day: −{percent} %, which makes {mark}",
                source=received.source,
                percent=percent,
                mark=mark,
            )
        return plural(
            "{count} day late: −{percent} %, which makes {mark}",
            "{count} days late: −{percent} %, which makes {mark}",
            count=self.days(received),
            percent=percent,
            mark=mark,
        )


def shown_date(at: datetime) -> str:
    """Return a moment as this machine's clock shows it, to the minute."""
    return at.astimezone().isoformat(" ", "minutes")[:16]


def _duration(late: timedelta) -> Message:
    hours, minutes = divmod(ceil(late.seconds / 60), 60)
    if late.days:
        return _("{days} d {hours} h", days=late.days, hours=hours)
    return _("{hours} h {minutes} min", hours=hours, minutes=minutes)
