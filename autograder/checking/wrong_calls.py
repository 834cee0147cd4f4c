"""Put a wrong call, or a game that did not end, into words."""

from dataclasses import dataclass, field

from autograder.checking import sentences
from autograder.checking.failure import fingerprint
from autograder.checking.meaning import with_meaning
from autograder.checking.outcomes import Outcome, PlayedGame, Run
from autograder.checking.runner import CALL_SECONDS, Runner
from autograder.i18n.display import clean, show
from autograder.i18n.message import Message, _, finding, plural, quoted
from autograder.reports.model import ERROR, FAILED, NOT_REACHED, TIMEOUT, Verdict
from autograder.sandbox.client import Raised, WorkerGone


@dataclass(frozen=True)
class WrongCall:
    """A call that did not give what was expected.

    Attributes:
        runner: What made the call.
        name: The function.
        call: The call as a learner would type it.
        arguments: How many arguments it has; None where a line was typed.
        expected: What was expected, as code.
        run: All the calls of which it is one.
        draws: Whether the function draws at random, so that the answer expected is an example.
    """

    runner: Runner
    name: str
    call: str
    arguments: int | None
    expected: str
    run: Run = field(default_factory=Run)
    draws: bool = False

    def verdict(
        self, status: str, message: Message, received: str, question: Message | None = None
    ) -> Verdict:
        """Return a verdict whose fingerprint is that of all answers of the run."""
        outcomes = self.run.outcomes
        answers = [outcome.summary() for outcome in outcomes]
        if self._has_printed_instead:
            answers.append("printed")
        raised = [outcome.raised for outcome in outcomes if outcome.raised]
        if raised and len(raised) == len(outcomes):
            # its words tell such programs apart; those of an IndexError are the same for all
            is_common = raised[0].type_name == "IndexError"
            answers.append(self.runner.submission.source if is_common else raised[0].message)
        digest = fingerprint(answers)
        return Verdict(status, message, self.call, received, self.expected, digest, question)

    def explain(self, outcome: Outcome, seconds: float | None = None) -> Verdict:
        """Return the verdict on the call.

        Args:
            outcome: What it gave.
            seconds: What one call may take; None for the usual time.
        """
        if outcome.gone:
            return self._about_the_end(outcome.gone, seconds or CALL_SECONDS)
        if outcome.raised:
            return self._about_exception(outcome.raised)
        received = show(outcome.value)
        sentence, question = sentences.RETURNED, None
        if outcome.value is None:
            sentence = sentences.NOTHING_DRAWN if self.draws else sentences.NOTHING
            question = sentences.PRINTED if self._has_printed_instead else sentences.NO_RETURN
            question = question.format(call=self.call)
        message = sentence.format(call=self.call, received=received, expected=self.expected)
        return self.verdict(FAILED, message, received, question)

    def of_game(self, game: PlayedGame, told: Message) -> Verdict:
        """Return the verdict on a game that did not end by itself.

        Args:
            game: The game.
            told: How it went, as a sentence.
        """
        gone, raised = game.outcome.gone, game.outcome.raised
        if gone and gone.why in ("not again", "no time left"):
            message = sentences.NOT_AGAIN.format(name=self.name)
            return Verdict(NOT_REACHED, message, self.call, "…", self.expected)
        if gone:
            detail = sentences.ending(gone.why, gone.detail)
            message = sentences.GAME_NOT_ENDED.format(game=told, call=self.call, detail=detail)
            alike = fingerprint([message.code, gone.why])
            return Verdict(TIMEOUT, message, self.call, "…", self.expected, alike)
        assert raised
        message = sentences.GAME_STOPPED.format(
            game=told, call=self.call, error=self._describe(raised)
        )
        alike = fingerprint([message.code, Outcome(raised=raised).summary()])
        explained = self._with_meaning(message, raised)
        return Verdict(ERROR, explained, self.call, "…", self.expected, alike)

    @property
    def _has_printed_instead(self) -> bool:
        """Whether every call returned nothing, and something was printed."""
        run = self.run
        return run.plain and all(value is None for value in run.values) and self.runner.printed

    def _about_exception(self, raised: Raised) -> Verdict:
        sentence = sentences.STOPPED_DRAWING if self.draws else sentences.STOPPED
        message = sentence.format(
            call=self.call, error=self._describe(raised), expected=self.expected
        )
        told = self._with_meaning(message, raised)
        return self.verdict(ERROR, told, clean(str(raised), 200), self._ask_about(raised))

    def _ask_about(self, raised: Raised) -> Message | None:
        if raised.type_name == "EOFError":
            return sentences.ASKED_FOR_ARGUMENTS if self.arguments else sentences.ASKED_ALONE
        is_refused = raised.type_name == "TypeError" and raised.line is None
        if is_refused and "unhashable" in str(raised):
            return finding(
                "ask.cache",
                "What remembers answers, such as `@lru_cache`, cannot look up a list: does your "
                "function need it?",
            )
        if self.arguments is not None and is_refused:
            return finding(
                "ask.argument-count",
                "Does your function accept a call with {count}, as `{call}`? An argument with "
                "a default value may be left out.",
                count=plural("{count} argument", "{count} arguments", count=self.arguments),
                call=self.call,
            )
        return None

    def _about_the_end(self, gone: WorkerGone, seconds: float) -> Verdict:
        if gone.why == "not again":
            return Verdict(TIMEOUT, sentences.NOT_AGAIN.format(name=self.name))
        if gone.why == "no time left":
            return Verdict(TIMEOUT, sentences.NO_TIME_LEFT)
        if gone.why == "timeout":
            message = sentences.TIMEOUT.format(call=self.call, seconds=float(seconds))
            return self.verdict(TIMEOUT, message, "…", sentences.ENDLESS)
        sentence, question = sentences.ENDS.get(gone.why, sentences.ENDED_OTHERWISE)
        detail = sentences.ending(gone.why, gone.detail)
        message = sentence.format(call=self.call, detail=detail)
        return self.verdict(ERROR, message, "…", question)

    def _describe(self, raised: Raised) -> Message:
        """Return an exception in words, with its place in the submission."""
        text = clean(str(raised), 200)
        where = self.runner.submission.place(raised.line) if raised.line else None
        if not where:
            return quoted(text)
        sentence = (
            _("{error} (in a function called here: {place})")
            if raised.elsewhere
            else _("{error} ({place})")
        )
        return sentence.format(error=quoted(text), place=where)

    def _with_meaning(self, message: Message, raised: Raised) -> Message:
        """Add what the exception means to the sentence that tells it, where that is known."""
        line = self.runner.submission.line(raised.line or 0)
        if line.lstrip().startswith("raise ") and raised.type_name != "SystemExit":
            # its author knows what it means, but perhaps not that the whole program ends
            return message
        return with_meaning(message, str(raised), self.runner.submission.source)
