"""It is won as soon as more pegs are well placed than misplaced.

titre: C'est gagné dès qu'il y a plus de bien placés que de mal placés.
en: Try `gagne(2, 1)`: are all the pegs in their places?
fr: Essayez `gagne(2, 1)` : tous les pions sont-ils à leur place ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien > mal
