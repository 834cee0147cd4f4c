"""What two or three learners of a class share, and nobody else: reasons to talk with them, each of them readable.

Functions of ten lines that are right are alike; so likeness is no reason here, and nothing has a percentage.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from autograder.course.module import Course
from autograder.i18n import similarity as said
from autograder.i18n.display import clean
from autograder.i18n.display import plain as by_name
from autograder.i18n.text import Text
from autograder.reports.model import FAILED, Report
from autograder.similar.own import Own, words_of

FEW = 5  # learners, at most, for something rare in a class of 20 or more
LONG = 80  # words of Python: files that are shorter may well be equal
_MANY_LETTERS, _MANY_WORDS = 15, 3  # of a comment that nobody else would write
_SHORT = 4  # letters of a word that may stand for anything
_TELLS_NOTHING = {"None", "True", "False", "-1", "0", "1", "[]", "()", "{}", "set()", "''", '""'}  # given by chance
_Group = tuple[str, ...]


@dataclass(frozen=True)
class Work:
    """What a learner wrote for a module, and what was found about it."""

    report: Report
    own: Own

    @property
    def name(self) -> str:
        return self.report.submission


@dataclass(frozen=True)
class Shared:
    """Learners, and what they alone have in common."""

    learners: _Group
    reasons: tuple[Text, ...]


def shared(works: Sequence[Work], usual: Collection[str]) -> list[Shared]:
    """The groups of a class, those with most reasons first; `usual`: the words of the course."""
    few = min(FEW, max(2, len(works) // 4))
    reasons: dict[_Group, list[Text]] = defaultdict(list)
    for finder in (_equal(works), _same_mistakes(works, few), _same_words(works, few), _same_names(works, few, usual)):
        for group, reason in finder:
            reasons[group].append(reason)
    groups = [Shared(group, tuple(found)) for group, found in reasons.items()]
    return sorted(groups, key=lambda one: (-len(one.reasons), one.learners))


def usual_words(course: Course) -> frozenset[str]:
    """The words of the course's own sources, which anybody may have from there."""
    return frozenset(word for module in course.modules.values() for word in words_of(module.source))


def _who(having: Iterable[tuple[Hashable, str]], most: int | None = None) -> Iterator[tuple[Hashable, _Group]]:
    """What several learners have, with their names; no more of them than `most`."""
    found: dict[Hashable, set[str]] = defaultdict(set)
    for what, name in having:
        found[what].add(name)
    for what, names in found.items():
        if 1 < len(names) <= (most or len(names)):
            yield what, tuple(sorted(names, key=by_name))


def _equal(works: Sequence[Work]) -> Iterator[tuple[_Group, Text]]:
    """Files that are equal but for comments and spaces, however many."""
    for _, group in _who((work.own.words, work.name) for work in works if len(work.own.words) >= LONG):
        yield group, said.EQUAL


def _same_mistakes(works: Sequence[Work], few: int) -> Iterator[tuple[_Group, Text]]:
    """The same wrong answers to the same calls, where no known mistake gives them."""
    having = [(mistake, work.name) for work in works for mistake in _unknown_mistakes(work.report)]
    for mistake, group in _who(having, few):
        assert isinstance(mistake, tuple)
        _, call, received, expected = mistake[0]
        yield group, said.SAME_MISTAKE.format(call=call, received=received, expected=expected)


def _unknown_mistakes(report: Report) -> Iterator[tuple[tuple[str, str, str, str], ...]]:
    """Of each task, the calls that no known mistake answers so, with what came back."""
    for task in report.tasks:
        found = tuple(
            (check.name, one.call, one.received, one.expected or "")
            for check in task.broken
            if check.status == FAILED and not check.diagnosis
            if (one := check.verdict) and one.call and one.received and one.received not in _TELLS_NOTHING
        )
        if found:
            yield found


def _same_words(works: Sequence[Work], few: int) -> Iterator[tuple[_Group, Text]]:
    """The same comment or docstring, of some length, that is no code put aside."""
    written = {one: words for work in works for one, words in work.own.said.items() if _tells(one)}
    for comment, group in _who(((one, work.name) for work in works for one in work.own.said if one in written), few):
        yield group, said.SAME_COMMENT.format(comment=clean(written[str(comment)], 120))


def _tells(comment: str) -> bool:
    words = re.findall(r"[^\W\d_]+", comment)
    return len(words) >= _MANY_WORDS and sum(map(len, words)) >= _MANY_LETTERS and not _is_code(comment)


def _is_code(comment: str) -> bool:
    if len(comment) > 200:  # no parser is asked about what somebody may have made to break it
        return False
    try:
        ast.parse(comment)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def _same_names(works: Sequence[Work], few: int, usual: Collection[str]) -> Iterator[tuple[_Group, Text]]:
    """Two names or more, made of words that the course does not have."""
    by_group: Mapping[_Group, list[str]] = defaultdict(list)
    having = ((one, work.name) for work in works for one in work.own.names if _is_odd(one, usual))
    for name, group in _who(having, few):
        by_group[group].append(str(name))
    for group, names in by_group.items():
        if len(names) > 1:
            yield group, said.SAME_NAMES.format(names=", ".join(f"`{clean(name, 40)}`" for name in sorted(names)))


def _is_odd(name: str, usual: Collection[str]) -> bool:
    return any(len(word) >= _SHORT and word not in usual for word in words_of(name))
