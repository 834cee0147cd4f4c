"""The pegs that were found are crossed out in the secret itself.

titre: Les pions trouvés sont barrés dans le code secret lui-même.
en: Give the same proposition twice: are the two answers equal? What is left of the secret after the first one?
fr: Donnez deux fois la même proposition : les deux réponses sont-elles égales ? Que reste-t-il du secret après la première ?
fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == secret:
            print("Bravo")
            return essai
        bien = 0
        mal = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
                secret[i] = 0
                proposition[i] = -1
        for pion in proposition:
            if pion in secret:
                mal += 1
                secret[secret.index(pion)] = 0
        print(bien, mal)
    print("Perdu")
