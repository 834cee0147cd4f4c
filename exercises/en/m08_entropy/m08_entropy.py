# # What is a question worth?
#
# **Goal.** Measure what a question tells, and play any guessing game by asking the question that tells most.
# **Left out.** No proof that one cannot do better: the best question at each step is not always the best plan.
# **About 150 minutes.**

# In a guessing game somebody keeps a secret, you ask a question, the *guess*, and you get an answer, the *result*;
# at last a result says that the secret is found. (Other modules say *proposition* for the guess, and *answer* for the
# result.) Mastermind is such a game, "higher or lower" is another.
# Here you write ten short functions which together play them all: nothing in them but the first knows about pegs.
#
# The codes are strings of letters, a letter for each colour: `'AABC'` has four pegs and three colours.
# Each of your functions **returns** its result, and leaves what it receives as it was.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
#
# Some results have several parts. A `NamedTuple` is a tuple whose elements have names besides their places:
# `Pegs(2, 1)` is equal to `(2, 1)`, its first element is also its `.black`, its second one its `.white`.

from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    """The result of a guess in Mastermind."""

    black: int  # well placed
    white: int  # misplaced

# ## The result in Mastermind
#
# `mastermind_score(g1, g2)` compares two codes of the same length, whatever it is, made of any letters:
# `Pegs(black, white)`, the number of well placed pegs, then the number of misplaced ones.
# Both codes may repeat letters; each peg counts once, and either code may be the secret: the result is the same.

def mastermind_score(g1, g2):
    ...  # your code here

assert mastermind_score("AABC", "ABDE") == Pegs(1, 1)
assert mastermind_score("AABB", "AABB") == Pegs(black=4, white=0)
assert mastermind_score("ABC", "CAB").white == 3

# ## Two games
#
# A `Game` is all one has to know in order to play: the guesses, the secrets, the function that gives the result,
# and the end states, which are the results that end the game. In this module, only guessing the secret itself gives
# an end state.
#
# - `mastermind_game('ABC', 2)` is Mastermind with three colours and two pegs; with `repeats=False`, no secret repeats
#   a colour, though guesses still may. The *medium game* is `mastermind_game('ABCDEF', 4, repeats=False)`:
#   1296 guesses, 360 secrets.
# - `number_game(7)` is "higher or lower" with the numbers from 1 to 7. Its `score` is `compare`:
#   seen from the guess 4, the secret 2 is `'lower'`.
#
# The guess always comes before the secret: `score(guess, secret)`. Here the order matters.

class Game(NamedTuple):
    """All there is to know about a guessing game."""

    guesses: Collection  # what may be asked
    secrets: Collection  # what may have to be found
    score: Callable  # score(guess, secret) is the result
    endstates: Collection  # the results that end the game


def mastermind_game(colours, holes, repeats=True):
    """Guesses are all codes; secrets too, or only those without repeats."""
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    """Where the secret is, seen from the guess."""
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    """Find a number from 1 to n."""
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})

# ## Sorting by result
#
# `partition(S, func)` sorts the elements of `S` by the value that `func` gives them:
# a dictionary from each value to the **set** of the elements that have it. `S` is a list, a set, a range or another
# collection; the values may be of any kind that a dictionary accepts as keys. A value that no element has is no key.

def partition(S, func):
    ...  # your code here

assert partition(["to", "be", "or", "not"], len) == {2: {"to", "be", "or"}, 3: {"not"}}
assert partition(range(1, 8), lambda n: compare(4, n)) == {"lower": {1, 2, 3}, "found": {4}, "higher": {5, 6, 7}}

