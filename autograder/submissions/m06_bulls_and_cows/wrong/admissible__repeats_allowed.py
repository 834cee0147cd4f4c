"""A character may be repeated.

titre: Un caractère peut être répété.
en: `'11'` is in your list: may a string hold the same character twice?
fr: `'11'` est dans votre liste : une chaîne peut-elle contenir deux fois le même caractère ?
fails: admissible_of_small_alphabets
"""

from itertools import product


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in product(alphabet, repeat=length)]
