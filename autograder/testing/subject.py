"""What a hidden check looks at: one submission, asked by a few verbs (`agrees`, `returns`,
`repeats`, `answers`, …)."""

import ast
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from autograder.checking import sentences
from autograder.checking.compare import as_it_is, same
from autograder.checking.explain import Call, Calls, choose_question
from autograder.checking.failure import fingerprint
from autograder.checking.questions import usual_question
from autograder.checking.sentences import ending
from autograder.i18n.display import clean, show, show_all, written
from autograder.i18n.message import Message, _, finding, plural, quoted
from autograder.intake import Submission
from autograder.reports.model import ERROR, FAILED, NOT_REACHED, TIMEOUT, Verdict
from autograder.sandbox.client import Player, Raised, WorkerGone
from autograder.sandbox.codec import type_name
from autograder.testing.cases import Cases
from autograder.testing.check import Function, NotPassed, not_passed, unforeseen
from autograder.testing.meaning import with_meaning
from autograder.testing.outcomes import Outcome, PlayedGame, Run, Skipped
from autograder.testing.runner import CALL_SECONDS, Runner, Session

# of the cases wrong after others, so many are looked at by themselves before a mistake is forgiven:
# of a file that is loaded fast, and of another one
ALONE, SPREAD = 400, 16
TIMES = 3  # a function is timed, in turn with the one beside it
# seconds for asking each call of a check right after loading, to tell whether all are right then
AFRESH = 10.0
FEW, SOME = 3, 12  # how many of them tell of what survives a call
Value = TypeVar("Value")
# how an answer is looked at before it is compared; takes any plain data
View = Callable[[Any], Any]


def as_pair(value: Any) -> Any:
    """The view of a pair, be it a list: another check looks at what holds the two."""
    return tuple(value) if type(value) is list else value


