"""The secrets are drawn without coming back: there are no more than 1296 of them.

titre: Les codes secrets sont tirés sans remise : il n'y en a que 1296.
en: How many codes are there, and how many secrets does `moyenne_melange(1300)` need? May a secret come back?
fr: Combien y a-t-il de codes, et combien de secrets faut-il à `moyenne_melange(1300)` ? Un secret peut-il revenir ?
fails: melange_plays_n_games
"""


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum(nombre_essais(secret, codes) for secret in random.sample(codes, n)) / n
