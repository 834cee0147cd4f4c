'''Write hidden checks: what a function must do, the calls that show it, the points it earns.

Checks belong to a module, and a module to a course. `mastermind new m01_pegs --course my_course`
writes a small one, which works and says in comments what to change: the right function in
`solutions/m01_pegs.py`, below a line `# %% task="NAME"`; its checks in `checks/test_m01_pegs.py`;
wrong answers in `submissions/m01_pegs/wrong/NAME.py`. Put a function of your own in their place,
then run the checks on what somebody wrote (in `my_course`)::

    pytest checks/test_m01_pegs.py --submission alice.py

A file of checks says which function learners write, which calls are made, and what each check looks
at::

    from autograder.checking import Cases, Task
    from solutions import m02_pegs as reference

    mal_places = Task(reference.mal_places)  # the function, and the right one to compare with

    CODES = Cases(  # calls, the easiest one first: a learner is shown the first one that fails
        [([1, 2], [2, 1]), ([1, 2], [3, 4]), ([1, 1, 2], [2, 3, 1])],
        draw=lambda random: (random.choices(range(1, 7), k=4), random.choices(range(1, 7), k=4)),
    )


    @mal_places.check(points=4)
    def test_mal_places_spends_each_peg_once(submission):
        """Each peg of one list may be matched with one peg of the other at most."""
        submission.agrees(CODES)


    test_mal_places_is_an_integer = mal_places.returns(int, CODES)
    test_mal_places_keeps_its_lists = mal_places.keeps_its_arguments(CODES)
    test_mal_places_twice = mal_places.repeats(CODES)

**A check** is a function whose name begins with `test_`. Its docstring is what learners read; it
returns when all is well. It waits until the first check of its task is passed, so that the right
type of a wrong answer earns nothing; with `alone=True` it waits for nothing, with `after=` for
another check. The checks of a module of this workbook are worth twenty points together, those of
its bonus apart; in a course of your own, the maximum is their sum.

**Cases** are calls: tuples of arguments, or lines as a learner would type them, whose last
expression is the answer. What is shown is what is run; a call with a text is `("level",)`::

    Cases(["game = number_game(3); best_decision(game)", "entropy(p for p in [0.5, 0.5])"])

`draw` makes more calls, others for each submission, so that a table of known answers earns nothing.
Where the right function raises a `ValueError`, the learner's must raise one, too.

**What a submission can be asked**, each of which fails the check by itself (see `Submission`):

- `submission.agrees(CASES)`: every answer is the right one; `seen_as=` forgives a difference;
- `submission.returns(int, CASES)`, `.keeps_its_arguments(CASES)`, `.repeats(CASES)`: the three
  manners, for which a task has ready-made checks of a quarter of a point each;
- `submission.answers(CASES)`: the answers, for a check that judges them itself;
- `submission.play(["1 2 3 4", "6 6 1 1"])`: an interactive function, played to its end;
- `submission.once(find)`: what several checks need is found out once;
- `submission.random`: chance that differs from submission to submission.

**A check that judges for itself** says what it found with `fail`::

    @mal_places.check(points=1)
    def test_mal_places_is_symmetric(submission):
        """Either list may be the code."""
        there = submission.answers(Cases([([1, 1, 2], [2, 3, 1])]))[0]
        back = submission.answers(Cases([([2, 3, 1], [1, 1, 2])]))[0]
        if there != back:
            fail(  # from autograder.checking, as finding
                finding("mal_places.not-symmetric", "`{call}` is {received}, and {expected} when "
                        "the two lists change places."),
                call="mal_places([1, 1, 2], [2, 3, 1])",
                received=there,
                expected=back,
            )

Each check needs a wrong answer that fails it; `mastermind observe` records what it does, and
`mastermind audit --strict` says in one sentence each what is missing.
'''

from autograder.checking.cases import Cases
from autograder.checking.chance import bounds
from autograder.checking.compare import as_it_is, as_tuples, same
from autograder.checking.failure import fail
from autograder.checking.submission import Submission
from autograder.checking.task import Check, Task
from autograder.i18n.message import finding

__all__ = [
    "Cases",
    "Check",
    "Submission",
    "Task",
    "as_it_is",
    "as_tuples",
    "bounds",
    "fail",
    "finding",
    "same",
]
