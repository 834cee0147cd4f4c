"""The position of the first occurrence is returned.

en: Your answer is a position: does the question ask where n is, or how many times?
fr: Votre réponse est une position : demande-t-on où se trouve n, ou combien de fois ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    return l.index(n)
