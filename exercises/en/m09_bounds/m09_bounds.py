# # Can anyone do better?
#
# **Goal.** Prove, by a search through all strategies, that no strategy finds every secret in fewer propositions.
# **Left out.** Only the worst case counts here, not the average; and the games are small enough to be searched.
# **About 120 minutes.**

# The program of the module before asks, at each step, the question that tells most. Its worst case is easy to know:
# play against every secret. But could another program do better? To say no is to speak of *all* programs,
# even of those nobody has written yet. In this module a program proves such sentences.
#
# A **strategy** says what to propose first, then, for each answer, what to propose next, and so on until the secret
# is found. Its **worst case** is the number of propositions it needs for the secret that gives it most trouble.
# The proposition that wins counts.
#
# A `Game` is as before: the guesses, the secrets, the function that gives the results, and the results that end the
# game. What the last module called guess and result is called **proposition** and **answer** here. The proposition
# comes first: `score(guess, secret)`. One thing is true of all games here:
# **a proposition wins for one secret at most**.
#
# You write five functions. Each of them **returns** its result, and leaves the games it receives as they were.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.

from collections.abc import Callable, Collection
from itertools import product
from typing import NamedTuple


class Game(NamedTuple):
    """All there is to know about a guessing game."""

    guesses: Collection  # what may be proposed
    secrets: Collection  # what may have to be found
    score: Callable  # score(guess, secret) is the answer
    endstates: Collection  # the answers that end the game


class Pegs(NamedTuple):
    """The answer in Mastermind."""

    black: int  # well placed
    white: int  # misplaced

# Paste here your own functions of the earlier modules:
# mastermind_score, partition.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# ## Some games
#
# `number_game(7)` and `mastermind_game('ABC', 2)` are those of the module before: "higher or lower" with the numbers
# from 1 to 7, Mastermind with three colours and two pegs. With `repeats=False`, no secret repeats a colour.
#
# `table_game` makes a game out of any table: one row for each proposition, one column for each secret, one character
# for each answer. `=` ends the game. In `LOCKS` there are three secrets, a, b and c; to propose `'a'` is to win or to
# learn nothing more than that it was not a; to propose `'x'` is to learn which of the three it is, without winning.
#
# The games hold lists and sets: to have fewer secrets, make a new game, `LOCKS._replace(secrets=['a', 'b'])`.

