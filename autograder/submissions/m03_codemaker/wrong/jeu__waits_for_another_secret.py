"""A secret with a repeated colour is refused, by a loop that never ends when no other one comes.

titre: Un code secret où une couleur se répète est refusé, par une boucle sans fin s'il n'en vient pas d'autre.
en: Which secrets does your game accept, and what does it do when it gets another one? May a colour come twice in a secret?
fr: Quels codes secrets votre jeu accepte-t-il, et que fait-il quand il en reçoit un autre ? Une couleur peut-elle venir deux fois dans un code secret ?
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
