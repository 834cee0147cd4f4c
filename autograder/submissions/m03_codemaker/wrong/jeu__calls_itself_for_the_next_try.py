"""The game calls itself for the next try, and each call draws a secret and counts from the start.

titre: La partie s'appelle elle-même pour l'essai suivant, et chaque appel tire un code secret et compte depuis le début.
en: Find the code at the third proposition: how many secrets were drawn, and from which number does your game count at each try?
fr: Trouvez le code à la troisième proposition : combien de secrets ont été tirés, et à partir de quel nombre votre partie compte-t-elle à chaque essai ?
fails: jeu_returns_the_number_of_tries, jeu_is_lost_after_ten_wrong_propositions, jeu_draws_one_secret_a_game
"""


def jeu():
    secret = creer_code()
    essai = 1
    proposition = demande_proposition()
    bien = bien_places(secret, proposition)
    mal = mal_places(secret, proposition)
    if gagne(bien, mal):
        print("Bravo")
        return essai
    print(bien, mal)
    essai += 1
    return jeu()
