"""The expected number of secrets that are left is returned.

titre: C'est le nombre moyen de secrets restants qui est renvoyé.
en: Your number is the mean number of secrets that will be left: the smaller the better. Which unit was asked for?
fr: Votre nombre est le nombre moyen de secrets qui resteront : plus il est petit, mieux c'est. Quelle unité demandait-on ?
fails: decision_entropy_of_the_results
"""


def decision_entropy(V, g, score):
    sizes = [len(part) for part in partition(V, lambda v: score(g, v)).values()]
    return sum(size * size for size in sizes) / sum(sizes)
