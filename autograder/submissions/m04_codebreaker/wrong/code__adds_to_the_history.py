"""A code found possible is added to the caller's list of tries.

titre: Un code jugé possible est ajouté à la liste d'essais de l'appelant.
en: After the call, the list of tries is longer than before: was that code proposed to anyone?
fr: Après l'appel, la liste d'essais est plus longue qu'avant : ce code a-t-il été proposé à quelqu'un ?
fails: code_leaves_its_arguments_alone
"""


def test_code(code, essais):
    possible = True
    for essai in essais:
        if not test_essai(code, essai):
            possible = False
    if possible:
        essais.append((code, 4, 0))
    return possible
