"""Both numbers of the answer are returned together.

titre: Les deux nombres de la réponse sont renvoyés ensemble.
en: Your function answers with two numbers: which of the two does the statement ask for?
fr: Votre fonction répond par deux nombres : lequel des deux l'énoncé demande-t-il ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    mal = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        elif l2[i] in l1:
            mal += 1
    return (bien, mal)
