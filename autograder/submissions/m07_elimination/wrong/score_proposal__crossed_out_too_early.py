"""The pegs are crossed out from left to right, before all the well placed ones are known.

titre: Les pions sont barrés de gauche à droite, avant que tous les bien placés soient connus.
en: Go through your loop by hand where a colour is misplaced first and well placed further to the right: which peg is crossed out for which?
fr: Suivez votre boucle à la main quand une couleur est d'abord mal placée, puis bien placée plus à droite : quel pion est barré pour lequel ?
fails: score_spends_each_peg_once
"""


def score_proposal(code, proposal):
    rest = list(code)
    well_placed = misplaced = 0
    for i in range(len(code)):
        if code[i] == proposal[i] and code[i] in rest:
            well_placed += 1
            rest.remove(code[i])
        elif proposal[i] in rest:
            misplaced += 1
            rest.remove(proposal[i])
    return well_placed, misplaced
