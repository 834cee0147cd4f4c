# a class keeps the secret and the number of tries
import random


class Partie:
    def __init__(self, secret):
        self.secret = secret
        self.essais = 0

    def repond(self, prop):
        self.essais += 1
        bien = sum(a == b for a, b in zip(self.secret, prop))
        communs = sum(min(self.secret.count(c), prop.count(c)) for c in set(prop))
        return bien, communs - bien

    @property
    def finie(self):
        return self.essais >= 10


def creer_code():
    return [random.randint(1, 6) for _ in range(4)]


def demande_proposition():
    return [int(n) for n in input("Proposition ? ").split()]


def gagne(bien, mal):
    return bien == 4


def jeu():
    partie = Partie(creer_code())
    while not partie.finie:
        bien, mal = partie.repond(demande_proposition())
        if gagne(bien, mal):
            print("Victoire !")
            return partie.essais
        print("Bien placés :", bien)
        print("Mal placés :", mal)
    print("Défaite...")
    return None
