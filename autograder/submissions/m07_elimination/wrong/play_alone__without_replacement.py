"""The secrets are drawn by sample: none can come again.

titre: Les codes secrets sont tirés par `sample` : aucun ne peut revenir.
en: Twenty games of MM(2, 2), which has four codes: can all their secrets be different?
fr: Vingt parties de MM(2, 2), qui a quatre codes : tous leurs codes secrets peuvent-ils être différents ?
fails: alone_counts_n_games
"""


def play_alone(n, p=4, c=8):
    stats = {}
    for secret in random.sample(tous_les_codes(p, c), n):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats
