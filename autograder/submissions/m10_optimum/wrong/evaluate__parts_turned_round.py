"""The candidates left are handed on in reverse order.

titre: Les candidats restants sont transmis dans l'ordre inverse.
en: Print the candidates that your function hands on after the first answer: in which order do they stand?
fr: Affichez les candidats que votre fonction transmet après la première réponse : dans quel ordre sont-ils ?
fails: evaluate_counts_the_tries
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
            raise ValueError("nothing learnt")
        for answer, part in found.items():
            if answer == (p, 0):
                tally[rank] = tally.get(rank, 0) + 1
            else:
                groups.append((rank + 1, part[::-1]))
    return tally
