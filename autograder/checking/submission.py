"""What a hidden check is given: a learner's submission, and what can be asked of it."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from autograder.checking import sentences
from autograder.checking.cases import Cases, Raises
from autograder.checking.compare import View, as_it_is, seen_same
from autograder.checking.failure import Failure
from autograder.checking.outcomes import Outcome, PlayedGame, Run, Setting
from autograder.checking.runner import Runner, Session
from autograder.checking.task import Check
from autograder.checking.wrong_calls import WrongCall
from autograder.i18n.display import show, show_all, written
from autograder.i18n.message import Message
from autograder.intake import Submission as Source
from autograder.reports.model import FAILED, Verdict
from autograder.sandbox.client import Player, WorkerGone
from autograder.sandbox.codec import type_name

Value = TypeVar("Value")

MOST_ALONE, FEW_ALONE = 40, 4  # wrong calls repeated alone: of a file loaded fast, of a slow one
PAIRS = 3  # wrong pairs of equal calls that are made again by themselves
TIMES = 3  # a function is timed so often, in turn with the one beside it


@dataclass(frozen=True)
class Tried:
    """Calls that a check has made and compared.

    Attributes:
        cases: The calls.
        expected: The right answers.
        outcomes: What the calls gave; none where each was right.
        wrong: The indexes of the wrong ones.
        seen_as: How answers were seen before they were compared.
    """

    cases: Cases
    expected: Sequence[Any]
    outcomes: Sequence[Outcome]
    wrong: Sequence[int]
    seen_as: View


@dataclass
class Memory:
    """What the checks of one submission know of its functions.

    Attributes:
        leftovers: By function: a call that is right by itself, and wrong after others.
        tried: By function: the calls that were compared so far.
        found: By function and finder: what `Submission.once` found out.
    """

    leftovers: dict[str, Verdict] = field(default_factory=dict)
    tried: dict[str, list[Tried]] = field(default_factory=dict)
    found: dict[tuple[str, Callable[..., Any]], Any] = field(default_factory=dict)


class Submission:
    """A learner's submission, as one check sees it.

    The function of the check's task is called in the sandbox, never here; its answers come back as
    plain data: lists, tuples, dictionaries, sets, numbers, texts.

    Attributes:
        random: Chance that differs from submission to submission, and is the same whenever one is
            judged. What fails after it was used is no known mistake.
        has_asked: Whether the submission was asked anything.
        looked_up: The names of the submission that its calls may have used.
        is_foreseen: Whether the calls made now are the same for every submission.
    """

    def __init__(self, runner: Runner, check: Check, memory: Memory):
        self._runner, self._check, self._memory = runner, check, memory
        self._name, self._reference = check.task, check.reference
        self._latest = Run()
        self.has_asked = False
        self.looked_up: set[str] = set()
        self.is_foreseen = True

    @cached_property
    def random(self) -> Random:
        self.is_foreseen = False
        return self._random

    @cached_property
    def _random(self) -> Random:
        return Random(f"{self._runner.session.seed} {self._check.name}")

    # ---- answers that are compared

    def agrees(self, on: Cases, seen_as: View = as_it_is) -> None:
        """Demand that every answer is the right one.

        Calls drawn for this submission follow those of `on`. Where wrong calls are right as soon as
        each is the first one after the file is loaded, something survives from call to call: then
        only the check that says so (`repeats`) is failed, if the task has one.

        Args:
            on: The calls.
            seen_as: How an answer is seen before it is compared: it may forgive a difference (a
                tuple for a list), or look at something alone (the length).

        Raises:
            Failure: An answer is wrong; the first one is shown.
        """
        for cases in self._with_drawn(on):
            self._agrees(cases, seen_as)

    def _agrees(self, on: Cases, seen_as: View) -> None:
        expected, right = on.expected(self._reference), on.expected_as(self._reference, seen_as)
        run = self._run(on)
        outcomes: Sequence[Outcome] = ()
        if not (seen_as is as_it_is and run.is_just(expected)):
            outcomes = run.outcomes
        wrong = [i for i, one in enumerate(outcomes) if not _is_right(one, right[i], seen_as)]
        tried = self._memory.tried.setdefault(self._name, [])
        if not any(one.cases is on and one.seen_as is seen_as for one in tried):
            tried.append(Tried(on, expected, outcomes, wrong, seen_as))
        if not wrong:
            return
        alone = {} if run.gone else self._ask_alone(on, wrong)
        still = [i for i in alone if not _is_right(alone[i], right[i], seen_as)]
        is_sometimes_right = len(wrong) < len(on) or self._name in self._memory.leftovers
        if alone and not still and is_sometimes_right:
            self._note_leftover(on, wrong[0], outcomes[wrong[0]], expected[wrong[0]])
            return
        index = still[0] if still else wrong[0]
        shown = alone[index] if still else outcomes[index]
        verdict = self._wrong(on, index, shown, expected[index]).verdict
        raise Failure(verdict, [one for one in tried if one.seen_as is seen_as])

    def _note_leftover(self, on: Cases, index: int, outcome: Outcome, expected: object) -> None:
        """Keep that a later call alone is wrong for the check whose matter this is.

        Raises:
            Failure: This check is that one.
        """
        verdict = self._leftover(sentences.LATER_CALL, on, index, outcome, expected)
        if self._check.is_alone_on_state:
            raise Failure(verdict)
        self._memory.leftovers.setdefault(self._name, verdict)

    def _ask_alone(self, on: Cases, indexes: Sequence[int]) -> dict[int, Outcome]:
        """Make calls again, each as the first one after loading; those that could be made."""
        few = indexes[: MOST_ALONE if self._runner.loads_fast else FEW_ALONE]
        return dict(zip(few, self._runner.run_reloaded(self._name, on, few).outcomes, strict=False))

    def returns(self, kind: type, on: Cases, seen_as: View = as_it_is) -> None:
        """Demand that each answer of the right value is of exactly that type.

        Raises:
            Failure: One is not. Wrong values are the matter of another check.
        """
        for cases in self._with_drawn(on):
            self._returns(kind, cases, seen_as)

    def _returns(self, kind: type, on: Cases, seen_as: View) -> None:
        expected = on.expected(self._reference)
        for index, outcome in enumerate(self._run(on).outcomes):
            if outcome.gone:
                raise self._wrong(on, index, outcome, expected[index])
            is_right = _is_right(outcome, seen_as(expected[index]), seen_as)
            if is_right and type(outcome.value) is not kind:
                wrong = self._call(on, index, expected[index])
                received = show(outcome.value)
                sentence = sentences.not_of_type(type_name(outcome.value), kind.__name__)
                message = sentence.format(call=wrong.call, received=received)
                wrong = replace(wrong, expected=f"{wrong.expected} ({kind.__name__})")
                question = sentences.ask_about_type(outcome.value, kind)
                raise Failure(wrong.verdict(FAILED, message, received, question))

    def keeps_its_arguments(self, on: Cases) -> None:
        """Demand that no call changes its arguments, not even one that stops with an error.

        Raises:
            Failure: One does.
        """
        for cases in self._with_drawn(on):
            self._keeps_its_arguments(cases)

    def _keeps_its_arguments(self, on: Cases) -> None:
        for index, outcome in enumerate(self._run(on).outcomes):
            if outcome.gone:
                raise self._wrong(on, index, outcome, "")
            if outcome.changed is None:
                continue
            pairs = zip(on.arguments[index], outcome.changed, strict=False)
            changed = [(old, new) for old, new in pairs if written(old) != written(new)]
            before = show_all(old for old, _new in changed)
            after = show_all(new for _old, new in changed)
            wrong = replace(self._call(on, index, ""), expected=before)
            sentence = sentences.changed_arguments(len(changed))
            message = sentence.format(call=wrong.call, before=before, after=after)
            raise Failure(wrong.verdict(FAILED, message, after, sentences.WHOSE))

    def repeats(self, on: Cases, seen_as: View = as_it_is) -> None:
        """Demand that a call made twice gives the right answer both times, also after others.

        Raises:
            Failure: One does not. A call that is wrong by itself is the matter of another check.
        """
        expected, right = on.expected(self._reference), on.expected_as(self._reference, seen_as)
        twice = on.twice
        self._latest = run = self._runner.run_reloaded(
            self._name, twice, range(len(twice)), max(1, len(twice))
        )
        self.has_asked = True
        outcomes = run.outcomes
        if run.gone:
            index = (len(outcomes) - 1) // 2
            raise self._wrong(on, index, outcomes[-1], expected[index])
        wrong = [i for i, one in enumerate(outcomes) if not _is_right(one, right[i // 2], seen_as)]
        for index in list(dict.fromkeys(i // 2 for i in wrong))[:PAIRS]:
            pair = [2 * index, 2 * index + 1]
            alone = self._runner.run_reloaded(self._name, twice, pair, 2).outcomes
            good = [_is_right(one, right[index], seen_as) for one in alone]
            if len(good) < 2 or not good[0]:
                continue
            if not good[1]:
                later, sentence = alone[1], sentences.SECOND_CALL
            else:
                later = next(outcomes[i] for i in pair if i in wrong)
                sentence = sentences.LATER_CALL
            raise Failure(self._leftover(sentence, on, index, later, expected[index]))
        if self._name in self._memory.leftovers:
            raise Failure(self._memory.leftovers[self._name])

    # ---- for checks that judge for themselves

    def answers(self, on: Cases, seed: int | None = None) -> list[Any]:
        """Return what the function answers to each call.

        Args:
            on: The calls; none is drawn besides.
            seed: What fixes chance: the same calls give the same answers whenever this submission
                is judged. Without it, chance is as it comes.

        Raises:
            Failure: A call stops with an error, or does not end.
        """
        run = self._run(on, seed)
        if not run.plain:
            found = enumerate(run.outcomes)
            index, outcome = next((i, one) for i, one in found if one.raised or one.gone)
            right = self._check.example or on.expected(self._reference)[index]
            raise self._wrong(on, index, outcome, right)
        return list(run.values)

    def once(self, find: Callable[["Submission"], Value]) -> Value:
        """Return what was found out about the function by this finder, once for all checks.

        Args:
            find: A function of a `Submission`. What it raises is raised in each check that asks.
        """
        key = (self._name, find)
        if key not in self._memory.found:
            try:
                self._memory.found[key] = (find(self), None)
            except Failure as failure:
                self._memory.found[key] = (None, failure)
        value, problem = self._memory.found[key]
        self.has_asked = True
        if problem:
            raise problem
        found: Value = value
        return found

    def play(
        self,
        typed: Iterable[str] | Player,
        arguments: Sequence[Any] = (),
        given: str = "",
        seed: int | None = None,
        reload: bool = True,
        **how: Any,
    ) -> PlayedGame:
        """Play an interactive function to its end.

        Args:
            typed: The lines that are typed, then no more; or a function of what was printed since
                the last line, which returns the next one, or None when nothing more is typed.
            arguments: The arguments of the call.
            given: Source of functions that are put in the place of the submission's: a
                `creer_code` whose code is known, say. How often each was called is in `counts`.
            seed: What fixes chance.
            reload: Whether the file is loaded anew; without it, the game follows the last one.
            how: `seconds` that the game may take; `heedless`: whether `random.seed` is ignored.

        Returns:
            The game: what was printed and typed, and how it ended (see `must_end`).
        """
        self.has_asked = True
        player: Player = typed if callable(typed) else _typist(typed)
        functions = (_functions_in(given), given) if given else None
        setting = Setting(functions, seed, how.pop("heedless", False))
        return self._runner.play(self._name, player, setting, arguments, reload, **how)

    def must_end(self, game: PlayedGame, told: Message, expected: str = "") -> None:
        """Demand that a game came to its end by itself.

        Args:
            game: The game.
            told: How it went, as a sentence: the secret, and what was typed.
            expected: What was expected of it, as code.

        Raises:
            Failure: An error or the sandbox stopped it.
        """
        if game.outcome.gone or game.outcome.raised:
            found = WrongCall(self._runner, self._name, f"{self._name}()", None, expected)
            raise Failure(found.of_game(game, told))

    def times_as_fast(self, on: Cases, baseline: str, seen_as: View = as_it_is) -> float:
        """Measure how many times as fast the function is as another one of its name.

        Each runs in a process of its own, from which nothing is remembered; loading counts.

        Args:
            on: The calls.
            baseline: The source of the other one, which need not be fast.
            seen_as: How an answer is seen before it is compared.

        Raises:
            Failure: The function takes too long, or an answer that was timed is wrong.
        """
        self.has_asked = True
        expected = on.expected(self._reference)
        other = Runner(
            self._runner.sandbox, Source("baseline", "", baseline), [self._name], {}, Session()
        )
        theirs, mine = [], []
        try:
            for _unused in range(TIMES):
                theirs.append(other.timed(self._name, on)[0])
                seconds, self._latest = self._runner.timed(self._name, on)
                mine.append(seconds)
                for index, outcome in enumerate(self._latest.outcomes):
                    if not _is_right(outcome, seen_as(expected[index]), seen_as):
                        raise self._wrong(on, index, outcome, expected[index])
        except WorkerGone as gone:
            raise self._wrong(on, 0, Outcome(gone=gone), "") from None
        finally:
            other.close()
        return min(theirs) / max(min(mine), 1e-6)  # what the machine adds, it adds to some of them

    def unexpected_form(self) -> Verdict:
        """Return the verdict on answers that a check could not even look at."""
        run = self._latest
        received = show(run.values[0]) if run.values else "…"
        call = f"{self._name}(…)"
        message = sentences.UNEXPECTED_FORM.format(call=call, received=received)
        wrong = WrongCall(self._runner, self._name, call, None, self._check.example, run)
        return wrong.verdict(FAILED, message, received)

    # ---- how they are asked

    def _with_drawn(self, on: Cases) -> Iterator[Cases]:
        """Yield the cases, then those drawn for this submission: what fails there is no known
        mistake."""
        yield on
        was_foreseen, self.is_foreseen = self.is_foreseen, False
        yield on.drawn(self._random)
        self.is_foreseen = was_foreseen

    def _run(self, on: Cases, seed: int | None = None) -> Run:
        self.has_asked = True
        self.looked_up |= on.names
        if seed is None:
            self._latest = self._runner.run(self._name, on)
        else:
            self._latest = self._runner.draw(self._name, on, seed)
        return self._latest

    def _call(self, on: Cases, index: int, right: Any) -> WrongCall:
        """Return a call, to be explained.

        Args:
            on: The calls of which it is one.
            index: Which one it is.
            right: The answer expected, or text that shows it.
        """
        example = self._check.example
        if isinstance(right, Raises):
            expected = repr(right)
        else:
            expected = right if right in ("", example) else show(right)
        arguments = None if on.is_typed else len(on.arguments[index])
        call = on.call(self._name, index)
        run = self._latest
        return WrongCall(self._runner, self._name, call, arguments, expected, run, bool(example))

    def _wrong(self, on: Cases, index: int, outcome: Outcome, right: Any) -> Failure:
        """Explain a wrong answer, an exception, or the end of the program."""
        return Failure(self._call(on, index, right).explain(outcome, on.seconds))

    def _leftover(
        self, sentence: Message, on: Cases, index: int, outcome: Outcome, right: Any
    ) -> Verdict:
        """Explain a call that is right by itself, and not after others."""
        wrong = self._call(on, index, right)
        if outcome.raised or outcome.gone:
            return wrong.explain(outcome, on.seconds)
        received = show(outcome.value)
        message = sentence.format(call=wrong.call, received=received, expected=wrong.expected)
        return wrong.verdict(FAILED, message, received, sentences.SURVIVES)


def _is_right(outcome: Outcome, right: Any, seen_as: View) -> bool:
    """Return whether a call gave the right answer, which is already seen in that way."""
    if isinstance(right, Raises):
        return outcome.raised is not None and right in (
            outcome.raised.type_name,
            outcome.raised.kind,
        )
    if outcome.raised or outcome.gone:
        return False
    return seen_same(outcome.value, right, seen_as)


def _typist(lines: Iterable[str]) -> Player:
    """Return a player who types these lines, then no more."""
    left = iter(lines)
    return lambda _printed: next(left, None)


def _functions_in(source: str) -> list[str]:
    nodes = ast.parse(source).body
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
