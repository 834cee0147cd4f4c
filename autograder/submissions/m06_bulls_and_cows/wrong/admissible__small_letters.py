"""Capital letters become small ones.

titre: Les majuscules deviennent des minuscules.
en: Try `admissible('ABC', 2)`: which characters does your list hold? And may an alphabet hold both `'A'` and `'a'`?
fr: Essayez `admissible('ABC', 2)` : quels caractères votre liste contient-elle ? Et un alphabet peut-il contenir à la fois `'A'` et `'a'` ?
fails: admissible_of_small_alphabets
"""


def admissible(alphabet="0123456789", length=4):
    return ["".join(characters) for characters in permutations(alphabet.lower(), length)]
