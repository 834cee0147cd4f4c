"""The code is one whole number of four digits.

en: What is the first peg of your code? Can one take it as the first element of a list?
fr: Quel est le premier pion de votre code ? Peut-on le prendre comme premier élément d'une liste ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = 0
    for i in range(4):
        code = 10 * code + random.randint(1, 6)
    return code
