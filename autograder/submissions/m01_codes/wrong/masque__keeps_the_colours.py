"""The colours are written as they are.

titre: Les couleurs sont écrites telles quelles.
en: Your function answers `'2'` for the code `[2]`: which number does the first colour of a code always get?
fr: Votre fonction répond `'2'` pour le code `[2]` : quel numéro la première couleur d'un code reçoit-elle toujours ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = ""
    for couleur in code:
        motif += str(couleur)
    return motif