# ## Entropy
#
# `entropy(P)` measures in *bits* how hard it is to foresee which of several outcomes comes, from their weights `P`.
# With W the sum of the weights, an outcome of weight w has the probability p = w / W, and the entropy is the sum,
# over the outcomes, of p × log2(1 / p), the logarithm in base 2. Two equal weights make 1 bit, four make 2 bits.
#
# - The weights are numbers, none of them negative, and need not add up to 1: `[1, 1]`, `[0.5, 0.5]` and `[30, 30]`
#   have the same entropy.
# - A weight of 0 adds nothing. When there is no other, or no weight at all, the entropy is 0.
# - `P` is anything a `for` loop goes through, **once** perhaps: a list, the values of a dictionary, a generator.
# - The result is not rounded.

def entropy(P):
    ...  # your code here

assert round(entropy([1, 1]), 6) == 1
assert round(entropy([2, 1, 1]), 6) == 1.5
assert round(entropy([5, 0]), 6) == 0
assert round(entropy(n for n in [4, 4, 4, 4]), 6) == 2

# ## What a guess is worth
#
# `decision_entropy(V, g, score)` is the entropy of the result that the guess `g` will get, in bits, when the secret is
# any element of the collection `V`, each as likely as another. Results are what `score(g, v)` gives,
# and a result weighs as much as the number of secrets that give it. The entropy is not rounded.
#
# With 7 numbers, 4 is worth 1.449 bits: its three results weigh 3, 1 and 3.

def decision_entropy(V, g, score):
    ...  # your code here

assert round(decision_entropy({1, 2, 3}, 1, compare), 6) == 0.918296
assert round(decision_entropy(range(1, 8), 4, compare), 6) == 1.448816
assert round(decision_entropy(["AB", "AC", "BA", "CA"], "AA", mastermind_score), 6) == 0

# ## The best question
#
# `best_decision(V, G, score)` is the guess of the collection `G` which is worth most when the secret is in `V`:
#
# - no guess of `G` has a larger `decision_entropy`. Two entropies that differ by less than 1e-9 are **equal** here:
#   sums of floats depend on the order of the terms, and their last digits mean nothing;
# - among equal guesses, one that is a possible secret, an element of `V`, is preferred: it may win at once;
# - when there is still a choice, any of them will do.
#
# When a single secret is left, all guesses are worth 0 bits, and so the second rule names that secret.
# `V` and `G` may be gone through as often as you like; all elements of `V` are in `G`, too.

def best_decision(V, G, score):
    ...  # your code here

assert best_decision([1, 2, 3], range(1, 8), compare) == 2
assert best_decision([6], range(1, 8), compare) == 6
assert best_decision(["AC", "CA"], ["AB", "AC", "BC", "CA"], mastermind_score) in ("AC", "CA")

# ## A tree that grows where one looks
#
# All games that can be played with these decisions form a tree. Its node holds a decision; for each result
# a branch leads from there to the next node. Trees are large, some are endless, and who plays one game needs one path.
# So let the tree be *lazy*: it grows when somebody looks.

class Node(NamedTuple):
    """A decision, and where its results lead."""

    decision: object  # the guess
    branches: list  # of Branch, one for each result that is possible


class Branch(NamedTuple):
    """One of the results of a decision, and what comes after it."""

    result: object
    subtree: object  # the lazy tree of the rest of the game, or None when the game is over

# `lazy_solution_tree(game)` is a generator that yields one thing, the root of the tree:
# `next(lazy_solution_tree(game))` is `Node(decision, branches)`.
#
# - `decision` is a best decision, chosen as above among all guesses of the game.
# - `branches` is a list or a tuple, in any order: one `Branch(result, subtree)` for each result that some secret
#   of the game gives to this decision.
# - `subtree` is again such a generator: the lazy tree of the game in which only the secrets that give this result
#   are left, and everything else is as before. When the result is an end state, `subtree` is `None`.
#
# **Lazy** means: to ask for the root is to choose its decision and to sort the secrets, and nothing more.
# No decision further down is looked for before somebody calls `next` on its subtree. You may suppose that a game
# has at least one secret.

def lazy_solution_tree(game):
    ...  # your code here

