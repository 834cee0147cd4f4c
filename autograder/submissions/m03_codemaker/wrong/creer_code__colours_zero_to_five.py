"""The colours are 0 to 5.

titre: Les couleurs vont de 0 à 5.
en: Draw a hundred codes and look for the smallest and the largest number: are they the first and the last colour?
fr: Tirez cent codes et cherchez le plus petit et le plus grand nombre : sont-ce la première et la dernière couleur ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    return [int(random.random() * 6) for i in range(4)]
