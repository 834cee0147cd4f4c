"""The number of different results is returned.

titre: C'est le nombre de réponses différentes qui est renvoyé.
en: Your answer is the number of results. Are they equally likely, and how many bits is that?
fr: Votre résultat est le nombre de réponses différentes. Sont-elles aussi probables les unes que les autres, et combien de bits cela fait-il ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    return len(partition(V, lambda v: score(g, v)))
