"""Objects with a __call__ method take the place of functions."""


class Occurences:
    def __call__(self, l, n):
        total = 0
        for x in l:
            if x == n:
                total += 1
        return total


class BienPlaces:
    def __init__(self):
        self.total = 0

    def __call__(self, l1, l2):
        self.total = 0
        for a, b in zip(l1, l2):
            if a == b:
                self.total += 1
        return self.total


class MalPlaces:
    def __init__(self, compter, bien):
        self.compter = compter
        self.bien = bien

    def valeurs(self, l1, l2):
        return range(1, 7)

    def __call__(self, l1, l2):
        total = 0
        for valeur in self.valeurs(l1, l2):
            total += min(self.compter(l1, valeur), self.compter(l2, valeur))
        return total - self.bien(l1, l2)


class MalPlacesGeneral(MalPlaces):
    def valeurs(self, l1, l2):
        differentes = []
        for x in l1:
            if x not in differentes:
                differentes.append(x)
        return differentes


occurences = Occurences()
bien_places = BienPlaces()
mal_places = MalPlaces(occurences, bien_places)
mal_places_general = MalPlacesGeneral(occurences, bien_places)
