"""Three well placed pegs are enough.

titre: Trois pions bien placés suffisent.
en: With the answer 3 0, is there a peg left to find?
fr: Avec la réponse 3 0, reste-t-il un pion à trouver ?
fails: gagne_with_four_well_placed
"""


def gagne(bien, mal):
    return bien >= 3
