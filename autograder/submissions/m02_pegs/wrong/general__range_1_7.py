"""Only the colours 1 to 6 are counted, as in the game.

titre: Seules les couleurs de 1 à 6 sont comptées, comme dans le jeu.
en: Try `["a", "b"]` and `["b", "a"]`: which values does your function look for, and which ones do the lists hold?
fr: Essayez `["a", "b"]` et `["b", "a"]` : quelles valeurs votre fonction cherche-t-elle, et lesquelles les listes contiennent-elles ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    communs = 0
    for couleur in range(1, 7):
        communs += min(l1.count(couleur), l2.count(couleur))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
