"""What the wrong answers of a function have in common, as a question: for mistakes that nobody has
listed.

A property is a predicate over all calls tried, right and wrong: of numbers, lists, pairs,
dictionaries, of no task.
"""

import math
import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations, permutations, starmap
from string import Formatter
from typing import Any, NamedTuple

from autograder.i18n import properties as wording
from autograder.i18n.display import show, written
from autograder.i18n.text import Text
from autograder.sandbox.codec import Opaque, type_name

_ODD_DATA = (ValueError, TypeError, OverflowError, ZeroDivisionError, IndexError, RecursionError)
_FEW = 3  # calls: from fewer, one cannot tell that something is always so
_MANY = 6
# behind the point: that one result is another one rounded to so many is no accident
_NO_ACCIDENT = 4
_DIGITS = 13  # behind the point: with more, two ways to compute the same may differ
_SHORT = 40  # characters of a value within a sentence
_SEQUENCES = (list, tuple, str)
Fields = dict[str, Any]


class Call(NamedTuple):
    """One call that was tried: what was given, what is right, what came back, and whether that is
    right."""

    arguments: tuple[Any, ...]
    expected: Any
    received: Any
    right: bool
    stopped: bool = False  # by an exception, or with the whole program: nothing was received


@dataclass(frozen=True)
class Tried:
    """All the calls of a function that were tried."""

    calls: tuple[Call, ...]

    @cached_property
    def wrong(self) -> tuple[Call, ...]:
        return tuple(call for call in self.calls if not call.right)

    @cached_property
    def right(self) -> tuple[Call, ...]:
        return tuple(call for call in self.calls if call.right)

    @cached_property
    def answered(self) -> tuple[Call, ...]:
        return tuple(call for call in self.calls if not call.stopped)

    @cached_property
    def wrongly(self) -> tuple[Call, ...]:
        """The calls that gave a wrong result."""
        return tuple(call for call in self.wrong if not call.stopped)

    @cached_property
    def all_numbers(self) -> bool:
        return all(_is_number(call.expected) and _is_number(call.received) for call in self.calls)

    @cached_property
    def arity(self) -> int:
        """How many arguments all calls have; 0 where they have not all as many."""
        counts = {len(call.arguments) for call in self.calls}
        return counts.pop() if len(counts) == 1 else 0

    def always(self, holds: Callable[[Any, Any], bool]) -> bool:
        """Whether something holds of each wrong result: of what was expected, and received."""
        return all(holds(call.expected, call.received) for call in self.wrongly)

    def place(self, rank: int) -> Text:
        return wording.ONLY_ARGUMENT if self.arity == 1 else wording.PLACES[rank]

    def of_place(self, rank: int) -> Text:
        return wording.OF_ONLY_ARGUMENT if self.arity == 1 else wording.OF_PLACES[rank]

    @property
    def places(self) -> range:
        return range(min(self.arity, len(wording.PLACES)))


Property = tuple[Text, Callable[[Tried], bool | Fields | None]]


def question(tried: Tried, stopped: bool = False) -> Text | None:
    """What to ask about these answers; None where nothing general can be said of them.

    `stopped`: the call that is shown gave none, so that nothing can be asked about its result.
    """
    if not tried.wrong:
        return None
    of_all = None if stopped else _first_of(OF_ALL_CALLS, tried)
    if of_all:
        return of_all
    how, where = wording.STOPS if stopped else _how(tried), _where(tried)
    if how and where:
        return wording.ONLY_WHERE_AND.format(where=where) + how
    return wording.ONLY_WHERE.format(where=where) if where else how


class Asked(NamedTuple):
    """What to ask about a sentence of a check that judges for itself.

    `when`: only where this holds of what its blanks are filled with. The question may have blanks
    of the same names.
    """

    sentence: Text
    question: Text
    when: Callable[[Mapping[str, str]], bool] | None = None

    def about(self, finding: Text) -> Text | None:
        """The question about what was found; None where that is another sentence."""
        filled = _pattern(self.sentence["en"]).match(finding["en"])
        if not filled:
            return None
        # where a blank is filled with something else
        with suppress(*_ODD_DATA, KeyError, SyntaxError):
            if self.when is None or self.when(filled.groupdict()):
                return self.question.format(**filled.groupdict())
        return None


def question_of(finding: Text, known: Iterable[Asked] = ()) -> Text | None:
    """What to ask about a sentence of a check that judges for itself; None of one that is in no
    table.

    `known`: what a module's own checks would ask, looked at before what is asked in games of any
    module.
    """
    tables = (*known, *starmap(Asked, wording.ASKED_OF))
    return next(filter(None, (asked.about(finding) for asked in tables)), None)


