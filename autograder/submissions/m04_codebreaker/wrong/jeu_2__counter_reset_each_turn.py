"""The counter is set to 0 at each turn.

titre: Le compteur est remis à 0 à chaque tour.
en: In a game of six tries, what is the value of your counter after each of them?
fr: Dans une partie de six essais, que vaut votre compteur après chacun d'eux ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        n = 0
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            n += 1
            essais.append((code, bien, mal))
            if bien == 4:
                return n
    print("Contradiction !")
