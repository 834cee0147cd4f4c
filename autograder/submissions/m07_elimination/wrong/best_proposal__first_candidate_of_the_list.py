"""Of several best candidates, the one that comes first in the list is chosen, not the smallest.

titre: De plusieurs meilleurs candidats, c'est le premier de la liste qui est choisi, et non le plus petit.
en: Two candidates eliminate as many, and so does a code that is none. Shuffle the candidates and call your function again: should the result change?
fr: Deux candidats éliminent autant l'un que l'autre, et un code qui n'en est pas un aussi. Mélangez les candidats et appelez de nouveau votre fonction : le résultat doit-il changer ?
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    left = {}
    for proposal in proposals:
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        left[tuple(proposal)] = sum(size**2 for size in parts.values())
    best = sorted(list(proposal) for proposal in left if left[proposal] == min(left.values()))
    if all(proposal in candidates for proposal in best):
        return best[0]
    for candidate in candidates:
        if candidate in best:
            return candidate
    return best[0]
