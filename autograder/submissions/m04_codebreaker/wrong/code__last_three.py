"""Only the last three tries are looked at.

titre: Seuls les trois derniers essais sont examinés.
en: Give your function a list of four tries, and put the contradiction first: does it look that far back?
fr: Donnez à votre fonction une liste de quatre essais, la contradiction en premier : remonte-t-elle jusque-là ?
fails: code_when_the_first_trial_contradicts
"""


def test_code(code, essais):
    for essai in essais[-3:]:
        if not test_essai(code, essai):
            return False
    return True
