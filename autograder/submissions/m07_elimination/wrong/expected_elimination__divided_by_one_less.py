"""The total is divided by the number of candidates less one.

titre: Le total est divisé par le nombre de candidats moins un.
en: Each candidate counts once in your total, as the secret: by which number do you divide it, and how many secrets are there?
fr: Chaque candidat compte une fois dans votre total, comme code secret : par quel nombre le divisez-vous, et combien y a-t-il de codes secrets ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    n = len(candidates)
    return sum(size * (n - size) for size in parts.values()) / max(1, n - 1)
