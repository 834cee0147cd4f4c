"""A mistake is counted once: what is right loses nothing beside functions that are missing or
wrong."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from autograder.course.module import Course, Module
from autograder.course.percent import cells
from autograder.intake import Submission
from autograder.judging.judge import judge_one
from autograder.reports.model import FAILED, TaskReport
from autograder.sandbox.doctor import best
from autograder.sandbox.servers import sandbox_of
from autograder.tests.conftest import wrong


def _given(module: Module) -> str:
    """What the exercise holds besides the functions to be written."""
    return "\n\n".join(
        cell.text for cell in cells(module.source) if cell.kind == "code" and not cell.marks
    )


def _as_shown(module: Module, task: str) -> str:
    """The solution, built on the functions the course builds it on."""
    return next(cell.text for cell in cells(module.source) if cell.marks.get("task") == task)


def _self_contained(module: Module, task: str) -> str:
    """The solution with all it is built on under names of its own."""
    others = {name for one in module.tasks for name in (*module.needs_of(one), one.name)} - {task}
    return re.sub(rf"\b({'|'.join(sorted(others))})\b", r"own_\1", module.source_of([task]))


def _others_wrong(module: Module, task: str) -> str:
    """A wrong version of every other function of the module, and of the earlier ones it is built
    on."""
    names = dict.fromkeys(
        name for one in module.tasks for name in (*module.needs_of(one), one.name)
    )
    texts = []
    for name in names:
        home = module.home_of(name)
        assert home
        known = [mistake.diagnosis.name for mistake in home.mistakes if mistake.task == name]
        quick = [one for one in known if "endless" not in one and "never" not in one]
        if name != task and quick:
            texts.append(wrong(home, quick[0]))
    return "\n\n".join(texts)


@dataclass(frozen=True)
class Company:
    """A right answer to a task, and what stands around it."""

    module: Module
    task: str
    kind: str

    @property
    def source(self) -> str:
        own = (_self_contained if "self" in self.kind else _as_shown)(self.module, self.task)
        others = _others_wrong(self.module, self.task) if "wrong" in self.kind else ""
        return f"{_given(self.module)}\n\n{others}\n\n{own}\n"


KINDS = ("alone", "beside wrong ones", "self-contained", "self-contained beside wrong ones")
_EVERY_DAY = {  # quick ones, of each way in which a task rests on another
    ("mal_places", "alone"),
    ("repartition", "beside wrong ones"),
    ("jeu", "alone"),
    ("test_code", "beside wrong ones"),
    ("nombre_essais", "self-contained beside wrong ones"),
    ("is_compatible", "alone"),
    ("best_proposal", "beside wrong ones"),
    ("decision_entropy", "self-contained beside wrong ones"),
    ("best_decision", "self-contained"),
    ("lazy_solution_tree", "self-contained"),
    ("lazy_solution_tree", "self-contained beside wrong ones"),
    ("lower_bound_on_worst_case_solution", "self-contained beside wrong ones"),
    ("most_parts", "self-contained beside wrong ones"),
    ("check_tree", "beside wrong ones"),
}


def companies(course: Course) -> Iterator[Company]:
    """Each task in each company."""
    for module in course.modules.values():
        for task in module.tasks:
            yield from (Company(module, task.name, kind) for kind in KINDS)


def judged(module: Module, source: str, *tasks: str) -> dict[str, TaskReport]:
    """Some tasks of a source, by name."""
    tier, _ = best()
    assert tier
    report = judge_one(
        module, Submission("somebody", "somebody.py", source), sandbox_of(tier), tasks
    )
    assert not report.problem
    return {task.name: task for task in report.tasks}


def _loss(report: TaskReport) -> list[str]:
    return [check.message["en"] for check in report.checks if not check.passed]


@pytest.mark.slow
def test_a_right_answer_loses_nothing_in_any_company(course: Course) -> None:
    found = [one for one in companies(course) if (one.task, one.kind) in _EVERY_DAY]
    assert len(found) >= len(_EVERY_DAY)

    lost = {
        (one.task, one.kind): loss
        for one in found
        if (loss := _loss(judged(one.module, one.source, one.task)[one.task]))
    }
    assert not lost


BUILT_ON_ANOTHER = {
    (
        "m01_codes",
        "tous_les_codes",
        "nombre_codes__one_peg_too_few",
    ): (
        """
