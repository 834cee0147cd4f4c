# the ends share their words: "Partie gagnée" and "Partie perdue", with the secret after both
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


def jeu():
    secret = creer_code()
    essai, fini = 0, False
    while not fini:
        essai += 1
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        print(b, m)
        fini = gagne(b, m) or essai == 10
    print("Partie", "gagnée" if gagne(b, m) else "perdue", "; le code était", secret)
    return essai if gagne(b, m) else None
