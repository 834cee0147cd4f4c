"""No more than ten characters of the alphabet are used.

titre: On ne se sert que de dix caractères de l'alphabet au plus.
en: How many characters has the alphabet of the call above, and how many of them does your function use?
fr: Combien de caractères l'alphabet de l'appel ci-dessus a-t-il, et de combien d'entre eux votre fonction se sert-elle ?
fails: admissible_by_default
"""

from itertools import permutations


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet[:10], length)]
