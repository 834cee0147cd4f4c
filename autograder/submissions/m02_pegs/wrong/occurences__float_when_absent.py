"""The answer is a float when the value is absent.

titre: La réponse est un nombre à virgule quand la valeur est absente.
en: For an absent value, your function answers `0.0`, which is a `float`: which line gives that answer, and when is it reached?
fr: Pour une valeur absente, votre fonction répond `0.0`, qui est un `float` : quelle ligne donne cette réponse, et quand y arrive-t-on ?
fails: occurences_gives_an_integer
"""


def occurences(l, n):
    trouves = [x for x in l if x == n]
    if trouves:
        return len(trouves)
    return 0.0
