"""Every peg which is not well placed is taken for a misplaced one.

titre: Tout pion qui n'est pas bien placé est pris pour un mal placé.
en: A peg whose colour is nowhere in the code: is it misplaced? Try `[2, 2, 2, 2]` with `([1, 1, 1, 1], 0, 0)`.
fr: Un pion dont la couleur n'est nulle part dans le code est-il mal placé ? Essayez `[2, 2, 2, 2]` avec `([1, 1, 1, 1], 0, 0)`.
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    return b == bien and 4 - b == mal
