"""The answer is asked for before the proposition is shown.

titre: La réponse est demandée avant que la proposition soit affichée.
en: Run your program: which proposition is on the screen, and which question waits for an answer about it? Which of the two comes first?
fr: Lancez votre programme : quelle proposition est à l'écran, et quelle question attend une réponse à son sujet ? Laquelle des deux vient en premier ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            bien, mal = map(int, input("bien mal ? ").split())
            print(code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
