"""As many codes are drawn as there are, at most: no secret comes again.

titre: Il n'est tiré qu'autant de codes qu'il en existe : aucun code secret ne revient.
en: What do the values of `play_alone(20, 2, 2)` add up to? May a secret come again?
fr: Quelle est la somme des valeurs de `play_alone(20, 2, 2)` ? Un code secret peut-il revenir ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return dict(Counter(len(guess(secret, p, c)) for secret in random.sample(codes, min(n, len(codes)))))
