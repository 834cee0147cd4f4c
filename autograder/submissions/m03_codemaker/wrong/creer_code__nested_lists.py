"""Each peg is a list of its own.

titre: Chaque pion est une liste à lui seul.
en: Compare your code with `[2, 5, 6, 2]`, element by element: what does yours hold in the place of each number?
fr: Comparez votre code à `[2, 5, 6, 2]`, élément par élément : qu'y a-t-il dans le vôtre à la place de chaque nombre ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    code = []
    for i in range(4):
        code.append([random.randint(1, 6)])
    return code
