"""The whole list is handed to test_essai as if it were one try.

en: `test_essai` expects one try: what do you hand it, one try or a list of them?
fr: `test_essai` attend un seul essai : que lui donnez-vous, un essai ou une liste d'essais ?
fails: code_accepts_a_possible_code, code_before_any_trial
"""


def test_code(code, essais):
    return test_essai(code, essais)
