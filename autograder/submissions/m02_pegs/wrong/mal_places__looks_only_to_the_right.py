"""A peg looks for its colour only after its own position.

titre: Un pion ne cherche sa couleur qu'après sa propre position.
en: Try `[1, 2]` and `[2, 3]`, then `[2, 3]` and `[1, 2]`: each time, only the `2` is misplaced. Why do your two answers differ?
fr: Essayez `[1, 2]` et `[2, 3]`, puis `[2, 3]` et `[1, 2]` : à chaque fois, seul le `2` est mal placé. Pourquoi vos deux réponses diffèrent-elles ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    libre = []
    for i in range(len(l1)):
        libre.append(l1[i] != l2[i])
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            for j in range(i + 1, len(l1)):
                if libre[j] and l1[j] == l2[i]:
                    libre[j] = False
                    mal += 1
                    break
    return mal
