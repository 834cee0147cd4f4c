"""A seventh value is turned into a six, which then comes twice as often.

titre: Une septième valeur est changée en six, qui vient alors deux fois plus souvent.
en: Draw 6000 codes and count the sixes at the first place, then the fives: should there be more of the ones than of the others?
fr: Tirez 6000 codes et comptez les six à la première place, puis les cinq : devrait-il y avoir plus des uns que des autres ?
fails: creer_code_is_fair
"""


def creer_code():
    code = []
    for i in range(4):
        pion = random.randint(1, 7)
        if pion > 6:
            pion = 6
        code.append(pion)
    return code
