"""The loop returns at its first turn.

titre: La boucle renvoie dès son premier tour.
en: Put the contradiction first in the list, then last: does the answer change? And what is returned when the list is empty?
fr: Mettez la contradiction au début de la liste, puis à la fin : la réponse change-t-elle ? Et que renvoie la fonction quand la liste est vide ?
fails: code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts, code_before_any_trial
"""


def test_code(code, essais):
    for essai in essais:
        if test_essai(code, essai):
            return True
        else:
            return False
