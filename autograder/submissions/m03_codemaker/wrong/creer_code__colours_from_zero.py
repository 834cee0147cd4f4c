"""A colour may be 0.

titre: Une couleur peut être 0.
en: Draw a hundred codes and look for the smallest and the largest number: are they the first and the last colour?
fr: Tirez cent codes et cherchez le plus petit et le plus grand nombre : sont-ce la première et la dernière couleur ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(0, 6))
    return code
