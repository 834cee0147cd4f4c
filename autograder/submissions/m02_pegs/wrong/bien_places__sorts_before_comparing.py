"""The lists are sorted before their positions are compared.

en: Swap two different pegs of one list: your answer stays the same. Should it?
fr: Échangez deux pions différents d'une des listes : votre réponse reste la même. Est-ce normal ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    a = sorted(l1)
    b = sorted(l2)
    bien = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            bien += 1
    return bien
