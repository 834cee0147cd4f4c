# SystemRandom, on which no seed has an effect; the answer is printed as a tuple
from random import SystemRandom

hasard = SystemRandom()


def creer_code():
    return [hasard.randint(1, 6) for _ in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition (4 chiffres) : ").strip().split()]


def gagne(bien, mal):
    return bien >= 4


def reponse(secret, prop):
    bien = 0
    reste_secret = []
    reste_prop = []
    for s, p in zip(secret, prop):
        if s == p:
            bien += 1
        else:
            reste_secret.append(s)
            reste_prop.append(p)
    mal = 0
    for p in reste_prop:
        if p in reste_secret:
            reste_secret.remove(p)
            mal += 1
    return bien, mal


def jeu():
    secret = creer_code()
    for i in range(1, 11):
        r = reponse(secret, demande_proposition())
        if gagne(*r):
            print("Gagné")
            return i
        print(r)
    print("Perdu")
    return None
