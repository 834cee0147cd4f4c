"""The weights are gone through twice, as in the published solver: a generator is empty the second time.

titre: Les poids sont parcourus deux fois, comme dans le solveur publié : un générateur est vide la seconde fois.
en: A generator can be gone through once: how many times does your function go through `P`, and what is left the second time?
fr: Un générateur ne se parcourt qu'une fois : combien de fois votre fonction parcourt-elle `P`, et que reste-t-il la seconde fois ?
fails: entropy_of_any_iterable
"""


def entropy(P):
    total = sum(P)
    return sum(w / total * log2(total / w) for w in P if w > 0)
