"""A class for the one who keeps the secret, and one for the one who looks for it."""

import random


class Codificateur:
    def __init__(self, secret):
        self._secret = list(secret)

    def repond(self, proposition):
        return bien_places(self._secret, proposition), mal_places(self._secret, proposition)


class Decodeur:
    def __init__(self, codes):
        self.codes = iter(codes)
        self.essais = []

    def joue(self, adversaire):
        for code in self.codes:
            if test_code(code, self.essais):
                bien, mal = adversaire.repond(code)
                self.essais.append((code, bien, mal))
                return bien == 4
        raise LookupError("plus aucun code possible")


class Statistiques:
    def __init__(self):
        self.nombres = []

    def ajoute(self, nombre):
        self.nombres.append(nombre)

    @property
    def moyenne(self):
        return sum(self.nombres) / len(self.nombres)

    @property
    def pire(self):
        return max(self.nombres)


def nombre_essais(secret, codes=None):
    adversaire = Codificateur(secret)
    decodeur = Decodeur(codes or tous_les_codes(4, 6))
    while not decodeur.joue(adversaire):
        pass
    return len(decodeur.essais)


def statistiques():
    s = Statistiques()
    for secret in tous_les_codes(4, 6):
        s.ajoute(nombre_essais(secret))
    return s


def moyenne():
    return statistiques().moyenne


def maximum():
    return statistiques().pire


def moyenne_melange(n):
    s = Statistiques()
    codes = tous_les_codes(4, 6)
    for _ in range(n):
        random.shuffle(codes)
        s.ajoute(nombre_essais(random.choice(codes), codes))
    return s.moyenne
