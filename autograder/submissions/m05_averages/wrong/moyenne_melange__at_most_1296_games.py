"""Never more than 1296 games are played: one for each code.

titre: Il n'y a jamais plus de 1296 parties : une par code.
en: How many games does `moyenne_melange(2000)` play? Count them, and compare with what was asked for.
fr: Combien de parties `moyenne_melange(2000)` joue-t-elle ? Comptez-les, et comparez avec ce qui était demandé.
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    secrets = random.sample(codes, len(codes))[:n]
    return sum(nombre_essais(secret, codes) for secret in secrets) / len(secrets)
