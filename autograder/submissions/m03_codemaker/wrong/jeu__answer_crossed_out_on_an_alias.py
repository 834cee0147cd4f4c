"""A second name for the secret is taken for a copy of it, which only the answers use.

titre: Un second nom du code secret est pris pour une copie, dont seules les réponses se servent.
en: Give the same wrong proposition twice: are the two answers equal? Is the list that you cross out another list than the secret?
fr: Donnez deux fois la même proposition fausse : les deux réponses sont-elles égales ? La liste que vous barrez est-elle une autre liste que le secret ?
fails: jeu_shows_the_right_answers
"""


def jeu():
    code = creer_code()
    secret = code[:]
    reste = secret
    for essai in range(1, 11):
        proposition = demande_proposition()
        if proposition == code:
            print("Bravo")
            return essai
        bien = bien_places(code, proposition)
        mal = -bien
        for pion in proposition:
            if pion in reste:
                reste.remove(pion)
                mal += 1
        print(bien, mal)
    print("Perdu")
