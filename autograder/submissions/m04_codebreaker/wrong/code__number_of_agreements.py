"""The number of agreements is returned.

titre: C'est le nombre d'accords qui est renvoyé.
en: Your function counts. For which number is the answer yes, and who compares it?
fr: Votre fonction compte. Pour quel nombre la réponse est-elle oui, et qui fait la comparaison ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial, code_says_true_or_false
"""


def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords
