# # How good is the program?
#
# **Goal.** Measure a program: its tries on average, its tries at worst, and what the order of the codes changes.
# **Left out.** No better strategy yet: the program is the one of the module before, whatever it is worth.
# **About 75 minutes.**

# The program of the module before goes through all 1296 codes in order and proposes those that are consistent
# with the answers so far. How good is it? To know, let it play against itself: nobody types anything,
# and nothing needs to be shown.
#
# You write four functions. Each of them **returns** its result.
# In each function, replace the three dots `...` by your own lines.
# The lines that start with `assert` are examples: run them after your function.
#
# The numbers you will find are told below. What counts is that your program finds them **by playing**: a number written
# down beforehand, even the right one, is worth nothing.

# Paste here your own functions of the earlier modules:
# tous_les_codes, occurences, bien_places, mal_places, creer_code, test_essai, test_code.
# The examples and the given cells may need them on your machine.
# When your work is checked, one that is missing here, or wrong, is replaced by a correct one.

# ## One game
#
# `nombre_essais(secret)` is the number of tries the program needs to find that secret: the game of `jeu_2`,
# with the answers computed instead of typed. The proposition that finds the code counts as a try.
# The secret 3 2 2 4 takes 6 tries; 1 1 1 1 takes one.
#
# The program must find the code through the answers: the secret serves to compute them, and for nothing else.
#
# The second parameter, `codes`, is for the last task. It is a list of codes, such as `tous_les_codes(4, 6)` returns.
# Your function goes through this list, in its order, and leaves it as it is. In a call such as
# `nombre_essais(secret)`, `codes` is `None`: then your function goes through all the codes in order.

def nombre_essais(secret, codes=None):
    ...  # your code here

assert nombre_essais([3, 2, 2, 4]) == 6
assert nombre_essais([1, 1, 1, 1]) == 1
assert nombre_essais([2, 2, 2, 2]) == 2

# ## The average
#
# `moyenne()` is the average of `nombre_essais` over all 1296 secrets: it calls `nombre_essais` for each of them.
# You should find about 5.76.
# Return the number as you have computed it, or correctly rounded to two decimals or more.
#
# Be patient: 1296 games are played, in which hundreds of thousands of codes are tested. It may take a minute;
# try it first on the average over a few secrets only.

def moyenne():
    ...  # your code here

# Take away the # of the next line when you have a minute: about 5.76 should appear
# print(moyenne())

# ## The worst case
#
# `maximum()` is the largest number of tries that any of the 1296 secrets takes. It calls `nombre_essais`, too.

def maximum():
    ...  # your code here

# Take away the # of the next line when you have a minute
# print(maximum())

# ## In another order
#
# Must the codes be tried in order? `moyenne_melange(n)` is the average number of tries over `n` games. In each of them,
# the secret is drawn at random, and the codes are gone through in a shuffled order: your function calls
# `nombre_essais` with the secret and the list of shuffled codes.
#
# You may shuffle once for the `n` games, or again for each game; another call shuffles again. Any `n` from 1 on may be
# asked for, more than 1296 too: the same secret may come back.
#
# For a large `n`, you should find about 4.64: more than one try less, by chance alone. When you shuffle only once,
# the average keeps to that one order: mostly from 4.57 to 4.77, sometimes more.

import random

def moyenne_melange(n):
    ...  # your code here

assert 1 <= moyenne_melange(1) <= 10
assert 2 < moyenne_melange(10) < 8























# # Hints, for when you are stuck

# ## Hint 1 for nombre_essais
#
# In `jeu_2`, someone typed two numbers after each proposition. Who knows the secret here,
# and which functions give the two numbers?

# ## Hint 2 for nombre_essais
#
# Write down the game against 1 1 1 2 by hand. How long is your list of tries when the code is found?
# Does the last proposition belong to it?

# ## Hint 1 for moyenne
#
# An average is a total divided by a count. What is added up here, and over how many games?

# ## Hint 2 for moyenne
#
# Multiply your average, before any rounding, by 1296: you should get a whole number, the total number of tries.
# Do you?
# If you get 5 exactly, which of the two divisions `/` and `//` have you used?

# ## Hint 1 for maximum
#
# What must be remembered from one game to the next, and when does it change?

# ## Hint 2 for maximum
#
# Have you gone through all the secrets, those that repeat a colour and those that do not,
# from 1 1 1 1 up to 6 6 6 6 included?

# ## Hint 1 for moyenne_melange
#
# `random.shuffle(liste)` changes the list it is given. What does it return? Print it, then print the list.

# ## Hint 2 for moyenne_melange
#
# If you find 5.76, the order was not shuffled: is the list in which the game looks the very list you have shuffled?























# For the verdict, in a terminal, in the folder of this file:
#
#     mastermind check m05_averages.py
#
# Is there no such command? Type  pip install  and the name of the file mastermind_workbook-….whl
# that your teacher gave you; or, in a copy of the workbook,  pip install .
