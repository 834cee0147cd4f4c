"""A class for a comparison, and four functions which only ask it."""


class Comparaison:
    couleurs = range(1, 7)

    def __init__(self, code, proposition):
        self.code = code
        self.proposition = proposition
        self.bien = 0
        self.mal = 0
        self._compter()

    def _compter(self):
        reste_code = []
        reste_proposition = []
        for i in range(max(len(self.code), len(self.proposition))):
            if i < len(self.code) and i < len(self.proposition) and self.code[i] == self.proposition[i]:
                self.bien += 1
                continue
            reste_code.extend(self.code[i : i + 1])
            reste_proposition.extend(self.proposition[i : i + 1])
        for pion in reste_proposition:
            if pion in reste_code:
                reste_code.remove(pion)
                self.mal += 1

    @staticmethod
    def compte(liste, valeur):
        return sum(1 for x in liste if x == valeur)


def occurences(l, n):
    return Comparaison.compte(l, n)


def bien_places(l1, l2):
    return Comparaison(l1, l2).bien


def mal_places(l1, l2):
    return Comparaison(l1, l2).mal


def mal_places_general(l1, l2):
    return Comparaison(l1, l2).mal
