"""The answer is how often each colour occurs, one figure for each colour.

titre: Le résultat dit combien de fois vient chaque couleur, un chiffre par couleur.
en: Try `[1, 1]`: your function answers `'2'`. Should the figures count the pegs, or number the colours?
fr: Essayez `[1, 1]` : votre fonction répond `'2'`. Les chiffres doivent-ils compter les pions ou numéroter les couleurs ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    comptes = {}
    for couleur in code:
        comptes[couleur] = comptes.get(couleur, 0) + 1
    return "".join(str(n) for n in comptes.values())
