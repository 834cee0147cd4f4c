"""The elements beyond the shorter list are all said to be misplaced.

en: Try [] and ["a"]: does the empty list have a place for an "a"?
fr: Essayez [] et ["a"] : y a-t-il de la place pour un "a" dans la liste vide ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien + abs(len(l1) - len(l2))
