"""The pegs of all tries are added up, and the two sums compared.

en: One try says one peg too many and another one too few: what becomes of that in your sums?
fr: Un essai compte un pion de trop et un autre un de moins : que devient cela dans vos sommes ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    obtenu = 0
    attendu = 0
    for proposition, bien, mal in essais:
        obtenu += bien_places(code, proposition) + mal_places(code, proposition)
        attendu += bien + mal
    return obtenu == attendu
