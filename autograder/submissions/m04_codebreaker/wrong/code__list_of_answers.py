"""The list of the answers for each try is returned.

titre: C'est la liste des réponses pour chaque essai qui est renvoyée.
en: Your function gives one answer for each try. How many answers are wanted for all of them together?
fr: Votre fonction donne une réponse par essai. Combien de réponses veut-on pour tous les essais ensemble ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial, code_says_true_or_false
"""


def test_code(code, essais):
    return [test_essai(code, essai) for essai in essais]
