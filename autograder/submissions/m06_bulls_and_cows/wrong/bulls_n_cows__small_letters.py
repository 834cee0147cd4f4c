"""Capital letters are compared as small ones.

titre: Les majuscules sont comparées comme des minuscules.
en: Compare `'aB'` with `'Ab'`: are `'a'` and `'A'` the same character?
fr: Comparez `'aB'` à `'Ab'` : `'a'` et `'A'` sont-ils le même caractère ?
fails: bulls_with_any_characters
"""


def bulls_n_cows(a, b):
    a, b = a.lower(), b.lower()
    bulls = sum(x == y for x, y in zip(a, b))
    return bulls, sum(x in b for x in a) - bulls
