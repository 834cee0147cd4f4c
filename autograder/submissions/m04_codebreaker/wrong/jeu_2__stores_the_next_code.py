"""The code is changed before the answer about it is written down.

titre: Le code est changé avant que la réponse le concernant soit notée.
en: Show your history after the first answer: next to which code does that answer stand?
fr: Affichez votre historique après la première réponse : à côté de quel code cette réponse se trouve-t-elle ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    codes = tous_les_codes(4, 6)
    essais = []
    i = 0
    while i < len(codes) - 1:
        if test_code(codes[i], essais):
            print(codes[i])
            bien, mal = map(int, input("bien mal ? ").split())
            i += 1
            if bien == 4:
                return len(essais) + 1
            essais.append((codes[i], bien, mal))
        else:
            i += 1
    print("Contradiction !")
