"""A peg looks for its colour only after its own position.

en: Try [1, 2] and [2, 1]: both pegs are misplaced. In which direction does each of them look for its colour?
fr: Essayez [1, 2] et [2, 1] : les deux pions sont mal placés. Dans quelle direction chacun cherche-t-il sa couleur ?
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
