"""The positions are those of four pegs.

titre: Les positions sont celles de quatre pions.
en: How many positions does your loop visit, and how many does a code of another length have?
fr: Combien de positions votre boucle visite-t-elle, et combien un code d'une autre longueur en a-t-il ?
fails: score_for_any_size
"""


def score_proposal(code, proposal):
    well_placed = 0
    for i in range(4):
        if i < len(code) and code[i] == proposal[i]:
            well_placed += 1
    common = sum(min(code.count(k), proposal.count(k)) for k in set(code))
    return well_placed, common - well_placed
