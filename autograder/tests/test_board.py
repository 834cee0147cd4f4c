"""The game, a learner's functions in it, and the kernel side of the board: without a browser."""

import builtins
import json
import random
import re
import sys
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from autograder.board.game import BoardGame, BoardTurn
from autograder.board.match import Match
from autograder.board.opening import Unplayable, match_of, play
from autograder.board.rules import Rules, score, worth
from autograder.board.widget import Board
from autograder.cli import main
from autograder.i18n.message import _
from autograder.i18n.typography import as_typed
from solutions import m02_pegs, m03_codemaker, m04_codebreaker

SECRET = [3, 2, 2, 4]


def told(match: Match) -> str:
    return match.said["en"]


def notes(match: Match) -> list[str]:
    return [note["en"] for turn in match.game.turns for note in match.notes_of(turn)]


# ---------------------------------------------------------------- rules


def test_scores_are_those_of_the_exercises() -> None:
    codes = list(product((1, 2, 3), repeat=4))
    for code, guess in product(codes, codes):
        assert score(code, guess) == (
            m02_pegs.bien_places(code, guess),
            m02_pegs.mal_places(code, guess),
        )


def test_what_the_first_propositions_would_teach() -> None:
    codes = Rules().codes()
    pairs = worth((1, 1, 2, 2), codes)
    # Knuth 1977: 256 at worst
    assert (pairs.most, round(pairs.mean, 4), len(pairs.parts)) == (256, 204.5355, 13)
    assert round(worth((1, 2, 3, 4), codes).bits, 3) == 3.057
    assert sum(size for _, size in pairs.parts) == len(codes) == 1296


def test_the_worked_example_of_the_decoder() -> None:
    game = BoardGame(Rules())
    for guess in ((1, 1, 1, 1), (2, 2, 2, 2), (2, 2, 3, 3), (2, 3, 2, 4), (2, 3, 4, 2)):
        assert game.candidates[0] == guess
        game = game.with_turn(BoardTurn(guess, score(tuple(SECRET), guess)))
    assert game.candidates[0] == tuple(SECRET)


def test_a_contradiction_is_blamed_on_as_few_answers_as_possible() -> None:
    game = BoardGame(Rules())
    for guess, answer in (
        ((1, 2, 3, 4), (1, 1)),
        ((1, 1, 1, 1), (0, 0)),
        ((5, 5, 5, 5), (1, 0)),
        ((1, 5, 6, 6), (0, 0)),
    ):
        game = game.with_turn(BoardTurn(guess, answer))
    assert game.contradiction() == (2, 3)  # a 5, but nowhere: the first two are not to blame
    assert game.corrected(2, (0, 0)).contradiction() == ()
    assert BoardGame(Rules(), (BoardTurn((1, 1, 1, 1), (0, 4)),)).contradiction() == (0,)


@pytest.mark.parametrize(
    ("answers", "setting", "en", "fr"),
    [
        ([(0, 4)], {}, "The answer to proposition 1 alone cannot be true.", "À elle seule"),
        (
            [(2, 0), (0, 0)],
            {},
            "propositions 1 and 2 cannot both be true.",
            "1 et 2 ne peuvent pas être vraies toutes",
        ),
        (
            [(0, 0)] * 3,
            {"length": 1, "colours": 3},
            "propositions 1, 2 and 3 cannot all be true.",
            "1, 2 et 3 ne peuvent pas être toutes vraies",
        ),
    ],
)
def test_a_contradiction_is_said_of_one_of_two_or_of_all(
    answers: list[Any], setting: dict[str, int], en: str, fr: str
) -> None:
    match = match_of(**setting, codebreaker=m04_codebreaker.test_code)
    for answer in answers:
        match.answer(*answer)
    assert match.entry == "stuck"
    assert en in match.said["en"]
    assert fr in match.said.typed("fr")


# ---------------------------------------------------------------- the learner looks for the code


def test_a_game_is_won_lost_and_begun_again() -> None:
    match = match_of(tries=2, code=SECRET)
    match.guess([1, 1, 2, 2])
    assert "1 well placed, 1 misplaced. 208 codes are still possible. One try is left." in told(
        match
    )
    match.guess([1, 1, 1, 1])
    assert match.entry == "over"
    assert "Lost: the code was 3 2 2 4." in told(match)
    match.guess(SECRET)
    assert len(match.game.turns) == 2  # nothing is played after the end
    match.start()
    match.guess(SECRET)
    assert told(match) == "Found, in one try: 3 2 2 4."


