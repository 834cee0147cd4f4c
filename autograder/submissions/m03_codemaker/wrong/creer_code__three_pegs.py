"""The code has three pegs.

titre: Le code a trois pions.
en: Call `creer_code()` twice and compare each result with `[2, 5, 6, 2]`: is it a list, and of how many pegs?
fr: Appelez `creer_code()` deux fois et comparez chaque résultat à `[2, 5, 6, 2]` : est-ce une liste, et de combien de pions ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = []
    for i in range(1, 4):
        code.append(random.randint(1, 6))
    return code
