"""The code is sorted before it is renumbered.

titre: Le code est trié avant d'être renuméroté.
en: Try `[1, 2, 1]`: your function answers `'112'`. Which pegs does your answer declare alike, and which are?
fr: Essayez `[1, 2, 1]` : votre fonction répond `'112'`. Quels pions votre réponse déclare-t-elle semblables, et lesquels le sont ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    vues = []
    motif = ""
    for couleur in sorted(code):
        if couleur not in vues:
            vues.append(couleur)
        motif += str(vues.index(couleur) + 1)
    return motif
