"""The counters are a default value: they are never set back to zero.

titre: Les compteurs sont une valeur par défaut : ils ne sont jamais remis à zéro.
en: Call your function twice with `'12'` and `'13'`: with which numbers does the second count begin?
fr: Appelez deux fois votre fonction avec `'12'` et `'13'` : par quels nombres le second décompte commence-t-il ?
fails: bulls_twice
"""


def bulls_n_cows(a, b, found=[0, 0]):
    for x, y in zip(a, b):
        if x == y:
            found[0] += 1
        elif x in b:
            found[1] += 1
    return tuple(found)