def _pattern(sentence: str) -> re.Pattern[str]:
    """What a sentence looks like, its blanks filled in, whatever comes after it."""
    parts, names = [], set[str]()
    for words, name, *_ in Formatter().parse(sentence):
        parts.append(re.escape(words))
        if name:
            parts.append(r".*?" if name in names else rf"(?P<{name}>.*?)")
            names.add(name)
    return re.compile("".join(parts), re.DOTALL)


def _first_of(properties: Sequence[Property], tried: Tried) -> Text | None:
    for text, holds in properties:
        with suppress(*_ODD_DATA):
            fields = holds(tried)
            if fields:
                return text if fields is True else text.format(**fields)
    return None


def _how(tried: Tried) -> Text | None:
    if tried.wrong[0].stopped:
        return wording.STOPS
    by_kind = _of_their_kind(tried.answered) or _of_their_kind(tried.wrongly)
    same_kind = all(type(call.received) is type(call.expected) for call in tried.wrongly)
    numbers = by_kind is NUMBERS and all(_is_number(call.received) for call in tried.wrongly)
    return _first_of(
        ((wording.SOME_NONE, _all_none), *(by_kind if same_kind or numbers else OF_ANOTHER_TYPE)),
        tried,
    )


def _of_their_kind(calls: Sequence[Call]) -> Sequence[Property]:
    """The properties of what is right in all of these calls; none where they are of several
    kinds."""
    return next((some for holds, some in _KINDS if all(holds(call.expected) for call in calls)), ())


# ---------------------------------------------------------------- where it goes wrong


def _where(tried: Tried) -> Text | None:
    """What all wrong calls have in common, and most right ones have not."""
    best, least = None, len(tried.right) // 2
    if len(tried.right) < _FEW:
        return None
    with suppress(*_ODD_DATA):
        for text, holds in _traits(tried):
            with suppress(*_ODD_DATA):
                if all(map(holds, tried.wrong)):
                    others = sum(map(holds, tried.right))
                    if others < least or (others == least and not best):
                        best, least = text, others
    return best


def _traits(tried: Tried) -> Iterator[tuple[Text, Callable[[Call], bool]]]:
    """What may be special about calls, simple things first."""
    for rank in tried.places:
        arguments = [call.arguments[rank] for call in tried.calls]
        kinds = {*map(type, arguments)}
        if kinds <= {list, tuple, str, set, dict}:
            yield from _of_collections(tried, rank)
        elif kinds <= {int, float}:
            yield from _of_numbers(tried, rank)
        elif None in arguments:
            yield (
                wording.IS.format(x=tried.place(rank), k=None),
                _at(rank, lambda value: value is None),
            )
    if tried.arity > 1 and len(tried.wrong) >= _FEW:
        yield wording.NEGATIVE, lambda call: any(map(_holds_negative, call.arguments))
        yield wording.NOT_NATURAL, lambda call: any(map(_holds_no_natural, call.arguments))
    for one, other in permutations(tried.places, 2):
        yield from _of_two(tried, one, other)
    yield from _of_what_is_right(tried)


def _at(rank: int, holds: Callable[[Any], bool]) -> Callable[[Call], bool]:
    return lambda call: holds(call.arguments[rank])


def _of_collections(tried: Tried, rank: int) -> Iterator[tuple[Text, Callable[[Call], bool]]]:
    x = tried.place(rank)
    yield wording.EMPTY.format(x=x), _at(rank, lambda value: len(value) == 0)
    yield wording.REPEATS.format(x=x), _at(rank, _repeats)
    yield wording.ONE_ELEMENT.format(x=x), _at(rank, lambda value: len(value) == 1)
    if len(tried.wrong) >= _FEW:
        yield wording.HOLDS_NEGATIVE.format(x=x), _at(rank, _holds_negative)
        yield wording.HOLDS.format(x=x, k=0), _at(rank, lambda value: any(map(_is_zero, value)))
        shortest = min(len(call.arguments[rank]) for call in tried.wrong)
        longest = max(len(call.arguments[rank]) for call in tried.wrong)
        if shortest == 2:
            yield wording.SEVERAL_ELEMENTS.format(x=x), _at(rank, lambda value: len(value) > 1)
        elif shortest > 2:
            yield (
                wording.LONGER.format(x=x, k=shortest - 1),
                _at(rank, lambda value: len(value) >= shortest),
            )
        if longest > 1:
            yield (
                wording.SHORTER.format(x=x, k=longest + 1),
                _at(rank, lambda value: len(value) <= longest),
            )
        yield wording.UNSORTED.format(x=x), _at(rank, lambda value: [*value] != sorted(value))
    if len(tried.wrong) >= _MANY:
        for held in _some_elements(tried.wrong[0].arguments[rank]):
            yield wording.HOLDS.format(x=x, k=show(held)), _at(rank, partial(_holds, held))


