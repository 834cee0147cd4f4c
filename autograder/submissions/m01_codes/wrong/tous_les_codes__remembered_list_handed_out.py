"""The list of each game is remembered, and handed out again by the next call.

titre: La liste de chaque jeu est gardée, et remise telle quelle par l'appel suivant.
en: When the same call is made twice, are there two lists or one? What does the second caller find when the first has emptied its list?
fr: Quand on fait deux fois le même appel, y a-t-il deux listes, ou une seule ? Que trouve le second quand le premier a vidé la sienne ?
fails: tous_les_codes_twice
"""

from functools import cache


@cache
def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]
