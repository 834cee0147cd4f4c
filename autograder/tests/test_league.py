"""A league: the decoders of a class, cheats among them; held against plain arithmetic."""

import csv
import json
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from autograder.cli import main
from autograder.course.module import Course
from autograder.i18n.errors import InputError
from autograder.i18n.typography import as_typed
from autograder.intake import Submission
from autograder.reports.pages import file_name
from autograder.sandbox.doctor import Tier
from autograder.tests.browser import chromium, needs_chromium, serve
from autograder.tests.settings import LANGUAGES
from autograder.tournament.files import as_page, write
from autograder.tournament.play import Played, _Codemaker, _Node, play_decoder
from autograder.tournament.run import RULES, LeagueRequest
from autograder.tournament.table import CHAMPION, LEARNER, RULE, Row, Standing, row_of
from autograder.trees.strategies import FIRST_CONSISTENT, Asked, file_of, rules_named
from autograder.trees.verify import verify

pytestmark = pytest.mark.any_python

_DECODER = """
import random

LEFT = {}


def answer(code, guess):
    common = sum(min(code.count(colour), guess.count(colour)) for colour in set(guess))
    well = sum(map(str.__eq__, code, guess))
    return f"{well} {common - well}"


def codes(p, c):
    found = [""]
    for _ in range(p):
        found = [code + colour for code in found for colour in "123456789"[:c]]
    return found


def jeu_2(p=4, c=6):
    moves, tries = (), 0
    if not LEFT:
        LEFT[()] = codes(p, c)
        random.Random(SEED).shuffle(LEFT[()])
    while True:
        left = LEFT[moves]
        guess = left[PLACE]
        tries += 1
        print("Essai", guess)
        given = input("bien, mal ? ")
        if given == f"{p} 0":
            return tries
        if (*moves, given) not in LEFT:
            LEFT[*moves, given] = [code for code in left if answer(code, guess) == given]
        moves = (*moves, given)
"""
_PLACES = ("0", "-1", "len(left) // 2", "len(left) // 3")
RIGHT = {
    f"learner {seed:02}": _DECODER.replace("SEED", str(seed)).replace("PLACE", _PLACES[seed % 4])
    for seed in range(50)
}
TEXTBOOK = """
def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if all(
            (bien_places(code, c), mal_places(code, c)) == (bien, mal) for c, bien, mal in essais
        ):
            print(code)
            bien = int(input("bien ? "))
            mal = int(input("mal ? "))
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
"""
BORROWS = """
def test_code(code, essais):
    ...  # votre code ici


def jeu_2(p=4, c=6):
    essais = []
    for code in tous_les_codes(p, c):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien, mal ? ").split())
            essais.append((code, bien, mal))
            if bien == p:
                return len(essais)
"""
_CHOICE = _DECODER.replace("left[PLACE]", "random.choice(left)").replace("SEED", "0")
_COUNTS = _DECODER.replace("left[PLACE]", "left[N[0] % len(left)]").replace("SEED", "0")
_COUNTS = _COUNTS.replace("moves, tries = (), 0", "moves, tries = (), 0\n    N[0] += 1").replace(
    "LEFT = {}", "LEFT, N = {}, [0]"
)
CHEATS = {  # by their names; and what is said of them
    "chance": (_CHOICE, "changes its mind"),
    "counts the games": (_COUNTS, "changes its mind"),
    "looks for the secret": (
        "def jeu_2(p=4, c=6):\n    import autograder.tournament.play as play\n"
        "    return play.secret\n",
        "ModuleNotFoundError",
    ),
    "raises": (
        "def jeu_2(p=4, c=6):\n    print('1' * p)\n    input()\n    return [1, 2][5]\n",
        "IndexError",
    ),
    "returns the secret": (
        "def jeu_2(p=4, c=6):\n    return [1] * p\n",
        "without having proposed the secret",
    ),
    "says it has won": (
        "import builtins\nbuiltins.input = lambda *_: '3 0'\n"
        + _DECODER.replace("SEED", "0").replace("PLACE", "0"),
        "without having proposed the secret",
    ),
    "shows nothing": (
        "def jeu_2(p=4, c=6):\n    while True:\n        input('?')\n",
        "showed no code",
    ),
    "repeats": (
        "def jeu_2(p=4, c=6):\n    while True:\n        print('1' * p)\n        input('?')\n",
        "30 times in a row",
    ),
    "forgot it": ("def jeu_1():\n    return 1\n", "no function `jeu_2`"),
}
SLOW_CHEATS = {
    "hangs": ("def jeu_2(p=4, c=6):\n    while True:\n        pass\n", "still computing"),
    "floods": (
        "def jeu_2(p=4, c=6):\n    while True:\n        print('1' * 9999)\n",
        "still computing",
    ),
    "leaves": ("import os\n\n\ndef jeu_2(p=4, c=6):\n    os._exit(0)\n", "was stopped"),
}


