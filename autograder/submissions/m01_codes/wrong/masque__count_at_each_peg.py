"""The answer is how often each peg's colour occurs, one figure for each peg.

titre: Le résultat dit combien de fois vient la couleur de chaque pion, un chiffre par pion.
en: Try `[1, 1]`: your function answers `'22'`. Should the figures count the pegs, or number the colours?
fr: Essayez `[1, 1]` : votre fonction répond `'22'`. Les chiffres doivent-ils compter les pions ou numéroter les couleurs ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    return "".join(str(code.count(couleur)) for couleur in code)
