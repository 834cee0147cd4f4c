"""Only propositions with a well placed peg are counted.

titre: Seules les propositions ayant un pion bien placé sont comptées.
en: Give a proposition without any well placed peg, then the code: how many tries does your game return?
fr: Donnez une proposition sans aucun bien placé, puis le code : combien d'essais votre partie renvoie-t-elle ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    essais = 0
    for tour in range(10):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if bien > 0:
            essais += 1
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
    print("Perdu")