class Subject:
    """The learner's functions, as a check sees them: it calls them and compares; it never runs them
    itself."""

    def __init__(self, runner: Runner, check: str = "", afresh: bool = False):
        """`afresh`: the file is loaded anew before each call of `answers`."""
        self._runner, self._afresh, self._own = runner, afresh, dict[Hashable, Any]()
        self._seen = Run()
        # the names that were looked up in the submission, of the learner's or not
        self.borrowed: set[str] = set()
        self._check = check

    @cached_property
    def _random(self) -> Random:
        """Chance that is the same for the same source and check."""
        return Random(f"{self._runner.session.seed} {self._check}")

    # ---- cases for this submission alone

    def with_fresh(
        self, fixed: Iterable[Value], draw: Callable[[Random], Value], count: int
    ) -> list[Value]:
        """The fixed cases; then, where marks are made, so many that are drawn for this
        submission."""
        return [
            *fixed,
            *(draw(self._random) for _ in range(count if self._runner.session.seed else 0)),
        ]

    def asks(self, on: Cases, judge: Callable[[Cases], None]) -> None:
        """Judge the fixed cases; then, where marks are made, fresh ones: see `Cases`."""
        judge(on)
        drawn = on.drawn(self._random) if self._runner.session.seed else ()
        if drawn:
            with unforeseen():
                judge(drawn)

    # ---- the promises

    def agrees(self, reference: Function, on: Cases, seen_as: View = as_it_is) -> None:
        """Every answer equals the reference's, both seen in some way. The first disagreement is the
        counterexample.

        `seen_as` may forgive (a tuple for a list), or look at something alone (the types of what is
        in it).

        Where marks are made, fresh cases follow the fixed ones: see `Cases`.

        When the answers agree as soon as the file is loaded afresh before each call, the mistake is
        something
        that survives from one call to the next: that is the matter of another check (`repeats`),
        later in the file, and this one is passed.
        """
        self.asks(on, lambda cases: self._agrees(reference, cases, seen_as))
        if on.company and self._runner.session.seed:
            with unforeseen():
                self._agrees_in_company(reference, on, seen_as)

    def _agrees(self, reference: Function, on: Cases, seen_as: View) -> None:
        name, expected, seen = (
            reference.__name__,
            on.expected(reference),
            on.expected_as(reference, seen_as),
        )
        run = self._run(name, on)
        as_expected = seen_as is as_it_is and run.is_just(expected)
        outcomes = [] if as_expected else run.outcomes
        wrong = [
            rank
            for rank, outcome in enumerate(outcomes)
            if not _is_right(outcome, seen[rank], seen_as)
        ]
        tried = self.known.setdefault(("tried", name, on.by, seen_as), [])
        if not any(one is on for one, *_ in tried):
            tried.append((on, expected, outcomes, wrong))
        if as_expected or len(wrong) < len(outcomes):
            self.known["some right", name] = True
        if as_expected or (not wrong and len(outcomes) == len(expected)):
            self._right_alone_too(name, on, seen, seen_as)
            return
        # what never is right is not forgiven
        if not run.gone and ("some right", name) in self.known:
            alone = self._wrong_alone(name, on, wrong, seen, seen_as)
            # what was right after others must be so by itself, too
            asked = [(on, seen, seen_as), *self._asked(name)]
            if alone == {} and not any(self._some_wrong_alone(name, *one) for one in asked):
                rank = wrong[0]
                later = self._second(
                    sentences.LATER_CALL, name, on, rank, outcomes[rank], expected[rank]
                )
                self.known.setdefault(("forgiven", name), later)
                return
            if alone:  # what the call answers by itself, so that anyone can repeat it
                wrong = list(alone)
                outcomes[wrong[0]] = alone[wrong[0]]
        first = wrong[0] if wrong else len(outcomes) - 1
        self.known["wrong", self._check] = (seen_as, tried)
        raise NotPassed(self._explain(name, on, first, outcomes[first], show(expected[first])))

    def _agrees_in_company(self, reference: Function, on: Cases, seen_as: View) -> None:
        """Fresh cases of several checks were asked in an order that nobody can foresee: those of
        this one are right.

        What is right as soon as the file is loaded afresh before each call is the matter of
        `repeats` here, too; if the cases of the checks before it are right then as well, for one
        answer to everything is no mistake that survives.
        """
        name = reference.__name__
        mixed, owners = self._mixed(name, on.company)
        expected, seen = mixed.expected(reference), mixed.expected_as(reference, seen_as)
        key, kept = (
            ("mixed answers", name, on.company),
            self.known.setdefault(("kept", name, on.company), []),
        )
        if key not in self.known:
            self.known[key] = self._run(name, mixed)
        kept.append(on)
        self._seen = self.known[key]
        outcomes = self._seen.outcomes
        judged = zip(outcomes, owners, seen, strict=False)
        wrong = [
            rank
            for rank, (outcome, owner, right) in enumerate(judged)
            if outcome.gone or (owner is on and not _is_right(outcome, right, seen_as))
        ]
        if not wrong:
            return
        rank, outcome = wrong[0], outcomes[wrong[0]]
        again = self._random.sample(range(len(mixed)), len(mixed))
        afresh, complete = self._wrong_of(name, mixed, again, seen, seen_as)
        alone = {rank: outcome for rank, outcome in afresh.items() if owners[rank] is on}
        if alone and not outcome.gone:
            rank, outcome = next(iter(alone.items()))
        if alone or outcome.gone or not complete:
            raise NotPassed(self._explain(name, mixed, rank, outcome, show(expected[rank])))
        later = self._second(sentences.LATER_CALL, name, mixed, rank, outcome, expected[rank])
        if any(owners[rank] in kept for rank in afresh):
            raise later
        self.known.setdefault(("forgiven", name), later)

    def _mixed(self, name: str, company: Sequence[Cases]) -> tuple[Cases, list[Cases]]:
        """The fresh cases of several checks, mixed, and of which of them each one is."""
        key = ("mixed", name, company)
        if key not in self.known:
            random = Random(f"{self._runner.session.seed} {name} mixed")
            drawn = [(arguments, cases) for cases in company for arguments in cases.drawn(random)]
            random.shuffle(drawn)
            self.known[key] = (
                Cases([arguments for arguments, _ in drawn]),
                [cases for _, cases in drawn],
            )
        found: tuple[Cases, list[Cases]] = self.known[key]
        return found

    def question(self, verdict: Verdict) -> Message | None:
        """Return the verdict's own question; else one about what the answers have in common, if
        any."""
        if verdict.question:
            return verdict.question
        seen_as, tried = self.known.get(("wrong", self._check), (as_it_is, ()))
        stopped = verdict.status == ERROR
        calls = Calls(tuple(_calls(tried, seen_as)))
        return choose_question(calls, shown_call_stopped=stopped)

    def usual_question(self, verdict: Verdict) -> Message:
        """What may always be asked."""
        draws = ("draws", self._check) in self.known and not verdict.received
        return usual_question(verdict, draws)

    def _asked(self, name: str) -> list[tuple[Cases, Sequence[Any], View]]:
        """What was asked of the function and right, one call after the other."""
        asked: list[tuple[Cases, Sequence[Any], View]] = self.known.setdefault(("asked", name), [])
        return asked

    def _right_alone_too(self, name: str, on: Cases, seen: Sequence[Any], seen_as: View) -> None:
        """Demand of a function whose later calls are forgiven that the first one after loading is
        right everywhere."""
        self._asked(name).append((on, seen, seen_as))
        wrong = (
            self._some_wrong_alone(name, on, seen, seen_as)
            if ("forgiven", name) in self.known
            else {}
        )
        for rank, outcome in wrong.items():
            raise NotPassed(self._explain(name, on, rank, outcome, show(seen[rank])))

    def _some_wrong_alone(
        self, name: str, on: Cases, seen: Sequence[Any], seen_as: View
    ) -> dict[int, Outcome]:
        """Ask some of the cases alone, which nobody can foresee, and return those that are wrong
        then."""
        ranks = sorted(self._random.sample(range(len(on)), min(len(on), SOME)))
        return self._wrong_of(name, on, ranks, seen, seen_as)[0]

    def _wrong_of(
        self, name: str, on: Cases, ranks: Sequence[int], seen: Sequence[Any], seen_as: View
    ) -> tuple[dict[int, Outcome], bool]:
        """Ask some of the cases, each right after loading: those that are wrong then, and whether
        all were answered."""
        afresh = self._runner.run_afresh(name, on, ranks).outcomes
        paired = zip(ranks, afresh, strict=False)
        wrong = {
            rank: outcome for rank, outcome in paired if not _is_right(outcome, seen[rank], seen_as)
        }
        return wrong, len(afresh) == len(ranks)

    def _wrong_alone(
        self, name: str, on: Cases, wrong: Sequence[int], seen: Sequence[Any], seen_as: View
    ) -> dict[int, Outcome] | None:
        """Ask wrong cases again, each in a fresh process: those wrong then; {} if state was the
        cause; None if unknown.

        The first few are looked at; when these are right, all others, for a second mistake may hide
        there. Of many, or of a file that is slow to load, some are looked at, which nobody can
        foresee.
        """
        few, others = wrong[:FEW], wrong[FEW:]
        most = ALONE if self._runner.loads_fast else SPREAD
        some = others if len(others) <= most else sorted(self._random.sample(others, most))
        for ranks in filter(None, (few, some)):
            found, complete = self._wrong_of(name, on, ranks, seen, seen_as)
            if found or not complete:
                return found or None
        return {}

    def returns(self, reference: Function, kind: type, on: Cases, seen_as: View = as_it_is) -> None:
        """Every answer of the right value is of exactly that type; the other answers are another
        check's matter."""
        self.asks(on, lambda cases: self._returns(reference, kind, cases, seen_as))

    def _returns(self, reference: Function, kind: type, on: Cases, seen_as: View) -> None:
        name, expected = reference.__name__, on.expected(reference)
        run = self._run(name, on)
        if run.plain and all(type(value) is kind for value in run.values):
            return
        for rank, (outcome, right) in enumerate(zip(run.outcomes, expected, strict=False)):
            if outcome.gone:
                raise NotPassed(self._explain(name, on, rank, outcome, show(right)))
            if _is_right(outcome, seen_as(right), seen_as) and type(outcome.value) is not kind:
                call, received = on.call(name, rank), show(outcome.value)
                found = type_name(outcome.value)
                sentence = sentences.not_of_type(found, kind.__name__)
                message = sentence.format(call=call, received=received)
                verdict = self._verdict(
                    FAILED, message, call, received, f"{show(right)} ({kind.__name__})"
                )
                raise NotPassed(
                    replace(verdict, question=sentences.ask_about_type(outcome.value, kind))
                )

    def leaves_arguments_alone(self, name: str, on: Cases) -> None:
        """No call changes its arguments, be it one that raises: other checks look at that."""
        self.asks(on, lambda cases: self._leaves_arguments_alone(name, cases))

    def _leaves_arguments_alone(self, name: str, on: Cases) -> None:
        run = self._run(name, on)
        if not run.changed and not run.gone:
            return
        for rank, outcome in enumerate(run.outcomes):
            if outcome.gone:
                raise NotPassed(self._explain(name, on, rank, outcome, ""))
            if outcome.changed is not None:
                pairs = zip(on.arguments[rank], outcome.changed, strict=False)
                changed = [(old, new) for old, new in pairs if written(old) != written(new)]
                call, before = on.call(name, rank), show_all(old for old, _ in changed)
                after = show_all(new for _, new in changed)
                sentence = sentences.changed_arguments(len(changed))
                message = sentence.format(call=call, before=before, after=after)
                verdict = self._verdict(FAILED, message, call, after, before)
                raise NotPassed(replace(verdict, question=sentences.WHOSE))

    def stands_apart(
        self,
        reference: Function,
        on: Cases,
        seen_as: View = as_it_is,
        question: Message = sentences.SURVIVES,
    ) -> None:
        """Answers that are right by themselves stay so whatever is done to others; the probe of the
        cases tries it.

        `question`: what is asked about answers that do not.
        """
        try:
            self.agrees(reference, on, seen_as)
        except NotPassed as problem:
            verdict = problem.verdict
            if verdict.question or verdict.status != FAILED:
                raise
            # what the results are like leads astray
            raise NotPassed(replace(verdict, question=question)) from None

    def repeats(self, reference: Function, on: Cases, seen_as: View = as_it_is) -> None:
        """The same call made twice gives the reference's answer both times; and no call was wrong
        after others alone.

        What is wrong from the first call on is another check's matter.
        """
        name, expected, seen = (
            reference.__name__,
            on.expected(reference),
            on.expected_as(reference, seen_as),
        )
        run = self._run(name, on.twice)
        fine = run.is_just([right for right in expected for _ in range(2)])
        outcomes = [] if fine else run.outcomes
        if run.gone:
            at = (len(outcomes) - 1) // 2
            raise NotPassed(self._explain(name, on, at, outcomes[-1], show(expected[at])))

        def wrong_in(outcomes: Sequence[Outcome]) -> list[int]:
            """The ranks of the calls that are wrong the first time or the second one."""
            halves = zip(outcomes[::2], outcomes[1::2], seen, strict=True) if outcomes else ()
            return [
                rank
                for rank, (first, second, right) in enumerate(halves)
                if not (_is_right(first, right, seen_as) and _is_right(second, right, seen_as))
            ]

        wrong = wrong_in(outcomes)
        # what survives from fresh cases differs from file to file, and would hide a known mistake
        if wrong:
            anew = self._runner.run_afresh(name, on.twice, range(len(outcomes)), len(outcomes))
            if len(anew.values) == len(outcomes) and wrong_in(anew.outcomes):
                run, outcomes, wrong = anew, anew.outcomes, wrong_in(anew.outcomes)
        few = wrong[: SOME if self._runner.loads_fast else FEW]
        afresh = self._runner.run_afresh(
            name, on.twice, [2 * rank + half for rank in few for half in (0, 1)], 2
        )
        pairs = afresh.outcomes
        # what a call does by itself identifies a mistake, on a slow machine too
        self._seen = afresh.first(2 * FEW)
        for rank, first, second in zip(wrong, pairs[::2], pairs[1::2], strict=False):
            if _is_right(first, seen[rank], seen_as) and not _is_right(second, seen[rank], seen_as):
                raise self._second(sentences.SECOND_CALL, name, on, rank, second, expected[rank])
        self._seen = run
        for rank, first in zip(wrong, pairs[::2], strict=False):
            later = next(
                o
                for o in outcomes[2 * rank : 2 * rank + 2]
                if not _is_right(o, seen[rank], seen_as)
            )
            if _is_right(first, seen[rank], seen_as):
                raise self._second(sentences.LATER_CALL, name, on, rank, later, expected[rank])
        if ("forgiven", name) in self.known:
            raise self.known["forgiven", name]

    # ---- for checks that look for themselves

    @property
    def known(self) -> dict[Hashable, Any]:
        """What one check found out about these functions, for the others."""
        return self._own if self._afresh else self._runner.known

    def answers(self, name: str, on: Cases, expected: str) -> list[Any]:
        """What the function gives on the cases, for a check that judges the answers itself.

        `expected`: a right answer in words, for the sentence when a call gives none. Raises
        NotPassed then.
        """
        self.known["judges itself", self._check] = True
        return self._all_of(
            name, on, self._run_afresh(name, on) if self._afresh else self._run(name, on), expected
        )

    def _run_afresh(self, name: str, on: Cases) -> Run:
        """Ask each call right after loading. Raises NotPassed where they are not all answered
        soon."""
        run = self._runner.run_afresh(name, on, range(len(on)), within=AFRESH)
        if len(run.outcomes) < len(on):
            raise NotPassed(self._verdict(ERROR, sentences.SURVIVES, "", "", ""))
        return run

    def compares(
        self, on: Cases, answers: Sequence[Any], right: Sequence[Any], wrong: Sequence[int]
    ) -> None:
        """Have a check that judges the answers itself ask what the wrong ones, by their ranks, have
        in common."""
        _, tried = self.known.setdefault(("wrong", self._check), (as_it_is, []))
        tried.append((on, right, [*map(Outcome, answers)], wrong))

    def draw(self, name: str, on: Cases, example: str, seed: int = 0) -> list[Any]:
        """What a function gives on the cases, one after the other, with the same chance at every
        judgment.

        `example` is an answer it could give, for the sentence when it gives none.
        """
        self._borrow(name, on)
        self.known["draws", self._check] = True
        key = ("draw", name, on, seed)
        if key not in self.known:
            self.known[key] = self._runner.draw(name, on, seed)
        self._seen = self.known[key]
        return self._all_of(name, on, self._seen, example)

    def _all_of(self, name: str, on: Cases, run: Run, expected: str) -> list[Any]:
        if not run.plain:
            ranked = enumerate(run.outcomes)
            rank, failed = next(
                (rank, outcome) for rank, outcome in ranked if outcome.raised or outcome.gone
            )
            raise NotPassed(self._explain(name, on, rank, failed, expected))
        if self._printed_instead():
            self.known["printed", name] = True
        return list(run.values)

    def times_as_fast(
        self, reference: Function, on: Cases, as_: str, seen_as: View = as_it_is
    ) -> float:
        """Measure how many times as fast the function is as another one of its name, each in a
        process of its own.

        `as_`: the source of the other one, which need not be fast. Loading counts; only definitions
        are loaded, or all but the demonstrations where the calls need more.
        Raises NotPassed when the function takes too long, or an answer that was timed differs from
        the reference's.
        """
        name, runner = reference.__name__, self._runner
        self._borrow(name, on)
        other = Runner(runner.sandbox, Submission("baseline", "", as_), [name], {}, Session())
        theirs, mine = [], []
        try:
            for _ in range(TIMES):
                theirs.append(other.timed(name, on)[0])
                seconds, self._seen = runner.timed(name, on)
                mine.append(seconds)
                for rank, (outcome, right) in enumerate(
                    zip(self._seen.outcomes, on.expected(reference), strict=True)
                ):
                    if not _is_right(outcome, seen_as(right), seen_as):
                        raise NotPassed(self._explain(name, on, rank, outcome, show(right)))
        except WorkerGone as gone:
            raise NotPassed(self._explain(name, on, 0, Outcome(gone=gone), "")) from None
        finally:
            other.close()
        return min(theirs) / max(min(mine), 1e-6)  # what the machine adds, it adds to some of them

    def play(self, name: str, player: Player, *arguments: Any, **how: Any) -> PlayedGame:
        """Play an interactive function: see `Runner.play`."""
        return self._runner.play(name, player, arguments=arguments, **how)

    @contextmanager
    def rewritten(self, source: str) -> Iterator["Subject"]:
        """Another program made of this one, in the same time; what goes wrong while it is loaded is
        told to nobody."""
        mine = self._runner
        session = replace(
            mine.session, skipped={}, kinds=[], remarks=[], stops=list(mine.session.stops)
        )
        other = Runner(
            mine.sandbox,
            replace(mine.submission, source=source),
            mine.tasks,
            mine.also,
            session,
            mine.given,
            mine.supplied,
            mine.slow,
        )
        try:
            yield Subject(other)
        finally:
            other.close()
            mine.session.left, mine.session.used = session.left, session.used

    @property
    def source(self) -> str:
        return self._runner.submission.source

    @property
    def replaced(self) -> Sequence[str]:
        """The functions in whose place correct ones stand."""
        return self._runner.given[0] if self._runner.given else ()

    def ended(
        self,
        name: str,
        game: PlayedGame,
        told: Message,
        behaviour: Sequence[object],
        expected: str = "",
    ) -> NotPassed:
        """The exception for a game that did not end by itself: the program was stopped, or raised
        an exception."""
        call, gone, raised = f"{name}()", game.outcome.gone, game.outcome.raised
        if gone and gone.why in ("not again", "no time left"):
            return not_passed(
                sentences.NOT_AGAIN.format(name=name), call, "…", expected, status=NOT_REACHED
            )
        if gone:
            message = sentences.GAME_NOT_ENDED.format(
                game=told, call=call, detail=ending(gone.why, gone.detail)
            )
            return not_passed(message, call, "…", expected, [*behaviour, gone.why], TIMEOUT)
        assert raised
        message = sentences.GAME_STOPPED.format(game=told, call=call, error=self.error(raised))
        behaviour = [*behaviour, Outcome(raised=raised).summary()]
        return not_passed(self.explained(message, raised), call, "…", expected, behaviour, ERROR)

    def error(self, raised: Raised) -> Message:
        """An exception in words, with its place in the submission."""
        text = clean(str(raised), 200)
        where = self._runner.submission.place(raised.line) if raised.line else None
        if not where:
            return quoted(text)
        return (
            _("{error} (in a function called here: {place})")
            if raised.elsewhere
            else _("{error} ({place})")
        ).format(error=quoted(text), place=where)

    def explained(self, message: Message, raised: Raised) -> Message:
        """A sentence that tells an exception, and what the exception means where that is known."""
        left_out = self._left_out(raised)
        if left_out:
            name, statement = left_out
            place = self._runner.submission.place(statement.line)
            return message + _(
                "The instruction that defines `{name}` ({place}) was left out when the file was "
                "loaded: {detail}. So nothing is called `{name}` here.",
                name=name,
                place=place,
                detail=statement.reason,
            )
        if self.line(raised).lstrip().startswith("raise ") and raised.type_name != "SystemExit":
            # its author knows what it means, but perhaps not that the whole program ends
            return message
        return with_meaning(message, str(raised), self._runner.submission.source)

    def _left_out(self, raised: Raised) -> tuple[str, Skipped] | None:
        """The name that is not known because the statement that defines it was left out; and that
        statement."""
        return (
            self._runner.left_out(raised.line)
            if raised.type_name == "NameError" and raised.line
            else None
        )

    def line(self, raised: Raised) -> str:
        """The line of the submission an exception came from; empty when it came from elsewhere."""
        return self._runner.submission.line(raised.line or 0)

    def remark(self, remark: Message) -> None:
        """Something a teacher should have a look at; it changes no mark."""
        self._runner.session.remarks.append(remark)

    # ---- how they are kept

    def _borrow(self, name: str, cases: Cases) -> None:
        self.borrowed |= {name, *cases.names}

    def _run(self, name: str, cases: Cases) -> Run:
        self._borrow(name, cases)
        self._seen = self._runner.run(name, cases)
        return self._seen

    def _second(
        self, sentence: Message, name: str, on: Cases, rank: int, outcome: Outcome, right: Any
    ) -> NotPassed:
        """Explain a call that is right by itself, and not after others."""
        if outcome.raised or outcome.gone:
            return NotPassed(self._explain(name, on, rank, outcome, show(right)))
        call, received = on.call(name, rank), show(outcome.value)
        message = sentence.format(call=call, received=received, expected=show(right))
        verdict = self._verdict(FAILED, message, call, received, show(right))
        return NotPassed(replace(verdict, question=sentences.SURVIVES))

    def _verdict(
        self, status: str, message: Message, call: str, received: str, expected: str
    ) -> Verdict:
        outcomes = self._seen.outcomes
        answers = [outcome.summary() for outcome in outcomes]
        if self._printed_instead():
            answers.append("printed")
        raised = [outcome.raised for outcome in outcomes if outcome.raised]
        always = raised[0] if raised and len(raised) == len(outcomes) else None
        # its words tell such programs apart; those of an IndexError are the same for all
        if always:
            answers.append(self.source if always.type_name == "IndexError" else always.message)
        return Verdict(status, message, call, received, expected, fingerprint(answers))

    def _printed_instead(self) -> bool:
        """Did every call return nothing, and something was printed?"""
        return (
            self._seen.plain
            and all(value is None for value in self._seen.values)
            and self._runner.printed
        )

    def _explain(self, name: str, on: Cases, rank: int, outcome: Outcome, expected: str) -> Verdict:
        """The sentence for a wrong answer, an exception, or the end of the program."""
        call = on.call(name, rank)
        if outcome.gone:
            return self._about_the_end(
                name, call, outcome.gone, expected, on.seconds or CALL_SECONDS
            )
        if outcome.raised:
            count = _count(name, call) if on.by else len(on.arguments[rank])
            return self._about_exception(
                call, count, outcome.raised, expected, f"{name}() " if on.by else ""
            )
        received = show(outcome.value)
        draws = ("draws", self._check) in self.known
        nothing = sentences.NOTHING_DRAWN if draws else sentences.NOTHING
        sentence = nothing if outcome.value is None else sentences.RETURNED
        message = sentence.format(call=call, received=received, expected=expected)
        verdict = self._verdict(FAILED, message, call, received, expected)
        if outcome.value is None:
            question = sentences.PRINTED if self._printed_instead() else sentences.NO_RETURN
            verdict = replace(verdict, question=question.format(call=call))
        return verdict

    def _about_exception(
        self, call: str, count: int | None, raised: Raised, expected: str, about: str = ""
    ) -> Verdict:
        """`count`: of the arguments, if known; `about`: how Python begins to say that they are too
        few or too many."""
        error = self.error(raised)
        draws = ("draws", self._check) in self.known
        sentence = sentences.STOPPED_DRAWING if draws else sentences.STOPPED
        message = sentence.format(call=call, error=error, expected=expected)
        told = self.explained(message, raised)
        verdict = self._verdict(ERROR, told, call, clean(str(raised), 200), expected)
        if self._left_out(raised):
            verdict = replace(
                verdict,
                question=finding(
                    "ask.left-out",
                    "What keeps the program from getting past this instruction, and is all that it "
                    "computes needed?",
                ),
            )
        elif raised.type_name == "EOFError":
            verdict = replace(
                verdict,
                question=sentences.ASKED_FOR_ARGUMENTS if count else sentences.ASKED_ALONE,
            )
        elif _is_refused(raised, about) and count is not None:
            counted = plural("{count} argument", "{count} arguments", count=count)
            verdict = replace(
                verdict,
                question=finding(
                    "ask.argument-count",
                    "Does your function accept a call with {count}, as `{call}`? An argument with "
                    "a default value may be left out.",
                    count=counted,
                    call=call,
                ),
            )
        return verdict

    def _about_the_end(
        self, name: str, call: str, gone: WorkerGone, expected: str, seconds: float
    ) -> Verdict:
        if gone.why == "not again":
            return Verdict(TIMEOUT, sentences.NOT_AGAIN.format(name=name))
        if gone.why == "no time left":
            return Verdict(TIMEOUT, sentences.NO_TIME_LEFT)
        if gone.why == "timeout":
            message = sentences.TIMEOUT.format(call=call, seconds=float(seconds))
            return replace(
                self._verdict(TIMEOUT, message, call, "…", expected), question=sentences.ENDLESS
            )
        sentence, question = sentences.ENDS.get(gone.why, sentences.ENDED_OTHERWISE)
        message = sentence.format(call=call, detail=ending(gone.why, gone.detail))
        return replace(self._verdict(ERROR, message, call, "…", expected), question=question)


