# random.choice, "N bien placés, N mal placés", the essai number in the prompt of jeu
import random

COULEURS = [1, 2, 3, 4, 5, 6]


def creer_code():
    code = []
    for i in range(4):
        code.append(random.choice(COULEURS))
    return code


def demande_proposition():
    ligne = input()
    return [int(x) for x in ligne.split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    n = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            n = n + 1
    return n


def mal_places(l1, l2):
    n = 0
    for c in COULEURS:
        n = n + min(l1.count(c), l2.count(c))
    return n - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        print("Essai", essai, "/ 10")
        p = demande_proposition()
        b = bien_places(secret, p)
        m = mal_places(secret, p)
        if gagne(b, m):
            print("Gagné en", essai, "essais !")
            return essai
        print(b, "bien placés,", m, "mal placés")
    print("Vous avez perdu. Le code était", secret)
