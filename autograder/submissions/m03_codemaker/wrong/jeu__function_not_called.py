"""The parentheses are missing, so that the secret is the function itself.

titre: Les parenthèses manquent : le code secret est la fonction elle-même.
en: Show your secret before the first try: is it a list of four numbers? If so, what does your game do when it is proposed? If not, what makes a function run?
fr: Affichez votre secret avant le premier essai : est-ce une liste de quatre nombres ? Si oui, que fait votre partie quand on la propose ? Sinon, qu'est-ce qui fait qu'une fonction s'exécute ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
