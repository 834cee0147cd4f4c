"""Four misplaced pegs win as well.

titre: Quatre pions mal placés font gagner aussi.
en: Try `gagne(0, 4)`: is any peg in its place?
fr: Essayez `gagne(0, 4)` : un pion est-il à sa place ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien == 4 or mal == 4
