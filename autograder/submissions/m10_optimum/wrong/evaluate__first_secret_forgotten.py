"""The first code is never the secret.

titre: Le premier code n'est jamais le secret.
en: How many secrets are there, and how many games do you play? Which one is missing?
fr: Combien y a-t-il de secrets, et combien de parties jouez-vous ? Laquelle manque ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    for i in range(1, len(codes)):
        candidates, tries = codes, 1
        proposition = strategy(candidates, codes)
        while proposition != codes[i]:
            answer = bien_places(proposition, codes[i]), mal_places(proposition, codes[i])
            left = parts(proposition, candidates)[answer]
            if len(left) == len(candidates):
                raise ValueError("nothing learnt")
            candidates = left
            proposition = strategy(candidates, codes)
            tries += 1
        tally[tries] = tally.get(tries, 0) + 1
    return tally
