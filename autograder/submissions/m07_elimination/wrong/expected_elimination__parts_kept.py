"""The dictionary of the parts is a default argument: it lives on from one call to the next.

titre: Le dictionnaire des parts est un argument par défaut : il survit d'un appel à l'autre.
en: Make the same call twice: what does the second one find in the dictionary of the parts?
fr: Faites deux fois le même appel : que trouve le second dans le dictionnaire des parts ?
fails: elimination_twice
"""


def expected_elimination(proposal, candidates, parts={}):
    n = len(candidates)
    for code in candidates:
        answer = score_proposal(code, proposal)
        parts[answer] = parts.get(answer, 0) + 1
    return n - sum(size * size for size in parts.values()) / n