def compare(guess, secret):
    """Where the secret is, seen from the guess."""
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Find a number from 1 to n."""
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


def mastermind_game(colours, holes, repeats=True):
    """Guesses are all codes; secrets too, or only those without repeats."""
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def table_game(secrets, rows, endstates="="):
    """To each guess belongs its row of answers: one character for each secret, in order."""

    def score(guess, secret):
        return rows[guess][secrets.index(secret)]

    return Game(list(rows), list(secrets), score, set(endstates))


LOCKS = table_game("abc", {"a": "=--", "b": "-=-", "c": "--=", "x": "123"})

# ## The two-number game
#
# Two numbers from 0 to 4 are secret, in order: a pair. A proposition is such a pair, too. The answer consists of three
# booleans, a `Comparison`:
#
# - `le`: the first number of the secret is less than or equal to the first one of the proposition, **and** the second
#   number of the secret is less than or equal to the second one of the proposition;
# - `ge`: the same with greater than or equal, again in both places;
# - `eq`: the secret is the proposition.
#
# To the proposition (2, 3), the secret (2, 1) answers `Comparison(le=True, ge=False, eq=False)`;
# the secret (3, 1) answers three times `False`: it is larger in one place, smaller in the other.
#
# A `Comparison` is a tuple, and equal to a plain one: `(True, False, False)` will do as well.
#
# `two_d()` returns this `Game`. Its propositions and its secrets are the 25 pairs, tuples of two numbers,
# in any order; a right proposition ends the game.

class Comparison(NamedTuple):
    """The answer in the two-number game: the secret, compared with the guess."""

    le: bool  # less or equal, in both places
    ge: bool  # greater or equal, in both places
    eq: bool  # equal

def two_d():
    ...  # your code here

game = two_d()
assert len(game.secrets) == 25
assert game.score((2, 3), (2, 1)) == Comparison(le=True, ge=False, eq=False)
assert game.score((2, 3), (3, 1)) == Comparison(le=False, ge=False, eq=False)
assert game.score((2, 3), (4, 3)) == Comparison(le=False, ge=True, eq=False)

# ## Does a strategy exist?
#
# `solution_exists(maxsteps, game)` tells whether there is a strategy that finds every secret of the game in at most
# `maxsteps` propositions. It returns `True` or `False`. `maxsteps` is 0 or more.
#
# - Any element of `game.guesses` may be proposed, whether it is a possible secret or not.
# - The proposition that wins counts: `number_game(1)` takes one step.
# - When an answer is in `game.endstates`, the game is over: nothing is left to find there.
# - Without any secret, nothing has to be found: the answer is `True`, even with 0 steps.
# - A secret for which no proposition wins is never found: the answer is `False`, whatever `maxsteps`.
#
# For `LOCKS`, two steps are enough: `'x'` first. Without `'x'` it would take three, one secret after the other.
#
# `partition` of the module before is of use here: `partition(secrets, func)` is a dictionary from each value of `func`
# to the set of the secrets that have it.
#
# It is all right to try everything. With the two-number game this may take ten seconds: 3 steps are not enough, 4 are.

def solution_exists(maxsteps, game):
    ...  # your code here

assert solution_exists(1, number_game(1))
assert not solution_exists(2, number_game(7))
assert solution_exists(3, number_game(7))
assert solution_exists(2, LOCKS)
assert not solution_exists(2, LOCKS._replace(guesses=["a", "b", "c"]))

# ## The best worst case
#
# `lower_bound_on_worst_case_solution(game)` is the smallest `maxsteps` for which a strategy exists. No strategy has
# a better worst case, and at least one reaches it: this bound is exact.
#
# In the games it is given, every secret can be found. When there is no secret, 0 steps are enough.
#
# For the two-number game it should find 4. The program that asks the question which tells most needs 5 there.

def lower_bound_on_worst_case_solution(game):
    ...  # your code here

assert lower_bound_on_worst_case_solution(number_game(7)) == 3
assert lower_bound_on_worst_case_solution(number_game(8)) == 4
assert lower_bound_on_worst_case_solution(LOCKS) == 2
assert lower_bound_on_worst_case_solution(mastermind_game("ABC", 2)) == 3
# Take away the # of the next line when you have ten seconds: 4 should appear
# print(lower_bound_on_worst_case_solution(two_d()))

# ## A codemaker who has not chosen yet
#
# Nobody sees the secret before the end. So an evil codemaker need not choose one: it is enough to give answers that
# some secret could have given, and to keep as many secrets as possible for later.
#
# `evil_codemaker(game)` returns a **function** `answer(guess)`, which gives the answer to a proposition:
#
# - the **candidates** are the secrets that agree with all the answers given so far; at first, all of them;
# - among the answers that some candidate gives to the proposition, it is the one that leaves **most candidates**;
# - when several leave as many, the **smallest** answer, as `min` compares them. (So in `LOCKS`,
#   in the two-number game and in Mastermind, the answer that ends the game is given only when no other is possible;
#   in `number_game`, `'found'` goes before `'higher'` and `'lower'`.)
#
# Thus it never contradicts itself. Each call of `evil_codemaker` starts a new, independent game.

def evil_codemaker(game):
    ...  # your code here

answer = evil_codemaker(LOCKS)
assert answer("b") == "-"
assert answer("x") == "1"
assert answer("c") == "-"
assert answer("a") == "="
answer = evil_codemaker(number_game(7))
assert [answer(2), answer(5)] == ["higher", "higher"]

# ## First propositions
#
# Before the first answer all colours are alike, and all positions too: to begin with 1 1 2 3 or with 4 2 4 6 is
# the same game under other names. Two codes are **of the same class** when one becomes the other by renaming colours
# (different colours keep different names) and by moving positions.
#
# `first_guess_classes(p, c)` is the list of the classes of the codes of p pegs and c colours, p and c at least 1,
# each class shown by its smallest code, and these codes in order. Codes are lists of numbers from 1 to c, as in the
# first modules, in the order of a dictionary. For 4 pegs and 6 colours, 5 classes are left of 1296 codes.
# All codes may be looked at: the function will be called for 6 pegs at most, or for 7, 8 or 9 pegs and three colours at
# most. But there may be thirty colours for one peg: to try all their renamings would take too long.

def first_guess_classes(p, c):
    ...  # your code here

assert first_guess_classes(2, 5) == [[1, 1], [1, 2]]
assert first_guess_classes(4, 6) == [[1, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 2], [1, 1, 2, 3], [1, 2, 3, 4]]
assert first_guess_classes(4, 1) == [[1, 1, 1, 1]]

# ## One language for all games (optional)
#
# Neither the functions of the module before nor those of this one know what a peg is: they speak of propositions,
# secrets, answers and ends, and of nothing else. Whatever can be said in that small language, they can play. So let
# yours meet: what `evil_codemaker` returns is a `scorer`, as your `solver` expects one.
#
# `duel(game)` gives two numbers: how many propositions your `solver` needs against your `evil_codemaker`, and how many
# against the secret that gives it most trouble. Compare the second one with what is best in the worst case,
# `lower_bound_on_worst_case_solution(game)`: in which game could another program do better? Compare the two with each
# other: in which game is the codemaker less evil than it might be?
#
# This part and the next one have no points.

# Paste here your own functions of the module before, with what they import, and its classes Node and Branch:
# entropy, decision_entropy, best_decision, lazy_solution_tree, solver, all_solutions, worst_case_solution.

def duel(game):
    """The propositions your solver needs: against your evil codemaker, and against the secret that suits it least."""
    return len(solver(evil_codemaker(game), game)), len(worst_case_solution(game))

# Take away the # of the next lines; the last one may take a minute or two
# print(duel(number_game(7)), duel(LOCKS), duel(two_d()))
# print(duel(mastermind_game("ABCDEF", 4, repeats=False)))

# ## Why not four? (optional)
#
# In the *medium game* of the module before, 1296 propositions and 360 secrets, your solver never needs more than 5
# propositions. Is there a strategy that never needs more than 4? Your `lower_bound_on_worst_case_solution` could tell,
# if anybody could wait for it. Three thoughts bring the proof within reach:
#
# - Before the first answer, the 5 propositions of `first_guess_classes(4, 6)` stand for all 1296.
# - To refute a first proposition, **one** answer to it is enough: one that leaves more than can be found in the
#   3 steps that remain. The evil codemaker gives such an answer if its habit is a good one.
# - Most searches end before they begin. With 1 step there is room for 1 secret, with 2 steps for 14, with 3 for 183;
#   the lesson says why. Let your `solution_exists` give up whatever is larger than its room. Count the answers of a
#   game once, not again for each of its parts; and run the examples of the function again.
#
# `survives(guess, maxsteps, game)` tells whether the first proposition `guess` is refuted in this way.

def survives(guess, maxsteps, game):
    """Whether the evil codemaker answers a first proposition so that the steps which remain are not enough."""
    result = evil_codemaker(game)(guess)
    left = [secret for secret in game.secrets if game.score(guess, secret) == result]
    return result not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=left))

# Take away the # of the next lines; five times True, and 4 propositions are never enough
# medium = mastermind_game("ABCDEF", 4, repeats=False)
# for code in first_guess_classes(4, 6):
#     print(code, survives("".join("ABCDEF"[colour - 1] for colour in code), 4, medium))























# # Hints, for when you are stuck

# ## Hint 1 for two_d
#
# Put the four fields of `Game` one under the other and write beside each what it is in this game. One of them is a
# function: define it inside `two_d`, or before it, and hand it over without calling it.

# ## Hint 2 for two_d
#
# How does Python compare tuples? Try `(1, 4) <= (2, 3)`. Is each number of the first one less than or equal to its
# partner in the second one?

# ## Hint 3 for two_d
#
# A `NamedTuple` is a tuple, and `set` takes a tuple apart. Compare `set((1, 1, 2))` and `{(1, 1, 2)}`.
# Which answers should end this game, and how many are they?

# ## Hint 1 for solution_exists
#
# Somebody proposes `'a'` in `LOCKS` and gets `-`. How many steps are left, and which game has to be won with them?
# Who could answer that question for you?

# ## Hint 2 for solution_exists
#
# You choose the proposition, and the other player's secret chooses the answer. Of the propositions, must all be good,
# or is one enough? And of the answers to one proposition?

# ## Hint 3 for solution_exists
#
# For which games and which `maxsteps` do you know the answer at once, without any proposition?
# Write down your function's calls for `number_game(2)` and 1 step.

# ## Hint 1 for lower_bound_on_worst_case_solution
#
# What does `solution_exists` say of `number_game(8)` with 0 steps, with 1, with 2, and so on? Which of these numbers
# of steps is the one you look for?

# ## Hint 2 for lower_bound_on_worst_case_solution
#
# A game in which one can only try one secret after the other needs as many steps as it has secrets. Up to which number
# does your function search?

# ## Hint 1 for evil_codemaker
#
# On paper, with `number_game(7)` and the propositions 2, 5, 7: what does the codemaker have to remember from one
# proposition to the next? Where can it be kept, so that each game has its own?

# ## Hint 2 for evil_codemaker
#
# A function defined inside another one sees the variables of that one. To give one of them a new value,
# it must declare it as `nonlocal` first; or it changes the content of a list.

# ## Hint 3 for evil_codemaker
#
# `min` compares tuples by their first elements, then by the second ones: `min((-3, 'b'), (-3, 'a'), (-1, 'c'))`.
# Which two things decide between two answers?

# ## Hint 1 for first_guess_classes
#
# Which of 5 5 5 2, 3 1 1 3, 2 4 4 4 and 1 2 2 3 are of the same class? What can you count in a code that does not
# change when colours are renamed or positions moved?

# ## Hint 2 for first_guess_classes
#
# Go through the codes in order, from 1 1 1 1 on. When is a code the smallest one of its class?
# What do you need to remember of the codes before?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m09_bounds.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
