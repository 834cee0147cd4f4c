"""The two numbers of an answer are added up before codes are compared.

titre: Les deux nombres d'une réponse sont additionnés avant que les codes soient comparés.
en: Does your program make a difference between the answer 3 0 and the answer 1 2?
fr: Votre programme fait-il une différence entre la réponse 3 0 et la réponse 1 2 ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        possible = True
        for p, total in essais:
            if bien_places(code, p) + mal_places(code, p) != total:
                possible = False
        if possible:
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien + mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
