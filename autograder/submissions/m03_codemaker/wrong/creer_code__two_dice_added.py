"""Each peg is the sum of two smaller dice, and the middle colours come more often.

titre: Chaque pion est la somme de deux petits dés, et les couleurs du milieu viennent plus souvent.
en: Draw 6000 codes and count each colour at the first place: are the six counts close to each other? Which colours come less often than the others?
fr: Tirez 6000 codes et comptez chaque couleur à la première place : les six nombres sont-ils proches les uns des autres ? Quelles couleurs viennent plus rarement que les autres ?
fails: creer_code_is_fair
"""


def creer_code():
    return [random.randint(1, 3) + random.randint(0, 3) for i in range(4)]
