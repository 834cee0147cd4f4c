"""The result is overwritten at each turn, so that the last try decides.

titre: Le résultat est écrasé à chaque tour : c'est le dernier essai qui décide.
en: Put the contradiction last in the list, then first: does the answer change?
fr: Mettez la contradiction à la fin de la liste, puis au début : la réponse change-t-elle ?
fails: code_when_the_first_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    possible = True
    for essai in essais:
        if test_essai(code, essai):
            possible = True
        else:
            possible = False
    return possible
