"""Every code of the shuffled list is proposed, until the secret comes.

titre: Tous les codes de la liste mélangée sont proposés, jusqu'à ce que vienne le code secret.
en: Your games take hundreds of tries: what does your program do with the answers?
fr: Vos parties demandent des centaines d'essais : que fait votre programme des réponses ?
fails: melange_is_near_its_expectation
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        secret = random.choice(codes)
        random.shuffle(codes)
        for code in codes:
            total += 1
            if bien_places(code, secret) == 4:
                break
    return total / n
