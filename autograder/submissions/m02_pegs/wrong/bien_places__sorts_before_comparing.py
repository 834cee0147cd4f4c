"""The lists are sorted before their positions are compared.

titre: Les listes sont triées avant que leurs positions soient comparées.
en: Compare the list `[1, 2]` with itself, then with `[2, 1]`: your answer stays the same when two pegs swap places. Should it?
fr: Comparez la liste `[1, 2]` à elle-même, puis à `[2, 1]` : votre réponse reste la même quand deux pions échangent leurs places. Le devrait-elle ?
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
