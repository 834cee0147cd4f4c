# the answer 4 0 is shown too, the tries are kept in a list, the loss returns 0
import random as rd


def creer_code():
    return [rd.randint(1, 6) for i in range(4)]


def demande_proposition():
    import re

    return [int(n) for n in re.findall(r"\d+", input("Code ? "))]


def gagne(bien, mal):
    gagnant = False
    if bien == 4:
        gagnant = True
    return gagnant


def evalue(secret, essai):
    secret, essai = list(secret), list(essai)
    bien = 0
    for i in range(3, -1, -1):
        if secret[i] == essai[i]:
            bien += 1
            del secret[i], essai[i]
    mal = 0
    for c in essai:
        if c in secret:
            mal += 1
            secret.remove(c)
    return bien, mal


def jeu():
    secret = creer_code()
    essais = []
    while True:
        essais.append(demande_proposition())
        bien, mal = evalue(secret, essais[-1])
        print("✔", bien, "✘", mal)
        if gagne(bien, mal):
            print("Vous avez gagné en %d coups" % len(essais))
            return len(essais)
        if len(essais) == 10:
            print("Game over")
            return 0
