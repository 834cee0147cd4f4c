"""A sentence with the number of tries is returned.

titre: C'est une phrase contenant le nombre d'essais qui est renvoyée.
en: Can one add 1 to what your program returns? To whom is a sentence useful, and to whom a number?
fr: Peut-on ajouter 1 à ce que renvoie votre programme ? À qui une phrase est-elle utile, et à qui un nombre ?
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
                return "Trouvé en " + str(len(essais)) + " coups"
    return "Contradiction"
