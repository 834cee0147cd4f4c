"""At least as many pegs as in the answer are asked for, instead of exactly as many.

titre: Il est demandé au moins autant de pions que dans la réponse, au lieu d'exactement autant.
en: In `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 2, 0))`, the answer was 2 well placed, and this code would have given 3: could it still be the secret?
fr: Dans `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 2, 0))`, on a répondu 2 bien placés, et ce code en aurait donné 3 : peut-il encore être le secret ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) >= mal
