"""Each peg gets the number of colours seen so far.

titre: Chaque pion reçoit le nombre de couleurs vues jusque-là.
en: Try `[1, 2, 1]`: your function answers `'122'`. Which number was given to the colour `1` at the beginning?
fr: Essayez `[1, 2, 1]` : votre fonction répond `'122'`. Quel numéro la couleur `1` avait-elle reçu au début ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in code:
        if couleur not in vues:
            vues.append(couleur)
        motif += str(len(vues))
    return motif
