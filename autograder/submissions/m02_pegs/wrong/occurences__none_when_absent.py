"""Nothing is returned when the value is absent.

titre: Rien n'est renvoyé quand la valeur est absente.
en: Follow your function when `n` is absent, as in `[1]` with `n = 2`: does it reach a `return` with a number?
fr: Suivez votre fonction quand `n` est absent, comme dans `[1]` avec `n = 2` : rencontre-t-elle un `return` avec un nombre ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    if compteur > 0:
        return compteur
