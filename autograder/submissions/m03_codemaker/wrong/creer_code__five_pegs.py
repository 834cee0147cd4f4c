"""The code has five pegs.

titre: Le code a cinq pions.
en: How many pegs does `creer_code()` give? Where in your function is their number decided?
fr: Combien de pions `creer_code()` donne-t-elle ? À quel endroit de votre fonction leur nombre se décide-t-il ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = []
    i = 0
    while i <= 4:
        code.append(random.randint(1, 6))
        i += 1
    return code
