"""The code is sorted.

titre: Le code est trié.
en: Draw ten codes: is the first peg ever larger than the last? May a code be 6 1 6 2?
fr: Tirez dix codes : le premier pion est-il parfois plus grand que le dernier ? Un code peut-il être 6 1 6 2 ?
fails: creer_code_is_fair
"""


def creer_code():
    code = [random.randint(1, 6) for i in range(4)]
    code.sort()
    return code
