"""After the loss, the game waits for a line, which it does not read.

titre: Après la défaite, la partie attend une ligne, dont elle ne fait rien.
en: When the tenth proposition was wrong, what does your game still wait for? What does the statement allow it to ask then?
fr: Quand la dixième proposition était fausse, qu'attend encore votre partie ? Que peut-elle alors demander, d'après l'énoncé ?
fails: jeu_is_lost_after_ten_wrong_propositions
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            return essai
        print(bien, mal)
    print("Perdu")
    input("Entrée pour quitter ")
