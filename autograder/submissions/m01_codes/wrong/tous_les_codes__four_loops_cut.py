"""There are four nested loops, whose codes are cut to p pegs.

titre: Il y a quatre boucles imbriquées, dont les codes sont coupés à `p` pions.
en: With `1` peg and `2` colours, how many times does `[1]` come in your list?
fr: Avec `1` pion et `2` couleurs, combien de fois `[1]` figure-t-il dans votre liste ?
fails: tous_les_codes_has_each_code_once, tous_les_codes_for_any_size
"""


def tous_les_codes(p=4, c=6):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l][:p])
    return codes
