"""The list of tries is returned instead of its length.

titre: C'est la liste des essais qui est renvoyée, au lieu de sa longueur.
en: Your program returns everything it knows. How many tries are there in it?
fr: Votre programme renvoie tout ce qu'il sait. Combien d'essais cela fait-il ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                break
    else:
        print("Contradiction !")
    return essais
