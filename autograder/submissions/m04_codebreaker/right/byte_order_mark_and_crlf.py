"""Saved by an editor that writes a byte order mark and carriage returns."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def suivant(code):
    position = 3
    while position >= 0 and code[position] == 6:
        code[position] = 1
        position -= 1
    if position < 0:
        return False
    code[position] += 1
    return True


def jeu_2():
    code = [1, 1, 1, 1]
    historique = []
    continuer = True
    while continuer:
        if test_code(code, historique):
            print("%i-%i-%i-%i" % tuple(code))
            bien, mal = input("Réponse : ").split(" ")
            historique.append((code[:], int(bien), int(mal)))
            if int(bien) == 4:
                return len(historique)
        continuer = suivant(code)
    print("Aucun code ne convient : il y a une erreur dans vos réponses.")
