"""The winning proposition is not counted as a try.

titre: La proposition gagnante n'est pas comptée comme un essai.
en: Which secret takes 0 tries, according to your result? Look at its list of propositions.
fr: Quel code secret demande 0 essai, d'après votre résultat ? Regardez sa liste de propositions.
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c)) - 1
        stats[tries] = stats.get(tries, 0) + 1
    return stats
