"""The result is the list of the well placed pegs, not their number.

titre: Le résultat est la liste des pions bien placés, pas leur nombre.
en: Your function gives the well placed pegs themselves: does the statement ask which ones they are, or how many?
fr: Votre fonction donne les pions bien placés eux-mêmes : l'énoncé demande-t-il quels sont ces pions, ou combien il y en a ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    communs = []
    for a, b in zip(l1, l2):
        if a == b:
            communs.append(a)
    return communs
