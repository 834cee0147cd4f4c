"""zip_longest makes an element None well placed beyond the end of the shorter list.

titre: Avec `zip_longest`, un élément `None` est bien placé au-delà de la fin de la liste la plus courte.
en: Try `[1]` and `[1, None]`: your function answers `-1`. Can the `None` be well placed beyond the end of the first list?
fr: Essayez `[1]` et `[1, None]` : votre fonction répond `-1`. Le `None` peut-il être bien placé au-delà de la fin de la première liste ?
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
