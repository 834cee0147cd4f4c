"""One agreement is enough.

en: A code agrees with one try and contradicts another one: could it be the secret?
fr: Un code est d'accord avec un essai et en contredit un autre : peut-il être le secret ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial
"""


def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
    return False
