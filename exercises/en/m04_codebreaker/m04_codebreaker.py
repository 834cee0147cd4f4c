# # The computer looks for the code
#
# **Goal.** Write a program that finds any code by itself, from the answers it is given.
# **Left out.** No clever choice of propositions: the first code that is still possible will do.
# **About 90 minutes.**

# Now the roles change: **you** think of a code, and the computer looks for it.
#
# Two words for this module. A **try** (`essai`) is what is known of one proposition: the triple
# `(proposition, bien, mal)`, that is, the code proposed, the number of well placed pegs and the number
# of misplaced pegs that were answered. A code is **consistent** with a try if, were it the secret, it would have
# given that very answer.
#
# The program goes through all 1296 codes *in order*, 1 1 1 1, then 1 1 1 2, … up to 6 6 6 6, and proposes a code
# only if it is consistent with all the tries made so far. Here is the game against the secret 3 2 2 4:
#
# | try | proposition | well placed | misplaced |
# |---|---|---|---|
# | 1 | 1 1 1 1 | 0 | 0 |
# | 2 | 2 2 2 2 | 2 | 0 |
# | 3 | 2 2 3 3 | 1 | 2 |
# | 4 | 2 3 2 4 | 2 | 2 |
# | 5 | 2 3 4 2 | 0 | 4 |
# | 6 | 3 2 2 4 | 4 | 0 |
#
# You write two functions that **return** `True` or `False`, then the program that plays.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.

# Paste here your own functions of the earlier modules:
# occurences, bien_places, mal_places, tous_les_codes.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# ## One try
#
# `test_essai(code, essai)` says whether `code` is consistent with one try: were it the secret,
# would the proposition of the try have received that answer, **both** numbers?
#
# The code 1 1 2 1 answers the proposition 1 1 1 1 with 3 well placed and 0 misplaced.

def test_essai(code, essai):
    ...  # your code here

assert test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))
assert not test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 2, 2))

# ## All tries
#
# `test_code(code, essais)` says whether `code` is consistent with **all** the tries of the list `essais`.
# As long as nothing has been tried (an empty list), every code is possible.
# The lists your functions receive must stay as they are.

def test_code(code, essais):
    ...  # your code here

un_essai = [([1, 1, 1, 1], 0, 0)]
assert not test_code([1, 1, 2, 1], un_essai)
assert test_code([2, 2, 2, 2], un_essai)
trois_essais = [([1, 1, 1, 1], 0, 0), ([2, 2, 2, 2], 2, 0), ([2, 2, 3, 3], 1, 2)]
assert not test_code([2, 3, 2, 3], trois_essais)
assert test_code([2, 3, 2, 4], trois_essais)

# ## The program that plays
#
# You think of a code, and `jeu_2()` plays one whole game to find it.
#
# - It shows one proposition at a time, such as `1 1 2 2`.
# - It asks for the answer with `input`: the number of well placed pegs, then the number of misplaced pegs. Both on one
#   line (`1 2`), or in two questions, one number each.
# - It proposes the first code, in order, that is consistent with all the tries so far, as in the game above.
# - When the answer is four well placed pegs, it ends and returns the number of tries, the last one included.
# - When no code is consistent with the answers, one of them must be wrong: the program says so, and ends.
#
# The words are yours.

def jeu_2():
    ...  # your code here

# Think of a code, take away the # of the next line, and answer the computer
# print(jeu_2())























# # Hints, for when you are stuck

# ## Hint 1 for test_essai
#
# A try is one argument made of three parts. How do you give each part a name?

# ## Hint 2 for test_essai
#
# Play the codemaker whose secret is `code`: what do you answer to that proposition?
# Then compare your two numbers with those of the try.

# ## Hint 1 for test_code
#
# One contradiction is enough to answer “no”. How many agreements are needed to answer “yes”?

# ## Hint 2 for test_code
#
# In a loop over the tries, at which moment may you return `False`? And `True`: inside the loop, or after it?

# ## Hint 1 for jeu_2
#
# A code that was refused once stays refused, because tries are only added. So one walk through all the codes
# is enough for the whole game: what do you do with each code when you meet it?

# ## Hint 2 for jeu_2
#
# Four loops, one inside the other, give all the codes in order; the first loop is for the first peg.
# But which of the four does `break` leave? And `return`?

# ## Hint 3 for jeu_2
#
# Show your list of tries after each answer, in the game against 3 2 2 4: is it the table at the top?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m04_codebreaker.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
