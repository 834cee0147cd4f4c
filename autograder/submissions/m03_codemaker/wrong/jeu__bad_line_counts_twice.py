"""A line that is no proposition is counted twice.

titre: Une ligne qui n'est pas une proposition est comptée deux fois.
en: Type a wrong proposition, then three numbers only, then the code: how many lines did you type, and how many tries does your game return?
fr: Saisissez une proposition fausse, puis trois nombres seulement, puis le code : combien de lignes avez-vous saisies, et combien d'essais votre partie renvoie-t-elle ?
fails: jeu_after_a_line_that_is_no_proposition
"""


def jeu():
    secret = creer_code()
    essais = 0
    while essais < 10:
        proposition = demande_proposition()
        essais += 1
        if len(proposition) != 4:
            print("Quatre nombres !")
            essais += 1
        else:
            bien = bien_places(secret, proposition)
            mal = mal_places(secret, proposition)
            if gagne(bien, mal):
                print("Bravo")
                return essais
            print(bien, mal)
    print("Perdu")
