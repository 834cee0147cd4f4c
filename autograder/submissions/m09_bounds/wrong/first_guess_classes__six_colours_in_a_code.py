"""No class has more than six colours.

titre: Aucune classe n'a plus de six couleurs.
en: How many colours can a code of `(7, 7)` have at most? Is there such a code in your list?
fr: Combien de couleurs un code de `(7, 7)` peut-il avoir au plus ? Y a-t-il un tel code dans votre liste ?
fails: first_guess_classes_with_few_colours
"""

def _partages(n, most):
    if n == 0:
        yield []
    for first in range(min(n, most), 0, -1):
        for rest in _partages(n - first, first):
            yield [first, *rest]


def first_guess_classes(p, c):
    found = []
    for sizes in _partages(p, p):
        if len(sizes) <= min(c, 6):
            found.append([colour for colour, size in enumerate(sizes, 1) for _ in range(size)])
    return sorted(found)