def _tries(source: str, pegs: int, colours: int) -> dict[str, int]:
    """What each secret takes, by the file itself, run here: its own count, and answers computed in
    another way."""
    names: dict[str, Any] = {}
    shown: list[str] = []
    exec(source, names)

    def answer(_prompt: str) -> str:
        guess = shown[-1]
        left, well = [*secret], 0
        for one, other in zip(guess, secret, strict=True):
            well += one == other
        common = 0
        for colour in guess:
            if colour in left:
                left.remove(colour)
                common += 1
        return f"{well} {common - well}"

    names |= {"print": lambda *words: shown.append(str(words[-1])), "input": answer}
    found = {}
    for secret in map("".join, product("123456789"[:colours], repeat=pegs)):
        found[secret] = names["jeu_2"](pegs, colours)
    return found


def _written(folder: Path, files: Mapping[str, str]) -> Path:
    folder.mkdir()
    for name, source in files.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    return folder


def _rows(path: Path, sign: str = ",") -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [*csv.DictReader(file, delimiter=sign, strict=True)]


def _names(folder: Path) -> dict[str, str]:
    return {row["code"]: row["name"] for row in _rows(folder)}


def _compare(folder: Path, names: Mapping[str, str], game: str, right: Mapping[str, str]) -> None:
    """Hold the tables of a league against plain arithmetic."""
    pegs, colours = map(int, game.split("x"))
    expected = {name: _tries(source, pegs, colours) for name, source in right.items()}
    rows = [row for row in _rows(folder / "league.csv") if row["rank"]]
    learners = {names[row["decoder"]]: row for row in rows if row["kind"] == "learner"}
    assert learners.keys() >= expected.keys()
    totals = [int(row["tries"]) for row in rows]
    best = next(row["decoder"] for row in rows)
    assert totals == sorted(totals)
    for row in rows:
        assert int(row["rank"]) == 1 + sum(total < int(row["tries"]) for total in totals)
    for name, tries in expected.items():
        row = learners[name]
        assert int(row["tries"]) == sum(tries.values())
        assert int(row["worst"]) == max(tries.values())
        assert [int(row.get(f"in {count}", 0)) for count in range(1, 10)] == [
            [*tries.values()].count(count) for count in range(1, 10)
        ]
    codes = {name: code for code, name in names.items()}
    duels = {(row["decoder"], row["against"]): row for row in _rows(folder / "duels.csv")}
    some = [*expected][:6]
    for one, other in product(some, some):
        if one != other:
            row = duels[codes[one], codes[other]]
            pairs = [(expected[one][secret], expected[other][secret]) for secret in expected[one]]
            assert int(row["wins"]) == sum(own < theirs for own, theirs in pairs)
            assert int(row["loses"]) == sum(own > theirs for own, theirs in pairs)
            assert sum(int(row[column]) for column in ("wins", "even", "loses")) == len(pairs)
    assert all((codes[name], best) in duels for name in some)


