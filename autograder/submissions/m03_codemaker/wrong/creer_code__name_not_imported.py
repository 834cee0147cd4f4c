"""The name `randint` is used, but only `random` was imported.

titre: Le nom `randint` est utilisé, alors que seul `random` a été importé.
en: Python does not know one of the names of your function: which one? Where should it come from: a line of your function, or a module?
fr: Python ne connaît pas l'un des noms de votre fonction : lequel ? D'où devrait-il venir : d'une ligne de votre fonction, ou d'un module ?
fails: creer_code_gives_four_pegs
"""


def creer_code():
    return [randint(1, 6) for i in range(4)]
