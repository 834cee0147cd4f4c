"""The two numbers of the answer are taken for each other, or compared with each other.

titre: Les deux nombres de la réponse sont pris l'un pour l'autre, ou comparés entre eux.
en: By hand, with the try `([1, 1, 1, 1], 3, 0)`: to what does your function compare the 3, and to what the 0?
fr: À la main, avec l'essai `([1, 1, 1, 1], 3, 0)` : à quoi votre fonction compare-t-elle le 3, et à quoi le 0 ?
fails: essai_accepts_a_consistent_code
"""


def test_essai(code, essai):
    proposition, mal, bien = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal
