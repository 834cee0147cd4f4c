# # The best there is, and fast
#
# **Goal.** Write the known strategies in one form, measure them over all secrets, and compare them with the optimum.
# **Left out.** No optimum of the classic game, whose proof takes better bounds than yours here: small games show what it is.
# **About 240 minutes.**

# MM(p, c) is the game whose codes have `p` pegs in `c` colours, numbered from 1 to `c`. The classic game is MM(4, 6),
# with 1296 codes. A code is a list of numbers, and `tous_les_codes(p, c)` gives all of them in order.
# An **answer** is the pair (well placed, misplaced). A code is a **candidate** as long as it is consistent
# with all the answers received.
#
# A **strategy** is a function of two lists:
#
# - `candidates`, the codes still possible, in order; there is at least one;
# - `codes`, all the codes that may be proposed, in order; the candidates are among them.
#
# Mostly, `codes` are all the codes of the game; with the candidates in their place, only candidates may be proposed.
#
# A strategy returns the code to propose, a list, and leaves both lists as they were. It need not propose a candidate:
# a code that cannot be the secret may teach more.
#
# You write ten functions: a tool, five strategies, and four functions to measure them.
# The colours are at most six, so that `mal_places` is good enough; only `score_table` must know more of them.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.

# Paste here your own functions of the earlier modules:
# tous_les_codes, occurences, bien_places, mal_places.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# ## The parts
#
# Propose a code. Each candidate, were it the secret, would give some answer; the candidates that would give
# the same one form a **part**. Once the answer is known, the candidates left are those of its part.
#
# `parts(proposition, candidates)` is the dictionary that maps each answer, a pair (well placed, misplaced),
# to the list of the candidates that give it, in the order in which they stand in `candidates`.
# An answer that no candidate gives is not in it. The winning answer is like any other:
# when the proposition is itself a candidate, it is alone in its part.

def parts(proposition, candidates):
    ...  # your code here

assert parts([1, 1], [[1, 1], [1, 2], [2, 1], [2, 2]]) == {(2, 0): [[1, 1]], (1, 0): [[1, 2], [2, 1]], (0, 0): [[2, 2]]}
assert parts([1, 2], [[2, 1], [2, 3], [3, 1]]) == {(0, 2): [[2, 1]], (0, 1): [[2, 3], [3, 1]]}

# ## The strategy you know
#
# Trying the codes in order and proposing those that are consistent with the answers is a strategy too, and as a
# function of the two lists it is short. `first_consistent(candidates, codes)` proposes the first candidate.

def first_consistent(candidates, codes):
    ...  # your code here

assert first_consistent([[1, 2], [2, 1]], [[1, 1], [1, 2], [2, 1], [2, 2]]) == [1, 2]

# ## The smallest worst case
#
# The next four strategies look one step ahead: they compare the propositions by the sizes of their parts.
# For all four of them,
#
# - every code of `codes` is compared, be it a candidate or not;
# - the part of the winning answer counts like the others, with its size of 1;
# - among equally good propositions, a candidate goes before a code that is not one;
#   then the smallest code is taken, the one that comes first in `codes`.
#
# So a single candidate is always proposed: every code is equally good then, and it is the only candidate.
#
# `minimax(candidates, codes)` (Knuth, 1977) proposes the code whose largest part is the smallest.
# If the candidates are 1 1, 1 2 and 1 3, then 1 1 has parts of sizes 1 and 2; but 2 1,
# which cannot be the secret, has three parts of size 1 and is proposed.

def minimax(candidates, codes):
    ...  # your code here

