# errors of the player are caught in jeu and not counted as tries
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum([1 for i in range(4) if l1[i] == l2[i]])


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
        try:
            p = demande_proposition()
            assert len(p) == 4
        except (ValueError, AssertionError):
            print("Erreur de saisie")
            continue
        essais += 1
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Gagné")
            return essais
        print(b, m)
    print("Perdu")
