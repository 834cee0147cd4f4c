"""Only the secrets without a repeated colour are played.

titre: Seuls les codes secrets sans couleur répétée sont joués.
en: How many secrets do your values add up to, and how many codes does the game have?
fr: Combien de codes secrets vos valeurs totalisent-elles, et combien de codes le jeu a-t-il ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        if len(set(secret)) == p:
            tries = len(guess(secret, p, c))
            stats[tries] = stats.get(tries, 0) + 1
    return stats
