# another greeting at each game, and the time
import random
import secrets
import time


def creer_code():
    return [random.randint(1, 6) for i in range(4)]


def demande_proposition():
    return [int(nombre) for nombre in input("Proposition : ").split()]


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(c), l2.count(c)) for c in range(1, 7)) - bien_places(l1, l2)


def gagne(bien, mal):
    return bien == 4


def jeu():
    print(secrets.choice(["Bonjour !", "Bienvenue !", "À vous de jouer !", "C'est parti !", "Courage !"]))
    print("Il est", time.strftime("%H:%M:%S"))
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo,", essai, "essais !")
            return essai
        print(bien, "bien,", mal, "mal")
    print("Perdu, c'était", *secret)
