"""The common pegs are removed from the code itself.

titre: Les pions communs sont retirés du code lui-même.
en: Print the code before the call and after it. From which list does your function take a peg away?
fr: Affichez le code avant l'appel et après. De quelle liste votre fonction retire-t-elle un pion ?
fails: score_leaves_its_codes_alone
"""


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    common = 0
    for peg in proposal:
        if peg in code:
            code.remove(peg)
            common += 1
    return well_placed, common - well_placed
