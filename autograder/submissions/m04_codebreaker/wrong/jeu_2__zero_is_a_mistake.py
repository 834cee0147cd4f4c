"""The answer 0 0 is taken for a contradiction.

titre: La réponse 0 0 est prise pour une contradiction.
en: May a proposition have no peg in common with the secret? Play against 3 2 2 4.
fr: Une proposition peut-elle n'avoir aucun pion en commun avec le code secret ? Jouez contre 3 2 2 4.
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            if bien + mal == 0:
                print("Il y a une contradiction.")
                return None
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
