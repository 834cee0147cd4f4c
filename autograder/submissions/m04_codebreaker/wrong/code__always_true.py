"""The flag starts at True, and no contradiction can change it.

titre: Le drapeau part de `True`, et aucune contradiction ne peut le changer.
en: Give your function a single try, which contradicts the code: does it say no? How many contradictions should it take?
fr: Donnez à votre fonction un seul essai, qui contredit le code : dit-elle non ? Combien de contradictions devrait-il falloir ?
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    possible = True
    for essai in essais:
        possible = possible or test_essai(code, essai)
    return possible