def _some_elements(value: Any) -> list[Any]:
    """The different elements of a short collection that are short themselves."""
    return (
        [one for one in {written(one): one for one in value}.values() if isinstance(one, int | str)]
        if len(value) <= _MANY
        else []
    )


def _holds(held: Any, value: Any) -> bool:
    return held in [*value]


def _holds_negative(value: Any) -> bool:
    """Whether it is a number below 0, or a collection that holds one."""
    return any(_is_number(one) and one < 0 for one in _within(value))


def _holds_no_natural(value: Any) -> bool:
    """Whether it is a number below 0 or one that is not whole, or a collection that holds one."""
    return any(_is_number(one) and (one < 0 or one % 1 != 0) for one in _within(value))


def _within(value: Any) -> list[Any]:
    return [*value] if type(value) in (*_SEQUENCES, set, dict) else [value]


def _is_zero(value: Any) -> bool:
    return _is_number(value) and value == 0


def _repeats(value: Any) -> bool:
    return type(value) in _SEQUENCES and len({*map(written, value)}) < len(value)


def _of_numbers(tried: Tried, rank: int) -> Iterator[tuple[Text, Callable[[Call], bool]]]:
    x, values = tried.place(rank), [call.arguments[rank] for call in tried.wrong]
    if values[0] == 0 or len(values) >= _FEW:
        yield wording.IS.format(x=x, k=values[0]), _at(rank, lambda value: bool(value == values[0]))
    if len(tried.wrong) >= _FEW:
        least, most = min(values), max(values)
        below = [call.arguments[rank] for call in tried.right if call.arguments[rank] < least]
        above = [call.arguments[rank] for call in tried.right if call.arguments[rank] > most]
        if below:
            yield wording.ABOVE.format(x=x, k=max(below)), _at(rank, lambda value: value >= least)
        if above:
            yield wording.BELOW.format(x=x, k=min(above)), _at(rank, lambda value: value <= most)
    if len(tried.wrong) >= _MANY and all(type(value) is int for value in values):
        yield wording.EVEN.format(x=x), _at(rank, lambda value: value % 2 == 0)
        yield wording.ODD.format(x=x), _at(rank, lambda value: value % 2 == 1)


def _of_two(tried: Tried, one: int, other: int) -> Iterator[tuple[Text, Callable[[Call], bool]]]:
    def both(holds: Callable[[Any, Any], bool]) -> Callable[[Call], bool]:
        return lambda call: holds(call.arguments[one], call.arguments[other])

    names = {"x": tried.place(one), "y": tried.place(other), "of_y": tried.of_place(other)}
    first, second = tried.wrong[0].arguments[one], tried.wrong[0].arguments[other]
    sequences = type(first) in _SEQUENCES and type(second) in _SEQUENCES
    if one < other and type(first) is type(second) and (sequences or len(tried.wrong) > 1):
        yield wording.EQUAL.format(**names), both(lambda x, y: bool(x == y))
    if one < other and sequences and len(tried.wrong) >= _FEW:
        yield wording.UNEQUAL_LENGTHS.format(**names), both(lambda x, y: len(x) != len(y))
        yield wording.SAME_PLACE.format(**names), both(lambda x, y: any(map(_equal, x, y)))
        yield wording.SHARED.format(**names), both(lambda x, y: any(part in [*y] for part in x))
    if type(first) not in _SEQUENCES and type(second) in _SEQUENCES and len(tried.wrong) >= _FEW:
        yield wording.WITHIN.format(**names), both(lambda x, y: x in [*y])
        yield wording.ABSENT.format(**names), both(lambda x, y: x not in [*y])


def _of_what_is_right(tried: Tried) -> Iterator[tuple[Text, Callable[[Call], bool]]]:
    if not all(_is_number(call.expected) for call in tried.calls):
        if (
            type(tried.wrong[0].expected) is not bool
            and len({written(call.expected) for call in tried.wrong}) == 1
            and not tried.wrong[0].expected
        ):
            right = tried.wrong[0].expected
            yield wording.RIGHT_IS.format(k=show(right)), lambda call: bool(call.expected == right)
        return
    values = [call.expected for call in tried.wrong]
    least, most = min(values), max(values)
    if values[0] == 0 or (type(values[0]) is int and len(values) >= _FEW):
        yield (
            wording.RIGHT_IS.format(k=show(values[0])),
            lambda call: bool(call.expected == values[0]),
        )
    if type(values[0]) is int and len(tried.wrong) >= _FEW:
        if any(call.expected < least for call in tried.right):
            yield wording.RIGHT_ABOVE.format(k=least - 1), lambda call: bool(call.expected >= least)
        if any(call.expected > most for call in tried.right):
            yield wording.RIGHT_BELOW.format(k=most + 1), lambda call: bool(call.expected <= most)


