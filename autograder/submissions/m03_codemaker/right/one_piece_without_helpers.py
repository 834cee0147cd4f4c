# jeu is written in one piece: it draws, asks and compares by itself; the three small functions are there but unused
import random


def creer_code():
    return [random.randint(1, 6), random.randint(1, 6), random.randint(1, 6), random.randint(1, 6)]


def demande_proposition():
    return [int(i) for i in input().split()]


def gagne(bien, mal):
    return bien == 4


def jeu():
    code = [random.randint(1, 6) for i in range(4)]
    essais = 0
    while essais < 10:
        prop = [int(i) for i in input("Proposition ? ").split()]
        essais += 1
        bien = 0
        for i in range(4):
            if code[i] == prop[i]:
                bien += 1
        mal = -bien
        for c in range(1, 7):
            mal += min(code.count(c), prop.count(c))
        if bien == 4:
            print("Bravo")
            return essais
        print(bien, "bien placé(s) et", mal, "mal placé(s)")
    print("Perdu, le code était", code)
    return None
