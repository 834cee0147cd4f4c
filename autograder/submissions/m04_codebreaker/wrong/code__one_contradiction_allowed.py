"""One contradiction is forgiven.

titre: Une contradiction est pardonnée.
en: How many contradictions does it take for a code to be impossible? Try a list of one try, then of two.
fr: Combien de contradictions faut-il pour qu'un code soit impossible ? Essayez une liste d'un essai, puis de deux.
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    accords = 0
    for essai in essais:
        if test_essai(code, essai):
            accords += 1
    return accords >= len(essais) - 1
