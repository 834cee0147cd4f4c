"""The empty list is treated apart; otherwise one agreement is enough.

titre: La liste vide est traitée à part ; sinon, un seul accord suffit.
en: A code agrees with the first try and contradicts the second: could it be the secret? What does your function say of it?
fr: Un code est d'accord avec le premier essai et contredit le second : peut-il être le secret ? Qu'en dit votre fonction ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    if essais == []:
        return True
    return any(test_essai(code, essai) for essai in essais)
