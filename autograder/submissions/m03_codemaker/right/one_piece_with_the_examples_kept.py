# jeu draws its own secret without creer_code, and the printed examples of creer_code are kept in the file
import random


def creer_code():
    return random.choices([1, 2, 3, 4, 5, 6], k=4)


assert len(creer_code()) == 4
assert all(pion in [1, 2, 3, 4, 5, 6] for pion in creer_code())


def demande_proposition():
    return [int(i) for i in input("? ").split()]


def gagne(bien, mal):
    return bien == 4


def compare(code, prop):
    code, prop = code[:], prop[:]
    bien = mal = 0
    for i in range(4):
        if code[i] == prop[i]:
            bien += 1
            code[i], prop[i] = "x", "y"
    for couleur in prop:
        if couleur in code:
            mal += 1
            code[code.index(couleur)] = "x"
    return bien, mal


def jeu():
    code = random.choices([1, 2, 3, 4, 5, 6], k=4)
    for essai in range(1, 11):
        bien, mal = compare(code, demande_proposition())
        if gagne(bien, mal):
            print("gagné")
            return essai
        print(bien, mal)
    print("perdu")
