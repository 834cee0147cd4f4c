"""One agreement is enough.

titre: Un seul accord suffit.
en: A code agrees with one try and contradicts another one: could it be the secret? And without any try, does anything contradict it?
fr: Un code est d'accord avec un essai et en contredit un autre : peut-il être le secret ? Et sans aucun essai, quelque chose le contredit-il ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial
"""


def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
    return False
