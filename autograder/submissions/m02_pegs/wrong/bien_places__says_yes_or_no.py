"""The answer only says whether some peg is well placed: True or False.

en: Your answer says whether there is a well placed peg: make two pegs well placed. How many are there?
fr: Votre réponse dit s'il y a un pion bien placé : prenez-en deux. Combien y en a-t-il ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            return True
    return False
