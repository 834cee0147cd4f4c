"""The answer is a list.

titre: La réponse est une liste.
en: Try `{score_proposal([1, 2], [2, 1]): 1}`: what does Python say about your answer as a key?
fr: Essayez `{score_proposal([1, 2], [2, 1]): 1}` : que dit Python de votre réponse prise comme clé ?
fails: score_is_a_tuple
"""


def score_proposal(code, proposal):
    answer = [0, 0]
    for a, b in zip(code, proposal):
        if a == b:
            answer[0] += 1
    for k in set(code):
        answer[1] += min(code.count(k), proposal.count(k))
    answer[1] -= answer[0]
    return answer
