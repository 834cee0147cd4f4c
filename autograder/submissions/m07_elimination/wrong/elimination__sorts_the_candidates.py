"""The list of candidates is sorted, which changes the caller's own list.

titre: La liste des candidats est triée, ce qui modifie celle de l'appelant.
en: After the call, print the list you gave: are its codes where they were? Is any order needed to count them?
fr: Après l'appel, affichez la liste que vous avez donnée : ses codes sont-ils encore à leur place ? Faut-il un ordre pour les compter ?
fails: elimination_leaves_its_arguments_alone
"""


def expected_elimination(proposition, candidates):
    candidates.sort()
    tailles = {}
    for code in candidates:
        reponse = score_proposal(proposition, code)
        tailles[reponse] = tailles.get(reponse, 0) + 1
    return len(candidates) - sum(n * n for n in tailles.values()) / len(candidates)
