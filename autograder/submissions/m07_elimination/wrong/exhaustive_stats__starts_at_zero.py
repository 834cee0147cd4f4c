"""The first secret of each number of tries is not counted.

titre: Le premier code secret de chaque nombre d'essais n'est pas compté.
en: What should a counter be just after the first secret that takes so many tries?
fr: Que doit valoir un compteur juste après le premier code secret qui demande tant d'essais ?
fails: exhaustive_counts_each_secret
"""


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        if tries in stats:
            stats[tries] += 1
        else:
            stats[tries] = 0
    return stats
