"""Nothing is returned when the list of tries is empty.

titre: Rien n'est renvoyé quand la liste d'essais est vide.
en: What does your function return when nothing has been tried yet? Which codes are possible then?
fr: Que renvoie votre fonction quand rien n'a encore été essayé ? Quels codes sont alors possibles ?
fails: code_before_any_trial
"""


def test_code(code, essais):
    for i in range(len(essais)):
        if not test_essai(code, essais[i]):
            return False
        if i == len(essais) - 1:
            return True
