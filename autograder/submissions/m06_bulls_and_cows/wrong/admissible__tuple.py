"""The strings are in a tuple.

titre: Les chaînes sont dans un tuple.
en: Compare `admissible('123', 2)` with the list of the statement: of which type is your result?
fr: Comparez `admissible('123', 2)` à la liste de l'énoncé : de quel type est votre résultat ?
fails: admissible_is_a_list
"""


def admissible(alphabet="0123456789", length=4):
    return tuple("".join(characters) for characters in permutations(alphabet, length))
