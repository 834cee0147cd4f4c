"""What remains to be found out after the guess is returned, not what the guess tells.

titre: C'est ce qui reste à découvrir après la proposition qui est renvoyé, et non ce qu'elle apprend.
en: A guess which tells everything should be worth most: what does your function give for `([1, 2, 3], 2, compare)`?
fr: Une proposition qui dit tout devrait valoir le plus : que donne votre fonction pour `([1, 2, 3], 2, compare)` ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    parts = partition(V, lambda v: score(g, v)).values()
    return log2(len(V)) - entropy(len(part) for part in parts)
