"""The pegs are numbers with decimals.

en: Compare your code with `[2, 5, 6, 2]`: which peg of the board would 3.77 be?
fr: Comparez votre code à `[2, 5, 6, 2]` : quel pion du plateau serait 3.77 ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    return [random.random() * 6 + 1 for i in range(4)]
