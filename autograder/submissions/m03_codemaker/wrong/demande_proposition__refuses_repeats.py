"""A proposition in which a colour is repeated is refused.

titre: Une proposition où une couleur se répète est refusée.
en: Type `1 1 1 1`: why does your function ask again? May a player propose a colour more than once?
fr: Saisissez `1 1 1 1` : pourquoi votre fonction redemande-t-elle ? Un joueur peut-il proposer plusieurs fois une couleur ?
fails: demande_reads_one_line
"""


def demande_proposition():
    proposition = [int(n) for n in input("Proposition : ").split()]
    while len(set(proposition)) != 4:
        proposition = [int(n) for n in input("Encore : ").split()]
    return proposition
