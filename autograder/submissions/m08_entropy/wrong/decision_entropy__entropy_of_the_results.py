"""The results themselves are given to `entropy`, not their weights.

en: What does `entropy` receive from you: numbers that say how many secrets, or the results themselves?
fr: Que reçoit `entropy` de votre part : des nombres qui disent combien de secrets, ou les réponses elles-mêmes ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    return entropy(partition(V, lambda v: score(g, v)))