@pytest.mark.parametrize(
    "pegs",
    [None, [], [1, 2, 3], [1, 2, 3, 7], [0, 1, 2, 3], ["1", "1", "1", "1"], "1122", [1.0] * 4],
)
def test_what_is_no_proposition_is_not_played(pegs: object) -> None:
    match = match_of(code=SECRET)
    match.guess(pegs)
    match.look(pegs)
    assert not match.game.turns
    assert told(match) == "A proposition has 4 colours from 1 to 6, as 1 1 2 2."
    match.redraft()
    assert "You have 10 tries." in told(match)


def test_right_functions_of_a_learner_are_not_remarked_upon() -> None:
    random.seed(1)
    for functions, said in (
        (
            (m02_pegs.bien_places, m02_pegs.mal_places),
            "Your functions `bien_places` and `mal_places` give the answers.",
        ),
        (
            lambda code, guess: [
                m02_pegs.bien_places(code, guess),
                m02_pegs.mal_places(code, guess),
            ],
            "Your function `<lambda>` gives the answers.",
        ),
    ):
        match = match_of(score=functions, code=m03_codemaker.creer_code)
        assert "`creer_code` has drawn the code." in told(match)
        assert said in told(match)
        for _unused in range(10):
            match.guess(random.choices(range(1, 7), k=4))
        assert notes(match) == []


def test_a_wrong_function_is_shown_and_the_game_goes_on_with_the_right_answer() -> None:
    def mal_places(code: list[int], proposition: list[int]) -> int:
        return sum(colour in code for colour in proposition)

    match = match_of(score=(m02_pegs.bien_places, mal_places), code=SECRET)
    match.guess([1, 1, 2, 2])
    assert match.game.turns[0].answer == (1, 1)
    assert notes(match) == [
        "`mal_places` says 2; 1 is right.",
        _("The board goes on with the right answer.")["en"],
    ]
    match.guess(SECRET)
    assert "`mal_places([3, 2, 2, 4], [1, 1, 2, 2])` returned `2`; `1` was expected." in notes(
        match
    )


def endless(*_: object) -> int:
    while True:
        pass


def raises(*_: object) -> int:
    raise KeyError("no such {colour}")


def leaves(*_: object) -> int:
    sys.exit("bye")


def asks(*_: object) -> int:
    return int(input("how many? "))


def floods(*_: object) -> int:
    while True:
        print("x" * 1000)


def shows(*_: object) -> None:
    print("1")