# ---------------------------------------------------------------- how it is wrong: any answer


def _equal(one: Any, other: Any) -> bool:
    return bool(one == other)


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and -math.inf < value < math.inf


def close(one: Any, other: Any) -> bool:
    """Equal but for the last digits of a sum of floats."""
    return math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-11)


def _constant(tried: Tried) -> Fields | None:
    shown = show(tried.wrong[0].received)
    return {"k": shown} if len(shown) <= _SHORT and _same(tried) else None


def _same(tried: Tried) -> bool:
    """Whether every call gave one and the same result, where several are right."""
    if tried.wrong[0].stopped or len(tried.answered) < max(_FEW, len(tried.calls)):
        return False
    first = tried.wrong[0].received
    if (
        first is None
        or not _is_plain(first)
        or any(written(call.received) != written(first) for call in tried.calls)
    ):
        return False
    return len({written(call.expected) for call in tried.calls}) > 1


def _is_plain(value: Any) -> bool:
    """Whether all of a value is known: nothing in it stands for what is no data, as a generator
    is."""
    if type(value) is dict:
        return all(_is_plain(one) for pair in value.items() for one in pair)
    return (
        all(map(_is_plain, value))
        if type(value) in (list, tuple, set, frozenset)
        else type(value) is not Opaque
    )


def _exchanged(tried: Tried) -> bool:
    """Whether each wrong result is the right one of the arguments the other way round, where that
    was tried."""
    if tried.arity != 2 or any(call.stopped for call in tried.calls):
        return False
    right = {written(call.arguments): call.expected for call in tried.calls}
    turned = [
        (right[key], call)
        for call in tried.calls
        if (key := written(call.arguments[::-1])) in right
    ]
    telling = [call for other, call in turned if not _equal(other, call.expected)]
    return len(telling) >= _FEW and all(_equal(other, call.received) for other, call in turned)


def _ignored(tried: Tried) -> Fields | None:
    """An argument on which no result depends, although the right ones do."""
    for rank in tried.places if tried.arity > 1 else ():
        if _unchanged(tried, rank, lambda value: None):
            return {"x": tried.place(rank)}
    return None


def _first_elements(tried: Tried) -> Fields | None:
    """A list of which the first element alone decides, although the right results depend on the
    others."""
    for rank in tried.places:
        lists = all(type(call.arguments[rank]) in _SEQUENCES for call in tried.calls)
        if lists and _unchanged(tried, rank, lambda value: value[:1]):
            return {"of_x": tried.of_place(rank)}
    return None


def _unchanged(tried: Tried, rank: int, seen: Callable[[Any], Any]) -> bool:
    """Whether the result never changes with what is not seen of an argument, where the right one
    does."""
    if len(tried.answered) < len(tried.calls) or tried.wrong[0].received is None:
        return False
    if not all(_is_plain(call.received) for call in tried.calls):
        return False
    received: dict[str, str] = {}
    expected: dict[str, set[str]] = {}
    for call in tried.calls:
        key = written(
            (call.arguments[:rank], seen(call.arguments[rank]), call.arguments[rank + 1 :])
        )
        if received.setdefault(key, written(call.received)) != written(call.received):
            return False
        expected.setdefault(key, set()).add(written(call.expected))
    return sum(len(some) > 1 for some in expected.values()) >= _FEW


# ---------------------------------------------------------- of another type than what is expected


def _all_none(tried: Tried) -> bool:
    return tried.always(lambda expected, received: received is None and expected is not None)


def _first_other_type(tried: Tried) -> Fields | None:
    """The type of a wrong result that is not of the one expected, and that one."""
    others = (call for call in tried.wrongly if type(call.received) is not type(call.expected))
    return next(
        ({"found": type_name(one.received), "kind": type_name(one.expected)} for one in others),
        None,
    )


def _types(tried: Tried) -> Fields | None:
    """The type of all wrong results, and the one expected, where each is one."""
    found = {type_name(call.received) for call in tried.wrongly}
    kind = {type_name(call.expected) for call in tried.wrongly}
    return {"found": found.pop(), "kind": kind.pop()} if len(found) == len(kind) == 1 else None


def _in_another_box(tried: Tried) -> Fields | None:
    boxes = (list, tuple, set, frozenset)

    def same(expected: Any, received: Any) -> bool:
        unordered = {type(expected), type(received)} & {set, frozenset}
        return {type(expected), type(received)} <= {*boxes} and (
            Counter(expected) == Counter(received) if unordered else [*expected] == [*received]
        )

    return _types(tried) if tried.always(same) else None


def _boxed(tried: Tried) -> Fields | None:
    alone = tried.always(
        lambda expected, received: type(received) in (list, tuple) and [*received] == [expected]
    )
    return _types(tried) if alone else None


