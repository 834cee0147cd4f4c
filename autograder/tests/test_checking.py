"""The kit that hidden checks are written with: cases, verbs, manners, speeds."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from autograder.checking import Cases, Check, Submission, Task, as_tuples, fail, finding
from autograder.checking.failure import Failure
from autograder.checking.runner import Runner, Session
from autograder.checking.submission import Memory
from autograder.checking.task import Kind, checks_among
from autograder.intake import Submission as Source
from autograder.sandbox.doctor import Tier
from autograder.sandbox.servers import Sandbox
from solutions import m02_pegs as pegs
from solutions import m08_entropy as entropy

occurences = Task(pegs.occurences)
RIGHT = "def occurences(l, n):\n    return sum(x == n for x in l)\n"
LISTS = Cases([([], 1), ([1], 1), ([1, 2, 1], 1), ([2, 2], 2)])
LINES = Cases(["occurences(list('banana'), 'a')", "l = [1, 1]; l.append(1); occurences(l, 1)"])


@pytest.fixture
def submit(tier: Tier) -> Iterator[Callable[..., Submission]]:
    """Hand in a source: what a check of `occurences` is given."""
    sandbox, runners = Sandbox(tier), []

    def submit(
        source: str, task: Task = occurences, seed: str = "", is_repeated: bool = True
    ) -> Submission:
        session = Session(seed=seed)
        runner = Runner(sandbox, Source("somebody", "", source), [task.name], {}, session)
        runners.append(runner)
        own = Task(task.reference, task.example)
        looks = {"test_it": own.check(points=1)(_copy(_look))}
        looks |= {"test_twice": own.repeats(LISTS)} if is_repeated else {}
        check, *_others = checks_among(looks)
        return Submission(runner, check, runner.memory.setdefault("checks", Memory()))

    yield submit
    for runner in runners:
        runner.close()
    sandbox.close()


def _look(submission: Submission) -> None:
    """It must work."""
    submission.agrees(LISTS)


def _declared(**names: Any) -> tuple[Check, ...]:
    return checks_among(names)


# ---------------------------------------------------------------- declarations


def test_a_check_waits_for_the_first_one_of_its_task() -> None:
    task = Task(pegs.bien_places)
    first, second = task.check(points=2)(_look), task.check(points=1)(_copy(_look))
    third = task.check(points=1, alone=True)(_copy(_look))
    fourth = task.repeats(LISTS, after=second)
    checks = _declared(test_a=first, test_b=second, test_c=third, test_d=fourth)

    assert [check.after for check in checks] == [None, "a", None, "b"]
    assert [check.points for check in checks] == [2, 1, 1, 0.25]


def _copy(look: Callable[[Submission], None]) -> Callable[[Submission], None]:
    def another(submission: Submission) -> None:
        look(submission)

    another.__doc__ = look.__doc__
    return another


def test_a_check_knows_what_it_looks_at() -> None:
    task = Task(pegs.bien_places)
    checks = _declared(
        test_answers=task.check(points=1)(_look),
        test_type=task.returns(int, LISTS),
        test_arguments=task.keeps_its_arguments(LISTS),
        test_state=task.repeats(LISTS),
    )

    assert [check.kind for check in checks] == [
        Kind.ANSWERS,
        Kind.TYPE,
        Kind.ARGUMENTS,
        Kind.STATE,
    ]
    assert all(check.cases == (LISTS,) for check in checks)


def test_a_name_that_pytest_does_not_find_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with test_"):
        _declared(it_works=Task(pegs.bien_places).check(points=1)(_look))


def test_points_are_numbers() -> None:
    with pytest.raises(ValueError, match="is no number"):
        Task(pegs.bien_places).check(points="1")(_look)  # type: ignore[arg-type]


# ---------------------------------------------------------------- cases


def test_lines_and_tuples_are_not_mixed() -> None:
    with pytest.raises(ValueError, match="either all cases are tuples"):
        Cases([([1], 1), "occurences([1], 1)"])


def test_lines_are_typed_beside_the_submission(submit: Callable[..., Submission]) -> None:
    right = submit(RIGHT)
    right.agrees(LINES)
    right.returns(int, LINES)
    right.repeats(LINES)
    right.keeps_its_arguments(LINES)

    assert right.answers(LINES) == [3, 3]
    with pytest.raises(Failure, match=r"`occurences\(list\('banana'\), 'a'\)` returned `2`; `3`"):
        submit("def occurences(l, n):\n    return 2 * (n in l)\n").agrees(LINES)
    with pytest.raises(Failure, match="NameError"):
        submit("def other(l, n):\n    return 0\n").answers(LINES)


def test_a_line_means_pythons_own_functions(submit: Callable[..., Submission]) -> None:
    submit(f"list = 7\n{RIGHT}").agrees(LINES)


def test_a_helper_runs_beside_the_submission(submit: Callable[..., Submission]) -> None:
    def calls_of_equality(length):  # type: ignore[no-untyped-def]
        calls = []

        class Peg:
            def __eq__(self, other):  # type: ignore[no-untyped-def]
                calls.append(1)
                return False

        occurences([Peg()] * length, 1)  # type: ignore[operator]  # the submission's
        return len(calls)

    cases = Cases(["calls_of_equality(3)"], beside=calls_of_equality)
    assert submit(RIGHT).answers(cases) == [3]


def test_what_the_right_function_refuses_is_to_be_refused(
    submit: Callable[..., Submission],
) -> None:
    def half(number: int) -> int:
        if number % 2:
            raise ValueError
        return number // 2

    task, numbers = Task(half), Cases([(2,), (3,)])
    body = "def half(n):\n    if n % 2:\n        raise {}\n    return n // 2\n"
    submit(body.format("ValueError"), task).agrees(numbers)
    own = "class Odd(ValueError):\n    pass\n\n\n"
    submit(own + body.format("Odd"), task).agrees(numbers)
    for wrong in (body.format("KeyError"), "def half(n):\n    return n // 2\n"):
        with pytest.raises(Failure, match="`raise ValueError` was expected"):
            submit(wrong, task).agrees(numbers)


def test_named_tuples_are_tuples(submit: Callable[..., Submission]) -> None:
    task = Task(entropy.mastermind_score)
    pair = "def mastermind_score(a, b):\n    return {}\n"
    cases = Cases([("A", "A")])
    submit(pair.format("(1, 0)"), task).agrees(cases)
    submit(pair.format("[1, 0]"), task).agrees(cases, seen_as=as_tuples)
    with pytest.raises(Failure):
        submit(pair.format("[1, 0]"), task).agrees(cases)


# ---------------------------------------------------------------- verbs

DRAWN = Cases(LISTS.calls, draw=lambda random: (random.choices(range(9), k=5), 4))


def test_a_table_of_known_answers_earns_nothing(submit: Callable[..., Submission]) -> None:
    table = {repr(call): pegs.occurences(*call) for call in LISTS.calls}
    source = f"def occurences(l, n):\n    return {table!r}[repr((l, n))]\n"
    submit(source).agrees(LISTS)
    submission = submit(source)
    with pytest.raises(Failure):
        submission.agrees(DRAWN)

    assert not submission.is_foreseen


def test_random_cases_are_the_same_for_the_same_submission(
    submit: Callable[..., Submission],
) -> None:
    first, again, other = (submit(RIGHT, seed=seed).random.random() for seed in "aab")

    assert first == again != other


COUNTER = "n = 0\n\n\ndef occurences(l, x):\n    global n\n    n += l.count(x)\n    return n\n"


def test_what_survives_a_call_fails_one_check(submit: Callable[..., Submission]) -> None:
    counter = submit(COUNTER)
    counter.agrees(DRAWN)
    counter.returns(int, DRAWN)
    with pytest.raises(Failure, match="the second time"):
        counter.repeats(DRAWN)
    with pytest.raises(Failure, match="after other calls"):
        submit(COUNTER, is_repeated=False).agrees(DRAWN)


def test_a_mistake_beside_what_survives_is_found(submit: Callable[..., Submission]) -> None:
    with pytest.raises(Failure, match=r"`occurences\(\[\], 1\)` returned `1`"):
        submit(COUNTER.replace("l.count(x)", "l.count(x) + 1")).agrees(LISTS)


def test_what_is_found_out_is_found_out_once(submit: Callable[..., Submission]) -> None:
    found = []

    def find(submission: Submission) -> int:
        found.append(submission)
        fail(finding("test.never", "Never."), "occurences()")

    submission = submit(RIGHT)
    for _unused in range(2):
        with pytest.raises(Failure, match="Never"):
            submission.once(find)

    assert len(found) == 1


def test_a_game_is_played_with_functions_put_in_place(submit: Callable[..., Submission]) -> None:
    source = (
        "def secret():\n    return 9\n\n\ndef occurences():\n    while int(input('? ')) !="
        " secret():\n        print('no')\n    return 'won'\n"
    )
    game = submit(source).play(["1", "2", "7"], given="def secret():\n    return 7\n")

    assert game.lines == ["1", "2", "7"]
    assert (game.outcome.value, game.counts) == ("won", {"secret": 3})


# ---------------------------------------------------------------- speeds

LONG = Cases(["occurences(list(range(60)) * 2000, 7)"], seconds=20)
SLOW = (
    "def occurences(l, n):\n    return len([x for x in l for y in range(10) if x == n and y =="
    " 0])\n"
)
COUNTS = "def occurences(l, n):\n    return l.count(n)\n\n"


@pytest.mark.slow
def test_speeds_are_compared(submit: Callable[..., Submission]) -> None:
    assert submit(COUNTS).times_as_fast(LONG, SLOW) > 3
    assert submit(SLOW).times_as_fast(LONG, SLOW) < 3
    endless = "def occurences(l, n):\n    while True:\n        pass\n"
    with pytest.raises(Failure, match="had not finished"):
        submit(endless).times_as_fast(Cases(LONG.calls, seconds=0.5), SLOW)


@pytest.mark.slow
def test_what_there_is_to_read_is_not_timed(submit: Callable[..., Submission]) -> None:
    """The file of a learner who solved all the other tasks is long."""
    others = "def other():\n" + "    x = [1, 2, 3]\n" * 20_000

    assert submit(COUNTS + others).times_as_fast(LONG, SLOW) > 3


@pytest.mark.slow
def test_what_is_computed_beforehand_is_timed_and_what_is_shown_is_not(
    submit: Callable[..., Submission],
) -> None:
    long = "sum(range(30_000_000))"

    assert submit(f"{COUNTS}print({long})\n").times_as_fast(LONG, SLOW) > 3
    assert submit(f"{COUNTS}kept = {long}\n").times_as_fast(LONG, SLOW) > 3, "of no use here"
    used = f"kept = {long}\n\n\ndef occurences(l, n):\n    return kept and l.count(n)\n"
    assert submit(used).times_as_fast(LONG, SLOW) < 3


def test_a_wrong_answer_is_not_fast(submit: Callable[..., Submission]) -> None:
    with pytest.raises(Failure, match="`2000` was expected"):
        submit("def occurences(l, n):\n    return 0\n").times_as_fast(LONG, SLOW)


def test_a_text_that_is_no_line_of_python_is_told_to_its_author() -> None:
    with pytest.raises(TypeError, match=r"is run as a line of Python.*written \('level',\)"):
        Cases(["level"]).expected(pegs.occurences)
