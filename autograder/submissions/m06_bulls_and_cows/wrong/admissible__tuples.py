"""The characters are not joined into a string.

titre: Les caractères ne sont pas réunis en une chaîne.
en: What are the elements of your list: is `('1', '2')` a string? How many characters has `'12'`?
fr: Que sont les éléments de votre liste : `('1', '2')` est-il une chaîne ? Combien de caractères a `'12'` ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    return list(permutations(alphabet, length))
