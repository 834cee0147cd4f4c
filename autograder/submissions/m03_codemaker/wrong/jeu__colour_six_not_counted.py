"""The misplaced pegs of colour 6 are not counted.

titre: Les pions mal placés de couleur 6 ne sont pas comptés.
en: Propose 5 6 6 2 where the secret is 6 1 6 2, and count the misplaced pegs by hand: which colour of the two codes is not counted?
fr: Proposez 5 6 6 2 quand le secret est 6 1 6 2, et comptez les mal placés à la main : quelle couleur des deux codes n'est pas comptée ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
        communs = 0
        for couleur in range(6):
            communs += min(secret.count(couleur), proposition.count(couleur))
        if gagne(bien, communs - bien):
            print("Gagné")
            return essai
        print(bien, communs - bien)
    print("Perdu")
