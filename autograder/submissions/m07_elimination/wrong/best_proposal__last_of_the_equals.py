"""Of equals of the same kind, the last is chosen.

titre: À égalité et de même nature, c'est la dernière qui est choisie.
en: When a later code does exactly as well as the one you hold, which of the two do you keep? If you compare with a sign: is it `<` or `<=`, `>` or `>=`?
fr: Quand un code arrive plus tard et fait exactement aussi bien que celui que vous tenez, lequel gardez-vous ? Si vous comparez avec un signe : est-ce `<` ou `<=`, `>` ou `>=` ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left <= best:
            best = left
            choice = proposal
    return choice
