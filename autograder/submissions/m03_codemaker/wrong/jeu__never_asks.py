"""With the secret 3 2 2 4, the game never comes to its first question.

titre: Avec le code secret 3 2 2 4, le jeu n'arrive jamais à sa première question.
en: With the secret 3 2 2 4, nothing is asked: what is your function doing all the time, before its first question, and what would put an end to that?
fr: Avec le code secret 3 2 2 4, rien n'est demandé : que fait votre fonction pendant tout ce temps, avant sa première question, et qu'est-ce qui y mettrait fin ?
fails: jeu_ends_when_the_code_is_found
"""

def jeu():
    secret = creer_code()
    while len(set(secret)) < 4:
        secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo !")
            return essai
        print(bien, mal)
    print("Perdu :", secret)
    return None
