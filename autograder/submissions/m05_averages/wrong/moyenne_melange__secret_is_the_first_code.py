"""The secret is the first code of the shuffled list.

titre: Le code secret est le premier de la liste mélangée.
en: Every game is won at the first try: how is the secret chosen, and which code is proposed first?
fr: Chaque partie est gagnée au premier essai : comment le secret est-il choisi, et quel code est proposé en premier ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        secret = codes[0]
        total += nombre_essais(secret, codes)
    return total / n
