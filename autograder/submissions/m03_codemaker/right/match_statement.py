# match statements for the end and for the words of the answer
import random


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition : ").split()]


def gagne(bien, mal):
    match bien:
        case 4:
            return True
        case _:
            return False


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def pluriel(n, mot):
    match n:
        case 0 | 1:
            return f"{n} {mot}"
        case _:
            return f"{n} {mot}s"


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        p = demande_proposition()
        match (bien_places(secret, p), mal_places(secret, p)):
            case (4, 0):
                print("Gagné en", pluriel(essai, "essai"))
                return essai
            case (b, m):
                print(pluriel(b, "noir"), "et", pluriel(m, "blanc"))
    print("Perdu")
