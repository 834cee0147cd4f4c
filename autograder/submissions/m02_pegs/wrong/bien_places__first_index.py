"""The position of a colour in the code is asked of index(), which only knows the first one.

en: Make two pegs of the same colour well placed, as in [1, 1] and [1, 1]: how many do you count, and which position was found?
fr: Rendez bien placés deux pions de même couleur, comme dans [1, 1] et [1, 1] : combien en comptez-vous, et quelle position a été trouvée ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] in l2 and l2.index(l1[i]) == i:
            bien += 1
    return bien
