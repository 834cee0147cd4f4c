"""The numbers start from 0.

titre: Les numéros commencent à 0.
en: Your function answers `'0'` for the code `[2]`: with which number should the numbering start?
fr: Votre fonction répond `'0'` pour le code `[2]` : par quel numéro la numérotation doit-elle commencer ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur))
    return motif