def _is_among(rank: int, expected: Any, received: Any) -> bool:
    """Whether a result is some values instead of one, which stands at that place."""
    several = type(received) in (list, tuple) and 1 < len(received) <= len(wording.VALUES)
    return several and type(expected) not in (list, tuple) and _equal(received[rank], expected)


def _one_of_several(tried: Tried) -> Fields | None:
    for rank, nth in enumerate(wording.VALUES):
        if tried.always(partial(_is_among, rank)):
            return {"nth": nth}
    return None


def _as_text(tried: Tried) -> bool:
    return tried.always(
        lambda expected, received: type(received) is str and received.strip() in _written(expected)
    )


def _written(value: Any) -> tuple[str, ...]:
    if type(value) not in (list, tuple) or any(type(one) is str for one in value):
        return (str(value),)
    return str(value), "".join(map(str, value)), " ".join(map(str, value))


OF_ANOTHER_TYPE: Sequence[Property] = (
    (wording.AS_TEXT, _as_text),
    (wording.IN_ANOTHER_BOX, _in_another_box),
    (wording.BOXED, _boxed),
    (wording.ONE_OF_SEVERAL, _one_of_several),
    (wording.OTHER_KIND, _types),
    (wording.SOMETIMES_NONE, lambda tried: any(call.received is None for call in tried.wrongly)),
    (wording.SOME_OTHER_KIND, _first_other_type),
)

# ---------------------------------------------------------------- numbers


def _measures(tried: Tried) -> Iterator[tuple[Text, Callable[[Call], Any]]]:
    """Numbers that can be read off the arguments."""
    for rank in tried.places:
        first = tried.calls[-1].arguments[rank]
        some: Mapping[Text, Callable[[Any], Any]] = {}
        if type(first) in _SEQUENCES:
            some = {
                wording.LENGTH: len,
                wording.DISTINCT: lambda value: len({*value}),
                wording.DOUBLES: lambda value: len(value) - len({*value}),
                wording.SUM: sum,
                wording.LARGEST: max,
                wording.SMALLEST: min,
                wording.FIRST: lambda value: value[0],
                wording.LAST: lambda value: value[-1],
            }
        elif _is_number(first):
            some = {wording.ITSELF: lambda value: value}
        for what, measure in some.items():
            yield (
                what.format(x=tried.place(rank), of_x=tried.of_place(rank)),
                partial(_measure, measure, rank),
            )
    for one, other in combinations(tried.places, 2):
        if {type(tried.calls[-1].arguments[rank]) for rank in (one, other)} <= {list, tuple, str}:
            what = wording.MATCHES.format(x=tried.place(one), y=tried.place(other))
            yield what, partial(_matches, one, other)


def _measure(measure: Callable[[Any], Any], rank: int, call: Call) -> Any:
    return measure(call.arguments[rank])


def _matches(one: int, other: int, call: Call) -> int:
    return sum(map(_equal, call.arguments[one], call.arguments[other]))


def _measured(value: Callable[[Call], Any]) -> Callable[[Tried], Fields | None]:
    """The property that a number made of each call is always the same measure of its arguments."""

    def holds(tried: Tried) -> Fields | None:
        if not tried.all_numbers or len({value(call) for call in tried.answered}) < _FEW:
            return None
        for what, measure in _measures(tried):
            with suppress(*_ODD_DATA):
                if all(close(value(call), measure(call)) for call in tried.answered):
                    return {"what": what}
        return None

    return holds


def _one_off(step: int) -> Callable[[Tried], bool]:
    return lambda tried: (
        _several(tried)
        and all(close(call.received - call.expected, step) for call in tried.wrongly)
    )


def _all_off_by(tried: Tried) -> Fields | None:
    found = {call.received - call.expected for call in tried.wrongly}
    return {"k": f"{abs(found.pop()):g}"} if len(found) == 1 and _several(tried) else None


def _several(tried: Tried) -> bool:
    return len({call.expected for call in tried.wrongly}) > 1


def _times(tried: Tried) -> Fields | None:
    if not _several(tried) or any(call.expected == 0 for call in tried.wrongly):
        return None
    ratios = [call.received / call.expected for call in tried.wrongly]
    if ratios[0] in (0, 1) or not all(close(ratio, ratios[0]) for ratio in ratios):
        return None
    ratio = f"{ratios[0]:.4g}"
    if abs(float(ratio)) == 1:  # which nobody would call "so many times"
        return None
    return {"k": float(ratio)}


def _inverse(tried: Tried) -> bool:
    return _several(tried) and tried.always(
        lambda expected, received: close(expected * received, 1)
    )


