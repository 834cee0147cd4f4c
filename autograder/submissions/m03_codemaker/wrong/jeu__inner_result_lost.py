"""The game calls itself for the next try, and the value of the inner call is lost.

titre: La partie s'appelle elle-même pour l'essai suivant, et la valeur de l'appel intérieur est perdue.
en: Find the code at the second proposition: what becomes of the value that the inner call returns?
fr: Trouvez le code à la deuxième proposition : que devient la valeur que renvoie l'appel intérieur ?
fails: jeu_returns_the_number_of_tries
"""


def jeu(secret=None, essai=1):
    if secret is None:
        secret = creer_code()
    if essai > 10:
        print("Perdu")
        return None
    proposition = demande_proposition()
    bien = bien_places(secret, proposition)
    mal = mal_places(secret, proposition)
    if gagne(bien, mal):
        print("Bravo")
        return essai
    print(bien, mal)
    jeu(secret, essai + 1)
