"""p and c are ignored.

titre: `p` et `c` sont ignorés.
en: Your list is always that of the classic game: what do you get when you ask for `1` peg and `2` colours?
fr: Votre liste est toujours celle du jeu classique : qu'obtenez-vous en demandant `1` pion et `2` couleurs ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size
"""

from itertools import product


def tous_les_codes(p=4, c=6):
    return [list(code) for code in product([1, 2, 3, 4, 5, 6], repeat=4)]
