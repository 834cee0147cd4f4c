"""The misplaced pegs may be more than the answer says.

titre: Les pions mal placés peuvent être plus nombreux que ne le dit la réponse.
en: The proposition `[2, 1, 5, 5]` was answered with a single misplaced peg; the code `[1, 2, 3, 4]` would have given two, with the same number of well placed pegs: could it still be the secret?
fr: À la proposition `[2, 1, 5, 5]`, on a répondu un seul mal placé ; le code `[1, 2, 3, 4]` en aurait donné deux, avec le même nombre de bien placés : peut-il encore être le secret ?
fails: essai_compares_the_misplaced
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien_places(code, proposition) != bien:
        return False
    if mal_places(code, proposition) < mal:
        return False
    return True
