"""With more than 220 candidates, the smallest one is chosen, whatever it eliminates.

titre: Avec plus de 220 candidats, c'est le plus petit qui est choisi, quoi qu'il élimine.
en: Your function is right for short lists. Of 226 candidates, it gives the first in order: what does that one eliminate on average?
fr: Votre fonction est juste pour de courtes listes. Parmi 226 candidats, elle donne le premier dans l'ordre : qu'élimine-t-il en moyenne ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    if len(candidates) > 220:  # it would take too long
        return min(candidates)

    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=rank)
