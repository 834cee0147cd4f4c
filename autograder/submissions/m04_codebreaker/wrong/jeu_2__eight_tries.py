"""Games end after eight tries without the code.

titre: Des parties se terminent après huit essais sans le code.
en: Play against 5 6 5 4: how many tries does it take, and after how many does your program stop? Which of its lines brings it to an end there?
fr: Jouez contre 5 6 5 4 : combien d'essais faut-il, et après combien votre programme s'arrête-t-il ? Laquelle de ses lignes l'y fait s'arrêter ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    codes = tous_les_codes(4, 6)
    i = 0
    for tour in range(8):
        while i < len(codes) and not test_code(codes[i], essais):
            i += 1
        if i == len(codes):
            print("Contradiction !")
            return None
        print(codes[i])
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((codes[i], bien, mal))
        if bien == 4:
            return len(essais)
    print("Perdu !")
