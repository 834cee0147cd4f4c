"""Only the first try is looked at.

titre: Seul le premier essai est examiné.
en: Put the contradiction first in the list, then last: does the answer change?
fr: Mettez la contradiction au début de la liste, puis à la fin : la réponse change-t-elle ?
fails: code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    if len(essais) == 0:
        return True
    return test_essai(code, essais[0])
