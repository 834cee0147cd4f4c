"""Two secrets are drawn before the games, which have the one and the other in turn.

titre: Deux codes secrets sont tirés avant les parties, qui ont l'un et l'autre tour à tour.
en: In one call of your function, how many secrets are there for the `n` games? Print them.
fr: Dans un appel de votre fonction, combien y a-t-il de secrets pour les `n` parties ? Affichez-les.
fails: melange_draws_its_secrets
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    secrets = [random.choice(codes), random.choice(codes)]
    total = 0
    for game in range(n):
        random.shuffle(codes)
        total += nombre_essais(secrets[game % 2], codes)
    return total / n
