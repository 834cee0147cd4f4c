"""It is never won.

titre: Ce n'est jamais gagné.
en: Try `gagne(4, 0)`: all four pegs are in their places. Which condition is not met, then?
fr: Essayez `gagne(4, 0)` : les quatre pions sont à leur place. Quelle condition n'est donc pas remplie ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien == 4 and mal == 4
