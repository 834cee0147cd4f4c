"""The colours the two sets share are counted.

en: Your answer counts the colours the lists share: does it change when you swap two pegs of one list?
fr: Votre réponse compte les couleurs communes aux listes : change-t-elle quand vous échangez deux pions d'une liste ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    communes = set(l1) & set(l2)
    return len(communes)
