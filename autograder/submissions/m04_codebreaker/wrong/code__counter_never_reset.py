"""The agreements of all calls are added up.

titre: Les accords de tous les appels s'additionnent.
en: The first call is right, the next ones are not: how many agreements are counted when the second call begins?
fr: Le premier appel est juste, les suivants ne le sont plus : combien d'accords sont déjà comptés quand le second appel commence ?
fails: code_twice
"""

accords = 0


def test_code(code, essais):
    global accords
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords == len(essais)
