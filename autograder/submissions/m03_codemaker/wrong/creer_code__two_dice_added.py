"""Each peg is the sum of two smaller dice, and the middle colours come more often.

en: Draw 6000 codes and count each colour at the first place: are the six counts close to each other? Which colour is the first that is not?
fr: Tirez 6000 codes et comptez chaque couleur à la première place : les six nombres sont-ils proches ? Quelle est la première couleur pour laquelle ce n'est pas le cas ?
fails: creer_code_is_fair
"""


def creer_code():
    return [random.randint(1, 3) + random.randint(0, 3) for i in range(4)]
