"""The return is inside the loop: the answer is given after the first position.

en: Your function answers after a single position: are the others compared?
fr: Votre fonction répond après une seule position : les autres sont-elles comparées ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
        return bien
