# star import, randrange, a while loop with a flag, a loss returns -1
from random import *


def creer_code():
    a = randrange(1, 7)
    b = randrange(1, 7)
    c = randrange(1, 7)
    d = randrange(1, 7)
    return [a, b, c, d]


def demande_proposition():
    texte = input("Entrez quatre nombres séparés par des espaces : ")
    resultat = []
    for morceau in texte.split(" "):
        if morceau != "":
            resultat.append(int(morceau))
    return resultat


def gagne(bien, mal):
    return bien == 4 and mal == 0


def bien_places(l1, l2):
    s = 0
    for i in range(4):
        if l1[i] == l2[i]:
            s += 1
    return s


def mal_places(l1, l2):
    s = 0
    for i in range(1, 7):
        s += min(l1.count(i), l2.count(i))
    return s - bien_places(l1, l2)


def jeu():
    code = creer_code()
    continuer = True
    n = 0
    while continuer == True:
        n = n + 1
        prop = demande_proposition()
        b = bien_places(code, prop)
        m = mal_places(code, prop)
        if gagne(b, m) == True:
            print("BRAVO !!!")
            continuer = False
        else:
            print("réponse :", b, m)
            if n == 10:
                print("PERDU...")
                continuer = False
                n = -1
    return n
