"""The colour 6 is never drawn.

en: Draw a hundred codes and look for the largest colour: which one is it? Is the upper bound you wrote ever drawn?
fr: Tirez cent codes et cherchez la plus grande couleur : laquelle est-ce ? La borne supérieure que vous avez écrite est-elle jamais tirée ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(random.randrange(1, 6))
    return code
