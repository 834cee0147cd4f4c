"""The game ends on an error, because a number is added to a text.

titre: La partie se termine par une erreur, car un nombre est ajouté à un texte.
en: The code is found, and the program stops on an error: of which kinds are the things that meet in that line?
fr: Le code est trouvé, et le programme s'arrête sur une erreur : de quelle nature sont les choses qui se rencontrent sur cette ligne ?
fails: jeu_2_ends_when_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                print("Gagné en " + len(essais) + " essais")
                return len(essais)
    print("Contradiction !")
