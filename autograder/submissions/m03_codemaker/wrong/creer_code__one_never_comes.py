"""The colour 1 is never drawn.

titre: La couleur 1 n'est jamais tirée.
en: Draw a hundred codes and look for the smallest colour: which one is missing?
fr: Tirez cent codes et cherchez la plus petite couleur : laquelle manque ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(random.randint(2, 6))
    return code
