"""Strings that begin with 0 are left out.

titre: Les chaînes qui commencent par 0 sont oubliées.
en: Is `'01'` in your list for the characters `'01'`? A secret is a string, and a string may begin with any character.
fr: `'01'` est-il dans votre liste pour les caractères `'01'` ? Un secret est une chaîne, et une chaîne peut commencer par n'importe quel caractère.
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    strings = ["".join(characters) for characters in permutations(alphabet, length)]
    return [string for string in strings if string[0] != "0"]
