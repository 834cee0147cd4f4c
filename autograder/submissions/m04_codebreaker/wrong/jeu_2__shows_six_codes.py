"""Six codes that are still possible are shown at each turn.

titre: Six codes encore possibles sont affichés à chaque tour.
en: When your program asks for an answer, how many possible codes stand on the screen, and which one does it propose?
fr: Quand votre programme demande une réponse, combien de codes possibles sont à l'écran, et lequel propose-t-il ?
fails: jeu_2_goes_through_the_codes_in_order
"""


def jeu_2():
    candidats = tous_les_codes(4, 6)
    n = 0
    while candidats:
        for c in reversed(candidats[:6]):
            print(c)
        code = candidats[0]
        bien, mal = map(int, input("bien mal ? ").split())
        n += 1
        if bien == 4:
            return n
        candidats = [c for c in candidats if test_essai(c, (code, bien, mal))]
    print("Contradiction !")
