"""After a deletion the loop moves on, and the next position is skipped.

titre: Après une suppression, la boucle avance et saute la position suivante.
en: Compare the list `[1, 2]` with itself: once the first pegs have been counted, are the next ones still looked at?
fr: Comparez la liste `[1, 2]` à elle-même : une fois les premiers pions comptés, les suivants sont-ils encore regardés ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    reste1 = list(l1)
    reste2 = list(l2)
    bien = 0
    i = 0
    while i < len(reste1):
        if reste1[i] == reste2[i]:
            bien += 1
            reste1.pop(i)
            reste2.pop(i)
        i += 1
    return bien
