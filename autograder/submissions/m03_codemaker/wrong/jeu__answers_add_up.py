"""The counts of well placed and misplaced pegs go on from one proposition to the next.

titre: Les comptes de bien placés et de mal placés continuent d'une proposition à l'autre.
en: Give the same wrong proposition twice: are the two answers equal? From which values does each count start at the second one?
fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? De quelles valeurs chaque compte part-il à la seconde ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    total_bien = 0
    total_mal = 0
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        total_bien += bien_places(secret, proposition)
        total_mal += mal_places(secret, proposition)
        print(total_bien, total_mal)
    print("Perdu")
