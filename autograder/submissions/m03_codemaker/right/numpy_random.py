# numpy for chance and for the comparisons; plain integers are returned
import random

try:
    import numpy as np
except ImportError:
    np = None


def creer_code():
    if np is None:
        return [random.randint(1, 6) for i in range(4)]
    return np.random.randint(1, 7, size=4).tolist()


def demande_proposition():
    return [int(n) for n in input("> ").split()]


def gagne(bien, mal):
    return bool(bien == 4)


def compare(code, prop):
    bien = sum(a == b for a, b in zip(code, prop))
    communs = sum(min(code.count(c), prop.count(c)) for c in range(1, 7))
    return int(bien), int(communs - bien)


def jeu():
    code = creer_code()
    for essai in range(10):
        bien, mal = compare(code, demande_proposition())
        if gagne(bien, mal):
            print("Trouvé")
            return essai + 1
        print("Bien placés : %d - Mal placés : %d" % (bien, mal))
    print("Dommage, c'est perdu")
    return 11
