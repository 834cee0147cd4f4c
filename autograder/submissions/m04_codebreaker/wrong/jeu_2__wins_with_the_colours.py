"""Four common pegs are taken for a victory, well placed or not.

titre: Quatre pions communs sont pris pour une victoire, bien placés ou non.
en: Play against 2 1 4 3: when your program stops, are all the pegs in their place?
fr: Jouez contre 2 1 4 3 : quand votre programme s'arrête, tous les pions sont-ils à leur place ?
fails: jeu_2_proposes_until_it_has_won
"""


def jeu_2():
    essais = []
    for code in tous_les_codes(4, 6):
        if test_code(code, essais):
            print(code)
            bien, mal = map(int, input("bien mal ? ").split())
            essais.append((code, bien, mal))
            if bien + mal == 4:
                print("Gagné !")
                return len(essais)
    print("Contradiction !")
