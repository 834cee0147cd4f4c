"""The board of a notebook. All that is known of the game is kept here; the page (board.js) keeps
only the draft."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from autograder.board.game import BoardTurn
from autograder.board.looking_back import COLUMNS, Review
from autograder.board.match import BARS, Match, answer_in_words
from autograder.board.rules import COLOURS, Worth
from autograder.i18n.message import Message, _, plural

STATIC = {
    "board": _("Mastermind board"),
    "turns": _("Propositions and answers"),
    "slot": _("position {n}: {peg}"),
    "empty": _("empty"),
    "well": _("Well placed"),
    "misplaced": _("Misplaced"),
    "erase": _("Erase"),
    "propose": _("Propose"),
    "reply": _("Answer"),
    "give": _("This is the code"),
    "next": _("Next proposition"),
    "teach": _("What would it teach?"),
    "new": _("New game"),
    "review": _("Look back"),
    "roles": _("Change roles"),
    "known": _("Let the board answer"),
    "correct": _("Change"),
    "choice": _("{name}: {n}"),
    "correct_turn": _("Change the answer to proposition {n}"),
    "keys_guess": _(
        "Keys, after a click on the board: 1 to {last} choose, ← → move, Backspace erases, Enter "
        "proposes, ? says what it would teach."
    ),
    "keys_answer": _(
        "Keys, after a click on the board: first the number of well placed pegs, then of misplaced "
        "ones, then Enter."
    ),
    "keys_code": _(
        "Keys, after a click on the board: 1 to {last} choose, ← → move, Backspace erases, Enter "
        "gives the code."
    ),
    "keys_step": _("Key: Enter shows the next proposition."),
    "keys_stuck": Message(),
    "keys_over": _("Key: N starts a new game."),
}


_HERE = Path(__file__).parent


class Board(anywidget.AnyWidget):
    """A match as a widget. The page sends what the learner does, as `{"do": "guess", "pegs": [1, 1,
    2, 2]}`."""

    _esm = (_HERE / "board.js").read_text(encoding="utf-8")
    _css = (_HERE / "board.css").read_text(encoding="utf-8")

    labels = traitlets.Dict().tag(sync=True)  # what never changes
    view = traitlets.Dict().tag(sync=True)  # what is to be shown; written here only

    def __init__(self, match: Match, language: str):
        self.match, self.language = match, language
        self.replies = 0  # the page asks for nothing else until it has the reply
        static = {name: self._in_words(text) for name, text in STATIC.items()}
        colours = [text[language] for text in COLOURS[: match.setting.colours]]
        super().__init__(labels=static | {"colours": colours, "lang": language}, view=self._view())
        self.on_msg(self._received)

    def _received(self, _: Any, message: Any, __: Any) -> None:
        if not isinstance(message, dict):
            return
        match, pegs = self.match, message.get("pegs")
        doing: dict[str, Any] = {
            "guess": lambda: match.guess(pegs),
            "look": lambda: match.look(pegs),
            "redraft": match.redraft,
            "answer": lambda: match.answer(
                *(pegs if isinstance(pegs, list) and len(pegs) == 2 else (None, None))
            ),
            "fix": lambda: match.fix(message.get("turn")),
            "known": match.ask_code,
            "code": lambda: match.give(pegs),
            "step": match.step,
            "review": match.look_back,
            "new": match.start,
            "roles": lambda: match.start(not match.reverse),
        }
        if (wanted := str(message.get("do"))) in doing:
            try:
                doing[wanted]()
            finally:
                self.replies += wanted != "redraft"  # which it does not wait for
                self.view = self._view()

    def _view(self) -> dict[str, Any]:
        match = self.match
        game, setting = match.game, match.setting
        return {
            "length": setting.length,
            "colours": setting.colours,
            "tries": None if match.reverse else setting.tries,
            "entry": match.entry,
            "moves": match.moves,
            "replies": self.replies,
            "said": self._in_words(match.said),
            "about_draft": match.about_draft,
            "fixing": match.fixing,
            "fixable": match.entry in ("answer", "stuck"),
            "early": match.entry == "answer" and not game.turns,
            "proposal": match.proposal and list(match.proposal),
            "notes": self._all_in_words(match.notes),
            "worth": match.worth and self._worth(match.worth),
            "reviewable": match.over and not match.review,
            "review": match.review and self._review(match.review),
            "turns": [
                self._turn(turn, len(left))
                for turn, left in zip(game.turns, game.candidates_by_turn[1:], strict=True)
            ],
        }

    def _turn(self, turn: BoardTurn, left: int) -> dict[str, Any]:
        return {
            "guess": list(turn.guess),
            "answer": list(turn.answer),
            "answer_said": self._in_words(answer_in_words(turn.answer)),
            "left_said": self._in_words(
                plural("1 code left", "{count} codes left", count=left)
                if left
                else _("no code left")
            ),
            "notes": self._all_in_words(self.match.notes_of(turn)),
        }

    def _worth(self, value: Worth) -> dict[str, Any]:
        return {
            "title": self._in_words(_("Codes by answer (well placed, misplaced)")),
            "bars": self._in_words(BARS),
            "parts": [{"answer": list(answer), "codes": codes} for answer, codes in value.parts],
        }

    def _review(self, value: Review) -> dict[str, Any]:
        return {
            "title": self._in_words(_("The game, move by move")),
            "how": self._in_words(value.legend),
            "columns": [self._in_words(one) for one in COLUMNS],
            "rows": value.rows(self.language),
        }

    def _in_words(self, text: Message) -> str:
        return text[self.language]

    def _all_in_words(self, texts: tuple[Message, ...]) -> list[str]:
        return [self._in_words(text) for text in texts]
