"""The code is drawn again for each of the two counts.

titre: Le code est tiré à nouveau pour chacun des deux comptes.
en: Each answer compares the proposition with a code: is it the same code for the well placed and for the misplaced pegs, and from one try to the next?
fr: Chaque réponse compare la proposition à un code : est-ce le même code pour les bien placés et pour les mal placés, et d'un essai à l'autre ?
fails: jeu_draws_one_secret_a_game
"""


def jeu():
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(creer_code(), proposition)
        mal = mal_places(creer_code(), proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
