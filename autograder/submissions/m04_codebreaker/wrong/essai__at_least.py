"""At least as many pegs as in the answer are asked for, instead of exactly as many.

titre: Il est demandé au moins autant de pions que dans la réponse, au lieu d'exactement autant.
en: The proposition `[1, 1, 1, 1]` was answered with 2 well placed; the code `[1, 1, 2, 1]` would have given 3: could it still be the secret?
fr: À la proposition `[1, 1, 1, 1]`, on a répondu 2 bien placés ; le code `[1, 1, 2, 1]` en aurait donné 3 : peut-il encore être le secret ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) >= mal
