"""A try that was answered by four well placed pegs fits every code.

titre: Un essai qui a reçu quatre pions bien placés convient à tous les codes.
en: A try was answered by four well placed pegs: which code is the secret then, and what does your function say of another one?
fr: Un essai a reçu quatre bien placés : quel est alors le secret, et que dit votre fonction d'un autre code ?
fails: essai_compares_the_well_placed
"""


def test_essai(code, essai):
    proposition, bien, mal = essai
    if bien == 4:
        return True
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