assert next(lazy_solution_tree(number_game(7))).decision == 4
assert {branch.result for branch in next(lazy_solution_tree(number_game(7))).branches} == {"lower", "found", "higher"}
assert list(next(lazy_solution_tree(number_game(1))).branches) == [Branch("found", None)]
assert len(list(lazy_solution_tree(number_game(7)))) == 1

# ## Playing
#
# `solver(scorer, game)` plays one game. `scorer` is whoever keeps the secret: a function of one argument,
# `scorer(decision)`, which gives the result. Go down the lazy tree: ask about its decision, follow the branch of the
# result, until an end state. The list of the pairs `(decision, result)`, which are tuples, is returned, in order,
# the last one included.
#
# Behind `scorer` there may be a person: ask once about each decision, and no more after the end.
#
# When a result has no branch, even if it is an end state, no possible secret agrees with all the results. Then
# `solver` raises a `ValueError`.

def solver(scorer, game):
    ...  # your code here

assert solver(lambda guess: compare(guess, 3), number_game(7)) == [(4, "lower"), (2, "higher"), (3, "found")]
# Take away the # of the next line: it should raise a ValueError, after three questions
# solver(lambda guess: "lower", number_game(7))
# Or play yourself, with a number from 1 to 7 in mind: answer lower, higher or found
# print(solver(lambda guess: input(f"{guess}? "), number_game(7)))

# ## All games
#
# `all_solutions(game)` is a list (or another iterable) of the games for all secrets, one for each, in any order.
# Each of them is what `solver` gives for that secret: the list of its pairs `(decision, result)`.

def all_solutions(game):
    ...  # your code here

assert sorted(all_solutions(number_game(3))) == [
    [(2, "found")],
    [(2, "higher"), (3, "found")],
    [(2, "lower"), (1, "found")],
]
assert len(list(all_solutions(mastermind_game("ABCD", 2)))) == 16

# ## The worst case
#
# `worst_case_solution(game)` is a longest of all games, as a list of pairs; when several are longest, any of them.

def worst_case_solution(game):
    ...  # your code here

assert worst_case_solution(number_game(1)) == [(1, "found")]
assert len(worst_case_solution(number_game(7))) == 3
assert len(worst_case_solution(mastermind_game("ABCD", 2))) == 4

# ## How long games last
#
# `solution_length_distribution(game)` is a dictionary from a number of steps to the number of secrets that are found in
# exactly so many; the step that wins counts. A length that no game has is no key.
#
# Then try the medium game. Its tree holds 376 decisions, each chosen among 1296 guesses: if you walk through the tree
# once, it takes some five seconds with our functions, perhaps a minute with yours; if you play against each secret
# anew, count on half an hour. No secret is found in one step, because the first guess repeats a letter;
# 5 steps are enough for all.

def solution_length_distribution(game):
    ...  # your code here

assert solution_length_distribution(number_game(7)) == {1: 1, 2: 2, 3: 4}
# Take away the # of the next line when you have the time (see above): the numbers should add up to 360
# print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))

# ## The best first guess (optional)
#
# Which first guess tells most? The lesson states a rule of thumb: use exactly half the colours. Let your own functions
# say where it holds. Before the first result, guesses that differ by the names of their colours or by their places are
# worth the same; so one guess of each kind is enough, and `first_guess(colours, holes)` asks your `best_decision`
# about these few only.

def first_guess(colours, holes):
    """The kind of first guess that is worth most when no secret repeats a colour."""
    game, kinds = mastermind_game(colours, holes, repeats=False), {}
    for guess in game.guesses:
        kinds.setdefault(tuple(sorted(guess.count(letter) for letter in set(guess))), guess)
    return best_decision(game.secrets, list(kinds.values()), game.score)

# Take away the # of the next lines; then try other games, and look where the rule fails
# print(first_guess("ABCD", 3), first_guess("ABCDEF", 3), first_guess("ABCDEF", 4))
# print(first_guess("ABCD", 4), first_guess("ABCDE", 5))























# # Hints, for when you are stuck