assert minimax([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert minimax([[1, 3], [2, 2]], tous_les_codes(2, 3)) == [1, 3]
assert minimax(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 1]

# ## The smallest expected size
#
# A large part is not only bad, it is also likely: a part of size 3 among 4 candidates comes with probability 3/4.
# The expected number of candidates left, with parts of sizes 3 and 1, is 3 × 3/4 + 1 × 1/4 = 2.5.
#
# `expected_size(candidates, codes)` (Irving, 1978) proposes the code for which this number is the smallest.
# Ties are resolved as above; so two equal numbers must be found equal: compare them exactly.

def expected_size(candidates, codes):
    ...  # your code here

assert expected_size([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert expected_size(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# ## The largest entropy
#
# The entropy of the answer measures, in bits, how much it teaches on average. A part of probability q counts for
# −q × log2(q): parts of sizes 2, 1, 1 among 4 candidates give 1/2 + 1/2 + 1/2 = 1.5 bits; two parts of size 2
# give 1 bit, a single part 0.
#
# `max_entropy(candidates, codes)` (Neuwirth, 1982) proposes the code of the largest entropy. Ties are resolved as
# above. Computed with floats, equal entropies may differ by their last digits: entropies that differ by less than 1e-9
# count as equal.

from math import inf, log2, prod

def max_entropy(candidates, codes):
    ...  # your code here

assert max_entropy([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert max_entropy(tous_les_codes(2, 4), tous_les_codes(2, 4)) == [1, 2]

# ## The largest number of parts
#
# `most_parts(candidates, codes)` (Kooi, 2005) proposes the code with the largest number of parts, whatever their sizes.
# Ties are resolved as above.

def most_parts(candidates, codes):
    ...  # your code here

assert most_parts([[1, 1], [1, 2], [1, 3]], tous_les_codes(2, 3)) == [2, 1]
assert most_parts(tous_les_codes(2, 3), tous_les_codes(2, 3)) == [1, 2]

# ## All the secrets
#
# `evaluate(strategy, p, c)` plays a strategy, given as a function, against every secret of MM(p, c).
# It returns a dictionary: to a number of tries belongs the number of secrets that were found in so many tries.
# A number of tries that does not occur is not a key. The proposition that finds the secret counts as a try.
# At each try, the strategy receives the candidates left, in order, and all the codes of the game.
#
# A strategy may be a bad one. When all the candidates give the same answer to its proposition,
# and it is not the winning one, nothing has been learnt: the strategy would receive the same two lists again
# and make the same proposition for ever. In that case, `evaluate` raises a `ValueError`.
#
# On the classic game, you should find the numbers of this table. Be patient, each line but the first may take minutes;
# small games first.
#
# | strategy | tries in all | most tries |
# |---|---|---|
# | `first_consistent` | 7471 | 9 |
# | `minimax` | 5801 | 5 |
# | `expected_size` | 5696 | 6 |
# | `max_entropy` | 5722 | 6 |
# | `most_parts` | 5668 | 6 |

from collections import Counter
from functools import cache

def evaluate(strategy, p, c):
    ...  # your code here

assert evaluate(first_consistent, 2, 2) == {1: 1, 2: 2, 3: 1}
assert evaluate(minimax, 2, 3) == {1: 1, 2: 2, 3: 5, 4: 1}
assert evaluate(expected_size, 2, 3) == {1: 1, 2: 4, 3: 4}

# ## All the answers at once
#
# There are only so many pairs of codes. `score_table(p, c)` computes all the answers beforehand: an array of numpy
# with one row and one column for each code, numbered from 0 in order. Its entry `[i, j]` is ten times the number of
# well placed pegs plus the number of misplaced ones, for the codes number i and j. In MM(2, 2),
# whose codes are 1 1, 1 2, 2 1, 2 2, the entry `[1, 2]` is 2: both pegs are misplaced.
#
# The entries are integers. Here `c` may be larger than 6; `p` is at most 9.
#
# Speed counts. Your function is timed beside one that goes through all pairs of codes in two loops of Python,
# on the same machine, one after the other: some points are for being twice as fast, more for being six times as fast.
# Whole arrays computed at once go far beyond that. (The other functions do without numpy.)

import numpy as np

def score_table(p, c):
    ...  # your code here

assert score_table(2, 2).tolist() == [[20, 10, 10, 0], [10, 20, 2, 10], [10, 2, 20, 10], [0, 10, 10, 20]]
assert score_table(2, 7).shape == (49, 49)

# ## The optimum
#
# All these strategies look one step ahead. What would be the best of all? `optimal_total(p, c)` is the smallest total
# number of tries, over all the secrets of MM(p, c), that any strategy whatsoever can reach; any code may be proposed.
# In MM(2, 2), no strategy needs fewer than 8 tries for the four secrets.
#
# It is asked for small games only: two pegs and up to 6 colours, three pegs and up to 3 colours,
# four or five pegs and 2 colours. Each should take a few seconds at most.

def optimal_total(p, c):
    ...  # your code here

assert optimal_total(2, 2) == 8
assert optimal_total(3, 2) == 18
assert optimal_total(2, 3) == 21

# ## A strategy as data
#
# A strategy can also be written down as a **tree**, a pair `(proposition, branches)`: `branches` is a dictionary that
# maps answers to the trees to follow. The winning answer has no branch, since the game is over;
# a tree whose `branches` are `{}` is a last proposition. Here is one for MM(2, 2).

SMALL_TREE = ([1, 1], {(1, 0): ([1, 2], {(0, 2): ([2, 1], {})}), (0, 0): ([2, 2], {})})

# `check_tree(tree, p, c)` makes sure that the tree is a strategy for MM(p, c) that finds every secret,
# and returns its total number of tries over all the secrets. `SMALL_TREE` has 1 + 2 + 3 + 2 = 8.
#
# At the root, all the codes are candidates; behind a branch, those that give its answer. Everywhere in the tree,
#
# - the proposition must be a code of the game: `p` pegs, colours from 1 to `c`;
# - each answer that a candidate gives must have its branch, except the winning one;
# - there must be no other branch.
#
# When one of these is not so, `check_tree` raises a `ValueError`, with a message that tells what is wrong.
# A proposition that teaches nothing is allowed: it only costs tries. The pairs and the dictionaries are always what
# they should be; only what they say may be wrong.

def check_tree(tree, p, c):
    ...  # your code here

assert check_tree(SMALL_TREE, 2, 2) == 8
assert check_tree(([1], {(0, 0): ([2], {(0, 0): ([3], {})})}), 1, 3) == 6























# # Hints, for when you are stuck

# ## Hint 1 for parts
#
# On paper, with the proposition 1 2 and the candidates 2 1, 2 3, 3 1: write the answer beside each candidate.
# How do you bring together those with the same answer?

# ## Hint 2 for parts
#
# When an answer is met for the first time, its list does not exist yet. Look at what `setdefault` does,
# or `collections.defaultdict`.

# ## Hint 1 for first_consistent
#
# The candidates are given in order. Is anything left to compute?

# ## Hint 2 for first_consistent
#
# To look at an element of a list, must one take it out of the list? Compare `l[0]` with `l.pop(0)`.

# ## Hint 1 for minimax
#
# For each code, one number tells how good it is. Which one, and must it be large or small?

# ## Hint 2 for minimax
#
# Python compares tuples from left to right: `(2, False) < (2, True) < (3, False)`, because `False < True`.
# What could stand at the second place? And which of several smallest elements does `min` give?

# ## Hint 1 for expected_size
#
# Write the expected number as one fraction for parts of sizes 3 and 1, then for parts of sizes 2 and 2.
# What is its denominator, and does it depend on the proposition?

# ## Hint 2 for expected_size
#
# Is `0.1 + 0.2 == 0.3` true in Python? How can you compare without any division?

# ## Hint 1 for max_entropy
#
# Compute the entropy of one proposition first, and check it against the three examples of the text.
# By what must the size of a part be divided to make it a probability?

# ## Hint 2 for max_entropy
#
# Find the largest entropy first. Then collect, in order, all the codes that come near enough to it:
# which of them goes first, if there are candidates among them, and if there are none?

# ## Hint 1 for most_parts
#
# What has changed since the strategies before? If your functions look alike, which line makes the difference?

# ## Hint 2 for most_parts
#
# `max` also takes the first of several largest elements; but in `(5, True)` and `(5, False)`, which one is the largest?

# ## Hint 1 for evaluate
#
# Write one game first, for one secret: what do you know about the candidates after the answer?
# Then play it for every secret. When is it certain that a game will never end?

# ## Hint 2 for evaluate
#
# All the games begin with the same proposition, and the secrets of one part also share the next one.
# How many times must the strategy be called for the first try, if all games are played together?

# ## Hint 1 for score_table
#
# Let `pegs` be the column of the first pegs of all codes. Try `np.equal.outer(pegs, pegs)`, or
# `pegs[:, None] == pegs[None, :]`: what is the shape of the result, and what does it say about codes i and j?

# ## Hint 2 for score_table
#
# The common pegs are a sum over the colours of the smaller of two counts. For one colour, the counts of all codes form
# one array; `np.minimum` works on whole arrays too. Over what do you still have to loop, and how many turns is that?

# ## Hint 1 for optimal_total
#
# What is the total for one candidate? For two? Now propose a code: every candidate costs this one try, and then?
# Which part needs no further try?

# ## Hint 2 for optimal_total
#
# Which propositions would make your function call itself with the very same candidates? They can be left out: why?

# ## Hint 3 for optimal_total
#
# The same candidates are met again and again, on different ways. `functools.cache` remembers the results of a function;
# it wants arguments that a dictionary takes as keys, such as tuples of tuples.

# ## Hint 1 for check_tree
#
# Walk through `SMALL_TREE` with a pencil: which codes are left at each place, and how many tries has each place cost
# those who get there?

# ## Hint 2 for check_tree
#
# Each branch leads to a smaller tree with fewer questions open. What must a function that checks it be told,
# besides that tree? Compare the answers of `parts` with the keys of the branches, in both directions.























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m10_optimum.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
