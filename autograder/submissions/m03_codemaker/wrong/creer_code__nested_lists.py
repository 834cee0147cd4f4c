"""Each peg is a list of its own.

en: Compare your code with `[2, 5, 6, 2]`: how many brackets does each of them have?
fr: Comparez votre code à `[2, 5, 6, 2]` : combien de crochets chacun a-t-il ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = []
    for i in range(4):
        code.append([random.randint(1, 6)])
    return code
