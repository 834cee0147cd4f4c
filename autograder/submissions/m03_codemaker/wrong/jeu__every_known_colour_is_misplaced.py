"""Each peg whose colour is somewhere in the secret is counted as misplaced.

titre: Chaque pion dont la couleur est quelque part dans le code secret est compté comme mal placé.
en: With the secret 3 2 2 4, propose 1 3 3 3: how many of the three 3 can be a misplaced peg?
fr: Avec le secret 3 2 2 4, proposez 1 3 3 3 : combien des trois 3 peuvent être un pion mal placé ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = 0
        mal = 0
        for i in range(4):
            if proposition[i] == secret[i]:
                bien += 1
            elif proposition[i] in secret:
                mal += 1
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
