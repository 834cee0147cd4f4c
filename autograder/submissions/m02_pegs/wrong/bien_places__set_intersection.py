"""The colours the two sets share are counted.

titre: Ce sont les couleurs communes aux deux ensembles qui sont comptées.
en: Your answer counts the colours the lists have in common: when two pegs of one list swap places, does it change? Should it?
fr: Votre réponse compte les couleurs communes aux deux listes : quand deux pions d'une liste échangent leurs places, change-t-elle ? Le devrait-elle ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    communes = set(l1) & set(l2)
    return len(communes)
