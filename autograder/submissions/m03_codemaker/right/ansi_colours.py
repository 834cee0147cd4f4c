# colours and screen clearing with ANSI sequences around the numbers
import random

ROUGE, BLANC, FIN = "\033[91m", "\033[97;1m", "\033[0m"


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("\033[1;34mProposition :\033[0m ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    print("\033[2J\033[H" + ROUGE + "M A S T E R M I N D" + FIN)
    secret = creer_code()
    for essai in range(1, 11):
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("\033[92mGAGNÉ\033[0m")
            return essai
        print(f"{ROUGE}{b}{FIN} {BLANC}{m}{FIN}")
    print(ROUGE + "PERDU" + FIN)
