"""A code found at the tenth try is announced as lost.

titre: Un code trouvé au dixième essai est annoncé comme perdu.
en: Give nine wrong propositions, then the right one: what does your game say, and what does it return?
fr: Donnez neuf propositions fausses, puis la bonne : que dit votre partie, et que renvoie-t-elle ?
fails: jeu_can_be_won_at_the_tenth_try
"""


def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while not trouve and essais < 10:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        trouve = gagne(bien, mal)
        if not trouve:
            print(bien, mal)
    if essais == 10:
        print("Perdu")
        return None
    print("Bravo")
    return essais
