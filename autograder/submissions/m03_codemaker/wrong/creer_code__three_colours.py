"""Only three colours are drawn.

titre: Seules trois couleurs sont tirées.
en: Draw a hundred codes and look for the largest colour: how many colours are there in the game?
fr: Tirez cent codes et cherchez la plus grande couleur : combien de couleurs y a-t-il dans le jeu ?
fails: creer_code_uses_the_six_colours
"""


def creer_code():
    return [random.randint(1, 3) for i in range(4)]
