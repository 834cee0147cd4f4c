"""At a contradiction, the game goes on: an answer is asked for.

titre: À une contradiction, la partie continue : une réponse est demandée.
en: When the answers contradict each other, does your program end? What does it ask next, and what could be answered to that?
fr: Quand les réponses se contredisent, votre programme s'arrête-t-il ? Que demande-t-il ensuite, et que pourrait-on y répondre ?
fails: jeu_2_notices_a_contradiction
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            while not any(test_code(c, essais + [(code, bien, mal)]) for c in tous_les_codes(4, 6)):
                print("Vous vous êtes trompé, recommencez.")
                bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
