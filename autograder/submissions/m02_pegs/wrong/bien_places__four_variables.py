"""The lists are unpacked into four variables each.

en: How many pegs does your function have room for? Try it with five.
fr: Pour combien de pions votre fonction a-t-elle de la place ? Essayez-la avec cinq.
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    a1, b1, c1, d1 = l1
    a2, b2, c2, d2 = l2
    bien = 0
    if a1 == a2:
        bien += 1
    if b1 == b2:
        bien += 1
    if c1 == c2:
        bien += 1
    if d1 == d2:
        bien += 1
    return bien
