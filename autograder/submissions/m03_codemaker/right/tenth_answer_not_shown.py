# after the tenth wrong proposition the game only says that it is lost
import random


def creer_code():
    return [random.randint(1, 6) for _ in range(4)]


def demande_proposition():
    return [int(i) for i in input("? ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(code, prop):
    return sum(a == b for a, b in zip(code, prop))


def mal_places(code, prop):
    return sum(min(code.count(i), prop.count(i)) for i in range(1, 7)) - bien_places(code, prop)


def jeu():
    secret = creer_code()
    n = 0
    while True:
        prop = demande_proposition()
        n += 1
        b, m = bien_places(secret, prop), mal_places(secret, prop)
        if gagne(b, m):
            return n
        if n == 10:
            print("Perdu")
            return None
        print(b, m)
