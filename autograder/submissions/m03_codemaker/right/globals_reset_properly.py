# global variables for the secret and the counter, given their values at the start of each game
from random import randint

secret = []
essais = 0


def creer_code():
    global secret
    secret = [randint(1, 6) for i in range(4)]
    return secret


def demande_proposition():
    global essais
    essais += 1
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    global fini
    fini = bien == 4
    return fini


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    global essais, secret
    essais = 0
    secret = creer_code()
    tours = 0
    while tours < 10:
        p = demande_proposition()
        tours += 1
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Gagné")
            return tours
        print(b, m)
    print("Perdu")
