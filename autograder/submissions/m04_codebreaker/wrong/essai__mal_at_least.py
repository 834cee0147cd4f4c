"""The misplaced pegs may be more than the answer says.

en: The answer said no peg is misplaced, and your code would have given two, with the same number of well placed pegs: could it still be the secret?
fr: La réponse était aucun mal placé, et votre code en aurait donné deux, avec autant de bien placés : peut-il encore être le secret ?
fails: essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) != bien:
        return False
    if mal_places(code, proposition) < mal:
        return False
    return True
