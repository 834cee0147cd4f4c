"""The first two characters of the line are read as numbers.

titre: Les deux premiers caractères de la ligne sont lus comme des nombres.
en: The player types `1 2`, two numbers with a space between them: into which pieces does your function cut that line?
fr: Le joueur saisit `1 2`, deux nombres séparés par un espace : en quels morceaux votre fonction coupe-t-elle cette ligne ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            reponse = input("bien mal ? ")
            bien = int(reponse[0])
            mal = int(reponse[1])
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
