"""Nothing is returned when nothing has been learnt.

titre: Rien n'est renvoyé quand rien n'a été appris.
en: The game cannot go on, and your function returns `None`: how does Python signal that an argument is no good?
fr: La partie ne peut pas continuer, et votre fonction renvoie `None` : comment Python signale-t-il qu'un argument ne convient pas ?
fails: evaluate_ends_when_nothing_is_learnt
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    groups = [(1, codes)]
    while groups:
        rank, candidates = groups.pop()
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            print("This strategy will never end")
            return None
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part))
    return tally
