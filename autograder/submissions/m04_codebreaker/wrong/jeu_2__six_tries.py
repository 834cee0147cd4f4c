"""Games end after six tries without the code.

titre: Des parties se terminent après six essais sans le code.
en: Play against 5 6 5 4: which codes are still possible when your program stops? Which of its lines brings it to an end there?
fr: Jouez contre 5 6 5 4 : quels codes sont encore possibles quand votre programme s'arrête ? Laquelle de ses lignes l'y fait s'arrêter ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if len(essais) == 6:
            print("J'ai perdu.")
            return None
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
