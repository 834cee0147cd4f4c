"""The average is computed with //.

titre: La moyenne est calculée avec `//`.
en: Your value is a whole number each time: is an average always one? Which division do you use, and what do you do with its result?
fr: Votre valeur est chaque fois un nombre entier : une moyenne l'est-elle toujours ? Quelle division employez-vous, et que faites-vous de son résultat ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - sum(n * n for n in parts.values()) // len(candidates)
