"""The well placed pegs may be more than the answer says.

titre: Les pions bien placés peuvent être plus nombreux que ne le dit la réponse.
en: The proposition `[1, 1, 1, 1]` was answered with 2 well placed; the code `[1, 1, 2, 1]` would have given 3, with the same number of misplaced pegs: could it still be the secret?
fr: À la proposition `[1, 1, 1, 1]`, on a répondu 2 bien placés ; le code `[1, 1, 2, 1]` en aurait donné 3, avec le même nombre de mal placés : peut-il encore être le secret ?
fails: essai_compares_the_well_placed
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) >= bien and mal_places(code, proposition) == mal
