"""Only one order of each set of characters is kept.

titre: Un seul ordre de chaque ensemble de caractères est gardé.
en: `'12'` is in your list, and `'21'`? The place of a character matters in this game.
fr: `'12'` est dans votre liste, et `'21'` ? Dans ce jeu, la place d'un caractère compte.
fails: admissible_of_small_alphabets
"""

from itertools import combinations


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in combinations(alphabet, length)]
