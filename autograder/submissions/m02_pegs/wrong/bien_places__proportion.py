"""The share of well placed pegs is returned.

titre: C'est la proportion de pions bien placés qui est renvoyée.
en: When all four pegs are well placed, your function answers `1.0`: is that a number of pegs, or a share of them?
fr: Quand les quatre pions sont bien placés, votre fonction répond `1.0` : est-ce un nombre de pions ou une proportion ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien / len(l1)
