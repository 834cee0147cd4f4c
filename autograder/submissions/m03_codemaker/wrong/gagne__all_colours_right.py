"""The well placed and the misplaced pegs are added up.

titre: Les pions bien placés et les mal placés sont additionnés.
en: The answer 2 2 says that the four colours are right: are the four pegs in their places?
fr: La réponse 2 2 dit que les quatre couleurs sont justes : les quatre pions sont-ils à leur place ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien + mal == 4
