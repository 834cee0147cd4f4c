"""The common colours are counted with sets, each once.

titre: Les couleurs communes sont comptées avec des ensembles, chacune une fois.
en: Two pegs of the same colour may both be misplaced: try `[1, 1, 2, 2]` with `([2, 2, 1, 1], 0, 4)`.
fr: Deux pions de même couleur peuvent être mal placés tous les deux : essayez `[1, 1, 2, 2]` avec `([2, 2, 1, 1], 0, 4)`.
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = len(set(code) & set(proposition)) - b
    return (b, m) == (bien, mal)
