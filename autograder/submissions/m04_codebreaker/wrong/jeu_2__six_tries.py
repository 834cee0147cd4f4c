"""The program gives up after six tries.

titre: Le programme abandonne après six essais.
en: Play against 5 6 5 4: is the code found when your program stops? Does the statement limit the number of tries?
fr: Jouez contre 5 6 5 4 : le code est-il trouvé quand votre programme s'arrête ? L'énoncé limite-t-il le nombre d'essais ?
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
