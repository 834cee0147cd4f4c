# the game calls itself for the next try and passes the result on
import random


def creer_code(n=4):
    if n == 0:
        return []
    return [random.randint(1, 6)] + creer_code(n - 1)


def demande_proposition():
    return [int(n) for n in input("Votre code : ").split()]


def gagne(bien, mal):
    return bien == 4


def bien_places(l1, l2):
    if l1 == []:
        return 0
    return int(l1[0] == l2[0]) + bien_places(l1[1:], l2[1:])


def mal_places(l1, l2):
    total = 0
    for couleur in range(1, 7):
        total += min(l1.count(couleur), l2.count(couleur))
    return total - bien_places(l1, l2)


def jeu(secret=None, essai=1):
    if secret is None:
        secret = creer_code()
    if essai > 10:
        print("Perdu ! Il fallait trouver", secret)
        return None
    prop = demande_proposition()
    bien, mal = bien_places(secret, prop), mal_places(secret, prop)
    if gagne(bien, mal):
        print("Trouvé !")
        return essai
    print(bien, mal)
    return jeu(secret, essai + 1)
