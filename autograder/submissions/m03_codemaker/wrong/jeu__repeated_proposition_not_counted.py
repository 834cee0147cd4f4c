"""A proposition that was made before does not count as a try.

titre: Une proposition déjà faite ne compte pas comme un essai.
en: Type the same wrong proposition twice, then the code: how many propositions did you make, and what does `jeu()` return?
fr: Saisissez deux fois la même proposition fausse, puis le code : combien de propositions avez-vous faites, et que renvoie `jeu()` ?
fails: jeu_returns_the_number_of_tries
"""


def jeu():
    secret, seen = creer_code(), []
    while len(seen) < 10:
        proposition = demande_proposition()
        bien, mal = bien_places(secret, proposition), mal_places(secret, proposition)
        if gagne(bien, mal):
            return len(seen) + 1
        print(bien, "bien placés,", mal, "mal placés")
        if proposition not in seen:
            seen.append(proposition)
    print("Perdu !")
    return None
