"""The well placed pegs are counted among the misplaced ones.

titre: Les pions bien placés sont comptés parmi les mal placés.
en: Try `[1, 2, 3, 4]` with `([1, 2, 3, 4], 4, 0)`: for your function, how many pegs are misplaced?
fr: Essayez `[1, 2, 3, 4]` avec `([1, 2, 3, 4], 4, 0)` : pour votre fonction, combien de pions sont mal placés ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = 0
    for couleur in range(1, 7):
        m += min(code.count(couleur), proposition.count(couleur))
    return b == bien and m == mal