# ## Hint 1 for mastermind_score
#
# You have counted well placed and misplaced pegs before, with numbers from 1 to 6.
# Which letters must be counted now, and in which of the two codes can you find them?

# ## Hint 2 for mastermind_score
#
# For `'AABB'` and `'ABAB'`: how many A do the two codes have in common, how many B?
# How many of these pegs are well placed, and what is left for the others?

# ## Hint 1 for partition
#
# Sort three cards into heaps by hand. What do you do with a card whose heap is there already,
# and what with the first card of a new heap?

# ## Hint 2 for partition
#
# `add` puts an element into a set and returns nothing. `in` tells whether a dictionary has a key.
# Is it a good idea to give the same empty set to several keys?

# ## Hint 1 for entropy
#
# Compute by hand for the weights 2, 1, 1: the three probabilities, then the three terms. What do you need to know
# before you can compute the first probability?

# ## Hint 2 for entropy
#
# Try `g = (n for n in [1, 1])`, then `sum(g)` twice. Where could you keep the weights, so as to use them twice?

# ## Hint 3 for entropy
#
# What does `log2(0)` do? And a division by 0? Which weights must not get there?

# ## Hint 1 for decision_entropy
#
# Two of your functions follow each other here. What does the first one sort, and by what?

# ## Hint 2 for decision_entropy
#
# `partition` wants a function of one argument, and `score` has two. `lambda n: n + 2` is a function of `n` alone,
# made with an addition, which has two.

# ## Hint 1 for best_decision
#
# With a loop: what do you have to remember from one guess to the next? What do you do when a guess is worth as much
# as the one you remember?

# ## Hint 2 for best_decision
#
# Which is larger in Python, `(1.5, False)` or `(1.5, True)`? And `(1.4, True)` or `(1.5, False)`?

# ## Hint 3 for best_decision
#
# Is `0.1 + 0.2 == 0.3` true? Try it, and then `round(0.1 + 0.2, 9) == round(0.3, 9)`.

# ## Hint 1 for lazy_solution_tree
#
# Calling a function that contains `yield` runs none of its lines: they run at `next`. So what does your function do,
# and what does it not do yet, when it calls itself?

# ## Hint 2 for lazy_solution_tree
#
# For `number_game(3)`, draw the root and its branches. Which game is played below `'lower'`?
# What are its guesses, its secrets, its score, its end states?

# ## Hint 3 for lazy_solution_tree
#
# `game._replace(secrets={1})` is a new game that differs from `game` in this one field.

# ## Hint 1 for solver
#
# Play `number_game(7)` on paper, with 3 as the secret. What changes at each turn, and what tells you to stop?

# ## Hint 2 for solver
#
# `scorer` must not be called twice for the same decision: where can its result stay until you need it again?

# ## Hint 3 for solver
#
# `raise ValueError(message)` stops a function. In which of your lines do you know that no branch fits?

# ## Hint 1 for all_solutions
#
# There are two ways: to play against each secret in turn, or to walk through the whole tree.
# For the first, `solver` needs somebody who keeps the secret: which function of one argument does?
# The second is much faster in large games.

# ## Hint 2 for all_solutions
#
# For the second, suppose that you have all games of each subtree. What must be put in front of them?
# And which list of games has a subtree that is `None`?

# ## Hint 1 for worst_case_solution
#
# What is the larger of `[9]` and `[1, 2]` for Python? And for you, here?

# ## Hint 2 for worst_case_solution
#
# Functions that compare accept a `key`: try `sorted([[9], [1, 2], []], key=len)`, and without `key=len`.

# ## Hint 1 for solution_length_distribution
#
# Write the lengths of the games of `number_game(3)` in a row. How many of them are 1, how many are 2?

# ## Hint 2 for solution_length_distribution
#
# A dictionary can count: what must be done when a length comes for the first time, and what when it comes again?
# The numbers must add up to the number of secrets.























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m08_entropy.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
