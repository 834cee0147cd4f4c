"""zip_longest makes an element None well placed beyond the end of the shorter list.

en: Beyond the end of the shorter list nothing can be well placed: and when the longer list holds None there?
fr: Au-delà de la liste la plus courte, rien ne peut être bien placé : et quand la plus longue y contient None ?
fails: general_with_different_lengths
"""

from itertools import zip_longest


def mal_places_general(l1, l2):
    bien = 0
    for a, b in zip_longest(l1, l2):
        if a == b:
            bien += 1
    reste = list(l2)
    communs = 0
    for element in l1:
        if element in reste:
            reste.remove(element)
            communs += 1
    return communs - bien
