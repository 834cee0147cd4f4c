"""Of two classes with as many colours, the second is missing when the squares of their numbers of pegs have equal sums.

titre: De deux classes d'autant de couleurs, la seconde manque si les carrés de leurs nombres de pions ont la même somme.
en: With 9 pegs, one code has 1, 4 and 4 pegs of its colours, another one 2, 2 and 5: can one become the other? Does your function put them into one class?
fr: Avec 9 pions, un code a 1, 4 et 4 pions de ses couleurs, un autre 2, 2 et 5 : l'un peut-il devenir l'autre ? Votre fonction les met-elle dans une même classe ?
fails: first_guess_classes_with_few_colours
"""


def first_guess_classes(p, c):
    smallest = {}
    for code in product(range(1, c + 1), repeat=p):
        colours = set(code)
        smallest.setdefault((len(colours), sum(code.count(colour) ** 2 for colour in colours)), list(code))
    return list(smallest.values())
