"""The number of classes is returned.

en: So many classes: which ones? The list of their smallest codes was asked for.
fr: Tant de classes : lesquelles ? On demandait la liste de leurs plus petits codes.
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    return len({tuple(sorted(code.count(colour) for colour in set(code))) for code in product(range(1, c + 1), repeat=p)})
