"""The pegs of all tries are added up, and the two sums compared.

titre: Les pions de tous les essais sont additionnés, et les deux sommes comparées.
en: When one number is one peg too large and another one peg too small, what becomes of their sum? Which numbers should be compared, then?
fr: Quand un nombre est trop grand d'un pion et un autre trop petit d'un pion, que devient leur somme ? Quels nombres faut-il donc comparer ?
fails: code_when_the_first_trial_contradicts, code_when_the_last_trial_contradicts, code_when_a_trial_between_contradicts
"""


def test_code(code, essais):
    obtenu = 0
    attendu = 0
    for proposition, bien, mal in essais:
        obtenu += bien_places(code, proposition) + mal_places(code, proposition)
        attendu += bien + mal
    return obtenu == attendu
