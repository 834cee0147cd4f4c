"""A colour may be 7.

titre: Une couleur peut être 7.
en: Draw a hundred codes and look for the largest number: is it a colour?
fr: Tirez cent codes et cherchez le plus grand nombre : est-ce une couleur ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    return [random.randint(1, 7) for i in range(4)]
