# the whole history is shown again after each proposition, the newest line last
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def affiche(historique):
    print("-" * 20)
    for p, b, m in historique:
        print(*p, "|", b, m)
    print("-" * 20)


def jeu():
    secret = creer_code()
    historique = []
    while len(historique) < 10:
        p = demande_proposition()
        historique.append((p, bien_places(secret, p), mal_places(secret, p)))
        affiche(historique)
        if gagne(*historique[-1][1:]):
            print("Gagné")
            return len(historique)
    print("Perdu")
