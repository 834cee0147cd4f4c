# long rules full of numbers at the start, one sentence for each of the two numbers
import random

REGLES = """MASTERMIND
Je choisis 4 couleurs parmi 6 (1, 2, 3, 4, 5, 6).
Vous avez 10 essais. Exemple de saisie : 1 2 3 4
"""


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(n) for n in input("\nVotre proposition (par exemple 1 2 3 4) : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(f), l2.count(f)) for f in range(1, 7)) - bien_places(l1, l2)


def jeu():
    print(REGLES)
    secret = creer_code()
    for essai in range(1, 11):
        p = demande_proposition()
        print("Vous avez proposé :", p)
        b, m = bien_places(secret, p), mal_places(secret, p)
        if gagne(b, m):
            print("C'est gagné, en", essai, "essais sur 10 !")
            return essai
        print("Nombre de pions bien placés :", b)
        print("Nombre de pions mal placés :", m)
        print("Il vous reste", 10 - essai, "essais.")
    print("C'est perdu ! Il fallait trouver :", *secret)
    return None
