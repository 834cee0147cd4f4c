"""The code found is returned instead of the number of tries.

titre: C'est le code trouvé qui est renvoyé, au lieu du nombre d'essais.
en: Your program returns what it has found. Which number does the statement ask for?
fr: Votre programme renvoie ce qu'il a trouvé. Quel nombre l'énoncé demande-t-il ?
fails: jeu_2_returns_the_number_of_tries
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return code
    print("Contradiction !")
