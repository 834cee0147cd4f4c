"""The common pegs are counted again, for the colours 1 to 4 only.

titre: Les pions communs sont comptés à nouveau, pour les couleurs 1 à 4 seulement.
en: Four pegs, but how many colours? Try `test_code([5, 6, 1, 1], [([6, 5, 2, 2], 0, 2)])`.
fr: Quatre pions, mais combien de couleurs ? Essayez `test_code([5, 6, 1, 1], [([6, 5, 2, 2], 0, 2)])`.
fails: code_accepts_a_possible_code
"""


def test_code(code, essais):
    for proposition, bien, mal in essais:
        communs = 0
        for couleur in range(1, 5):
            communs += min(code.count(couleur), proposition.count(couleur))
        b = bien_places(code, proposition)
        if b != bien or communs - b != mal:
            return False
    return True
