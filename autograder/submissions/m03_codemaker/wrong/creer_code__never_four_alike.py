"""A code of one colour is thrown away.

titre: Un code d'une seule couleur est rejeté.
en: Draw ten thousand codes: is `1 1 1 1` ever among them? May a code have a single colour?
fr: Tirez dix mille codes : `1 1 1 1` en fait-il parfois partie ? Un code peut-il n'avoir qu'une couleur ?
fails: creer_code_may_repeat_a_colour
"""


def creer_code():
    code = [random.randint(1, 6) for _ in range(4)]
    while len(set(code)) == 1:
        code = [random.randint(1, 6) for _ in range(4)]
    return code
