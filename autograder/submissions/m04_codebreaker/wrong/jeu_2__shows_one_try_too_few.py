"""The number of tries is shown, not returned, and the winning proposition is not counted.

titre: Le nombre d'essais est affiché, non renvoyé, et la proposition gagnante n'est pas comptée.
en: Think of 1 1 1 1: the first proposition wins. How many tries does your program show?
fr: Pensez à 1 1 1 1 : la première proposition gagne. Combien d'essais votre programme affiche-t-il ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                print("Trouvé en", len(essais), "essais")
                return
            essais.append((code, bien, mal))
    print("Contradiction !")