@pytest.mark.slow
def test_a_small_class_on_one_processor_and_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = {name: RIGHT[name] for name in [*RIGHT][:4]}
    cheats = {name: CHEATS[name][0] for name in ("chance", "counts the games")}
    folder = _written(tmp_path / "class", right | cheats)
    key, written = str(tmp_path / "key.csv"), []
    for jobs in (1, 2):
        out = tmp_path / f"league {jobs}"
        options = ["--game", "3x4", "--jobs", str(jobs), "--key", key, "--lang", "en"]
        assert main(["league", str(folder), "--out", str(out), *options]) == 0
        written.append({path.name: path.read_bytes() for path in out.rglob("*") if path.is_file()})
    names = _names(Path(key))
    said = capsys.readouterr().out

    assert written[0] == written[1]
    assert "4 decoders played all 64 secrets, 2 out" in said
    _compare(tmp_path / "league 1", names, "3x4", right)
    why_out = {
        names[row["decoder"]]: row["why out"]
        for row in _rows(tmp_path / "league 1" / "league.csv")
        if not row["rank"]
    }
    assert why_out.keys() == cheats.keys()
    assert all(CHEATS[name][1] in why for name, why in why_out.items())
    assert not any(name in page.decode() for page in written[0].values() for name in right)
    champion = verify(tmp_path / "league 1" / "champion.json")
    assert champion.total == min(sum(_tries(source, 3, 4).values()) for source in right.values())


@pytest.mark.slow
def test_a_class_of_sixty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cheats = CHEATS | SLOW_CHEATS
    folder = _written(
        tmp_path / "class", {**RIGHT, **{name: one[0] for name, one in cheats.items()}}
    )
    out, key = tmp_path / "league", tmp_path / "league-key.csv"
    assert main(["league", str(folder), "--out", str(out), "--game", "3x4", "--lang", "en"]) == 0
    names = _names(key)

    assert len(names) >= 60
    assert (
        f"{len(RIGHT)} decoders played all 64 secrets, {len(cheats)} out" in capsys.readouterr().out
    )
    _compare(out, names, "3x4", RIGHT)
    said = {
        names[row["decoder"]]: row["why out"]
        for row in _rows(out / "league.csv")
        if not row["rank"]
    }
    assert said.keys() == cheats.keys()
    assert {name: why for name, why in said.items() if cheats[name][1] not in why} == {}


@pytest.mark.slow
def test_all_1296_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some = {name: RIGHT[name] for name in [*RIGHT][:4]}
    folder = _written(tmp_path / "class", {**some, "textbook": TEXTBOOK, "chance": _CHOICE})
    out, key = tmp_path / "league", tmp_path / "league-key.csv"
    assert main(["league", str(folder), "--out", str(out), "--lang", "en"]) == 0
    names = _names(key)

    assert "5 decoders played all 1296 secrets, 1 out" in capsys.readouterr().out
    _compare(out, names, "4x6", some)
    rows = [row for row in _rows(out / "league.csv") if row["rank"]]
    totals = {names.get(row["decoder"], row["decoder"]): row["tries"] for row in rows}
    assert (totals["The optimum"], totals["Knuth's (minimax)"]) == ("5625", "5801")
    assert totals["textbook"] == totals["First consistent"] == "7471"


def test_some_secrets_the_same_for_everybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = _written(
        tmp_path / "class", {name: RIGHT[name] for name in ("learner 01", "learner 02")}
    )
    out, key = tmp_path / "out", tmp_path / "key.csv"
    options = ["--game", "3x4", "--secrets", "20", "--key", str(key), "--jobs", "1", "--lang", "en"]

    assert main(["league", str(folder), "--out", str(out), *options]) == 0
    told = capsys.readouterr()
    played = LeagueRequest(folder, out, "m04_codebreaker", game="3x4", secrets=20).sample
    assert played
    assert "2 decoders played the same 20 of the 64 secrets, drawn by lot, 0 out" in told.out
    assert "20 of the 64 secrets are played" in told.err
    rows = {row["decoder"]: int(row["tries"]) for row in _rows(out / "league.csv")}
    for code, name in _names(key).items():
        tries = _tries(RIGHT[name], 3, 4)
        assert rows[code] == sum(tries[secret] for secret in played)
    assert not (out / "champion.json").exists()


