"""The arguments of expected_elimination are given in the wrong order.

titre: Les arguments de `expected_elimination` sont donnés dans le mauvais ordre.
en: Read the message: which value is of another type than you thought? If you call `expected_elimination`: what does it take first, the proposition or the candidates?
fr: Lisez le message : quelle valeur n'est pas du type que vous pensiez ? Si vous appelez `expected_elimination` : que prend-elle en premier, la proposition ou les candidats ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    best = proposals[0]
    for proposal in proposals:
        if expected_elimination(candidates, proposal) > expected_elimination(candidates, best):
            best = proposal
    return best
