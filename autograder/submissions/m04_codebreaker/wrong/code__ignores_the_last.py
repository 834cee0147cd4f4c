"""The loop ends one try too early.

titre: La boucle finit un essai trop tôt.
en: With a list of three tries, how many does your loop look at? Try a list of one.
fr: Avec une liste de trois essais, combien votre boucle en regarde-t-elle ? Essayez une liste d'un seul.
fails: code_when_the_last_trial_contradicts
"""


def test_code(code, essais):
    for i in range(len(essais) - 1):
        if not test_essai(code, essais[i]):
            return False
    return True
