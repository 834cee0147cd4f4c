"""Ask a general question about the wrong answers of a function that is no known mistake.

A question is chosen by what arguments, expected and received results have in common, of whatever
task. It is true of every call that was tried, such as: "Of the calls tried, it goes wrong only
where the argument has more than 3 elements. Each wrong result is too small: is something left out,
or taken away too often?"
"""

import operator
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from autograder.checking.cases import Raises
from autograder.checking.compare import View, as_it_is, as_tuples
from autograder.i18n.display import show, written
from autograder.i18n.message import Message, _, finding, plural
from autograder.sandbox.codec import Opaque, type_name

if TYPE_CHECKING:
    from autograder.checking.submission import Tried

PLACES = (
    _("the first argument"),
    _("the second argument"),
    _("the third argument"),
    _("the fourth argument"),
)


STOPS = finding(
    "ask.stops",
    "The call above stops with an error: which line does it name, and what do the variables of "
    "that line hold then?",
)

FEW_CALLS = 3  # from fewer, one cannot tell that something is always so
MANY_CALLS = 6  # from fewer wrong ones, one cannot tell that a value among the arguments matters
SHORT_LENGTH = 6  # of an argument whose elements are looked at one by one
NUMBERS = (int, float)
SEQUENCES = (list, tuple, str)
COLLECTIONS = (list, tuple, set, frozenset)


@dataclass(frozen=True, slots=True)
class Call:
    """A call that was tried.

    Attributes:
        arguments: The arguments; none for a probe, whose arguments no learner sees.
        expected: The right result.
        received: The result that came back; None where the call stopped.
        is_right: Whether the check accepts the result.
        has_stopped: Whether an error or the end of the program left the call without a result.
    """

    arguments: tuple[Any, ...]
    expected: Any
    received: Any
    is_right: bool
    has_stopped: bool = False


@dataclass(frozen=True)
class Calls:
    """All calls of a function that were tried."""

    all_calls: tuple[Call, ...]

    @cached_property
    def right_calls(self) -> tuple[Call, ...]:
        """The calls whose result the check accepts."""
        return tuple(call for call in self.all_calls if call.is_right)

    @cached_property
    def wrong_calls(self) -> tuple[Call, ...]:
        """The calls that stopped or returned a wrong result."""
        return tuple(call for call in self.all_calls if not call.is_right)

    @cached_property
    def wrong_results(self) -> tuple[Call, ...]:
        """The calls that returned a wrong result."""
        return tuple(call for call in self.wrong_calls if not call.has_stopped)

    @cached_property
    def arguments(self) -> dict[int, Message]:
        """The names of the arguments by index, such as "the second argument".

        There are none where the number of arguments varies.
        """
        counts = {len(call.arguments) for call in self.all_calls}
        if counts == {1}:
            return {0: _("the argument")}
        return dict(enumerate(PLACES[: min(counts)])) if len(counts) == 1 else {}


def choose_question(calls: Calls, shown_call_stopped: bool = False) -> Message | None:
    """Choose the most specific question that is true of all these calls.

    Args:
        calls: The calls that were tried, right and wrong ones.
        shown_call_stopped: Whether the call that the learner is shown stops with an error.

    Returns:
        The question, or None when no general question fits.
    """
    if not calls.wrong_calls:
        return None
    if shown_call_stopped:
        question: Message | None = STOPS
    else:
        question = ask_about_all_calls(calls)
        if question:
            return question
        question = ask_about_wrong_results(calls)
    where = describe_wrong_calls(calls)
    if not where:
        return question
    if not question:
        return finding(
            "ask.only-where",
            "Of the calls tried, it goes wrong only where {where}: what is special about them in "
            "your function?",
            where=where,
        )
    described = _("Of the calls tried, it goes wrong only where {where}.", where=where) + question
    return replace(described, code=question.code)


# ---------------------------------------------------------------- all calls, right and wrong


