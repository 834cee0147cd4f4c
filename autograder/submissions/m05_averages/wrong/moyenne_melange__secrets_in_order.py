"""The secret is drawn among the codes whose pegs never decrease.

titre: Le code secret est tiré parmi les codes dont les pions ne décroissent jamais.
en: Print the secrets of ten games. Can one of them be 3 2 2 4, or is no peg ever smaller than the one before it?
fr: Affichez les codes secrets de dix parties. L'un d'eux peut-il être 3 2 2 4, ou aucun pion n'est-il jamais plus petit que le précédent ?
fails: melange_draws_its_secrets
"""

from itertools import combinations_with_replacement


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    secrets = list(combinations_with_replacement(range(1, 7), 4))
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(list(random.choice(secrets)), codes)
    return total / n
