"""Only the well placed pegs of each try are compared.

titre: Seuls les pions bien placés de chaque essai sont comparés.
en: Try `test_code([1, 2, 3, 4], [([2, 1, 5, 5], 0, 0)])`: which of the two numbers of a try does your function compare?
fr: Essayez `test_code([1, 2, 3, 4], [([2, 1, 5, 5], 0, 0)])` : lequel des deux nombres d'un essai votre fonction compare-t-elle ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    for proposition, bien, mal in essais:
        if bien_places(code, proposition) != bien:
            return False
    return True
