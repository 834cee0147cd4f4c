"""The counter never changes: == is written where = is meant.

titre: Le compteur ne change jamais : `==` est écrit à la place de `=`.
en: Your answer is always `0`: try `[4]` with `n = 4`. What should make the count grow, and does that happen?
fr: Votre réponse est toujours `0` : essayez `[4]` avec `n = 4`. Qu'est-ce qui devrait faire augmenter le compte, et cela se produit-il ?
fails: occurences_counts_every_equal_element, occurences_of_any_number
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur == compteur + 1
    return compteur
