"""The default alphabet has no 0.

titre: L'alphabet par défaut n'a pas de 0.
en: How many strings does `admissible()` give, and which is the first? With which digits is the classic game played?
fr: Combien de chaînes `admissible()` donne-t-elle, et quelle est la première ? Avec quels chiffres joue-t-on au jeu classique ?
fails: admissible_by_default
"""


def admissible(alphabet="123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet, length)]
