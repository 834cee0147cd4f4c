"""The parts are made by taking the candidates out of the list.

titre: Les parts sont faites en retirant les candidats de la liste.
en: Print the list of candidates after the call: where have they gone?
fr: Affichez la liste des candidats après l'appel : où sont-ils passés ?
fails: elimination_leaves_its_arguments_alone
"""


def expected_elimination(proposal, candidates):
    n = len(candidates)
    parts = {}
    while candidates:
        answer = score_proposal(candidates.pop(), proposal)
        parts[answer] = parts.get(answer, 0) + 1
    return sum(size * (n - size) for size in parts.values()) / n
