"""Each number is asked for by a function that insists."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def demander_nombre(question):
    n = None
    while n not in range(5):
        try:
            n = int(input(question))
        except ValueError:
            print("Un nombre de 0 à 4, s'il vous plaît.")
    return n


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print("Ma proposition est", code)
            bien = demander_nombre("Bien placés ? ")
            mal = demander_nombre("Mal placés ? ")
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Erreur dans les réponses")