def _rounded(tried: Tried) -> bool:
    least = 0 if _several(tried) else _NO_ACCIDENT
    return any(tried.always(partial(_is_rounded, digits)) for digits in range(least, _DIGITS))


def _is_rounded(digits: int, expected: Any, received: Any) -> bool:
    scale = 10**digits
    near = (
        round(expected, digits),
        math.floor(expected * scale) / scale,
        math.ceil(expected * scale) / scale,
    )
    return near[0] != expected and received in near


def _never_above(tried: Tried) -> Fields | None:
    if not tried.all_numbers:
        return None
    most = max(call.received for call in tried.answered)
    capped = all(call.received == min(call.expected, most) for call in tried.answered)
    full = len({call.received for call in tried.answered}) > 1
    return {"k": most} if capped and full and type(most) is int and most > 1 else None


def _never_above_one(tried: Tried) -> bool:
    capped = tried.all_numbers and all(
        call.received == min(call.expected, 1) for call in tried.answered
    )
    return capped and any(call.received == 1 for call in tried.wrongly)


NUMBERS: Sequence[Property] = (
    (wording.ROUNDED, _rounded),
    (wording.ONE_MORE, _one_off(1)),
    (wording.ONE_LESS, _one_off(-1)),
    (wording.ALL_OFF_BY, _all_off_by),
    (
        wording.OPPOSITE_SIGN,
        lambda tried: tried.always(lambda expected, received: close(received, -expected)),
    ),
    (wording.TIMES, _times),
    (wording.INVERSE, _inverse),
    (wording.TOO_LARGE, lambda tried: tried.always(lambda expected, received: received > expected)),
    (wording.TOO_SMALL, lambda tried: tried.always(lambda expected, received: received < expected)),
    (wording.BOTH_WAYS, lambda tried: True),
)

# ---------------------------------------------------------------- True and False


def _negated(tried: Tried) -> bool:
    truths = {type(value) for call in tried.calls for value in (call.expected, call.received)} == {
        bool
    }
    return truths and len(tried.calls) >= _FEW and not tried.right and _several(tried)


TRUTHS: Sequence[Property] = (
    (wording.TOO_OFTEN_TRUE, lambda tried: tried.always(lambda expected, received: received)),
    (wording.TOO_OFTEN_FALSE, lambda tried: tried.always(lambda expected, received: not received)),
    (wording.BOTH_TRUTHS, lambda tried: True),
)

# ---------------------------------------------------------------- lists, texts, sets


def _count(value: Any) -> Counter[Hashable]:
    return Counter(map(written, value))


def _always(holds: Callable[[Any, Any], bool]) -> Callable[[Tried], bool]:
    return lambda tried: tried.always(holds)


def _all_empty(tried: Tried) -> bool:
    return not any(call.received for call in tried.wrongly)


def _backwards(tried: Tried) -> bool:
    long = any(len(call.expected) > 2 for call in tried.wrongly)
    return long and tried.always(lambda expected, received: bool(received == expected[::-1]))


def _argument_back(tried: Tried) -> Fields | None:
    for rank in tried.places:
        if all(_equal(call.arguments[rank], call.received) for call in tried.wrongly):
            return {"x": tried.place(rank)}
    return None


def _written_alike(expected: Any, received: Any) -> bool:
    return type(expected) is not str and _unquoted(expected) == _unquoted(received)


def _unquoted(value: Any) -> list[str]:
    """The elements of a value as they are written, texts and numbers alike."""
    return [written(one).replace("'", "") for one in value]


def flat(value: Any) -> Any:
    """A value with each collection in it as a list."""
    return [*map(flat, value)] if type(value) in (list, tuple) else value


def _elements_of_type(tried: Tried) -> Fields | None:
    """The type of all elements of the wrong results, and of those expected, where each is one, and
    another one."""
    found = {type_name(one) for call in tried.wrongly for one in call.received}
    kind = {type_name(one) for call in tried.wrongly for one in call.expected}
    return (
        {"found": found.pop(), "kind": kind.pop()}
        if len(found) == len(kind) == 1 and found != kind
        else None
    )


Pairs = list[tuple[Any, Any]]  # what should stand somewhere, and what stands there


def _elements(pairs: Pairs) -> Pairs:
    """The elements of lists, those of them that are wrong. Raises ValueError where two lists are
    not as long."""
    if not all(type(expected) is type(received) in (list, tuple) for expected, received in pairs):
        raise ValueError("no lists")
    both = (elements for one in pairs for elements in zip(*one, strict=True))
    return [(expected, received) for expected, received in both if not _equal(expected, received)]


def _in_elements(holds: Callable[[Any, Any], bool]) -> Callable[[Tried], bool]:
    """The property that results are as long as they should be, and that something holds of each
    wrong element."""

    def of_all(tried: Tried) -> bool:
        wrong = _elements([(call.expected, call.received) for call in tried.wrongly])
        return len(wrong) >= _FEW and all(holds(*one) for one in wrong)

    return of_all


