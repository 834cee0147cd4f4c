"""Nothing is returned when no peg is well placed.

titre: Rien n'est renvoyé quand aucun pion n'est bien placé.
en: Follow your function when no peg is well placed, as in `[1, 2]` and `[2, 1]`: does it reach a `return` with a number?
fr: Suivez votre fonction quand aucun pion n'est bien placé, comme dans `[1, 2]` et `[2, 1]` : rencontre-t-elle un `return` avec un nombre ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    if bien != 0:
        return bien
