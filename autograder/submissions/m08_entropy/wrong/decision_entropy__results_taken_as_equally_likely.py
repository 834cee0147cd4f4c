"""The answer is the logarithm of the number of results.

titre: C'est le logarithme du nombre de réponses.
en: With the secrets 1, 2, 3 and the guess 1, how many secrets give `'higher'`, and how many `'found'`?
fr: Avec les secrets 1, 2, 3 et la proposition 1, combien de secrets donnent `'higher'`, et combien `'found'` ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    return log2(len(partition(V, lambda v: score(g, v))))