def test_a_large_game_is_sampled() -> None:
    asked = [
        LeagueRequest(Path(), Path(), "m04_codebreaker", game=game)
        for game in ("5x8", "5x8", "4x8")
    ]
    one, same, whole = (one.sample for one in asked)

    assert one
    assert one == same
    assert len({*one}) == 1000
    assert whole is None


# ------------------------------------------------------------- who may play, and under which name


def test_names_are_those_of_a_roster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = _written(
        tmp_path / "class", {"ana lópez": RIGHT["learner 01"], "bo": RIGHT["learner 02"]}
    )
    roster = tmp_path / "roster.csv"
    roster.write_text("Prénom;Nom\nAna;López\nZoé;Roux\n", encoding="utf-8")
    options = [
        "--roster",
        str(roster),
        "--game",
        "2x3",
        "--out",
        str(tmp_path / "out"),
        "--lang",
        "fr",
        "--jobs",
        "1",
    ]

    assert main(["league", str(folder), *options]) == 0
    assert {"Ana López", "bo"} <= {
        row["décodeur"] for row in _rows(tmp_path / "out" / "league.csv", ";")
    }
    assert not (tmp_path / "out-key.csv").exists()
    told = capsys.readouterr().err
    assert "un nom qui n'est pas dans la liste d'élèves : bo." in as_typed(told)
    assert "n'ont rien rendu : Zoé Roux." in as_typed(told)


@pytest.mark.slow
def test_a_champion_comes_back_another_year(tmp_path: Path) -> None:
    folder = _written(tmp_path / "class", {"ana": RIGHT["learner 01"]})
    for year in ("first", "second"):
        champions = (
            ["--champions", str(tmp_path / "first" / "champion.json")] if year == "second" else []
        )
        options = ["--game", "2x3", "--out", str(tmp_path / year), "--jobs", "1", "--lang", "en"]
        assert main(["league", str(folder), *options, *champions]) == 0
    rows = _rows(tmp_path / "second" / "league.csv")
    champion, ana = (
        next(row for row in rows if row["kind"] == kind) for kind in ("champion", "learner")
    )
    assert champion["rank"] == ana["rank"]
    assert champion["tries"] == ana["tries"]


def test_the_book_and_the_champions_play_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, tree = _written(tmp_path / "class", {}), tmp_path / "by hand.json"
    assert main(["tree", "optimal", "--game", "2x3", "--out", str(tree), "--lang", "en"]) == 0
    tree.write_text(
        tree.read_text(encoding="utf-8").replace('"optimal"', '"by hand"'), encoding="utf-8"
    )
    options = ["--game", "2x3", "--out", str(tmp_path / "out"), "--jobs", "1", "--lang", "en"]

    assert main(["league", str(folder), *options, "--champions", str(tree)]) == 0
    rows = _rows(tmp_path / "out" / "league.csv")
    champion = next(row for row in rows if row["kind"] == "champion")
    assert champion["decoder"] == "by hand (champion)"
    assert champion["tries"] == rows[0]["tries"]
    assert len(rows) == 1 + len(RULES)
    assert "who is behind each code" not in capsys.readouterr().err
    assert "by hand" in (tmp_path / "out" / "league.html").read_text(encoding="utf-8")


def test_a_folder_in_which_nothing_is_found_is_not_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = _written(tmp_path / "class", {})
    (folder / "README.txt").write_text("Hello", encoding="utf-8")
    assert (
        main(
            ["league", str(folder), "--game", "2x3", "--out", str(tmp_path / "out"), "--lang", "en"]
        )
        == 2
    )


