"""The smallest worst case is returned.

titre: C'est le plus petit pire cas qui est renvoyé.
en: Your number is that of the unluckiest game: how many tries do all the games take together?
fr: Votre nombre est celui de la partie la plus malchanceuse : combien d'essais demandent toutes les parties ensemble ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        depths = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                depths.append(1 + max(best(tuple(part)) for answer, part in found.items() if answer != (p, 0)))
        return min(depths)

    return best(tuple(map(tuple, codes)))
