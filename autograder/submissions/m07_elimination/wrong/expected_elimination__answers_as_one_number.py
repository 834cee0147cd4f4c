"""Well placed and misplaced pegs are made one number, which stands for two answers when there are ten pegs or more.

titre: Bien placés et mal placés ne font qu'un nombre, qui vaut pour deux réponses dès qu'il y a dix pions.
en: Write down the answer of each candidate above, and what your function makes of it: do two of them become the same?
fr: Écrivez la réponse de chaque candidat ci-dessus, et ce que votre fonction en fait : deux d'entre elles deviennent-elles la même chose ?
fails: elimination_by_a_candidate
"""

from collections import Counter


def expected_elimination(proposal, candidates):
    numbers = []
    for code in candidates:
        bien, mal = score_proposal(code, proposal)
        numbers.append(bien + 10 * mal)
    n = len(candidates)
    return n - sum(taille * taille for taille in Counter(numbers).values()) / n
