"""An empty list of tries is answered no.

titre: À une liste d'essais vide, la réponse est non.
en: Before the first answer, which codes are possible?
fr: Avant la première réponse, quels codes sont possibles ?
fails: code_before_any_trial
"""


def test_code(code, essais):
    if not essais:
        return False
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True
