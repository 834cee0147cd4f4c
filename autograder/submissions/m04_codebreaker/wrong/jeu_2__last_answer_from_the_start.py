"""At each turn the search starts again from the first code, with the last answer only.

titre: À chaque tour, la recherche repart du premier code, avec la seule dernière réponse.
en: Does your program propose the same code twice in one game? What does it still know of the answers before the last one?
fr: Votre programme propose-t-il deux fois le même code dans une partie ? Que sait-il encore des réponses d'avant la dernière ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    codes = tous_les_codes(4, 6)
    proposition = codes[0]
    essais = 0
    while essais < 50:
        print("Je propose", proposition)
        bien, mal = map(int, input("Votre réponse : ").split())
        essais += 1
        if bien == 4:
            return essais
        trouve = False
        for code in codes:
            if not trouve and test_essai(code, (proposition, bien, mal)):
                suivante = code
                trouve = True
        if not trouve:
            print("Impossible !")
            return None
        proposition = suivante
