"""The code is one text of four digits.

titre: Le code est un seul texte de quatre chiffres.
en: Compare your code with `[2, 5, 6, 2]`: is it the same kind of object?
fr: Comparez votre code à `[2, 5, 6, 2]` : est-ce la même sorte d'objet ?
fails: creer_code_gives_a_list_of_integers
"""


def creer_code():
    code = ""
    for i in range(4):
        code += str(random.randint(1, 6))
    return code
