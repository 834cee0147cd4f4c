"""The two numbers of the answer are taken for each other.

titre: Les deux nombres de la réponse sont pris l'un pour l'autre.
en: In the try `([1, 1, 1, 1], 3, 0)`, which number counts the well placed pegs? And in your function?
fr: Dans l'essai `([1, 1, 1, 1], 3, 0)`, quel nombre compte les bien placés ? Et dans votre fonction ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, mal, bien = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
