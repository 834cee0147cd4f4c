"""The first peg changes at every code.

titre: C'est le premier pion qui change à chaque code.
en: All the codes are there, but with `2` pegs and `2` colours `[2, 1]` comes just after `[1, 1]`: which peg should change most often?
fr: Tous les codes y sont, mais avec `2` pions et `2` couleurs `[2, 1]` suit aussitôt `[1, 1]` : quel pion doit changer le plus souvent ?
fails: tous_les_codes_in_order
"""


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [[k] + code for code in codes for k in range(1, c + 1)]
    return codes
