"""The average number of tries is returned.

titre: C'est le nombre moyen d'essais qui est renvoyé.
en: One number cannot say how many secrets take 3 tries: what kind of result was asked for?
fr: Un seul nombre ne peut pas dire combien de secrets demandent 3 essais : quelle sorte de résultat était demandée ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    total = 0
    groups = [codes]
    while groups:
        candidates = groups.pop()
        total += len(candidates)
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        if len(found) == 1 and (p, 0) not in found:
            raise ValueError("nothing learnt")
        groups += [part for answer, part in found.items() if answer != (p, 0)]
    return total / len(codes)
