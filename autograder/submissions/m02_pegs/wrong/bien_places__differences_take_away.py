"""A position which differs takes 1 away from the count.

titre: Une position différente retire 1 au compte.
en: When two pegs differ, should the count of the well placed ones change? Try `[1, 2]` and `[1, 3]`.
fr: Quand deux pions diffèrent, le compte des bien placés doit-il changer ? Essayez `[1, 2]` et `[1, 3]`.
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        else:
            bien -= 1
    return bien