def changes(code: list[int], proposition: list[int]) -> int:
    well = sum(a == b for a, b in zip(code, proposition, strict=True))
    code.clear()
    return well


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError

    __index__: Any = None


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (endless, "had not finished after 0.2 s"),
        (raises, "`KeyError: 'no such {colour}'`"),
        (leaves, "stopped with `SystemExit: bye`"),
        (asks, "asks for input"),
        (floods, "prints without end"),
        (shows, "gave nothing back"),
        (changes, "the arguments became"),
        (lambda *_: "1", "returned `'1'`; `1` was expected"),
        (lambda *_: True, "returned `True`; `1` was expected"),
        (lambda *_: Unprintable(), "Unprintable"),
        (lambda code: 0, "TypeError"),
    ],
)
def test_a_function_that_goes_wrong_costs_a_sentence(
    function: Callable[..., Any],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("autograder.board.functions.SECONDS", 0.2)
    own = builtins.input
    match = match_of(score=(function, m02_pegs.mal_places), code=SECRET)
    match.guess([1, 1, 2, 2])
    assert match.game.turns[0].answer == (1, 1)
    assert "[3, 2, 2, 4]" not in " ".join(notes(match))  # not before the end
    assert match.game.turns[0].notes[0]["en"].startswith(f"`{function.__name__}")
    match.guess(SECRET)
    assert match.entry == "over"
    assert said in " ".join(notes(match))
    assert builtins.input is own
    assert capsys.readouterr().out == ""


def test_an_endless_function_is_not_called_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.board.functions.SECONDS", 0.2)
    match = match_of(score=(endless, m02_pegs.mal_places), code=SECRET)
    match.guess([1, 1, 2, 2])
    match.guess([1, 1, 2, 2])
    match.guess(SECRET)
    assert "not called again" in notes(match)[-1]


@pytest.mark.parametrize(
    "source", [lambda: [1, 2, 3], lambda: None, lambda: [7] * 4, raises, endless]
)
def test_a_codemaker_that_goes_wrong_is_replaced(
    source: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("autograder.board.functions.SECONDS", 0.2)
    match = match_of(code=source)
    assert "The board has drawn the code itself." in told(match)
    match.guess([1, 1, 2, 2])
    assert len(match.game.turns) == 1


# ---------------------------------------------------------------- the computer looks for the code


def test_the_computer_finds_every_code_it_is_given() -> None:
    random.seed(2)
    for _unused in range(20):
        match = match_of(code=random.choices(range(1, 7), k=4), codebreaker="computer")
        while match.entry == "step":
            match.step()
        assert told(match).startswith("Found")
        assert len(match.game.turns) < 11


def test_a_learner_answers_and_corrects() -> None:
    match = match_of(codebreaker="computer")
    first = match.proposal
    match.answer(3, 1)
    assert "no proposition of 4 pegs gets that answer" in told(match)
    match.answer(None, 2)
    assert told(match) == _("An answer is two numbers: well placed, then misplaced, as 1 2.")["en"]
    match.answer(0, 4)
    if match.entry == "answer":
        match.fix(0)
        match.answer(0, 0)
    assert match.game.turns[0].guess == first
    while match.entry == "answer":
        match.answer(0, 0)
    assert match.entry == "stuck"
    assert "cannot" in told(match)
    match.answer(0, 0)
    assert match.entry == "stuck"
    match.fix(len(match.game.turns) - 1)
    match.answer(1, 0)
    assert match.entry in ("answer", "over", "stuck")


@pytest.mark.parametrize(
    "decoder", [m04_codebreaker.test_code, m04_codebreaker.jeu_2], ids=["test_code", "jeu_2"]
)
def test_a_learners_decoder_plays_the_worked_example(decoder: Callable[..., Any]) -> None:
    match = match_of(code=SECRET, codebreaker=decoder)
    while match.entry == "step":
        match.step()
    guesses = ["".join(map(str, turn.guess)) for turn in match.game.turns]
    assert guesses == ["1111", "2222", "2233", "2324", "2342", "3224"]
    assert notes(match) == []


def test_a_decoder_with_two_questions_plays_too() -> None:
    def jeu_2() -> None:
        essais: list[Any] = []
        for code in Rules().codes():
            if m04_codebreaker.test_code(list(code), essais):
                print("Je propose", *code)
                essais.append((list(code), int(input("bien ? ")), int(input("mal ? "))))

    match = match_of(code=SECRET, codebreaker=jeu_2)
    while match.entry == "step":
        match.step()
    assert len(match.game.turns) == 6


def test_a_corrected_answer_takes_back_what_the_program_proposed_after_it() -> None:
    match = match_of(codebreaker=m04_codebreaker.jeu_2)
    assert "a colour may repeat. `jeu_2` looks for it. Proposition 1: 1 1 1 1." in told(match)
    for answer in ((1, 0), (1, 0)):
        match.answer(*answer)
    match.fix(0)
    match.answer(0, 0)
    assert [turn.guess for turn in match.game.turns] == [(1, 1, 1, 1)]
    assert match.proposal == (2, 2, 2, 2)


def test_a_wrong_decoder_is_told_which_answer_it_forgets() -> None:
    def test_code(code: list[int], essais: list[Any]) -> bool:
        return all(m04_codebreaker.test_essai(code, essai) for essai in essais[1:])

    match = match_of(code=SECRET, codebreaker=test_code)
    for _unused in range(2):
        match.step()
    said = " ".join(notes(match))
    assert (
        "`test_code([1, 1, 1, 1], [([1, 1, 1, 1], 0, 0)])` returned `True`; `False` was expected."
        in said
    )
    assert (
        "Were 1 1 1 1 the code, the answer to proposition 1 would have been 4 0, and it was 0 0."
        in said
    )
    assert match.game.turns[1].guess == (2, 2, 2, 2)


@pytest.mark.parametrize(
    ("decoder", "said"),
    [
        (lambda code, essais: False, "returned `False`; `True` was expected"),
        (lambda code, essais: endless(), "had not finished"),
        (lambda: None, "ended without asking"),
        (lambda: input(), "no proposition can be read"),
        (raises, "KeyError"),
    ],
)
def test_a_decoder_that_goes_wrong_is_replaced(
    decoder: Any, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("autograder.board.functions.GAME_SECONDS", 0.3)
    match = match_of(code=SECRET, codebreaker=decoder)
    while match.entry == "step":
        match.step()
    assert told(match).startswith("Found, in 6 tries")
    assert said in " ".join(notes(match))


# ---------------------------------------------------------------- how it is called


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"colours": 1}, "from 2 to 9"),
        ({"colours": "6"}, "from 2 to 9"),
        ({"length": 7}, "from 1 to 6"),
        ({"tries": 0}, "at least 1"),
        ({"colours": 9, "length": 6}, "531441 codes, too many"),
        ({"score": 3}, "score=(bien_places, mal_places)"),
        ({"score": (len, len, len)}, "score=(bien_places, mal_places)"),
        ({"code": [1, 2, 3, 7]}, "code takes"),
        ({"codebreaker": "me"}, "codebreaker takes"),
        ({"codebreaker": m04_codebreaker.jeu_2, "colours": 8}, "classic game"),
    ],
)
def test_what_play_cannot_use_is_said_in_a_sentence(
    wanted: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Unplayable, match=said.split("(")[0]):
        match_of(**wanted)
    play(lang="en", **wanted)
    assert said in capsys.readouterr().out


