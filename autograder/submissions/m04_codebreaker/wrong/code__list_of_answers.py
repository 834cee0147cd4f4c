"""The list of the answers for each try is returned.

titre: C'est la liste des réponses pour chaque essai qui est renvoyée.
en: How many answers does your function give for a list of three tries? And how many are wanted for all three together?
fr: Combien de réponses votre fonction donne-t-elle pour une liste de trois essais ? Et combien en veut-on pour les trois ensemble ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial, code_says_true_or_false
"""


def test_code(code, essais):
    return [test_essai(code, essai) for essai in essais]
