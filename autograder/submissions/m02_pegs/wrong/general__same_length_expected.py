"""The function for lists of equal length is used for the well placed elements.

en: Try [1] and [2, 1]: what does a part of your function require that these two lists do not have?
fr: Essayez [1] et [2, 1] : qu'exige une partie de votre fonction que ces deux listes n'ont pas ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien_places(l1, l2)
