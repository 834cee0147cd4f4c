"""The arguments of expected_elimination are given in the wrong order.

en: What does `expected_elimination` take first, the proposition or the candidates?
fr: Que prend `expected_elimination` en premier, la proposition ou les candidats ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    best = proposals[0]
    for proposal in proposals:
        if expected_elimination(candidates, proposal) > expected_elimination(candidates, best):
            best = proposal
    return best
