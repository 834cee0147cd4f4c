"""The tries are looked at with a code that ends up empty.

titre: Les essais sont examinés avec un code qui finit par être vide.
en: After the call, what is left of the code that was given?
fr: Après l'appel, que reste-t-il du code donné ?
fails: code_leaves_its_arguments_alone
"""


def test_code(code, essais):
    pions = []
    while len(code) > 0:
        pions.append(code.pop(0))
    for essai in essais:
        if not test_essai(pions, essai):
            return False
    return True
