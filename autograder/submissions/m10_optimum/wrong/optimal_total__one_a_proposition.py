"""Each proposition counts once, not once for each secret that sees it.

titre: Chaque proposition compte une fois, et non une fois pour chaque secret qui la reçoit.
en: The first proposition is made in every game: how many games see it, and how often do you count it?
fr: La première proposition est faite dans chaque partie : combien de parties la voient, et combien de fois la comptez-vous ?
fails: optimal_total_of_tiny_games
"""


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @cache
    def best(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for proposition in codes:
            found = parts(proposition, candidates)
            if len(found) > 1:
                totals.append(1 + sum(best(tuple(part)) for answer, part in found.items() if answer != (p, 0)))
        return min(totals)

    return best(tuple(map(tuple, codes)))
