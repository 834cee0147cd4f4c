"""A peg is judged by the first position of its colour in the code.

titre: Un pion est jugé sur la première position de sa couleur dans le code.
en: Compare the list `[1, 1]` with itself: no peg is misplaced. Where in the other list does your function find the second `1`?
fr: Comparez la liste `[1, 1]` à elle-même : aucun pion n'est mal placé. Où, dans l'autre liste, votre fonction trouve-t-elle le second `1` ?
fails: mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if l2[i] in l1:
            if l1.index(l2[i]) != i:
                mal += 1
    return mal
