"""The name `randint` is used, but only `random` was imported.

en: Python does not know one of the names of your function: which one, and in which module does it live?
fr: Python ne connaît pas l'un des noms de votre fonction : lequel, et dans quel module se trouve-t-il ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    return [randint(1, 6) for i in range(4)]
