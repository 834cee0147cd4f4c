"""The pegs already used are replaced by marks in the caller's lists.

titre: Les pions déjà utilisés sont remplacés par des marques dans les listes de l'appelant.
en: One may cross out pegs, but on a draft: on which lists has your function written?
fr: On peut barrer des pions, mais sur un brouillon : sur quelles listes votre fonction a-t-elle écrit ?
fails: mal_places_leaves_its_lists_alone
"""


def mal_places(l1, l2):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            l1[i] = -1
            l2[i] = -2
    mal = 0
    for i in range(len(l2)):
        for j in range(len(l1)):
            if l1[j] == l2[i]:
                mal += 1
                l1[j] = -1
                l2[i] = -2
                break
    return mal
