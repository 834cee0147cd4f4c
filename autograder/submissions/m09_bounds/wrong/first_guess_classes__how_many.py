"""The number of classes is returned.

titre: C'est le nombre de classes qui est renvoyé.
en: That is how many classes there are: which ones are they? The list of their smallest codes was asked for.
fr: Voilà combien il y a de classes : mais lesquelles ? On demandait la liste de leurs plus petits codes.
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    return len({tuple(sorted(code.count(colour) for colour in set(code))) for code in product(range(1, c + 1), repeat=p)})
