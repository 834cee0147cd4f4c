"""A match between a learner and the computer: who may do what next, and what is said about it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Protocol

from autograder.board.functions import Essai, Function, People, Scorer, Trouble, draw
from autograder.board.game import BoardGame, BoardTurn
from autograder.board.looking_back import Review, look_back
from autograder.board.rules import Answer, Code, Rules, Worth, score, typed, worth
from autograder.i18n.message import Message, _, plural, quoted

EVIL = _(
    "The codemaker pretends to hide a code of {length} colours from 1 to {colours}. It has none: "
    "it always gives the answer that leaves most codes, and never contradicts itself."
)
BARS = _(
    "One bar for each possible answer: the codes that would be left after it. The shorter the "
    "bars, the more you learn; each bit of information halves the number of codes."
)

Entry = Literal["guess", "answer", "code", "step", "stuck", "over"]  # what the learner is asked for


class Decoder(Protocol):
    """What proposes in a game where the learner holds the code."""

    scripted: ClassVar[bool]  # each proposition depends on the answers to those before, as recorded

    @property
    def name(self) -> str | None:
        """The name of the learner's function."""

    def propose(
        self, setting: Rules, essais: list[Essai], candidates: tuple[Code, ...]
    ) -> tuple[Code, list[Message]]:
        """A proposition, and what there is to say about it; there is at least one candidate."""
        ...


@dataclass(frozen=True)
class Computer:
    """Proposes any of the codes still possible."""

    name: None = None
    scripted: ClassVar[bool] = False
    choose: Callable[[Sequence[Code]], Code] = random.choice

    def propose(
        self, setting: Rules, essais: list[Essai], candidates: tuple[Code, ...]
    ) -> tuple[Code, list[Message]]:
        return self.choose(candidates), []


