# # The player who eliminates most
#
# **Goal.** Choose each proposition for what its answer will teach, and measure that player on every secret.
# **Left out.** The player looks one answer ahead and no further: nothing here proves that it is the best.
# **About 150 minutes.**

# The program of module 4 proposes the first code that is still possible, whatever its answer may teach.
# The player of this module looks one answer ahead: of all codes, it proposes the one whose answer will eliminate
# most of the codes still possible, on average.
#
# Three conventions hold everywhere:
#
# - MM(p, c) is the game with `p` pegs and `c` colours, numbered from 1 to `c`; colours may repeat. A code is a list. We
#   are after MM(4, 8), with its 4096 codes; small games, such as MM(2, 4) with its 16 codes, serve to try things out;
# - a **candidate** is a code that is consistent with all answers so far: the secret is one of the candidates;
# - any code may be proposed, be it a candidate or not, and the proposition that finds the secret counts as a try.
#
# The words are those of modules 1 to 5: what module 6 calls *guess* and *reply* is a proposition and an answer here.
#
# You write seven functions. Each of them **returns** its result, and leaves the lists it receives as they were.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.

# Paste here your own functions of the earlier modules:
# tous_les_codes.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# Python counts for you, if you wish: `Counter("banana")` is a dictionary that holds 3 for the letter a,
# 2 for n and 1 for b. It takes whatever may be a key of a dictionary: numbers, texts, tuples, but not lists.

import random
from collections import Counter

# ## The answer
#
# `score_proposal(code, proposal)` is the answer of the game, the pair (well placed, misplaced), as a tuple, in this
# order. Both are codes of the same length, whatever it is, and the colours are any numbers from 1 on:
# the `mal_places` of module 2 counts six colours only, and here there are eight, or more.

def score_proposal(code, proposal):
    ...  # your code here

assert score_proposal([1, 2, 1, 3], [1, 2, 3, 1]) == (2, 2)
assert score_proposal([7, 8, 8], [8, 7, 7]) == (0, 2)

# ## What an answer eliminates
#
# Suppose that the secret is one of the `candidates`, all of them equally likely, and that `proposal` is played.
# The candidates that would give the same answer as the secret remain; the others are eliminated. So the proposition
# sorts the candidates by their answer, into **parts**: when the secret is in a part, that part remains.
#
# Take the candidates 1 1, 1 2, 2 1, 2 2, and the proposition 1 2. The answers are (1, 0), (2, 0), (0, 2), (1, 0):
# three parts, {1 1, 2 2}, {1 2} and {2 1}. For the secrets 1 1 and 2 2, two candidates are eliminated;
# for 1 2 and 2 1, three are. The average is (2 + 3 + 3 + 2) / 4 = 2.5.
#
# `expected_elimination(proposal, candidates)` is that average, as a float or a `Fraction`, not rounded. Two points
# are settled beforehand:
#
# - the secret itself is never eliminated, not even when the proposition finds it: in the example, for the secret 1 2,
#   three candidates are eliminated, and not four;
# - `proposal` may be one of the candidates or not. The list `candidates` holds at least one code, and each code once.

def expected_elimination(proposal, candidates):
    ...  # your code here