def test_play_says_how_it_is_called(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play(m04_codebreaker.test_code, lang="en")
    assert capsys.readouterr().out.startswith(
        "play: say what `test_code` is for, as in play(score=(bien_places, mal_places)),"
        " play(code=creer_code)"
    )
    play(6, [1], lang="fr")
    assert as_typed(capsys.readouterr().out).startswith("play : dites à quoi sert `6, [1]`")
    play(scores=m02_pegs.bien_places, lang="en")
    assert (
        capsys.readouterr().out
        == "play: it takes no `scores`; it takes colours, length, tries, score, code, codebreaker,"
        " lang.\n"
    )
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert as_typed(repr(play)).startswith(
        "Mettez des parenthèses après play : play() lance une partie."
    )


def test_autograder_offers_play_and_nothing_else_that_is_not_there() -> None:
    import autograder

    assert autograder.play is play
    with pytest.raises(AttributeError, match="no attribute 'plya'"):
        autograder.plya  # noqa: B018


def test_in_a_notebook_the_board_is_shown_in_a_terminal_it_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    monkeypatch.setattr("IPython.get_ipython", object)
    play(lang="fr")
    assert [isinstance(one, Board) for one in shown] == [True]
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "autograder.board.widget")
    play(lang="en")
    assert "%pip install anywidget" in capsys.readouterr().out


# ---------------------------------------------------------------- the terminal


