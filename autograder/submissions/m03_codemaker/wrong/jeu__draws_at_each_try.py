"""A new secret is drawn at each try.

titre: Un nouveau code secret est tiré à chaque essai.
en: Give the same wrong proposition twice: are the two answers equal? At which tries is a code drawn?
fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? À quels essais un code est-il tiré ?
fails: jeu_draws_one_secret_a_game
"""


def jeu():
    for essai in range(1, 11):
        secret = creer_code()
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
