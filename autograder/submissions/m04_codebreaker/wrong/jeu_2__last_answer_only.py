"""Each code is compared with the last answer only.

titre: Chaque code n'est comparé qu'à la dernière réponse.
en: Write down the game against 6 1 6 2: at each move, compare the proposition with the first answer. Is that answer still taken into account?
fr: Notez la partie contre 6 1 6 2 : à chaque coup, comparez la proposition à la première réponse. Cette réponse compte-t-elle encore ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    dernier = []
    n = 0
    for code in tous_les_codes(4, 6):
        if test_code(code, dernier):
            print(code)
            n += 1
            bien, mal = map(int, input("bien, mal : ").split())
            if bien == 4:
                return n
            dernier = [(code, bien, mal)]
    print("Il y a une erreur dans les réponses.")
