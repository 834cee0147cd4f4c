"""The codes go from the last to the first.

titre: Les codes vont du dernier au premier.
en: All the codes are there: with `1` peg and `2` colours, which one comes first in your list, and which one should?
fr: Tous les codes y sont : avec `1` pion et `2` couleurs, lequel vient en premier dans votre liste, et lequel le devrait ?
fails: tous_les_codes_in_order
"""


def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [[k] + code for k in range(c, 0, -1) for code in tous_les_codes(p - 1, c)]
