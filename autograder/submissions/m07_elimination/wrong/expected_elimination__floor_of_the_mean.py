"""The sum is divided with //.

titre: La somme est divisée avec `//`.
en: Your value is a whole number each time: is an average always one? Which division do you use, and what do you do with its result?
fr: Votre valeur est chaque fois un nombre entier : une moyenne l'est-elle toujours ? Quelle division employez-vous, et que faites-vous de son résultat ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(size * (n - size) for size in parts.values()) // n
