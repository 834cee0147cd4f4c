"""The loop starts at the second try.

titre: La boucle commence au deuxième essai.
en: With a list of one try, how many does your loop look at?
fr: Avec une liste d'un seul essai, combien votre boucle en regarde-t-elle ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts
"""


def test_code(code, essais):
    for i in range(1, len(essais)):
        if not test_essai(code, essais[i]):
            return False
    return True