def test_a_decoder_of_the_classic_game_alone(tmp_path: Path) -> None:
    folder = _written(tmp_path / "class", {"ana": TEXTBOOK})
    options = ["--game", "2x3", "--out", str(tmp_path / "out"), "--jobs", "1", "--lang", "en"]

    assert main(["league", str(folder), *options]) == 1
    (row,) = (row for row in _rows(tmp_path / "out" / "league.csv") if not row["rank"])
    assert (
        row["why out"]
        == "it plays 4x6 only: `jeu_2(2, 3)`, which asks for this game, ends with a TypeError"
    )


def test_functions_of_the_course_are_lent_and_other_names_told(course: Course, tier: Tier) -> None:
    def play(source: str, game: str = "2x2") -> Played:
        return play_decoder(
            course.root, "m04_codebreaker", Submission("ana", "ana.py", source), tier, game
        )

    played, without = play(BORROWS), play(BORROWS.replace("print(code)", "print(shown(code))"))
    assert without.out
    assert without.out["en"].endswith(
        "it ended with an error: NameError: name 'shown' is not defined"
    )
    assert played.lent == ("tous_les_codes", "test_code")
    assert played.tree
    assert played.tree["total"] == file_of(Asked(FIRST_CONSISTENT, rules_named("2x2")))["total"]
    colourful = play(BORROWS, "2x7")  # more colours than m02 counts
    assert colourful.tree
    assert colourful.tree["total"] == file_of(Asked(FIRST_CONSISTENT, rules_named("2x7")))["total"]


_WALK = """
from itertools import product


def jeu_2(p=4, c=6):
    for code in product(range(1, c + 1), repeat=p):
        print(*code)
        if input().startswith(str(p)):
            return
"""


def test_a_walk_through_all_codes_is_honest(course: Course, tier: Tier) -> None:
    def play(game: str, source: str = _WALK) -> Played:
        return play_decoder(
            course.root, "m04_codebreaker", Submission("ana", "ana.py", source), tier, game
        )

    played = play("2x6")
    assert played.tree
    assert (played.tree["worst"], played.tree["total"]) == (36, 36 * 37 // 2)
    row = row_of("ana", LEARNER, played.tree)
    assert "ana" in as_page(Standing.of(rules_named("2x6"), [row]), "en")
    large = play(
        "4x6", _WALK.replace("in product", "in [*product").replace("repeat=p)", "repeat=p)]")
    )
    assert large.out
    assert "after 100 propositions, the most that a game of this league may have" in large.out["en"]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.5, "0.008 min"), pytest.param(1.5, "0.025 min", marks=pytest.mark.slow)],
)
def test_who_takes_too_long_is_told_the_limit(
    seconds: float, said: str, course: Course, tier: Tier
) -> None:
    busy = (
        "until = process_time() + 0.05\n        while process_time() < until:\n            pass\n  "
        "      print"
    )
    source = "from time import process_time\n" + _WALK.replace("print", busy)
    learner = Submission("ana", "ana.py", source)
    played = play_decoder(
        course.root, "m04_codebreaker", learner, tier, "2x6" if seconds < 1 else "3x6", seconds
    )
    assert played.out
    assert (
        f"took more than {said} of computing, the limit of this league (--minutes)"
        in played.out["en"]
    )


@pytest.mark.parametrize(
    ("printed", "tries", "read"),
    [
        ("5 4 3 2", 0, "5432"),
        ("1 2 3 4 5", 0, "2345"),  # the first try
        ("1 2 3 4 5", 1, None),
        ("6 5 4 3 2 1", 5, None),
        ("[3, 4, 5, 6, 6]", 1, None),
        ("2 [3, 4, 5, 6]", 0, "3456"),
        ("1 2 3 4 5, then 6 5 4 3", 1, "6543"),
        ("1 2 3 4 5, then 1 1 1 1", 1, "1111"),
        ("2 1 1 1 1", 4, "1111"),  # what m04 asks for, as the checks read it
        ("3456 6543", 0, "6543"),
        ("34566", 0, None),
    ],
)
def test_only_colours_alone_in_a_row_are_a_code(printed: str, tries: int, read: str | None) -> None:
    rules = rules_named("4x6")
    codemaker = _Codemaker(
        _Node(rules, rules.secrets()), "1111", two_questions=False, told=[""] * tries
    )
    assert codemaker._read(printed) == read


