"""The colours met are never put into the list.

titre: Les couleurs rencontrées ne sont jamais mises dans la liste.
en: Your pattern has only the figure `1`: try `[1, 2]`. What does your function remember when it comes to the second peg?
fr: Votre motif n'a que le chiffre `1` : essayez `[1, 2]`. Que retient votre fonction en arrivant au deuxième pion ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur in vues:
            motif += str(vues.index(couleur) + 1)
        else:
            motif += str(len(vues) + 1)
    return motif
