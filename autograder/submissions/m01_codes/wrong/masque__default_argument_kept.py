"""The colours met are kept from one call to the next.

titre: Les couleurs rencontrées sont gardées d'un appel à l'autre.
en: Call `masque([1])`, then `masque([2])`: the two answers differ. Which colours are already met when a call begins?
fr: Appelez `masque([1])`, puis `masque([2])` : les deux réponses diffèrent. Quelles couleurs sont déjà vues quand un appel commence ?
fails: masque_twice
"""


def masque(code, vues=[]):
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
