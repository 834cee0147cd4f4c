# a helper prints the answer, another one the end; jeu itself shows nothing
import random


def creer_code():
    code = [0] * 4
    for i in range(4):
        code[i] = random.randint(1, 6)
    return code


def demande_proposition():
    print("Faites une proposition")
    ligne = input()
    return [int(n) for n in ligne.split()]


def gagne(bien, mal):
    return bien == 4


def affiche_reponse(code, p):
    bien = sum(a == b for a, b in zip(code, p))
    mal = sum(min(code.count(c), p.count(c)) for c in range(1, 7)) - bien
    print("Il y a", bien, "pions bien placés et", mal, "pions mal placés.")
    return bien, mal


def affiche_fin(code, nombre):
    if nombre is None:
        print("Perdu, le code était", code)
    else:
        print("Bravo, trouvé en", nombre, "essais")


def jeu():
    code = creer_code()
    nombre = None
    for essai in range(1, 11):
        bien, mal = affiche_reponse(code, demande_proposition())
        if gagne(bien, mal):
            nombre = essai
            break
    affiche_fin(code, nombre)
    return nombre
