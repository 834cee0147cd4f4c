"""The answer only says whether some peg is well placed: True or False.

titre: La réponse dit seulement si un pion est bien placé : `True` ou `False`.
en: Your answer only says whether some peg is well placed: when two of them are, how can one tell?
fr: Votre réponse dit seulement s'il y a un pion bien placé : quand il y en a deux, comment le sait-on ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            return True
    return False
