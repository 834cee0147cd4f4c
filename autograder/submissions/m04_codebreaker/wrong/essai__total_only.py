"""The sums of the two numbers are compared.

titre: Ce sont les sommes des deux nombres qui sont comparées.
en: Are 1 well placed with 2 misplaced, and 2 well placed with 1 misplaced, the same answer? Try `test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 1, 2))`.
fr: 1 bien placé avec 2 mal placés, et 2 bien placés avec 1 mal placé, est-ce la même réponse ? Essayez `test_essai([1, 1, 2, 1], ([1, 2, 3, 1], 1, 2))`.
fails: essai_does_not_add_them_up
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    total = bien_places(code, proposition) + mal_places(code, proposition)
    return total == bien + mal
