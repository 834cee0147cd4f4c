"""The comparison is made and its result is not returned.

titre: La comparaison est faite, et son résultat n'est pas renvoyé.
en: What is the value of x after `x = test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))`?
fr: Que vaut x après `x = test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))` ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = mal_places(code, proposition)
    resultat = b == bien and m == mal
