"""The number of well placed pegs is only used to see the victory.

titre: Le nombre de bien placés ne sert qu'à voir la victoire.
en: The first answer says how many pegs of 1 1 1 1 are well placed: does your second proposition have as many 1s?
fr: La première réponse dit combien de pions de 1 1 1 1 sont bien placés : votre deuxième proposition a-t-elle autant de 1 ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if all(mal_places(code, p) == m for p, b, m in essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)
    print("Contradiction !")
