"""All codes still possible are shown instead of one.

titre: Tous les codes encore possibles sont affichés, au lieu d'un seul.
en: You ask for an answer: to which of the codes on the screen?
fr: Vous demandez une réponse : à quel code, parmi ceux qui sont à l'écran ?
fails: jeu_2_contradicts_no_answer
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    n = 0
    while candidats:
        for c in candidats:
            print(c)
        code = candidats[0]
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    print("Contradiction !")
