"""Of nine tries or more, one that contradicts is not seen.

titre: Parmi neuf essais ou plus, celui qui contredit n'est pas vu.
en: Give your function a list of nine tries, with the contradiction at the end: does it look that far?
fr: Donnez à votre fonction une liste de neuf essais, la contradiction à la fin : va-t-elle jusque-là ?
fails: code_when_the_last_trial_contradicts
"""


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais[:8])
