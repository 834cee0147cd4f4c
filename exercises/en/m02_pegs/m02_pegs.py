# # Well placed, misplaced
#
# **Goal.** Compare two codes the way the codemaker does, even when colours repeat.
# **Left out.** No game yet and no random code: nothing is typed here, and nothing needs to be printed.
# **About 60 minutes.**

# A **code** is a list of pegs, and a peg is a number: its colour, from 1 to 6.
# One player keeps a code secret; the other makes a **proposition**, a list of the same length.
# The answer to a proposition is two numbers:
#
# - the **well placed** pegs: the right colour at the right position;
# - the **misplaced** pegs: a colour of the code, but at another position.
#
# Each peg counts once. The code 1 2 1 3 answers the proposition 1 2 3 1
# with 2 well placed and 2 misplaced: the last two pegs have swapped places.
#
# You write four functions. The first three lead to the answer of the game;
# the last one is harder and gives bonus points.
# Each of them **returns** its result (`return`), and leaves the lists it receives as they were.
#
# In each function, replace the three dots `...` by your own lines. The lines that start with `assert`
# are examples: run them after your function. When nothing happens, your function agrees with them;
# an `AssertionError` shows the first example that it does not agree with.

# ## Counting a value
#
# `occurences(l, n)` is the number of times the value `n` is in the list `l`.
# (The French exercise sheet behind this course spells it with one r. Keep that name; `occurrences` is tolerated.)
#
# The list may have any length and hold any numbers. When `n` is not there,
# or when the list is empty, the answer is the number 0.

def occurences(l, n):
    ...  # your code here

assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 1) == 3
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 2) == 2
assert occurences([1, 2, 4, 3, 5, 1, 2, 1], 6) == 0

# ## Well placed
#
# `bien_places(l1, l2)` is the number of positions at which both lists hold the same element.
# Both lists have the same length: 4 in the classic game, but your function must work for any length,
# even for two empty lists.

def bien_places(l1, l2):
    ...  # your code here

assert bien_places([1, 2, 1, 1, 3], [2, 2, 1, 2, 4]) == 2
assert bien_places([1, 2, 3, 4, 5, 1, 2], [1, 2, 3, 4, 2, 2, 1]) == 4

# ## Misplaced
#
# `mal_places(l1, l2)` is the number of misplaced pegs between two lists of the same length, whatever it is,
# whose elements are colours from 1 to 6. Either list may be the code: the answer is the same.
#
# A peg is spent once: against the code 1 2 3 4, the proposition 2 5 2 2 has one misplaced peg,
# not three, because the code holds a single 2. A well placed peg is spent too.
#
# For each colour, count its pegs in both lists: the *smaller* count is what the lists have in common.
# Added up over the six colours, that gives all common pegs, well placed ones included.

def mal_places(l1, l2):
    ...  # your code here

assert mal_places([1, 2, 2, 1, 3], [1, 2, 1, 4, 2]) == 2
assert mal_places([1, 2, 1, 3], [1, 2, 3, 1]) == 2

# ## Any lists at all (bonus)
#
# `mal_places_general(l1, l2)` does the same for any two lists. Three things are settled beforehand:
#
# - the elements may be anything: numbers, strings, even lists. Two elements are the same
#   when `==` says so; therefore `True` and `1` are the same element;
# - the lists may have different lengths. Positions are compared as far as both lists go,
#   while occurrences are counted in the whole lists: `[1]` and `[2, 1]` have one misplaced element;
# - an empty list has nothing to place: the answer is 0.

def mal_places_general(l1, l2):
    ...  # your code here

assert mal_places_general(["a", 1, "b", True, "c"], ["a", "a", 1, 1, "b"]) == 2
assert mal_places_general([1], [2, 1]) == 1
assert mal_places_general([], []) == 0























# # Hints, for when you are stuck

# ## Hint 1 for occurences
#
# On paper, with [4, 1, 4] and n = 4: put your finger on each element in turn.
# What do you have to remember from one element to the next?

# ## Hint 2 for occurences
#
# A counter starts at a known value before the loop and is returned after it.
# Which of your lines are inside the loop, and which are not?

# ## Hint 1 for bien_places
#
# Write the two lists one under the other. Which question do you ask in each column?

# ## Hint 2 for bien_places
#
# `range(len(l1))` gives the positions of a list; `zip(l1, l2)` gives the columns themselves.
# Choose the one you prefer, and count.

# ## Hint 1 for mal_places
#
# Take [1, 2, 2, 1, 3] and [1, 2, 1, 4, 2]. For each colour, write how many each list holds.
# Which of the two numbers tells how many pegs of that colour are in both lists?

# ## Hint 2 for mal_places
#
# You have already written a function that counts a colour and one that counts the well placed pegs.
# Which colours must your loop go through? Is 6 among them?

# ## Hint 3 for mal_places
#
# Compare your total with a case where everything is well placed: [1, 2] and [1, 2].
# What should be left for the misplaced pegs?

# ## Hint 1 for mal_places_general
#
# `range(1, 7)` no longer lists what the lists may contain. Where else can you find the values to count?

# ## Hint 2 for mal_places_general
#
# A set refuses some elements, and a dictionary refuses them as keys: try `{[1, 2]}`.
# What can you do with a *copy* of a list to remember which elements have been spent?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m02_pegs.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
