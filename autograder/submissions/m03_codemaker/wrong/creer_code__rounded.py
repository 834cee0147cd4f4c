"""Rounding makes the first and the last colour rarer than the others.

titre: Un arrondi rend la première et la dernière couleur plus rares que les autres.
en: Draw 6000 codes and count each colour at the first place: are the six counts close to each other? Which colours come less often than the others?
fr: Tirez 6000 codes et comptez chaque couleur à la première place : les six nombres sont-ils proches les uns des autres ? Quelles couleurs viennent plus rarement que les autres ?
fails: creer_code_is_fair
"""


def creer_code():
    code = []
    for i in range(4):
        code.append(round(random.random() * 5) + 1)
    return code
