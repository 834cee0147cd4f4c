"""After a line that is no proposition, the game calls itself and loses the result.

titre: Après une ligne qui n'est pas une proposition, la partie s'appelle elle-même et perd le résultat.
en: Type a wrong proposition, then three numbers only, then the code: what becomes of the number of tries?
fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : que devient le nombre d'essais ?
fails: jeu_after_a_line_that_is_no_proposition
"""


def jeu(secret=None, essai=1):
    if secret is None:
        secret = creer_code()
    while essai <= 10:
        proposition = demande_proposition()
        if len(proposition) != 4:
            print("Quatre nombres !")
            jeu(secret, essai)
            return
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
        essai += 1
    print("Perdu")
