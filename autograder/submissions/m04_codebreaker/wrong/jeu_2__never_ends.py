"""Nothing ends the game when the code is found.

titre: Rien n'arrête la partie quand le code est trouvé.
en: The answer is four well placed pegs: what does your program still ask? Which line ought to end the game, and does it leave every loop?
fr: La réponse est quatre bien placés : que demande encore votre programme ? Quelle ligne devrait mettre fin à la partie, et fait-elle sortir de toutes les boucles ?
fails: jeu_2_ends_when_it_has_won
"""


def jeu_2():
    essais = []
    candidats = tous_les_codes(4, 6)
    while len(candidats) > 0:
        code = candidats[0]
        print(code)
        bien, mal = map(int, input("bien mal ? ").split())
        essais.append((code, bien, mal))
        if bien == 4:
            print("Gagné en", len(essais))
        candidats = [c for c in candidats if test_essai(c, essais[-1])]
    print("Contradiction !")