def ask_about_all_calls(calls: Calls) -> Message | None:
    """Ask about results that stay the same where the expected ones change."""
    if not all(is_plain(call.received) and not call.has_stopped for call in calls.all_calls):
        return None
    if calls.wrong_calls[0].received is None:
        return None
    with suppress(ValueError):  # a number with too many digits to be written
        if has_constant_result(calls):
            return finding(
                "ask.same-result",
                "Every call tried gave the same result: does it depend on the arguments? Is it "
                "computed before the `return`?",
            )
        for index, argument in calls.arguments.items():
            if ignores_argument(calls, index):
                return finding(
                    "ask.ignored-argument",
                    "In the calls tried that differ by {x} alone, the result is the same: what "
                    "does your function do with it?",
                    x=argument,
                )
    return None


def is_plain(value: Any) -> bool:
    """Return whether a value is known in full: it is no generator, say, and holds none."""
    if type(value) is dict:
        return all(map(is_plain, value.values()))
    if type(value) in (list, tuple):
        return all(map(is_plain, value))
    return type(value) is not Opaque


def has_constant_result(calls: Calls) -> bool:
    """Return whether all calls return the same result, although several results are expected."""
    received = {written(call.received) for call in calls.all_calls}
    expected = {written(call.expected) for call in calls.all_calls}
    return len(calls.all_calls) >= FEW_CALLS and len(received) == 1 < len(expected)


def ignores_argument(calls: Calls, index: int) -> bool:
    """Return whether no result changes with that argument, although expected ones do."""
    received: dict[str, str] = {}
    expected: dict[str, set[str]] = {}
    for call in calls.all_calls:
        other_arguments = written((call.arguments[:index], call.arguments[index + 1 :]))
        result = written(call.received)
        if received.setdefault(other_arguments, result) != result:
            return False
        expected.setdefault(other_arguments, set()).add(written(call.expected))
    return sum(len(results) > 1 for results in expected.values()) >= FEW_CALLS


# ---------------------------------------------------------------- wrong results


def ask_about_wrong_results(calls: Calls) -> Message | None:
    """Ask about what is true of every wrong result: of its type, then of its value."""
    results = [(call.received, call.expected) for call in calls.wrong_results]
    if not results:
        return None
    question = ask_about_types(results)
    if question:
        return question
    for types, is_true, question in QUESTIONS_ABOUT_VALUES:
        if {type(value) for result in results for value in result} <= {*types}:
            with suppress(ValueError):  # a number with too many digits to be written
                if all(is_true(received, expected) for received, expected in results):
                    return question
    return None


def ask_about_types(results: list[tuple[Any, Any]]) -> Message | None:
    """Ask about wrong results that all have one type, where all expected ones have another."""
    if all(received is None for received, _unused in results):
        return finding(
            "ask.returns-nothing",
            "Each wrong call gives nothing back: is there a path through your function without a "
            "`return`?",
        )
    if all(is_text_of(expected, received) for received, expected in results):
        return finding(
            "ask.text-of-value",
            "Each wrong result is a text that shows the right value: is a text of the same use as "
            "the value itself?",
        )
    found = {type_name(received) for received, _unused in results}
    kind = {type_name(expected) for _unused, expected in results}
    if found == kind or len(found) > 1 or len(kind) > 1 or found | kind == {"int", "float"}:
        return None
    return finding(
        "ask.wrong-type",
        "Each wrong result is of type `{found}`, where `{kind}` is expected: which line makes it "
        "what it is?",
        found=found.pop(),
        kind=kind.pop(),
    )


def is_text_of(value: Any, text: Any) -> bool:
    """Return whether a text shows a value that is no text, such as "[1, 2]", "1 2" or "12"."""
    if type(text) is not str or type(value) is str:
        return False
    texts = {str(value)}
    if type(value) in (list, tuple):
        texts |= {"".join(map(str, value)), " ".join(map(str, value))}
    return text.strip() in texts


def is_larger_or_smaller(received: float, expected: float) -> bool:
    return received > expected or received < expected


