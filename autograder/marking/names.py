"""Names that a teacher typed, and whom or what they mean."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from autograder.i18n.display import clean, plain, some
from autograder.i18n.message import Message, _, pgettext
from autograder.intake.roster import Person


def unknown(name: str, known: Iterable[str], what: Message) -> Message:
    """A name that nothing has; what comes nearest, or what there is."""
    names = [*known]
    by_plain = {plain(one): one for one in names}
    near = (
        get_close_matches(plain(name), by_plain, 1)
        or [one for one in by_plain if name and plain(name) in one][:1]
    )
    sentence = (
        _("did you mean {near}?", near=by_plain[near[0]])
        if near
        else _("there are: {names}", names=some(names))
    )
    return _("no {what} is called “{name}”;", what=what, name=clean(name, 60)) + sentence


class Learners:
    """The learners of a class, found by their name in any order, with or without accents, or as a
    roster knows them."""

    def __init__(self, names: Iterable[str], people: Mapping[str, Person]):
        """`people`: of a roster, by name."""
        self.names = [*dict.fromkeys([*names, *people])]
        self._exact = set(self.names)
        self._found: dict[str, set[str]] = {}
        for name in self.names:
            self._found.setdefault(_key(name), set()).add(name)
            one = people.get(name)
            for known in (one.number, one.login, one.email, one.account) if one else ():
                if known:
                    self._found.setdefault(_key(known), set()).add(name)

    def named(self, typed: str) -> str | None:
        """The learner who is meant; None when nobody is, or several may be."""
        if typed in self._exact:
            return typed
        found = self._found.get(_key(typed), set())
        return next(iter(found)) if len(found) == 1 else None

    def stranger(self, typed: str) -> Message:
        """Say that nobody is meant, and who may have been."""
        return unknown(typed, self.names, pgettext("of an override", "learner"))


def _key(text: str) -> str:
    return " ".join(sorted(re.findall(r"\w+", plain(text).replace("_", " "))))
