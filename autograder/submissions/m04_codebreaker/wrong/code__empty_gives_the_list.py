"""An empty list of tries is itself the answer.

titre: Une liste d'essais vide est elle-même la réponse.
en: What does your function return when nothing has been tried yet? Is that `True`, or `False`?
fr: Que renvoie votre fonction quand rien n'a encore été essayé ? Est-ce `True`, ou `False` ?
fails: code_before_any_trial
"""


def test_code(code, essais):
    if len(essais) == 0:
        return essais
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True
