"""The code is shown but not returned.

titre: Le code est affiché mais pas renvoyé.
en: After `x = creer_code()`, what does `x` hold? Showing is not returning.
fr: Après `x = creer_code()`, que contient `x` ? Afficher n'est pas renvoyer.
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(1, 6))
    print(code)
