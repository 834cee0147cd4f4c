"""The count never changes: == is written where = is meant.

titre: Le compte ne change jamais : `==` est écrit à la place de `=`.
en: Your answer is always `0`: compare the list `[3]` with itself. What should make the count grow, and does that happen?
fr: Votre réponse est toujours `0` : comparez la liste `[3]` à elle-même. Qu'est-ce qui devrait faire augmenter le compte, et cela se produit-il ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien == bien + 1
    return bien
