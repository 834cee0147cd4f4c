"""The secret that was drawn is sorted, its largest colour first.

titre: Le code secret tiré est trié, sa plus grande couleur en tête.
en: Print the secrets of ten games. Can one of them be 3 2 2 4, or is no peg ever larger than the one before it?
fr: Affichez les codes secrets de dix parties. L'un d'eux peut-il être 3 2 2 4, ou aucun pion n'est-il jamais plus grand que le précédent ?
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        secret = sorted(random.choice(codes), reverse=True)
        random.shuffle(codes)
        total += nombre_essais(secret, codes)
    return total / n
