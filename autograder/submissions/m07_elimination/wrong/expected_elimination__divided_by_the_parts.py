"""The total is divided by the number of parts.

en: The total adds up something for each secret: by how many secrets must it be divided?
fr: Le total additionne quelque chose pour chaque code secret : par combien de codes secrets faut-il le diviser ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(size * (n - size) for size in parts.values()) / len(parts)
