"""The misplaced pegs are asked before the well placed ones.

titre: Les mal placés sont demandés avant les bien placés.
en: Which of the two numbers does the statement want first? Is the first number typed the one your program takes for the well placed pegs?
fr: Lequel des deux nombres l'énoncé veut-il en premier ? Le premier nombre saisi est-il celui que votre programme prend pour les bien placés ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            mal = int(input("Combien de mal placés ? "))
            bien = int(input("Combien de bien placés ? "))
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