@pytest.fixture
def typing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Play in the terminal with these lines typed; what was shown."""

    def type_in(*lines: str, lang: str = "en", **wanted: Any) -> str:
        left = iter(lines)

        def ask(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", ask)
        play(lang=lang, **wanted)
        return capsys.readouterr().out

    return type_in


def test_a_game_in_the_terminal(typing: Callable[..., str]) -> None:
    shown = typing("1 1 2 2", "hello", "9999", "? 3344", "(3, 2, 2, 4)", code=SECRET)
    assert "1 well placed, 1 misplaced" in shown
    assert shown.count("A proposition has 4 colours from 1 to 6") == 2
    assert "3 3 4 4 would leave" in shown
    assert "each bit of information halves" in shown
    assert "█" in shown
    assert shown.endswith("Found, in 2 tries: 3 2 2 4.\n")


@pytest.mark.parametrize("line", ["?", " help ", "AIDE"])
def test_help_says_what_can_be_typed(line: str, typing: Callable[..., str]) -> None:
    shown = typing(line, "3224", code=SECRET)
    assert shown.count("? 1122 says what it would teach; ? alone shows this again") == 2
    assert "A proposition has 4 colours" not in shown
    shown = as_typed(typing(line, "4 0", lang="fr", codebreaker="computer"))
    assert shown.count("Saisissez chaque réponse en deux nombres") == 2


def test_the_other_role_in_the_terminal_in_french(typing: Callable[..., str]) -> None:
    shown = as_typed(
        typing("un deux", "c 4", "0 0", "c 4", "c 1", "4 0", lang="fr", codebreaker="computer")
    )
    assert "Une réponse est faite de deux nombres" in shown
    assert "Il n'y a pas encore de réponse à corriger." in shown
    assert "Il n'y a pas de réponse 4 à corriger" in shown
    assert "Quelle est la bonne réponse ?" in shown
    assert "Trouvé, en un essai" in shown


def test_a_decoder_in_the_terminal_and_a_polite_end(typing: Callable[..., str]) -> None:
    assert "Found, in 6 tries: 3 2 2 4." in typing(
        code=SECRET, codebreaker=m04_codebreaker.test_code
    )
    assert typing("1122", lang="fr").endswith("À la prochaine partie.\n")


def test_the_verb_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt="": "1")
    assert main(["play", "--game", "1x2", "--tries", "1", "--lang", "fr"]) == 0
    assert re.search(
        "Trouvé, en un essai : 1|Perdu : le code était 2", as_typed(capsys.readouterr().out)
    )
    assert main(["play", "--game", "4x99", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("mastermind play: colours must be")
    monkeypatch.setattr(builtins, "input", lambda prompt="": "2 0")
    assert main(["play", "--game", "2x6", "--codebreaker", "computer", "--lang", "en"]) == 0
    assert "Found, in one try" in capsys.readouterr().out


# ---------------------------------------------------------------- the kernel side


def sent(board: Board, **message: Any) -> dict[str, Any]:
    """What the page sends, as the kernel receives it; what the page is shown next."""
    board._handle_custom_msg(message, [])
    return dict(board.view)


def test_the_page_is_shown_all_but_the_code() -> None:
    board = Board(match_of(code=[5, 1, 6, 3]), "fr")
    assert "5, 1, 6, 3" not in repr(board.get_state())
    view = sent(board, do="guess", pegs=[1, 1, 2, 2])
    assert view["turns"][0]["answer_said"] == "1 bien placé, 0 mal placé"
    assert view["turns"][0]["left_said"] == "256 codes restants"
    assert "5, 1, 6, 3" not in repr(board.get_state())
    view = sent(board, do="look", pegs=[3, 4, 5, 6])
    assert sum(part["codes"] for part in view["worth"]["parts"]) == 256
    assert view["about_draft"]
    json.dumps(view)
    view = sent(board, do="redraft")
    assert (view["worth"], view["about_draft"], len(view["turns"])) == (None, False, 1)
    assert "256 codes sont encore possibles" in view["said"]


@pytest.mark.parametrize(
    "message",
    [
        None,
        "guess",
        {},
        {"do": "erase everything"},
        {"do": "guess"},
        {"do": "answer", "pegs": 3},
        {"do": []},
        {"do": "fix", "turn": 9},
    ],
)
def test_what_the_page_should_not_send_changes_nothing(message: Any) -> None:
    for board in (
        Board(match_of(code=SECRET), "en"),
        Board(match_of(codebreaker="computer"), "en"),
    ):
        before = board.view["turns"], board.view["entry"]
        board._handle_custom_msg(message, [])
        assert (board.view["turns"], board.view["entry"]) == before


def test_the_other_role_on_the_board() -> None:
    board = Board(match_of(), "en")
    view = sent(board, do="roles")
    assert view["early"]
    assert len(view["proposal"]) == 4
    assert sent(board, do="known")["entry"] == "code"
    view = sent(board, do="code", pegs=SECRET)
    while view["entry"] == "step":
        view = sent(board, do="step")
    assert view["said"].startswith("Found")
    assert sent(board, do="new")["entry"] == "answer"
    assert sent(board, do="roles")["entry"] == "guess"


# ---------------------------------------------------------------- the board that module 3 builds


@pytest.fixture
def click(caplog: pytest.LogCaptureFixture) -> Callable[[Any], None]:
    """Click a button as a person can; ipywidgets would call a disabled one, and swallow what goes
    wrong."""

    def press(button: Any) -> None:
        assert not button.disabled
        button.click()
        assert "Exception" not in caplog.text

    return press


def test_the_board_of_module_3(
    click: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(m03_codemaker, "creer_code", lambda: SECRET)
    text, numbers, actions, _ = m03_codemaker.board(
        ["Propose", "Erase", "well", "mis", "Found!", "Lost:"]
    ).children
    propose, erase = actions.children
    assert propose.disabled
    for colour in (1, 1, 2, 3):
        click(numbers.children[colour - 1])
    click(erase)
    click(numbers.children[1])
    click(propose)
    assert "1. [1, 1, 2, 2]: 1 well, 1 mis" in text.value
    for colour in SECRET:
        click(numbers.children[colour - 1])
    click(propose)
    assert text.value.endswith("Found!")
    assert all(button.disabled for button in (*numbers.children, propose, erase))
