"""Every peg of one list is compared with every peg of the other.

en: Try [1, 1] and [1, 1]: your function finds 4. With how many positions is each peg compared?
fr: Essayez [1, 1] et [1, 1] : votre fonction trouve 4. À combien de positions chaque pion est-il comparé ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for a in l1:
        for b in l2:
            if a == b:
                bien += 1
    return bien
