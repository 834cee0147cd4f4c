"""The elements beyond the shorter list are all said to be misplaced.

titre: Les éléments au-delà de la liste la plus courte sont tous dits mal placés.
en: Try `[1]` and `[1, 2, 3]`: are the `2` and the `3`, which the first list does not hold, misplaced?
fr: Essayez `[1]` et `[1, 2, 3]` : le `2` et le `3`, que la première liste ne contient pas, sont-ils mal placés ?
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
