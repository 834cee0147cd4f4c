"""The code is one of a few that were written down beforehand.

titre: Le code est choisi parmi quelques codes écrits d'avance.
en: How many different codes can your function give, and how many are there? Is one colour more frequent than another at the first place?
fr: Combien de codes différents votre fonction peut-elle donner, et combien en existe-t-il ? Une couleur est-elle plus fréquente qu'une autre à la première place ?
fails: creer_code_is_fair
"""

CODES = [[1, 2, 3, 4], [6, 5, 4, 3], [2, 2, 5, 6], [1, 1, 6, 6], [3, 4, 5, 6], [4, 2, 4, 2], [5, 1, 3, 2], [6, 6, 6, 1]]


def creer_code():
    return list(random.choice(CODES))
