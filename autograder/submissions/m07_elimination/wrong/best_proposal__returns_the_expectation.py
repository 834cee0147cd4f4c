"""The largest expectation is returned, not the code that reaches it.

titre: C'est la plus grande moyenne qui est renvoyée, et non le code qui l'atteint.
en: Your function returns a number: can one play it? What must be kept beside the largest value?
fr: Votre fonction renvoie un nombre : peut-on le jouer ? Que faut-il retenir à côté de la plus grande valeur ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    return max(expected_elimination(proposal, candidates) for proposal in proposals)
