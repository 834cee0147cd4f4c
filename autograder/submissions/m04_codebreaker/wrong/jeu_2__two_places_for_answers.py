"""There is room for two answers, and the third one ends in an error.

titre: Il y a de la place pour deux réponses, et la troisième provoque une erreur.
en: At the third answer the program stops with an error: how many answers can your history hold?
fr: À la troisième réponse, le programme s'arrête sur une erreur : combien de réponses votre historique peut-il contenir ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = [None, None]
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, essais[:n]):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien == 4:
                return n + 1
            essais[n] = (code, bien, mal)
            n += 1
    print("Contradiction !")
