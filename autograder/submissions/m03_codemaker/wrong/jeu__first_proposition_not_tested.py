"""The first proposition is answered but cannot win.

titre: La première proposition reçoit une réponse mais ne peut pas gagner.
en: Find the code at the first proposition: does your game see it before it asks for another one?
fr: Trouvez le code à la première proposition : votre partie le voit-elle avant d'en demander une autre ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    proposition = demande_proposition()
    print(bien_places(secret, proposition), mal_places(secret, proposition))
    for essai in range(2, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