def has_right_keys(received: dict[Any, Any], expected: dict[Any, Any]) -> bool:
    return received.keys() == expected.keys()


def has_right_length(received: Any, expected: Any) -> bool:
    return len(received) == len(expected)


def lacks_elements(received: Any, expected: Any) -> bool:
    return Counter(map(written, received)) < Counter(map(written, expected))


# The types of received and expected results, what must be true of them, and the question. More
# specific questions come first: where one is true, those below it may be true as well.
QUESTIONS_ABOUT_VALUES: tuple[tuple[Any, Callable[[Any, Any], bool], Message], ...] = (
    (
        NUMBERS,
        operator.gt,
        finding(
            "ask.too-large",
            "Each wrong result is too large: is something counted that should not be, or more than "
            "once?",
        ),
    ),
    (
        NUMBERS,
        operator.lt,
        finding(
            "ask.too-small",
            "Each wrong result is too small: is something left out, or taken away too often?",
        ),
    ),
    (
        NUMBERS,
        is_larger_or_smaller,
        finding(
            "ask.too-large-or-small",
            "Some wrong results are too large, others too small. Work the call above out by hand, "
            "line by line: where do you and your function part?",
        ),
    ),
    (
        [bool],
        operator.gt,
        finding(
            "ask.true-for-false",
            "Each wrong result is `True` where `False` is expected: which condition is not looked "
            "at?",
        ),
    ),
    (
        [bool],
        operator.lt,
        finding(
            "ask.false-for-true",
            "Each wrong result is `False` where `True` is expected: what keeps it from being "
            "`True` in the call above?",
        ),
    ),
    (
        [dict],
        has_right_keys,
        finding(
            "ask.wrong-values-of-keys",
            "Each wrong dictionary has the right keys: which of its values is wrong in the call "
            "above, and what adds to it?",
        ),
    ),
    (
        COLLECTIONS,
        lacks_elements,
        finding(
            "ask.missing-elements",
            "What is in the wrong results belongs there, but something is missing each time: by "
            "which condition is it left out?",
        ),
    ),
    (
        [*COLLECTIONS, str],
        has_right_length,
        finding(
            "ask.first-wrong-element",
            "Each wrong result has the right length: in the call above, which is the first element "
            "that is wrong, and what was it made from?",
        ),
    ),
)


# ---------------------------------------------------------------- where the function goes wrong

# The description of something special about calls, and whether a call has it
Trait = tuple[Message, Callable[[Call], bool]]


def describe_wrong_calls(calls: Calls) -> Message | None:
    """Describe the trait that all wrong calls have, and the fewest right ones.

    Returns:
        The description, or None when more than half of the right calls have each such trait.
    """
    if min(len(calls.wrong_calls), len(calls.right_calls)) < FEW_CALLS:
        return None
    best, fewest = None, len(calls.right_calls) // 2 + 1
    for description, has_trait in find_traits(calls):
        if all(map(has_trait, calls.wrong_calls)):
            count = sum(map(has_trait, calls.right_calls))
            if count < fewest:
                best, fewest = description, count
    return best


def find_traits(calls: Calls) -> Iterator[Trait]:
    """Yield what may be special about calls, simple traits first."""
    types = {
        index: {type(call.arguments[index]) for call in calls.all_calls}
        for index in calls.arguments
    }
    for index in calls.arguments:
        if types[index] <= {*COLLECTIONS, str, dict}:
            yield from find_traits_of_collection(calls, index)
        elif types[index] <= {*NUMBERS}:
            yield from find_bound_of_argument(calls, index)
    for first, second in combinations(calls.arguments, 2):
        if types[first] | types[second] <= {*SEQUENCES}:
            names = {"x": calls.arguments[first], "y": calls.arguments[second]}
            yield (
                _("{x} and {y} have the same element at the same place", **names),
                partial(agree_at_a_place, first, second),
            )
            yield (
                _("{x} and {y} have an element in common", **names),
                partial(share_an_element, first, second),
            )
    yield from find_bound_of_result(calls)


