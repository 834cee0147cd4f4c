# # Counting the codes
#
# **Goal.** Know how many codes the game has, and list them all.
# **Left out.** No proposition and no answer yet: only the codes themselves.
# **About 45 minutes.**

# A **code** is a list of `p` pegs; each peg is a number from 1 to `c`, its **colour**.
# Colours may repeat. The classic game has p = 4 pegs and c = 6 colours.
#
# You write three functions; two more give bonus points. Each of them **returns** its result (`return`).
# Their names are French. Keep them: `nombre_codes`, number of codes; `codes_de_quatre`, codes of four;
# `tous_les_codes`, all the codes; `masque`, the pattern; `repartition`, the shares.
#
# In each function, replace the three dots `...` by your own lines. The lines that start with `assert`
# are examples: run them after your function. When nothing happens, your function agrees with them;
# an `AssertionError` shows the first example that it does not agree with. (A plain file runs all its examples each
# time, and stops at those of the first function that is not written yet.)

# ## How many codes
#
# `nombre_codes(p, c)` is the number of codes of `p` pegs with `c` colours, a whole number of type `int`;
# `p` and `c` are at least 1.
# Here are some of them, a row for each number of pegs:
#
# | p | c = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# |---|---|---|---|---|---|---|---|---|---|
# | 1 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
# | 2 | 1 | 4 | 9 | 16 | 25 | 36 | 49 | 64 | 81 |
# | 3 | 1 | 8 | 27 | 64 | 125 | 216 | 343 | 512 | 729 |
# | 4 | 1 | 16 | 81 | 256 | 625 | 1296 | 2401 | 4096 | 6561 |
# | 5 | 1 | 32 | 243 | 1024 | 3125 | 7776 | 16807 | 32768 | 59049 |
# | 6 | 1 | 64 | 729 | 4096 | 15625 | 46656 | 117649 | 262144 | 531441 |
#
# Find a formula: the numbers grow too fast to count the codes one by one.

def nombre_codes(p, c):
    ...  # your code here

assert nombre_codes(4, 6) == 1296
assert nombre_codes(4, 8) == 4096
assert nombre_codes(6, 9) == 531441

# ## All codes of four pegs
#
# `codes_de_quatre(c)` is the list of all codes of 4 pegs with `c` colours. Each code is a list of 4 numbers.
# With 2 colours there are 16 codes:
#
# `[1, 1, 1, 1]`, `[1, 1, 1, 2]`, `[1, 1, 2, 1]`, `[1, 1, 2, 2]`, … `[2, 2, 2, 2]`
#
# The codes come in dictionary order: the first peg counts most, and 1 comes before 2.

def codes_de_quatre(c):
    ...  # your code here

assert codes_de_quatre(1) == [[1, 1, 1, 1]]
assert codes_de_quatre(2)[1] == [1, 1, 1, 2]
assert len(codes_de_quatre(6)) == 1296

# ## All codes of any number of pegs
#
# `tous_les_codes(p, c)` does the same for `p` pegs: the list of all codes of `p` pegs with `c` colours,
# in the same order. Each call makes a new list of new codes.
#
# One loop for each peg no longer works: you do not know beforehand how many loops you need. Start from shorter codes:
# when you have all codes of 2 pegs, how do you get those of 3 pegs?
#
# The first line of the function is given. With `p=4, c=6`, the call `tous_les_codes()` gives the codes of the classic
# game, and `tous_les_codes(2)` those of 2 pegs with 6 colours.

def tous_les_codes(p=4, c=6):
    ...  # your code here

assert tous_les_codes(2, 3) == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]]
assert len(tous_les_codes()) == 1296

# ## What repeats in a code (bonus)
#
# The **pattern** of a code says which of its pegs have the same colour, whatever the colours are.
# `masque(code)` is this pattern as a string: the colours are renumbered from 1 in the order of their first appearance.
# The code 5 5 2 3 has the pattern `'1123'`; so has 6 6 1 4. Here the colours are numbers from 1 to 9.
# Do not change the list you are given.

def masque(code):
    ...  # your code here

assert masque([5, 5, 2, 3]) == "1123"
assert masque([6, 6, 1, 4]) == "1123"
assert masque([2, 2, 2, 2]) == "1111"

# ## How many codes of each kind (bonus)
#
# The **multiplicities** of a code say how often each of its colours occurs, largest first:
# 5 5 2 3 has (2, 1, 1), and 2 2 2 2 has (4,).
# `repartition(p, c)` is a dictionary: its keys are the multiplicities, as tuples, and its values the numbers of codes.
# Only multiplicities that occur are in it; `c` is at most 9.

def repartition(p, c):
    ...  # your code here

assert repartition(2, 3) == {(2,): 3, (1, 1): 6}
assert repartition(4, 8) == {(1, 1, 1, 1): 1680, (2, 1, 1): 2016, (2, 2): 168, (3, 1): 224, (4,): 8}























# # Hints, for when you are stuck

# ## Hint 1 for nombre_codes
#
# With one peg there are as many codes as colours. Add a second peg: for each colour of the first,
# how many choices are there for the second?

# ## Hint 2 for nombre_codes
#
# Read the table row by row: by what must the number above be multiplied to get the one below?

# ## Hint 1 for codes_de_quatre
#
# Begin with the first peg alone: a loop that shows the colours 1 to c. How do you write the colours of the second peg
# for each colour of the first?

# ## Hint 2 for codes_de_quatre
#
# One loop for each peg, each inside the one before: four loops. In which of them is a code complete, so that you can
# append it to the list?

# ## Hint 1 for tous_les_codes
#
# Write the 9 codes of 2 pegs and 3 colours on paper, in order. Which peg changes at every line, which one seldom?

# ## Hint 2 for tous_les_codes
#
# All codes of 1 peg and 3 colours: `[1]`, `[2]`, `[3]`. Lengthen each of them by each colour.
# Which loop is inside the other, so that the codes of 2 pegs come in order?

# ## Hint 3 for tous_les_codes
#
# Start with `codes = [[]]`: a single code, without any peg. Then do the same thing `p` times: make a new list from
# `codes`, in which each code is longer by one peg. What takes the place of `codes` before you do it again?

# ## Hint 1 for masque
#
# Renumber 5 5 2 3 by hand, from left to right. What do you look up when you meet the second 5?

# ## Hint 2 for masque
#
# Keep the colours already met in a list, in the order in which they came. What does `index` tell you about one of them?

# ## Hint 1 for repartition
#
# Start with one code: how do you get (2, 1, 1) from [5, 5, 2, 3]? Which numbers do you sort?

# ## Hint 2 for repartition
#
# Then go through all codes, and keep one counter for each kind. What do you do when a kind comes for the first time?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m01_codes.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
