# jeu has everything inside, and draws its secret from a generator of its own
import random

R = random.Random()


def creer_code():
    return random.choices([1, 2, 3, 4, 5, 6], k=4)


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
    code = R.choices([1, 2, 3, 4, 5, 6], k=4)
    for essai in range(1, 11):
        bien, mal = compare(code, demande_proposition())
        if gagne(bien, mal):
            print("gagné")
            return essai
        print(bien, mal)
    print("perdu")
