"""The proposition is compared with itself, so any one wins.

titre: La proposition est comparée à elle-même : n'importe laquelle gagne.
en: Type any wrong proposition: which line ends the game, and on which condition? Print the value of that condition, and the number of well placed pegs, just before.
fr: Saisissez n'importe quelle proposition fausse : quelle ligne termine la partie, et à quelle condition ? Affichez ce que vaut cette condition, et le nombre de bien placés, juste avant.
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(proposition, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
