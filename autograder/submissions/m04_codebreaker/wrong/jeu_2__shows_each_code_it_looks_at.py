"""Each code that is looked at is shown, not only the one that is proposed.

titre: Chaque code examiné est affiché, et pas seulement celui qui est proposé.
en: Which codes does a person read between two questions? At which line does your program know that a code is its proposition?
fr: Quels codes lit-on entre deux questions ? À quelle ligne votre programme sait-il qu'un code est sa proposition ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        print(code)
        if test_code(code, essais):
            bien, mal = map(int, input().split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Vos réponses se contredisent.")
