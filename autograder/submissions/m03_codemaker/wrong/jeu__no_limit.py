"""The game goes on until the code is found, without any limit.

titre: La partie continue jusqu'à ce que le code soit trouvé, sans aucune limite.
en: Type eleven wrong propositions: does your game end after the tenth?
fr: Saisissez onze propositions fausses : votre partie s'arrête-t-elle après la dixième ?
fails: jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    essais = 0
    while True:
        proposition = demande_proposition()
        essais += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais
        print(bien, mal)
