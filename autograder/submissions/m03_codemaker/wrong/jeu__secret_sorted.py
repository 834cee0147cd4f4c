"""The secret is sorted after it was drawn.

titre: Le code secret est trié après avoir été tiré.
en: Draw a code and look at the secret your game uses: is it the code that was drawn, place by place?
fr: Tirez un code et regardez le secret que votre partie utilise : est-ce le code tiré, place par place ?
fails: jeu_ends_when_the_code_is_found, jeu_shows_the_right_answers
"""


def jeu():
    secret = creer_code()
    secret.sort()
    for essai in range(1, 11):
        proposition = demande_proposition()
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essai
        print(bien, mal)
    print("Perdu")
