"""A class holds the game; the functions ask it."""


class Jeu:
    def __init__(self, p, c):
        self.p = p
        self.c = c
        self.couleurs = list(range(1, c + 1))

    def __len__(self):
        return self.c**self.p

    def codes(self):
        codes = [[]]
        for _ in range(self.p):
            codes = [code + [k] for code in codes for k in self.couleurs]
        return codes


class Motif:
    def __init__(self):
        self.vues = []

    def numero(self, k):
        if k not in self.vues:
            self.vues.append(k)
        return self.vues.index(k) + 1


def nombre_codes(p, c):
    return Jeu(p, c).__len__()


def codes_de_quatre(c):
    return Jeu(4, c).codes()


def tous_les_codes(p=4, c=6):
    return Jeu(p, c).codes()


def masque(code):
    m = Motif()
    return "".join([str(m.numero(k)) for k in code])


def repartition(p, c):
    resultat = {}
    for code in Jeu(p, c).codes():
        comptes = [code.count(k) for k in range(1, c + 1) if code.count(k) != 0]
        comptes.sort(reverse=True)
        try:
            resultat[tuple(comptes)] += 1
        except KeyError:
            resultat[tuple(comptes)] = 1
    return resultat
