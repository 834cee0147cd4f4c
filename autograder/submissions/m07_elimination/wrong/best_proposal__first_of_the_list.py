"""Of equals of the same kind, the first of the list is chosen, not the smallest.

titre: À égalité et de même nature, c'est la première de la liste qui est choisie, et non la plus petite.
en: Shuffle the proposals and call your function again: should the result change?
fr: Mélangez les propositions et appelez de nouveau votre fonction : le résultat doit-il changer ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left = sum(n * n for n in parts.values()), proposal not in candidates
        if best is None or left < best:
            best = left
            choice = proposal
    return choice
