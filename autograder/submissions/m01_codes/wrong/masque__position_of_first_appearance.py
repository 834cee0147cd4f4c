"""Each colour gets the position at which it appears first.

titre: Chaque couleur reçoit la position où elle apparaît en premier.
en: Try `[1, 1, 2]`: your function answers `'113'`. How many colours are there, and which number should the second one get?
fr: Essayez `[1, 1, 2]` : votre fonction répond `'113'`. Combien y a-t-il de couleurs, et quel numéro la deuxième doit-elle recevoir ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = ""
    for couleur in code:
        motif += str(code.index(couleur) + 1)
    return motif
