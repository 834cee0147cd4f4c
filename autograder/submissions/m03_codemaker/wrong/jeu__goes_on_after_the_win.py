"""The game goes on up to the tenth proposition although the code is found.

titre: La partie continue jusqu'à la dixième proposition bien que le code soit trouvé.
en: Propose the secret itself: does your game see that it is found? If so, what should end it there; if not, what exactly is compared?
fr: Proposez le secret lui-même : votre partie voit-elle qu'il est trouvé ? Si oui, qu'est-ce qui devrait l'arrêter là ; sinon, que compare-t-on exactement ?
fails: jeu_ends_when_the_code_is_found
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            resultat = essai
        else:
            print(bien, mal)
    print("Perdu")
    return None
