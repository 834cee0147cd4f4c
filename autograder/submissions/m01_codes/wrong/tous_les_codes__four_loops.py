"""There are four nested loops, whatever the number of pegs.

titre: Il y a quatre boucles imbriquées, quel que soit le nombre de pions.
en: Your codes always have `4` pegs: what do you get when you ask for `1` peg?
fr: Vos codes ont toujours `4` pions : qu'obtenez-vous en demandant `1` pion ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
    return codes
