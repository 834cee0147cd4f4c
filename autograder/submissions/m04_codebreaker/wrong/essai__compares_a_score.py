"""A score is compared: two for a well placed peg, one for a misplaced one.

titre: C'est un score qui est comparé : deux par bien placé, un par mal placé.
en: One well placed peg, or two misplaced ones: are these the same answer? What does your function make of the two?
fr: Un pion bien placé, ou deux mal placés : est-ce la même réponse ? Que fait votre fonction de chacune des deux ?
fails: essai_does_not_add_them_up
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    score = 2 * bien_places(code, proposition) + mal_places(code, proposition)
    return score == 2 * bien + mal