def tous_les_codes(p=4, c=6):
    return [
        [rang // c ** (p - 1 - i) % c + 1 for i in range(p)] for rang in range(nombre_codes(p, c))
    ]
"""
    ),
    (
        "m01_codes",
        "repartition",
        "masque__never_remembers",
    ): (
        """
from itertools import product
def repartition(p, c):
    nombres = {}
    for code in product(range(1, c + 1), repeat=p):
        motif = masque(list(code))
        cle = tuple(sorted(map(motif.count, set(motif)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
"""
    ),
    (
        "m02_pegs",
        "bien_places",
        "occurences__length",
    ): (
        """
def bien_places(l1, l2):
    return occurences([a == b for a, b in zip(l1, l2)], True)
"""
    ),
    (
        "m02_pegs",
        "occurences",
        "bien_places__forgets_the_last",
    ): (
        """
def occurences(l, n):
    return bien_places(l, [n] * len(l))
"""
    ),
    (
        "m07_elimination",
        "exhaustive_stats",
        "stats_by_pattern__numbers_of_secrets",
    ): (
        """
def exhaustive_stats(p, c):
    stats = {}
    for numbers in stats_by_pattern(p, c).values():
        for tries, number in numbers.items():
            stats[tries] = stats.get(tries, 0) + number
    return stats
"""
    ),
    (
        "m10_optimum",
        "minimax",
        "score_table__colours_in_common",
    ): (
        """
def answers(p, c):
    if (p, c) not in tables:
        codes = [list(code) for code in product(range(1, c + 1), repeat=p)]
        tables[p, c] = {tuple(code): rank for rank, code in enumerate(codes)}, score_table(p, c)
    return tables[p, c]
from itertools import product
tables = {}
def minimax(candidates, codes):
    rank_of, table = answers(len(codes[0]), max(max(code) for code in codes))
    def worst(code):
        ranks = [rank_of[tuple(candidate)] for candidate in candidates]
        seen = [int(table[rank_of[tuple(code)]][rank]) for rank in ranks]
        return max(map(seen.count, seen)), code not in candidates
    return min(codes, key=worst)
"""
    ),
}
_BEST = """
from functools import cache
def plan(p, c):
    codes = tuple(map(tuple, tous_les_codes(p, c)))
    @cache
    def best(candidates):
        found = (float('inf'), None, {})
        for proposition in codes:
            left = split(p, c, proposition, candidates)
            won = left.pop((p, 0), [])
            if any(len(part) == len(candidates) for part in left.values()):
                continue
            below = {answer: best(tuple(part)) for answer, part in left.items()}
            total = len(candidates) + sum(one[0] for one in below.values())
            if total < found[0]:
                found = total, proposition, below
        return found
    return best(codes)
"""
_BY_PARTS = """
def split(p, c, proposition, candidates):
    found = parts(proposition, candidates)
    return {answer: [tuple(code) for code in part] for answer, part in found.items()}
"""
BUILT_ON_ANOTHER |= {
    (
        "m10_optimum",
        "optimal_total",
        "score_table__lists_of_lists",
    ): (
        f"""{_BEST}
@cache
def ranks_and_table(p, c):
    ranks = {{tuple(code): rank for rank, code in enumerate(tous_les_codes(p, c))}}
    return ranks, score_table(p, c).tolist()
def split(p, c, proposition, candidates):
    ranks, table = ranks_and_table(p, c)
    found, row = {{}}, table[ranks[proposition]]
    for candidate in candidates:
        answer = divmod(row[ranks[candidate]], 10)
        found.setdefault(answer, []).append(candidate)
    return found
def optimal_total(p, c):
    return plan(p, c)[0]
"""
    ),
    (
        "m10_optimum",
        "optimal_total",
        "evaluate__winning_try_not_counted",
    ): (
        f"""{_BEST}{_BY_PARTS}
def optimal_total(p, c):
    chosen = {{}}
    def note(node, candidates):
        total, proposition, below = node
        chosen[frozenset(candidates)] = list(proposition)
        for answer, part in split(p, c, proposition, candidates).items():
            if answer != (p, 0):
                note(below[answer], part)
    note(plan(p, c), [tuple(code) for code in tous_les_codes(p, c)])
    def strategy(candidates, codes):
        return chosen[frozenset(map(tuple, candidates))]
    return sum(tries * number for tries, number in evaluate(strategy, p, c).items())
"""
    ),
    (
        "m10_optimum",
        "optimal_total",
        "check_tree__first_try_is_zero",
    ): (
        f"""{_BEST}{_BY_PARTS}
def optimal_total(p, c):
    def tree(node):
        total, proposition, below = node
        return list(proposition), {{answer: tree(one) for answer, one in below.items()}}
    return check_tree(tree(plan(p, c)), p, c)
"""
    ),
}


_LONG = "m07_elimination", "m10_optimum"


@pytest.mark.parametrize(
    ("slug", "task", "mistake"),
    [
        pytest.param(*one, marks=[pytest.mark.slow] if one[0] in _LONG else [])
        for one in BUILT_ON_ANOTHER
    ],
)
def test_what_is_built_on_a_wrong_function_is_judged_with_a_correct_one(
    course: Course, slug: str, task: str, mistake: str
) -> None:
    module, own, other = (
        course.module(slug),
        BUILT_ON_ANOTHER[slug, task, mistake],
        mistake.partition("__")[0],
    )

    found = judged(module, f"{module.standalone}\n{wrong(module, mistake)}\n{own}", task, other)
    assert found[other].score < found[other].points
    assert not _loss(found[task])
    assert other in found[task].judged_with


@pytest.mark.parametrize(
    "start", ["def {}(*arguments):\n    ...\n", "def {}(*arguments):\n    pass\n", ""]
)
def test_what_is_built_on_a_function_that_is_not_written_is_judged_with_a_correct_one(
    course: Course, start: str
) -> None:
    module = course.module("m01_codes")
    built = [(task, mistake) for slug, task, mistake in BUILT_ON_ANOTHER if slug == module.slug]
    assert built
    for task, mistake in built:
        other = mistake.partition("__")[0]
        rest = BUILT_ON_ANOTHER[module.slug, task, mistake]
        source = f"{_given(module)}\n{start.format(other)}\n{rest}"

        found = judged(module, source, task, other)
        assert not found[other].score
        assert not _loss(found[task])
        assert other in found[task].judged_with


def test_what_is_built_on_a_right_function_is_judged_as_it_is(course: Course) -> None:
    module = course.module("m01_codes")
    for (slug, task, _), own in BUILT_ON_ANOTHER.items():
        if slug == module.slug:
            assert judged(module, f"{module.standalone}\n{own}", task)[task].judged_with == ()


_HANDS_ON = "def {0}(*arguments):\n    return {1}(*arguments)\n"
_GUESSED = "def {0}(*arguments):\n    return 0\n"
_TAKES_OUT = "def {0}(*arguments):\n    return {1}.__globals__['{0}'](*arguments)\n"


@pytest.mark.parametrize(
    ("slug", "source", "task"),
    [
        # it is not there
        ("m02_pegs", _HANDS_ON.format("mal_places", "mal_places_general"), "mal_places"),
        # nor is this one
        ("m02_pegs", "def mal_places(l1, l2):\n    return occurences(l1, l2[0])\n", "mal_places"),
        (
            "m02_pegs",
            _GUESSED.format("mal_places_general")
            + _HANDS_ON.format("mal_places", "mal_places_general"),
            "mal_places",  # it would be all that is asked for
        ),
        (
            "m02_pegs",
            (
                "def bien_places(l1, l2):\n    return occurences([a == b for a, b in zip(l1, l2)],"
                " True)\n\ndef occurences(l, n):\n    return bien_places(l, [n] * len(l))\n"
            ),
            "occurences",  # they go round in a circle
        ),
        (
            "m02_pegs",
            _GUESSED.format("mal_places_general")
            + "def occurences(l, n):\n    return mal_places_general(l, [None] * len(l) + [n] *"
            " len(l))\n",
            "occurences",  # it is a bonus
        ),
        (
            "m06_bulls_and_cows",
            (
                "def compatible_area(*arguments):\n    return []\n\ndef is_compatible(guess,"
                " history):\n    return guess in compatible_area(history, [guess])\n"
            ),
            "is_compatible",  # the course builds it on this one
        ),
        (
            "m06_bulls_and_cows",
            _GUESSED.format("compatible_area") + _TAKES_OUT.format("admissible", "compatible_area"),
            "admissible",  # the other one calls it
        ),
        (
            "m09_bounds",
            _GUESSED.format("solution_exists") + _TAKES_OUT.format("two_d", "solution_exists"),
            "two_d",  # the other one does not even use it
        ),
    ],
)
def test_follow_through_gives_nothing_for_nothing(
    course: Course, slug: str, source: str, task: str
) -> None:
    assert judged(course.module(slug), source, task)[task].score == 0


def test_a_helper_between_the_two_changes_nothing(course: Course) -> None:
    module = course.module("m02_pegs")
    source = """
def occurences(l, n):
    return len(l)

def shared(l1, l2):
    return [min(count(l1, c), count(l2, c)) for c in COLOURS]

class Pegs:
    def __init__(self, l1, l2):
        self.all = sum(shared(l1, l2))

COLOURS = range(1, 7)
count = occurences

def mal_places(l1, l2):
    return Pegs(l1, l2).all - sum(a == b for a, b in zip(l1, l2))
"""
    found = judged(module, source, "mal_places")["mal_places"]
    assert not _loss(found)
    assert found.judged_with == ("occurences",)


@pytest.mark.parametrize(
    ("parameters", "call"),
    [
        ("l, n, verbose=False", "occurences(a, n, False)"),
        ("l, n, verbose=False", "occurences(a, n, verbose=True)"),
        ("the_list, what", "occurences(the_list=a, what=n)"),
        ("l, n, *, verbose=False", "occurences(n=n, l=a, verbose=False)"),
    ],
)
def test_a_correct_function_is_called_as_the_learners_own(
    course: Course, parameters: str, call: str
) -> None:
    source = f"""
def occurences({parameters}):
    return 0

def bien_places(l1, l2):
    return sum(map(int.__eq__, l1, l2))

def mal_places(a, b):
    return sum(min({call}, b.count(n)) for n in {{*a}}) - bien_places(a, b)
"""
    tier, _ = best()
    assert tier
    report = judge_one(
        course.module("m02_pegs"), Submission("somebody", source=source), sandbox_of(tier)
    )

    scores = {task.name: task.score for task in report.tasks}
    assert (scores["occurences"], scores["mal_places"]) == (0, 10)


@pytest.mark.slow
def test_a_right_function_keeps_a_helper_that_bears_a_name_of_the_course(course: Course) -> None:
    """`occurences` of an earlier module has two parameters; here it has one, and a right
    `mal_places` uses it."""
    module = course.module("m10_optimum")
    own = """
def occurences(code):
    return [code.count(colour) for colour in range(1, 7)]

def bien_places(a, b):
    return sum(x == y for x, y in zip(a, b))

def mal_places(a, b):
    return sum(map(min, occurences(a), occurences(b))) - bien_places(a, b)

def parts(proposal, candidates):
    found = {}
    for code in candidates:
        answer = bien_places(code, proposal), mal_places(code, proposal)
        found[answer] = found.get(answer, 0) + 1
    return found
"""
    found = judged(module, f"{module.standalone}\n{own}", "parts")["parts"]
    assert found.judged_with == ()
    assert "`{(0, 0): 1}`" in next(
        check.message["en"] for check in found.checks if check.status == FAILED
    )
