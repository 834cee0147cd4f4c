"""Equal propositions are compared as texts: 10 comes before 9.

titre: Des propositions égales sont comparées comme des textes : 10 vient avant 9.
en: Which is the smaller, 9 or 10? And which of the texts `'9'` and `'10'`? Try `best_proposal` on codes with more than nine colours.
fr: Quel est le plus petit, 9 ou 10 ? Et lequel des textes `'9'` et `'10'` ? Essayez `best_proposal` sur des codes à plus de neuf couleurs.
fails: best_is_the_smallest
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, str(proposal)

    return min(proposals, key=rank)