def find_traits_of_collection(calls: Calls, index: int) -> Iterator[Trait]:
    argument = calls.arguments[index]
    yield _("{x} holds a value more than once", x=argument), partial(has_repeats, index)
    shortest = min(len(call.arguments[index]) for call in calls.wrong_calls)
    if shortest > 1:
        description = plural(
            "{x} has more than one element",
            "{x} has more than {count} elements",
            count=shortest - 1,
            x=argument,
        )
        yield description, partial(has_length_from, index, shortest)
    elements = calls.wrong_calls[0].arguments[index]
    if len(calls.wrong_calls) >= MANY_CALLS and len(elements) <= SHORT_LENGTH:
        for element in elements:
            description = _("{x} holds `{k}`", x=argument, k=show(element))
            yield description, partial(has_element, index, element)


def find_bound_of_argument(calls: Calls, index: int) -> Iterator[Trait]:
    least = min(call.arguments[index] for call in calls.wrong_calls)
    below = [call.arguments[index] for call in calls.right_calls if call.arguments[index] < least]
    if below:
        description = _("{x} is more than {k}", x=calls.arguments[index], k=max(below))
        yield description, lambda call: call.arguments[index] >= least


def find_bound_of_result(calls: Calls) -> Iterator[Trait]:
    if all(type(call.expected) is int for call in calls.all_calls):
        least = min(call.expected for call in calls.wrong_calls)
        yield _("more than {k} is expected", k=least - 1), lambda call: call.expected >= least


def has_repeats(index: int, call: Call) -> bool:
    return len({*map(written, call.arguments[index])}) < len(call.arguments[index])


def has_length_from(index: int, least: int, call: Call) -> bool:
    return len(call.arguments[index]) >= least


def has_element(index: int, element: Any, call: Call) -> bool:
    return element in [*call.arguments[index]]


def agree_at_a_place(first: int, second: int, call: Call) -> bool:
    return any(map(operator.eq, call.arguments[first], call.arguments[second]))


def share_an_element(first: int, second: int, call: Call) -> bool:
    return any(element in [*call.arguments[second]] for element in call.arguments[first])


# ---------------------------------------------------------------- the calls of a check


def calls_of(tried: Sequence["Tried"]) -> Calls:
    """Return calls that checks compared in one view, as questions look at them.

    That view is taken where answers stay what they are, but for a tuple in the place of a list.
    Where a check looks at something about them, such as their order, a question about that would be
    untrue of the answers themselves.
    """
    seen_as = tried[0].seen_as
    looked_at = [value for one in tried for value in _values_of(one)]
    view = seen_as if all(_stays(value, seen_as) for value in looked_at) else as_it_is
    return Calls(tuple(call for one in tried for call in _calls_of(one, view)))


def _calls_of(tried: "Tried", view: View) -> Iterator[Call]:
    calls = zip(tried.cases, tried.expected, strict=True)
    for index, (arguments, expected) in enumerate(calls):
        given = () if isinstance(arguments, str) else arguments
        if isinstance(expected, Raises) or (tried.outcomes and index >= len(tried.outcomes)):
            continue
        right = view(expected)
        if index not in tried.wrong:
            yield Call(given, right, right, is_right=True)
            continue
        outcome = tried.outcomes[index]
        has_stopped = bool(outcome.raised or outcome.gone)
        received = None if has_stopped else view(outcome.value)
        yield Call(given, right, received, is_right=False, has_stopped=has_stopped)


def _values_of(tried: "Tried") -> Iterator[Any]:
    """Yield the right answers, and the wrong ones that came back."""
    yield from (one for one in tried.expected if not isinstance(one, Raises))
    wrong = [tried.outcomes[index] for index in tried.wrong]
    yield from (one.value for one in wrong if not one.raised and not one.gone)


def _stays(value: Any, seen_as: View) -> bool:
    """Return whether a value is still the same when it is seen in that way, lists and tuples being
    alike."""
    try:
        return bool(as_tuples(seen_as(value)) == as_tuples(value))
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
        return False