@dataclass
class Match:
    """One game after another. `entry` says what may be done next; `said` is the last thing to read
    aloud."""

    setting: Rules = field(default_factory=Rules)
    scorer: Scorer | None = None
    code: Function | Code | None = None  # where the code comes from; drawn when None
    decoder: Decoder = field(default_factory=Computer)
    reverse: bool = False  # the learner holds the code
    evil: bool = False  # nobody holds one: the answer is always the one that leaves most codes
    game: BoardGame = field(init=False)
    entry: Entry = field(init=False)
    said: Message = field(init=False)
    worth: Worth | None = field(init=False, default=None)
    # the rank of the turn whose answer is corrected
    fixing: int | None = field(init=False, default=None)
    proposal: Code | None = field(init=False, default=None)
    notes: tuple[Message, ...] = field(init=False, default=())  # about the proposal
    review: Review | None = field(init=False, default=None)
    # changes with each thing done, so that a draft can be dropped
    moves: int = field(init=False, default=0)
    _told: Message = field(init=False)  # the last thing said about the game, not about a draft
    _secret: Code | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.start()

    # ---- what the learner does

    def start(self, reverse: bool | None = None) -> None:
        """A new game; `reverse`: in the other role."""
        self.reverse = self.reverse if reverse is None else reverse
        self.game = BoardGame(self.setting)
        self.worth = self.fixing = self.proposal = self.review = None
        self.notes = ()
        self._secret, about = self._draw()
        setting = {"length": self.setting.length, "colours": self.setting.colours}
        if self.reverse:
            start = (
                _("The board answers for your code.")
                if self._secret
                else _(
                    "Think of a code of {length} colours from 1 to {colours}; a colour may repeat."
                )
            )
            self._say((EVIL if self.evil else start).format(**setting) + about + self._seeks())
            self._propose()
        else:
            tries = plural("one try", "{count} tries", count=self.setting.tries)
            start = (
                EVIL + _("You have {tries}.")
                if self.evil
                else _(
                    "A code of {length} colours from 1 to {colours} is hidden; a colour may "
                    "repeat. You have {tries}."
                )
            )
            self._say(start.format(tries=tries, **setting) + about + self._scores())
            self.entry = "guess"

    def guess(self, pegs: object) -> None:
        """The learner's proposition."""
        if self.entry != "guess" or not (code := self._code(pegs)):
            return
        secret, answer = self._answered(code)
        mistakes = self.scorer.mistakes(secret, code) if self.scorer else []
        notes = [mistake.meanwhile for mistake in mistakes] + [
            _("The board goes on with the right answer.")
        ] * bool(mistakes)
        calls = tuple(mistake.call for mistake in mistakes)
        self._play(BoardTurn(code, answer, tuple(notes), calls))
        setting = self.setting
        if self.game.found:
            self._end(self._won(code))
        elif len(self.game.turns) == setting.tries:
            left = plural(
                "One code was still possible.",
                "{count} codes were still possible.",
                count=len(self.game.candidates),
            )
            lost = (
                _("Lost: there never was a code. {left}")
                if self.evil
                else _("Lost: the code was {code}. {left}", code=typed(secret), left="{left}")
            )
            self._end(lost.format(left=left))

    def answer(self, well: object, misplaced: object) -> None:
        """The learner's answer to the proposal, or the correction of an earlier one."""
        if self.entry != "answer":
            return
        if type(well) is not int or type(misplaced) is not int:
            self.said = _("An answer is two numbers: well placed, then misplaced, as 1 2.")
        elif not self.setting.is_answer(well, misplaced):
            self.said = _(
                "{well} and {misplaced}: no proposition of {length} pegs gets that answer.",
                length=self.setting.length,
                **_pair(well, misplaced),
            )
        elif self.fixing is not None:
            self.game = self.game.corrected(self.fixing, (well, misplaced), self.decoder.scripted)
            self.fixing = None
            self._say(Message())
            self._go_on()
        elif self.proposal:
            self._play(BoardTurn(self.proposal, (well, misplaced), self.notes))
            self._go_on()

    def fix(self, rank: object) -> None:
        """The learner wants to correct an earlier answer."""
        if (
            self.entry in ("answer", "stuck")
            and type(rank) is int
            and 0 <= rank < len(self.game.turns)
        ):
            self.fixing, self.entry = rank, "answer"
            self._say(
                _(
                    "Proposition {n} was {code}. What is the right answer?",
                    n=rank + 1,
                    code=typed(self.game.turns[rank].guess),
                )
            )

    def ask_code(self) -> None:
        """The learner would rather give the code than answer."""
        if self.reverse and self.entry == "answer" and not self.game.turns:
            self.entry = "code"
            self._say(
                _("Choose your code: the board answers for it, and the player does not see it.")
            )

    def give(self, pegs: object) -> None:
        """The code the learner holds: from now on the board answers."""
        if self.entry == "code" and (code := self._code(pegs)):
            self._secret, self.entry = code, "step"
            self._say(_("The board answers for your code."))
            self.step()

    def step(self) -> None:
        """Answer the proposal for the learner."""
        if self.entry == "step" and self.proposal:
            self._play(BoardTurn(self.proposal, self._answered(self.proposal)[1], self.notes))
            self._go_on()

    def look(self, pegs: object) -> None:
        """What would this proposition teach?"""
        if self.entry == "guess" and (code := self._code(pegs)):
            self.worth = worth(code, self.game.candidates)
            self.said = self.sentence(self.worth)

    def look_back(self) -> None:
        """Review the moves of a game that is over: what each of them lost, and luck apart."""
        if self.over and not self.review:
            self.review = look_back(self.game)
            self._say(self.review.told(yours=not self.reverse, evil=self.evil))

    def redraft(self) -> None:
        """The learner changes what is not sent yet: what was said about it no longer holds."""
        self.worth, self.said = None, self._told

    # ---- what is said

    @property
    def over(self) -> bool:
        return self.entry == "over"

    @property
    def about_draft(self) -> bool:
        """Whether the last thing said is about a proposition that is not sent yet."""
        return self.said is not self._told

    def sentence(self, value: Worth) -> Message:
        return _(
            "{code} would leave {mean} codes on average, {most} at worst: {bits} bits of "
            "information. {possible}",
            code=typed(value.guess),
            mean=value.mean,
            most=value.most,
            bits=value.bits,
            possible=_("It may be the code.") if value.possible else _("It cannot be the code."),
        )

    def notes_of(self, turn: BoardTurn) -> tuple[Message, ...]:
        """Calls show the code, so they wait for the end."""
        return turn.calls if turn.calls and self.over else turn.notes

    def told(self, rank: int) -> Message:
        """A turn, its answer and what it leaves, in a sentence."""
        turn, left = self.game.turns[rank], len(self.game.candidates_by_turn[rank + 1])
        return _(
            "Proposition {n}, {code}: {answer}. {left}",
            n=rank + 1,
            code=typed(turn.guess),
            answer=answer_in_words(turn.answer),
            left=_codes_left(left),
        )

    # ---- how the game goes on

    def _say(self, said: Message) -> None:
        self.said = self._told = said
        self.moves += 1

    def _code(self, pegs: object) -> Code | None:
        if isinstance(pegs, Sequence) and self.setting.is_code(pegs):
            return tuple(pegs)
        setting = self.setting
        self.said = _(
            "A proposition has {length} colours from 1 to {colours}, as {example}.",
            length=setting.length,
            colours=setting.colours,
            example=self.example,
        )
        return None

    @property
    def example(self) -> str:
        """A code of this game, as it is typed."""
        return typed([1 + rank // 2 % self.setting.colours for rank in range(self.setting.length)])

    def _draw(self) -> tuple[Code | None, Message]:
        """The code of a new game, and what there is to say about it."""
        nothing = Message()
        drawn = tuple(random.choices(range(1, self.setting.colours + 1), k=self.setting.length))
        if isinstance(self.code, tuple):
            return self.code, nothing
        if self.code is not None:
            try:
                return draw(self.setting, self.code), _(
                    "`{name}` has drawn the code.", name=People(self.code).name
                )
            except Trouble as trouble:
                return drawn, trouble.text + _("The board has drawn the code itself.")
        return (None if self.reverse or self.evil else drawn), nothing

    def _answered(self, code: Code) -> tuple[Code, Answer]:
        """A code, and its answer to a proposition: the one that is hidden, or one that leaves most
        codes."""
        if self._secret:
            return self._secret, score(self._secret, code)
        # the smallest of those that leave as many
        answer, _ = worth(code, self.game.candidates).parts[0]
        return next(one for one in self.game.candidates if score(one, code) == answer), answer

    def _play(self, turn: BoardTurn) -> None:
        self.game = self.game.with_turn(turn)
        self.worth = None
        told = self.told(len(self.game.turns) - 1)
        left = self.setting.tries - len(self.game.turns)
        tries = plural("One try is left.", "{count} tries are left.", count=left)
        self._say(told if self.reverse else told + tries)

    def _go_on(self) -> None:
        """Go on after an answer in the reverse game: to the end, a contradiction, or the next
        proposal."""
        self.proposal, self.notes = None, ()
        found = [turn.guess for turn in self.game.turns if turn.answer == self.setting.win]
        if not self.game.candidates:
            self.entry = "stuck"
            self._say(self._contradiction())
        elif found:
            self._end(self._won(found[-1]))
        else:
            self._propose()

    def _propose(self) -> None:
        essais: list[Essai] = [(list(turn.guess), *turn.answer) for turn in self.game.turns]
        self.proposal, notes = self.decoder.propose(self.setting, essais, self.game.candidates)
        self.notes = tuple(notes)
        self.entry = "step" if self._secret or self.evil else "answer"
        if self.entry == "answer":
            self._say(
                self.said
                + _(
                    "Proposition {n}: {code}. What is your answer?",
                    n=len(essais) + 1,
                    code=typed(self.proposal),
                )
            )

    def _seeks(self) -> Message:
        """The words for who looks for the code."""
        if name := self.decoder.name:
            return _("`{name}` looks for it.", name=name)
        return Message() if self._secret else _("The board looks for it.")

    def _scores(self) -> Message:
        """The words for the learner's functions that answer; none when ours do."""
        if not self.scorer:
            return Message()
        names = [f"`{function.name}`" for function in self.scorer.functions]
        return plural(
            "Your function {names} gives the answers.",
            "Your functions {names} give the answers.",
            count=len(names),
            names=_listed(names),
        )

    def _won(self, code: Code) -> Message:
        return plural(
            "Found, in one try: {code}.",
            "Found, in {count} tries: {code}.",
            count=len(self.game.turns),
            code=typed(code),
        )

    def _contradiction(self) -> Message:
        ranks = [str(rank + 1) for rank in self.game.contradiction()]
        which = {
            1: _("The answer to proposition {ranks} alone cannot be true."),
            2: _("The answers to propositions {ranks} cannot both be true."),
        }.get(len(ranks), _("The answers to propositions {ranks} cannot all be true."))
        return _(
            "No code gives all these answers. {which} Correct one answer.",
            which=which.format(ranks=_listed(ranks)),
        )

    def _end(self, said: Message) -> None:
        self.entry, self.proposal = "over", None
        self._say(said)


def answer_in_words(answer: Answer) -> Message:
    return _("{well}, {misplaced}", **_pair(*answer))


def _pair(well: int, misplaced: int) -> dict[str, Message]:
    """Return the two parts of an answer in words, for a sentence."""
    return {
        "well": plural("{count} well placed", "{count} well placed", count=well),
        "misplaced": plural("{count} misplaced", "{count} misplaced", count=misplaced),
    }


def _codes_left(number: int) -> Message:
    """Say how many codes are still possible."""
    if not number:
        return _("No code is possible any more.")
    return plural("One code is still possible.", "{count} codes are still possible.", count=number)


def _listed(parts: Sequence[str]) -> Message:
    """1, 2 and 3"""
    *first, last = parts
    if not first:
        return quoted(last)
    return _("{first} and {last}", first=", ".join(first), last=last)
