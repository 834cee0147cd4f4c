"""The pegs of each colour are counted in tables of a hundred places.

titre: Les pions de chaque couleur sont comptés dans des tableaux de cent places.
en: Colours are any numbers from 1 on. What happens in your function to a peg of colour 100?
fr: Les couleurs sont des nombres quelconques à partir de 1. Que devient, dans votre fonction, un pion de la couleur 100 ?
fails: score_for_any_size
"""


def score_proposal(code, proposal):
    in_code, in_proposal = [0] * 100, [0] * 100
    well_placed = 0
    for a, b in zip(code, proposal):
        in_code[a] += 1
        in_proposal[b] += 1
        well_placed += a == b
    return well_placed, sum(map(min, in_code, in_proposal)) - well_placed
