"""Each peg gets a number of its own.

titre: Chaque pion reçoit un numéro à lui.
en: Try `[1, 1]`: your function answers `'12'`. What should the pattern say about two pegs of the same colour?
fr: Essayez `[1, 1]` : votre fonction répond `'12'`. Que doit dire le motif de deux pions de la même couleur ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    motif = ""
    for i in range(len(code)):
        motif += str(i + 1)
    return motif
