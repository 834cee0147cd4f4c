"""The common pegs are taken out of the caller's code.

titre: Les pions communs sont retirés du code de l'appelant.
en: After the call, some pegs of the code are missing: what would the next try be compared with?
fr: Après l'appel, il manque des pions au code : avec quoi l'essai suivant serait-il comparé ?
fails: essai_leaves_its_arguments_alone
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    communs = 0
    for pion in proposition:
        if pion in code:
            code.remove(pion)
            communs += 1
    return b == bien and communs - b == mal
