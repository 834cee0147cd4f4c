"""The pegs are drawn among all the numbers between 1 and 6, not only the whole ones.

titre: Les pions sont tirés parmi tous les nombres entre 1 et 6, et non les seuls entiers.
en: Your pegs have decimals: how many colours can they then have, and how often is a peg exactly a 6?
fr: Vos pions ont des décimales : combien de couleurs peuvent-ils alors avoir, et un pion est-il souvent exactement un 6 ?
fails: creer_code_uses_the_six_colours, creer_code_gives_a_list_of_integers
"""


def creer_code():
    return [random.uniform(1, 6) for i in range(4)]
