"""The tries are taken out of the caller's list, one by one.

titre: Les essais sont retirés un à un de la liste de l'appelant.
en: After the call, how many tries are left in the list? What will the next code be compared with?
fr: Après l'appel, combien d'essais reste-t-il dans la liste ? À quoi le code suivant sera-t-il comparé ?
fails: code_leaves_its_arguments_alone
"""


def test_code(code, essais):
    while essais:
        essai = essais.pop()
        if not test_essai(code, essai):
            return False
    return True
