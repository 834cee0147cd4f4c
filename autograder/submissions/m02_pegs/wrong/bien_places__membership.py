"""A peg counts as soon as its colour is somewhere in the other list.

titre: Un pion compte dès que sa couleur se trouve quelque part dans l'autre liste.
en: Try `[1, 2]` and `[2, 1]`: is a peg well placed as soon as its colour is somewhere in the other list?
fr: Essayez `[1, 2]` et `[2, 1]` : un pion est-il bien placé dès que sa couleur est quelque part dans l'autre liste ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for couleur in l2:
        if couleur in l1:
            bien += 1
    return bien