assert expected_elimination([1, 2], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 2.5
assert expected_elimination([3, 3], [[1, 1], [1, 2], [2, 1], [2, 2]]) == 0
assert expected_elimination([1, 2], [[1, 2]]) == 0

# ## The best proposition
#
# `best_proposal(candidates, proposals)` is the code, a list, of `proposals` that eliminates most: the one for which
# `expected_elimination` is largest. Often several codes share that value. Then the choice must not be left to chance,
# or two programs that follow the same rule play different games. The rule, in this order:
#
# 1. the largest expectation;
# 2. if several codes have it, a candidate comes before a code that is not one: it may be the secret;
# 3. if there are still several, the smallest, in the order of a dictionary: 1 2 comes before 2 1.
#
# Every candidate is among the `proposals`, and both lists may come in any order. With a single candidate left,
# every proposition eliminates 0 candidates: by the second rule, the candidate itself is played.
#
# *Equal* means equal. Sums of floats are not exact: `0.1 + 0.2 == 0.3` is `False` in Python, and in the same way, two
# expectations that are equal may seem to differ, according to the order in which they were added up. Compare whole
# numbers: among propositions for the same candidates, do you need the divisions at all?

def best_proposal(candidates, proposals):
    ...  # your code here

assert best_proposal([[1, 2], [1, 3], [1, 4]], [[1, 1], [1, 2], [1, 3], [1, 4], [2, 3]]) == [2, 3]
assert best_proposal([[1, 2], [2, 1]], [[2, 1], [1, 1], [1, 2], [1, 3]]) == [1, 2]
assert best_proposal([[3, 2]], [[1, 1], [3, 2]]) == [3, 2]

# ## A game
#
# `guess(secret, p=4, c=8)` plays MM(p, c) against that secret, and is the list of the propositions, in order,
# the winning one included. All codes are candidates at first; each answer leaves those that would have given it; and
# `best_proposal` chooses the next proposition among all codes of the game.
#
# The first proposition is special: it is 1 2 … p whenever there are enough colours for it, c ≥ p. This is allowed:
# before the first answer nothing is known, whatever the secret is, so the first proposition is the same in every
# game, and one may settle it once for all. In MM(4, 8), `best_proposal` would choose 1 2 3 4 too, but only after
# 4096 × 4096 answers, that is half a minute or more. In some smaller games it would choose another code;
# we keep to 1 2 … p all the same. When c < p, such a code does not exist, and `best_proposal` decides.
#
# The secret serves to compute the answers, and for nothing else. A game of MM(4, 8) takes some seconds; it must not
# take more than a minute.

def guess(secret, p=4, c=8):
    ...  # your code here

assert guess([1, 2, 3, 4]) == [[1, 2, 3, 4]]
assert guess([3, 1], 2, 4) == [[1, 2], [2, 3], [3, 1]]
assert guess([1, 1, 1], 3, 2) == [[1, 1, 2], [1, 2, 2], [1, 1, 1]]

# ## Some games at random
#
# `play_alone(n, p=4, c=8)` plays `n` games with `guess`. The secret of each game is drawn at random among all codes,
# all of them equally likely; the same secret may come again. The result is a dictionary: to each number of tries that
# occurs belongs the number of games that took so many; numbers that do not occur are not in it.
#
# Ten games of MM(4, 8) take from one minute to two: begin with `play_alone(100, 2, 4)`.

def play_alone(n, p=4, c=8):
    ...  # your code here

assert play_alone(20, 1, 1) == {1: 20}
assert sum(play_alone(30, 2, 4).values()) == 30

# ## All secrets
#
# Chance is not needed: `exhaustive_stats(p, c)` plays each secret of MM(p, c) exactly once, and is the dictionary
# from the number of tries to the number of secrets that take so many. Only numbers that occur are in it.
#
# The games MM(2, 4) and MM(3, 4) take an instant. For MM(4, 8), a plain program needs a whole night:
# 4096 games of some seconds each. Leave it for later; those who have finished will find a way to do it in minutes.

def exhaustive_stats(p, c):
    ...  # your code here

assert exhaustive_stats(2, 4) == {1: 1, 2: 4, 3: 8, 4: 3}
assert sum(exhaustive_stats(3, 3).values()) == 27

# ## By pattern
#
# Are the codes that repeat a colour harder to find? `stats_by_pattern(p, c)` tells apart what `exhaustive_stats` puts
# together. Its keys are the multiplicities of the codes, those of `repartition` in module 1: how often each colour of
# the code occurs, largest first, as a tuple. The code 5 5 2 3 has (2, 1, 1). Each value is a dictionary from the number
# of tries to the number of secrets, for the secrets of that kind only. Here too, only what occurs is in them.

def stats_by_pattern(p, c):
    ...  # your code here

assert stats_by_pattern(2, 2) == {(1, 1): {1: 1, 2: 1}, (2,): {2: 1, 3: 1}}
assert stats_by_pattern(2, 4) == {(1, 1): {1: 1, 2: 3, 3: 5, 4: 3}, (2,): {2: 1, 3: 3}}























# # Hints, for when you are stuck

# ## Hint 1 for score_proposal
#
# Which colours must be counted, when you do not know how many there are? Where can you read them?

# ## Hint 2 for score_proposal
#
# Against the code 7 8 8, the proposition 8 8 8 has two well placed pegs and nothing else.
# What does your function find in common, and what must be taken away?

# ## Hint 1 for expected_elimination
#
# You need the sizes of the parts and nothing else. What could be the keys of a dictionary of counters?

# ## Hint 2 for expected_elimination
#
# There are 10 candidates, in parts of 5, 3 and 2. For how many secrets does the part of 5 remain,
# and how many candidates are eliminated then? The same for the other two: what is the average over the 10 secrets?

# ## Hint 1 for best_proposal
#
# With the candidates 1 2, 1 3, 1 4, write down the answers to the proposition 2 3, and those to the proposition 1 2.
# Which of the two sorts the candidates better? Is it a candidate?

# ## Hint 2 for best_proposal
#
# Three rules, one after the other: Python compares tuples in that way. Which is the smaller, `(4, True, [1, 2])` or
# `(4, False, [2, 1])`? And what does the `key` of `min` do?

# ## Hint 3 for best_proposal
#
# When the number of candidates is fixed, the more are eliminated, the fewer remain. Which whole number, made of the
# sizes of the parts, is smallest when the expectation is largest?

# ## Hint 1 for guess
#
# Play MM(2, 4) by hand against 3 1. Which candidates does the answer to 1 2 leave, and what does `best_proposal`
# give for them?

# ## Hint 2 for guess
#
# When does the game end: when one candidate is left, or when an answer says that all is well placed?
# What is the difference for the secret 3 1?

# ## Hint 1 for play_alone
#
# `random.choice` draws from a list, `random.randint(1, c)` draws a colour. How does one get a whole secret with the
# one, and with the other? Can your secret be 1 1, in MM(2, 4)?

# ## Hint 2 for play_alone
#
# Which lines belong to one game, and are repeated n times? Is the drawing of the secret one of them?

# ## Hint 1 for exhaustive_stats
#
# What is the same as in `play_alone`, and which line changes?

# ## Hint 2 for exhaustive_stats
#
# What must the values of your dictionary add up to, for MM(2, 4)? How many secrets can take a single try?

# ## Hint 1 for stats_by_pattern
#
# The values of the large dictionary are dictionaries themselves. What must happen when the first secret of a kind
# comes, and what when a number of tries comes for the first time within its kind?

# ## Hint 2 for stats_by_pattern
#
# Write the multiplicities of 5 2 5 3 and of 2 3 5 5. Should these two codes be counted together?
# Which operation makes them equal?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m07_elimination.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
