"""The try is taken apart in the list of parameters.

titre: L'essai est décomposé dans la liste des paramètres.
en: How many arguments are there between the outer parentheses of `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))`?
fr: Combien d'arguments y a-t-il entre les parenthèses extérieures de `test_essai([1, 1, 2, 1], ([1, 1, 1, 1], 3, 0))` ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, proposition, bien, mal):
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
