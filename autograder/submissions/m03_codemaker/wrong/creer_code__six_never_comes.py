"""The colour 6 is never drawn.

titre: La couleur 6 n'est jamais tirée.
en: Draw a hundred codes and look for the largest colour: which one is it? If you wrote an upper bound, is it 6, and can it be drawn?
fr: Tirez cent codes et cherchez la plus grande couleur : laquelle est-ce ? Si vous avez écrit une borne supérieure, est-ce 6, et peut-elle être tirée ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(random.randrange(1, 6))
    return code