def _in_numbers(holds: Callable[[Any, Any], bool]) -> Callable[[Tried], bool]:
    """The property that something holds of each wrong number in lists of lists of numbers, all of
    the right lengths."""

    def of_all(tried: Tried) -> bool:
        wrong = _elements(_elements([(call.expected, call.received) for call in tried.wrongly]))
        return len(wrong) >= _FEW and all(
            all(map(_is_number, one)) and holds(*one) for one in wrong
        )

    return of_all


def _lists(holds: Callable[[Any, Any], bool]) -> Callable[[Any, Any], bool]:
    return lambda expected, received: (
        type(expected) is type(received) in (list, tuple) and holds(expected, received)
    )


OF_ELEMENTS: Sequence[Property] = (
    (wording.ELEMENTS_EMPTY, _in_elements(_lists(lambda expected, received: not received))),
    (
        wording.ELEMENTS_BACKWARDS,
        _in_elements(_lists(lambda expected, received: bool(received == expected[::-1]))),
    ),
    (
        wording.ELEMENTS_WITHOUT_LAST,
        _in_elements(_lists(lambda expected, received: bool(received == expected[:-1]))),
    ),
    (
        wording.ELEMENTS_WITHOUT_FIRST,
        _in_elements(_lists(lambda expected, received: bool(received == expected[1:]))),
    ),
    (
        wording.NUMBERS_ONE_MORE,
        _in_numbers(lambda expected, received: close(received - expected, 1)),
    ),
    (
        wording.NUMBERS_ONE_LESS,
        _in_numbers(lambda expected, received: close(received - expected, -1)),
    ),
    (wording.NUMBERS_TOO_LARGE, _in_numbers(lambda expected, received: bool(received > expected))),
    (wording.NUMBERS_TOO_SMALL, _in_numbers(lambda expected, received: bool(received < expected))),
)


def _missing(expected: Any, received: Any) -> bool:
    return _count(received) < _count(expected)


LISTS: Sequence[Property] = (
    (wording.ALL_EMPTY, _all_empty),
    (wording.ARGUMENT_BACK, _argument_back),
    (wording.BACKWARDS, _backwards),
    (wording.OTHER_ORDER, _always(lambda expected, received: _count(expected) == _count(received))),
    (wording.LAST_MISSING, _always(lambda expected, received: received == expected[:-1])),
    (wording.FIRST_MISSING, _always(lambda expected, received: received == expected[1:])),
    (
        wording.END_MISSING,
        _always(lambda expected, received: received == expected[: len(received)] != expected),
    ),
    (
        wording.SOME_TWICE,
        _always(
            lambda expected, received: (
                _missing(received, expected) and {*_count(expected)} == {*_count(received)}
            )
        ),
    ),
    (
        wording.ONCE_ONLY,
        _always(
            lambda expected, received: (
                _missing(expected, received) and {*_count(expected)} == {*_count(received)}
            )
        ),
    ),
    (
        wording.SOME_MISSING,
        _always(
            lambda expected, received: type(expected) is not str and _missing(expected, received)
        ),
    ),
    (wording.SOME_TOO_MANY, _always(lambda expected, received: _missing(received, expected))),
    (wording.ELEMENTS_AS_TEXT, _always(_written_alike)),
    (
        wording.ELEMENTS_IN_ANOTHER_BOX,
        _always(lambda expected, received: flat(expected) == flat(received)),
    ),
    (wording.ELEMENTS_OF_TYPE, _elements_of_type),
    *OF_ELEMENTS,
    (wording.LENGTH_RIGHT, _always(lambda expected, received: len(expected) == len(received))),
    (wording.TOO_LONG, _always(lambda expected, received: len(received) > len(expected))),
    (wording.TOO_SHORT, _always(lambda expected, received: len(received) < len(expected))),
    (wording.LENGTHS_VARY, lambda tried: True),
)

# ----------------------------------------------------------- a few values in a tuple, dictionaries


def _one_value(tried: Tried) -> Fields | None:
    """Where one value alone is wrong: which one, and how."""
    width = len(tried.calls[0].expected)
    if any(len(call.received) != width for call in tried.answered):
        return None
    wrong = {
        rank
        for call in tried.wrongly
        for rank in range(width)
        if call.received[rank] != call.expected[rank]
    }
    if len(wrong) != 1:
        return None
    (rank,) = wrong
    seen = tuple(
        call._replace(expected=call.expected[rank], received=call.received[rank])
        for call in tried.answered
    )
    how = _how(Tried(seen))
    return {"nth": wording.VALUES[rank], "how": how} if how else None


