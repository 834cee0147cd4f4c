"""Writes the name of a function with a letter of another alphabet.

must: earn everything but occurences
"""

# the right functions

оccurences = occurences
del occurences