def test_who_repeats_itself_is_out_at_once(course: Course, tier: Tier) -> None:
    source = "def jeu_2(p, c):\n    while True:\n        for code in '11', '12', '21':\n"
    source += "            print(code)\n            input()\n"
    played = play_decoder(
        course.root, "m04_codebreaker", Submission("ana", "ana.py", source), tier, "2x9"
    )
    assert played.out
    assert (
        "it proposed what it had proposed before, 30 times in a row (the last was 21)"
        in played.out["en"]
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--module", "m02_pegs"], "m02_pegs has nobody to play with"),
        (["--minutes", "0"], "--minutes wants a number above 0"),
        (["--game", "bulls-3x7"], "bulls-3x7"),
        (["--game", "4x6x"], "4x6, 4x8 or 5x8, say; not 4x6x"),
        (["--game", "foo"], "with pegs of 9 colours at most"),
        (["--game", "4x99"], "with pegs of 9 colours at most"),
        (["--game", "4x6-different"], "which secrets may repeat"),
        (["--game", "9x9"], "9x9 has"),
        (["--champions", "nobody.json"], "nobody.json cannot be read"),
        (["--champions", "other.json"], "a champion of another game (2x3)"),
        (["--out", "."], "is or holds what is to be played"),
        (["--jobs", "0"], "--jobs"),
    ],
)
def test_what_cannot_be_played_is_said(
    options: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    _written(tmp_path / "class", {"ana": RIGHT["learner 01"]})
    (tmp_path / "other.json").write_text(
        json.dumps(file_of(Asked("knuth", rules_named("2x3")))), encoding="utf-8"
    )

    assert main(["league", "class", "--lang", "en", *options]) == 2
    assert said in capsys.readouterr().err


# ---------------------------------------------------------------- the table, and the page


def _standing() -> Standing:
    """Six learners, of whom two have the same tree."""
    rules = rules_named("2x4")
    trees = {name: file_of(Asked(name, rules)) for name in ("optimal", FIRST_CONSISTENT, "knuth")}
    rows: list[Row] = [row_of(name, RULE, tree) for name, tree in trees.items()]
    rows += [row_of(f"good {rank}", LEARNER, trees["optimal"]) for rank in range(4)]
    rows += [row_of(f"plain {rank}", LEARNER, trees[FIRST_CONSISTENT]) for rank in range(2)]
    rows += [row_of("Ada", CHAMPION, trees["knuth"])]
    return Standing.of(rules, rows, [("<b>cheat", rows[0].title), ("other", rows[0].title)])


def test_a_learner_sees_the_first_and_those_just_ahead() -> None:
    seen = _standing().seen_by("plain 1")

    assert [row.name for row in seen.learners] == [
        "good 0",
        "good 1",
        "good 2",
        "good 3",
        "plain 1",
    ]
    assert [row.rank for row in seen.rows if row.kind == LEARNER][:2] == [1, 1]
    assert seen.out == ()
    assert [name for name, _ in _standing().seen_by("other").out] == ["other"]


def test_what_a_page_says_of_itself_is_true() -> None:
    standing = _standing()
    first, book = (
        "Here are the first of the class, and those of the book.",
        "Here are those of the book.",
    )
    said = {
        name: standing.seen_by(name).introduced_to(name)["en"]
        for name in ("good 0", "plain 1", "other")
    }

    assert said == {"good 0": first, "plain 1": said["plain 1"], "other": first}
    assert (
        said["plain 1"]
        == "Here are the first of the class, those of the book, and those just ahead of `plain 1`."
    )
    rules = Standing.of(standing.rules, [row for row in standing.rows if row.kind == RULE])
    assert rules.seen_by("other").introduced_to("other")["en"] == book
    page = as_page(standing, "en")
    assert "Each decoder of this table has played all 16 secrets." in page
    assert "Not everybody of the class is in this table" in page
    assert "Not everybody of the class" not in as_page(standing.seen_by("good 0"), "en", "good 0")


def test_a_tree_that_is_none_cannot_take_part() -> None:
    tree = file_of(Asked("knuth", rules_named("2x3")))
    with pytest.raises(InputError):
        row_of("cheat", CHAMPION, {**tree, "total": tree["total"] - 1})


def test_only_the_pages_of_those_who_play_stay(tmp_path: Path) -> None:
    standing = _standing()
    write(standing, tmp_path, "en")
    (tmp_path / "pages" / "notes.html").write_text("<p>by the teacher", encoding="utf-8")
    write(
        Standing.of(standing.rules, [row for row in standing.rows if row.name != "good 0"]),
        tmp_path,
        "en",
    )

    left = [f"{file_name(row.name)}.html" for row in standing.learners if row.name != "good 0"]
    assert {path.name for path in (tmp_path / "pages").iterdir()} == {"notes.html", *left}


def test_the_page_asks_for_nothing_elsewhere_and_trusts_no_name() -> None:
    page = as_page(_standing(), "fr")

    assert "://" not in page
    assert page.count("</script>") == 3
    assert ("L’optimum" in page, "The optimum" in page) == (True, False)
    assert "<b>cheat" not in page


@pytest.mark.browser
@needs_chromium
def test_two_are_compared_on_the_page_and_games_seen_again(tmp_path: Path) -> None:
    standing = _standing()
    for language in LANGUAGES:
        (tmp_path / f"{language}.html").write_text(as_page(standing, language), encoding="utf-8")
    ranks = [
        next(rank for rank, row in enumerate(standing.rows) if row.name == name)
        for name in ("good 0", "plain 0")
    ]
    one, two = (standing.rows[rank] for rank in ranks)
    longest = two.game(
        next(key for key, tries in two.found.tries.items() if tries == two.found.worst)
    )
    with serve(tmp_path) as address, chromium() as browser:
        page = browser.page
        page.goto(f"{address}/en.html")
        for name, rank in zip(("#one", "#two"), ranks, strict=True):
            page.locator(name).select_option(str(rank))
        expect(page.locator("#duel")).to_contain_text(
            f"good 0 needs fewer tries on {one.against(two).better} secrets"
        )
        expect(page.locator("#codes")).to_contain_text(" ".join(one.beats(two)))
        page.locator("#player").select_option(str(ranks[1]))
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator("#move")).to_contain_text(f"plain 0, try 1: {longest[0][0]}")
        page.locator("#replay").press("End")
        expect(page.locator("#boards figure").first.locator("li")).to_have_count(len(longest))
        expect(page.locator("#move")).to_contain_text(
            f"plain 0: {longest[-1][0]}, found in {len(longest)} tries"
        )
        page.locator("#replay").press("ArrowLeft")
        expect(page.locator("#boards figure").first.locator("li")).to_have_count(len(longest) - 1)
        page.locator("#one").select_option(page.locator("#two").input_value())
        expect(page.locator("#duel")).to_contain_text("Choose two different ones.")
        expect(page.locator("#codes")).to_be_hidden()
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.locator("#replay").press("Home")
        heights = page.locator("#boards figure").evaluate_all(
            "all => all.map(one => one.offsetHeight)"
        )
        assert len(heights) == 2
        assert max(heights) < 60
        page.goto(f"{address}/fr.html")
        page.locator("#one").select_option(str(ranks[0]))
        expect(page.locator("#duel")).to_contain_text("a besoin de moins d’essais sur")
        page.get_by_role("button", name="En avant").click()
        expect(page.locator("#move")).to_contain_text(", essai 1 : ")
    assert browser.errors == []
