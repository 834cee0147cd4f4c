"""The well placed pegs are counted among the misplaced ones too.

titre: Les pions bien placés sont aussi comptés parmi les mal placés.
en: Against 1 2, the proposition 1 2 is won: how many pegs does your function call misplaced there?
fr: Face à 1 2, la proposition 1 2 a gagné : combien de pions votre fonction y déclare-t-elle mal placés ?
fails: score_counts_well_placed_then_misplaced
"""


def score_proposal(code, proposal):
    well_placed = 0
    misplaced = 0
    for i in range(len(code)):
        if code[i] == proposal[i]:
            well_placed += 1
        if proposal[i] in code:
            misplaced += 1
    return well_placed, misplaced
