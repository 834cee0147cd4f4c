"""The strings are sorted without regard to capital letters.

titre: Les chaînes sont triées sans égard aux majuscules.
en: Compare `admissible('ABab', 2)` with `sorted` of itself: in which order does Python put `'B'` and `'a'`?
fr: Comparez `admissible('ABab', 2)` à ce qu'en fait `sorted` : dans quel ordre Python range-t-il `'B'` et `'a'` ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    return sorted(("".join(characters) for characters in permutations(alphabet, length)), key=str.lower)
