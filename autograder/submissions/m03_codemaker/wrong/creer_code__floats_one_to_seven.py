"""The pegs are numbers with decimals.

titre: Les pions sont des nombres à virgule.
en: Compare your code with `[2, 5, 6, 2]`: are its pegs written with a point? Is `2.0` of the same type as `2`, and which colour would `3.77` be?
fr: Comparez votre code à `[2, 5, 6, 2]` : ses pions s'écrivent-ils avec un point ? `2.0` est-il du même type que `2`, et quelle couleur serait `3.77` ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    return [random.random() * 6 + 1 for i in range(4)]
