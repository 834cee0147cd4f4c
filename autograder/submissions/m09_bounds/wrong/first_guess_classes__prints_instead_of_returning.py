"""The codes are printed, and nothing is returned.

titre: Les codes sont affichés, et rien n'est renvoyé.
en: The codes appear on the screen, but what is `x` worth after `x = first_guess_classes(2, 5)`?
fr: Les codes apparaissent à l'écran, mais que vaut `x` après `x = first_guess_classes(2, 5)` ?
fails: first_guess_classes_has_each_class_once
"""


def first_guess_classes(p, c):
    seen = set()
    for code in product(range(1, c + 1), repeat=p):
        multiplicities = tuple(sorted(code.count(colour) for colour in set(code)))
        if multiplicities not in seen:
            seen.add(multiplicities)
            print(list(code))
