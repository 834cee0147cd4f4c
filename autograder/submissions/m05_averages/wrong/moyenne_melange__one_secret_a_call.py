"""The secret is drawn once, before the games.

titre: Le code secret est tiré une seule fois, avant les parties.
en: In one call of your function, how many secrets are there for the `n` games? Print them.
fr: Dans un appel de votre fonction, combien y a-t-il de secrets pour les `n` parties ? Affichez-les.
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    secret = random.choice(codes)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(secret, codes)
    return total / n
