"""Nothing is returned when a list is empty.

titre: Rien n'est renvoyé quand une liste est vide.
en: Follow your function when a list is empty, as in `[]` and `["a"]`: does it reach a `return` with a number?
fr: Suivez votre fonction quand une liste est vide, comme dans `[]` et `["a"]` : rencontre-t-elle un `return` avec un nombre ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    if l1 == [] or l2 == []:
        return
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
    return communs - bien
