"""The code is one whole number of four digits.

titre: Le code est un seul nombre entier de quatre chiffres.
en: What is the first peg of your code? What does Python answer to `creer_code()[0]`?
fr: Quel est le premier pion de votre code ? Que répond Python à `creer_code()[0]` ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = 0
    for i in range(4):
        code = 10 * code + random.randint(1, 6)
    return code
