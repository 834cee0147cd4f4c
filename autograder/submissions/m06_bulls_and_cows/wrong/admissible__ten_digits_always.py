"""Numbers are filtered: the alphabet is not looked at.

titre: Ce sont des nombres qui sont filtrés : l'alphabet n'est pas regardé.
en: Try `admissible('abc', 2)`: which characters are in your strings, and which should be?
fr: Essayez `admissible('abc', 2)` : quels caractères sont dans vos chaînes, et lesquels devraient y être ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    strings = []
    for number in range(10**length):
        string = str(number).zfill(length)
        if len(set(string)) == length:
            strings.append(string)
    return strings
