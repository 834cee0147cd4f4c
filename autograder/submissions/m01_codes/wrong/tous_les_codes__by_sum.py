"""The codes are sorted by the sum of their pegs.

titre: Les codes sont triés par la somme de leurs pions.
en: All the codes are there, but with `2` pegs and `3` colours `[2, 1]` comes before `[1, 3]`: which of the two would a dictionary put first?
fr: Tous les codes y sont, mais avec `2` pions et `3` couleurs `[2, 1]` vient avant `[1, 3]` : lequel des deux un dictionnaire mettrait-il en premier ?
fails: tous_les_codes_in_order
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    return sorted((list(code) for code in product(range(1, c + 1), repeat=p)), key=sum)
