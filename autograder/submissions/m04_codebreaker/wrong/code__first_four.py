"""Only the first four tries are looked at.

titre: Seuls les quatre premiers essais sont examinés.
en: Give your function a list of six tries, with the contradiction at the end: does it look that far?
fr: Donnez à votre fonction une liste de six essais, la contradiction à la fin : va-t-elle jusque-là ?
fails: code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    for i in range(min(4, len(essais))):
        if not test_essai(code, essais[i]):
            return False
    return True
