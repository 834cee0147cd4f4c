"""A class for the player, a dataclass for the try."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Essai:
    proposition: tuple
    bien: int
    mal: int

    def accepte(self, code):
        return (
            bien_places(code, self.proposition) == self.bien and mal_places(code, self.proposition) == self.mal
        )


class Joueur:
    def __init__(self):
        self.essais = []
        self.restants = [tuple(code) for code in tous_les_codes(4, 6)]

    def propose(self):
        return self.restants[0] if self.restants else None

    def apprend(self, essai):
        self.essais.append(essai)
        self.restants = [code for code in self.restants if essai.accepte(code)]


def test_essai(code, essai):
    return Essai(*essai).accepte(code)


def test_code(code, essais):
    return all(Essai(*essai).accepte(code) for essai in essais)


def jeu_2():
    joueur = Joueur()
    proposition = joueur.propose()
    while proposition is not None:
        print("Proposition : ", proposition)
        bien, mal = (int(mot) for mot in input("Réponse (bien mal) : ").split())
        joueur.apprend(Essai(proposition, bien, mal))
        if bien == 4:
            return len(joueur.essais)
        proposition = joueur.propose()
    print("Je ne trouve plus aucun code : vérifiez vos réponses.")