def _pair_exchanged(tried: Tried) -> bool:
    """Whether all pairs are the right ones the other way round, those that are right as both values
    are equal, too."""
    if not all(call.expected == call.expected[::-1] for call in tried.right):
        return False
    return tried.always(
        lambda expected, received: len(expected) == 2 and received == expected[::-1]
    )


PAIRS: Sequence[Property] = (
    (wording.PAIR_EXCHANGED, _pair_exchanged),
    (wording.ONE_VALUE, _one_value),
    (wording.SEVERAL_VALUES, _always(lambda expected, received: len(expected) == len(received))),
    (wording.TOO_LONG, _always(lambda expected, received: len(received) > len(expected))),
    (wording.TOO_SHORT, _always(lambda expected, received: len(received) < len(expected))),
)


def _turned_round(expected: Any, received: Any) -> bool:
    """Whether what should be values leads to what should be keys: to one of them, where several
    have that value."""
    turned: dict[Any, set[Any]] = {}
    for key, value in expected.items():
        for part in value if type(value) in (set, frozenset) else (value,):
            turned.setdefault(part, set()).add(key)
    return received.keys() == turned.keys() and all(
        value in turned[key] for key, value in received.items()
    )


def _keys_off_by(step: int) -> Callable[[Any, Any], bool]:
    def holds(expected: Any, received: Any) -> bool:
        whole = all(type(key) is int for key in expected)
        return (
            whole
            and bool(received)
            and received == {key + step: value for key, value in expected.items()}
        )

    return holds


def _values_right(expected: Any, received: Any) -> bool:
    return _count(expected.values()) == _count(received.values())


def _counts(expected: Any, received: Any) -> bool:
    """Whether the values are whole numbers, which may be added up."""
    return all(type(value) is int for value in (*expected.values(), *received.values()))


def _adds_up_to_less(expected: Any, received: Any) -> bool:
    return _counts(expected, received) and sum(received.values()) < sum(expected.values())


def _adds_up_to_more(expected: Any, received: Any) -> bool:
    return _counts(expected, received) and sum(received.values()) > sum(expected.values())


DICTIONARIES: Sequence[Property] = (
    (wording.ALL_EMPTY, _all_empty),
    (wording.TURNED_ROUND, _always(_turned_round)),
    (wording.KEYS_ONE_LESS, _always(_keys_off_by(-1))),
    (wording.KEYS_ONE_MORE, _always(_keys_off_by(1))),
    (wording.KEYS_MISSING, _always(lambda expected, received: received.keys() < expected.keys())),
    (wording.KEYS_TOO_MANY, _always(lambda expected, received: received.keys() > expected.keys())),
    (wording.KEYS_RIGHT, _always(lambda expected, received: received.keys() == expected.keys())),
    (wording.VALUES_RIGHT, _always(_values_right)),
    (wording.KEYS_OTHER, _always(lambda expected, received: not received.keys() & expected.keys())),
    (wording.ADDS_UP_TO_LESS, _always(_adds_up_to_less)),
    (wording.ADDS_UP_TO_MORE, _always(_adds_up_to_more)),
    (
        wording.SOME_KEYS_OTHER,
        _always(lambda expected, received: received.keys() != expected.keys()),
    ),
    (wording.ENTRIES_VARY, lambda tried: True),
)

SETS = tuple(
    one
    for one in LISTS
    if one[0] not in (wording.BACKWARDS, wording.LAST_MISSING, wording.FIRST_MISSING)
)

_KINDS: Sequence[tuple[Callable[[Any], bool], Sequence[Property]]] = (
    (_is_number, NUMBERS),
    (lambda value: type(value) is bool, TRUTHS),
    (lambda value: type(value) is tuple and 0 < len(value) <= len(wording.VALUES), PAIRS),
    (lambda value: type(value) in _SEQUENCES, LISTS),
    (lambda value: type(value) in (set, frozenset), SETS),
    (lambda value: type(value) is dict, DICTIONARIES),
)

# ---------------------------------------------------------------- of all calls, the right ones too

OF_ALL_CALLS: Sequence[Property] = (
    (wording.ALWAYS, _constant),
    (wording.ALWAYS_THE_SAME, _same),
    (wording.NEGATED, _negated),
    (wording.EXCHANGED, _exchanged),
    (wording.IGNORES, _ignored),
    (wording.FIRST_ELEMENTS, _first_elements),
    (wording.NEVER_ABOVE_ONE, _never_above_one),
    (wording.NEVER_ABOVE, _never_above),
    (wording.EQUALS, _measured(lambda call: call.received)),
    (wording.TOO_LARGE_BY, _measured(lambda call: call.received - call.expected)),
    (wording.TOO_SMALL_BY, _measured(lambda call: call.expected - call.received)),
)
