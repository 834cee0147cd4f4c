# a line that is no proposition costs a try and is answered by a message
import random


def creer_code():
    return [int(6 * random.random()) + 1 for i in range(4)]


def demande_proposition():
    liste = []
    for x in input("Essai : ").split():
        if x.isdigit():
            liste.append(int(x))
    return liste


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    n = 0
    for a, b in zip(l1, l2):
        if a == b:
            n += 1
    return n


def mal_places(l1, l2):
    return sum(min(l1.count(c), l2.count(c)) for c in range(1, 7)) - bien_places(l1, l2)


def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
        p = demande_proposition()
        essais += 1
        if len(p) != 4:
            print("Saisie invalide, essai perdu")
            continue
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Gagné !")
            return essais
        print("bien =", b, "mal =", m)
    print("Vous avez épuisé vos dix essais")
    return 10
