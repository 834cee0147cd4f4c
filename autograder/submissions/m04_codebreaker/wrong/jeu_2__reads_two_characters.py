"""The first two characters of the line are read as numbers.

en: Which are the first two characters of the line `1 2`?
fr: Quels sont les deux premiers caractères de la ligne `1 2` ?
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
