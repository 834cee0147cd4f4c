# a generator gives the answers one after the other; the loop is hidden in next()
import random


def creer_code():
    return [random.randint(1, 6) for _ in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    return bien == 4


def tours(secret):
    for numero in range(1, 11):
        prop = demande_proposition()
        bien = sum(a == b for a, b in zip(secret, prop))
        mal = sum(min(secret.count(c), prop.count(c)) for c in range(1, 7)) - bien
        if not gagne(bien, mal):
            print(bien, mal, sep=" / ")
        yield numero, bien, mal


def jeu():
    resultat = next((n for n, bien, mal in tours(creer_code()) if gagne(bien, mal)), None)
    print("Perdu" if resultat is None else "Gagné")
    return resultat
