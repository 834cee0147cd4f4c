"""No text shows the two numbers of its answer.

titre: Aucun texte ne montre les deux nombres de sa réponse.
en: Give a proposition with one well placed and two misplaced pegs: can the player read a 1 and then a 2 in your answer?
fr: Donnez une proposition qui a un bien placé et deux mal placés : le joueur peut-il lire un 1, puis un 2, dans votre réponse ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        print("Raté, essayez encore")
    print("Perdu")
