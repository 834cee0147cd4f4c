"""The loop stops one position too early: range(len(l1) - 1).

titre: La boucle s'arrête une position trop tôt : `range(len(l1) - 1)`.
en: Take two lists that agree only at the last position: what does your function answer?
fr: Prenez deux listes égales seulement à la dernière position : que répond votre fonction ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1) - 1):
        if l1[i] == l2[i]:
            bien += 1
    return bien
