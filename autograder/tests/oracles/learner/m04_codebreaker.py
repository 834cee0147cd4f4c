def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]


def occurences(l, n):
    return sum((element == n for element in l))


def bien_places(l1, l2):
    return sum((a == b for a, b in zip(l1, l2)))


def mal_places(l1, l2):
    communs = sum((min(occurences(l1, couleur), occurences(l2, couleur)) for couleur in range(1, 7)))
    return communs - bien_places(l1, l2)


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
        else:
            return False


def test_code_en_boucle(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
    return None


def jeu_2_en_filtrant():
    candidats = tous_les_codes(4, 6)
    essais = 0
    while candidats:
        proposition = candidats[0]
        print(proposition)
        bien, mal = map(int, input("bien mal ? ").split())
        essais += 1
        if bien == 4:
            return essais
        candidats = [code for code in candidats if test_essai(code, (proposition, bien, mal))]
    print("Contradiction !")
    return None


from functools import cache
from operator import eq


@cache
def _communs(code, proposition):
    """Pegs in common of two sorted codes."""
    return bien_places(code, proposition) + mal_places(code, proposition)


def test_essai_rapide(code, essai):
    proposition, bien, mal = essai
    if sum(map(eq, code, proposition)) != bien:
        return False
    return _communs(tuple(sorted(code)), tuple(sorted(proposition))) == bien + mal


def test_code_rapide(code, essais):
    for essai in essais:
        if not test_essai_rapide(code, essai):
            return False
    return True
