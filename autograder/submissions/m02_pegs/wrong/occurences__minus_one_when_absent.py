"""The answer is -1 when the value is absent, as a search would give.

titre: La réponse est -1 quand la valeur est absente, comme le ferait une recherche.
en: Your function answers `-1` for an absent value: can something be found fewer than zero times?
fr: Votre fonction répond `-1` pour une valeur absente : peut-on trouver quelque chose moins de zéro fois ?
fails: occurences_of_an_absent_value
"""


def occurences(l, n):
    if n not in l:
        return -1
    nb = 0
    for x in l:
        if x == n:
            nb += 1
    return nb
