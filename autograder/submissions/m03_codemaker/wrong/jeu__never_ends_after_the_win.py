"""The variable that should end the loop is compared, not changed.

titre: La variable qui devrait finir la boucle est comparée, et non changée.
en: Find the code: what should end your loop at that moment, and what has changed since the turn before? Then type ten wrong propositions: does your game end?
fr: Trouvez le code : qu'est-ce qui devrait arrêter votre boucle à ce moment-là, et qu'est-ce qui a changé depuis le tour précédent ? Puis saisissez dix propositions fausses : votre partie s'arrête-t-elle ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 0
    trouve = False
    while trouve == False:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            trouve == True
        else:
            print(bien, mal)
    return essais
