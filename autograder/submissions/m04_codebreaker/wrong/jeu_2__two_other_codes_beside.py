"""From the second turn on, two other possible codes are shown with the proposition.

titre: À partir du deuxième tour, deux autres codes possibles sont affichés avec la proposition.
en: At the second turn, how many codes does the player read before the question, and which of them is the proposition?
fr: Au deuxième tour, combien de codes le joueur lit-il avant la question, et lequel est la proposition ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            if essais:
                for autre in [c for c in tous_les_codes(4, 6) if test_code(c, essais)][1:3]:
                    print("peut-être aussi", autre)
            print("Je propose", code)
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return len(essais)
    print("Vos réponses se contredisent.")
