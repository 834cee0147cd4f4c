"""The last peg of a proposition comes after a word, as in a sentence."""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return (bien_places(code, proposition), mal_places(code, proposition)) == (bien, mal)


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(f"Je propose {code[0]}, {code[1]}, {code[2]} et {code[3]}.")
            bien, mal = map(int, input("Réponse : ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais !")
                return
    print("Ces réponses ne vont avec aucun code.")
