"""A list is compared with itself, so every position counts.

titre: Une liste est comparée à elle-même : toutes les positions comptent.
en: Your answer is always the length of the lists: at which position of `[1, 2]` and `[3, 2]` should nothing be counted?
fr: Votre réponse est toujours la longueur des listes : à quelle position de `[1, 2]` et `[3, 2]` ne faut-il rien compter ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l1[i]:
            bien += 1
    return bien
