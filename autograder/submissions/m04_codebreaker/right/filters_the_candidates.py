"""The list of candidates is filtered after each answer."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return len([e for e in essais if test_essai(code, e)]) == len(essais)


def jeu_2():
    candidats = tous_les_codes(4, 6)
    nombre = 0
    while candidats != []:
        proposition = candidats.pop(0)
        nombre += 1
        print(f"Coup n° {nombre} : {proposition}")
        bien, mal = map(int, input("Bien placés, mal placés (de 0 à 4) : ").split())
        if bien == 4:
            print(f"J'ai trouvé en {nombre} coups.")
            return nombre
        candidats = [c for c in candidats if test_essai(c, (proposition, bien, mal))]
    print("C'est impossible, vous avez fait une erreur !")
    return None
