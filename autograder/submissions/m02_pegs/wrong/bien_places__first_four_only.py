"""Only the first four positions are compared.

en: Make the fifth pegs of two lists equal: are they counted?
fr: Rendez égaux les cinquièmes pions de deux listes : sont-ils comptés ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for a, b in zip(l1[:4], l2[:4]):
        if a == b:
            bien += 1
    return bien
