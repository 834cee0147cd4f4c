"""The pegs already used are replaced by marks in the caller's lists.

en: A peg may be crossed out on a draft, but whose lists have you written on?
fr: On peut barrer des pions sur un brouillon, mais sur quelles listes avez-vous écrit ?
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
