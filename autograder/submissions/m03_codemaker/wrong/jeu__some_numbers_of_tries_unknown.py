"""Of the tries that may win, only some are in the table of results.

titre: Parmi les essais qui peuvent gagner, seuls certains figurent dans le tableau des résultats.
en: Win at the fourth try, then at the seventh: what does `jeu` return each time?
fr: Gagnez au quatrième essai, puis au septième : que renvoie `jeu` à chaque fois ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return {1: 1, 2: 2, 3: 3, 5: 5, 9: 9, 10: 10}.get(essai, 0)
        print(bien, mal)
    print("Perdu")
