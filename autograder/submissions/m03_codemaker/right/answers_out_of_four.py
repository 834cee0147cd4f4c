# each answer out of four, and the number of the try beside the words
import random

def bien_places(a, b):
    return sum(x == y for x, y in zip(a, b))

def mal_places(a, b):
    return sum(min(a.count(c), b.count(c)) for c in range(1, 7)) - bien_places(a, b)

def creer_code():
    return [random.randint(1, 6) for _ in range(4)]

def demande_proposition():
    return [int(x) for x in input().split()]

def gagne(bien, mal):
    return bien == 4

def jeu():
    secret = creer_code()
    for n in range(1, 11):
        print(f"Essai {n}/10 : ", end="")
        p = demande_proposition()
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("Well done")
            return n
        print(f"{b}/4 bien placés, {m}/4 mal placés")
    print("You have lost, the code was", secret)
