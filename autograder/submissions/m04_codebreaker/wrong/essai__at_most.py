"""At most as many pegs as in the answer are asked for, instead of exactly as many.

titre: Il est demandé au plus autant de pions que dans la réponse, au lieu d'exactement autant.
en: The proposition `[1, 1, 1, 1]` was answered with 4 well placed; the code `[1, 1, 2, 1]` would have given only 3: could it still be the secret?
fr: À la proposition `[1, 1, 1, 1]`, on a répondu 4 bien placés ; le code `[1, 1, 2, 1]` n'en aurait donné que 3 : peut-il encore être le secret ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) <= bien and mal_places(code, proposition) <= mal
