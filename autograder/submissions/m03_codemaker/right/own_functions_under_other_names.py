"""Earlier functions come from a file of one's own, and have other names here."""

from m02_pegs import bien_places as bp, mal_places as mp
import random

def creer_code():
    return [random.randint(1, 6) for _ in range(4)]

def demande_proposition():
    return [int(x) for x in input().split()]

def gagne(bien, mal):
    return bien == 4

def jeu():
    secret = creer_code()
    for k in range(1, 11):
        p = demande_proposition()
        b, m = bp(secret, p), mp(secret, p)
        if gagne(b, m):
            return k
        print(b, m)
    print("perdu")
