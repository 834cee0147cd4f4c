"""The counter of the file is raised without being declared global.

titre: Le compteur du fichier est augmenté sans être déclaré `global`.
en: Python says that a variable has no value yet: where is it given its first value, inside `jeu`, outside of it, or nowhere?
fr: Python dit qu'une variable n'a pas encore de valeur : où reçoit-elle sa première valeur, dans `jeu`, en dehors, ou nulle part ?
fails: jeu_ends_when_the_code_is_found, jeu_is_lost_after_ten_wrong_propositions
"""


essais_faits = 0


def jeu():
    secret = creer_code()
    for tour in range(10):
        proposition = demande_proposition()
        essais_faits += 1
        bien = bien_places(secret, proposition)
        mal = mal_places(secret, proposition)
        if gagne(bien, mal):
            print("Bravo")
            return essais_faits
        print(bien, mal)
    print("Perdu")
