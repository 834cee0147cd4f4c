"""Only the two ends of the list are looked at.

titre: Seules les deux extrémités de la liste sont examinées.
en: In a list of four tries, which ones does your function look at?
fr: Dans une liste de quatre essais, lesquels votre fonction regarde-t-elle ?
fails: code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    if not essais:
        return True
    return test_essai(code, essais[0]) and test_essai(code, essais[-1])
