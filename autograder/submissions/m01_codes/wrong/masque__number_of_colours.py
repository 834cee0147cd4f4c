"""The answer is how many different colours there are.

titre: Le résultat est le nombre de couleurs différentes.
en: Try `[1, 2]`: your function answers `'2'`. Does the number of colours say which pegs are alike?
fr: Essayez `[1, 2]` : votre fonction répond `'2'`. Le nombre de couleurs dit-il quels pions sont semblables ?
fails: masque_renumbers_by_first_appearance, masque_of_any_code
"""


def masque(code):
    return str(len(set(code)))
