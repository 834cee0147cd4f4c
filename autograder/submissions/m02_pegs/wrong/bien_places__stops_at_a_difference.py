"""The comparison stops at the first position that differs.

titre: La comparaison s'arrête à la première position différente.
en: Take two lists that differ only at the first position: what does your function answer?
fr: Prenez deux listes différentes seulement à la première position : que répond votre fonction ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            break
        bien += 1
    return bien
