"""The winning answer is always (4, 0).

titre: La réponse gagnante est toujours `(4, 0)`.
en: With two pegs, which answer says that the code is found?
fr: Avec deux pions, quelle réponse dit que le code est trouvé ?
fails: evaluate_counts_the_tries
"""


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}

    def play(candidates, tries):
        found = parts(strategy(candidates, codes), candidates)
        for answer, part in found.items():
            if answer == (4, 0):
                tally[tries] = tally.get(tries, 0) + 1
            elif len(part) == len(candidates):
                raise ValueError("nothing learnt")
            else:
                play(part, tries + 1)

    play(codes, 1)
    return tally
