"""Only the first four positions are compared.

titre: Seules les quatre premières positions sont comparées.
en: Compare the list `[1, 2, 3, 4, 5]` with itself: is the fifth peg counted?
fr: Comparez la liste `[1, 2, 3, 4, 5]` à elle-même : le cinquième pion est-il compté ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for a, b in zip(l1[:4], l2[:4]):
        if a == b:
            bien += 1
    return bien
