"""The code is sorted, the largest colour first.

titre: Le code est trié, la plus grande couleur en premier.
en: Draw ten codes: is the last peg ever larger than the first? May a code be 2 6 1 6?
fr: Tirez dix codes : le dernier pion est-il parfois plus grand que le premier ? Un code peut-il être 2 6 1 6 ?
fails: creer_code_is_fair
"""


def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    return sorted(code, reverse=True)
