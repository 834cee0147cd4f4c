"""Three well placed pegs win when the proposition has the colours of the secret, whatever their numbers.

titre: Trois pions bien placés suffisent quand la proposition a les couleurs du secret, quels que soient leurs nombres.
en: The secret is 1 1 1 2 and 1 1 2 2 is typed: the colours are those of the secret, but are all four pegs well placed?
fr: Le secret est 1 1 1 2 et l'on saisit 1 1 2 2 : les couleurs sont celles du secret, mais les quatre pions sont-ils bien placés ?
fails: jeu_is_won_by_four_well_placed_only
"""


def jeu():
    secret = creer_code()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if set(proposition) == set(secret) and bien >= 3:
            return essai
        print(bien, "bien placés,", mal, "mal placés")
    print("Perdu !")
    return None
