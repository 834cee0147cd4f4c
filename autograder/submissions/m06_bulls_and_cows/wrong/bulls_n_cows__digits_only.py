"""Common characters are looked for among the ten digits.

titre: Les caractères communs sont cherchés parmi les dix chiffres.
en: Which characters does your loop go through? May a string hold others?
fr: Quels caractères votre boucle parcourt-elle ? Une chaîne peut-elle en contenir d'autres ?
fails: bulls_with_any_characters
"""


def bulls_n_cows(a, b):
    bulls = sum(x == y for x, y in zip(a, b))
    common = sum(digit in a and digit in b for digit in "0123456789")
    return bulls, common - bulls
