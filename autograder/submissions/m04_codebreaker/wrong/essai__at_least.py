"""At least as many pegs as in the answer are asked for, instead of exactly as many.

en: The answer said 2 well placed, and your code would have given 3: could it still be the secret?
fr: La réponse était 2 bien placés, et votre code en aurait donné 3 : peut-il encore être le secret ?
fails: essai_compares_the_well_placed, essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) >= mal
