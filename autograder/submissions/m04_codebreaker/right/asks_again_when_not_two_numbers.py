"""A line that is not two numbers is asked for again, by try and except."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def lire_reponse():
    while True:
        ligne = input("Bien placés puis mal placés : ")
        try:
            bien, mal = map(int, ligne.split())
        except ValueError:
            print("Il faut deux nombres séparés par une espace.")
            continue
        if bien < 0 or mal < 0 or bien + mal > 4:
            print("Ces nombres ne sont pas possibles.")
            continue
        return bien, mal


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Je propose", code)
            bien, mal = lire_reponse()
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "coup(s)")
                return len(essais)
    print("Vos réponses sont contradictoires.")
