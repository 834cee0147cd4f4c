"""The rank of the secret is drawn one too short: the last code never comes.

titre: Le rang du code secret est tiré trop court de un : le dernier code ne vient jamais.
en: From which number to which does your draw go, and how many codes are there?
fr: De quel nombre à quel nombre votre tirage va-t-il, et combien y a-t-il de codes ?
fails: alone_draws_among_all_codes
"""


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    stats = {}
    for _ in range(n):
        secret = codes[random.randint(0, max(0, len(codes) - 2))]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
