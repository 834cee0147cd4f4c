"""The well placed pegs may be more than the answer says.

en: The answer said 2 well placed, and your code would have given 3, with the same number of misplaced pegs: could it still be the secret?
fr: La réponse était 2 bien placés, et votre code en aurait donné 3, avec autant de mal placés : peut-il encore être le secret ?
fails: essai_compares_the_well_placed
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) == mal
