"""Only neighbouring pegs of the same colour are counted together.

titre: Seuls les pions voisins de même couleur sont comptés ensemble.
en: With `3` pegs and `2` colours, you have the key `(1, 1, 1)`: how many times does each colour occur in the code `[1, 2, 1]`?
fr: Avec `3` pions et `2` couleurs, vous avez la clé `(1, 1, 1)` : combien de fois chaque couleur apparaît-elle dans le code `[1, 2, 1]` ?
fails: repartition_counts_each_kind, repartition_for_longer_codes
"""

from itertools import groupby


def repartition(p, c):
    nombres = {}
    for code in tous_les_codes(p, c):
        cle = tuple(sorted((len(list(groupe)) for _, groupe in groupby(code)), reverse=True))
        nombres[cle] = nombres.get(cle, 0) + 1
    return nombres
