"""numpy arrays for codes and numpy integers for the answers."""

import numpy as np


def reponse(code, proposition):
    code, proposition = np.array(code), np.array(proposition)
    bien = np.sum(code == proposition)
    communs = sum(np.minimum(np.bincount(code, minlength=7), np.bincount(proposition, minlength=7)))
    return bien, communs - bien


def test_essai(code, essai):
    bien, mal = reponse(code, essai[0])
    return bool(bien == essai[1] and mal == essai[2])


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    codes = np.array(np.meshgrid(*[np.arange(1, 7)] * 4, indexing="ij")).reshape(4, -1).T
    essais = []
    for code in codes:
        if test_code(code, essais):
            print(code)
            bien, mal = np.array(input("bien, mal : ").split(), dtype=int)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent.")
