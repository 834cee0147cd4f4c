"""Pegs are removed from the list the loop is walking through.

titre: Des pions sont retirés de la liste que la boucle est en train de parcourir.
en: Try `[1, 2, 3, 4]` and `[2, 3, 4, 1]`, where all the pegs are misplaced: which of them does your function really look at?
fr: Essayez `[1, 2, 3, 4]` et `[2, 3, 4, 1]`, où tous les pions sont mal placés : lesquels votre fonction regarde-t-elle vraiment ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    reste1 = []
    reste2 = []
    for i in range(len(l1)):
        if l1[i] != l2[i]:
            reste1.append(l1[i])
            reste2.append(l2[i])
    mal = 0
    for pion in reste2:
        if pion in reste1:
            mal += 1
            reste1.remove(pion)
            reste2.remove(pion)
    return mal
