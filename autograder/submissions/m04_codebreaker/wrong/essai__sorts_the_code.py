"""The code is sorted to count the common pegs, in the caller's list.

titre: Pour compter les pions communs, le code est trié, dans la liste de l'appelant.
en: After the call, the pegs of the code are no longer in the same places: who else needs them there?
fr: Après l'appel, les pions du code ne sont plus aux mêmes places : qui d'autre a besoin qu'ils y soient ?
fails: essai_leaves_its_arguments_alone
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    juste = bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
    code.sort()
    return juste
