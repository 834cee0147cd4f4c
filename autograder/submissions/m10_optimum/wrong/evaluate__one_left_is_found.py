"""A secret counts as found when it is the only candidate left.

titre: Un secret compte comme trouvé quand il est le seul candidat restant.
en: When a single candidate is left you know the secret: has it been proposed?
fr: Quand il ne reste qu'un candidat, vous connaissez le secret : a-t-il été proposé ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for secret in codes:
        candidates, tries = codes, 0
        while True:
            proposition = strategy(candidates, codes)
            tries += 1
            answer = bien_places(proposition, secret), mal_places(proposition, secret)
            left = parts(proposition, candidates)[answer]
            if answer == (p, 0) or len(left) == 1:
                break
            if len(left) == len(candidates):
                raise ValueError("nothing learnt")
            candidates = left
        tally[tries] = tally.get(tries, 0) + 1
    return tally
