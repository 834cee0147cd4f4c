# a game lost with the right colours shares words with one that is won, and is lost
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
    for essai in range(1, 11):
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Bravo, vous avez trouvé")
            return essai
        print(b, m)
    if b + m == 4:
        print("Dommage, vous avez les bonnes couleurs")
    else:
        print("Perdu")
