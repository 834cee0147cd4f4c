"""The result is the list of the positions, not their number.

titre: Le résultat est la liste des positions, pas leur nombre.
en: Your function says where the well placed pegs are: does the statement ask where they are, or how many?
fr: Votre fonction dit où sont les pions bien placés : l'énoncé demande-t-il où ils sont, ou combien ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    places = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            places.append(i)
    return places