def _is_refused(raised: Raised, about: str) -> bool:
    """Whether Python did not even begin a call, as its arguments are too few or too many; `about`:
    how it says so."""
    return (
        raised.type_name == "TypeError" and raised.line is None and raised.message.startswith(about)
    )


def _count(name: str, call: str) -> int | None:
    """Count the arguments of that function in what is shown of a call; None when that is not one
    call."""
    try:
        nodes = [node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Call)]
    except (SyntaxError, ValueError, RecursionError):  # shortened, say
        return None
    counts = {
        len(node.args) + len(node.keywords)
        for node in nodes
        if getattr(node.func, "id", "") == name
    }
    return counts.pop() if len(counts) == 1 else None


def _is_right(outcome: Outcome, right: Any, seen_as: View = as_it_is) -> bool:
    """Whether the answer, seen in that way, equals the right one, already seen so."""
    return not outcome.raised and not outcome.gone and _seen_same(outcome.value, right, seen_as)


# what is right, came, and is wrong
Tries = Iterable[tuple[Cases, Sequence[Any], Sequence[Outcome], Sequence[int]]]


def _calls(tried: Tries, seen_as: View) -> Iterator[Call]:
    """All that was tried, as `explain` looks at it; what is not there went as expected.

    Answers are seen as the check sees them where that is still what they are, but for a tuple in
    the place of a list, say; as they are where it looks at something about them, such as their
    order: of that, no sentence would be true.
    """
    view = seen_as if all(_stays(value, seen_as) for value in _looked_at(tried)) else as_it_is
    for on, expected, outcomes, wrong in tried:
        for rank, (arguments, right) in enumerate(zip(on, map(view, expected), strict=True)):
            given = () if on.by else arguments  # what a probe is given is nothing a learner sees
            if not outcomes:
                yield Call(given, right, right, is_right=True)
            elif rank < len(outcomes):
                one, as_expected = outcomes[rank], rank not in wrong
                stopped = bool(one.raised or one.gone)
                value = (
                    None
                    if stopped
                    else right
                    if as_expected and view is seen_as
                    else view(one.value)
                )
                yield Call(given, right, value, as_expected, stopped)


def _looked_at(tried: Tries) -> Iterator[Any]:
    """What is right, and the wrong answers."""
    for _unused, expected, outcomes, wrong in tried:
        yield from expected
        yield from (
            outcomes[rank].value
            for rank in wrong
            if not outcomes[rank].raised and not outcomes[rank].gone
        )


def _stays(value: Any, seen_as: View) -> bool:
    """Whether a value is still the same when it is seen in that way, lists and tuples being
    alike."""
    try:
        return bool(_flat(seen_as(value)) == _flat(value))
    except (ValueError, TypeError, RecursionError):
        return False


def _flat(value: Any) -> Any:
    """A value with each collection in it as a list."""
    return [*map(_flat, value)] if type(value) in (list, tuple) else value


def _seen_same(received: Any, right: Any, seen_as: View) -> bool:
    try:
        seen = seen_as(received)
    except (ValueError, TypeError):  # such as an integer too long to be written
        return False
    return same(seen, right)
