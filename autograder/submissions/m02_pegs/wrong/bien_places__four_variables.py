"""The lists are unpacked into four variables each.

titre: Chaque liste est décomposée en quatre variables.
en: Your function stops as soon as there are fewer or more than four pegs: what in it is made for exactly four?
fr: Votre fonction s'arrête dès qu'il y a moins ou plus de quatre pions : qu'est-ce qui n'y est prévu que pour quatre ?
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
